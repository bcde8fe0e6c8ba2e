"""Bots finish every game on the host, and the match and its record replay."""

from __future__ import annotations

from random import Random

import pytest

from engine.match import registry
from engine.match.records import from_record
from engine.values.core import Seat
from play.host import Host
from tests.play.hosting import ANNE, BEN, Opener, begin_match, make_move, seat_of


@pytest.mark.parametrize("game", registry.names())
async def test_bots_play_a_whole_match(open_host: Opener, game: str) -> None:
    host = await open_host()
    seats = min(registry.rules(game).seats)
    bots = ("mate", "deckhand", *["mate"] * (seats - 3))
    table = await begin_match(host, ANNE, bots=bots, game=game, settings=registry.rules(game).short)
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "mate")
    await host.seats.play_alone(table.match, ANNE.user_id)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.status == "finished" and table.result is not None
    assert from_record(await host.reading.record(table.match, ANNE.user_id)).seq == table.seq


@pytest.mark.parametrize("game", registry.names())
async def test_people_play_by_panels_with_a_restart_on_the_way(open_host: Opener, game: str) -> None:
    host = await open_host()
    seats = min(registry.rules(game).seats)
    table = await begin_match(host, ANNE, BEN, bots=("deckhand",) * (seats - 2), game=game, settings=registry.rules(game).short)
    await some_moves(host, table.match, 5)
    again = await open_host()
    state = (await host.ledger.current(table.match)).state
    assert (await again.ledger.current(table.match)).state == state
    await some_moves(again, table.match, 12)
    assert (await again.ledger.current(table.match)).state != state
    assert await again.reading.view(table.match, Seat(0)) is not None


async def some_moves(host: Host, match: int, count: int) -> None:
    """Let people make moves by their panels, and bots between them, until there are `count` moves or the match is over."""
    for _ in range(count):
        await host.clockwork.run_due()
        table = await host.reading.table(match)
        if table.status == "running":
            await make_move(host, table, Random(table.seq))
    await host.clockwork.run_due()
