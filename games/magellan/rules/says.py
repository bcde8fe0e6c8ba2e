"""What the game says: places, pieces and moves."""

from __future__ import annotations

from functools import cache

from engine.values.core import Msg, Note, Who
from games.magellan.rules.board import CAPITALS, NATIONS, Cell, Node, cell_of, is_sea, lands, node_token, part, seas
from games.magellan.rules.state import Group, Kind, Moved, What


@cache
def place(node: Node) -> Msg:
    """Return a node in words.

    Its cell, whether it is sea or land if both are there, and which part of the cell if there are several.
    """
    cell, sea = cell_of(node), is_sea(node)
    alike = seas(cell) if sea else lands(cell)
    if len(alike) > 1:
        return Msg(
            "magellan.node.sea-part" if sea else "magellan.node.land-part", cell=cell.upper(), part=Msg(f"magellan.part.{part(node)}")
        )
    if sea:
        return Msg("magellan.node.sea", cell=cell.upper()) if lands(cell) else Msg("magellan.node", cell=cell.upper())
    return Msg("magellan.node.land", cell=cell.upper()) if seas(cell) else Msg("magellan.node", cell=cell.upper())


@cache
def spot(node: Node) -> Msg:
    """Return where a piece is, in words.

    Its kind tells whether that is sea or land, so only a part of the cell has to be named.
    """
    cell = cell_of(node)
    alike = seas(cell) if is_sea(node) else lands(cell)
    if len(alike) > 1:
        return Msg("magellan.node.part", cell=cell.upper(), part=Msg(f"magellan.part.{part(node)}"))
    return Msg("magellan.node", cell=cell.upper())


@cache
def at(cell: Cell) -> Msg:
    """A cell by its name."""
    return Msg("magellan.node", cell=cell.upper())


@cache
def short(node: Node) -> Msg:
    """Return a place in as few words as can be.

    The country of its first capital, else the name of its cell.
    """
    countries = CAPITALS.get(node, ())
    return NATIONS[countries[0]].name if countries else at(cell_of(node))


@cache
def named_place(node: Node) -> Msg:
    """Return a node to choose, with the capitals that lie on it.

    It is numbered if another of its cell is described alike.
    """
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


PIECES: dict[Kind, Msg] = {
    "jeep": Msg("magellan.piece.jeep"),
    "ship": Msg("magellan.piece.ship"),
    "plane": Msg("magellan.piece.plane"),
}
WHATS: dict[What, Msg] = {
    "jeep": Msg("magellan.what.jeep"),
    "ship": Msg("magellan.what.ship"),
    "ship-jeep": Msg("magellan.what.ship-jeep"),
    "ship-plane": Msg("magellan.what.ship-plane"),
    "ship-both": Msg("magellan.what.ship-both"),
    "plane": Msg("magellan.what.plane"),
    "plane-jeep": Msg("magellan.what.plane-jeep"),
}
GROUPS: dict[What, Msg] = {
    "jeep": Msg("magellan.move.group.jeep"),
    "ship": Msg("magellan.move.group.ship"),
    "ship-jeep": Msg("magellan.move.group.ship-jeep"),
    "ship-plane": Msg("magellan.move.group.ship-plane"),
    "ship-both": Msg("magellan.move.group.ship-both"),
    "plane": Msg("magellan.move.group.plane"),
    "plane-jeep": Msg("magellan.move.group.plane-jeep"),
}
"""Headings of alike pieces in a long menu."""
ONES: dict[What, str] = {
    "jeep": "magellan.one.jeep",
    "ship": "magellan.one.ship",
    "ship-jeep": "magellan.one.ship-jeep",
    "ship-plane": "magellan.one.ship-plane",
    "ship-both": "magellan.one.ship-both",
    "plane": "magellan.one.plane",
    "plane-jeep": "magellan.one.plane-jeep",
}
"""One piece and where it stands, at the beginning of a sentence."""
BOMBED = {
    1: "magellan.note.bombed-1",
    2: "magellan.note.bombed-2",
    3: "magellan.note.bombed-3",
    4: "magellan.note.bombed-4",
    5: "magellan.note.bombed-5",
    6: "magellan.note.bombed-6",
}
"""What the faces of the special die do, as notes."""
LOSE = {"card": Msg("magellan.lose.ask.card"), "bomb": Msg("magellan.lose.ask.bomb"), "ally": Msg("magellan.lose.ask.ally")}
LOST = {"card": "magellan.note.lost", "bomb": "magellan.note.lost", "ally": "magellan.note.lost-ally"}
OVER = {"won": Msg("magellan.over.won"), "last": Msg("magellan.over.last"), "rounds": Msg("magellan.over.rounds")}


@cache
def points(number: int) -> Msg:
    """So many points."""
    return Msg("magellan.points", points=number)


@cache
def group(group: Group, count: int) -> Msg:
    """Alike pieces and where they stand."""
    return Msg("magellan.group", what=WHATS[group.what], place=spot(group.node), count=count)


@cache
def one(group: Group) -> Msg:
    """One of alike pieces, as it is chosen to go."""
    return Msg(ONES[group.what], place=_standing(group.node, spot(group.node)))


def _standing(node: Node, named: Msg) -> Msg:
    """Where a piece stands: on land, near a land or an island, or in the open sea."""
    if not is_sea(node):
        return named
    cell = cell_of(node)
    return Msg("magellan.near", place=named) if lands(cell) else Msg("magellan.at-sea", place=named, cell=cell.upper())


BRIEF: dict[What, str] = {
    "jeep": "magellan.one.jeep",
    "ship": "magellan.brief.ship",
    "ship-jeep": "magellan.one.ship-jeep",
    "ship-plane": "magellan.one.ship-plane",
    "ship-both": "magellan.one.ship-both",
}
"""The same in as few words as a button has room for."""


@cache
def brief(group: Group, needs_part: bool) -> Msg:
    """One of alike pieces in few words.

    With the part of its cell where the cell is not enough.
    """
    return Msg(BRIEF[group.what], place=_standing(group.node, spot(group.node) if needs_part else at(cell_of(group.node))))


@cache
def token(group: Group) -> str:
    """How a group is written in a move: `ship-jeep-6s33`."""
    return f"{group.what}-{node_token(group.node)}"


def moved(way: Moved, key: str = "magellan.note.moved") -> Note:
    """Return the note that a piece went from one place to another.

    There are other keys for going aboard a plane and out of it.
    """
    return Note(Msg(key, who=Who(way.seat), what=WHATS[way.what], start=place(way.path[0]), end=place(way.path[-1]), points=way.points))


CAME_THROUGH = "magellan.note.came-through"
PAID = "magellan.note.paid"
"""What a sale paid of a debt."""


def came_through(way: Moved) -> Note:
    """What a piece came through between the places that `moved` tells."""
    return Note(Msg(CAME_THROUGH, who=Who(way.seat), what=WHATS[way.what], places=tuple(map(place, way.path[1:-1]))))


def arrived(way: Moved) -> Msg:
    """Return where a piece is after its way, and what it is there.

    A jeep goes by ship at sea, and leaves it on land.
    """
    end = way.path[-1]
    if way.what in ("jeep", "ship-jeep"):
        return Msg(ONES["ship-jeep" if is_sea(end) else "jeep"], place=_standing(end, spot(end)))
    return Msg(ONES[way.what], place=_standing(end, spot(end)))
