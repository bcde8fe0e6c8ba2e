"""The bench of a server's substitutes, who are called when a seat becomes free."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec.structs import replace

from engine.match import registry
from engine.values import codec
from engine.values.core import Msg, Seat, Who
from play.ledger.ledger import Ledger
from play.time.calendar import ALWAYS, DAY, rest_until
from play.values.erased import seats_held
from play.values.errors import NotAllowed
from play.values.live import Live, leniently
from play.values.types import Table
from store import rows
from store.rows import Write

CALLED = 3
"""How many substitutes are called for a seat at the same time; only the first who comes gets it."""

REST = DAY
"""Seconds until a substitute is called again, and until others are called for the same seat."""


class Bench:
    """Knows who would take over a free seat."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def games(self, guild: int, user_id: int) -> tuple[str, ...] | None:
        """Return the games for which a person is on a server's bench; `None` if they are not.

        Empty: they are there for all games.
        """
        own = [row for row in await self._ledger.stored.bench(guild) if row.user == user_id]
        return _games(own[0]) if own else None

    async def sit(self, guild: int, user_id: int, games: Sequence[str] = ()) -> None:
        """Put a person on the bench; raises `NotAllowed` for an unknown game."""
        if any(game not in registry.names() for game in games):
            raise NotAllowed(Msg("play.no-such-game"))
        before = [row for row in await self._ledger.stored.bench(guild) if row.user == user_id]
        row = rows.BenchRow(guild, user_id, codec.dumps(tuple(games)), before[0].called_at if before else 0.0)
        await self._ledger.store_rows(row)

    async def leave(self, guild: int, user_id: int) -> None:
        """Take a person off the bench."""
        await self._ledger.store_rows(rows.deletion("bench", guild=guild, user=user_id))

    async def call(self, live: Live, seat: Seat) -> tuple[list[Write], float]:
        """Return the rows that call substitutes to an open seat, and when the next are called.

        The time is 0 if the bench has nobody else. Nobody is called in their quiet hours, on holiday, twice a day, or if they want no
        pings. Nobody who plays or played at this table is called, because they would know two hands.
        """
        table, now = live.table, self._ledger.clock.now()
        able = [row for row in await self._ledger.stored.bench(_guild(table)) if _is_able(table, row)]
        ready: list[rows.BenchRow] = []
        for row in sorted(able, key=lambda row: row.called_at):
            chosen = await self._ledger.stored.person(row.user)
            hours = (await self._ledger.hours([row.user])).get(row.user, ALWAYS)
            if row.called_at <= now - REST and rest_until(hours, now) is None and (chosen is None or chosen.told != "off"):
                ready.append(row)
        writes: list[Write] = []
        for row in ready[:CALLED]:
            writes += [self._ledger.notice(live, row.user, Msg("play.notice.bench", who=Who(seat))), replace(row, called_at=now)]
        return writes, now + REST if len(able) > len(ready[:CALLED]) else 0.0


def _guild(table: Table) -> int:
    """Return the server whose bench is called; 0 for none, as in private threads."""
    is_private = table.place.thread_id is not None and not table.own_thread
    return 0 if table.place.guild_id is None or is_private else table.place.guild_id


def _is_able(table: Table, row: rows.BenchRow) -> bool:
    """Return whether a person of the bench could take a seat of a table."""
    games = _games(row)
    return not seats_held(table, row.user) and (not games or table.game in games) and (not table.invited or row.user in table.invited)


def _games(row: rows.BenchRow) -> tuple[str, ...]:
    games: tuple[str, ...] = leniently(lambda: tuple(str(game) for game in json.loads(row.games)), ())
    return games
