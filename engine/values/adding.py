"""Adding floats from the left, with the same result in every version of Python.

Since Python 3.12 `sum` makes up for what is lost in rounding. It gives other sums than before, and a bot could play another line.
Whole numbers are added by `sum`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from operator import mul


def sum_of(values: Iterable[float]) -> float:
    """Return the sum of the values, added from the left.

    >>> sum_of([0.5, 0.25])
    0.75
    """
    total = 0.0
    for value in values:
        total += value
    return total


def weighted_sum(weights: Iterable[float], values: Iterable[float]) -> float:
    """Return the sum of the values, each times its weight.

    If one of the two is longer, the rest of it counts nothing.

    >>> weighted_sum([2.0, 0.5], [3.0, 4.0])
    8.0
    """
    total = 0.0
    for product in map(mul, weights, values):
        total += product
    return total


def mean_of(values: Sequence[float]) -> float:
    """Return the mean of one value or more; raise `ZeroDivisionError` for none.

    >>> mean_of([1.0, 2.0])
    1.5
    """
    return sum_of(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for a single value.

    >>> error_of([1.0, 3.0])
    1.0
    """
    mean, count = mean_of(values), len(values)
    return sqrt(sum_of([(value - mean) ** 2 for value in values]) / max(1, count - 1) / count)
