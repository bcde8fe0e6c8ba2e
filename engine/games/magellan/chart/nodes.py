"""The pieces of land and sea that the cells are cut into, the passages between them, the canals and the start bases.

A ship that only knew its cell could slip over land wherever two seas share one; so ships and jeeps stand on *nodes*: `5n1s1`
is the largest sea of 5N1 (the Mediterranean), `5n1s2` its second (the Channel), `6n1l3` the third piece of land of 6N1 (East
Anglia). Ships pass where open water crosses the side of two cells, jeeps where land does; jeeps board and land on a coast
that a piece of land and a piece of sea of one cell share (rulebook: remarks on movement).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from data.tables import table
from engine.games.magellan.chart.grid import Cell, beside, is_cell

Node: TypeAlias = str
"""A piece of sea (`5n1s1`) or of land (`5n1l1`)."""

_GRID = table("magellan", "cells")


@dataclass(frozen=True, slots=True)
class Base:
    """A start base: new pieces of its owner stand here."""

    name: str
    example: int
    cell: Cell
    land: Node
    sea: Node


@dataclass(frozen=True, slots=True)
class Canal:
    """A canal, as a passage for ships; it never stops a jeep."""

    name: str
    nodes: tuple[Node, Node]
    cost: int
    """Points for passing: a canal that crosses no line costs nothing."""


NODES: list[Node] = []
CELL_OF: list[Cell] = []
NUMBERS: dict[Node, int] = {}
NEXT: list[list[int]] = []
"""Passages of one line from each node, by number: ships' for sea, jeeps' for land; canals apart."""
SHORES: list[list[int]] = []
"""The nodes of the other kind that share a coast with it."""
_CELLS: dict[Node, Cell] = {}
_PARTS: dict[Node, str] = {}
_SEAS: dict[Cell, list[Node]] = {}
_LANDS: dict[Cell, list[Node]] = {}


def _read() -> None:
    """Read the grid: every line's pieces first, then its links."""
    rows = [line.split() for line in _GRID["grid"].split("\n") if line]
    for cell, *words in rows:
        _SEAS[cell], _LANDS[cell] = [], []
        for word in words:
            if word in "ENC":
                break
            piece = word.rstrip("neswmid")
            node = cell + piece
            (_SEAS if piece[0] == "s" else _LANDS)[cell].append(node)
            _PARTS[node] = word[len(piece) :]
            NUMBERS[node] = len(NODES)
            NODES.append(node)
            CELL_OF.append(cell)
            _CELLS[node] = cell
            NEXT.append([])
            SHORES.append([])
    for cell, *words in rows:
        ends, links = {"E": beside(cell, 1, 0), "N": beside(cell, 0, 1), "C": cell}, NEXT
        other: Cell | None = None
        for word in words:
            if word in ends:
                other, links = ends[word], SHORES if word == "C" else NEXT
            elif other is not None:
                cut = max(word.rfind("s"), word.rfind("l"))
                here, there = NUMBERS[cell + word[:cut]], NUMBERS[other + word[cut:]]
                links[here].append(there)
                links[there].append(here)


_read()

CANALS: tuple[Canal, ...] = tuple(
    Canal(name, (found["nodes"][0], found["nodes"][1]), found["cost"]) for name, found in _GRID["canals"].items()
)
"""Suez and Panama."""

BASES: tuple[Base, ...] = tuple(
    Base(name, found["example"], CELL_OF[NUMBERS[found["land"]]], found["land"], found["sea"])
    for name, found in table("magellan", "bases").items()
)
"""The sixteen start bases, in the rulebook's order."""


def bases(example: int) -> tuple[Base, ...]:
    """The four bases of one of the examples 1 to 4; fewer players take the first ones (rulebook: start bases)."""
    return tuple(base for base in BASES if base.example == example)


def is_node(text: str) -> bool:
    """Whether a text names a piece of land or sea."""
    return text in NUMBERS


def is_sea(node: Node) -> bool:
    """Whether a node is sea; otherwise it is land."""
    return "s" in node[2:]


def cell_of(node: Node) -> Cell:
    """The cell of a node; fights and "the same cell" go by it."""
    return _CELLS[node]


def seas(cell: Cell) -> tuple[Node, ...]:
    """The pieces of sea of a cell, the largest first."""
    return tuple(_SEAS[cell])


def lands(cell: Cell) -> tuple[Node, ...]:
    """The pieces of land of a cell, the largest first."""
    return tuple(_LANDS[cell])


def shores(node: Node) -> tuple[Node, ...]:
    """Of a sea the lands, of a land the seas where a jeep can change between ship and land."""
    return tuple(NODES[number] for number in SHORES[NUMBERS[node]])


def part(node: Node) -> str:
    """In which part of its cell a node lies: `n`, `ne`, `e` ... or `mid`."""
    return _PARTS[node]


def node_token(node: Node) -> str:
    """How a node is written in moves: as its cell when it is the largest piece of its kind, otherwise in full."""
    return cell_of(node) if node[-2:] in ("s1", "l1") else node


def node_named(token: str, sea: bool) -> Node | None:
    """The node that a move means by a token: `5n1` or `5n1s2` for a ship, `6n1` or `6n1l3` for a jeep; `None` when there is none."""
    if is_cell(token):
        found = (_SEAS if sea else _LANDS)[token]
        return found[0] if found else None
    return token if token in NUMBERS and is_sea(token) == sea else None
