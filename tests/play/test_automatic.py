"""A move without a choice is made automatically after a time in which undo is possible."""

from __future__ import annotations

from typing import Any

from engine.values.core import Line, Seat
from play.host import Host
from play.ledger.moves import play_line
from play.time.clock import Delays
from play.values.types import Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match, bid_if_awaited, news_since, played_lines, seat_of, user_in

SLOW = Delays(automatic=10.0)


class Topped(toy.Toy):
    """A game in which a player who cannot bid more passes automatically."""

    def automatic(self, state: toy.State) -> tuple[Seat, Line] | None:
        return (Seat(state.turn), "pass") if state.phase == "auction" and state.bid == toy.TOP else None


async def playing(open_host: Opener, **more: Any) -> tuple[Host, Table]:
    """A match of two that waits ten seconds before an automatic move."""
    host = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    return host, await begin_match(host, ANNE, BEN, **more)


async def lines(host: Host, table: Table) -> list[str]:
    """What was played, after everything that is due."""
    await host.clockwork.run_due()
    return await played_lines(host, table.match)


async def test_an_automatic_move_is_made_after_a_while(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(9.9)
    assert await lines(host, table) == ["bid 9"]
    again = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    clock.advance(0.2)
    assert await lines(again, table) == ["bid 9", "pass"]
    assert [entry.entry.line for entry in await news_since(again, table.match, user_in(table, 1))] == ["start", "bid 9", "pass"]
    assert not await again.people.notices(table.match)


async def test_before_the_automatic_move_the_last_move_can_be_undone(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(9.0)
    await host.agreements.undo(table.match, user_in(table, 0))
    clock.advance(9.0)
    assert await lines(host, table) == ["bid 9", "undo 1"]
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(9.0)
    assert (await lines(host, table))[2:] == ["bid 9"], "it does not come earlier the second time"
    clock.advance(1.0)
    assert (await lines(host, table))[2:] == ["bid 9", "pass"]


async def test_a_table_can_turn_automatic_moves_off(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host, automatic=False)
    assert not table.terms.automatic
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(99.0)
    assert await lines(host, table) == ["bid 9"]
    await host.turns.move(table.match, user_in(table, 1), "pass")
    again = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    assert not (await again.reading.table(table.match)).terms.automatic


async def test_after_the_move_of_a_bot_it_is_made_at_once(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(bot=2.0), rules=lambda name: Topped.rules())
    table = await begin_match(host, ANNE, bots=("mate",))
    seat = seat_of(table, ANNE)
    await bid_if_awaited(host, table, ANNE)
    async with host.ledger.hold(table.match) as live:
        await play_line(host.ledger, live, Seat(1 - seat), "bid 9", by_person=False)
    clock.advance(1.0)
    assert (await lines(host, table))[-2:] == ["bid 9", "pass"]


async def test_a_move_by_hand_replaces_the_automatic_one(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    await host.turns.move(table.match, user_in(table, 1), "pass")
    clock.advance(99.0)
    assert await lines(host, table) == ["bid 9", "pass"]
