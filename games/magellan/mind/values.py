"""What a country, a prey, a bonus and a way are worth.

It is one measure for the sensible player, the decisions and the orders.

All worths are in M of income. Money is worth what income it will buy in the end (`of_money`): a match is won by whoever turns the money of
the start into the target first, so a country that earns too little for its cost leads away from winning.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.values.core import Msg, Seat
from games.magellan.mind.manner import MANNER
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Country, Player, Position

POINTS_A_TURN = MANNER.worth.points_a_turn
HEADSTART = MANNER.worth.headstart
THRIFT = MANNER.worth.thrift
TO_COME = MANNER.worth.to_come
BEYOND = MANNER.worth.beyond
LEAST = MANNER.worth.least
POOR = MANNER.worth.poor
REVENUES = MANNER.worth.revenues
BONUS = MANNER.worth.bonus
WINNING = MANNER.worth.winning
BY_YIELD = tuple(sorted(NATIONS.values(), key=lambda nation: (-nation.income / nation.cost, nation.slug)))
"""All countries, those that earn most for their cost first."""


def of_country(country: Country, cost: int, need: int, price: float) -> float:
    """Return the value of an open country.

    For a player who lacks `need` of income and to whom an M is worth `price`; nothing or less if the money is worth more.
    """
    income = NATIONS[country].income
    return income * (1 + REVENUES * price) - price * cost + WINNING * (income >= need)


def of_prey(country: Country, need: int, price: float) -> float:
    """Return the value of an enemy's country that can be taken.

    It costs nothing, and they lose its income.
    """
    income = NATIONS[country].income
    return income * (2 + REVENUES * price) + WINNING * (income >= need)


def of_bonus(money: int, price: float) -> float:
    """What a bonus is worth."""
    return BONUS * price * money


def promise(worth: float, points: int) -> float:
    """What an aim is worth that is so many points away."""
    return worth / (points / POINTS_A_TURN + HEADSTART)


def of_money(need: int, cash: int, left: Iterable[Country]) -> float:
    """Return the income that an M of cash is worth to a player.

    It is what they need for each M they will have, but no more than the countries yield that are still to be had (`left`, open and in
    the pack).
    """
    yields = _last_yield(frozenset(left), cash, BEYOND * need)
    return max(LEAST, min(THRIFT * need / (cash + TO_COME), BEYOND * yields))


@lru_cache(maxsize=1024)
def _last_yield(left: frozenset[Country], cash: int, need: float) -> float:
    """Return the yield of the last country that a player develops.

    They take the best ones first until the income suffices.
    """
    for nation in BY_YIELD:
        if nation.cost <= cash and nation.slug in left:
            need -= nation.income
            if need <= 0:
                return nation.income / nation.cost
    return POOR


def income_needed(position: Position, player: Player) -> int:
    """The income that a player lacks to win."""
    return position.table.target + 1 - cards.printed_income(player)


def wins(position: Position, seat: Seat, country: Country) -> bool:
    """Whether a country more would win the match."""
    return NATIONS[country].income >= income_needed(position, position.players[seat])


def deal(position: Position, seat: Seat, country: Country) -> Msg:
    """The cost and income of a country for a player, and that it wins."""
    return _deal(cards.cost(position, country), NATIONS[country].income, wins(position, seat, country))


def prey_message(position: Position, seat: Seat, country: Country) -> Msg:
    """The income of a country that can be taken, and that it wins."""
    key = "magellan.deal.prey.wins" if wins(position, seat, country) else "magellan.deal.prey"
    return Msg(key, income=NATIONS[country].income)


@cache
def _deal(cost: int, income: int, is_won: bool) -> Msg:
    return Msg("magellan.deal.wins" if is_won else "magellan.deal", cost=cost, income=income)
