"""A move without a choice is made automatically after a time in which undo is possible."""

from __future__ import annotations

from typing import Any

from engine.values.core import Line, Seat
from play.host import Host
from play.ledger.moves import play_line
from play.time.clock import Delays
from play.values.types import Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match, news_since, played_lines, seat_of, user_in

SLOW = Delays(automatic=10.0)


class Topped(toy.Toy):
    """A game in which who cannot bid more passes by themselves."""

    def automatic(self, state: toy.State) -> tuple[Seat, Line] | None:
        return (Seat(state.turn), "pass") if state.phase == "auction" and state.bid == toy.TOP else None


async def playing(open_host: Opener, **more: Any) -> tuple[Host, Table]:
    host = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    return host, await begin_match(host, ANNE, BEN, **more)


async def lines(host: Host, table: Table) -> list[str]:
    await host.clockwork.run_due()
    return await played_lines(host, table.match)


async def test_it_comes_after_a_while_and_is_no_move_of_its_owner(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(9.9)
    assert await lines(host, table) == ["bid 9"]
    again = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    clock.advance(0.2)
    assert await lines(again, table) == ["bid 9", "pass"]
    assert [entry.entry.line for entry in await news_since(again, table.match, user_in(table, 1))] == ["start", "bid 9", "pass"]
    assert not await again.people.notices(table.match)


async def test_until_then_the_move_before_can_be_taken_back(open_host: Opener, clock: HandClock) -> None:
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


async def test_a_table_may_ask_for_everything(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host, automatic=False)
    assert not table.terms.automatic
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    clock.advance(99.0)
    assert await lines(host, table) == ["bid 9"]
    await host.turns.move(table.match, user_in(table, 1), "pass")
    again = await open_host(delays=SLOW, rules=lambda name: Topped.rules())
    assert not (await again.reading.table(table.match)).terms.automatic


async def test_against_bots_it_comes_at_once_after_their_move(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(bot=2.0), rules=lambda name: Topped.rules())
    table = await begin_match(host, ANNE, bots=("mate",))
    seat = seat_of(table, ANNE)
    if table.to_act == (seat,):
        await host.turns.move(table.match, ANNE.user_id, "bid 1")
    async with host.ledger.hold(table.match) as live:
        await play_line(host.ledger, live, Seat(1 - seat), "bid 9", by_person=False)
    clock.advance(1.0)
    assert (await lines(host, table))[-2:] == ["bid 9", "pass"]


async def test_an_automatic_move_is_played_once_by_the_quicker_side(open_host: Opener, clock: HandClock) -> None:
    host, table = await playing(open_host)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    await host.turns.move(table.match, user_in(table, 1), "pass")
    clock.advance(99.0)
    assert await lines(host, table) == ["bid 9", "pass"]
