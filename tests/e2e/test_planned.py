"""A player prepares a turn by clicks; it is shown, changed, played, or stopped."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from bench.offers import offers
from cogs.actions.tables import OpenPlans
from engine.bots import line
from engine.match import registry
from tests.bodies import nested
from tests.e2e.world import World, controls, labels, texts, world


async def prepare(w: World, member: Any) -> Any:
    """Prepare the first proposed answer for the next turn; return the panel, which is not confirmed yet."""
    panel = await w.plans(member)
    assert "Nothing is planned" in texts(panel)
    await member.click(panel, label="Prepare my next turn")
    assert "You are preparing a turn that is to come" in texts(panel)
    await member.click(panel, label=next(label for label in labels(panel) if "Build a sugar factory" in label))
    assert "but only if" in texts(panel) and "the last round has not begun" in texts(panel)
    return panel


async def make_move(w: World) -> None:
    """Let the awaited player make a sensible move."""
    (member,) = await w.awaited_members()
    live = await w.host.ledger.current(1)
    (seat,) = live.table.to_act
    await w.host.turns.move(1, member.id, line("mate", live.rules, live.state, seat, Random(3)))
    await w.quiet()


async def test_a_turn_is_prepared_changed_and_played(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="navegador")
        (mover,) = await w.awaited_members()
        member = next(other for other in w.members.values() if other.id != mover.id)
        (zita,) = w.people("zita")
        assert not controls((await zita.click(await w.card(), label="More")).response, OpenPlans), "a watcher has nothing to plan"
        refused = await w.plans(mover)
        assert "It is your turn now" in texts(refused) and "Prepare my next turn" not in labels(refused)
        panel = await prepare(w, member)
        await member.click(panel, label="Prepare it exactly so")
        assert "Prepared." in texts(panel) and "You build a sugar factory" in texts(panel) and "And the turn after that" in labels(panel)
        await member.click(panel, label="Change the prepared turn")
        assert "is withdrawn" in texts(panel) and await w.host.plans.of(1, member.id) == ()
        await member.click(panel, label="Also if amounts change")
        assert "Also if amounts have changed" in texts(panel)
        waiting = await w.turn(member)
        assert "Next turn:" in texts(waiting) and "Plan ahead" in labels(waiting)
        await make_move(w)
        assert await w.awaited_members() == [mover]
        assert len(await w.host.reading.log(1, None)) == 3


async def test_an_old_panel_of_a_prepared_turn_prepares_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", game="navegador")
        (mover,) = await w.awaited_members()
        table = await w.table()
        (seat,) = table.to_act
        seat_before = (seat + 2) % 3
        last = table.occupants[seat_before].person
        assert last is not None and last.user_id != mover.id
        member = w.by_id(last.user_id)
        panel = await prepare(w, member)
        await make_move(w)
        await make_move(w)
        await member.click(panel, label="Prepare it exactly so")
        assert await w.host.plans.of(1, member.id) == () and await w.awaited_members() == [member]


async def test_the_next_turn_is_offered_after_a_move_and_prepared_by_one_press(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="navegador")
        for _ in range(40):
            (mover,) = await w.awaited_members()
            member = next(other for other in w.members.values() if other.id != mover.id)
            panel = await w.turn(member)
            offered = next((label for label in labels(panel) if label.startswith("Next")), None)
            if offered is not None:
                break
            await make_move(w)
        assert offered is not None and len(offered) <= 56, offered
        assert "you go" not in offered.lower(), "the label is the answer itself, and no sentence"
        next_offers = await offers(w.host, registry.rules("navegador"), 1, member.id, None)
        assert [(offer.kind, offer.is_answer) for offer in next_offers] == [("plan", True)], "the benchmark counts the offer as a question"
        assert "And your next turn?" in texts(panel) and any(item.get("type") == 3 for item in nested(panel.components)), (
            "the panel has a menu, too"
        )
        await member.click(panel, label=next(label for label in labels(panel) if label.startswith("Next") and label != offered))
        assert "You are preparing a turn that is to come" in texts(panel) and await w.host.plans.of(1, member.id) == ()
        panel = await w.turn(member)
        assert [label for label in labels(panel) if label.startswith("Next")] == [offered], (
            "only one offer is left while another turn is half made"
        )
        await member.click(panel, label=offered)
        assert "Prepared." in texts(panel) and offered not in labels(panel)
        (order,) = await w.host.plans.of(1, member.id)
        assert order.slot == "turn.1"
