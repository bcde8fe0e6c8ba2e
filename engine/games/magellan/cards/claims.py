"""Bonuses for the first who reaches a place, owns countries or sails round the world.

A piece has to enter the place after the card was turned. A ship enters every cell it comes through; a jeep has reached
a place when it stands on land there, also when it was landed from a ship in the same cell; a plane when it has landed (rulings).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan.cards.deck import CARDS
from engine.games.magellan.cards.figures import closed, counting
from engine.games.magellan.cards.kinds import Circumnavigate, FirstToOwn, FirstToReach
from engine.games.magellan.chart import COLUMNS, Cell, Node, cell_of, is_sea
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.money import received
from engine.games.magellan.state import Card, Country, Place, Position, What

Changed = tuple[Position, tuple[Note, ...]]

ROW = 2
"""Length of a place that is a whole row, such as `9s`."""
_ROWS = frozenset(found.effect.cell for found in CARDS.values() if isinstance(found.effect, FirstToReach) and len(found.effect.cell) == ROW)


def entered(position: Position, seat: Seat, what: What, path: tuple[Node, ...], boarded: Place = "") -> Changed:
    """A piece of a player went a way, the start included: the bonuses it earns.

    The sea nodes of the path are the way of a ship, the land nodes that of a jeep or, when a plane flew, its landing place. A jeep
    that got out of a plane has the path (node, node). `boarded` is the place where a jeep came aboard and has been ever since.
    """
    notes: tuple[Note, ...] = ()
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToReach):
            if reaches(effect, what, path, boarded):
                position, said = _claimed(position, seat, active.card, effect.bonus)
                notes += said
        elif isinstance(effect, Circumnavigate) and is_round(position, seat):
            position, said = _claimed(position, seat, active.card, effect.bonus)
            notes += said
    return position, notes


def reaches(effect: FirstToReach, what: What, path: tuple[Node, ...], boarded: Place = "") -> bool:
    """Whether a way enters the place with the piece that the card names: from outside, or out of a carrier that brought a jeep."""
    places = [place_of(cell_of(node)) for node in path]
    if effect.cell not in places:
        return False
    if what in ("plane", "plane-jeep"):
        return effect.piece in ("plane", "any") and places[-1] == effect.cell and any(place != effect.cell for place in places)
    was_outside = boarded != effect.cell
    for (before, node), (left, place) in zip(pairwise(path), pairwise(places), strict=True):
        was_outside = was_outside or left != effect.cell
        if place != effect.cell:
            continue
        if is_sea(node):
            if effect.piece == "ship" and is_sea(before) and left != place:
                return True
        elif effect.piece in ("jeep", "any") and (left != place or (was_outside and (is_sea(before) or before == node))):
            return True
    return False


def place_of(cell: Cell) -> Place:
    """The place that a cell belongs to: itself, or its whole row where a card names that."""
    row = cell[:ROW]
    return row if row in _ROWS else cell


def is_round(position: Position, seat: Seat) -> bool:
    """Whether a ship of the player has crossed all meridians net, either way."""
    return any(abs(ship.lap) >= COLUMNS for ship in position.players[seat].ships)


def acquired(position: Position, seat: Seat, country: Country) -> Changed:
    """A player has developed or taken a country: the bonuses it earns."""
    notes: tuple[Note, ...] = ()
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToOwn) and NATIONS[country].series == effect.series:
            counted = tuple(dict.fromkeys((*active.counted, (seat, country))))
            if sum([other == seat for other, _ in counted]) < effect.count:
                position = counting(position, active.card, counted)
            else:
                position, said = _claimed(position, seat, active.card, effect.bonus)
                notes += said
    return position, notes


def laps_begun(position: Position) -> Position:
    """The position in which all ships begin to count meridians."""
    players = [player.with_pieces(ships=tuple([replace(ship, lap=0) for ship in player.ships])) for player in position.players]
    return replace(position, players=tuple(players))


def _claimed(position: Position, seat: Seat, card: Card, bonus: int) -> Changed:
    note = Note(Msg("magellan.card.claimed", who=Who(seat), card=Msg(f"magellan.card.{card}"), amount=bonus))
    return closed(received(position, seat, bonus), card), (note,)
