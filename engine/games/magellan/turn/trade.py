"""Developing countries, buying pieces, selling countries. rulebook: Inventory; End of the game."""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Msg, Note, Option, Seat, Talk, Who
from engine.games.magellan import cards, says
from engine.games.magellan.cards.kinds import PriceChange
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.money import spent
from engine.games.magellan.pieces import added, count
from engine.games.magellan.state import KINDS, LIMIT, Country, Kind, Position, changed
from engine.games.magellan.turn.flow import sold

PRICE_CARDS = {card for card, found in cards.CARDS.items() if isinstance(found.effect, PriceChange)}
"""Cards under which pieces have other prices."""

NODE = {country: nation.node for country, nation in NATIONS.items()}


def developable(position: Position, seat: Seat) -> list[Option[Country]]:
    """Open countries on whose capital's land the player has a jeep; those beyond his cash are blocked (ruling 9)."""
    player = position.players[seat]
    jeeps, cash = player.jeeps, player.cash
    found = [country for country in position.open if NODE[country] in jeeps]
    return [_develop(country, cost, cash - cost) for country in found for cost in (cards.cost(position, country),)]


def _develop(country: Country, cost: int, left: int) -> Option[Country]:
    nation = NATIONS[country]
    blocked = Msg("magellan.develop.poor", cost=cost, missing=-left) if left < 0 else None
    hint = Msg("magellan.develop.hint", cost=cost, income=nation.income, left=max(left, 0))
    return Option(f"develop-{country}", country, Msg("magellan.develop", country=nation.name), hint, blocked=blocked)


def developed(position: Position, seat: Seat, country: Country, notes: list[Note]) -> Position:
    """The player pays for a country and gets its card. rulebook: Geographic cards."""
    cost = cards.cost(position, country)
    player = position.players[seat]
    owner = player.with_countries((*player.countries, country)).with_cash(player.cash - cost)
    players = (*position.players[:seat], owner, *position.players[seat + 1 :])
    left = tuple([other for other in position.open if other != country])
    notes.append(
        Note(Msg("magellan.note.developed", who=Who(seat), country=NATIONS[country].name, cost=cost, income=NATIONS[country].income))
    )
    position, told = cards.acquired(changed(position, players=players, open=left, bank=position.bank + cost), seat, country)
    notes += told
    return position


def purchases(position: Position, seat: Seat) -> list[Option[Kind]]:
    """The kinds of pieces that the player can pay and has left."""
    cash = position.players[seat].cash
    changes = not PRICE_CARDS.isdisjoint([active.card for active in position.active])
    found: list[Option[Kind]] = []
    for kind in KINDS:
        if kind == "plane" and not position.table.has_planes:
            continue
        price = cards.price(position, kind) if changes else cards.PRICES[kind]
        if price <= cash and count(position, seat, kind) < LIMIT[kind]:
            found.append(_buy(kind, price))
    return found


@cache
def _buy(kind: Kind, price: int) -> Option[Kind]:
    return Option(f"buy-{kind}", kind, Msg("magellan.buy", piece=says.PIECES[kind], money=price))


def purchase(position: Position, seat: Seat, kind: Kind, notes: list[Note]) -> Talk[Position]:
    """Choose how many pieces to buy; they stand on the start base (ruling 6)."""
    player = position.players[seat]
    price = cards.price(position, kind)
    most = min(player.cash // price, LIMIT[kind] - count(position, seat, kind))
    number: int = yield _how_many(kind, price, most)
    buyer = added(player, kind, number)
    players = (*position.players[:seat], buyer, *position.players[seat + 1 :])
    notes.append(Note(Msg("magellan.note.bought", who=Who(seat), piece=says.PIECES[kind], count=number, money=number * price)))
    return spent(changed(position, players=players), seat, number * price)


@cache
def _how_many(kind: Kind, price: int, most: int) -> Ask:
    return Ask(
        "buy",
        Msg("magellan.buy.ask", piece=says.PIECES[kind]),
        tuple(
            Option(str(number), number, Msg("magellan.buy.count", count=number), Msg("magellan.price", money=number * price))
            for number in range(1, most + 1)
        ),
    )


SELL = Option("sell", "sell", Msg("magellan.sell"))


def sellable(position: Position, seat: Seat) -> bool:
    """Whether the player has countries and the bank takes them."""
    return bool(position.players[seat].countries) and cards.can_resell(position)


def sale(position: Position, seat: Seat, notes: list[Note]) -> Talk[Position]:
    """Choose a country and sell it to the bank."""
    country: Country = yield Ask("sell", Msg("magellan.sell.ask"), tuple(map(sell_option, position.players[seat].countries)))
    return sold(position, seat, country, notes)


@cache
def sell_option(country: Country) -> Option[Country]:
    nation = NATIONS[country]
    return Option(country, country, nation.name, Msg("magellan.sell.hint", money=nation.resale, income=nation.income))
