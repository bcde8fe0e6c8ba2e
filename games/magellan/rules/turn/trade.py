"""Developing countries, buying pieces, selling. rulebook: Inventory; End of the game.

The rulings are in `docs/page.md` of the game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn, Who
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS
from games.magellan.rules.pieces import added, count, spent, without
from games.magellan.rules.state import KINDS, LIMIT, Country, Kind, Owing, Position, State, with_player
from games.magellan.rules.turn.flow import settled, sold
from games.magellan.rules.values import Buy, Develop, Sell

CAPITAL_LAND = {country: nation.node for country, nation in NATIONS.items()}
"""The land of each country's capital."""
_CAPITAL_LANDS = frozenset(CAPITAL_LAND.values())
_WITHOUT_PLANES: tuple[Kind, ...] = ("jeep", "ship")
"""The pieces on sale in a match without planes."""


def developable(position: Position, seat: Seat) -> list[Option[Any]]:
    """Return an option for each open country with a jeep; too dear ones blocked (ruling 9)."""
    player = position.players[seat]
    jeeps, cash = player.jeeps, player.cash
    if _CAPITAL_LANDS.isdisjoint(jeeps):
        return []
    options = []
    for country in position.open:
        if CAPITAL_LAND[country] in jeeps:
            cost = cards.cost(position, country)
            options.append(_develop(country, cost, cash - cost))
    return options


@lru_cache(4096)
def _develop(country: Country, cost: int, left: int) -> Option[Any]:
    nation = NATIONS[country]
    blocked = Msg("magellan.develop.poor", cost=cost, missing=-left) if left < 0 else None
    hint = Msg("magellan.develop.hint", cost=cost, income=nation.income, left=max(left, 0))
    return Option(f"develop-{country}", Develop(country), Msg("magellan.develop", country=nation.name), hint, blocked=blocked)


def developed(position: Position, seat: Seat, country: Country, notes: list[Note]) -> Position:
    """Let the player pay for a country and get its card. rulebook: Geographic cards."""
    cost = cards.cost(position, country)
    player = position.players[seat]
    owner = replace(player, countries=(*player.countries, country), cash=player.cash - cost)
    nation = NATIONS[country]
    notes.append(Note(Msg("magellan.note.developed", who=Who(seat), country=nation.name, cost=cost, income=nation.income)))
    position = with_player(position, seat, owner, open=without(position.open, country), bank=position.bank + cost)
    return cards.acquired(position, seat, country, notes)


def purchasable(position: Position, seat: Seat) -> list[Option[Any]]:
    """Return an option for each kind of piece that the player can pay and has left."""
    player, prices = position.players[seat], cards.prices(position)
    kinds = KINDS if position.table.has_planes else _WITHOUT_PLANES
    # The player has at most so many of any kind: no carrier has two of one, and one plane may be in the air.
    most = len(player.ships) + len(player.planes) + len(player.jeeps) + 1
    return [
        _buy(kind, prices[kind])
        for kind in kinds
        if prices[kind] <= player.cash and (most < LIMIT[kind] or count(position, seat, kind) < LIMIT[kind])
    ]


@lru_cache(4096)
def _buy(kind: Kind, price: int) -> Option[Any]:
    return Option(f"buy-{kind}", Buy(kind), Msg("magellan.buy", piece=says.PIECES[kind], money=price))


def buy(position: Position, seat: Seat, kind: Kind, notes: list[Note]) -> Talk[Position]:
    """Choose how many pieces to buy; they stand on the start base (ruling 6)."""
    price = cards.price(position, kind)
    most = min(position.players[seat].cash // price, LIMIT[kind] - count(position, seat, kind))
    options = _numbers(price, most)
    number: int = yield Ask("buy.count", Msg("magellan.buy.ask", piece=kind), options)
    return bought(position, seat, kind, number, notes)


def bought(position: Position, seat: Seat, kind: Kind, number: int, notes: list[Note]) -> Position:
    """Let the player pay for new pieces, which stand on the start base."""
    money = number * cards.price(position, kind)
    notes.append(Note(Msg("magellan.note.bought", who=Who(seat), piece=says.PIECES[kind], count=number, money=money)))
    return spent(with_player(position, seat, added(position.players[seat], kind, number)), seat, money)


@lru_cache(4096)
def _numbers(price: int, most: int) -> tuple[Option[int], ...]:
    return tuple(
        Option(str(number), number, Msg("magellan.buy.count", count=number), Msg("magellan.price", money=number * price))
        for number in range(1, most + 1)
    )


SELL: Option[Any] = Option("sell", Sell(), Msg("magellan.sell"))


def sellable(position: Position, seat: Seat) -> bool:
    """Return whether the player has countries and no card in play forbids to sell them."""
    return bool(position.players[seat].countries) and cards.can_resell(position)


def sell(position: Position, seat: Seat, notes: list[Note]) -> Talk[Position]:
    """Choose a country and sell it to the bank."""
    options = tuple([_sell(country) for country in position.players[seat].countries])
    country: Country = yield Ask("sell.country", Msg("magellan.sell.ask"), options)
    return sold(position, seat, country, notes)


@cache
def _sell(country: Country) -> Option[Any]:
    nation = NATIONS[country]
    return Option(country, country, nation.name, Msg("magellan.sell.hint", money=nation.resale, income=nation.income))


def owe(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a country to sell, because cash does not cover what is owed."""
    assert isinstance(state.stage, Owing)
    position, notes = state.position, list[Note]()
    options = tuple([_sell(country) for country in position.players[seat].countries])
    country: Country = yield Ask("owe.country", Msg("magellan.owe.ask", money=position.debts[0].amount), options)
    return settled(sold(position, seat, country, notes), notes)
