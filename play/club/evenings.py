"""Live evenings: at a fixed hour everybody who is here is seated at short live tables.

| state | from when | what happens |
|---|---|---|
| `planned` | an admin plans it | Discord announces it, if the bot may make events |
| `called` | `CALL` seconds before its beginning | its card asks who is here |
| `on` | its beginning | people who are here get tables; after `ALONE` seconds those who are left may play with bots |
| `off`; `planned` if it is weekly | `LASTS` seconds after its beginning, or when all its tables are over | the result is posted |

An evening is a row with a number that every step raises by one, so of two processes only one does a step. People are seated in the commit
with which their table begins, so nobody sits at two tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from engine.match import registry
from engine.values.core import Msg
from play.club.plan import split_evenly
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.people.house import Houses
from play.people.presence import Presence
from play.table.lobby import Tables
from play.time.calendar import DAY, HOUR, Hours, daily, local, moment_of
from play.time.paces import usual_absence
from play.values.errors import NotAllowed, PlayError, StaleTable
from play.values.types import Person, Place, Table
from store import rows

EVENING = 20
"""The hour of the day at which an evening begins."""

CALL = 900.0
"""Seconds before the beginning at which the card is posted."""

ALONE = 300.0
"""Seconds after the beginning from which bots may fill up a table."""

LASTS = 2 * HOUR
"""Seconds for which an evening lasts."""

LOOK = 60.0
"""Seconds between two looks at an evening while it is on."""

AHEAD = 7
"""For how many days ahead an evening can be planned."""

USUAL = 3
"""The usual number of people at a table, if the game does not have another number for an evening."""

PACE = "live"
"""The pace of the tables."""

BOT = "mate"
"""The level of the bots that fill seats."""

ON = ("planned", "called", "on")
"""The states of an evening that is not over."""

JOB = "evening"
"""The first word of the name of a lease; the id of the server follows."""

LEASE = 120.0
"""Seconds for which a process has this lease."""

log = logging.getLogger(__name__)


class Evening(Struct, frozen=True):
    """An evening with the people who are here for it, in the order in which they came."""

    row: rows.EveningRow
    people: tuple[rows.EveningPersonRow, ...]

    @property
    def waiting(self) -> tuple[rows.EveningPersonRow, ...]:
        """The people without a seat."""
        return tuple(person for person in self.people if person.match is None)

    @property
    def matches(self) -> tuple[int, ...]:
        """The matches of its tables."""
        return tuple(sorted({person.match for person in self.people if person.match is not None}))


def evenings_ahead(hours: Hours, now: float) -> list[float]:
    """Return when an evening can begin: the evenings of the next days that are not too soon."""
    return [at for at in islice(daily(hours, now, EVENING), AHEAD + 1) if at >= now + CALL]


def usual_seats(game: str) -> int:
    """Return the usual number of people at a table of an evening."""
    rules = registry.rules(game)
    usual = USUAL if rules.evening is None else rules.evening.seats
    return min((seats for seats in rules.seats if seats > 1), key=lambda seats: (abs(seats - usual), seats))


def evening_settings(game: str) -> dict[str, str]:
    """Return the settings of a table of an evening."""
    rules = registry.rules(game)
    return dict(rules.short if rules.evening is None else rules.evening.chosen)


def parties(count: int, game: str) -> list[int]:
    """Return the sizes of tables for as many of `count` people as possible.

    The sizes are as near to the usual one as possible. People who are left over wait.
    """
    usual = usual_seats(game)
    allowed = {seats for seats in registry.rules(game).seats if 1 < seats <= usual + 1}
    for people in range(count, 1, -1):
        splits = (split_evenly(people, tables) for tables in range(1, people // 2 + 1))
        fitting = [split for split in splits if set(split) <= allowed]
        if fitting:
            nearest = min(fitting, key=lambda split: (sum(abs(size - usual) for size in split), len(split)))
            return list(nearest)
    return []


class Evenings:
    """The live evenings of all servers."""

    def __init__(self, ledger: Ledger, houses: Houses, tables: Tables, reading: Reading, presence: Presence) -> None:
        self._ledger, self._houses, self._tables = ledger, houses, tables
        self._reading, self._presence = reading, presence
        self._seating = asyncio.Lock()
        self._listener: Callable[[], None] | None = None

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call `listener` whenever a card has something new to show; `None`: stop."""
        self._listener = listener

    def _announce(self) -> None:
        if self._listener is not None:
            self._listener()

    async def of(self, guild: int) -> Evening | None:
        """Return the evening of a server; `None` if none was ever planned."""
        row = await self._ledger.stored.evening(guild)
        return None if row is None else Evening(row, await self._ledger.stored.evening_people(guild))

    async def plan(self, guild: int, channel: int, game: str, starts_at: float, weekly: bool, author: int) -> rows.EveningRow:
        """Plan an evening. Raises `NotAllowed` for a time not offered, or if another is planned."""
        now, before = self._ledger.clock.now(), await self.of(guild)
        if game not in registry.names() or not now + CALL - HOUR <= starts_at <= now + (AHEAD + 1) * DAY:
            raise NotAllowed(Msg("evening.when"))
        if before is not None and before.row.state in ON:
            raise NotAllowed(Msg("evening.one"))
        number = 1 if before is None else before.row.number + 1
        due = max(now, starts_at - CALL)
        row = rows.EveningRow(guild, number, channel, game, starts_at, weekly, event=0, state="planned", message=0, due=due, author=author)
        await self._ledger.store_rows(rows.deletion("evening_person", guild=guild), row)
        return row

    async def store_event(self, row: rows.EveningRow, event: int) -> rows.EveningRow:
        """Store the id of the scheduled event that Discord has for an evening."""
        return await self._store(row, event=event)

    async def cancel(self, guild: int) -> rows.EveningRow | None:
        """Cancel the evening. Running tables go on."""
        before = await self.of(guild)
        if before is None or before.row.state not in ON:
            return None
        await self._store(before.row, rows.deletion("evening_person", guild=guild), state="off", due=None, event=0)
        return before.row

    async def servers_due(self) -> tuple[int, ...]:
        """Return the servers whose evening needs a look."""
        return await self._ledger.stored.evenings_due(self._ledger.clock.now())

    async def claim(self, guild: int) -> bool:
        """Return whether this process may handle an evening now."""
        return await self._ledger.claim(f"{JOB} {guild}", LEASE)

    async def store_card(self, row: rows.EveningRow, message: int) -> rows.EveningRow:
        """Store that the card of an evening is posted."""
        return await self._store(row, message=message, state="called", due=row.starts_at)

    async def begin(self, row: rows.EveningRow) -> rows.EveningRow:
        """Begin an evening, and seat the people who are here."""
        after = await self._store(row, state="on", due=min(self._ledger.clock.now() + LOOK, row.starts_at + ALONE))
        await self.seat(row.guild)
        return after

    async def look_later(self, row: rows.EveningRow) -> rows.EveningRow:
        """Have the evening looked at again after `LOOK` seconds."""
        return await self._store(row, due=self._ledger.clock.now() + LOOK)

    async def is_over(self, evening: Evening) -> bool:
        """Return whether the time of an evening is over, or all its tables are."""
        now = self._ledger.clock.now()
        if now >= evening.row.starts_at + LASTS:
            return True
        tables = await self.tables(evening)
        is_late = now >= evening.row.starts_at + 2 * ALONE
        return is_late and bool(tables) and all(table.status not in ("open", "running") for table in tables)

    async def end(self, row: rows.EveningRow) -> rows.EveningRow:
        """End an evening; a weekly one is planned again, at the same hour by the server's clock."""
        gone = rows.deletion("evening_person", guild=row.guild)
        if not row.weekly:
            return await self._store(row, gone, state="off", due=None, message=0, event=0)
        hours, starts_at = (await self._houses.of(row.guild)).hours, row.starts_at
        while starts_at <= self._ledger.clock.now() + CALL:
            starts_at = moment_of(hours, local(hours, starts_at).date() + timedelta(days=7), EVENING)
        return await self._store(row, gone, state="planned", starts_at=starts_at, due=starts_at - CALL, message=0)

    async def _store(self, row: rows.EveningRow, *more: rows.Write, **changed: object) -> rows.EveningRow:
        """Store a changed evening with the next number. Raises `StaleTable` if that is taken."""
        after = replace(row, number=row.number + 1, **changed)
        await self._ledger.store_rows(*more, after)
        return after

    # Who is here.

    async def arrive(self, guild: int, person: Person) -> Evening:
        """Note that a person is here, and seat people if it is on.

        Raises `NotAllowed` if the evening is neither called nor on.
        """
        evening = await self.of(guild)
        if evening is None or evening.row.state not in ("called", "on"):
            raise NotAllowed(Msg("evening.not-now"))
        if all(other.user != person.user_id for other in evening.people):
            await self._ledger.store_rows(rows.EveningPersonRow(guild, person.user_id, person.name, self._ledger.clock.now()))
        if evening.row.state == "on":
            await self.seat(guild)
        self._announce()
        return await self.of(guild) or evening

    async def with_bots(self, guild: int, user_id: int) -> Evening:
        """Seat all who wait, with bots. Raises `NotAllowed` while bots may not fill up tables."""
        evening = await self.of(guild)
        if evening is None or not self.may_fill(evening) or all(person.user != user_id for person in evening.waiting):
            raise NotAllowed(Msg("evening.not-now"))
        await self.seat(guild, filled=True)
        self._announce()
        return await self.of(guild) or evening

    def may_fill(self, evening: Evening) -> bool:
        """Return whether bots may fill up the tables of those who still wait."""
        is_time = self._ledger.clock.now() >= evening.row.starts_at + ALONE
        return evening.row.state == "on" and is_time and bool(evening.waiting)

    async def seat(self, guild: int, filled: bool = False) -> None:
        """Seat those who wait. `filled`: bots fill up the tables, even for a single person."""
        async with self._seating:
            evening = await self.of(guild)
            if evening is None or evening.row.state == "off":
                return
            waiting = list(evening.waiting)
            sizes = parties(len(waiting), evening.row.game)
            if not sizes and filled and waiting:
                sizes = [len(waiting)]
            for size in sizes:
                party, waiting = waiting[:size], waiting[size:]
                bots = max(0, usual_seats(evening.row.game) - size) if filled else 0
                try:
                    await self._open(evening.row, party, bots)
                except StaleTable:  # another process has seated some of them
                    return
                except NotAllowed as error:  # there are too many tables, or the channel may have none: the people wait
                    log.warning("a table of an evening cannot be opened: %s", error.msg.key, extra={"guild": guild})
                    return

    async def _open(self, row: rows.EveningRow, party: Sequence[rows.EveningPersonRow], bots: int) -> None:
        """Open a table that begins at once and is live."""
        first, *others = [Person(person.user, person.name) for person in party]
        house = await self._houses.of(row.guild)
        seated = [rows.EveningSeated(rows.NO_MATCH, row.guild, person.user) for person in party]
        await self._tables.open(
            row.game, first, Place(row.guild, row.channel), others=others, bots=[BOT] * bots, own_thread=not house.forum,
            seats=len(party) + bots, settings=evening_settings(row.game), pace=PACE, absence=usual_absence(PACE), rated=False,
            with_it=seated, all_here=True,
        )  # fmt: skip
        for person in party:  # they are here at their other tables as well
            await self._presence.arrive(person.user)

    async def tables(self, evening: Evening) -> tuple[Table, ...]:
        """Return the tables of the evening."""
        tables = []
        for match in evening.matches:
            try:
                tables.append(await self._reading.table(match))
            except PlayError:  # it was deleted
                continue
        return tuple(tables)
