"""One match of people who look in now and then, played through the real host.

The clock is simulated. Everything goes through the host's services, as in the bot: a visitor looks at the table, plays their turn as the
sensible bot would, and leaves when nothing has happened for a minute. Whatever falls due (bots, orders, pings) runs at its time.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from bench.guests import GUESTS
from bench.lasted import Calls, Choices, Lasted, sum_up
from bench.planning import Planner
from bench.quick import Sensible, on_the_spot
from bench.visitors import GONE, ORDINARY, Accepts, Habit, StillClock, Visitor, ordinary, visitors
from cogs.deliveries.notices import makes_sound
from cogs.screens.options import TableOptions
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import Entry, is_about
from engine.values.core import Seat
from play.host import Host
from play.ledger.outbox import Effect
from play.people.house import USUAL
from play.telling.pings import Ping
from play.telling.waiting import ping_after_step
from play.time.calendar import DAY
from play.values.types import Place, Table
from store.sqlite import SqliteStore

STEP = 20.0
"""Seconds between two things that a visitor does."""

STAY = 60.0
"""Seconds without anything new at the table after which a visitor leaves."""

NOON = 1_800_014_400.0
"""When a match begins: some noon, in seconds since 1970."""

LONGEST = 400 * DAY
"""The most seconds of a match. One that lasts longer is taken to hang."""

HERE = Place(1, 2)
"""Where the tables are: in a channel of a server."""


async def weeks(game: str, habits: Sequence[Habit], seed: int) -> Lasted:
    """Play a match at a table without a time limit; `seed` decides when everybody looks in."""
    rng = Random(f"{game} {len(habits)} {seed}")
    people = visitors(habits, rng)
    async with _host(rng) as (host, clock):
        table = await host.tables.open(game, people[0].person, HERE, seats=len(habits))
        return await _play_match(host, clock, table, people, rng)


async def ordinary_weeks(game: str, seats: int, seed: int, for_good: bool = False, accepts: Accepts = "every time") -> Lasted:
    """Play a match of ordinary people at the table that *Open the table* gives.

    The same seed gives the same people, whatever `for_good` and `accepts` are. `for_good`: the person who goes away never returns.
    """
    rng = Random(f"ordinary {game} {seats} {seed}")
    people = ordinary(seats, rng, for_good=for_good, accepts=accepts)
    async with _host(rng) as (host, clock):
        usual = TableOptions(game, pace=USUAL.pace)
        table = await host.tables.open(
            game, people[0].person, HERE, seats=seats, pace=usual.pace, absence=usual.absence, automatic=usual.automatic, ideas=usual.ideas
        )
        for person in people:
            await host.people.choose(
                person.person.user_id, replace(await host.people.settings(person.person.user_id), notification_way=person.notified_by)
            )
        return await _play_match(host, clock, table, people, rng)


@asynccontextmanager
async def _host(rng: Random) -> AsyncIterator[tuple[Host, StillClock]]:
    """Open a host with a database and a clock of its own."""
    clock = StillClock(NOON)
    with TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / "weeks.db"), clock=clock, rng=Random(rng.random()), thinking=Sensible())
        await host.open(ticking=False)
        await on_the_spot(host.ledger.store)
        try:
            yield host, clock
        finally:
            await host.close()


async def _play_match(host: Host, clock: StillClock, table: Table, people: tuple[Visitor, ...], rng: Random) -> Lasted:
    """Fill a table with people, start its match and play it."""
    for visitor in people[1:]:
        await host.tables.join(table.match, visitor.person)
    table = await host.tables.start(table.match, people[0].person.user_id)
    return await _Match(host, clock, table, people, rng).play()


class _Presence:
    """When somebody looks at the table next, and what they did at this visit."""

    def __init__(self, visitor: Visitor, seat: Seat, start: float, rng: Random) -> None:
        self.visitor, self.seat = visitor, seat
        self.user = visitor.person.user_id
        self._visits = visitor.visits(start, rng)
        self.next = next(self._visits)
        self.since: float | None = None
        """When they last did something; `None` while they are not there."""
        self.is_busy = False
        """Whether they have done something at this visit."""
        self.visits = 0
        """Visits with something to do."""
        self.pings = 0
        self.new_sounds = 0
        """Sounds since the last visit."""
        self.calls = Calls()

    def call(self) -> None:
        """Note that something makes a sound for them."""
        self.new_sounds += 1
        self.calls = replace(self.calls, sounds=self.calls.sounds + 1)

    def act(self) -> None:
        """Note that they do something at this visit."""
        if not self.is_busy:
            self.visits += 1
            self.is_busy = True

    def leave(self, now: float) -> None:
        """Go until the next visit."""
        needed = self.calls.needed + (self.new_sounds if self.is_busy else 0)
        self.calls = replace(self.calls, judged=self.calls.judged + self.new_sounds, needed=needed)
        self.new_sounds, self.since, self.is_busy = 0, None, False
        while self.next <= now:
            self.next = next(self._visits)


class _Match:
    """A match while it is played."""

    def __init__(self, host: Host, clock: StillClock, table: Table, people: tuple[Visitor, ...], rng: Random) -> None:
        self._host, self._clock, self._match, self._start = host, clock, table.match, clock.now()
        self._rules: Rules[Any, Any] = registry.rules(table.game)
        self._rng = Random(rng.random())
        self._people = [
            _Presence(visitor, seat, clock.now(), Random(rng.random()))
            for visitor in people
            if (seat := table.seat_of(visitor.person.user_id)) is not None
        ]
        self._guests = {
            person.user: GUESTS[person.visitor.habit](
                host, table.match, person.user, person.seat,
                Planner(host, table.match, self._rules, self._rng, errs=person.visitor.habit in ORDINARY, accepts=person.visitor.accepts),
                Random(rng.random()),
            )
            for person in self._people
        }  # fmt: skip
        self._table, self._moved = table, clock.now()
        self._caretaken = set[int]()

    async def play(self) -> Lasted:
        """Play to the end and sum up how it went."""
        while (table := await self._host.reading.table(self._match)).status == "running":
            if table.seq != self._table.seq:
                await self._read_entries(table)
            await self._go_on(table)
            assert self._clock.now() < self._start + LONGEST, "the match hangs"
        await self._read_entries(table)
        assert table.result is not None, table.why
        log = await self._host.reading.log(self._match, None)
        live = self._host.ledger.from_memory(self._match)
        assert live is not None
        sums = sum_up(self._rules, live, log, self._kind)
        own = [logged for logged in log if logged.entry.seq in sums.chosen]
        present = frozenset(logged.entry.seq for logged in own if not self._is_away(logged.entry.seat, logged.at))
        took = log[-1].at - self._start
        away = [person.visitor.away for person in self._people if person.visitor.away is not None]
        by_deputy = (present & sums.by_deputy) - self._caretaken
        return Lasted(
            days=took / DAY,
            entries=len(log),
            handovers=int(sum(times for _, times in sums.waiting.values())),
            visits=tuple(person.visits for person in self._people),
            pings=tuple(person.pings for person in self._people),
            waiting=sums.waiting,
            waiting_for=sums.waiting_for,
            calls=tuple(person.calls for person in self._people),
            choices=Choices(present=len(present), caretaker=len(present & self._caretaken), deputy=len(by_deputy)),
            caretaken=len(self._caretaken),
            left=any(since < took for since, _ in away),
            is_back=any(until < took for _, until in away),
        )

    async def _read_entries(self, table: Table) -> None:
        """Read the new entries, and note those that a caretaker made for a person.

        The seat has no person then, or the host has just remarked that its person is absent.
        """
        before: Entry | None = None
        for logged in await self._host.reading.log(self._match, None, self._table.seq):
            seat = logged.entry.seat
            if seat is not None:
                is_absent = before is not None and is_about(before, "absent", seat)
                if is_absent or self._table.occupants[seat].person is None:
                    self._caretaken.add(logged.entry.seq)
            before = logged.entry
        self._table, self._moved = table, self._clock.now()
        if table.status == "running":
            for guest in self._guests.values():
                await guest.after_entries()

    def _is_away(self, seat: Seat | None, at: float) -> bool:
        return any(person.visitor.is_away(at - self._start) for person in self._people if person.seat == seat)

    def _kind(self, seat: Seat, at: float) -> str:
        return GONE if self._is_away(seat, at) else next(person.visitor.kind for person in self._people if person.seat == seat)

    async def _go_on(self, table: Table) -> None:
        """Do the next thing: a timer of the host, a message to send, or a person's visit."""
        timer, pause = await self._host.ledger.store.next_due(), await self._host.outbox.seconds_until_due()
        sent = inf if pause is None else self._clock.now() + pause
        person = min(self._people, key=lambda person: person.next)
        first = min(person.next, sent, inf if timer is None else timer)
        self._clock.time = max(self._clock.time, first)
        if timer == first:
            await self._host.clockwork.run_due()
        elif sent == first:
            for match in await self._host.outbox.matches_due():
                for effect in await self._host.outbox.claim(match):
                    await self._deliver(effect)
        else:
            await self._look(person, table)

    async def _look(self, person: _Presence, table: Table) -> None:
        """Let somebody look at the table: they play, plan, wait for a moment or go."""
        now, guest = self._clock.now(), self._guests[person.user]
        if table.seat_of(person.user) is None:  # a bot plays for them
            await self._host.seats.take(self._match, person.visitor.person, person.seat)
            person.act()
        if await self._host.plans.note_click(self._match, person.user):  # their deputy played for them
            person.act()
        await self._host.telling.note_click(person.user, table, None)
        is_there = person.since is not None
        if person.since is None:
            person.since = now
            await guest.come()
        table = await self._host.reading.table(self._match)
        is_awaited = person.seat in table.to_act
        if is_awaited:
            await guest.play()
        if is_awaited or await guest.go_on():
            person.act()
            person.since, person.next = now, now + STEP
        elif is_there and now < max(self._moved, person.since) + STAY:
            person.next = now + STEP
        else:
            await guest.leave(table.seq)
            person.leave(now)

    async def _deliver(self, effect: Effect) -> None:
        """Do what the courier does, without Discord. New messages make a sound, edits do not."""
        person = next((member for member in self._people if member.user == effect.recipient), None)
        if effect.kind == "notice" and person is not None:
            await self._deliver_notices(person)
        if effect.kind not in ("ping", "ask", "early", "digest") or person is None:
            await self._host.outbox.remove(effect)
            return
        telling, stored = self._host.telling, list[Ping]()
        dues = await telling.due(effect)
        for due in dues:
            if due.step == "post":
                person.pings += 1
                person.call()
            ping = ping_after_step(effect, due, HERE.channel_id, 1 + person.pings, self._clock.now())
            if ping is not None:
                stored.append(ping)
        if any(due.step == "hold" for due in dues):
            await telling.hold(effect, stored, max(due.until for due in dues))
        else:
            await telling.finish(effect, stored)

    async def _deliver_notices(self, person: _Presence) -> None:
        way = await self._host.telling.way(self._match, person.user)
        for notice in await self._host.people.notices(self._match, person.user):
            if makes_sound(notice.msg, way):
                person.call()
            await self._host.people.delete_notices([notice])
