"""Puzzles of a server's own matches: looked for in the days before Sunday, in small pieces, when nobody else thinks.

A server has four minutes of one core a week, all servers of a process an hour a day. Whoever gets none has one of the common stock. A
process that is killed meanwhile begins anew: what was found is a row, what was not is looked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

from msgspec import json

from data.puzzles import Puzzle
from engine.core import Line, Seat
from engine.match import Match, positions
from engine.rules import Rules
from engine.search.puzzles import FoundPuzzle, Steps, Taste, recorded, sought, wanted_of
from engine.search.weighing import Weighed, Work
from engine.walk import only_line
from metrics import ERRORS
from play.club.puzzles.voyages import Own, Voyages
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.ledger.share import Share
from play.minds.thinking import Thinking, Weighing
from play.people.house import Houses
from play.time.calendar import DAY, Hours, local
from play.values.errors import NotAllowed, PlayError, error_trace
from play.values.types import LIVE, Table
from store import rows
from words import speaker

A_SERVER, A_DAY = 240.0, 3_600.0
"""Seconds of one core for a server a week, and for all servers of a process a day."""

MATCHES = 3
"""Matches of a server that are looked at in a week, the newest that are old enough."""

OLD, OLDEST = 14 * DAY, 400 * DAY
"""Seconds for which a match has to be over, and from which on it is too old."""

DAYS = (3, 4, 5)
"""The days of the week on which is looked: Thursday to Saturday."""

AGAIN = 5 * DAY
"""Seconds until is looked for a server again."""

JOB, LEASE = "voyage-own", 900.0
"""The job of looking, and the seconds for which a process has it."""

LOOK, GIVE_WAY = 900.0, 2.0
"""Seconds between two looks whether there is something to do, and for which others go first."""

LONGEST = 80
"""Characters of an answer at most: Discord's buttons hold no more."""

log = logging.getLogger(__name__)


class Seeker:
    """Looks for puzzles."""

    def __init__(self, ledger: Ledger, houses: Houses, reading: Reading, voyages: Voyages, thinking: Thinking, share: Share) -> None:
        self._ledger, self._houses, self._reading = ledger, houses, reading
        self._voyages, self._thinking, self._share = voyages, thinking, share
        self._keeper: asyncio.Task[None] | None = None
        self._day, self.spent = 0, 0.0

    def start(self) -> None:
        """From now on look now and then."""
        self._keeper = asyncio.create_task(self._keep(), name="puzzles")

    async def stop(self) -> None:
        """Look no more; what is under way is lost."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.run_due()
            except Exception as error:
                ERRORS.count("puzzles", type(error).__name__)
                log.error("no puzzles can be looked for: %s", error_trace(error))

    async def run_due(self) -> None:
        """Look for all servers where it is time, as far as the ration of the day reaches."""
        now = self._ledger.clock.now()
        for row in await self._ledger.read(self._ledger.store.voyages_on()):
            if self._left() <= 0:
                return
            if row.own or row.sought > now - AGAIN or not self._share.has(row.guild):
                continue
            if _is_time((await self._houses.of(row.guild)).hours, now) and await self._claim(row.guild):
                await self.seek(row.guild)

    def _left(self) -> float:
        """Seconds that are left today."""
        day = int(self._ledger.clock.now() // DAY)
        if day != self._day:
            self._day, self.spent = day, 0.0
        return A_DAY - self.spent

    async def _claim(self, guild: int) -> bool:
        now = self._ledger.clock.now()
        return await self._ledger.read(self._ledger.store.take_job(f"{JOB} {guild}", self._ledger.owner, now, now + LEASE))

    async def seek(self, guild: int) -> Own | None:
        """Look for a puzzle of a server; it waits for the next Sunday."""
        until = self.spent + min(A_SERVER, self._left())
        found: Own | None = None
        for match in await self._matches(guild):
            if self.spent >= until:
                break
            puzzle = await self._of_match(await self._reading.whole(match), until)
            if puzzle is not None:
                found = Own(match, puzzle)
                break
        told = "" if found is None else json.encode(found).decode()
        await self._ledger.write_rows(0, [rows.VoyageOwn(guild, told, self._ledger.clock.now())])
        return found

    async def _matches(self, guild: int) -> list[int]:
        """The matches that may become puzzles: over for two weeks, nobody refused, no rematch runs, never used."""
        store, now = self._ledger.store, self._ledger.clock.now()
        used = {one.match for one in await self._ledger.read(store.puzzle_posts(guild, 400))}
        found: list[int] = []
        for match in await self._ledger.read(store.ended(guild, now - OLDEST, now - OLD)):
            if len(found) == MATCHES:
                break
            if match not in used and not await self._voyages.is_refused(match) and await self._may(match):
                found.append(match)
        return found

    async def _may(self, match: int) -> bool:
        try:
            table = await self._reading.table(match)
            again = None if table.rematch is None else await self._reading.table(table.rematch)
            rules = self._ledger.rules(table.game)
        except (PlayError, NotAllowed):
            return False
        is_new = table.version == rules.version and rules.mind.judgement is not None
        return is_new and _is_over(table) and (again is None or again.status not in LIVE)

    async def _of_match(self, match: Match, until: float) -> Puzzle | None:
        """The first position of a match that makes a puzzle, in an order that its seed draws."""
        spots, moves = await asyncio.to_thread(_spots, match)
        Random(match.seed).shuffle(spots)
        say, wanted = speaker("en", ("Duarte",) * match.seats), wanted_of(match.rules.name)
        taste = Taste(lambda label: len(say(label)) <= LONGEST)
        for at, state, seat in spots:
            if self.spent >= until:
                return None
            steps = sought(match.rules, state, seat, at, wanted, taste)
            found = await self._done(match.rules, steps)
            if found is not None:
                return recorded(match.rules, (match.seats, match.settings, match.seed), moves[:at], state, seat, found)
        return None

    async def _others(self) -> None:
        """Let others go first."""
        await asyncio.sleep(GIVE_WAY)

    async def _done(self, rules: Rules[Any, Any], steps: Steps) -> FoundPuzzle | None:
        """What a position comes to, its work done where bots think."""
        told: tuple[Weighed, ...] | None = None
        while True:
            while self._thinking.is_busy:
                await self._others()
            began = monotonic()
            step = await asyncio.to_thread(_advanced, steps, told)
            if not isinstance(step, Work):
                self.spent += monotonic() - began
                return step
            async with self._thinking.mind() as mind:
                told = await mind(Weighing(rules.name, step))
            self.spent += monotonic() - began
            if told is None:
                steps.close()
                return None


def _is_time(hours: Hours, now: float) -> bool:
    return local(hours, now).weekday() in DAYS


def _is_over(table: Table) -> bool:
    return table.status == "finished" and table.lesson is None and table.imported_by is None


def _advanced(steps: Steps, told: tuple[Weighed, ...] | None) -> Work | FoundPuzzle | None:
    """The next piece of work, or what the position came to."""
    try:
        return next(steps) if told is None else steps.send(told)
    except StopIteration as end:
        found: FoundPuzzle | None = end.value
        return found


def _spots(match: Match) -> tuple[list[tuple[int, Any, Seat]], list[tuple[Seat, Line]]]:
    """The decisions of a match that a puzzle may be about, each with the number of moves before it; and all moves."""
    wanted, moves, spots = wanted_of(match.rules.name), list[tuple[Seat, Line]](), list[tuple[int, Any, Seat]]()
    for entry, before in _before(match):
        if entry.seat is None:
            continue
        if entry.seat in match.rules.to_act(before) and only_line(match.rules.turn(before, entry.seat)) is None:
            spots.append((len(moves), before, entry.seat))
        moves.append((entry.seat, entry.line))
    inside = [one for one in spots if wanted.since <= one[0] / max(1, len(moves)) < wanted.until]
    return inside, moves


def _before(match: Match) -> Iterator[tuple[Any, Any]]:
    """Every entry that counts with the position before it."""
    state: Any = None
    for entry, after in positions(match):
        yield entry, state
        state = after
