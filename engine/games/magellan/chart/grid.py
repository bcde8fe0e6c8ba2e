"""The cells of ten degrees: names, neighbours, and how far a plane flies.

A cell is named by its row, counted from the equator, and its column, counted eastward from Greenwich: `5n1` holds
Paris, `5n36` is its western neighbour. The left and right edges of the map join; the poles do not (rulebook: inventory).
"""

from __future__ import annotations

from functools import cache
from math import floor
from typing import TypeAlias

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
    """Whether a text names a cell of the map."""
    return text in _NUMBERS


def label(cell: Cell) -> str:
    """The name as it is printed: `5N36`."""
    return cell.upper()


def latitude(cell: Cell) -> int:
    """The row counted northward from the South Pole, 0 to 17."""
    return _NUMBERS[cell] // COLUMNS


def column(cell: Cell) -> int:
    """The column, 1 to 36 eastward from Greenwich."""
    return _NUMBERS[cell] % COLUMNS + 1


def cell_at(lat: float, lon: float) -> Cell:
    """The cell of a place given in degrees, north and east positive."""
    row = min(floor(lat / 10), ROWS - 1) + ROWS
    return CELLS[row * COLUMNS + floor(lon % 360 / 10)]


def beside(cell: Cell, east: int, north: int) -> Cell | None:
    """The cell some columns to the east and rows to the north, across the date line too; `None` beyond a pole."""
    row, place = divmod(_NUMBERS[cell], COLUMNS)
    row += north
    return CELLS[row * COLUMNS + (place + east) % COLUMNS] if 0 <= row < 2 * ROWS else None


def eastward(start: Cell, end: Cell) -> int:
    """Columns from one cell to another the shorter way round, 18 to -17: positive to the east."""
    steps = (_NUMBERS[end] - _NUMBERS[start]) % COLUMNS
    return steps if steps <= COLUMNS // 2 else steps - COLUMNS


def lines(start: Cell, end: Cell) -> int:
    """Meridians and parallels that a plane crosses from one cell to another (rulebook: values of the movements)."""
    return abs(eastward(start, end)) + abs(latitude(end) - latitude(start))


def flight_cost(crossed: int) -> int:
    """Points of a flight across so many lines: two lines a point, half points counted up (rulebook: first variant, remark 2)."""
    return -(-crossed // LINES_PER_POINT)


@cache
def flights(start: Cell, points: int) -> tuple[tuple[Cell, int], ...]:
    """The cells that a plane can fly to with so many points, and the points; near ones first, without the start."""
    reach = points * LINES_PER_POINT
    found = [(lines(start, cell), cell) for cell in CELLS if 0 < lines(start, cell) <= reach]
    return tuple((cell, flight_cost(crossed)) for crossed, cell in sorted(found, key=lambda entry: entry[0]))


@cache
def flight_path(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The cells that a plane comes through on its way, the end among them: in turn across meridians and parallels."""
    path: list[Cell] = []
    cell = start
    while cell != end:
        east, north = eastward(cell, end), latitude(end) - latitude(cell)
        if abs(east) >= abs(north):
            cell = beside(cell, 1 if east > 0 else -1, 0) or cell
        else:
            cell = beside(cell, 0, 1 if north > 0 else -1) or cell
        path.append(cell)
    return tuple(path)
