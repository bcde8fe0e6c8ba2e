"""The printed map and cards: the grid, seas and lands, bases, canals and countries.

Cells: a cell of ten degrees is named by its row, counted from the equator, and its column, counted eastward from Greenwich: `5n1` holds
Paris, `5n36` is its western neighbour. The left and right edges of the map join; the poles do not.

Nodes: if a ship only knew its cell, it could slip over land wherever two seas lie in one cell. So ships and jeeps stand on pieces of sea
and land: `5n1s1` is the largest sea of 5N1 (the Mediterranean), `5n1s2` its second (the Channel), `6n1l3` the third piece of land of 6N1
(East Anglia). Ships pass where open water crosses the side of two cells, jeeps where land does; jeeps board and land on a coast that a
piece of land and a piece of sea of one cell share.

rulebook: Inventory; Geographic cards.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from data.tables import table
from engine.values.core import Msg

Cell: TypeAlias = str
"""A cell, in lower case: `5n36`."""

COLUMNS = 36
ROWS = 9
"""Rows on each side of the equator."""

LINES_PER_POINT = 2
"""Lines that a plane crosses for one point."""

CELLS: tuple[Cell, ...] = tuple(
    f"{row}{side}{column}"
    for side, rows in (("s", range(ROWS, 0, -1)), ("n", range(1, ROWS + 1)))
    for row in rows
    for column in range(1, COLUMNS + 1)
)
"""All 648 cells, from the south to the north, each row eastward from Greenwich."""

_NUMBERS = {cell: number for number, cell in enumerate(CELLS)}


def is_cell(text: str) -> bool:
    """Return whether a text names a cell of the map."""
    return text in _NUMBERS


def label(cell: Cell) -> str:
    """Return the name of a cell as it is printed: `5N36`."""
    return cell.upper()


def latitude(cell: Cell) -> int:
    """Return the row counted northward from the South Pole, 0 to 17."""
    return _NUMBERS[cell] // COLUMNS


def column(cell: Cell) -> int:
    """Return the column, 1 to 36 eastward from Greenwich."""
    return _NUMBERS[cell] % COLUMNS + 1


def beside(cell: Cell, east: int, north: int) -> Cell | None:
    """Return the cell some columns east and rows north; `None` beyond a pole."""
    row, place = divmod(_NUMBERS[cell], COLUMNS)
    row += north
    return CELLS[row * COLUMNS + (place + east) % COLUMNS] if 0 <= row < 2 * ROWS else None


def eastward(start: Cell, end: Cell) -> int:
    """Count columns from one cell to another the shorter way, 18 (east) to -17 (west)."""
    steps = (_NUMBERS[end] - _NUMBERS[start]) % COLUMNS
    return steps if steps <= COLUMNS // 2 else steps - COLUMNS


def lines(start: Cell, end: Cell) -> int:
    """Count the meridians and parallels between two cells (rulebook: values of the movements)."""
    return abs(eastward(start, end)) + abs(latitude(end) - latitude(start))


def flight_cost(crossed: int) -> int:
    """Return the points of a flight that crosses some meridians and parallels.

    Half points are rounded up (rulebook: first variant, remark 2).
    """
    return -(-crossed // LINES_PER_POINT)


@cache
def flights(start: Cell, points: int) -> tuple[tuple[Cell, int], ...]:
    """Return the other cells that a plane can fly to and their points, near ones first."""
    reach = points * LINES_PER_POINT
    cells = [(lines(start, cell), cell) for cell in CELLS if 0 < lines(start, cell) <= reach]
    return tuple((cell, flight_cost(crossed)) for crossed, cell in sorted(cells, key=lambda entry: entry[0]))


Node: TypeAlias = str
"""A piece of sea (`5n1s1`) or of land (`5n1l1`)."""

_GRID = table("magellan", "cells")


class Base(Struct, frozen=True):
    """A start base: new pieces of its owner stand here."""

    name: str
    example: int
    cell: Cell
    land: Node
    sea: Node


class Canal(Struct, frozen=True):
    """A canal, as a passage for ships; it never stops a jeep."""

    name: str
    nodes: tuple[Node, Node]
    cost: int
    """Points for passing: a canal that crosses no line costs nothing."""


NODES: list[Node] = []
CELL_OF: list[Cell] = []
NUMBERS: dict[Node, int] = {}
NEXT: list[list[int]] = []
"""By the number of a node: the nodes to which a ship (at sea) or a jeep (on land) crosses one line. Canals are not among them."""
SHORES: list[list[int]] = []
"""By the number of a node: the nodes of the other kind that share a coast with it."""
_CELLS: dict[Node, Cell] = {}
_PARTS: dict[Node, str] = {}
_SEAS: dict[Cell, list[Node]] = {}
_LANDS: dict[Cell, list[Node]] = {}


def _read() -> None:
    """Read the grid (format: head of `data/cells.toml`): first all pieces, then their links."""
    rows = [line.split() for line in _GRID["grid"].split("\n") if line]
    for cell, *words in rows:
        _SEAS[cell], _LANDS[cell] = [], []
        for word in words:
            if word in ("E", "N", "C"):  # the links begin
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
                start, end = NUMBERS[cell + word[:cut]], NUMBERS[other + word[cut:]]
                links[start].append(end)
                links[end].append(start)


_read()

CANALS: tuple[Canal, ...] = tuple(Canal(name, (row["nodes"][0], row["nodes"][1]), row["cost"]) for name, row in _GRID["canals"].items())
"""Suez and Panama."""

BASES: tuple[Base, ...] = tuple(
    Base(name, row["example"], CELL_OF[NUMBERS[row["land"]]], row["land"], row["sea"]) for name, row in table("magellan", "bases").items()
)
"""The sixteen start bases, in the rulebook's order."""
BASE_NAMES: dict[Node, str] = {base.land: base.name for base in BASES}
"""The name of each start base, by the land where it lies."""
BASE_BY_NAME: dict[str, Base] = {base.name: base for base in BASES}


def bases(example: int) -> tuple[Base, ...]:
    """Return the bases of one of the examples 1 to 4; fewer players take the first ones."""
    return tuple(base for base in BASES if base.example == example)


_SHORES: dict[Node, tuple[Node, ...]] = {node: tuple([NODES[number] for number in SHORES[at]]) for at, node in enumerate(NODES)}


def is_node(text: str) -> bool:
    """Return whether a text names a piece of land or sea."""
    return text in NUMBERS


def is_sea(node: Node) -> bool:
    """Return whether a node is sea; otherwise it is land."""
    return "s" in node[2:]


def cell_of(node: Node) -> Cell:
    """Return the cell of a node; fights and "the same cell" go by it."""
    return _CELLS[node]


def seas(cell: Cell) -> tuple[Node, ...]:
    """Return the pieces of sea of a cell, the largest first."""
    return tuple(_SEAS[cell])


def lands(cell: Cell) -> tuple[Node, ...]:
    """Return the pieces of land of a cell, the largest first."""
    return tuple(_LANDS[cell])


def shores(node: Node) -> tuple[Node, ...]:
    """Return the nodes of the other kind where a jeep can change between ship and land."""
    return _SHORES[node]


def part(node: Node) -> str:
    """Return in which part of its cell a node lies: `n`, `ne`, `e` ... or `mid`."""
    return _PARTS[node]


def node_token(node: Node) -> str:
    """Write a node in moves: as its cell if it is the largest of its kind, else in full."""
    return cell_of(node) if node[-2:] in ("s1", "l1") else node


Series: TypeAlias = Literal["europe", "africa", "asia", "oceania", "america"]
"""The five series of geographic cards; `oceania` holds South-East Asia too (rulebook: geographic cards)."""

SERIES: tuple[Series, ...] = ("europe", "africa", "asia", "oceania", "america")


class Nation(Struct, frozen=True):
    """A geographic card with its printed `cost` and `income` in M.

    `node` is the land where its capital lies.
    """

    slug: str
    series: Series
    is_supplement: bool
    node: Node
    cell: Cell
    cost: int
    income: int
    lat: float
    lon: float
    """Where the capital lies, in degrees, north and east positive."""

    @property
    def permille(self) -> int:
        """The printed yield in tenths of a per cent, rounded: 80 for Belgium's 8.0 %."""
        return (2000 * self.income + self.cost) // (2 * self.cost)

    @property
    def resale(self) -> int:
        """What the bank pays: half the cost, rounded down (rulebook: end of the game)."""
        return self.cost // 2

    @property
    def name(self) -> Msg:
        """The country's name."""
        return Msg(f"magellan.country.{self.slug}")

    @property
    def capital(self) -> Msg:
        """The capital's name."""
        return Msg(f"magellan.capital.{self.slug}")


NATIONS: dict[str, Nation] = {
    slug: Nation(slug, row["series"], row["set"] == "supplement", row["node"], cell_of(row["node"]), row["cost"], row["income"], *row["at"])
    for slug, row in table("magellan", "countries").items()
}
"""All countries by slug, the base set first."""

BASE_SET: tuple[str, ...] = tuple(slug for slug, nation in NATIONS.items() if not nation.is_supplement)
SUPPLEMENT: tuple[str, ...] = tuple(slug for slug, nation in NATIONS.items() if nation.is_supplement)


def countries_in_play(has_supplement: bool) -> tuple[str, ...]:
    """Return the countries of a match."""
    return BASE_SET + (SUPPLEMENT if has_supplement else ())


CAPITALS: dict[Node, tuple[str, ...]] = {}
"""The countries whose capitals lie on a piece of land, by its node."""
for _slug, _nation in NATIONS.items():
    CAPITALS[_nation.node] = (*CAPITALS.get(_nation.node, ()), _slug)
