"""People who look in now and then, and the clock they live by. Nothing here waits: time is a number.

Each is awake sixteen hours a day in a time zone of their own and looks in at random moments of those hours.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from play.time.calendar import DAY
from play.values.types import Person

HOUR = 3_600.0
MORNING, AWAKE = 7 * HOUR, 16 * HOUR
"""When a day of theirs begins by the local clock, and how long it lasts, in seconds."""

VISITS = 4.0
"""Visits a day, on average."""

ZONES = 4 * HOUR
"""Time zones differ by at most so many seconds from that of the table, either way."""


Habit: TypeAlias = Literal["asked", "early", "plans"]
"""How somebody plays: `asked` for everything; they answer `early` what they are asked before their turn; they also use `plans`, and with
that everything that spares others a wait."""


class StillClock:
    """A clock that stands until somebody sets it."""

    def __init__(self, now: float) -> None:
        self.time = now

    def now(self) -> float:
        return self.time

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        """Nobody waits by this clock: whoever sets it also runs what is due."""
        await wake.wait()


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table. `zone` is the lead of their clock in seconds."""

    person: Person
    zone: float
    habit: Habit

    def is_awake(self, at: float) -> bool:
        """Whether they are up at a time in seconds since 1970."""
        return MORNING <= (at + self.zone) % DAY < MORNING + AWAKE

    def visits(self, start: float, rng: Random) -> Iterator[float]:
        """The times at which they look in after `start`, without end: a Poisson process of their waking hours."""
        local = start + self.zone
        awake = local // DAY * AWAKE + min(AWAKE, max(0.0, local % DAY - MORNING))
        while True:
            awake += rng.expovariate(VISITS / AWAKE)
            yield awake // AWAKE * DAY + MORNING + awake % AWAKE - self.zone


def visitors(habits: Sequence[Habit], rng: Random) -> tuple[Visitor, ...]:
    """People with these habits, in time zones of their own."""
    return tuple(Visitor(Person(1_001 + at, f"Visitor {at + 1}"), rng.uniform(-ZONES, ZONES), habit) for at, habit in enumerate(habits))
