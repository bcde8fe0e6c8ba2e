"""The evaluation of a position: the points that each seat can expect at the end, by terms."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan

from games.navegador.mind import quick
from games.navegador.mind.manner import MANNER, Fit
from games.navegador.mind.values import Worth, fair_shares, share_left
from games.navegador.mind.voyages import OpenSea
from games.navegador.rules.board import KINDS, POINT_MONEY, STEP
from games.navegador.rules.score import each, king_points
from games.navegador.rules.state import Over, Position, State, items, owned

RICH = MANNER.habits.rich

COLONIES = "navegador.term.colonies"
FACTORIES = "navegador.term.factories"
DISCOVERIES = "navegador.term.discoveries"
SHIPYARDS = "navegador.term.shipyards"
CHURCHES = "navegador.term.churches"
WORKERS = "navegador.term.workers"
SHIPS = "navegador.term.ships"
MONEY = "navegador.term.money"
PRIVILEGES = "navegador.term.privileges"
MARKET = "navegador.term.market"

FEATURES = (
    COLONIES, FACTORIES, DISCOVERIES, SHIPYARDS, CHURCHES, WORKERS, SHIPS, MONEY, MONEY, COLONIES, FACTORIES, SHIPYARDS, CHURCHES,
    PRIVILEGES, PRIVILEGES, SHIPS, MARKET, *(PRIVILEGES for _ in KINDS),
)  # fmt: skip
"""The term to which each feature belongs."""

MANY = MANNER.many
"""The weights for three seats and more."""
TWO = MANNER.two
"""The weights for two seats."""

# The first eight features are the points of the rules.
_COUNTED = (*(1.0,) * 8, *(0.0,) * 9, *(0.0 for _ in KINDS))
OVER = Fit(late=_COUNTED, early=_COUNTED, sure=TWO.sure, unsure=TWO.unsure, most=TWO.most)
"""The weights for two seats once the match is over: only the points of the rules count. `MANY` is near to that by itself."""

TERMS = tuple(dict.fromkeys(FEATURES))
"""The terms, in the order of their first features."""


def features(position: Position, seat: int, shares: Sequence[float]) -> tuple[float, ...]:
    """Return what a seat has, counted in the order of `FEATURES`.

    They are the points by kind; workers, ships and money; the use of money; the number of items but explorers; the points of the King's
    privilege and those of privileges for one item; the worth of the fleet where it is; the income of a market visit; and by kind the points
    of privileges for a fair share of what is left (`shares`).
    """
    player = position.players[seat]
    numbers = items(player)
    colonies, factories, _, shipyards, churches = numbers
    _, income = quick.trades(position.market, player)
    return (
        *[number * each_scores for number, each_scores in zip(numbers, each(player), strict=True)],
        player.workers,
        sum(player.ships),
        player.money / POINT_MONEY,
        atan(player.money / RICH),
        colonies,
        factories,
        shipyards,
        churches,
        king_points(player),
        sum([step * count for step, count in zip(STEP, owned(player), strict=True)]),
        OpenSea(Worth(position, seat)).value(player.ships),
        income / 100,
        *[step * count * left for step, count, left in zip(STEP, owned(player), shares, strict=True)],
    )


def count_features(position: Position) -> list[tuple[float, ...]]:
    """Return the features of every seat."""
    shares = fair_shares(position)
    return [features(position, seat, shares) for seat in range(len(position.players))]


def weights(state: State) -> tuple[float, ...]:
    """Return how many points at the end one unit of each feature is expected to bring."""
    fit, early = _fit(state), share_left(state.position)
    return tuple([late + (soon - late) * early for late, soon in zip(fit.late, fit.early, strict=True)])


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what the position is worth to every seat, in points by term."""
    points = weights(state)
    rows = []
    for counts in count_features(state.position):
        parts = dict.fromkeys(TERMS, 0.0)
        for name, weight, count in zip(FEATURES, points, counts, strict=True):
            parts[name] += weight * count
        rows.append(tuple(parts.values()))
    return tuple(rows)


def doubt(state: State) -> float:
    """Return the lead in points at which a seat wins with odds of e : 1 (73 %).

    It is larger early, when much may still happen.
    """
    fit = _fit(state)
    return min(fit.most, fit.sure + fit.unsure * share_left(state.position))


def _fit(state: State) -> Fit:
    if len(state.position.players) > 2:
        return MANY
    return OVER if isinstance(state.stage, Over) else TWO
