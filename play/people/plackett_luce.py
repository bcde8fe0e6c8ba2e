"""How the places of a match change what is known of its people's strength. Pure.

The model is Plackett-Luce in the approximation of Weng and Lin (2011, algorithm 4): an order of places is one choice after the other among
the rest, and stronger people are chosen sooner. If people share a place, a match brings the mean over all their orders. Two things follow,
whatever the strengths: a better place never brings less while the others keep their order, and equals who share a place get the same.
Libraries divide the gain of those who share a place instead, and then the next one behind can have more.

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
"""The error of a beginner, and the greatest possible one."""

LUCK = MEAN / 6
"""How far the result of one match differs from strength, in points of the mean."""

DRIFT = 0.25
"""The certainty lost with each match, in points of the mean, so that ratings keep moving."""

LEAST = 1e-4
"""The least share of the square of an error that a match leaves."""


class Strength(Struct, frozen=True):
    """What is known of a person's strength: the mean, and its error."""

    mu: float = MEAN
    sigma: float = ERROR


def after_match(people: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return everybody's strength after a match; a lower place is better."""
    drifted = [Strength(person.mu, sqrt(person.sigma**2 + DRIFT**2)) for person in people]
    scale = sqrt(fsum(person.sigma**2 + LUCK**2 for person in drifted))
    after = []
    for person, (pull, surer) in zip(drifted, _choices([exp(person.mu / scale) for person in drifted], places), strict=True):
        mu = person.mu + person.sigma**2 / scale * pull
        after.append(Strength(mu, person.sigma * sqrt(max(LEAST, 1 - (person.sigma / scale) ** 3 * surer))))
    return after


def _choices(weights: Sequence[float], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return for each `was chosen - chance of that` and its variance, summed over all choices.

    The result is the mean over the orders of shared places. `fsum`, because equals must get equal sums in any order of summands.
    """
    pulls: list[list[float]] = [[] for _ in weights]
    surer: list[list[float]] = [[] for _ in weights]
    for place in set(places):
        level = [at for at, other in enumerate(places) if other == place]
        behind = [at for at, other in enumerate(places) if other > place]
        for count in range(1, len(level) + 1):
            share = 1 / comb(len(level), count)  # each of these is left with the same chance when `count` of the place are
            for left in combinations(level, count):
                total = fsum(weights[at] for at in (*left, *behind))
                for at in (*left, *behind):
                    chance = weights[at] / total
                    pulls[at].append(share * ((1 / count if at in left else 0.0) - chance))
                    surer[at].append(share * chance * (1 - chance))
    return [(fsum(pull), fsum(sure)) for pull, sure in zip(pulls, surer, strict=True)]
