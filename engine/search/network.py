"""A small network that estimates who will win.

It is for games in which a position's value is no simple sum. One hidden layer makes a number from the facts about each seat, and a softmax
of these numbers gives the chances. The weights of a game are in `data/prospects.toml` of its folder; `python -m tools.prospects GAME` fits
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh
from typing import Any

from msgspec import Struct

from engine.values.adding import sum_of, weighted_sum


class Network(Struct, frozen=True):
    """The weights of a network that turns the facts about a seat into a number."""

    plain: tuple[float, ...]
    """The weight of each fact by itself."""
    hidden: tuple[tuple[float, ...], ...]
    """The weights of the facts in each node of the hidden layer."""
    out: tuple[float, ...]
    """The weight of each node of the hidden layer."""

    def weighed(self, facts: Sequence[float]) -> float:
        """Return the number of a seat from its facts; the odds of seats go by its exponential.

        >>> Network(plain=(2.0, 0.5), hidden=(), out=()).weighed([3.0, 4.0])
        8.0
        """
        return weighted_sum(self.plain, facts) + weighted_sum(self.out, [tanh(weighted_sum(row, facts)) for row in self.hidden])

    def odds(self, seats: Sequence[Sequence[float]]) -> tuple[float, ...]:
        """Return the chance to win of each seat, from 0 to 1; the sum is 1.

        `seats`: the facts about each seat, in the order of the weights.

        >>> network = Network(plain=(1.0,), hidden=(), out=())
        >>> [round(chance, 2) for chance in network.odds([[7.0], [6.0]])]
        [0.73, 0.27]
        """
        values = [self.weighed(facts) for facts in seats]
        best = max(values)
        each = [exp(value - best) for value in values]
        whole = sum_of(each)
        return tuple([value / whole for value in each])


def network_of(data: dict[str, Any], features: tuple[str, ...]) -> Network:
    """Return the network of a game's table, as `table` reads it.

    `features`: the names of the facts about a seat, in the order in which the game gives them. Raises `ValueError` if the network was
    fitted to other features.

    >>> data = {"features": ["coins"], "plain": [0.5], "hidden": [[1.0]], "out": [0.25]}
    >>> network_of(data, ("coins",)).plain
    (0.5,)
    """
    if tuple(data["features"]) != features:
        raise ValueError("a network of other features")
    return Network(tuple(data["plain"]), tuple(map(tuple, data["hidden"])), tuple(data["out"]))
