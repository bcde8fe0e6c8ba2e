"""The weekly post about what happened on a server, shown as *Harbour post*.

It comes on Sunday evening by the server's clock.

What it tells is gathered when it is due; that it was posted is a row with a number, so that of two processes one posts it. A week without
news has no post. After `QUIET` posts on which nobody pressed anything it turns itself off.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from engine.story.tale import Happened, Tale
from engine.values.core import EngineError, Msg
from play.club.season import Season
from play.club.seasons import Seasons
from play.club.standing import Line
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.people.house import Houses
from play.time.calendar import HOUR, Hours, daily, local
from play.values.types import Occupant, Person, Place, Table
from store import rows

EVENING = 18
"""The hour of the day at which it comes."""

LEAST = 6 * HOUR
"""Seconds from now that the next one is away at least."""

TOLD, NEWCOMERS, OPEN = 5, 6, 3
"""Matches that are told in a sentence, newcomers and open tables that are named."""

QUIET = 4
"""Posts in a row without a click after which it turns itself off."""

JOB, LEASE = "harbour", 300.0
"""The job of one post, and the seconds for which a process has it."""

MayRead = Callable[[Table | Place], Awaitable[bool]]
"""Whether everybody who sees the post may read of a table, or of what is at a place."""

More = Callable[[int], Awaitable[Msg | None]]
"""A line of something else that a server has, such as its puzzle; `None`: it has none this week."""


class Over(Struct, frozen=True):
    """A match that ended, and what it tells; `None` where its game tells nothing."""

    table: Table
    tale: Tale | None


class Moment(Struct, frozen=True):
    """The best moment of the week: the match and what happened there."""

    table: Table
    what: Happened


class Week(Struct, frozen=True):
    """What a post tells.

    `ended` counts all matches, `over` are the newest of those that all who see it may read of, and so are all others named; `seasons`
    with the order of each division; `more` are lines of what else the server has. Names of people who hide their statistics are in none
    of it.
    """

    ended: int
    over: tuple[Over, ...]
    moment: Moment | None
    newcomers: tuple[int, ...]
    seasons: tuple[tuple[Season, tuple[Line, ...]], ...]
    tables: tuple[Table, ...]
    more: tuple[Msg, ...] = ()

    @property
    def is_news(self) -> bool:
        """Whether anything happened that can be told."""
        return bool(self.over) or bool(self.newcomers)


def next_post(hours: Hours, now: float) -> float:
    """The next Sunday evening."""
    return next(at for at in daily(hours, now, EVENING) if at >= now + LEAST and local(hours, at).weekday() == 6)


class Harbours:
    """The harbour posts of all servers: what is told of each once a week."""

    def __init__(self, ledger: Ledger, houses: Houses, reading: Reading, seasons: Seasons, more: Sequence[More]) -> None:
        """`more`: what else has a line; each is asked for it."""
        self._ledger = ledger
        self._houses = houses
        self._reading = reading
        self._seasons = seasons
        self.more = [*more]

    async def of(self, guild: int) -> rows.HarbourRow | None:
        """The harbour post of a server, as far as it was ever turned on."""
        return await self._ledger.read(self._ledger.store.harbour(guild))

    async def turn(self, guild: int, author: int, channel: int | None) -> rows.HarbourRow:
        """Post in a channel from now on, or nowhere (`None`)."""
        row, now = await self.of(guild), self._ledger.clock.now()
        due = None if channel is None else next_post((await self._houses.of(guild)).hours, now)
        number, place = (1, 0) if row is None else (row.number + 1, row.channel)
        since = now - 7 * 24 * HOUR if row is None or row.due is None else row.since
        made = rows.HarbourRow(guild, number, place if channel is None else channel, due, since, 0, False, 0, author)
        await self._ledger.write_rows(0, [made])
        return made

    async def due(self) -> tuple[int, ...]:
        """The servers whose post is due."""
        return await self._ledger.read(self._ledger.store.harbours_due(self._ledger.clock.now()))

    async def claim(self, guild: int) -> bool:
        """Whether this process may see to a post now."""
        now, name = self._ledger.clock.now(), f"{JOB} {guild}"
        return await self._ledger.read(self._ledger.store.take_job(name, self._ledger.owner, now, now + LEASE))

    async def clicked(self, guild: int) -> None:
        """Somebody has pressed a button of the post."""
        await self._ledger.write_rows(0, [rows.HarbourClicked(guild)])

    async def done(self, row: rows.HarbourRow, message: int) -> rows.HarbourRow:
        """A post was made (0: there was no news): the next one is due in a week.

        Where nobody reads it, it is off: `due` is `None` then.
        """
        now = self._ledger.clock.now()
        due: float | None = next_post((await self._houses.of(row.guild)).hours, now)
        quiet = row.quiet if not row.message else 0 if row.clicked else row.quiet + 1
        made = replace(row, number=row.number + 1, due=due, since=now, message=message, clicked=False, quiet=quiet)
        await self._ledger.write_rows(0, [made])
        return made

    async def is_unread(self, row: rows.HarbourRow) -> bool:
        """Return whether nobody has pressed anything on the last posts.

        If so, the post turns itself off, and the server's admin is notified.
        """
        quiet = row.quiet + 1 if row.message and not row.clicked else 0
        return quiet >= QUIET

    async def end(self, row: rows.HarbourRow) -> None:
        """Turn it off."""
        await self._ledger.write_rows(0, [replace(row, number=row.number + 1, due=None, message=0, quiet=0)])

    async def week(self, row: rows.HarbourRow, somebody: str, may_read: MayRead) -> Week:
        """What happened since the last post.

        `somebody` stands for the names of those who hide their statistics. What not all who see the post may read of counts as a number
        at most.
        """
        store, guild, now = self._ledger.store, row.guild, self._ledger.clock.now()
        ended = await self._ledger.read(store.ended(guild, row.since, now))
        newcomers = await self._newcomers(guild, row.since, now, may_read)
        found: list[Over] = []
        for match in ended:
            table = await self._reading.table(match)
            if table.status == "finished" and await may_read(table):
                found.append(await self._over(table))
            if len(found) == TOLD:
                break
        seasons = [
            season
            for season in await self._seasons.at(guild)
            if season.state in ("running", "closing") and await may_read(Place(guild, season.row.channel))
        ]
        lines = [(season, tuple(line for division in await self._seasons.standings(season) for line in division)) for season in seasons]
        people = {person.user_id for over in found for person in over.table.players} | {*newcomers}
        people |= {line.person for _, told in lines for line in told}
        chosen = await self._ledger.read(store.reputations(sorted(user for user in people if user > 0)))
        hidden = {choice.user for choice in chosen if choice.hidden}
        told = tuple(Over(veil_names(over.table, hidden, somebody), over.tale) for over in found)
        open_lines = tuple((own, tuple(line for line in every if line.person not in hidden)) for own, every in lines)
        more = [await lines_of(guild) for lines_of in self.more]
        return Week(
            len(ended), told, best(told), tuple(user for user in newcomers if user not in hidden), open_lines,
            await self._tables(guild, hidden, somebody, may_read), tuple(msg for msg in more if msg is not None),
        )  # fmt: skip

    async def _newcomers(self, guild: int, since: float, until: float, may_read: MayRead) -> tuple[int, ...]:
        """Who finished a first match with others, where it is one to read of."""
        found: dict[int, None] = {}
        for user, match in await self._ledger.read(self._ledger.store.newcomers(guild, since, until)):
            if user not in found and await may_read(await self._reading.table(match)):
                found[user] = None
        return tuple(found)

    async def _over(self, table: Table) -> Over:
        """A match that ended. One that cannot be told any more is told without a sentence."""
        tale: Tale | None = None
        with suppress(EngineError):
            tale = await self._reading.tale(table.match)
        return Over(table, tale)

    async def _tables(self, guild: int, hidden: set[int], somebody: str, may_read: MayRead) -> tuple[Table, ...]:
        """The open tables with free seats that everybody may join, the fullest first."""
        found = [await self._reading.table(match) for match in await self._ledger.read(self._ledger.store.matches_at(guild, ("open",)))]
        free = [table for table in found if not table.invited and len(table.occupants) < table.terms.seats[1] and await may_read(table)]
        free.sort(key=lambda table: (table.terms.seats[1] - len(table.occupants), table.match))
        return tuple(veil_names(table, hidden, somebody) for table in free[:OPEN])


def veil_names(table: Table, hidden: set[int], somebody: str) -> Table:
    """The table in which people who hide their statistics have no name."""

    def without(occupant: Occupant) -> Occupant:
        is_hidden = occupant.person is not None and occupant.person.user_id in hidden
        return Occupant(Person(occupant.person.user_id, somebody)) if is_hidden and occupant.person is not None else occupant

    past = tuple(replace(stint, occupant=without(stint.occupant)) for stint in table.past)
    return replace(table, occupants=tuple(map(without, table.occupants)), past=past)


def best(over: Sequence[Over]) -> Moment | None:
    """The moment that moved the winners farthest from the others, by their points.

    Of equal ones the rarest.
    """
    found = [
        (
            -swing / max(1, *(sheet.total for sheet in finished.tale.result.scores)),
            what.event.rank,
            at,
            what.seq,
            Moment(finished.table, what),
        )
        for at, finished in enumerate(over)
        if finished.tale is not None
        for what, swing in zip(finished.tale.moments, finished.tale.swings, strict=False)
    ]
    return min(found, key=lambda ranked: ranked[:4])[4] if found else None
