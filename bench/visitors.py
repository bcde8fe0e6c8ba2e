"""People who visit a table now and then, and the clock that their matches use.

Nothing here waits: time is a number. Each is awake sixteen hours a day in a time zone of their own and looks in at random moments of those
hours.

| habit | at a visit |
|---|---|
| `early` | answers what they are asked before their turn |
| `plans` | uses everything that spares others a wait, at every visit |
| `answers` | ordinary: answers whatever question stands before them when they look in |
| `presses` | ordinary: also takes an offer of one press, where it says what they would do |
| `prepares` | ordinary: plans now and then, and not always well |
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import Literal, TypeAlias

from play.time.calendar import DAY
from play.values.personal import NotificationWay
from play.values.types import Person

HOUR = 3_600.0
MORNING, AWAKE = 7 * HOUR, 16 * HOUR
"""When a day of theirs begins by the local clock, and how long it lasts, in seconds."""

VISITS = 4.0
"""Visits a day, on average."""

SELDOM, OFTEN = 1.0, (2.0, 6.0)
"""Visits a day of the ordinary person who looks in most seldom, every day at some moment of it, and the bounds for the others."""

LEAVES, AWAY = 5 * DAY, 7 * DAY
"""Somebody ordinary leaves within so many seconds after the start, and stays away for so long."""

DIRECTLY = 0.25
"""The share of ordinary people who are told by direct message."""

ZONES = 4 * HOUR
"""Time zones differ by at most so many seconds from that of the table, either way."""


Habit: TypeAlias = Literal["early", "plans", "answers", "presses", "prepares"]
"""How somebody plays, by the table above."""

ORDINARY: dict[Habit, float] = {"prepares": 0.25, "presses": 0.5, "answers": 0.25}
"""The habits of ordinary people, and how many have them."""


Accepts: TypeAlias = Literal["every time", "half of the time", "never", "never, bids by hand"]
"""How often those who do not plan take what is offered beside the question of their turn (*And your next turn?*, a course, a price list),
where it says what they would do. Who bids by hand answers nothing early, and takes a single bid wherever the menu of their panel has one,
instead of *Up to 12*."""

SHARES: dict[Accepts, float] = {"every time": 1.0, "half of the time": 0.5, "never": 0.0, "never, bids by hand": 0.0}
BY_HAND: Accepts = "never, bids by hand"

DAILY, GONE = "daily", "away"
"""What people are called who look in once a day, and who are away, whatever their habit."""

KINDS = {"prepares": "planners", "presses": "one press", "answers": "asked", DAILY: "once a day", GONE: "away"}
"""Ordinary people in a table of waits."""


class StillClock:
    """A clock that stands until somebody sets it."""

    def __init__(self, now: float) -> None:
        self.time = now

    def now(self) -> float:
        return self.time

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        """Wait for ever: the code that sets this clock also runs what is due."""
        await wake.wait()


@dataclass(frozen=True)
class Visitor:
    """A person who visits a table.

    `zone` is the lead of their clock in seconds, `often` their visits a day, `notified_by` how they hear of their turn. They are `away`
    between two times in seconds after the start; `inf`: they never return. `accepts`: how often they take an offer that says what they
    would do.
    """

    person: Person
    zone: float
    habit: Habit
    often: float = VISITS
    notified_by: NotificationWay = "channel"
    away: tuple[float, float] | None = None
    accepts: Accepts = "every time"

    @property
    def kind(self) -> str:
        """Return the name of this kind of person in a table of waits."""
        return DAILY if self.often <= SELDOM else self.habit

    def is_away(self, since: float) -> bool:
        """Return whether they are away so many seconds after the start."""
        return self.away is not None and self.away[0] <= since < self.away[1]

    def visits(self, start: float, rng: Random) -> Iterator[float]:
        """Yield the times at which they look in after `start`, without end.

        They are a Poisson process of their waking hours; for people who look in once a day, some moment of each day. For people who never
        return the last is `inf`.
        """
        local = start + self.zone
        awake = begun = local // DAY * AWAKE + min(AWAKE, max(0.0, local % DAY - MORNING))
        while True:
            if self.often > SELDOM:
                awake += rng.expovariate(self.often / AWAKE)
            else:
                awake = (awake // AWAKE + (awake != begun)) * AWAKE + rng.uniform(0.0, AWAKE)
            at = awake // AWAKE * DAY + MORNING + awake % AWAKE - self.zone
            if at <= start:
                continue
            if self.away is not None and at - start >= self.away[0] and self.away[1] == inf:
                yield inf
            elif not self.is_away(at - start):
                yield at


def visitors(habits: Sequence[Habit], rng: Random) -> tuple[Visitor, ...]:
    """Return people with these habits, in time zones of their own."""
    return tuple(Visitor(Person(1_001 + at, f"Visitor {at + 1}"), rng.uniform(-ZONES, ZONES), habit) for at, habit in enumerate(habits))


def ordinary(seats: int, rng: Random, *, for_good: bool = False, accepts: Accepts = "every time") -> tuple[Visitor, ...]:
    """Draw ordinary people; those who do not plan accept offers so often.

    One looks in once a day, another is away for a week, or `for_good`, from some time of the first days on.
    """
    habits = rng.choices(list(ORDINARY), list(ORDINARY.values()), k=seats)
    people = [
        replace(visitor, often=rng.uniform(*OFTEN), notified_by="dm" if rng.random() < DIRECTLY else "channel")
        for visitor in visitors(habits, rng)
    ]
    seldom, leaves = rng.sample(range(seats), 2)
    since = rng.uniform(0.0, LEAVES)
    people[seldom] = replace(people[seldom], often=SELDOM)
    people[leaves] = replace(people[leaves], away=(since, inf if for_good else since + AWAY))
    return tuple(person if person.habit == "prepares" else replace(person, accepts=accepts) for person in people)
