"""How the places of a match change what is known of its people's strength. Pure.

The model is Plackett-Luce in the approximation of Weng and Lin (2011, algorithm 4): the order of places comes from choosing one person
after the other among the rest, and stronger people tend to be chosen sooner. If people share a place, a match counts as the mean over all
their orders. From this two things follow, whatever the strengths: a better place never brings less if the others keep their order, and
people with equal strength who share a place get the same. Libraries divide the gain among those who share a place instead, so that the next
person behind them can gain more than they do.

Places are only compared: none of them has to be 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, exp, fsum, sqrt

from msgspec import Struct

MEAN = 25.0
"""The mean of a beginner."""

ERROR = MEAN / 3
"""The error (standard deviation) of a beginner's mean, which is also the greatest possible error."""

LUCK = MEAN / 6
"""The standard deviation of one match's result from the person's strength, in points of the mean."""

DRIFT = 0.25
"""Before each match the square of the error grows by the square of this, so that ratings keep moving."""

LEAST = 1e-4
"""A match never makes the square of an error smaller than this share of it."""


class Strength(Struct, frozen=True):
    """What is known of a person's strength: the mean `mu`, and its error `sigma`."""

    mu: float = MEAN
    sigma: float = ERROR


def after_match(people: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return everybody's strength after a match; a lower place is better."""
    drifted = [Strength(person.mu, sqrt(person.sigma**2 + DRIFT**2)) for person in people]
    scale = sqrt(fsum(person.sigma**2 + LUCK**2 for person in drifted))
    after = []
    choices = _choices([exp(person.mu / scale) for person in drifted], places)
    for person, (surprise, variance) in zip(drifted, choices, strict=True):
        mu = person.mu + person.sigma**2 / scale * surprise
        after.append(Strength(mu, person.sigma * sqrt(max(LEAST, 1 - (person.sigma / scale) ** 3 * variance))))
    return after


def _choices(weights: Sequence[float], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return for each person the sums over all choices of their surprise and its variance.

    The surprise of a choice is 1 for the chosen person and 0 for others, minus the chance to be chosen. If places are shared, the sums are
    means over the orders. `fsum` is used because equal people must get equal sums in any order of summands.
    """
    surprises: list[list[float]] = [[] for _ in weights]
    variances: list[list[float]] = [[] for _ in weights]
    for place in set(places):
        level = [at for at, other in enumerate(places) if other == place]
        behind = [at for at, other in enumerate(places) if other > place]
        for count in range(1, len(level) + 1):
            share = 1 / comb(len(level), count)  # all groups of `count` people of this place are left equally often
            for left in combinations(level, count):
                total = fsum(weights[at] for at in (*left, *behind))
                for at in (*left, *behind):
                    chance = weights[at] / total
                    surprises[at].append(share * ((1 / count if at in left else 0.0) - chance))
                    variances[at].append(share * chance * (1 - chance))
    return [(fsum(surprise), fsum(variance)) for surprise, variance in zip(surprises, variances, strict=True)]
