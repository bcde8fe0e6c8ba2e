"""A look: all that one click or message needs of one match and one person, at one moment.

A screen asks the host a dozen questions. With `Host.looking_at`, the answers come from rows that were read together; anything else is read
from the database. Changes go to the ledger itself, which works on the newest match and checks its revision at every commit.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

from msgspec import Struct

from play.ledger.ledger import Ledger
from play.values.errors import NoSuchMatch
from play.values.live import Live
from store import rows
from store.base import Store
from store.rows.looks import LIVE, NEWEST

TRIES = 3
"""How often a look is repeated if its rows are older than the match in memory."""

T = TypeVar("T")


class LookedAt(Struct, frozen=True):
    """The rows of one moment, and the match as it was then; `None` if it is not in memory."""

    rows: rows.LookRows
    live: Live | None


async def look(ledger: Ledger, match: int, user_id: int) -> LookedAt:
    """Read a match and a person in one round trip. Raises `NoSuchMatch`."""
    if not 0 < match <= rows.GREATEST_MATCH:
        raise NoSuchMatch
    for _ in range(TRIES):
        stored = await ledger.stored.look(match, user_id)
        live, revision = ledger.from_memory(match), stored.revisions.get(match)
        if live is None or revision is None or live.revision <= revision:
            break  # else this process has changed the match while the answer was under way
    return LookedAt(stored, live if live is not None and live.revision == revision else None)


class LookStore:
    """A store at the moment of a look: it answers from its rows, or else from the real store."""

    def __init__(self, store: Store, looked: rows.LookRows) -> None:
        self._store = store
        self._rows = looked
        self._log: tuple[rows.EntryRow, ...] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def revision(self, match: int) -> int | None:
        if match == self._rows.match or match in self._rows.revisions:
            return self._rows.revisions.get(match)
        return await self._store.revision(match)

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        known = self._rows.revisions
        others = [match for match in matches if match not in known and match != self._rows.match]
        more = await self._store.revisions(others) if others else {}
        return {**{match: known[match] for match in matches if match in known}, **more}

    async def latest(self, match: int, after: int, before: int | None, limit: int) -> tuple[rows.EntryRow, ...]:
        newest = [row for row in self._rows.latest if row.seq > after and (before is None or row.seq < before)][:limit]
        if match == self._rows.match and (len(newest) == limit or self._has_all_after(after)):
            return tuple(newest)
        return await self._store.latest(match, after, before, limit)

    async def entries(self, match: int, after: int = -1) -> tuple[rows.EntryRow, ...]:
        if match == self._rows.match and self._has_all_after(after):
            return tuple(row for row in reversed(self._rows.latest) if row.seq > after)
        if match != self._rows.match:
            return await self._store.entries(match, after)
        if self._log is None and after < 0:  # a caller who wants the whole log asks for it more than once
            newest = self._rows.latest[0].seq
            self._log = tuple(entry for entry in await self._store.entries(match) if entry.seq <= newest)
        return await self._store.entries(match, after) if self._log is None else tuple(row for row in self._log if row.seq > after)

    def _has_all_after(self, after: int) -> bool:
        """Return whether all entries after a given one were read."""
        newest = self._rows.latest
        return len(newest) < NEWEST or newest[-1].seq <= after + 1

    async def draft(self, match: int, seat: int, kind: str) -> rows.DraftRow | None:
        if match == self._rows.match and seat in self._rows.seats:
            return next((draft for draft in self._rows.drafts if (draft.seat, draft.kind) == (seat, kind)), None)
        return await self._store.draft(match, seat, kind)

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        if user == self._rows.user and set(statuses) <= set(LIVE):
            return tuple(match for match, status in self._rows.tables if status in statuses)
        return await self._store.matches_of(user, statuses)

    async def person(self, user: int) -> rows.PersonRow | None:
        if user == self._rows.user or user in self._rows.players:
            return next((person for person in self._rows.people if person.user == user), None)
        return await self._store.person(user)

    async def memos(self, user: int) -> dict[int, str]:
        return dict(self._rows.memos) if user == self._rows.user else await self._store.memos(user)

    async def server(self, guild: int) -> rows.ServerRow | None:
        return self._rows.server if guild == self._rows.guild else await self._store.server(guild)

    async def house(self, guild: int) -> rows.HouseRow | None:
        return self._rows.house if guild == self._rows.guild else await self._store.house(guild)

    async def pings(self, user: int) -> tuple[rows.PingRow, ...]:
        return self._rows.pings if user == self._rows.user else await self._store.pings(user)

    async def direct(self, user: int) -> rows.DirectRow | None:
        return self._rows.direct if user == self._rows.user else await self._store.direct(user)

    async def notification_way(self, match: int, user: int) -> rows.NotificationWayRow | None:
        if user == self._rows.user:
            return next((row for row in self._rows.ways if row.match == match), None)
        return await self._store.notification_way(match, user)

    async def unsent(self, user: int, kinds: Sequence[str]) -> tuple[tuple[int, str], ...]:
        if user == self._rows.user:
            return tuple(row for row in self._rows.unsent if row[1] in kinds)
        return await self._store.unsent(user, kinds)

    async def notices(self, match: int, user: int | None = None) -> tuple[rows.NoticeRow, ...]:
        if (match, user) == (self._rows.match, self._rows.user):
            return self._rows.notices
        return await self._store.notices(match, user)


class Glimpse(Ledger):
    """A ledger for reading at the moment of a look. Changes go to the whole ledger."""

    def __init__(self, ledger: Ledger, looked: LookedAt) -> None:
        self.__dict__.update(vars(ledger))
        self.store = cast(Store, LookStore(ledger.store, looked.rows))
        self._whole = ledger
        self._look = looked

    def from_memory(self, match: int) -> Live | None:
        """Return the match of the look as it was then, any other from the whole ledger's memory."""
        if match == self._look.rows.match and self._look.live is not None:
            return self._look.live
        return self._whole.from_memory(match)

    @asynccontextmanager
    async def hold(self, match: int) -> AsyncIterator[Live]:
        async with self._whole.hold(match) as live:
            yield live

    async def change(self, match: int, work: Callable[[Live], Awaitable[T]]) -> T:
        return await self._whole.change(match, work)
