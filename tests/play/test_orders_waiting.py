"""A standing order waits for its owner if the owner looks or has another question."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from play.host import Host
from play.time.clock import Delays
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match, newest_entry, person_in, played_lines, seat_of, user_in
from tests.play.test_orders import PATIENT, limit


async def test_an_order_waits_while_its_owner_has_the_panel_open(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    clock.advance(500.0)
    await host.plans.note_click(table.match, owner)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    standing = await host.plans.standing_orders(table.match, owner)
    assert standing.awaited and standing.goes_on == clock.now() + 120.0 and not standing.held
    for _ in range(3):
        clock.advance(100.0)
        await host.clockwork.run_due()
        await host.plans.note_click(table.match, owner)
    assert (await host.reading.table(table.match)).seq == 1, "it does not play while its owner has the panel open"
    again = await open_host(delays=PATIENT)
    clock.advance(119.0)
    await again.clockwork.run_due()
    assert (await again.reading.table(table.match)).seq == 1, "after a restart it still waits for the owner"
    clock.advance(1.0)
    await again.clockwork.run_due()
    assert (await newest_entry(again, table.match)).line == "bid 3"


@pytest.mark.parametrize(("passed", "plays"), [(50.0, 120.0), (115.0, 125.0)])
async def test_an_order_is_not_played_just_when_its_owner_counts_as_gone(
    open_host: Opener, clock: HandClock, passed: float, plays: float
) -> None:
    """The owner looked before it was their turn: that says when their order may answer at the earliest, and the delay counts again when
    their turn comes. Else a move at that very moment tells that there is an order."""
    host, start = await open_host(delays=Delays(order=(10.0, 10.0), present=120.0)), clock.now()
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    await host.plans.note_click(table.match, owner)
    clock.advance(passed)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    assert (await host.plans.standing_orders(table.match, owner)).goes_on == start + plays
    clock.time = start + plays - 0.001
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seq == 1
    clock.time = start + plays
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 3"


async def test_an_order_given_at_ones_own_turn_is_a_move(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 0)
    await limit(host, table, 0, 4)
    await host.plans.note_click(table.match, owner)
    assert (await host.plans.standing_orders(table.match, owner)).goes_on == clock.now() + 1.0, (
        "a look at the panel does not delay it further"
    )
    clock.advance(1.0)
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 1"
    await host.turns.move(table.match, user_in(table, 1), "bid 2")
    await host.plans.note_click(table.match, owner)
    standing = await host.plans.standing_orders(table.match, owner)
    assert standing.goes_on == clock.now() + 120.0, "at the next question it waits for its owner again"


async def test_an_order_given_at_ones_own_turn_can_be_held(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 0, 4)
    await host.plans.hold(table.match, user_in(table, 0))
    await limit(host, table, 0, 6)
    clock.advance(500.0)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seq == 0, "another order does not end the hold"


async def lines_played_alone(host: Host, clock: HandClock, table: Table, seconds: float) -> list[str]:
    """The newest lines after some seconds, timer by timer."""
    until = clock.now() + seconds
    while True:
        due = await host.ledger.store.next_due()
        clock.time = until if due is None or due > until else max(due, clock.now())
        if not await host.clockwork.run_due() and clock.time == until:
            return await played_lines(host, table.match)


async def test_against_bots_an_order_is_obeyed_at_once_each_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, bots=("mate",))
    seat = seat_of(table, ANNE)
    await limit(host, table, seat, 5)
    await host.plans.note_click(table.match, ANNE.user_id)
    for _ in range(2):
        while not (await host.plans.standing_orders(table.match, ANNE.user_id)).awaited:
            due = await host.ledger.store.next_due()
            assert due is not None
            clock.time = due
            await host.clockwork.run_due()
        await host.plans.note_click(table.match, ANNE.user_id)
        before = (await host.reading.table(table.match)).seq
        clock.advance(2.0)
        await host.clockwork.run_due()
        assert (await host.reading.table(table.match)).seq > before, "the order plays without a click on *Go now*"


async def test_left_alone_with_bots_orders_wait_no_longer(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    await host.plans.note_click(table.match, owner)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    assert (await host.plans.standing_orders(table.match, owner)).goes_on == clock.now() + 120.0
    other = person_in(table, 0)
    await host.seats.substitute(table.match, other.user_id, Seat(0), "mate")
    assert (await host.plans.standing_orders(table.match, owner)).goes_on == clock.now() + 1.0


async def test_bots_wait_while_a_move_is_fresh(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, bots=("deckhand", "deckhand"))
    while (await host.reading.table(table.match)).to_act != (table.seat_of(ANNE.user_id),):
        assert await lines_played_alone(host, clock, table, 2.0)
    before = len(await lines_played_alone(host, clock, table, 0.0))
    await host.turns.move(table.match, ANNE.user_id, "pass")
    assert len(await lines_played_alone(host, clock, table, 3.9)) == before + 1, "no bot moves while the move is fresh"
    assert len(await lines_played_alone(host, clock, table, 0.1)) == before + 2
    assert len(await lines_played_alone(host, clock, table, 1.9)) == before + 2
    assert len(await lines_played_alone(host, clock, table, 0.1)) >= before + 3, "after a bot's move there is nothing to wait for"
