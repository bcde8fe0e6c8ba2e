"""Stars, streaks and the ranking of a server. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from msgspec import Struct

from play.time.calendar import Hours, daily, local, moment_of

GRADES = (1.0, 4.0, 8.0)
"""Points of chance that an answer costs at most, for three stars, two, one."""

GOOD = 2
"""Stars that keep a streak."""

SPARED = 7
"""Of so many puzzles in a row one that is missed breaks no streak."""

LOOKED_AT, COUNTED = 28, 20
"""The newest puzzles, and those of them of which the best stars make a person's place."""

MORNING = 8
"""The hour of the day of a new puzzle, also where the clocks are turned that night."""

EVENING = 20
"""The hour of the next day until which it is open."""


def stars(cost: float) -> int:
    """What an answer that costs so many points of chance is worth."""
    return sum(cost <= most for most in GRADES)


def streak(results: Sequence[int | None]) -> int:
    """How many puzzles in a row somebody answered well, the newest first.

    `None` is one that they missed. A miss counts nothing, and breaks the row where there is another within `SPARED`.
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


def ranks_of(found: Mapping[int, Sequence[int]]) -> tuple[Rank, ...]:
    """The people with their stars of the newest puzzles, the best first.

    Of equals who needed fewer answers.
    """
    told = [(sum(sorted(every, reverse=True)[:COUNTED]), len(every), user) for user, every in found.items()]
    ordered = sorted(told, key=lambda graded: (-graded[0], graded[1], graded[2]))
    return tuple(Rank(1 + sum(other[0] > own for other in told), user, own, answered) for own, answered, user in ordered)


def next_morning(hours: Hours, now: float) -> float:
    """The next time of a new puzzle by the clock of a server, later than now."""
    return next(at for at in daily(hours, now, MORNING) if at > now)


def closing_time(hours: Hours, opened: float) -> float:
    """Until when a puzzle that is posted at a time can be answered."""
    return moment_of(hours, local(hours, opened).date() + timedelta(days=1), EVENING)


def day_of(hours: Hours, at: float) -> int:
    """Return the number of the day by a server's clock.

    Everybody has the same puzzle on the same day.
    """
    return local(hours, at).date().toordinal()
