"""A prepared turn is played if it still reads as it was shown, or ends with the reason."""

from __future__ import annotations

import pytest

from engine.values.core import Condition, Line, Msg, Note, Seat, Who
from play.host import Host
from play.time.clock import Delays
from play.turn.plans import order_key
from play.values.errors import DraftGone, NotAllowed, StaleTable
from play.values.panels import AskingPanel, Ordered, Ready, Waiting
from play.values.personal import Notice
from play.values.types import Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, begin_match, choose, played_lines, user_in
from tests.play.test_orders import limit

SLOW = Delays(bot=2.0, fresh=0.0, order=(4.0, 40.0), present=0.0)


class Telling(toy.Toy):
    """A game in which the sentence about a bid also names the bid before it."""

    def told(self, state: toy.State, seat: Seat) -> Note:
        return Note(Msg("core.ask.text", text="bid", who=Who(seat), over=state.bid))


@pytest.fixture
async def host(open_host: Opener) -> Host:
    return await open_host(rules=lambda name: Telling.rules())


async def lines(host: Host, table: Table) -> list[str]:
    """What was played, after everything that is due."""
    await host.clockwork.run_due()
    return await played_lines(host, table.match)


async def stop_reasons(host: Host, table: Table, seat: int) -> list[str]:
    """The keys of the reasons for which prepared turns of a seat were stopped."""
    return [why(notice).key for notice in await host.people.notices(table.match, user_in(table, seat))]


def why(notice: Notice) -> Msg:
    """The reason in a notice about a prepared turn that was stopped."""
    assert notice.msg.key == "play.notice.plan-stopped"
    reason = dict(notice.msg.args)["why"]
    assert isinstance(reason, Msg)
    return reason


async def test_a_prepared_turn_is_played_when_it_reads_as_shown(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    done = await host.plans.prepare(table.match, user_in(table, 2), "bid 5")
    assert done.table == table, "others do not see that something was prepared"
    await host.turns.move(table.match, user_in(table, 0), "pass")
    assert await lines(host, table) == ["pass"]
    await host.turns.move(table.match, user_in(table, 1), "pass")
    assert await lines(host, table) == ["pass", "pass", "bid 5"]
    assert await host.plans.of(table.match, user_in(table, 2)) == () and await stop_reasons(host, table, 2) == []


async def test_a_prepared_turn_ends_when_it_reads_otherwise(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    await host.plans.prepare(table.match, user_in(table, 2), "bid 5")
    await host.plans.prepare(table.match, user_in(table, 2), "bid 7")
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    assert await host.plans.of(table.match, user_in(table, 2)) == ()
    notice, _ = await host.people.notices(table.match, user_in(table, 2))
    assert await stop_reasons(host, table, 2) == ["core.prepared.otherwise", "core.prepared.before"]
    reading, now = (dict(why(notice).args)[name] for name in ("shown", "now"))
    assert [dict(msg.args)["over"] for msg in (reading, now) if isinstance(msg, Msg)] == [0, 2]
    await host.turns.move(table.match, user_in(table, 1), "pass")
    assert await lines(host, table) == ["bid 2", "pass"], "the owner has to play the turn"


async def test_an_owner_may_allow_a_difference_but_no_illegal_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    await host.plans.prepare(table.match, user_in(table, 1), "bid 5", may_differ=True)
    await host.plans.prepare(table.match, user_in(table, 2), "bid 5", may_differ=True)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    assert await lines(host, table) == ["bid 2", "bid 5"]
    assert await stop_reasons(host, table, 1) == [] and await stop_reasons(host, table, 2) == ["core.prepared.illegal-at"]


async def test_a_prepared_turn_goes_before_general_orders(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await host.plans.prepare(table.match, user_in(table, 1), "bid 5")
    await host.plans.hold(table.match, user_in(table, 1))
    await limit(host, table, 1, 0)
    await host.turns.move(table.match, user_in(table, 0), "pass")
    assert await lines(host, table) == ["pass"], "the owner holds it"
    await host.plans.release(table.match, user_in(table, 1))
    assert await lines(host, table) == ["pass", "bid 5"]


async def test_several_turns_are_prepared_and_played_in_order(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 3", "bid 5", "bid 7"):
        await host.plans.prepare(table.match, user_in(table, 1), line, may_differ=True)
    with pytest.raises(NotAllowed):
        await host.plans.prepare(table.match, user_in(table, 1), "bid 9")
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    clock.advance(41)
    assert await lines(host, table) == ["bid 1", "bid 3"]
    assert [order.line for order in await host.plans.of(table.match, user_in(table, 1))] == ["bid 5", "bid 7"]
    await host.plans.prepare(table.match, user_in(table, 1), "bid 9", may_differ=True)
    again = await open_host(delays=SLOW)
    for line in ("bid 4", "bid 6"):
        await again.turns.move(table.match, user_in(table, 0), line)
        clock.advance(41)
        await again.clockwork.run_due()
    assert await lines(again, table) == ["bid 1", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7"]
    assert [order.line for order in await again.plans.of(table.match, user_in(table, 1))] == ["bid 9"]


async def test_a_move_by_hand_ends_a_prepared_turn_or_fulfils_it(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 3", "bid 5"):
        await host.plans.prepare(table.match, user_in(table, 1), line)
    await host.plans.hold(table.match, user_in(table, 1))
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    assert await stop_reasons(host, table, 1) == ["core.prepared.otherwise", "core.prepared.before"]
    await host.turns.move(table.match, user_in(table, 1), "bid 3")
    for line in ("bid 5", "bid 7", "bid 8"):
        await host.plans.prepare(table.match, user_in(table, 1), line, may_differ=True)
    await host.plans.hold(table.match, user_in(table, 1))
    await host.turns.move(table.match, user_in(table, 0), "bid 4")
    await host.turns.move(table.match, user_in(table, 1), "bid 5")
    assert [order.line for order in await host.plans.of(table.match, user_in(table, 1))] == ["bid 7", "bid 8"]
    await host.turns.move(table.match, user_in(table, 0), "bid 6")
    await host.turns.move(table.match, user_in(table, 1), "bid 9")
    assert await host.plans.of(table.match, user_in(table, 1)) == ()
    assert (await stop_reasons(host, table, 1))[2:] == ["core.prepared.moved", "core.prepared.before"]


async def test_an_undo_ends_prepared_turns_that_were_built_on_it(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    await host.turns.move(table.match, user_in(table, 1), "bid 2")
    for line in ("bid 4", "bid 6"):
        await host.plans.prepare(table.match, user_in(table, 1), line, may_differ=True)
    await host.agreements.undo(table.match, user_in(table, 1))
    assert await lines(host, table) == ["bid 1", "bid 2", "undo 2"], "what was prepared for the next turn is not played in this one"
    assert await stop_reasons(host, table, 1) == ["core.prepared.undone", "core.prepared.before"]


async def test_undoing_a_prepared_turn_ends_the_later_ones(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 4", "bid 6"):
        await host.plans.prepare(table.match, user_in(table, 1), line, may_differ=True)
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    assert await lines(host, table) == ["bid 1", "bid 4"]
    await host.agreements.undo(table.match, user_in(table, 1))
    assert await lines(host, table) == ["bid 1", "bid 4", "undo 2"] and await stop_reasons(host, table, 1) == ["core.prepared.undone"]


async def test_a_round_that_is_over_ends_what_was_prepared_in_it(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    await host.turns.move(table.match, user_in(table, 1), "bid 2")
    await host.plans.prepare(table.match, user_in(table, 1), "bid 9", may_differ=True)
    await host.turns.move(table.match, user_in(table, 0), "pass")
    assert len(await host.plans.of(table.match, user_in(table, 1))) == 1 and (await host.reading.table(table.match)).to_act == (0, 1)
    for chosen, seat in enumerate(table.people):
        assert (await lines(host, table))[3:] == ["*"] * chosen, "a prepared bid does not answer another question"
        await choose(host, table, seat)
    assert await stop_reasons(host, table, 1) == ["core.prepared.changed"]


async def test_a_turn_is_prepared_on_a_panel_that_shows_what_it_needs(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    match, ben = table.match, user_in(table, 1)
    waiting = await host.turns.panel(match, ben)
    assert isinstance(waiting, Waiting) and waiting.can_plan
    panel = await host.turns.panel(match, ben, "plan")
    assert isinstance(panel, AskingPanel) and panel.ref.kind == "plan" and panel.base.turn == 1
    ready = await host.turns.play(panel.ref, ben, ("bid", "5"))
    assert isinstance(ready, Ready) and ready.order is not None and ready.preview.bid == 5 and ready.preview.turn == 0
    assert ready.order.text.key == "core.prepared.exactly-while"
    done = await host.turns.confirm(ready.ref, ben)
    assert isinstance(done, Ordered) and await host.plans.of(match, ben) == (done.order,)
    with pytest.raises((StaleTable, DraftGone)):
        await host.turns.confirm(ready.ref, ben)
    panel = await host.turns.panel(match, ben, "plan")
    assert isinstance(panel, AskingPanel) and panel.base.bid == 5
    await host.plans.reopen(match, ben, order_key(done.order))
    again = await host.turns.panel(match, ben, "plan")
    assert isinstance(again, Ready) and again.line == "bid 5" and await host.plans.of(match, ben) == ()


async def test_a_turn_that_reads_otherwise_by_now_is_not_confirmed(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    match, carla = table.match, user_in(table, 2)
    panel = await host.turns.panel(match, carla, "plan")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, carla, ("pass",))
    assert isinstance(ready, Ready)
    later = await host.turns.restart(ready.ref, carla)
    assert isinstance(later, AskingPanel)
    ready = await host.turns.answer(later.ref, carla, ("bid", "9"))
    await host.turns.move(match, user_in(table, 0), "bid 2")
    with pytest.raises(StaleTable):
        await host.turns.confirm(ready.ref, carla)  # type: ignore[union-attr]
    panel = await host.turns.panel(match, carla, "plan")
    await host.turns.move(match, user_in(table, 1), "pass")
    assert isinstance(panel, Ready)
    with pytest.raises(StaleTable):
        await host.turns.confirm(panel.ref, carla)
    assert (await host.turns.panel(match, carla, "plan")).ref.kind == "turn"  # type: ignore[union-attr]


async def test_the_conditions_of_a_prepared_turn_are_checked_at_the_confirmation(open_host: Opener) -> None:
    class Watching(toy.Toy):
        """A game in which what is prepared depends on the bid, which no question shows."""

        def conditions(self, world: toy.State, seat: Seat, line: Line) -> tuple[Condition, ...]:
            return (Condition("bid", str(world.bid), Msg("core.ask.text", text="bid")),)

    host = await open_host(rules=lambda name: Watching.rules())
    table = await begin_match(host, ANNE, BEN, CARLA)
    carla = user_in(table, 2)
    panel = await host.turns.panel(table.match, carla, "plan")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, carla, ("pass",))
    assert isinstance(ready, Ready)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    with pytest.raises(StaleTable):
        await host.turns.confirm(ready.ref, carla)
    assert await host.plans.of(table.match, carla) == ()


@pytest.mark.parametrize("absence", ["neutral", "caretaker", "wait"])
async def test_a_prepared_turn_is_played_when_the_time_is_up(open_host: Opener, clock: HandClock, absence: str) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN, CARLA, pace="5m", absence=absence)
    await host.plans.prepare(table.match, user_in(table, 1), "bid 3", may_differ=True)
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    clock.advance(299.0)
    await host.plans.note_click(table.match, user_in(table, 1))
    assert await lines(host, table) == ["bid 1"]
    clock.advance(1.0)
    assert await lines(host, table) == ["bid 1", "bid 3"]
    assert (await host.reading.table(table.match)).late == () and await stop_reasons(host, table, 1) == []


async def test_a_held_turn_is_not_played_when_the_time_is_up(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN, CARLA, pace="5m", absence="neutral")
    await host.plans.prepare(table.match, user_in(table, 1), "bid 3", may_differ=True)
    await host.plans.hold(table.match, user_in(table, 1))
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    clock.advance(300.0)
    assert await lines(host, table) == ["bid 1", "absent 1", "pass"]
