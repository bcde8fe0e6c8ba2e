"""Finding a table: the searches of people, and opening tables when people fit together.

A search is a row of a person on a server. All are checked when anything changes and every `EVERY` seconds (`run_due`, by one process at a
time). The table is opened in the commit that ends its searches: whenever the process is killed, nobody sits at two tables and nobody's
search is lost. The people are notified in private; until their first turn the seat is theirs only for a while (play/matters/found.py).
play/follows/finding.py says who fits. The table is opened where all of its people can see it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.match import registry
from engine.values import codec
from engine.values.core import EngineError, Msg
from play.follows.finding import SOUGHT, Company, Seeker, first_company
from play.ledger.ledger import Ledger
from play.ledger.share import ALONE, Share
from play.matters.found import MATTER, REST, FoundTable, seeker_of
from play.people.house import Houses
from play.people.standings import Standings
from play.table.lobby import Tables
from play.time.calendar import ALWAYS
from play.time.paces import usual_absence
from play.values.errors import NotAllowed, StaleTable
from play.values.types import Person, Place, Table
from store import rows

EVERY = 900.0
"""Seconds between two looks at all searches."""

JOB = "seeking"
"""The job of looking, which one process of a share has at a time."""

LEASE = EVERY / 2
"""Seconds for which a process has the job."""

KNOWN = 3
"""The usual wait is shown only if at least this many waits are known."""

WASTED = 3
"""After this many found tables to which a person did not come, they cannot search for a day."""

AT_ONCE = 20
"""The most tables that one look opens on a server."""

BOT = "captain"
"""The bot that fills the missing seat."""

log = logging.getLogger(__name__)


class Sought(Struct, frozen=True):
    """What a person looks for.

    `pace`: a key of `play.follows.finding.SOUGHT`. `most`: people at the table. `bot`: one bot is welcome.
    """

    games: tuple[str, ...]
    pace: str = "weeks"
    most: int = 4
    rated: bool = False
    bot: bool = False


class Search(Struct, frozen=True):
    """A person's search for a table.

    `others`: how many others wait for each of its games at its pace. `usual`: the seconds that people of the server usually waited for
    such a table, by game, if known.
    """

    sought: Sought
    since: float
    until: float
    others: tuple[tuple[str, int], ...] = ()
    usual: tuple[tuple[str, int], ...] = ()


class Finding:
    """Knows who looks for a table, and finds tables for them."""

    def __init__(self, ledger: Ledger, houses: Houses, tables: Tables, standings: Standings, share: Share = ALONE) -> None:
        self._ledger, self._houses, self._tables = ledger, houses, tables
        self._standings, self._share = standings, share

    async def of(self, guild: int, user_id: int) -> Search | None:
        """Return what a person looks for on a server."""
        every = await self._rows(guild)
        own = next((row for row in every if row.user == user_id), None)
        if own is None or (seeker := seeker_of(own, ALWAYS)) is None or own.until <= self._ledger.clock.now():
            return None
        others = Counter(game for row in every if row.user != user_id and row.pace == own.pace for game in _games(row))
        others_by_game = tuple((game, others[game]) for game in seeker.games)
        sought = Sought(seeker.games, seeker.pace, seeker.most, seeker.rated, seeker.bot)
        return Search(sought, own.since, own.until, others_by_game, await self._usual(guild, seeker.pace))

    async def _usual(self, guild: int, pace: str) -> tuple[tuple[str, int], ...]:
        """Return how long people waited for tables found here that run now, by game, if known."""
        waits_by_game: dict[str, list[int]] = {}
        for game, matters in await self._ledger.stored.found_tables(guild):
            stored = codec.loads(dict[str, Any], matters).get(MATTER.name, {})
            if stored.get("pace") == pace:
                waits_by_game.setdefault(game, []).extend(stored.get("waited", ()))
        return tuple((game, int(median(waits))) for game, waits in waits_by_game.items() if len(waits) >= KNOWN)

    async def seek(self, person: Person, place: Place, sought: Sought, roles: Collection[int] | None = None) -> Table | None:
        """Look for a table, instead of an earlier search; return the table if it is found at once.

        A person who wants it rated takes part in ratings from now on. Raises `NotAllowed` outside of servers, where tables may not be
        opened, for an impossible search, and for a person who let found tables wait.
        """
        guild, now = place.guild_id, self._ledger.clock.now()
        if guild is None:
            raise NotAllowed(Msg("find.no-server"))
        house = await self._houses.require(guild, place, roles)
        known = tuple(game for game in dict.fromkeys(sought.games) if game in registry.names())
        takes = tuple(game for game in known if any(2 <= seats <= sought.most for seats in registry.rules(game).seats))
        if not takes or sought.pace not in SOUGHT:
            raise NotAllowed(Msg("find.nothing"))
        before = next((row for row in await self._rows(guild) if row.user == person.user_id), None)
        is_forgotten = before is None or (_is_ended(before) and before.until <= now)
        wasted = 0 if before is None or is_forgotten else before.wasted
        if before is not None and wasted >= WASTED:
            raise NotAllowed(Msg("find.rests", when=str(int(before.until))))
        where = house.forum or place.channel_id
        row = rows.SeekingRow(
            guild, person.user_id, person.name, codec.dumps(takes), sought.pace, sought.most, sought.rated, sought.bot, where, now,
            now + SOUGHT[sought.pace].ends, wasted,
        )  # fmt: skip
        if sought.rated:
            reputation = await self._standings.reputation(person.user_id)
            if not reputation.rated:
                await self._standings.choose(person.user_id, replace(reputation, rated=True, said=True))
        await self._ledger.store_rows(row)
        opened = await self.look(guild)
        return next((table for table in opened if table.seat_of(person.user_id) is not None), None)

    async def stop(self, guild: int, user_id: int) -> None:
        """End a person's search."""
        row = next((row for row in await self._rows(guild) if row.user == user_id), None)
        if row is not None:
            await self._ledger.store_rows(_end_row(row, self._ledger.clock.now()))

    async def look(self, guild: int) -> list[Table]:
        """Open every table that can be opened now."""
        opened: list[Table] = []
        refused: set[int] = set()
        strangers: set[tuple[int, int]] = set()
        sights: dict[tuple[int, int], bool] = {}
        while len(opened) < AT_ONCE:
            now = self._ledger.clock.now()
            every = {row.user: row for row in await self._rows(guild)}
            hours = await self._ledger.hours(sorted(every))
            seekers = [seeker for user, row in every.items() if user not in refused and (seeker := seeker_of(row, hours.get(user, ALWAYS)))]
            apart = {(row.user, row.other) for row in await self._ledger.stored.aparts(guild)}
            match = first_company(seekers, _seats, apart | strangers, now)
            if match is None:
                break
            channel = await self._room(guild, match, every, sights)
            if channel is None:
                strangers |= self._strangers(match, sights)
                continue
            try:
                opened.append(await self._open(guild, match, channel, every))
            except StaleTable:  # another process was faster, or somebody has just looked for something else
                continue
            except NotAllowed as error:  # too many tables, a channel that is gone: it is tried again later
                log.info("a found table cannot be opened: %s", error.msg.key)
                refused.add(match.people[0].user)
        return opened

    async def _room(self, guild: int, match: Company, every: dict[int, rows.SeekingRow], sights: dict[tuple[int, int], bool]) -> int | None:
        """Return the channel of a table that all of its people can see, or `None`.

        It is one in which one of them searched, the longest waiting first, else one of the server's channels. `sights`: the known answers
        about who sees which channel.
        """
        house, people = await self._houses.of(guild), [person.user for person in match.people]
        for channel in dict.fromkeys((*(every[user].channel for user in people), *house.channels, *filter(None, (house.forum,)))):
            for user in people:
                if (user, channel) not in sights:
                    views = self._ledger.views
                    sights[user, channel] = views is None or await views(user, Place(guild, channel))
            if all(sights[user, channel] for user in people):
                return channel
        return None

    def _strangers(self, match: Company, sights: Mapping[tuple[int, int], bool]) -> set[tuple[int, int]]:
        """Return the pairs of a company that have no channel in common.

        If each pair has one and only the whole company has none, it is split up: the first and the last are then kept apart.
        """
        users = [person.user for person in match.people]
        seen = {user: {channel for (who, channel), sees in sights.items() if who == user and sees} for user in users}
        apart = {(user, other) for user, other in combinations(users, 2) if not seen[user] & seen[other]}
        return apart or {(users[0], users[-1])}

    async def _open(self, guild: int, match: Company, channel: int, every: dict[int, rows.SeekingRow]) -> Table:
        """Open a table and begin its match; if the process ends in between, `run_due` begins it."""
        now = self._ledger.clock.now()
        first, *others = [Person(person.user, every[person.user].name) for person in match.people]
        ends = [rows.SeekingFound(guild, person.user, every[person.user].since, now + REST) for person in match.people]
        house = await self._houses.of(guild)
        waited = tuple(max(0, int(now - every[person.user].since)) for person in match.people)
        pace = SOUGHT[match.pace].pace
        table = await self._tables.open(
            match.game, first, Place(guild, channel), others=others, bots=[BOT] * match.bots,
            own_thread=not house.forum, matters={MATTER.name: FoundTable(match.pace, waited=waited)}, with_it=ends,
            seats=len(match.people) + match.bots, pace=pace, absence=usual_absence(pace), rated=match.rated,
        )  # fmt: skip
        return await self._begin(table)

    async def _begin(self, table: Table) -> Table:
        table_now = await self._tables.start(table.match, table.opener_id)
        async with self._ledger.hold(table.match) as live:
            if live.table.status == "running":
                await self._ledger.write(live, live, self._ledger.notices(live, Msg("play.notice.found")))
        return table_now

    async def run_due(self) -> list[rows.SeekingRow]:
        """Look at all searches on servers of this process, which alone knows who sees what there.

        Return the ended searches without a table, for the caller that notifies their people (`mark_told`).
        """
        now, ended = self._ledger.clock.now(), []
        if not await self._ledger.claim(JOB if self._share.is_all else f"{JOB} {self._share.number}", LEASE):
            return []
        for match in await self._ledger.stored.matches(("open",)):
            table = (await self._ledger.current(match)).table
            is_full = MATTER.value(table) is not None and len(table.occupants) == table.terms.seats[1]
            if is_full and self._share.has(table.place.guild_id):
                await self._begin(table)
        for guild in filter(self._share.has, await self._ledger.stored.servers_seeking()):
            for row in await self._rows(guild):
                if row.until <= now and _is_ended(row):
                    await self._ledger.store_rows(rows.deletion("seeking", guild=guild, user=row.user, since=row.since))
                elif row.until <= now:
                    ended.append(row)
            try:
                await self.look(guild)
            except EngineError as error:
                log.warning("nobody can be found a table: %s", error.msg.key)
        return ended

    async def mark_told(self, row: rows.SeekingRow) -> None:
        """Store that a person was told about the end of their search."""
        await self._ledger.store_rows(_end_row(row, self._ledger.clock.now()))

    async def _rows(self, guild: int) -> tuple[rows.SeekingRow, ...]:
        return await self._ledger.stored.seekers(guild)


def _is_ended(row: rows.SeekingRow) -> bool:
    """Return whether a row without games only remembers wasted tables: its search is over."""
    return row.games == "[]"


def _end_row(row: rows.SeekingRow, now: float) -> rows.Write:
    """Return the row that ends a search; wasted tables are remembered for a while."""
    if not row.wasted:
        return rows.deletion("seeking", guild=row.guild, user=row.user, since=row.since)
    return rows.SeekingFound(row.guild, row.user, row.since, now + REST)


def _games(row: rows.SeekingRow) -> tuple[str, ...]:
    seeker: Seeker | None = seeker_of(row, ALWAYS)
    return () if seeker is None else seeker.games


def _seats(game: str) -> Sequence[int]:
    """Return the numbers of seats of a game; none for a missing game."""
    return registry.rules(game).seats if game in registry.names() else ()
