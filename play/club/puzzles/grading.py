"""Stars, streaks and the ranking of a server. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from msgspec import Struct

from play.time.calendar import Hours, daily, local, moment_of

GRADES = (1.0, 4.0, 8.0)
"""The most points of chance that an answer costs, for three stars, two, one."""

GOOD = 2
"""Stars that keep a streak."""

SPARED = 7
"""One missed puzzle among so many in a row breaks no streak."""

LOOKED_AT = 28
"""How many of the newest puzzles a ranking looks at."""

COUNTED = 20
"""How many of these puzzles, those with a person's best stars, count for their place."""

MORNING = 8
"""The hour of a new puzzle, also if the clocks change that night."""

EVENING = 20
"""The hour of the next day until which it is open."""


def stars(cost: float) -> int:
    """Return the stars of an answer that costs so many points of chance."""
    return sum(cost <= most for most in GRADES)


def streak(results: Sequence[int | None]) -> int:
    """Return how many puzzles in a row a person answered well, the newest first.

    `None` is a missed one: it counts nothing, and ends the streak if another one is within `SPARED`.
    """
    count, missed = 0, -SPARED
    for at, result in enumerate(results):
        if result is None:
            if at - missed < SPARED:
                break
            missed = at
        elif result < GOOD:
            break
        else:
            count += 1
    return count


class Rank(Struct, frozen=True):
    """A person's place: shared by those with as many stars."""

    place: int
    user: int
    stars: int
    answered: int


def ranks_of(stars_of: Mapping[int, Sequence[int]]) -> tuple[Rank, ...]:
    """Return people by stars of the newest puzzles, then by fewer answers, the best first."""
    graded_people = [(sum(sorted(every, reverse=True)[:COUNTED]), len(every), user) for user, every in stars_of.items()]
    ordered = sorted(graded_people, key=lambda graded: (-graded[0], graded[1], graded[2]))
    return tuple(Rank(1 + sum(other[0] > own for other in graded_people), user, own, answered) for own, answered, user in ordered)


def next_morning(hours: Hours, now: float) -> float:
    """Return the next time of a new puzzle by the clock of a server, later than now."""
    return next(at for at in daily(hours, now, MORNING) if at > now)


def closing_time(hours: Hours, opened: float) -> float:
    """Return until when a puzzle that is posted at a time can be answered."""
    return moment_of(hours, local(hours, opened).date() + timedelta(days=1), EVENING)


def day_of(hours: Hours, at: float) -> int:
    """Return the number of the day by a server's clock."""
    return local(hours, at).date().toordinal()
