"""The SQL of the questions about matches and people."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from store import reads, rows
from store.link import Link
from store.personal import ABOUT, ABOUT_SERVER, MATCHES_WITH, SERVERS
from store.statements import WAITS

T = TypeVar("T")

NEWEST = 2**62
"""Above the number of any entry."""


class Queries(ABC):
    """The questions about matches and people; a store says in which thread they run.

    Their examples are run by `with_store` (tests/temporary.py), which gives them an open store.
    """

    @abstractmethod
    async def _read(self, function: Callable[[Link], T]) -> T:
        """Run a function on a reading link and return its result."""

    async def table(self, match: int) -> rows.TableRows | None:
        """Return the rows of a table, or `None` for an unknown number.

        >>> async def example(store: Any) -> str:
        ...     match = await store.new_match(ROW, [])
        ...     return (await store.table(match)).match.game
        >>> with_store(example)
        'toy'
        """
        return await self._read(lambda link: reads.at_once(link, reads.table, match))

    async def live(self, match: int) -> rows.LiveRows | None:
        """Return a match with its newest snapshot and the entries since, or `None`."""
        return await self._read(lambda link: reads.at_once(link, reads.live, match))

    async def revision(self, match: int) -> int | None:
        """Return how often all processes together have changed a match; `None`: unknown."""
        return await self._number("SELECT revision FROM match WHERE id = ?", match)

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        """Return the revisions of several matches, by id. Unknown ones are left out."""
        return dict(await self._rows(f"SELECT id, revision FROM match WHERE id IN ({reads.placeholders(matches)})", *matches))

    async def entries(self, match: int, after: int = -1) -> tuple[rows.EntryRow, ...]:
        """Return the log from entry `after + 1` on; without `after` all of it.

        >>> async def example(store: Any) -> list[str]:
        ...     match = await store.new_match(ROW, [])
        ...     await store.commit(match, [rows.EntryRow(match, 0, 0, "bid 3", "bid 3", "[]", "digest", False, at=60.0)])
        ...     return [entry.line for entry in await store.entries(match)]
        >>> with_store(example)
        ['bid 3']
        """
        return await self._read(lambda link: reads.entries(link, match, after))

    async def latest(self, match: int, after: int, before: int | None, limit: int) -> tuple[rows.EntryRow, ...]:
        """Return at most `limit` entries after `after` (and before `before`), newest first."""
        bound = NEWEST if before is None else before
        rest = "entry WHERE match = ? AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ?"
        return await self._select(rows.EntryRow, rest, match, after, bound, limit)

    async def look(self, match: int, user: int) -> rows.LookRows:
        """Return the rows for one click, of one moment; only the person's for an unknown match."""
        return await self._read(lambda link: reads.at_once(link, partial(reads.look, user=user), match))

    async def draft(self, match: int, seat: int, kind: str) -> rows.DraftRow | None:
        """Return a seat's draft, or `None`; `kind` is what it is for, such as `turn`."""
        return await self._first(rows.DraftRow, "draft WHERE match = ? AND seat = ? AND kind = ?", match, seat, kind)

    async def matches(self, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the ids of all tables in these states, oldest first."""
        return await self._numbers(f"SELECT id FROM match WHERE status IN ({reads.placeholders(statuses)}) ORDER BY id", *statuses)

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables at which a person sits or which they opened."""
        states = reads.placeholders(statuses)
        return await self._numbers(
            f"SELECT id FROM match WHERE opener = ? AND status IN ({states}) UNION "
            f"SELECT match.id FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ? AND match.status IN ({states}) ORDER BY 1",
            *(user, *statuses) * 2,
        )

    async def matches_left(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables at which a person held a seat that another holds now."""
        return await self._numbers(
            "SELECT DISTINCT match.id FROM stint JOIN match ON match.id = stint.match "
            f"WHERE stint.user = ? AND match.status IN ({reads.placeholders(statuses)}) "
            "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND seat.user = ?) ORDER BY 1",
            user,
            *statuses,
            user,
        )

    async def matches_over(self, user: int, since: float) -> tuple[int, ...]:
        """Return a person's own, left and imported tables that ended since a time, latest first."""
        over = "match.status IN ('finished', 'closed') AND match.seq >= 0 AND match.changed_at >= ?"
        return await self._numbers(
            f"SELECT match.id, match.changed_at FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ? AND {over} UNION "
            f"SELECT match.id, match.changed_at FROM stint JOIN match ON match.id = stint.match WHERE stint.user = ? AND {over} UNION "
            f"SELECT match.id, match.changed_at FROM match WHERE match.imported_by = ? AND {over} ORDER BY 2 DESC, 1 DESC",
            *(user, since) * 3,
        )

    async def matches_followed(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables that a person follows."""
        return await self._numbers(
            "SELECT match.id FROM follower JOIN match ON match.id = follower.match "
            f"WHERE follower.user = ? AND match.status IN ({reads.placeholders(statuses)}) ORDER BY 1",
            user,
            *statuses,
        )

    async def matches_in(self, channel: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a channel or thread, without lessons."""
        states = reads.placeholders(statuses)
        return await self._numbers(
            f"SELECT id FROM match WHERE channel = ? AND status IN ({states}) AND lesson IS NULL UNION "
            f"SELECT id FROM match WHERE thread = ? AND status IN ({states}) AND lesson IS NULL ORDER BY 1",
            *(channel, *statuses) * 2,
        )

    async def matches_shown_by(self, channel: int, messages: Sequence[int], statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a channel or thread whose card is one of these messages."""
        shown = f"status IN ({reads.placeholders(statuses)}) AND card_message IN ({reads.placeholders(messages)})"
        return await self._numbers(
            f"SELECT id FROM match WHERE channel = ? AND {shown} UNION SELECT id FROM match WHERE thread = ? AND {shown} ORDER BY 1",
            *(channel, *statuses, *messages) * 2,
        )

    async def matches_at(self, guild: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a guild, without lessons."""
        sql = f"SELECT id FROM match WHERE guild = ? AND status IN ({reads.placeholders(statuses)}) AND lesson IS NULL ORDER BY id"
        return await self._numbers(sql, guild, *statuses)

    async def lessons_of(self, user: int) -> tuple[int, ...]:
        """Return the lessons that a person began, oldest first."""
        return await self._numbers("SELECT id FROM match WHERE opener = ? AND lesson IS NOT NULL ORDER BY id", user)

    async def person(self, user: int) -> rows.PersonRow | None:
        """Return the choices of a person."""
        return await self._first(rows.PersonRow, "person WHERE user = ?", user)

    async def memos(self, user: int) -> dict[int, str]:
        """Return the memos of a person, by match."""
        return dict(await self._rows("SELECT match, text FROM memo WHERE user = ?", user))

    async def server(self, guild: int) -> rows.ServerRow | None:
        """Return the settings of a server."""
        return await self._first(rows.ServerRow, "server WHERE guild = ?", guild)

    async def house(self, guild: int) -> rows.HouseRow | None:
        """Return the newest choices of a server's admins."""
        return await self._first(rows.HouseRow, "house WHERE guild = ? ORDER BY revision DESC LIMIT 1", guild)

    async def last_moves(self, users: Sequence[int]) -> dict[int, float]:
        """Return when these people's seats last moved in any match; only those that moved."""
        sql = (
            "SELECT seat.user, max(entry.at) FROM seat JOIN entry ON entry.match = seat.match AND entry.seat = seat.seat "
            f"WHERE seat.user IN ({reads.placeholders(users)}) GROUP BY seat.user"
        )
        return dict(await self._rows(sql, *users))

    async def bench(self, guild: int) -> tuple[rows.BenchRow, ...]:
        """Return the bench of a server."""
        return await self._select(rows.BenchRow, "bench WHERE guild = ? ORDER BY user", guild)

    async def pings(self, user: int) -> tuple[rows.PingRow, ...]:
        """Return a person's current ping on each server and in their direct messages."""
        return await self._select(rows.PingRow, "ping WHERE user = ?", user)

    async def direct(self, user: int) -> rows.DirectRow | None:
        """Return the channel of a person's direct messages; `None`: not known yet."""
        return await self._first(rows.DirectRow, "direct WHERE user = ?", user)

    async def notification_way(self, match: int, user: int) -> rows.NotificationWayRow | None:
        """Return how a person is notified of one table; `None`: they chose nothing for it."""
        return await self._first(rows.NotificationWayRow, "told_at WHERE match = ? AND user = ?", match, user)

    async def unsent(self, user: int, kinds: Sequence[str]) -> tuple[tuple[int, str], ...]:
        """Return the effects of these kinds that are still to be sent to a person: match and kind."""
        sql = f"SELECT match, kind FROM outbox WHERE recipient = ? AND due IS NOT NULL AND kind IN ({reads.placeholders(kinds)})"
        return tuple(await self._rows(sql, user, *kinds))

    async def notices(self, match: int, user: int | None = None) -> tuple[rows.NoticeRow, ...]:
        """Return undelivered notices of a match, to one person or to everybody, oldest first."""
        if user is None:
            return await self._select(rows.NoticeRow, "notice WHERE match = ? ORDER BY id", match)
        return await self._select(rows.NoticeRow, "notice WHERE match = ? AND user = ? ORDER BY id", match, user)

    async def outcomes_of(self, user: int, guild: int | None) -> tuple[rows.OutcomeRow, ...]:
        """Return all outcomes in a person's matches (on a server if it is given), oldest first."""
        own = "SELECT match FROM outcome WHERE user = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR guild = ?2)"
        return await self._select(rows.OutcomeRow, f"outcome WHERE match IN ({own}) ORDER BY ended_at, match, seat", user, guild)

    async def outcomes_at(self, guild: int, game: str) -> tuple[rows.OutcomeRow, ...]:
        """Return people's outcomes in the matches of a game on a server, oldest first."""
        rest = "outcome WHERE guild = ? AND game = ? AND user <> 0 ORDER BY ended_at, match, seat"
        return await self._select(rows.OutcomeRow, rest, guild, game)

    async def outcomes_in(self, match: int) -> tuple[rows.OutcomeRow, ...]:
        """Return everybody's outcomes in a match, by seat."""
        return await self._select(rows.OutcomeRow, "outcome WHERE match = ? ORDER BY seat, user", match)

    async def waits(self, user: int, guild: int | None, newest: int) -> tuple[tuple[str, float], ...]:
        """Return a game and seconds for each move of a person that followed somebody else's move.

        The seconds are those between the two. Only their `newest` latest matches count in which nobody else ever had their seat.
        """
        return tuple(await self._rows(WAITS, user, guild, newest))

    async def backlog(self, now: float, grace: float) -> rows.BacklogRow:
        """Count the effects to send, and the timers overdue by more than `grace` seconds."""

        def count(link: Link) -> rows.BacklogRow:
            waiting, oldest = link.execute("SELECT count(*), min(due) FROM outbox WHERE due <= ?", (now,)).fetchone()
            (overdue,) = link.execute("SELECT count(*) FROM timer WHERE due <= ?", (now - grace,)).fetchone()
            return rows.BacklogRow(waiting, oldest, overdue)

        return await self._read(count)

    async def statuses(self) -> dict[str, int]:
        """Count the tables by status.

        >>> async def example(store: Any) -> dict[str, int]:
        ...     await store.new_match(ROW, [])
        ...     return await store.statuses()
        >>> with_store(example)
        {'running': 1}
        """
        return dict(await self._rows("SELECT status, count(*) FROM match GROUP BY status"))

    async def reputations(self, users: Sequence[int]) -> tuple[rows.ReputationRow, ...]:
        """Return what these people want others to know, of those who ever chose."""
        return await self._select(rows.ReputationRow, f"reputation WHERE user IN ({reads.placeholders(users)})", *users)

    async def erasures(self, now: float | None = None) -> tuple[rows.ErasureRow, ...]:
        """Return the demands for deletion, oldest first; with `now` only those due by then."""
        bound = math.inf if now is None else now
        return await self._select(rows.ErasureRow, "erasure WHERE due <= ? ORDER BY asked_at, what, id", bound)

    async def matches_with(self, user: int) -> tuple[int, ...]:
        """Return the matches whose rows may name a person, and perhaps a few others."""
        return await self._numbers(MATCHES_WITH, user)

    async def matches_all(self, guild: int) -> tuple[int, ...]:
        """Return all matches of a guild, imported records and lessons too, oldest first."""
        return await self._numbers("SELECT id FROM match WHERE guild = ? ORDER BY id", guild)

    async def matches_before(self, before: float, with_log: bool, limit: int) -> tuple[int, ...]:
        """Return the oldest matches that ended before a time; `with_log`: only those with a log."""
        log = "AND EXISTS (SELECT 1 FROM entry WHERE entry.match = match.id)" if with_log else ""
        over = f"status IN ('finished', 'closed') AND changed_at < ? {log}"
        return await self._numbers(f"SELECT id FROM match WHERE {over} ORDER BY id LIMIT ?", before, limit)

    async def matches_idle(self, status: str, before: float, limit: int) -> tuple[int, ...]:
        """Return the matches of a status unchanged since before a time, oldest first.

        Lessons too; running ones only if no people are left.
        """
        alone = "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND seat.user IS NOT NULL)" if status == "running" else ""
        return await self._numbers(
            f"SELECT id FROM match WHERE status = ? AND changed_at < ? {alone} ORDER BY id LIMIT ?", status, before, limit
        )

    async def about(self, user: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all that is stored about a person: rows with column names, by subject."""
        return await self._read(lambda link: {subject: reads.named_rows(link, *asked, user) for subject, asked in ABOUT.items()})

    async def about_server(self, guild: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all that is stored of a server, without logs: rows with column names, by subject."""
        return await self._read(lambda link: {subject: reads.named_rows(link, *asked, guild) for subject, asked in ABOUT_SERVER.items()})

    async def servers(self) -> tuple[int, ...]:
        """Return the guilds of which something is kept that is not over."""
        return await self._numbers(SERVERS)

    async def _select(self, kind: type[T], rest: str, *values: object) -> tuple[T, ...]:
        return await self._read(lambda link: reads.select(link, kind, rest, *values))

    async def _first(self, kind: type[T], rest: str, *values: object) -> T | None:
        return next(iter(await self._select(kind, rest, *values)), None)

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._read(lambda link: link.execute(sql, values).fetchall())

    async def _numbers(self, sql: str, *values: object) -> tuple[int, ...]:
        return tuple(number for (number, *_) in await self._rows(sql, *values))

    async def _number(self, sql: str, *values: object) -> int | None:
        """Return the number in the first row, or `None` if there is no row or it holds null."""
        return next(iter(await self._numbers(sql, *values)), None)
