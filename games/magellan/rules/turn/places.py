"""Named places: open capitals, bonuses, own countries and bases; how moves write places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.values.core import Msg, Option, Seat, Token
from games.magellan.rules import says, ways
from games.magellan.rules.board import BASES, CAPITALS, NATIONS, NODES, NUMBERS, Node, cell_of, is_cell, is_sea, lands, node_token, seas
from games.magellan.rules.cards import CARDS, bonus, cost_under, place, title
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.state import Card, Country, Group, Position, What
from games.magellan.rules.turn.trade import CAPITAL_LAND
from games.magellan.rules.values import Go, Goal
from games.magellan.rules.ways import Embarkations

AT_SEA = ("ship", "ship-plane", "ship-both")
"""Ships from which no jeep lands."""


def is_jeep(group: Group) -> bool:
    """Return whether a jeep travels that may land by itself."""
    return group.what in ("jeep", "ship-jeep")


def goal_token(group: Group, node: Node) -> str:
    """Write a destination.

    The name of a cell means its sea for a ship; for a jeep it means its land, if there is any.
    """
    return TOKENS[group.what in AT_SEA][NUMBERS[node]]


def _tokens(at_sea: bool) -> tuple[Token, ...]:
    return tuple([node if is_sea(node) and not at_sea and lands(cell_of(node)) else node_token(node) for node in NODES])


TOKENS = (_tokens(False), _tokens(True))
"""How a destination is written, for groups with a jeep and for other ships, by the number of the node."""


def _discovery(effect: FirstToReach) -> tuple[Node, bool]:
    """Return the node where a piece reaches the place, and whether only a jeep can.

    `_NOTHING` for planes, and for whole rows, which no single node stands for.
    """
    if not is_cell(effect.cell) or effect.piece == "plane":
        return _NOTHING
    is_inland = effect.piece != "ship"
    nodes = lands(effect.cell) if is_inland else seas(effect.cell)
    return nodes[0] if nodes else "", is_inland


_NOTHING = ("", False)
_DISCOVERIES = {card: _discovery(printed.effect) for card, printed in CARDS.items() if isinstance(printed.effect, FirstToReach)}


NAMEABLE = frozenset(CAPITALS) | {node for base in BASES for node in (base.land, base.sea)} | {node for node, _ in _DISCOVERIES.values()}
"""Places that can have a group of their own: capitals, start bases, discoveries."""
IS_NAMEABLE = bytes([node in NAMEABLE for node in NODES])
"""The same by the number of the node."""


Offers = tuple[tuple[Country, int], ...]
"""Open countries of one place, each with the cost of developing it in M."""


class Places:
    """The named places of a piece, and their options.

    `named` says for a node why it has a name: `capital` with the open countries there, `own`, or the card that pays a bonus there.
    """

    __slots__ = ("_at_sea", "_beyond", "_within", "named")

    def __init__(self, at_sea: bool, named: dict[Node, tuple[str, Offers]]) -> None:
        self.named = named
        self._at_sea = at_sea
        self._within: dict[tuple[Node, int], Option[Goal]] = {}
        self._beyond: dict[tuple[int, Node], Option[Goal]] = {}

    def option(self, node: Node, points: int) -> Option[Goal]:
        """Return the option of a named place within the points of the turn; `points` lead to it."""
        option = self._within.get((node, points))
        if option is None:
            option = self._within[node, points] = _named(self._at_sea, node, points, *self.named[node])
        return option

    def beyond(self, places: Sequence[tuple[int, Node]]) -> list[Option[Goal]]:
        """Return the options of places beyond the points of the turn; their labels say *towards*."""
        ready = self._beyond
        return [ready.get(place) or self._towards(place) for place in places]

    def _towards(self, place: tuple[int, Node]) -> Option[Goal]:
        points, node = place
        option = self._beyond[place] = _towards(self._at_sea, node, points, *self.named[node])
        return option


def places(position: Position, seat: Seat, group: Group) -> Places:
    """Return the named places of a group."""
    player = position.players[seat]
    cards = tuple([active.card for active in position.active])
    if is_jeep(group):
        return _places_by_jeep(player.base, player.countries, position.open, cards)
    return _places_by_ship(player.port, cards)


@lru_cache(maxsize=256)
def _places_by_ship(port: Node, cards: tuple[Card, ...]) -> Places:
    return Places(True, {port: _OWN, **{node: (card, ()) for node, card in _discovered(cards, False).items()}})


@lru_cache(maxsize=256)
def _places_by_jeep(base: Node, own: tuple[Country, ...], opened: tuple[Country, ...], cards: tuple[Card, ...]) -> Places:
    named: dict[Node, tuple[str, Offers]] = {base: _OWN, **{node: (card, ()) for node, card in _discovered(cards, True).items()}}
    for country in own:
        named.setdefault(CAPITAL_LAND[country], _OWN)
    for country in opened:
        node = CAPITAL_LAND[country]
        others = named[node][1] if node in named else ()
        named[node] = ("capital", (*others, (country, cost_under(cards, country))))
    return Places(False, named)


_OWN: tuple[str, Offers] = ("own", ())


@lru_cache(maxsize=512)
def distances(named: Places, what: What, start: Node, ships: Embarkations) -> tuple[tuple[int, Node], ...]:
    """Return how far the named places are from a piece, near ones first."""
    return tuple(sorted(ways.distances(what, start, [node for node in named.named if node != start], ships)))


def discoveries(position: Position, group: Group) -> dict[Node, Card]:
    """Return the places whose bonus this group could still earn, and their cards."""
    places = _discovered(tuple([active.card for active in position.active]), is_jeep(group))
    return {node: card for node, card in places.items() if node != group.node}


def discoveries_of(card: Card) -> tuple[Node, bool] | None:
    """Return the place of a card and whether only a jeep earns it; `None` without one."""
    discovery = _DISCOVERIES.get(card, _NOTHING)
    return discovery if discovery[0] else None


def _discovered(cards: tuple[Card, ...], by_jeep: bool) -> dict[Node, Card]:
    cards_at: dict[Node, Card] = {}
    for card in cards:
        node, is_inland = _DISCOVERIES.get(card, _NOTHING)
        if node and (by_jeep or not is_inland):
            cards_at[node] = card
    return cards_at


@lru_cache(maxsize=2048)
def _named(at_sea: bool, node: Node, far: int, kind: str, countries: Offers) -> Option[Goal]:
    """Make the option of open countries with costs and incomes, of a bonus or an own place."""
    token, goal = TOKENS[at_sea][NUMBERS[node]], Go(node, far)
    if not countries:
        if kind == "own":
            return Option(token, goal, _own(node), says.points(far), group=NAMED[kind])
        money = bonus(kind)
        label = Msg("magellan.goal.bonus", place=place(kind) or title(kind))
        hint = Msg("magellan.goal.bonus.hint", points=says.points(far), money=money)
        return Option(token, goal, label, hint, group=NAMED["discovery"])
    names = tuple([NATIONS[country].name for country, _ in countries])
    label = Msg("magellan.goal.capital", countries=names)
    lines = tuple([Msg("magellan.deal", cost=least, income=NATIONS[country].income) for country, least in countries])
    return Option(token, goal, label, Msg("magellan.goal.capital.hint", cards=lines, points=says.points(far)), group=NAMED["capital"])


@lru_cache(maxsize=2048)
def _towards(at_sea: bool, node: Node, far: int, kind: str, countries: Offers) -> Option[Goal]:
    """Make the option of a place that a piece only comes nearer to."""
    option = _named(at_sea, node, far, kind, countries)
    return replace(option, label=Msg("magellan.goal.towards", place=option.label))


def _own(node: Node) -> Msg:
    """Name an own place: the base, or the land with the capital of an own country."""
    if node in _BASES:
        return Msg("magellan.goal.base", place=says.place(node))
    return Msg("magellan.goal.owned", place=says.named_place(node))


_BASES = {node for base in BASES for node in (base.land, base.sea)}
NAMED = {
    "capital": Msg("magellan.goal.capitals"),
    "discovery": Msg("magellan.goal.discoveries"),
    "own": Msg("magellan.goal.own"),
}
