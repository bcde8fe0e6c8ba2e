"""A network with one hidden layer, fitted to who won.

It has softmax over the seats of a position, cross-entropy, and Adam (Kingma and Ba 2015).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt, tanh
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.search.network import Network
from engine.values.adding import sum_of, weighted_sum

BATCH = 64
"""Positions of a step."""
RATE = (0.003, 1e-5)
"""The learning rate of the first and of the last step."""
LATER_RATE = (0.0015, 1e-5)
"""The learning rate of the first and of the last step of a round that continues a fit."""
SEEN = 0.8
"""The weight, at each position, of what came after it; the network's own expectation there has the rest."""
DECAY = 3e-4
"""The share of a weight that is added to its gradient, so that weights stay small. It did best for the first network."""
KEPT = (0.9, 0.999)
"""The shares of the mean gradient and of the mean squared gradient that are kept at each step (Adam's betas)."""
START = 0.3
"""The standard deviation of the first weights of the hidden layer; all other weights begin at 0."""

Row = list[float]


class NotedPosition(Struct, frozen=True):
    """A position: the features of each seat, one after the other, and its share of the win."""

    features: array[float]
    terms: tuple[float, ...]
    """The chances by the terms of the judgement."""
    wins: tuple[float, ...]

    @property
    def seats(self) -> list[tuple[float, ...]]:
        """The features, seat by seat."""
        values = self.features.tolist()
        width = len(values) // len(self.wins)
        return [tuple(values[at : at + width]) for at in range(0, len(values), width)]


class NetworkFit:
    """A network that is being fitted: the rows are `plain`, each of `hidden`, and `out`.

    A seat has `feature_count` features, and the hidden layer has `hidden` values.
    """

    def __init__(self, feature_count: int, hidden: int, rng: Random) -> None:
        self.rng = rng
        self.rows: list[Row] = [
            [0.0] * feature_count,
            *[[rng.gauss(0, START) for _ in range(feature_count)] for _ in range(hidden)],
            [0.0] * hidden,
        ]
        self._means = [[0.0] * len(row) for row in self.rows]
        self._squares = [[0.0] * len(row) for row in self.rows]
        self._steps = 0

    @property
    def network(self) -> Network:
        """The network as it is now."""
        plain, *hidden, out = map(tuple, self.rows)
        return Network(plain, tuple(hidden), out)

    def epochs(self, positions: Sequence[NotedPosition], count: int, rate: tuple[float, float] = RATE) -> Iterator[float]:
        """Go through all positions `count` times; yield the mean loss of each time.

        The loss of a position is taken before the step that uses it. `rate`: of the first and of the last step.
        """
        first, last = rate
        order = list(range(len(positions)))
        for epoch in range(count):
            self.rng.shuffle(order)
            batches = [[positions[number] for number in order[at : at + BATCH]] for at in range(0, len(order), BATCH)]
            loss_sum = 0.0
            for number, batch in enumerate(batches):
                loss_sum += self._step(batch, first + (last - first) * (epoch + number / len(batches)) / count)
            yield loss_sum / len(positions)

    def _step(self, batch: Sequence[NotedPosition], rate: float) -> float:
        """Go a step down the gradient of a batch's mean loss; return the sum of its losses."""
        seat_features = [seat for noted in batch for seat in noted.seats]
        plain, *hidden, out = self.rows
        layer = [[tanh(weighted_sum(row, values)) for values in seat_features] for row in hidden]
        scores = [weighted_sum(plain, values) for values in seat_features]
        for weight, values in zip(out, layer, strict=True):
            scores = [total + weight * value for total, value in zip(scores, values, strict=True)]
        loss, errors, at = 0.0, list[float](), 0
        for noted in batch:
            seats = len(noted.wins)
            chances, lost = _lost(scores[at : at + seats], noted.wins)
            errors += [(chance - won) / len(batch) for chance, won in zip(chances, noted.wins, strict=True)]
            loss, at = loss + lost, at + seats
        columns = list(zip(*seat_features, strict=True))
        slopes = [[weighted_sum(errors, column) for column in columns]]
        for weight, values in zip(out, layer, strict=True):
            inner = [error * weight * (1 - value * value) for error, value in zip(errors, values, strict=True)]
            slopes.append([weighted_sum(inner, column) for column in columns])
        slopes.append([weighted_sum(errors, values) for values in layer])
        self._move(slopes, rate)
        return loss

    def _move(self, slopes: list[Row], rate: float) -> None:
        """Move all weights by one step of Adam."""
        self._steps += 1
        (first, second), step = KEPT, self._steps
        length, correction = rate / (1 - first**step), 1 / (1 - second**step)
        for row, means, squares, slope in zip(self.rows, self._means, self._squares, slopes, strict=True):
            for at, value in enumerate(slope):
                value += DECAY * row[at]
                means[at] = mean = first * means[at] + (1 - first) * value
                squares[at] = square = second * squares[at] + (1 - second) * value * value
                row[at] -= length * mean / (sqrt(square * correction) + 1e-8)


def foreseen(network: Network, match: Sequence[NotedPosition]) -> list[NotedPosition]:
    """Return the positions of a match; their wins are mixed with later expectations.

    Chance decides much of a match. The network's expectation at the next position depends less on chance than the result does (temporal
    differences, Sutton 1988).
    """
    blended, later = list[NotedPosition](), match[-1].wins
    for noted in reversed(match):
        blended.append(replace(noted, wins=later))
        later = tuple([SEEN * won + (1 - SEEN) * chance for won, chance in zip(later, network.odds(noted.seats), strict=True)])
    return blended[::-1]


def _lost(scores: Sequence[float], wins: Sequence[float]) -> tuple[list[float], float]:
    """Return the chances of the seats of a position, and its loss.

    The loss is minus the logarithm of the chance that the winner was given.
    """
    best = max(scores)
    each = [exp(value - best) for value in scores]
    whole = sum_of(each)
    lost = sum_of([won * (best + log(whole) - seat_score) for seat_score, won in zip(scores, wins, strict=True) if won])
    return [value / whole for value in each], lost


def loss(network: Network, positions: Sequence[NotedPosition]) -> float:
    """Return the mean loss of a network, in nats."""
    loss_sum = 0.0
    for position in positions:
        loss_sum += _lost([network.weighed(seat) for seat in position.seats], position.wins)[1]
    return loss_sum / len(positions)


def by_terms(positions: Sequence[NotedPosition]) -> float:
    """Return the mean loss of the chances by the terms of the judgement."""
    return -sum_of(
        [won * log(chance) for position in positions for chance, won in zip(position.terms, position.wins, strict=True) if won]
    ) / len(positions)


def guess_loss(positions: Sequence[NotedPosition]) -> float:
    """Return the mean loss of giving every seat the same chance."""
    return sum_of([log(len(position.wins)) for position in positions]) / len(positions)
