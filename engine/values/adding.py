"""How floats are added up where they decide: one after the other, from the left, in every version of Python.

Since Python 3.12 `sum` makes up for what is lost in rounding. With it the same floats come to another sum than before, and a bot could play
another line. Whole numbers are added up by `sum`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from operator import mul


def sum_of(values: Iterable[float]) -> float:
    """The sum of the values."""
    total = 0.0
    for value in values:
        total += value
    return total


def weighted_sum(weights: Iterable[float], values: Iterable[float]) -> float:
    """The sum of the values, each times its weight; of what is longer the rest counts nothing."""
    total = 0.0
    for product in map(mul, weights, values):
        total += product
    return total


def mean_of(values: Sequence[float]) -> float:
    """The mean of one value or more."""
    return sum_of(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """The standard error of the mean; 0 for a single value."""
    mean, count = mean_of(values), len(values)
    return sqrt(sum_of([(value - mean) ** 2 for value in values]) / max(1, count - 1) / count)
