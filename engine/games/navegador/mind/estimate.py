"""How well everybody stands: what a position comes to by the end, in points and by terms."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan

from msgspec import Struct

from engine.games.navegador.board import KINDS, POINT_MONEY, STEP
from engine.games.navegador.mind import quick
from engine.games.navegador.mind.voyages import Sea
from engine.games.navegador.mind.worth import Worth, fair_shares, remaining
from engine.games.navegador.score import each, king_gains
from engine.games.navegador.state import Over, Position, State, items, owned

RICH = 250
"""Cruzados from which more of them are of less use."""

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
    COLONIES,
    FACTORIES,
    DISCOVERIES,
    SHIPYARDS,
    CHURCHES,
    WORKERS,
    SHIPS,
    MONEY,
    MONEY,
    COLONIES,
    FACTORIES,
    SHIPYARDS,
    CHURCHES,
    PRIVILEGES,
    PRIVILEGES,
    SHIPS,
    MARKET,
    *(PRIVILEGES for _ in KINDS),
)
"""Of which term each feature is a part."""


class Fit(Struct, frozen=True):
    """What a position comes to by the end, fitted to matches of quick players with different weights."""

    late: tuple[float, ...]
    """Points that one of each feature comes to, late in the match."""
    early: tuple[float, ...]
    """The same at its start."""
    sure: float
    """Doubt at the end."""
    unsure: float
    """What it grows by with the share of the match that is left."""
    most: float
    """Where it stops."""


NO_SHARES = (0.0,) * len(KINDS)
"""Not fitted: with more seats little of what is left comes to each."""

MANY = Fit(
    late=(1.06, 0.99, 0.85, 0.77, 0.71, 0.7, 0.52, 0.56, 3.1, -0.68, -0.25, 1.19, 1.9, 1.16, 0.44, 2.1, -0.35, *NO_SHARES),
    early=(0.41, 1.59, 1.98, 1.2, 1.04, 8.9, 6.4, 2.18, 14.6, 9.1, 4.4, 10.3, 10.0, -0.19, 0.58, 0.38, 10.3, *NO_SHARES),
    sure=1.7,
    unsure=18.0,
    most=8.0,
)
"""For three seats and more: ridge regression to 11,400 positions of 779 matches, R2 .18 at the start, .76 in the middle, .97 at the end;
the doubt fitted to the winners of the same matches."""

TWO = Fit(
    late=(
        *(1.21, 0.95, 0.96, 0.76, 0.81, -0.45, 0.17, 0.62, 3.32, -1.11, -0.2, 0.59, 0.63, 1.4, 1.0, 2.33, -0.35),
        *(-0.07, 0.66, -1.72, 0.84, 0.38),
    ),
    early=(
        *(0.27, 0.98, 2.07, 0.92, 0.86, 12.18, 8.55, 2.68, 23.62, 8.82, 5.34, 17.42, 14.16, -2.07, 0.18, 0.71, 8.62),
        *(0.66, 0.47, 1.41, 1.21, 0.44),
    ),
    sure=3.0,
    unsure=15.0,
    most=20.0,
)
"""For two seats: the board of five is shared by two, so each has about twice the turns and the points of a seat of four, and a privilege
goes on counting for all that is still to come. Ridge regression of the lead at the end to 33,000 positions of 4,498 matches, and from there
logistic regression of the winner. By a fifth of the matches, left out of the fit: .39 nats a position, .52 by `MANY`."""

_COUNTED = (*(1.0,) * 8, *(0.0,) * 9, *NO_SHARES)
OVER = Fit(late=_COUNTED, early=_COUNTED, sure=TWO.sure, unsure=TWO.unsure, most=TWO.most)
"""For two seats once the match is over: the points of the rules and nothing else, from which `MANY` is not far. They decide between lines
that win or lose alike."""

TERMS = tuple(dict.fromkeys(FEATURES))
"""The terms, in the order of their first features."""


def features(position: Position, seat: int, shares: Sequence[float]) -> tuple[float, ...]:
    """What a seat has, counted in the order of `FEATURES`: points by kind; workers, ships, money; the use of money; items by kind; the
    King's privilege, privileges; the place of the ships; the income of a market visit; by kind what privileges will bring for a fair share
    of what is left (`shares`)."""
    player = position.players[seat]
    numbers, worths = items(player), each(player)
    colonies, factories, explorers, shipyards, churches = numbers
    gains = king_gains(player)
    king = max([gain for gain in gains if gain is not None], default=0) if player.king == "held" else 0
    income = quick.trades(position.market, [len(tokens) for tokens in player.colonies], player.factories)[1]
    return (
        colonies * worths[0],
        factories * worths[1],
        explorers * worths[2],
        shipyards * worths[3],
        churches * worths[4],
        player.workers,
        sum(player.ships),
        player.money / POINT_MONEY,
        atan(player.money / RICH),
        colonies,
        factories,
        shipyards,
        churches,
        king,
        sum([step * count for step, count in zip(STEP, owned(player), strict=True)]),
        Sea(Worth(position, seat)).value(player.ships),
        income / 100,
        *[step * count * left for step, count, left in zip(STEP, owned(player), shares, strict=True)],
    )


def counted(position: Position) -> list[tuple[float, ...]]:
    """What every seat has, counted as by `features`."""
    shares = fair_shares(position)
    return [features(position, seat, shares) for seat in range(len(position.players))]


def weights(state: State) -> tuple[float, ...]:
    """Points that one of each feature comes to in a position."""
    fit, early = _fit(state), remaining(state.position)
    return tuple([late + (soon - late) * early for late, soon in zip(fit.late, fit.early, strict=True)])


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """What the position is worth to everybody, by the terms."""
    points = weights(state)
    found = []
    for counts in counted(state.position):
        parts = dict.fromkeys(TERMS, 0.0)
        for name, weight, count in zip(FEATURES, points, counts, strict=True):
            parts[name] += weight * count
        found.append(tuple(parts.values()))
    return tuple(found)


def doubt(state: State) -> float:
    """How far ahead one has to be: much may still happen early in the match."""
    fit = _fit(state)
    return min(fit.most, fit.sure + fit.unsure * remaining(state.position))


def _fit(state: State) -> Fit:
    if len(state.position.players) > 2:
        return MANY
    return OVER if isinstance(state.stage, Over) else TWO
