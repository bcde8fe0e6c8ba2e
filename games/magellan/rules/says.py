"""The words of the game for places, pieces and moves."""

from __future__ import annotations

from functools import cache

from engine.values.core import Msg
from games.magellan.rules.board import CAPITALS, NATIONS, Cell, Node, cell_of, is_sea, lands, node_token, part, seas
from games.magellan.rules.pieces import ABOARD
from games.magellan.rules.state import KINDS, Group, Kind, Moved, What


@cache
def place(node: Node) -> Msg:
    """Name a node: its cell, sea or land if the cell has both, its part if several are alike."""
    cell, kind = cell_of(node), "sea" if is_sea(node) else "land"
    alike, others = (seas(cell), lands(cell)) if is_sea(node) else (lands(cell), seas(cell))
    if len(alike) > 1:
        return Msg(f"magellan.node.{kind}-part", cell=cell.upper(), part=Msg(f"magellan.part.{part(node)}"))
    return Msg(f"magellan.node.{kind}", cell=cell.upper()) if others else at(cell)


@cache
def spot(node: Node) -> Msg:
    """Name where a piece stands; its kind tells whether that is sea or land."""
    cell = cell_of(node)
    alike = seas(cell) if is_sea(node) else lands(cell)
    if len(alike) > 1:
        return Msg("magellan.node.part", cell=cell.upper(), part=Msg(f"magellan.part.{part(node)}"))
    return at(cell)


@cache
def at(cell: Cell) -> Msg:
    """Name a cell."""
    return Msg("magellan.node", cell=cell.upper())


@cache
def short(node: Node) -> Msg:
    """Name a place briefly: the country of its first capital, else its cell."""
    countries = CAPITALS.get(node, ())
    return NATIONS[countries[0]].name if countries else at(cell_of(node))


@cache
def named_place(node: Node) -> Msg:
    """Name a node to choose, with its capitals, and a number if another has the same name."""
    described = _described(node)
    alike = [other for other in (seas if is_sea(node) else lands)(cell_of(node)) if _described(other) == described]
    number = alike.index(node) + 1
    return described if number == 1 else Msg("magellan.node.further", place=described, number=number)


@cache
def _described(node: Node) -> Msg:
    countries = CAPITALS.get(node, ())
    if not countries:
        return place(node)
    return Msg("magellan.node.capitals", place=place(node), capitals=tuple(NATIONS[country].capital for country in countries))


PIECES: dict[Kind, Msg] = {kind: Msg(f"magellan.piece.{kind}") for kind in KINDS}
WHATS: dict[What, Msg] = {what: Msg(f"magellan.what.{what}") for what in ABOARD}
GROUPS: dict[What, Msg] = {what: Msg(f"magellan.move.group.{what}") for what in ABOARD}
"""Headings of alike pieces in a long menu."""
# By the reason why a piece is lost: the question, and the key of the note.
LOSE = {"card": Msg("magellan.lose.ask.card"), "bomb": Msg("magellan.lose.ask.bomb"), "ally": Msg("magellan.lose.ask.ally")}
LOST = {"card": "magellan.note.lost", "bomb": "magellan.note.lost", "ally": "magellan.note.lost-ally"}
# By the reason why a match is over: the sentence.
OVER = {"won": Msg("magellan.over.won"), "last": Msg("magellan.over.last"), "rounds": Msg("magellan.over.rounds")}


@cache
def points(number: int) -> Msg:
    """Name a number of points."""
    return Msg("magellan.points", points=number)


@cache
def group(group: Group, count: int) -> Msg:
    """Name alike pieces and where they stand."""
    return Msg("magellan.group", what=WHATS[group.what], place=spot(group.node), count=count)


@cache
def whereabouts(alike: Group, count: int) -> Msg:
    """Name alike pieces and where they are; ships are near a land, not in it."""
    if not is_sea(alike.node):
        return group(alike, count)
    return Msg("magellan.group.afloat", what=WHATS[alike.what], place=_standing(alike.node, spot(alike.node)), count=count)


@cache
def standing_piece(group: Group) -> Msg:
    """Name one of alike pieces, as it is chosen to go."""
    return Msg("magellan.one", what=group.what, place=_standing(group.node, spot(group.node)))


def _standing(node: Node, named: Msg) -> Msg:
    """Tell where a piece stands: on land, near a land or an island, or in the open sea."""
    if not is_sea(node):
        return named
    cell = cell_of(node)
    return Msg("magellan.near", place=named) if lands(cell) else Msg("magellan.at-sea", place=named, cell=cell.upper())


@cache
def brief(group: Group, needs_part: bool) -> Msg:
    """Name one of alike pieces in few words, with the part of its cell if needed."""
    place = _standing(group.node, spot(group.node) if needs_part else at(cell_of(group.node)))
    return Msg("magellan.brief.ship", place=place) if group.what == "ship" else Msg("magellan.one", what=group.what, place=place)


@cache
def token(group: Group) -> str:
    """Write a group in a move: `ship-jeep-6s33`."""
    return f"{group.what}-{node_token(group.node)}"


CAME_THROUGH = "magellan.note.came-through"
"""The key of the note of the places on a way, if an open card may pay for one of them."""
PAID = "magellan.note.paid"
"""The key of the note of what a sale paid of a debt."""


def arrived(way: Moved) -> Msg:
    """Name a piece at the end of its way; a jeep goes by ship at sea and leaves it on land."""
    end = way.path[-1]
    what: What = way.what
    if what in ("jeep", "ship-jeep"):
        what = "ship-jeep" if is_sea(end) else "jeep"
    return standing_piece(Group(what, end))
