"""Alarms of orders: war, a loss, something better, pieces that can be bought."""

from __future__ import annotations

from msgspec import Struct

from engine.values.core import Msg, Seat
from games.magellan.mind.aims import Aim, aims, promise_of
from games.magellan.mind.planned_movement import purchases
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS
from games.magellan.rules.pieces import count
from games.magellan.rules.state import KINDS, Country, Group, Position
from games.magellan.rules.turn.fights import enemies
from games.magellan.rules.turn.places import discoveries

PEACE = "peace"
"""What `OrderOutlook.war` says in peace."""


class OrderOutlook(Struct, frozen=True):
    """What a player saw when they gave an order."""

    war: str
    """The card of the war in which they took part, or `PEACE`."""
    countries: tuple[Country, ...]
    """Their countries."""
    pieces: int
    """How many pieces they had."""
    aims: tuple[tuple[str, int], ...]
    """What was worth going for (`aim_name`), and its cost in M."""
    buys: bool
    """Whether the order may buy pieces, or pieces were worth buying already."""


def outlook(position: Position, seat: Seat) -> OrderOutlook:
    """Return what a player sees now."""
    prices = tuple([(aim_name(aim), aim.cost) for aim in aims(position, seat)])
    buys = bool(purchases(position, seat))
    return OrderOutlook(war_of(position, seat), position.players[seat].countries, _pieces(position, seat), prices, buys)


def write_outlook(seen: OrderOutlook) -> str:
    """Write an outlook into the scope of an order."""
    aims_text = ",".join([f"{name}:{cost}" for name, cost in seen.aims])
    return "/".join((seen.war, ",".join(seen.countries), str(seen.pieces), aims_text, str(int(seen.buys))))


def read_outlook(text: str) -> OrderOutlook:
    """Read an outlook that was written."""
    war, countries, pieces, aims_text, buys = text.split("/")
    pairs = [pair.split(":") for pair in aims_text.split(",") if pair]
    costs = tuple([(name, int(cost)) for name, cost in pairs])
    return OrderOutlook(war, tuple(filter(None, countries.split(","))), int(pieces), costs, buys == "1")


def aim_name(aim: Aim) -> str:
    """Name an aim in an outlook: a country by itself, anything else by its place."""
    return aim.country or aim.node


def label(position: Position, aim: Aim) -> Msg:
    """Name an aim for people: a country, a discovery, else its place."""
    if aim.country is not None:
        return NATIONS[aim.country].name
    card = discoveries(position, Group("ship" if aim.is_for_ship else "jeep", "")).get(aim.node)
    return says.named_place(aim.node) if card is None else cards.place(card) or cards.title(card)


def aims_left(position: Position, seat: Seat, seen: OrderOutlook) -> list[Aim]:
    """Return the aims that were known when an order was given and cost no more now."""
    prices = dict(seen.aims)
    return [aim for aim in aims(position, seat) if aim.cost <= prices.get(aim_name(aim), -1)]


def rings(position: Position, seat: Seat, seen: OrderOutlook, promise: float, text: Msg, only: Group | None = None) -> Msg | None:
    """Return why an order has to stop and ask; `None` if it goes on.

    `promise` is what its goals promise, `text` names the order. With `only`, a new aim is better only if it is for that piece.
    """
    player = position.players[seat]
    if war_of(position, seat) not in (seen.war, PEACE):
        return Msg("magellan.order.ended.war", voyage=text)
    if _pieces(position, seat) < seen.pieces or not set(seen.countries) <= set(player.countries):
        return Msg("magellan.order.ended.lost", voyage=text)
    prices = dict(seen.aims)
    new = [(promise_of(position, seat, aim, only), aim) for aim in aims(position, seat) if aim_name(aim) not in prices]
    best = max(new, key=lambda entry: entry[0], default=None)
    if best is not None and best[0] > promise:
        return Msg("magellan.order.ended.better", what=label(position, best[1]), voyage=text)
    if not seen.buys and purchases(position, seat):
        return Msg("magellan.order.ended.buys", voyage=text)
    return None


def war_of(position: Position, seat: Seat) -> str:
    """Return the card of the war in which a player takes part, or `PEACE`."""
    return position.war.card if position.war is not None and enemies(position.war, seat) else PEACE


def _pieces(position: Position, seat: Seat) -> int:
    return sum([count(position, seat, kind) for kind in KINDS])
