"""What the first sensible player of `magellan` goes for."""

from __future__ import annotations

import math
from functools import cache

from engine.core import Msg, Seat
from engine.games.magellan import cards
from engine.games.magellan.board import NATIONS
from engine.games.magellan.state import Country, Position

POINTS_A_TURN = 4.2
"""What a throw brings on average."""
HEADSTART = 5.0
"""Turns added to every way, so that the nearest is not always the best."""
BONUS = 30
"""M of a bonus that are worth as much as an income of 1 M for its own price."""
POOR_YIELD = 0.02
"""Countries that earn less for each M of their cost are not worth a jeep."""


def of_country(income: int, cost: int) -> float:
    """What a country is worth, compared with others."""
    return income * math.sqrt(income / max(cost, 1))


def of_bonus(money: int) -> float:
    """What a bonus is worth, compared with countries."""
    return money / BONUS


def promise(worth: float, points: int) -> float:
    """What an aim is worth that is so many points away."""
    return worth / (points / POINTS_A_TURN + HEADSTART)


def wins(position: Position, seat: Seat, country: Country) -> bool:
    """Whether a country more would win the match."""
    return cards.printed_income(position.players[seat]) + NATIONS[country].income > position.table.target


def is_worth(position: Position, seat: Seat, country: Country, cost: int) -> bool:
    """Whether a country earns enough for its cost, or wins the match."""
    return NATIONS[country].income >= cost * POOR_YIELD or wins(position, seat, country)


@cache
def _deal(cost: int, income: int, is_won: bool) -> Msg:
    return Msg("magellan.deal.wins" if is_won else "magellan.deal", cost=cost, income=income)
