"""What planning costs: at each table some people plan and the others are asked each time, in turns; do they win as often as if they
had been asked too?

The matches are those of bench/weeks.py, through the real host, so a plan is as old when it is played as it would be. Each is played a
second time, with the same deal and the same people looking in at the same times, by people who are all asked for everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from bench.lasted import Lasted

SURE = 1.96
"""Standard errors either way of an interval of 95 %."""


class Price(Struct, frozen=True):
    """What planning costs in one game, each figure with half of its interval of 95 %.

    `wins` is the share of their wins that people gain by planning (negative: they lose it). `points` and `places`: by how many more they
    are ahead of the others at their table than without plans; a place below 0 is a better one. `same` is the share of matches that came
    out the same with plans and without, points and all.
    """

    game: str
    seats: int
    matches: int
    wins: tuple[float, float]
    points: tuple[float, float]
    places: tuple[float, float]
    same: float


def planners(seats: int, number: int) -> frozenset[int]:
    """Who plans in the match of a number: every mixture of planners and others about as often."""
    halves = [frozenset(combination) for size in {seats // 2, (seats + 1) // 2} for combination in combinations(range(seats), size)]
    return halves[number % len(halves)]


def price_of(game: str, lasted: Sequence[tuple[frozenset[int], Lasted, Lasted]]) -> Price:
    """The price of planning: who planned in a match, how it went, and how it went when everybody was asked."""
    seats = len(lasted[0][1].ranks)
    fair = mean(len(who) / seats for who, _, _ in lasted)
    wins, give = _interval([_wins(match, who) - _wins(asked, who) for who, match, asked in lasted])
    return Price(
        game=game,
        seats=seats,
        matches=len(lasted),
        wins=(wins / fair, give / fair),
        points=_interval([_more(match.points, who) - _more(asked.points, who) for who, match, asked in lasted]),
        places=_interval([_more(match.ranks, who) - _more(asked.ranks, who) for who, match, asked in lasted]),
        same=mean((match.points, match.entries) == (asked.points, asked.entries) for _, match, asked in lasted),
    )


def _wins(lasted: Lasted, who: frozenset[int]) -> float:
    """The share of a victory that these people have; winners who are equal share it."""
    winners = [at for at, rank in enumerate(lasted.ranks) if rank == 1]
    return sum(at in who for at in winners) / max(1, len(winners))


def _more(values: Sequence[int], who: frozenset[int]) -> float:
    """How much more these people have on average than the others."""
    return mean(values[at] for at in who) - mean(value for at, value in enumerate(values) if at not in who)


def _interval(found: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its interval of 95 %."""
    return mean(found), SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else float("inf")
