"""One match of people who look in now and then, played through the real host on a simulated clock.

Everything goes through the host's services, as Discord's side uses them: a visitor looks at the table, plays what awaits them as the
sensible bot would, and leaves when nothing has happened for a minute. What falls due meanwhile (bots, orders, pings) is run at its time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bench.planning import Planner
from bench.visitors import HOUR, Habit, StillClock, Visitor, visitors
from engine import bots, registry
from engine.core import Ask, Msg, Seat, Token
from engine.rules import Rules
from engine.walk import Done, trace
from play.host import Host
from play.ledger.outbox import Effect
from play.telling.waiting import sent
from play.time.calendar import DAY
from play.values.live import Live
from play.values.types import Logged, Place, Table
from store.sqlite import SqliteStore

STEP = 20.0
"""Seconds between two things that a visitor does."""

STAY = 60.0
"""Seconds without anything new at the table after which a visitor leaves."""

WAIT = 180.0
"""A table that stands still for so many seconds waits for somebody who is not there: orders answer sooner."""

NOON = 1_800_014_400.0
"""When a match begins: some noon, in seconds since 1970."""

LONGEST = 400 * DAY
"""A match that lasts longer hangs."""


class Lasted(Struct, frozen=True):
    """How a match went. By person, in the order of the visitors: `visits` with something to do, `pings`, `ranks` and `points`.

    `handovers` are the times that the table waited for somebody who was not there; `waiting` has the hours of that and how often, by the
    name of what was asked. `told` counts what people were told in private, by the keys of the message and of its reason.
    """

    days: float
    entries: int
    handovers: int
    visits: tuple[int, ...]
    pings: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    waiting: Mapping[str, tuple[float, int]]
    told: Mapping[str, int]


async def weeks(game: str, habits: Sequence[Habit], seed: int) -> Lasted:
    """Play a match of people with these habits. With the same seed everybody looks in at the same times, whatever their habits are.

    Nothing comes by itself where everybody wants to be asked for everything.
    """
    rng = Random(f"{game} {len(habits)} {seed}")
    people, clock = visitors(habits, rng), StillClock(NOON)
    with TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / "weeks.db"), clock=clock, rng=Random(rng.random()))
        await host.open(ticking=False)
        try:
            table = await host.tables.open(game, people[0].person, Place(1, 2), seats=len(habits), automatic=set(habits) != {"asked"})
            for visitor in people[1:]:
                await host.tables.join(table.match, visitor.person)
            table = await host.tables.start(table.match, people[0].person.user_id)
            return await _Match(host, clock, table, people, rng).lasted()
        finally:
            await host.close()


class _Presence:
    """When somebody looks at the table next, and what they did at this visit."""

    def __init__(self, visitor: Visitor, seat: Seat, start: float, rng: Random) -> None:
        self.visitor, self.seat = visitor, seat
        self.user = visitor.person.user_id
        self._visits = visitor.visits(start, rng)
        self.next = next(self._visits)
        self.since: float | None = None
        """The last thing that they did; `None` while they are away."""
        self.is_busy = False
        self.planned = -1
        """The newest entry when they planned last."""

    def leave(self, now: float) -> None:
        """Go away until the next visit."""
        self.since, self.is_busy = None, False
        while self.next <= now:
            self.next = next(self._visits)


class _Match:
    """A match while it is played."""

    def __init__(self, host: Host, clock: StillClock, table: Table, people: tuple[Visitor, ...], rng: Random) -> None:
        self._host, self._clock, self._match = host, clock, table.match
        self._rules: Rules[Any, Any] = registry.rules(table.game)
        self._rng = Random(rng.random())
        self._people = [
            _Presence(visitor, seat, clock.now(), Random(rng.random()))
            for visitor in people
            if (seat := table.seat_of(visitor.person.user_id)) is not None
        ]
        self._planner = Planner(host, table.match, self._rules, self._rng)
        self._seq, self._moved = table.seq, clock.now()
        self._visits, self._pings, self._told = Counter[int](), Counter[int](), Counter[str]()

    async def lasted(self) -> Lasted:
        """Play to the end and tell of it."""
        start = self._clock.now()
        while (table := await self._host.reading.table(self._match)).status == "running":
            if table.seq != self._seq:
                self._seq, self._moved = table.seq, self._clock.now()
            await self._next(table)
            assert self._clock.now() < start + LONGEST, "the match hangs"
        result = table.result
        assert result is not None, table.why
        log = await self._host.reading.log(self._match, None)
        waiting = _waiting(self._rules, self._host.ledger.remembered(self._match), log)
        return Lasted(
            days=(log[-1].at - start) / DAY,
            entries=len(log),
            handovers=sum(times for _, times in waiting.values()),
            visits=tuple(self._visits[person.user] for person in self._people),
            pings=tuple(self._pings[person.user] for person in self._people),
            ranks=tuple(result.ranks[person.seat] for person in self._people),
            points=tuple(result.scores[person.seat].total for person in self._people),
            waiting=waiting,
            told=dict(self._told),
        )

    async def _next(self, table: Table) -> None:
        """Whatever comes next: a timer of the host, something to be sent, somebody who looks at the table."""
        timer, pause = await self._host.ledger.store.next_due(), await self._host.outbox.seconds()
        sent = inf if pause is None else self._clock.now() + pause
        person = min(self._people, key=lambda person: person.next)
        first = min(person.next, sent, inf if timer is None else timer)
        self._clock.time = max(self._clock.time, first)
        if timer == first:
            await self._host.clockwork.run_due()
        elif sent == first:
            for match in await self._host.outbox.due():
                for effect in await self._host.outbox.claim(match):
                    await self._deliver(effect)
        else:
            await self._look(person, table)

    async def _look(self, person: _Presence, table: Table) -> None:
        """Somebody looks at the table: they play, plan, wait for a moment or go."""
        now = self._clock.now()
        await self._host.plans.looked(self._match, person.user)
        await self._host.telling.clicked(person.user, table, None)
        await self._host.telling.clicked(person.user, table, None)
        is_there = person.since is not None
        if person.since is None:
            person.since = now
        habit = person.visitor.habit
        if person.seat in table.to_act:
            self._has_something_to_do(person)
            live = self._host.ledger.remembered(self._match)
            line = bots.line(bots.KINDS[0], self._rules, live.state, person.seat, self._rng)
            await self._host.turns.move(self._match, person.user, line)
            person.since, person.next = now, now + STEP
        elif habit != "asked" and person.seat in table.asked and await self._planner.answer(person.user, person.seat):
            self._has_something_to_do(person)
            person.since, person.next = now, now + STEP
        elif is_there and now < max(self._moved, person.since) + STAY:
            person.next = now + STEP
        else:
            if habit == "plans" and person.planned != table.seq:
                await self._planner.plan(person.user, person.seat)
                person.planned = table.seq
            person.leave(now)

    def _has_something_to_do(self, person: _Presence) -> None:
        if not person.is_busy:
            self._visits[person.user] += 1
            person.is_busy = True

    async def _deliver(self, effect: Effect) -> None:
        """What the courier does, without Discord: what the host says is due. A new message is a ping, an edit is none."""
        outbox, user = self._host.outbox, effect.recipient
        if effect.kind == "notice":
            for notice in await self._host.people.notices(self._match, user):
                why = dict(notice.msg.args).get("why")
                self._told[f"{notice.msg.key}, {why.key}" if isinstance(why, Msg) else notice.msg.key] += 1
                await self._host.people.notices_read([notice])
        if effect.kind not in ("ping", "ask", "early", "digest"):
            await outbox.done(effect)
            return
        telling, stored = self._host.telling, []
        dues = await telling.due(effect)
        for due in dues:
            self._pings[user] += due.step == "post"
            ping = sent(effect, due, 2, 1 + self._pings[user], self._clock.now())
            stored += [] if ping is None else [ping]
        if any(due.step == "hold" for due in dues):
            await telling.held(effect, stored, max(due.until for due in dues))
        else:
            await telling.done(effect, stored)


def _waiting(rules: Rules[Any, Any], live: Live, log: tuple[Logged, ...]) -> dict[str, tuple[float, int]]:
    """Hours that the table stood still and how often, by what the one who then moved had been asked."""
    state = rules.setup(len(live.table.occupants), live.table.terms.settings, live.seed or "")
    found: dict[str, tuple[float, int]] = {}
    for before, logged in pairwise(log):
        seat, took = logged.entry.seat, logged.at - before.at
        if seat is None:
            continue
        traced = trace(rules.turn(state, seat), tuple(logged.entry.line.split()))
        if took > WAIT:
            name = _asked(traced.answered)
            hours, times = found.get(name, (0.0, 0))
            found[name] = (hours + took / HOUR, times + 1)
        assert isinstance(traced.end, Done)
        state = traced.end.value.state
    return found


def _asked(answered: tuple[tuple[Ask, Token], ...]) -> str:
    """The name of the first question that had several answers, else of the first."""
    for ask, _ in answered:
        if sum(option.blocked is None for option in ask.options) > 1:
            return ask.name
    return answered[0][0].name
