"""The SQL of every question of `Store`."""

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
    """The questions; a store says in which thread a function of a link runs."""

    @abstractmethod
    async def _read(self, function: Callable[[Link], T]) -> T:
        """Run a function on a reading link and return its result."""

    async def table(self, match: int) -> rows.TableRows | None:
        return await self._read(lambda link: reads.at_once(link, reads.table, match))

    async def live(self, match: int) -> rows.LiveRows | None:
        return await self._read(lambda link: reads.at_once(link, reads.live, match))

    async def revision(self, match: int) -> int | None:
        return await self._number("SELECT revision FROM match WHERE id = ?", match)

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        return dict(await self._rows(f"SELECT id, revision FROM match WHERE id IN ({reads.some(matches)})", *matches))

    async def entries(self, match: int, after: int = -1) -> tuple[rows.EntryRow, ...]:
        return await self._read(lambda link: reads.entries(link, match, after))

    async def latest(self, match: int, after: int, before: int | None, limit: int) -> tuple[rows.EntryRow, ...]:
        bound = NEWEST if before is None else before
        rest = "entry WHERE match = ? AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ?"
        return await self._select(rows.EntryRow, rest, match, after, bound, limit)

    async def look(self, match: int, user: int) -> rows.LookRows:
        return await self._read(lambda link: reads.at_once(link, partial(reads.look, user=user), match))

    async def draft(self, match: int, seat: int, kind: str) -> rows.DraftRow | None:
        return await self._first(rows.DraftRow, "draft WHERE match = ? AND seat = ? AND kind = ?", match, seat, kind)

    async def matches(self, statuses: Sequence[str]) -> tuple[int, ...]:
        return await self._numbers(f"SELECT id FROM match WHERE status IN ({reads.some(statuses)}) ORDER BY id", *statuses)

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        there = reads.some(statuses)
        return await self._numbers(
            f"SELECT id FROM match WHERE opener = ? AND status IN ({there}) UNION "
            f"SELECT match.id FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ? AND match.status IN ({there}) ORDER BY 1",
            *(user, *statuses) * 2,
        )

    async def matches_left(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        return await self._numbers(
            "SELECT DISTINCT match.id FROM stint JOIN match ON match.id = stint.match "
            f"WHERE stint.user = ? AND match.status IN ({reads.some(statuses)}) "
            "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND seat.user = ?) ORDER BY 1",
            user,
            *statuses,
            user,
        )

    async def matches_over(self, user: int, since: float) -> tuple[int, ...]:
        over = "match.status IN ('finished', 'closed') AND match.seq >= 0 AND match.changed_at >= ?"
        return await self._numbers(
            f"SELECT match.id, match.changed_at FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ? AND {over} UNION "
            f"SELECT match.id, match.changed_at FROM stint JOIN match ON match.id = stint.match WHERE stint.user = ? AND {over} UNION "
            f"SELECT match.id, match.changed_at FROM match WHERE match.imported_by = ? AND {over} ORDER BY 2 DESC, 1 DESC",
            *(user, since) * 3,
        )

    async def matches_followed(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        return await self._numbers(
            "SELECT match.id FROM follower JOIN match ON match.id = follower.match "
            f"WHERE follower.user = ? AND match.status IN ({reads.some(statuses)}) ORDER BY 1",
            user,
            *statuses,
        )

    async def matches_in(self, channel: int, statuses: Sequence[str]) -> tuple[int, ...]:
        there = reads.some(statuses)
        return await self._numbers(
            f"SELECT id FROM match WHERE channel = ? AND status IN ({there}) AND lesson IS NULL UNION "
            f"SELECT id FROM match WHERE thread = ? AND status IN ({there}) AND lesson IS NULL ORDER BY 1",
            *(channel, *statuses) * 2,
        )

    async def matches_shown_by(self, channel: int, messages: Sequence[int], statuses: Sequence[str]) -> tuple[int, ...]:
        shown = f"status IN ({reads.some(statuses)}) AND card_message IN ({reads.some(messages)})"
        return await self._numbers(
            f"SELECT id FROM match WHERE channel = ? AND {shown} UNION SELECT id FROM match WHERE thread = ? AND {shown} ORDER BY 1",
            *(channel, *statuses, *messages) * 2,
        )

    async def matches_at(self, guild: int, statuses: Sequence[str]) -> tuple[int, ...]:
        there = f"guild = ? AND status IN ({reads.some(statuses)}) AND lesson IS NULL"
        return await self._numbers(f"SELECT id FROM match WHERE {there} ORDER BY id", guild, *statuses)

    async def lessons_of(self, user: int) -> tuple[int, ...]:
        return await self._numbers("SELECT id FROM match WHERE opener = ? AND lesson IS NOT NULL ORDER BY id", user)

    async def person(self, user: int) -> rows.PersonRow | None:
        return await self._first(rows.PersonRow, "person WHERE user = ?", user)

    async def memos(self, user: int) -> dict[int, str]:
        return dict(await self._rows("SELECT match, text FROM memo WHERE user = ?", user))

    async def server(self, guild: int) -> rows.ServerRow | None:
        return await self._first(rows.ServerRow, "server WHERE guild = ?", guild)

    async def house(self, guild: int) -> rows.HouseRow | None:
        return await self._first(rows.HouseRow, "house WHERE guild = ? ORDER BY revision DESC LIMIT 1", guild)

    async def season(self, season: int) -> rows.SeasonRows | None:
        return await self._read(lambda link: reads.at_once(link, reads.season, season))

    async def seasons_at(self, guild: int) -> tuple[rows.SeasonRow, ...]:
        return await self._select(rows.SeasonRow, "season WHERE guild = ? ORDER BY id DESC", guild)

    async def seasons_of(self, user: int) -> tuple[rows.SeasonRow, ...]:
        mine = "season WHERE id IN (SELECT season FROM season_person WHERE user = ?) ORDER BY id DESC"
        return await self._select(rows.SeasonRow, mine, user)

    async def last_season(self) -> int:
        return await self._number("SELECT max(id) FROM season") or 0

    async def seasons_due(self, now: float) -> tuple[int, ...]:
        return await self._numbers(
            "SELECT id FROM season WHERE due <= ?1 UNION SELECT season FROM season_post WHERE due <= ?1 ORDER BY 1", now
        )

    async def next_season(self) -> float | None:
        soon = "SELECT min(due) AS at FROM season UNION ALL SELECT min(due) AS at FROM season_post"
        return await self._number(f"SELECT min(at) FROM ({soon}) AS next")

    async def season_outcomes(self, season: int) -> tuple[rows.OutcomeRow, ...]:
        there = "outcome WHERE match IN (SELECT match FROM season_table WHERE season = ?) ORDER BY match, seat, user"
        return await self._select(rows.OutcomeRow, there, season)

    async def found_at(self, guild: int) -> tuple[tuple[str, str], ...]:
        sql = "SELECT game, matters FROM match WHERE guild = ? AND status = 'running' AND matters LIKE ? ORDER BY id DESC LIMIT 60"
        return tuple(await self._rows(sql, guild, '%"found"%'))

    async def season_of(self, match: int) -> int | None:
        return await self._number("SELECT season FROM season_table WHERE match = ?", match)

    async def season_starts(self, guild: int, game: str) -> tuple[float, ...]:
        sql = (
            "SELECT min(season_table.starts_at) FROM season JOIN season_table ON season_table.season = season.id "
            "WHERE season.guild = ? AND season.game = ? AND season.form <> 'cup' GROUP BY season.id ORDER BY 1"
        )
        return await self._numbers(sql, guild, game)

    async def moved_at(self, users: Sequence[int]) -> dict[int, float]:
        sql = (
            "SELECT seat.user, max(entry.at) FROM seat JOIN entry ON entry.match = seat.match AND entry.seat = seat.seat "
            f"WHERE seat.user IN ({reads.some(users)}) GROUP BY seat.user"
        )
        return dict(await self._rows(sql, *users))

    async def aparts(self, guild: int) -> tuple[rows.ApartRow, ...]:
        return await self._select(rows.ApartRow, "apart WHERE guild = ? ORDER BY user, other", guild)

    async def seeking(self, guild: int) -> tuple[rows.SeekingRow, ...]:
        return await self._select(rows.SeekingRow, "seeking WHERE guild = ? ORDER BY since, user", guild)

    async def seeking_at(self) -> tuple[int, ...]:
        return await self._numbers("SELECT DISTINCT guild FROM seeking ORDER BY 1")

    async def watch(self, match: int) -> rows.WatchRow | None:
        return await self._first(rows.WatchRow, "watch WHERE match = ?", match)

    async def predictions(self, match: int) -> tuple[rows.PredictionRow, ...]:
        return await self._select(rows.PredictionRow, "prediction WHERE match = ? ORDER BY at, user", match)

    async def evening(self, guild: int) -> rows.EveningRow | None:
        return await self._first(rows.EveningRow, "evening WHERE guild = ?", guild)

    async def evening_people(self, guild: int) -> tuple[rows.EveningPersonRow, ...]:
        return await self._select(rows.EveningPersonRow, "evening_person WHERE guild = ? ORDER BY at, user", guild)

    async def evenings_due(self, now: float) -> tuple[int, ...]:
        return await self._numbers("SELECT guild FROM evening WHERE due <= ? ORDER BY due, guild", now)

    async def harbour(self, guild: int) -> rows.HarbourRow | None:
        return await self._first(rows.HarbourRow, "harbour WHERE guild = ?", guild)

    async def harbours_due(self, now: float) -> tuple[int, ...]:
        return await self._numbers("SELECT guild FROM harbour WHERE due <= ? ORDER BY due, guild", now)

    async def ended(self, guild: int, since: float, until: float) -> tuple[int, ...]:
        sql = (
            "SELECT match, max(ended_at) FROM outcome WHERE guild = ? AND user <> 0 AND people > 1 AND place IS NOT NULL "
            "AND ended_at > ? AND ended_at <= ? GROUP BY match ORDER BY 2 DESC, 1 DESC"
        )
        return await self._numbers(sql, guild, since, until)

    async def newcomers(self, guild: int, since: float, until: float) -> tuple[tuple[int, int], ...]:
        played = "outcome WHERE guild = ? AND user > 0 AND people > 1 AND place IS NOT NULL AND how = 'played'"
        new = f"SELECT user FROM {played} GROUP BY user HAVING min(ended_at) > ?"
        sql = f"SELECT user, match FROM {played} AND ended_at <= ? AND user IN ({new}) ORDER BY ended_at, user, match"
        return tuple(await self._rows(sql, guild, until, guild, since))

    async def voyage(self, guild: int) -> rows.VoyageRow | None:
        return await self._first(rows.VoyageRow, "voyage WHERE guild = ?", guild)

    async def voyages_due(self, now: float, rested: float) -> tuple[int, ...]:
        count = "SELECT count(*) FROM puzzle_answer WHERE puzzle_answer.guild = one.guild AND puzzle_answer.number = one.number"
        return await self._numbers(
            "SELECT guild FROM voyage WHERE due <= ?1 UNION SELECT guild FROM puzzle_post AS one WHERE state IN ('new', 'open') AND "
            f"(state = 'new' OR closes_at <= ?1 OR (shown_at <= ?2 AND shown <> ({count}))) ORDER BY 1",
            now,
            rested,
        )

    async def puzzle_posts(self, guild: int, most: int) -> tuple[rows.PuzzlePostRow, ...]:
        return await self._select(rows.PuzzlePostRow, "puzzle_post WHERE guild = ? ORDER BY number DESC LIMIT ?", guild, most)

    async def puzzle_answers(self, guild: int, since: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        there = "puzzle_answer WHERE guild = ? AND number >= ? ORDER BY number, at, user"
        return await self._select(rows.PuzzleAnswerRow, there, guild, since)

    async def puzzles_answered(self, guild: int, user: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        return await self._select(rows.PuzzleAnswerRow, "puzzle_answer WHERE guild = ? AND user = ? ORDER BY number", guild, user)

    async def puzzle_doubts(self) -> tuple[rows.DoubtRow, ...]:
        sql = (
            "SELECT puzzle_post.puzzle, puzzle_answer.guild, puzzle_answer.user, puzzle_answer.at FROM puzzle_answer "
            "JOIN puzzle_post ON puzzle_post.guild = puzzle_answer.guild AND puzzle_post.number = puzzle_answer.number "
            "WHERE puzzle_answer.doubts = 1 ORDER BY 4, 1, 2, 3"
        )
        return tuple(rows.DoubtRow(*row) for row in await self._rows(sql))

    async def bench(self, guild: int) -> tuple[rows.BenchRow, ...]:
        return await self._select(rows.BenchRow, "bench WHERE guild = ? ORDER BY user", guild)

    async def pings(self, user: int) -> tuple[rows.PingRow, ...]:
        return await self._select(rows.PingRow, "ping WHERE user = ?", user)

    async def direct(self, user: int) -> rows.DirectRow | None:
        return await self._first(rows.DirectRow, "direct WHERE user = ?", user)

    async def told_at(self, match: int, user: int) -> rows.ToldRow | None:
        return await self._first(rows.ToldRow, "told_at WHERE match = ? AND user = ?", match, user)

    async def untold(self, user: int, kinds: Sequence[str]) -> tuple[tuple[int, str], ...]:
        sql = f"SELECT match, kind FROM outbox WHERE recipient = ? AND due IS NOT NULL AND kind IN ({reads.some(kinds)})"
        return tuple(await self._rows(sql, user, *kinds))

    async def notices(self, match: int, user: int | None = None) -> tuple[rows.NoticeRow, ...]:
        if user is None:
            return await self._select(rows.NoticeRow, "notice WHERE match = ? ORDER BY id", match)
        return await self._select(rows.NoticeRow, "notice WHERE match = ? AND user = ? ORDER BY id", match, user)

    async def outcomes_of(self, user: int, guild: int | None) -> tuple[rows.OutcomeRow, ...]:
        own = "SELECT match FROM outcome WHERE user = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR guild = ?2)"
        return await self._select(rows.OutcomeRow, f"outcome WHERE match IN ({own}) ORDER BY ended_at, match, seat", user, guild)

    async def outcomes_at(self, guild: int, game: str) -> tuple[rows.OutcomeRow, ...]:
        rest = "outcome WHERE guild = ? AND game = ? AND user <> 0 ORDER BY ended_at, match, seat"
        return await self._select(rows.OutcomeRow, rest, guild, game)

    async def outcomes_in(self, match: int) -> tuple[rows.OutcomeRow, ...]:
        return await self._select(rows.OutcomeRow, "outcome WHERE match = ? ORDER BY seat, user", match)

    async def titles_in(self, match: int) -> tuple[rows.TitleRow, ...]:
        return await self._select(rows.TitleRow, "title WHERE match = ? ORDER BY seat", match)

    async def titles_of(self, user: int, guild: int | None) -> tuple[rows.TitledRow, ...]:
        sql = (
            "SELECT title.match, title.seat, title.name, title.at, match.game FROM title JOIN match ON match.id = title.match "
            "WHERE title.user = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR match.guild = ?2) ORDER BY title.at DESC, title.match DESC"
        )
        return tuple(rows.TitledRow(*row) for row in await self._rows(sql, user, guild))

    async def waits(self, user: int, guild: int | None, newest: int) -> tuple[tuple[str, float], ...]:
        return tuple(await self._rows(WAITS, user, guild, newest))

    async def backlog(self, now: float, grace: float) -> rows.BacklogRow:
        def counted(link: Link) -> rows.BacklogRow:
            waiting, oldest = link.execute("SELECT count(*), min(due) FROM outbox WHERE due <= ?", (now,)).fetchone()
            (overdue,) = link.execute("SELECT count(*) FROM timer WHERE due <= ?", (now - grace,)).fetchone()
            return rows.BacklogRow(waiting, oldest, overdue)

        return await self._read(counted)

    async def statuses(self) -> dict[str, int]:
        return dict(await self._rows("SELECT status, count(*) FROM match GROUP BY status"))

    async def reputations(self, users: Sequence[int]) -> tuple[rows.ReputationRow, ...]:
        return await self._select(rows.ReputationRow, f"reputation WHERE user IN ({reads.some(users)})", *users)

    async def erasures(self, now: float | None = None) -> tuple[rows.ErasureRow, ...]:
        bound = math.inf if now is None else now
        return await self._select(rows.ErasureRow, "erasure WHERE due <= ? ORDER BY asked_at, what, id", bound)

    async def matches_with(self, user: int) -> tuple[int, ...]:
        return await self._numbers(MATCHES_WITH, user)

    async def matches_all(self, guild: int) -> tuple[int, ...]:
        return await self._numbers("SELECT id FROM match WHERE guild = ? ORDER BY id", guild)

    async def matches_before(self, before: float, with_log: bool, limit: int) -> tuple[int, ...]:
        log = "AND EXISTS (SELECT 1 FROM entry WHERE entry.match = match.id)" if with_log else ""
        over = f"status IN ('finished', 'closed') AND changed_at < ? {log}"
        return await self._numbers(f"SELECT id FROM match WHERE {over} ORDER BY id LIMIT ?", before, limit)

    async def matches_idle(self, status: str, before: float, limit: int) -> tuple[int, ...]:
        alone = "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND seat.user IS NOT NULL)" if status == "running" else ""
        return await self._numbers(
            f"SELECT id FROM match WHERE status = ? AND changed_at < ? {alone} ORDER BY id LIMIT ?", status, before, limit
        )

    async def about(self, user: int) -> dict[str, tuple[dict[str, Any], ...]]:
        return await self._read(lambda link: {subject: reads.named_rows(link, *asked, user) for subject, asked in ABOUT.items()})

    async def about_server(self, guild: int) -> dict[str, tuple[dict[str, Any], ...]]:
        return await self._read(lambda link: {subject: reads.named_rows(link, *asked, guild) for subject, asked in ABOUT_SERVER.items()})

    async def servers(self) -> tuple[int, ...]:
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
