"""Which part of the world a zoom shows: round a cell, a whole region, or what a half-made move needs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.magellan.board import NATIONS, is_cell
from render.magellan.plate import COLUMN, COLUMNS, HEIGHTS, ROWS, Plate, split

WIDTH = 9 * COLUMN * 4
"""Width of every zoom's plate in px: nine columns at four times the scale of the table."""
TALLEST = 770.0
"""Greatest height of the plate of a zoom round a cell, in px."""
X0 = 40.0
WINDOWS = ((9, 4.0), (12, 3.0), (18, 2.0))
"""Columns and scale of the windows for half-made moves, the nearest first."""
REGIONS: dict[str, tuple[int, int, str, str]] = {
    "europe": (34, 9, "7n", "3n"),
    "africa": (34, 12, "4n", "4s"),
    "asia": (4, 12, "6n", "1s"),
    "oceania": (10, 12, "3n", "5s"),
    "north-america": (21, 12, "8n", "1n"),
    "south-america": (25, 12, "2n", "6s"),
}
"""First column, number of columns, first and last row of the regional zooms."""


def rows_round(row: int, scale: float) -> tuple[int, int]:
    """The rows round a row that fit into the height of a zoom: the first and their number."""
    top, bottom = row, row
    while True:
        north = top > 0 and (row - top <= bottom - row or bottom == len(ROWS) - 1)
        if not north and bottom == len(ROWS) - 1:
            break
        first, last = (top - 1, bottom) if north else (top, bottom + 1)
        if sum(HEIGHTS[first : last + 1]) * scale > TALLEST:
            break
        top, bottom = first, last
    return top, bottom - top + 1


def round_cell(cell: str, y0: float, columns: int = 9, scale: float = 4.0) -> Plate:
    """The zoom with a cell in its middle."""
    row, column = split(cell)
    top, rows = rows_round(row, scale)
    return Plate((column - columns // 2 - 1) % COLUMNS + 1, columns, top, rows, X0, y0, scale)


def region(name: str, y0: float) -> Plate:
    """A regional zoom."""
    first, columns, north, south = REGIONS[name]
    top = ROWS.index(north)
    return Plate(first, columns, top, ROWS.index(south) - top + 1, X0, y0, WIDTH / (columns * COLUMN))


def plate_of(place: str, y0: float) -> Plate | None:
    """The zoom on a region, a cell or a country; `None` for anything else."""
    if place in REGIONS:
        return region(place, y0)
    if is_cell(place):
        return round_cell(place, y0)
    nation = NATIONS.get(place.replace("-", "_"))
    return round_cell(nation.cell, y0) if nation else None


def holding(centre: str, cells: Iterable[str], y0: float) -> Plate:
    """The largest zoom that holds all cells; the widest round `centre` when none does."""
    wanted = [*cells, centre]
    column = split(centre)[1]
    east = [(split(cell)[1] - column + COLUMNS // 2) % COLUMNS - COLUMNS // 2 for cell in wanted]
    rows = [split(cell)[0] for cell in wanted]
    middle_column = column + round((min(east) + max(east)) / 2)
    middle = f"{ROWS[round((min(rows) + max(rows)) / 2)]}{(middle_column - 1) % COLUMNS + 1}"
    for columns, scale in WINDOWS:
        plate = round_cell(middle, y0, columns, scale)
        if all(plate.holds(cell) for cell in wanted):
            return plate
    return round_cell(centre, y0, *WINDOWS[1])
