"""Bonuses for the first who reaches a place, owns countries or sails round the world.

A piece has to enter the place after the card was turned. A ship enters every cell it comes through; a jeep has reached
a place when it stands on land there, also when it was landed from a ship in the same cell; a plane when it has landed (rulings).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan.cards.deck import CARDS
from engine.games.magellan.cards.figures import closed, tallied
from engine.games.magellan.cards.kinds import Circumnavigate, FirstToOwn, FirstToReach
from engine.games.magellan.chart import COLUMNS, Node, cell_of, is_sea
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.money import received
from engine.games.magellan.state import Card, Country, Position, What

Changed = tuple[Position, tuple[Note, ...]]

ROW = 2
"""Length of a place that is a whole row, such as `9s`."""


def entered(position: Position, seat: Seat, what: What, path: tuple[Node, ...]) -> Changed:
    """A piece of a player went a way, the start included: the bonuses it earns.

    The sea nodes of the path are the way of a ship, the land nodes that of a jeep or, when a plane flew, its landing place. A jeep
    that got out of a plane has the path (node, node).
    """
    notes: tuple[Note, ...] = ()
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToReach):
            if reaches(effect, what, path):
                position, said = _claimed(position, seat, active.card, effect.bonus)
                notes += said
        elif isinstance(effect, Circumnavigate) and is_round(position, seat):
            position, said = _claimed(position, seat, active.card, effect.bonus)
            notes += said
    return position, notes


def reaches(effect: FirstToReach, what: What, path: tuple[Node, ...]) -> bool:
    """Whether a way comes to the place with the piece that the card names."""
    is_flight = what in ("plane", "plane-jeep")
    for before, node in pairwise(path):
        if cell_of(node) != effect.cell and (len(effect.cell) > ROW or not node.startswith(effect.cell)):
            continue
        if is_flight:
            if effect.piece in ("plane", "any") and cell_of(before) != cell_of(node):
                return True
        elif is_sea(node):
            if effect.piece == "ship" and is_sea(before) and cell_of(before) != cell_of(node):
                return True
        elif effect.piece in ("jeep", "any"):
            return True
    return False


def is_round(position: Position, seat: Seat) -> bool:
    """Whether a ship of the player has crossed all meridians net, either way."""
    return any(abs(ship.lap) >= COLUMNS for ship in position.players[seat].ships)


def acquired(position: Position, seat: Seat, country: Country) -> Changed:
    """A player has developed or taken a country: the bonuses it earns."""
    notes: tuple[Note, ...] = ()
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToOwn) and NATIONS[country].series == effect.series:
            tally = tuple([owned + (other == seat) for other, owned in enumerate(active.tally)])
            if tally[seat] < effect.count:
                position = tallied(position, active.card, tally)
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
