"""Forms over panels by clicks: an amount that is typed, right and wrong, after a restart, too late."""

from __future__ import annotations

from pathlib import Path

from cogs.actions.panel import Confirm, Pick
from tests.e2e.world import control, controls, modal_values, texts, world


async def test_an_amount_is_typed_and_a_wrong_one_or_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.opened("ana", "bruno", "clara")
        (member,) = await w.awaited()
        panel = await w.turn(member)
        bid = control(panel, Pick, token="bid")
        before = await w.host.turns.panel(1, member.id)
        shown = await member.click(panel, custom_id=bid)
        assert shown.modal is not None and "1 to " in str(shown.modal)
        assert await w.host.turns.panel(1, member.id) == before, "nothing is stored before something is typed"
        await member.submit_modal(shown, modal_values(shown.modal, ["999"]))
        assert "“999” is not possible here. Possible: 1 to " in texts(panel) and (await w.table()).seq == 0
        shown, late = await member.click(panel, custom_id=bid), await member.click(panel, custom_id=bid)
        await w.restarted()
        assert shown.modal is not None
        await member.submit_modal(shown, modal_values(shown.modal, ["4"]))
        if controls(panel, Confirm):
            await member.click(panel, custom_id=control(panel, Confirm))
        assert (await w.host.reading.log(1, None))[-1].entry.line == "bid 4"
        await member.submit_modal(late, modal_values(shown.modal, ["5"]))
        assert "The table moved on" in texts(panel) and (await w.table()).seq == 1


async def test_of_a_form_with_one_wrong_amount_the_others_are_kept(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.opened("ana", "bruno", "clara")
        (member,) = await w.awaited()
        panel = (await member.click(await w.card(), label="Plan ahead")).response
        await member.click(panel, label="Standing orders")
        await member.click(panel, label="A price list of my own …")
        shown = await member.click(panel, label="Fill in, part 1 of 2")
        await member.submit_modal(shown, modal_values(shown.modal or {}, ["3", "4", "99", "x"]))
        assert "Magellan: 3 to come: “99” is not possible" in texts(panel)
        assert texts(panel).count("up to 3 (") == texts(panel).count("up to 4 (") == 2, "in the list and so far"
        again = await member.click(panel, label="Fill in, part 1 of 2")
        await member.submit_modal(again, modal_values(again.modal or {}, ["3", "4", "5", ""]))
        assert "is not possible" not in texts(panel) and "up to 5 (" in texts(panel)
