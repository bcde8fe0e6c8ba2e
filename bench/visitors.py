"""People who visit a table now and then, and the clock that their matches use.

Nothing here waits: time is a number. Each visitor is awake for sixteen hours a day, in a time zone of their own, and looks in at random
moments of these hours.

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
MORNING = 7 * HOUR
"""Seconds after midnight, by the local clock, at which people get up."""

AWAKE = 16 * HOUR
"""Seconds for which people are awake each day."""

VISITS = 4.0
"""Visits a day, on average."""

SELDOM = 1.0
"""Visits a day of the ordinary person who looks in least often: exactly one each day, at a random moment."""

OFTEN = (2.0, 6.0)
"""The least and the most visits a day, on average, of the other ordinary people."""

LEAVES = 5 * DAY
"""The most seconds after the start until the ordinary person who goes away leaves."""

AWAY = 7 * DAY
"""Seconds for which that person stays away, unless they never return."""

DIRECTLY = 0.25
"""The share of ordinary people who are notified by direct message."""

ZONES = 4 * HOUR
"""The most seconds by which a person's time zone is ahead of the table's, or behind it."""


Habit: TypeAlias = Literal["early", "plans", "answers", "presses", "prepares"]
"""How somebody plays, by the table above."""

ORDINARY: dict[Habit, float] = {"prepares": 0.25, "presses": 0.5, "answers": 0.25}
"""The habits of ordinary people, and the share of people who have them."""


Accepts: TypeAlias = Literal["every time", "half of the time", "never", "never, bids by hand"]
"""How often people who do not plan accept an offer beside the question of their turn (*And your next turn?*, a course, a price list), if it
is what they would do. People who bid by hand answer nothing early, and choose a single bid instead of *Up to 12* if the menu has one."""

SHARES: dict[Accepts, float] = {"every time": 1.0, "half of the time": 0.5, "never": 0.0, "never, bids by hand": 0.0}
"""The share of offers that are accepted."""

BY_HAND: Accepts = "never, bids by hand"
"""The value for people who bid by hand."""

DAILY = "daily"
"""The kind of a person who looks in once a day, whatever their habit."""

GONE = "away"
"""The kind of a person who is away, whatever their habit."""

KINDS = {"prepares": "planners", "presses": "one press", "answers": "asked", DAILY: "once a day", GONE: "away"}
"""The names of the kinds of ordinary people in a table of waits."""


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
    """A person who visits a table."""

    person: Person
    zone: float
    """Seconds by which their clock is ahead of that of the table."""
    habit: Habit
    daily_visits: float = VISITS
    """Visits a day."""
    notified_by: NotificationWay = "channel"
    """How they are notified of their turn."""
    away: tuple[float, float] | None = None
    """When they leave and return, in seconds after the start; `inf`: they never return."""
    accepts: Accepts = "every time"
    """How often they accept an offer that is what they would do."""

    @property
    def kind(self) -> str:
        """The name of this kind of person in a table of waits."""
        return DAILY if self.daily_visits <= SELDOM else self.habit

    def is_away(self, since: float) -> bool:
        """Return whether they are away. `since`: seconds after the start."""
        return self.away is not None and self.away[0] <= since < self.away[1]

    def visits(self, start: float, rng: Random) -> Iterator[float]:
        """Yield the times at which they look in after `start`, without end.

        The visits are a Poisson process of their waking hours. People who look in once a day do so at a random moment of each day. After
        people have left for good, every time is `inf`.
        """
        local = start + self.zone
        # This clock stops while people sleep: `awake` counts the seconds for which they were awake, AWAKE each day.
        awake = local // DAY * AWAKE + min(AWAKE, max(0.0, local % DAY - MORNING))
        day = awake // AWAKE
        while True:
            if self.daily_visits > SELDOM:
                awake += rng.expovariate(self.daily_visits / AWAKE)
            else:
                awake = day * AWAKE + rng.uniform(0.0, AWAKE)
                day += 1
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
    """Draw ordinary people. `accepts`: how often those who do not plan accept an offer.

    One looks in once a day. Another leaves during the first days, and stays away for a week, or `for_good`.
    """
    habits = rng.choices(list(ORDINARY), list(ORDINARY.values()), k=seats)
    people = [
        replace(visitor, daily_visits=rng.uniform(*OFTEN), notified_by="dm" if rng.random() < DIRECTLY else "channel")
        for visitor in visitors(habits, rng)
    ]
    seldom, leaves = rng.sample(range(seats), 2)
    since = rng.uniform(0.0, LEAVES)
    people[seldom] = replace(people[seldom], daily_visits=SELDOM)
    people[leaves] = replace(people[leaves], away=(since, inf if for_good else since + AWAY))
    return tuple(person if person.habit == "prepares" else replace(person, accepts=accepts) for person in people)
