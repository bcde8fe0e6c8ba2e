"""The weekly post of a server, shown as *Harbour post*, on Sunday evening by its clock.

Its contents are gathered when it is due. The row of a server counts its posts: of two processes that post, only the first can store the
next number. In a week without news there is no post. After `QUIET` posts without a click the post is turned off.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from engine.story.tale import Happened, Tale
from engine.values.core import EngineError, Msg
from play.club.season import Season
from play.club.seasons import Seasons
from play.club.standing import RankingLine
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.people.house import Houses
from play.time.calendar import DAY, HOUR, Hours, daily, local
from play.values.types import Occupant, Person, Place, Table
from store import rows

SUNDAY = 6
"""The number of Sunday as a weekday."""

EVENING = 18
"""The hour of the day at which it is posted."""

LEAST = 6 * HOUR
"""The least seconds from now to the next post."""

TOLD = 5
"""The most matches that are described."""

NEWCOMERS = 6
"""The most newcomers that are named."""

OPEN = 3
"""The most open tables that are named."""

QUIET = 4
"""How many posts in a row have no click before the post is turned off."""

JOB = "harbour"
"""The first word of the name of a lease; the id of the server follows."""

LEASE = 300.0
"""Seconds for which a process has this lease."""

MayRead = Callable[[Table | Place], Awaitable[bool]]
"""Returns whether everybody who sees the post may read about a table, or about a place."""

More = Callable[[int], Awaitable[Msg | None]]
"""Returns a line about another part of a server, such as its puzzles; `None`: there is none this week."""


class EndedMatch(Struct, frozen=True):
    """A match that ended, with its story in sentences, if its game has one."""

    table: Table
    tale: Tale | None


class BestMoment(Struct, frozen=True):
    """The best moment of the week: the match and what happened there."""

    table: Table
    what: Happened


class Week(Struct, frozen=True):
    """The contents of a post.

    Everything that it names may be read by all who see the post. People who hide their statistics are not named.
    """

    ended: int
    """The number of all matches that ended."""
    over: tuple[EndedMatch, ...]
    """The newest of these matches."""
    moment: BestMoment | None
    newcomers: tuple[int, ...]
    """The user ids of people who finished their first match."""
    seasons: tuple[tuple[Season, tuple[RankingLine, ...]], ...]
    """The running seasons with their rankings."""
    tables: tuple[Table, ...]
    """Open tables with free seats."""
    more: tuple[Msg, ...] = ()
    """Lines about other parts of the server."""

    @property
    def is_news(self) -> bool:
        """Whether anything happened that the post can name."""
        return bool(self.over) or bool(self.newcomers)


def next_post(hours: Hours, now: float) -> float:
    """Return the next Sunday evening."""
    return next(at for at in daily(hours, now, EVENING) if at >= now + LEAST and local(hours, at).weekday() == SUNDAY)


class Harbours:
    """The weekly posts of all servers."""

    def __init__(self, ledger: Ledger, houses: Houses, reading: Reading, seasons: Seasons, more: Sequence[More]) -> None:
        """`more`: the sources of lines about other parts of a server."""
        self._ledger, self._houses, self._reading, self._seasons = ledger, houses, reading, seasons
        self.more = [*more]

    async def of(self, guild: int) -> rows.HarbourRow | None:
        """Return the weekly post of a server; `None` if it was never turned on."""
        return await self._ledger.stored.harbour(guild)

    async def set_channel(self, guild: int, author: int, channel: int | None) -> rows.HarbourRow:
        """Post in a channel from now on, or nowhere (`None`)."""
        row, now = await self.of(guild), self._ledger.clock.now()
        due = None if channel is None else next_post((await self._houses.of(guild)).hours, now)
        if row is None:
            row = rows.HarbourRow(guild, 0, 0, due=None, since=now, message=0, clicked=False, quiet=0, author=author)
        after = replace(
            row, number=row.number + 1, channel=row.channel if channel is None else channel, due=due,
            since=now - 7 * DAY if row.due is None else row.since, message=0, clicked=False, quiet=0, author=author,
        )  # fmt: skip
        await self._ledger.store_rows(after)
        return after

    async def servers_due(self) -> tuple[int, ...]:
        """Return the servers whose post is due."""
        return await self._ledger.stored.harbours_due(self._ledger.clock.now())

    async def claim(self, guild: int) -> bool:
        """Return whether this process may handle a post now."""
        return await self._ledger.claim(f"{JOB} {guild}", LEASE)

    async def note_click(self, guild: int) -> None:
        """Store that somebody has pressed a button of the last post."""
        await self._ledger.store_rows(rows.update("harbour", {"clicked": True}, guild=guild))

    async def store_post(self, row: rows.HarbourRow, message: int) -> rows.HarbourRow:
        """Store the message of a post (0: there was no news); the next one is due in a week."""
        now = self._ledger.clock.now()
        due: float | None = next_post((await self._houses.of(row.guild)).hours, now)
        quiet = _count_quiet(row) if row.message else row.quiet
        after = replace(row, number=row.number + 1, due=due, since=now, message=message, clicked=False, quiet=quiet)
        await self._ledger.store_rows(after)
        return after

    async def is_unread(self, row: rows.HarbourRow) -> bool:
        """Return whether nobody has pressed anything on the last `QUIET` posts."""
        return bool(row.message) and _count_quiet(row) >= QUIET

    async def turn_off(self, row: rows.HarbourRow) -> None:
        """Turn the post off."""
        await self._ledger.store_rows(replace(row, number=row.number + 1, due=None, message=0, quiet=0))

    async def week(self, row: rows.HarbourRow, somebody: str, may_read: MayRead) -> Week:
        """Return what happened since the last post.

        `somebody` replaces the names of people who hide their statistics. Matches about which not all readers may read are only counted.
        """
        guild, now = row.guild, self._ledger.clock.now()
        ended = await self._ledger.stored.matches_ended(guild, row.since, now)
        newcomers = await self._newcomers(guild, row.since, now, may_read)
        readable: list[EndedMatch] = []
        for match in ended:
            table = await self._reading.table(match)
            if table.status == "finished" and await may_read(table):
                readable.append(await self._ended_match(table))
            if len(readable) == TOLD:
                break
        seasons = [
            season
            for season in await self._seasons.at(guild)
            if season.state in ("running", "closing") and await may_read(Place(guild, season.row.channel))
        ]
        rankings = [(season, [*chain.from_iterable(await self._seasons.standings(season))]) for season in seasons]
        people = {person.user_id for over in readable for person in over.table.players} | {*newcomers}
        people |= {line.person for _, ranking in rankings for line in ranking}
        reputations = await self._ledger.stored.reputations(sorted(user for user in people if user > 0))
        hidden = {reputation.user for reputation in reputations if reputation.hidden}
        matches = tuple(EndedMatch(veil_names(over.table, hidden, somebody), over.tale) for over in readable)
        more = [await line_about(guild) for line_about in self.more]
        return Week(
            ended=len(ended),
            over=matches,
            moment=best_moment(matches),
            newcomers=tuple(user for user in newcomers if user not in hidden),
            seasons=tuple((season, tuple(line for line in ranking if line.person not in hidden)) for season, ranking in rankings),
            tables=await self._tables(guild, hidden, somebody, may_read),
            more=tuple(msg for msg in more if msg is not None),
        )

    async def _newcomers(self, guild: int, since: float, until: float, may_read: MayRead) -> tuple[int, ...]:
        """Return who finished a first match with others, if all readers may read about that match."""
        newcomers: dict[int, None] = {}
        for user, match in await self._ledger.stored.newcomers(guild, since, until):
            if user not in newcomers and await may_read(await self._reading.table(match)):
                newcomers[user] = None
        return tuple(newcomers)

    async def _ended_match(self, table: Table) -> EndedMatch:
        """Return a match that ended, with its story if that can still be computed."""
        tale: Tale | None = None
        with suppress(EngineError):
            tale = await self._reading.tale(table.match)
        return EndedMatch(table, tale)

    async def _tables(self, guild: int, hidden: set[int], somebody: str, may_read: MayRead) -> tuple[Table, ...]:
        """Return the first `OPEN` tables with free seats for everybody, the fullest first."""
        tables = [await self._reading.table(match) for match in await self._ledger.stored.matches_at(guild, ("open",))]
        free = [table for table in tables if not table.invited and len(table.occupants) < table.terms.seats[1] and await may_read(table)]
        free.sort(key=lambda table: (table.terms.seats[1] - len(table.occupants), table.match))
        return tuple(veil_names(table, hidden, somebody) for table in free[:OPEN])


def _count_quiet(row: rows.HarbourRow) -> int:
    """Return how many posts in a row had no click, including the last one."""
    return 0 if row.clicked else row.quiet + 1


def veil_names(table: Table, hidden: set[int], somebody: str) -> Table:
    """Return the table without the names of people who hide their statistics."""

    def without(occupant: Occupant) -> Occupant:
        user = occupant.user_id
        return Occupant(Person(user, somebody)) if user is not None and user in hidden else occupant

    past = tuple(replace(stint, occupant=without(stint.occupant)) for stint in table.past)
    return replace(table, occupants=tuple(map(without, table.occupants)), past=past)


def best_moment(over: Sequence[EndedMatch]) -> BestMoment | None:
    """Return the moment with the largest swing for the winners; of equal ones, the rarest.

    Swings of different games are compared as shares of the highest total score of their match.
    """
    ranked: list[tuple[float, int, BestMoment]] = []
    for finished in over:
        if finished.tale is None:
            continue
        highest = max(1, *(sheet.total for sheet in finished.tale.result.scores))
        for what, swing in zip(finished.tale.moments, finished.tale.swings, strict=False):
            ranked.append((-swing / highest, what.event.rank, BestMoment(finished.table, what)))
    return min(ranked, key=lambda entry: entry[:2])[2] if ranked else None
