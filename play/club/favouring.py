"""Who helps whom at the rated tables of a server: gathered for a referee who asks (play/club/favours.py), and forgotten.

Nothing of it is stored. Whom the moves of a match helped is known from its review, where somebody has had one made. For others a referee
may ask: they are looked at in small pieces where bots think, while nobody else waits there, four minutes of one core at a time and an hour
a day for all servers of a process. What was found is remembered while the process lives, by match and seat, without a name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from msgspec import Struct

from engine.core import EngineError, Msg, Seat
from engine.match import Match, effective, fold
from engine.recent import Recent
from engine.search.favours import Favours
from engine.search.review import DECISIONS, Making, decided
from engine.search.thinking import judgement_of
from metrics import ERRORS
from play.club.favours import Found, JudgedTable, signs
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.minds.thinking import Thinking, Weighing
from play.time.calendar import DAY
from play.values.errors import NotAllowed, PlayError, error_trace
from play.values.live import OVER
from play.values.types import GONE, Table
from store.rows import OutcomeRow

RECENT, NEWEST = 180 * DAY, 200
"""Seconds for which a table has to be over at most, and the newest tables that are compared."""

REPLAYED = 20
"""Matches that are played again at a time, to see who led when they left."""

AT_A_TIME, A_DAY = 240.0, 3_600.0
"""Seconds of one core for which is looked at a time, and in a day for all servers of a process."""

BUDGET = 0.2
"""The share of what a review may cost: with it helpers are found as `python -m bench favours` says."""

GIVE_WAY = 2.0
"""Seconds for which others go first."""

KNOWN = 4_000
"""Matches of which it is remembered whom moves helped: a few hundred bytes each."""

log = logging.getLogger(__name__)


class Favoured(Struct, frozen=True):
    """What a referee is told: what was found, the tables by their matches and as they were judged, how many are still to be looked at now,
    and who hides their statistics."""

    found: Found
    tables: dict[int, Table]
    judged: dict[int, JudgedTable]
    left: int
    hidden: frozenset[int]


class Favouring:
    """Looks at the tables of all servers."""

    def __init__(self, ledger: Ledger, reading: Reading, thinking: Thinking) -> None:
        self._ledger, self._reading, self._thinking = ledger, reading, thinking
        self._known: Recent[int, tuple[Favours, ...]] = Recent(KNOWN)
        self._led: Recent[tuple[int, int], bool] = Recent(KNOWN)
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._left: dict[int, int] = {}
        self._day, self._spent = 0, 0.0

    def learned(self, match: int, favours: tuple[Favours, ...]) -> None:
        """Remember whom the moves of a match helped."""
        self._known.put(match, favours)

    async def at(self, guild: int, reader: int, sees: Callable[[Table], bool]) -> Favoured:
        """What the tables of a server tell a reader, who hears nothing of those where they sit, and of those out of their sight."""
        now, store = self._ledger.clock.now(), self._ledger.store
        tables, judged, replays = dict[int, Table](), dict[int, JudgedTable](), REPLAYED
        for match in await self._ledger.read(store.ended(guild, now - RECENT, now)):
            table = await self._table(match)
            if table is None or table.seat_of(reader) is not None or not sees(table):
                continue
            rows = await self._ledger.read(store.outcomes_in(match))
            if any(row.user == reader for row in rows):
                continue
            left = [row for row in rows if row.user > 0 and (row.how == "left" or table.occupants[row.seat].person is None)]
            led = frozenset([row.user for row in left if replays > 0 and await self._leads(table, row)])
            replays -= bool(left)
            tables[match] = table
            judged[match] = JudgedTable(match, rows[0].ended_at, rows, "season" in table.matters, self._known.get(match) or (), led)
            if len(tables) == NEWEST:
                break
        people = {row.user for one in judged.values() for row in one.rows if row.user > 0}
        chosen = await self._ledger.read(store.reputations(sorted(people)))
        hidden = frozenset(one.user for one in chosen if one.hidden)
        return Favoured(signs(list(judged.values()), now), tables, judged, self._left.get(guild, 0), hidden)

    async def _table(self, match: int) -> Table | None:
        """A rated table whose game is there."""
        with suppress(PlayError, NotAllowed, EngineError):
            table = await self._reading.table(match)
            if table.status in OVER and table.terms.rated and table.lesson is None and table.imported_by is None:
                return table
        return None

    async def _leads(self, table: Table, row: OutcomeRow) -> bool:
        """Whether somebody who left led alone then."""
        key = (table.match, row.user)
        if (known := self._led.get(key)) is not None:
            return known
        leads = False
        with suppress(PlayError, NotAllowed, EngineError):
            match = await self._reading.whole(table.match)
            leads = await asyncio.to_thread(_led, match, table, Seat(row.seat), row.user)
        self._led.put(key, leads)
        return leads

    def look(self, guild: int, matches: Sequence[int]) -> None:
        """Look at matches of a server that are over, from now on and beside everything else. Raises `NotAllowed` where that is done
        already, and where the ration of the day is used up."""
        if guild in self._looking:
            raise NotAllowed(Msg("favour.looking"))
        if self._rest() <= 0:
            raise NotAllowed(Msg("favour.ration"))
        self._left[guild] = len(matches)
        task = asyncio.create_task(self._look(guild, list(matches)), name="favours")
        self._looking[guild] = task
        task.add_done_callback(lambda _: (self._looking.pop(guild, None), self._left.pop(guild, None)))

    async def finished(self) -> None:
        """Wait until all that is looked at is known."""
        await asyncio.gather(*self._looking.values())

    async def stop(self) -> None:
        """Look no more; what is under way is lost."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _rest(self) -> float:
        """Seconds that are left today."""
        day = int(self._ledger.clock.now() // DAY)
        if day != self._day:
            self._day, self._spent = day, 0.0
        return A_DAY - self._spent

    async def _look(self, guild: int, matches: list[int]) -> None:
        until = self._spent + min(AT_A_TIME, self._rest())
        for done, match in enumerate(matches, 1):
            if self._spent >= until:
                return
            try:
                await self._judge(match)
            except Exception as error:  # the others are looked at all the same
                ERRORS.count("favours", type(error).__name__)
                log.error("a match tells no favours: %s", error_trace(error), extra={"match": match})
            self._left[guild] = len(matches) - done

    async def _others(self) -> None:
        """Let others go first."""
        await asyncio.sleep(GIVE_WAY)

    async def _judge(self, number: int) -> None:
        table, match = await self._reading.table(number), await self._reading.whole(number)
        bots = [seat for seat in table.bots if table.occupants[seat].bot != GONE]
        nodes = int(BUDGET * DECISIONS * judgement_of(match.rules).captain.nodes)
        making = await asyncio.to_thread(lambda: Making(match, decided(match, bots), nodes))
        for work in making.judging():
            while self._thinking.is_busy:
                await self._others()
            began = monotonic()
            async with self._thinking.mind() as mind:
                weighed = await mind(Weighing(match.rules.name, work))
            self._spent += monotonic() - began
            if weighed is None:
                return
            making.take(work, weighed)
        self.learned(number, making.favours())


def _led(match: Match, table: Table, seat: Seat, user: int) -> bool:
    """Whether somebody had more points than all others when they left a seat for good."""
    rules = match.rules
    left = [one.until for one in table.past if one.seat == seat and one.occupant.person is not None and one.occupant.person.user_id == user]
    if not left:
        return False
    entries = tuple(entry for entry in effective(match.entries) if entry.seq <= max(left))
    points = rules.points(fold(rules, match.seats, match.settings, match.seed, entries))
    return points is not None and all(points[seat] > other for at, other in enumerate(points) if at != seat)
