"""The SQL of the questions about what brings people together (play/club)."""

from __future__ import annotations

from store import reads, rows
from store.reading import Queries


class ClubQueries(Queries):
    """The questions about seasons, evenings, posts, puzzles, searches and titles."""

    async def season(self, season: int) -> rows.SeasonRows | None:
        """Return a season with what belongs to it."""
        return await self._read(lambda link: reads.at_once(link, reads.season, season))

    async def seasons_at(self, guild: int) -> tuple[rows.SeasonRow, ...]:
        """Return the seasons of a server, the newest first."""
        return await self._select(rows.SeasonRow, "season WHERE guild = ? ORDER BY id DESC", guild)

    async def seasons_of(self, user: int) -> tuple[rows.SeasonRow, ...]:
        """Return the seasons for which a person signed up, the newest first."""
        mine = "season WHERE id IN (SELECT season FROM season_person WHERE user = ?) ORDER BY id DESC"
        return await self._select(rows.SeasonRow, mine, user)

    async def last_season(self) -> int:
        """Return the highest number of a season; 0 before the first."""
        return await self._number("SELECT max(id) FROM season") or 0

    async def seasons_due(self, now: float) -> tuple[int, ...]:
        """Return the seasons that are due by now or have something to post."""
        return await self._numbers(
            "SELECT id FROM season WHERE due <= ?1 UNION SELECT season FROM season_post WHERE due <= ?1 ORDER BY 1", now
        )

    async def next_season(self) -> float | None:
        """Return the time at which a season falls due or has to post something, or `None`."""
        soon = "SELECT min(due) AS at FROM season UNION ALL SELECT min(due) AS at FROM season_post"
        return await self._number(f"SELECT min(at) FROM ({soon}) AS next")

    async def season_outcomes(self, season: int) -> tuple[rows.OutcomeRow, ...]:
        """Return the results in the finished tables of a season, by match and seat."""
        rest = "outcome WHERE match IN (SELECT match FROM season_table WHERE season = ?) ORDER BY match, seat, user"
        return await self._select(rows.OutcomeRow, rest, season)

    async def found_tables(self, guild: int) -> tuple[tuple[str, str], ...]:
        """Return `game` and `matters` of up to 60 running tables that a search may have found."""
        sql = "SELECT game, matters FROM match WHERE guild = ? AND status = 'running' AND matters LIKE ? ORDER BY id DESC LIMIT 60"
        return tuple(await self._rows(sql, guild, '%"found"%'))

    async def season_of(self, match: int) -> int | None:
        """Return the season to which a match belongs; `None`: to none."""
        return await self._number("SELECT season FROM season_table WHERE match = ?", match)

    async def season_starts(self, guild: int, game: str) -> tuple[float, ...]:
        """Return when the first table of each season of a game begins, earliest first; no cups."""
        sql = (
            "SELECT min(season_table.starts_at) FROM season JOIN season_table ON season_table.season = season.id "
            "WHERE season.guild = ? AND season.game = ? AND season.form <> 'cup' GROUP BY season.id ORDER BY 1"
        )
        return await self._numbers(sql, guild, game)

    async def aparts(self, guild: int) -> tuple[rows.ApartRow, ...]:
        """Return who does not want to sit with whom on a server."""
        return await self._select(rows.ApartRow, "apart WHERE guild = ? ORDER BY user, other", guild)

    async def seekers(self, guild: int) -> tuple[rows.SeekingRow, ...]:
        """Return who looks for a table on a server or did so lately, longest waiting first."""
        return await self._select(rows.SeekingRow, "seeking WHERE guild = ? ORDER BY since, user", guild)

    async def servers_seeking(self) -> tuple[int, ...]:
        """Return the servers on which somebody looks for a table or did so lately."""
        return await self._numbers("SELECT DISTINCT guild FROM seeking ORDER BY 1")

    async def watch(self, match: int) -> rows.WatchRow | None:
        """Return what the followers of a match have been sent."""
        return await self._first(rows.WatchRow, "watch WHERE match = ?", match)

    async def predictions(self, match: int) -> tuple[rows.PredictionRow, ...]:
        """Return who predicted which winner, in the order in which they said so."""
        return await self._select(rows.PredictionRow, "prediction WHERE match = ? ORDER BY at, user", match)

    async def evening(self, guild: int) -> rows.EveningRow | None:
        """Return the live evening of a server."""
        return await self._first(rows.EveningRow, "evening WHERE guild = ?", guild)

    async def evening_people(self, guild: int) -> tuple[rows.EveningPersonRow, ...]:
        """Return who came to the evening of a server, earliest first."""
        return await self._select(rows.EveningPersonRow, "evening_person WHERE guild = ? ORDER BY at, user", guild)

    async def evenings_due(self, now: float) -> tuple[int, ...]:
        """Return the servers whose live evening is due."""
        return await self._numbers("SELECT guild FROM evening WHERE due <= ? ORDER BY due, guild", now)

    async def harbour(self, guild: int) -> rows.HarbourRow | None:
        """Return the harbour post of a server."""
        return await self._first(rows.HarbourRow, "harbour WHERE guild = ?", guild)

    async def harbours_due(self, now: float) -> tuple[int, ...]:
        """Return the servers whose harbour post is due."""
        return await self._numbers("SELECT guild FROM harbour WHERE due <= ? ORDER BY due, guild", now)

    async def matches_ended(self, guild: int, since: float, until: float) -> tuple[int, ...]:
        """Return the matches of two or more people with a result in this time, latest first."""
        sql = (
            "SELECT match, max(ended_at) FROM outcome WHERE guild = ? AND user <> 0 AND people > 1 AND place IS NOT NULL "
            "AND ended_at > ? AND ended_at <= ? GROUP BY match ORDER BY 2 DESC, 1 DESC"
        )
        return await self._numbers(sql, guild, since, until)

    async def newcomers(self, guild: int, since: float, until: float) -> tuple[tuple[int, int], ...]:
        """Return the people whose first match with others ended in this time.

        Returns pairs of person and match: all matches of these people that ended by `until`, earliest end first.
        """
        played = "outcome WHERE guild = ? AND user > 0 AND people > 1 AND place IS NOT NULL AND how = 'played'"
        new = f"SELECT user FROM {played} GROUP BY user HAVING min(ended_at) > ?"
        sql = f"SELECT user, match FROM {played} AND ended_at <= ? AND user IN ({new}) ORDER BY ended_at, user, match"
        return tuple(await self._rows(sql, guild, until, guild, since))

    async def voyage(self, guild: int) -> rows.VoyageRow | None:
        """Return the daily voyage of a server."""
        return await self._first(rows.VoyageRow, "voyage WHERE guild = ?", guild)

    async def voyages_due(self, now: float, rested: float) -> tuple[int, ...]:
        """Return the servers where a puzzle is to be posted, closed or updated.

        It is updated if its message has shown a wrong number of answers since before `rested`.
        """
        count = "SELECT count(*) FROM puzzle_answer WHERE puzzle_answer.guild = one.guild AND puzzle_answer.number = one.number"
        return await self._numbers(
            "SELECT guild FROM voyage WHERE due <= ?1 UNION SELECT guild FROM puzzle_post AS one WHERE state IN ('new', 'open') AND "
            f"(state = 'new' OR closes_at <= ?1 OR (shown_at <= ?2 AND shown <> ({count}))) ORDER BY 1",
            now,
            rested,
        )

    async def puzzle_posts(self, guild: int, most: int) -> tuple[rows.PuzzlePostRow, ...]:
        """Return the newest `most` puzzles of a server, newest first."""
        return await self._select(rows.PuzzlePostRow, "puzzle_post WHERE guild = ? ORDER BY number DESC LIMIT ?", guild, most)

    async def puzzle_answers(self, guild: int, since: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        """Return the answers to the puzzles of a server from number `since` on, by puzzle."""
        rest = "puzzle_answer WHERE guild = ? AND number >= ? ORDER BY number, at, user"
        return await self._select(rows.PuzzleAnswerRow, rest, guild, since)

    async def puzzles_answered(self, guild: int, user: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        """Return a person's answers on a server; practice puzzles have numbers below 0."""
        return await self._select(rows.PuzzleAnswerRow, "puzzle_answer WHERE guild = ? AND user = ? ORDER BY number", guild, user)

    async def puzzle_doubts(self) -> tuple[rows.DoubtRow, ...]:
        """Return the people who doubt the solution of a puzzle, the earliest answer first."""
        sql = (
            "SELECT puzzle_post.puzzle, puzzle_answer.guild, puzzle_answer.user, puzzle_answer.at FROM puzzle_answer "
            "JOIN puzzle_post ON puzzle_post.guild = puzzle_answer.guild AND puzzle_post.number = puzzle_answer.number "
            "WHERE puzzle_answer.doubts = 1 ORDER BY 4, 1, 2, 3"
        )
        return tuple(rows.DoubtRow(*row) for row in await self._rows(sql))

    async def titles_in(self, match: int) -> tuple[rows.TitleRow, ...]:
        """Return the titles of a match, by seat."""
        return await self._select(rows.TitleRow, "title WHERE match = ? ORDER BY seat", match)

    async def titles_of(self, user: int, guild: int | None) -> tuple[rows.TitledRow, ...]:
        """Return the titles of a person on a server (`None`: everywhere), newest first."""
        sql = (
            "SELECT title.match, title.seat, title.name, title.at, match.game FROM title JOIN match ON match.id = title.match "
            "WHERE title.user = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR match.guild = ?2) ORDER BY title.at DESC, title.match DESC"
        )
        return tuple(rows.TitledRow(*row) for row in await self._rows(sql, user, guild))
