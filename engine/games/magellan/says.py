"""What the game says about places, pieces and moves."""

from __future__ import annotations

from functools import cache

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan.chart.nodes import Node, cell_of, is_sea, lands, node_token, part, seas
from engine.games.magellan.countries import CAPITALS, NATIONS
from engine.games.magellan.state import Group, Kind, Moved, What


@cache
def place(node: Node) -> Msg:
    """A node in words: its cell, whether it is sea or land where both are, and which part of the cell where there are several."""
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
def named_place(node: Node) -> Msg:
    """A node with the capitals that lie on it."""
    found = CAPITALS.get(node, ())
    if not found:
        return place(node)
    return Msg("magellan.node.capitals", place=place(node), capitals=tuple(NATIONS[country].capital for country in found))


@cache
def piece(kind: Kind) -> Msg:
    """A jeep, a ship, a plane."""
    return Msg(f"magellan.piece.{kind}")


@cache
def what(what: What) -> Msg:
    """A piece with its load."""
    return Msg(f"magellan.what.{what}")


@cache
def group(group: Group, count: int) -> Msg:
    """Alike pieces and where they stand."""
    return Msg("magellan.group", what=what(group.what), place=place(group.node), count=count)


@cache
def token(group: Group) -> str:
    """How a group is written in a move: `ship-jeep-6s33`."""
    return f"{group.what}-{node_token(group.node)}"


def moved(way: Moved) -> Note:
    """A piece went from one place to another."""
    return Note(
        Msg(
            "magellan.note.moved",
            who=Who(way.seat),
            what=what(way.what),
            start=place(way.path[0]),
            end=place(way.path[-1]),
            points=way.points,
        )
    )


@cache
def player(seat: Seat) -> Who:
    return Who(seat)
