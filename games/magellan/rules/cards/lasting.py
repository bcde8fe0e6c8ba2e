"""Open history cards: incomes, costs, prices and points, and bonuses for the first player.

Every modified figure is rounded to the nearest 1 M, a half up; factors come before additions (ruling). A piece has to enter a place after
its card was turned. A ship enters every cell it comes through; a jeep has reached a place when it stands on land there, also when it was
landed from a ship in the same cell; a plane when it has flown there and landed, on land or on a ship, but not when a ship brought it
(rulings).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules.board import COLUMNS, NATIONS, Cell, Node, cell_of, is_sea
from games.magellan.rules.cards.deck import (
    CARDS,
    Circumnavigate,
    CostModifier,
    FirstToOwn,
    FirstToReach,
    IncomeModifier,
    MoveBonus,
    PriceChange,
)
from games.magellan.rules.pieces import received
from games.magellan.rules.state import Card, Country, Kind, Place, Player, Position, What, playing

PRICES: dict[Kind, int] = {"jeep": 10, "ship": 25, "plane": 50}
"""Prices of new pieces in M (rulebook: money)."""

PER_CENT = 100


def printed_income(player: Player) -> int:
    """Return the printed income of all countries, which decides the match (ruling)."""
    return _printed(player.countries)


@lru_cache(maxsize=4096)
def _printed(countries: tuple[Country, ...]) -> int:
    return sum([NATIONS[country].income for country in countries])


def earned(position: Position, country: Country) -> int:
    """Return what a country earns at a revenue now, in M."""
    nation = NATIONS[country]
    amount, whole, more = nation.income, 1, 0  # the income is the fraction amount / whole, plus more
    for active in position.active:
        effect = CARDS[active.card].effect
        if (
            isinstance(effect, IncomeModifier)
            and country not in effect.exclude
            and (country in effect.countries or nation.series == effect.series)
        ):
            amount, whole, more = amount * effect.factor, whole * PER_CENT, more + effect.delta
    return (2 * amount + whole) // (2 * whole) + more


def income(position: Position, seat: Seat) -> int:
    """Return what a player earns at a revenue now, in M."""
    return sum([earned(position, country) for country in position.players[seat].countries])


def cost(position: Position, country: Country) -> int:
    """Return what developing a country costs now, in M."""
    return cost_under(tuple([active.card for active in position.active]), country)


@lru_cache(maxsize=16384)
def cost_under(cards: tuple[Card, ...], country: Country) -> int:
    """Return what developing a country costs while these cards lie open, in M."""
    nation = NATIONS[country]
    amount, whole = nation.cost, 1  # the cost is the fraction amount / whole
    for card in cards:
        effect = _COSTS.get(card)
        if effect is not None and effect.series in (nation.series, "all"):
            amount, whole = amount * effect.factor, whole * PER_CENT
    return (2 * amount + whole) // (2 * whole)


_COSTS: dict[Card, CostModifier] = {card: printed.effect for card, printed in CARDS.items() if isinstance(printed.effect, CostModifier)}
"""Every step of a move asks for the effects of these cards and of the next ones. A look-up by name passes over the other open cards
quickly."""
_PRICES: dict[Card, PriceChange] = {card: printed.effect for card, printed in CARDS.items() if isinstance(printed.effect, PriceChange)}
_NO_RESALE = frozenset(card for card, effect in _COSTS.items() if effect.no_resale)
_LAPS = frozenset(card for card, printed in CARDS.items() if isinstance(printed.effect, Circumnavigate))


def prices(position: Position) -> dict[Kind, int]:
    """Return what new pieces cost now, in M; of several cards the newest decides."""
    if not position.active:
        return PRICES
    changed = [_PRICES[active.card] for active in position.active if active.card in _PRICES]
    return PRICES | {effect.piece: effect.price for effect in changed} if changed else PRICES


def price(position: Position, kind: Kind) -> int:
    """Return what a new piece costs now, in M."""
    return prices(position)[kind]


def can_resell(position: Position) -> bool:
    """Return whether countries may be sold to the bank now."""
    return _NO_RESALE.isdisjoint([active.card for active in position.active])


def counts_laps(position: Position) -> bool:
    """Return whether ships count meridians: a bonus for sailing round the world is open."""
    return not _LAPS.isdisjoint([active.card for active in position.active])


def turn_points(position: Position, seat: Seat, thrown: int) -> tuple[int, Position]:
    """Return the points of a turn after a throw, and the position with its bonuses counted."""
    factor, more, counted = 1, 0, position
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, MoveBonus):
            tally = active.tally
            if tally[seat]:
                factor, more = factor * effect.factor, more + effect.points
                tally = tuple([left - 1 if other == seat else left for other, left in enumerate(tally)])
                counted = tallied(counted, active.card, tally)
            if not any(tally[other] for other in playing(position)):
                counted = closed(counted, active.card)
    return thrown * factor + more, counted


def tallied(position: Position, card: Card, tally: tuple[int, ...]) -> Position:
    """Return the position with another tally of an open card."""
    return _changed(position, card, tally=tally)


def _changed(position: Position, card: Card, **changes: Any) -> Position:
    active = [replace(other, **changes) if other.card == card else other for other in position.active]
    return replace(position, active=tuple(active))


def closed(position: Position, card: Card) -> Position:
    """Return the position with an open card put under the pack (rulebook: historical cards)."""
    active = tuple([other for other in position.active if other.card != card])
    return replace(position, active=active, history=(*position.history, card))


ROW = 2
"""Letters of a place that is a whole row, such as `9s`."""
_PLACES = [printed.effect.cell for printed in CARDS.values() if isinstance(printed.effect, FirstToReach)]
_ROWS = frozenset(place for place in _PLACES if len(place) == ROW)


def entered(position: Position, seat: Seat, what: What, path: tuple[Node, ...], notes: list[Note], boarded: Place = "") -> Position:
    """Pay the bonuses that a piece earns on a way, the start included.

    A ship goes the sea nodes of the path, a jeep the land nodes; a plane lands at the last node. The path of a jeep that got out of a plane
    is (node, node). `boarded` is the place where the jeep came aboard, if it has not left that place since; else `""`.
    """
    places = {place_of(cell_of(node)) for node in path}
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToReach):
            if effect.cell in places and reaches(effect, what, path, boarded):
                position = _claimed(position, seat, active.card, effect.bonus, notes)
        elif isinstance(effect, Circumnavigate) and is_round(position, seat):
            position = _claimed(position, seat, active.card, effect.bonus, notes)
    return position


def reaches(effect: FirstToReach, what: What, path: tuple[Node, ...], boarded: Place = "") -> bool:
    """Return whether a piece enters the place of a card by a way, and is of the kind it names.

    The piece has to come from outside; a jeep may also get out of a carrier that brought it from outside.
    """
    places = [place_of(cell_of(node)) for node in path]
    if effect.cell not in places:
        return False
    if what in ("plane", "plane-jeep"):
        return effect.piece in ("plane", "any") and places[-1] == effect.cell and any(place != effect.cell for place in places)
    was_outside = boarded != effect.cell
    for (before, node), (place_before, place) in zip(pairwise(path), pairwise(places), strict=True):
        was_outside = was_outside or place_before != effect.cell
        if place != effect.cell:
            continue
        if is_sea(node):
            if effect.piece == "ship" and is_sea(before) and place_before != place:
                return True
        elif effect.piece in ("jeep", "any") and (place_before != place or (was_outside and (is_sea(before) or before == node))):
            return True
    return False


def rewarded(position: Position, what: What, path: tuple[Node, ...], boarded: Place = "") -> int:
    """Return what open cards pay for the places that a way enters, in M."""
    effects = [CARDS[active.card].effect for active in position.active]
    return sum([effect.bonus for effect in effects if isinstance(effect, FirstToReach) and reaches(effect, what, path, boarded)])


_SHIP_WAYS = frozenset(
    card
    for card, printed in CARDS.items()
    if isinstance(printed.effect, Circumnavigate) or (isinstance(printed.effect, FirstToReach) and printed.effect.piece == "ship")
)
_JEEP_WAYS = frozenset(
    card for card, printed in CARDS.items() if isinstance(printed.effect, FirstToReach) and printed.effect.piece in ("jeep", "any")
)
_PAID_WAYS = _SHIP_WAYS | _JEEP_WAYS


def pays_for_ways(position: Position) -> bool:
    """Return whether an open card pays for what ships and jeeps reach on their ways."""
    return not _PAID_WAYS.isdisjoint([active.card for active in position.active])


def asks_for_way(position: Position, path: tuple[Node, ...]) -> bool:
    """Return whether an open card pays for places between the start and the end of a way."""
    opened = [active.card for active in position.active]
    between = path[1:-1]
    return (any(map(is_sea, between)) and not _SHIP_WAYS.isdisjoint(opened)) or (
        not all(map(is_sea, between)) and not _JEEP_WAYS.isdisjoint(opened)
    )


def place_of(cell: Cell) -> Place:
    """Return the place of a cell: itself, or its whole row where a card names that."""
    row = cell[:ROW]
    return row if row in _ROWS else cell


def is_round(position: Position, seat: Seat) -> bool:
    """Return whether a ship of the player has gone round the world: 36 meridians net."""
    return any(abs(ship.lap) >= COLUMNS for ship in position.players[seat].ships)


def acquired(position: Position, seat: Seat, country: Country, notes: list[Note]) -> Position:
    """Pay the bonuses for a country that a player has developed or taken."""
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToOwn) and NATIONS[country].series == effect.series:
            counted = tuple(dict.fromkeys((*active.counted, (seat, country))))
            if sum([other == seat for other, _ in counted]) < effect.count:
                position = _changed(position, active.card, counted=counted)
            else:
                position = _claimed(position, seat, active.card, effect.bonus, notes)
    return position


def laps_begun(position: Position) -> Position:
    """Return the position in which all ships begin to count meridians."""
    players = [replace(player, ships=tuple([replace(ship, lap=0) for ship in player.ships])) for player in position.players]
    return replace(position, players=tuple(players))


def _claimed(position: Position, seat: Seat, card: Card, bonus: int, notes: list[Note]) -> Position:
    notes.append(Note(Msg("magellan.card.claimed", who=Who(seat), card=Msg(f"magellan.card.{card}"), amount=bonus)))
    return closed(received(position, seat, bonus), card)


def bonus(card: Card) -> int:
    """Return the bonus of a card for a place or for sailing round the world, in M."""
    effect = CARDS[card].effect
    assert isinstance(effect, FirstToReach | Circumnavigate)
    return effect.bonus
