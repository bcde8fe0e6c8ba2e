"""Finding a table: the searches of people, and opening tables when people fit together.

A search is a row of a person on a server. All searches are checked when anything changes and every `EVERY` seconds (`run_due`, by one
process at a time). play/follows/finding.py decides who fits together. The table is opened where all of its people can see it, in the commit
that ends their searches. So whenever the process is killed, nobody sits at two tables and nobody's search is lost. The people are notified
in private. The seat is kept for them only for a while, until their first turn (play/matters/found.py).
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
"""The name of a lease; if several processes are one bot, the number of the process follows."""

LEASE = EVERY / 2
"""Seconds for which a process has this lease."""

KNOWN = 3
"""The usual wait is shown only if at least this many waits are known."""

WASTED = 3
"""A person who did not come to this many found tables cannot search for a day."""

AT_ONCE = 20
"""The most tables that one look opens on a server."""

BOT = "captain"
"""The level of the bot that fills a missing seat."""

log = logging.getLogger(__name__)


class Sought(Struct, frozen=True):
    """What a person looks for.

    `pace`: a key of `play.follows.finding.SOUGHT`. `most`: the most seats of the table. `bot`: the person accepts one bot.
    """

    games: tuple[str, ...]
    pace: str = "weeks"
    most: int = 4
    rated: bool = False
    bot: bool = False


class Search(Struct, frozen=True):
    """A person's search for a table.

    `others`: for each of its games, how many others wait at its pace. `usual`: for games of which that is known, the seconds for which
    people of the server usually waited.
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
        """Return a person's search on a server, or `None`."""
        searches = await self._rows(guild)
        own = next((row for row in searches if row.user == user_id), None)
        seeker = None if own is None else seeker_of(own, ALWAYS)
        if own is None or seeker is None or own.until <= self._ledger.clock.now():
            return None
        others = Counter(game for row in searches if row.user != user_id and row.pace == own.pace for game in _games(row))
        others_by_game = tuple((game, others[game]) for game in seeker.games)
        sought = Sought(seeker.games, seeker.pace, seeker.most, seeker.rated, seeker.bot)
        return Search(sought, own.since, own.until, others_by_game, await self._usual(guild, seeker.pace))

    async def _usual(self, guild: int, pace: str) -> tuple[tuple[str, int], ...]:
        """Return the usual wait for the tables found here that run now, by game, if known."""
        waits_by_game: dict[str, list[int]] = {}
        for game, matters in await self._ledger.stored.found_tables(guild):
            stored = codec.loads(dict[str, Any], matters).get(MATTER.name, {})
            if stored.get("pace") == pace:
                waits_by_game.setdefault(game, []).extend(stored.get("waited", ()))
        return tuple((game, int(median(waits))) for game, waits in waits_by_game.items() if len(waits) >= KNOWN)

    async def seek(self, person: Person, place: Place, sought: Sought, roles: Collection[int] | None = None) -> Table | None:
        """Look for a table, in place of an earlier search.

        Returns the table if it is found at once, else `None`. A person who wants a rated table takes part in ratings from now on. Raises
        `NotAllowed` outside of servers, in places where tables may not be opened, for an impossible search, and for a person who did not
        come to found tables.
        """
        guild, now = place.guild_id, self._ledger.clock.now()
        if guild is None:
            raise NotAllowed(Msg("find.no-server"))
        house = await self._houses.require(guild, place, roles)
        known = tuple(game for game in dict.fromkeys(sought.games) if game in registry.names())
        playable = tuple(game for game in known if any(2 <= seats <= sought.most for seats in registry.rules(game).seats))
        if not playable or sought.pace not in SOUGHT:
            raise NotAllowed(Msg("find.nothing"))
        before = next((row for row in await self._rows(guild) if row.user == person.user_id), None)
        wasted = 0
        if before is not None and not (_is_ended(before) and before.until <= now):
            wasted = before.wasted
            if wasted >= WASTED:
                raise NotAllowed(Msg("find.rests", when=str(int(before.until))))
        row = rows.SeekingRow(
            guild=guild, user=person.user_id, name=person.name, games=codec.dumps(playable), pace=sought.pace, most=sought.most,
            rated=sought.rated, bot=sought.bot, channel=house.forum or place.channel_id, since=now, until=now + SOUGHT[sought.pace].ends,
            wasted=wasted,
        )  # fmt: skip
        if sought.rated:
            reputation = await self._standings.reputation(person.user_id)
            if not reputation.rated:
                await self._standings.choose(person.user_id, replace(reputation, rated=True, said=True))
        await self._ledger.store_rows(row)
        opened = await self.open_tables(guild)
        return next((table for table in opened if table.seat_of(person.user_id) is not None), None)

    async def stop(self, guild: int, user_id: int) -> None:
        """End a person's search."""
        row = next((row for row in await self._rows(guild) if row.user == user_id), None)
        if row is not None:
            await self._ledger.store_rows(_end_row(row, self._ledger.clock.now()))

    async def open_tables(self, guild: int) -> list[Table]:
        """Open every table that can be opened now, at most `AT_ONCE`, and return them."""
        opened: list[Table] = []
        refused: set[int] = set()
        strangers: set[tuple[int, int]] = set()
        sights: dict[tuple[int, int], bool] = {}
        while len(opened) < AT_ONCE:
            now = self._ledger.clock.now()
            searches = {row.user: row for row in await self._rows(guild)}
            hours = await self._ledger.hours(sorted(searches))
            seekers = []
            for user, row in searches.items():
                seeker = seeker_of(row, hours.get(user, ALWAYS))
                if seeker is not None and user not in refused:
                    seekers.append(seeker)
            apart = {(row.user, row.other) for row in await self._ledger.stored.aparts(guild)}
            company = first_company(seekers, _seats, apart | strangers, now)
            if company is None:
                break
            channel = await self._common_channel(guild, company, searches, sights)
            if channel is None:
                strangers |= self._strangers(company, sights)
                continue
            try:
                opened.append(await self._open(guild, company, channel, searches))
            except StaleTable:  # another process was faster, or somebody has just changed their search
                continue
            except NotAllowed as error:  # there are too many tables, or the channel is gone: it is tried again later
                log.info("a found table cannot be opened: %s", error.msg.key)
                refused.add(company.people[0].user)
        return opened

    async def _common_channel(
        self, guild: int, company: Company, searches: dict[int, rows.SeekingRow], sights: dict[tuple[int, int], bool]
    ) -> int | None:
        """Return a channel that all people of a table can see, or `None`.

        It is one in which one of them searched (the longest waiting first), or one of the server's channels. `sights`: whether a user sees
        a channel, as far as it is known; answers are added.
        """
        house, people = await self._houses.of(guild), [person.user for person in company.people]
        candidates = [*(searches[user].channel for user in people), *house.channels]
        if house.forum:
            candidates.append(house.forum)
        for channel in dict.fromkeys(candidates):
            for user in people:
                if (user, channel) not in sights:
                    can_view = self._ledger.can_view
                    sights[user, channel] = can_view is None or await can_view(user, Place(guild, channel))
            if all(sights[user, channel] for user in people):
                return channel
        return None

    def _strangers(self, company: Company, sights: Mapping[tuple[int, int], bool]) -> set[tuple[int, int]]:
        """Return pairs of a company without a common channel, who are kept apart from now on.

        If each pair has a common channel and only the whole company has none, it is the first and the last person.
        """
        users = [person.user for person in company.people]
        channels = {user: {channel for (who, channel), sees in sights.items() if who == user and sees} for user in users}
        apart = {(user, other) for user, other in combinations(users, 2) if not channels[user] & channels[other]}
        return apart or {(users[0], users[-1])}

    async def _open(self, guild: int, company: Company, channel: int, searches: dict[int, rows.SeekingRow]) -> Table:
        """Open a table and begin its match; if the process ends in between, `run_due` begins it."""
        now = self._ledger.clock.now()
        first, *others = [Person(person.user, searches[person.user].name) for person in company.people]
        ends = [rows.SeekingFound(guild, person.user, searches[person.user].since, now + REST) for person in company.people]
        house = await self._houses.of(guild)
        waited = tuple(max(0, int(now - searches[person.user].since)) for person in company.people)
        pace = SOUGHT[company.pace].pace
        table = await self._tables.open(
            company.game, first, Place(guild, channel), others=others, bots=[BOT] * company.bots,
            own_thread=not house.forum, matters={MATTER.name: FoundTable(company.pace, waited=waited)}, with_it=ends,
            seats=len(company.people) + company.bots, pace=pace, absence=usual_absence(pace), rated=company.rated,
        )  # fmt: skip
        return await self._begin(table)

    async def _begin(self, table: Table) -> Table:
        """Begin the match of a found table, and notify its people."""
        table_now = await self._tables.start(table.match, table.opener_id)
        async with self._ledger.hold(table.match) as live:
            if live.table.status == "running":
                await self._ledger.write(live, live, self._ledger.notices(live, Msg("play.notice.found")))
        return table_now

    async def run_due(self) -> list[rows.SeekingRow]:
        """Look at all searches on servers of this process; begin found tables that are full.

        Other processes do not know who sees which channel there. Returns the searches that have ended without a table. The caller notifies
        their people and calls `mark_told`.
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
                await self.open_tables(guild)
            except EngineError as error:
                log.warning("nobody can be found a table: %s", error.msg.key)
        return ended

    async def mark_told(self, row: rows.SeekingRow) -> None:
        """Store that a person was notified of the end of their search."""
        await self._ledger.store_rows(_end_row(row, self._ledger.clock.now()))

    async def _rows(self, guild: int) -> tuple[rows.SeekingRow, ...]:
        return await self._ledger.stored.seekers(guild)


def _is_ended(row: rows.SeekingRow) -> bool:
    """Return whether a row without games only remembers wasted tables: its search is over."""
    return row.games == "[]"


def _end_row(row: rows.SeekingRow, now: float) -> rows.Write:
    """Return the write that ends a search; wasted tables are remembered for `REST` seconds."""
    if not row.wasted:
        return rows.deletion("seeking", guild=row.guild, user=row.user, since=row.since)
    return rows.SeekingFound(row.guild, row.user, row.since, now + REST)


def _games(row: rows.SeekingRow) -> tuple[str, ...]:
    """Return the games of a search; empty if it has ended."""
    seeker: Seeker | None = seeker_of(row, ALWAYS)
    return () if seeker is None else seeker.games


def _seats(game: str) -> Sequence[int]:
    """Return the numbers of seats that a game can have; empty for a missing game."""
    return registry.rules(game).seats if game in registry.names() else ()
