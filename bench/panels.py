"""Measures how a panel opens, from the database to the screen, without its picture.

The anchor is the same screen of a host that reads each thing from the database by itself. Both are measured in turn; the best round of each
counts. Database queries are counted as well, because on a server each is a round trip.
"""

from __future__ import annotations

import asyncio
from copy import copy
from time import perf_counter
from typing import Any

from bench import Row
from bench.host import begin_match, open_host
from cogs.edge.services import Services
from cogs.pictures.service import Pictures
from cogs.screens.private import PrivateScreens
from engine.match import registry
from play.host import Host
from store.connection import SqliteConnection

ROUNDS = 10
"""Rounds of the measurement."""

OPENED = 40
"""Panels that are opened in each round."""

BEFORE = 9
"""Moves of the match before its panel is opened."""


class Blind(Pictures):
    """Pictures that are never drawn."""

    def __init__(self) -> None:
        """Start no processes."""

    async def picture(self, *args: Any, **kwargs: Any) -> None:
        return None


def rows() -> list[Row]:
    """Return a row a game."""
    return [asyncio.run(_row(game)) for game in registry.names()]


async def _row(game: str) -> Row:
    """Measure how long the panel of an awaited person takes to open in one match of a game."""
    async with open_host() as host:
        table = await begin_match(host, registry.names().index(game), BEFORE)
        person = table.occupants[table.to_act[0]].person
        assert person is not None
        match, user = table.match, person.user_id
        ours, anchor = list[float](), list[float]()
        for _ in range(ROUNDS):
            ours.append(await _time_opening(host, match, user, in_one_round=True))
            anchor.append(await _time_opening(host, match, user, in_one_round=False))
        our_queries = await _count_queries(host, match, user, in_one_round=True)
        anchor_queries = await _count_queries(host, match, user, in_one_round=False)
    measured = f"{min(ours) * 1e3:.2f} ms, asks {our_queries}"
    return (f"{game}: my panel opens", measured, f"one by one {min(anchor) * 1e3:.2f} ms, {anchor_queries}", min(anchor) / min(ours))


async def _time_opening(host: Host, match: int, user: int, in_one_round: bool) -> float:
    """Return the seconds until a panel is made."""
    start = perf_counter()
    for _ in range(OPENED):
        await _make_screen(host, match, user, in_one_round)
    return (perf_counter() - start) / OPENED


async def _make_screen(host: Host, match: int, user: int, in_one_round: bool) -> None:
    """Make what a click shows: the gate's table, the language, and the panel."""
    if in_one_round:
        seen = await host.looking_at(match, user)
    else:
        # The same host without what `looking_at` has read: its screens ask the database for each thing. With `looks_at` they take it for a
        # host that has read all, and so do not read in one round by themselves.
        seen = copy(host)
        seen.looks_at = (match, user)
    await seen.reading.table(match)
    language = (await seen.people.settings(user)).language or "en"
    opened = await PrivateScreens(Services(seen, Blind())).open_panel(match, user, language)
    assert opened.screen.rows


async def _count_queries(host: Host, match: int, user: int, in_one_round: bool) -> int:
    """Return the number of database queries with which a panel opens."""
    query_count, run = 0, SqliteConnection.run

    async def count(self: SqliteConnection, function: Any) -> Any:
        nonlocal query_count
        query_count += 1
        return await run(self, function)

    SqliteConnection.run = count  # type: ignore[method-assign]
    try:
        await _make_screen(host, match, user, in_one_round)
    finally:
        SqliteConnection.run = run  # type: ignore[method-assign]
    return query_count
