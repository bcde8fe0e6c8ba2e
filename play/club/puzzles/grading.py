"""Stars, streaks and the ranking of a server. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from msgspec import Struct

from play.time.calendar import Hours, daily, local, moment_of

GRADES = (1.0, 4.0, 8.0)
"""For three stars, two and one: the most points of the chance to win (of 100) that an answer may cost."""

GOOD = 2
"""The fewest stars that keep a streak."""

SPARED = 7
"""Missing one puzzle among this many in a row does not end a streak."""

LOOKED_AT = 28
"""How many of the newest puzzles a ranking looks at."""

COUNTED = 20
"""How many of these puzzles count for a person's rank: those with most stars."""

MORNING = 8
"""The hour of the day at which a new puzzle is posted."""

EVENING = 20
"""The hour of the next day until which it can be answered."""


def stars(cost: float) -> int:
    """Return the stars of an answer. `cost`: the points of the chance to win that it costs."""
    return sum(cost <= most for most in GRADES)


def streak(results: Sequence[int | None]) -> int:
    """Return how many puzzles in a row a person answered well.

    `results`: the stars, the newest first; `None` for a missed puzzle, which is not counted. Two missed puzzles among `SPARED` in a row end
    the streak.
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
    """A person's place in a ranking, which people with as many stars share."""

    place: int
    user: int
    stars: int
    answered: int


def ranks_of(stars_of: Mapping[int, Sequence[int]]) -> tuple[Rank, ...]:
    """Return the ranking, the best first.

    `stars_of`: the stars of each person's answers to the newest puzzles. Of people with as many stars, those with fewer answers come first.
    """
    totals = {user: sum(sorted(stars, reverse=True)[:COUNTED]) for user, stars in stars_of.items()}
    ranks = [
        Rank(1 + sum(other > total for other in totals.values()), user, total, answered=len(stars_of[user]))
        for user, total in totals.items()
    ]
    return tuple(sorted(ranks, key=lambda rank: (rank.place, rank.answered, rank.user)))


def next_morning(hours: Hours, now: float) -> float:
    """Return the next time of a new puzzle by the clock of a server, later than now."""
    return next(at for at in daily(hours, now, MORNING) if at > now)


def closing_time(hours: Hours, opened: float) -> float:
    """Return until when a puzzle can be answered. `opened`: when it was posted."""
    return moment_of(hours, local(hours, opened).date() + timedelta(days=1), EVENING)


def day_of(hours: Hours, at: float) -> int:
    """Return the number of the day by a server's clock."""
    return local(hours, at).date().toordinal()
