"""A small network that says who is likely to win.

It is for games in which the value of a position is no simple sum.

One hidden layer makes a number of what a game tells of each seat; the chances follow from the numbers as in any choice between several
(softmax). Games keep theirs in `data/prospects.toml` of their folder; `python -m tools.prospects GAME` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh
from typing import Any

from msgspec import Struct

from engine.values.adding import sum_of, weighted_sum


class Network(Struct, frozen=True):
    """The weights of a network that turns the facts about a seat into a number.

    What each fact counts by itself (`plain`), and a hidden layer: the rows of `hidden` and what their values count (`out`).
    """

    plain: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    out: tuple[float, ...]

    def weighed(self, facts: Sequence[float]) -> float:
        """The number; chances go by the exponentials of it."""
        return weighted_sum(self.plain, facts) + weighted_sum(self.out, [tanh(weighted_sum(row, facts)) for row in self.hidden])

    def odds(self, seats: Sequence[Sequence[float]]) -> tuple[float, ...]:
        """The chance of winning of each seat, from what is told of it; the sum is 1."""
        values = [self.weighed(facts) for facts in seats]
        best = max(values)
        each = [exp(value - best) for value in values]
        whole = sum_of(each)
        return tuple([value / whole for value in each])


def network_of(data: dict[str, Any], features: tuple[str, ...]) -> Network:
    """The network of a table. Raises `ValueError` when it is of other features."""
    if tuple(data["features"]) != features:
        raise ValueError("a network of other features")
    return Network(tuple(data["plain"]), tuple(map(tuple, data["hidden"])), tuple(data["out"]))
