"""The worth of a country, an enemy's country, a bonus and a way, in M of income.

The sensible player, the decisions and the orders share this measure. Money is worth the income that it will buy in the end (`of_money`).
The winner is the player who first turns their money into the target income: so a country that earns too little for its cost leads away
from winning.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.values.core import Seat
from games.magellan.mind.manner import MANNER
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Country, Player, Position

HEADSTART = MANNER.worth.headstart
WINNING = MANNER.worth.winning
BY_YIELD = tuple(sorted(NATIONS.values(), key=lambda nation: (-nation.income / nation.cost, nation.slug)))
"""All countries, those that earn most for their cost first."""


def of_country(country: Country, cost: int, need: int, price: float) -> float:
    """Return the worth of an open country; 0 or less if its cost is worth more.

    `need` is the income that the player lacks, `price` what an M of cash is worth.
    """
    income = NATIONS[country].income
    worth = income * (1 + MANNER.worth.revenues * price) - price * cost
    return worth + WINNING if income >= need else worth


def of_prey(country: Country, need: int, price: float) -> float:
    """Return the worth of an enemy's country: it costs nothing, and the enemy loses it."""
    income = NATIONS[country].income
    worth = income * (2 + MANNER.worth.revenues * price)
    return worth + WINNING if income >= need else worth


def of_bonus(money: int, price: float) -> float:
    """Return the worth of a bonus of some M."""
    return MANNER.worth.bonus * price * money


def promise(worth: float, points: int) -> float:
    """Return the worth of an aim for a piece so many points away: it falls with the turns."""
    return worth / (points / MANNER.worth.points_a_turn + HEADSTART)


def of_money(need: int, cash: int, left: Iterable[Country]) -> float:
    """Return the income that an M of cash is worth to a player.

    It is the income that they lack, divided by the cash that they will have, but no more than the countries that are `left` (open or in the
    pack) yield for an M.
    """
    yields = _last_yield(frozenset(left), cash, MANNER.worth.beyond * need)
    return max(MANNER.worth.least, min(MANNER.worth.thrift * need / (cash + MANNER.worth.to_come), MANNER.worth.beyond * yields))


@lru_cache(maxsize=1024)
def _last_yield(left: frozenset[Country], cash: int, need: float) -> float:
    """Return the yield of the last country needed if high yields are developed first."""
    for nation in BY_YIELD:
        if nation.cost <= cash and nation.slug in left:
            need -= nation.income
            if need <= 0:
                return nation.income / nation.cost
    return MANNER.worth.poor


def income_needed(position: Position, player: Player) -> int:
    """Return the income that a player lacks to win."""
    return position.table.target + 1 - cards.printed_income(player)


def wins(position: Position, seat: Seat, country: Country) -> bool:
    """Return whether this country in addition would win the match."""
    return NATIONS[country].income >= income_needed(position, position.players[seat])
