"""Each seat's chance of winning, from what it has and what the others have.

`evaluation` adds up terms. A small network (engine/search/network.py) starts from the lead by these, and corrects it for what a sum cannot
express: a rival's strongest point counts, and a privilege is worth more to a player who has the buildings for it.

`python -m tools.prospects navegador --matches 10000 --epochs 4 --rounds 2` made it, from 149,000 positions of matches of two to five quick
players with weights and tastes varied at random. In matches that were held out from the fit its log loss is 0.691 nats; that of the terms
is 0.749, that of guessing 1.272.
"""

from __future__ import annotations

from data.tables import table
from engine.search.network import Network, network_of
from engine.search.odds import chances
from engine.values.adding import mean_of, weighted_sum
from games.navegador.mind.evaluation import count_features, doubt, weights, worth
from games.navegador.mind.values import share_left
from games.navegador.rules.state import Over, State

HAD = (
    "points of colonies", "points of factories", "points of discoveries", "points of shipyards", "points of churches",
    "workers", "ships", "money", "use of money", "colonies", "factories", "shipyards", "churches", "king", "privileges",
    "place", "income", "left colonies", "left factories", "left discoveries", "left shipyards", "left churches",
)  # fmt: skip
"""The names of `evaluation.features`."""
SCALE = (7, 12, 6, 10, 11, 2.5, 2, 2, 0.5, 2.3, 2.7, 1.2, 1.4, 2.8, 2.8, 1.6, 1.4, 2.3, 1.2, 0.2, 0.9, 0.8)
"""By feature, how much seats differ in it, roughly: the inputs are divided by this."""
FEATURES = (*HAD, *[f"their {name}" for name in HAD], "lead", "their lead", "remaining", "seats", "one")
"""Inputs for each seat, in the order of the data: what it has, the most that another has, its lead, and that of the best other."""

NETWORK = network_of(table("navegador", "prospects"), FEATURES)
"""The network of the search."""


def odds(state: State, network: Network = NETWORK) -> tuple[float, ...]:
    """Return each seat's chance of winning; the sum is 1.

    After the end it comes from the points. With two seats it comes from the terms, because there the network is no better: its log loss is
    0.372 nats (by the terms 0.373), and it won 11 of 16 matches, of which the terms won 13.
    """
    if isinstance(state.stage, Over) or len(state.position.players) == 2:
        return chances(worth(state), doubt(state))
    return network.odds(seat_features(state))


def seat_features(state: State) -> list[tuple[float, ...]]:
    """Return the inputs for each seat by `FEATURES`, scaled to within some units of 0."""
    position = state.position
    counts, points, unsure = count_features(position), weights(state), doubt(state)
    seats = range(len(counts))
    worths = [weighted_sum(points, row) / unsure for row in counts]
    mean = mean_of(worths)
    leads = [value - mean for value in worths]
    had = [[count / scale for count, scale in zip(row, SCALE, strict=True)] for row in counts]
    rows = []
    for seat in seats:
        others = [other for other in seats if other != seat]
        theirs = [max(column) for column in zip(*[had[other] for other in others], strict=True)]
        lead = (leads[seat], max([leads[other] for other in others]))
        rows.append((*had[seat], *theirs, *lead, share_left(position), len(counts) - 4.0, 1.0))
    return rows
