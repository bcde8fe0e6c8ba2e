"""Places on the map: degrees to px, cells as boxes, nodes, parts of the world.

Within a row of cells the map is a plate carree, but the rows differ in height: the polar rows are nearly empty, so Europe gets some of
their height. A plate is a window on this map, at some scale. So a zoom looks like the part of the table that it shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from data.tables import table
from games.magellan.rules.board import COLUMNS, NATIONS, Cell, Node, is_cell
from render.kit.shapes import Point
from render.kit.surface import BoxPx

ROWS = tuple(f"{k}n" for k in range(9, 0, -1)) + tuple(f"{k}s" for k in range(1, 10))
"""The rows of the grid from the north."""
HEIGHTS = (21, 26, 31, 37, 37, 37, 36, 35, 35, 35, 35, 35, 35, 34, 31, 27, 22, 21)
"""Height of each row on the table, in px."""
COLUMN = 31.1
"""Width of a column on the table, in px."""


def split_cell(cell: Cell) -> tuple[int, int]:
    """Return the row of a cell from the north (0..17) and its column (1..36)."""
    return ROWS.index(cell[:2]), int(cell[2:])


def cell_at(row: int, column: int) -> Cell:
    """Return the cell at a place of the grid; columns run round the globe."""
    return f"{ROWS[row]}{(column - 1) % COLUMNS + 1}"


@dataclass(frozen=True, slots=True)
class Plate:
    """A window of the grid with its corner at (x0, y0).

    `columns` columns from `first` (1..36), `rows` rows from `top` (0 is 9N). `scale` enlarges the sizes of the table.
    """

    first: int
    columns: int
    top: int
    rows: int
    x0: float
    y0: float
    scale: float

    @property
    def x1(self) -> float:
        return self.x0 + self.columns * COLUMN * self.scale

    @property
    def y1(self) -> float:
        return self.y0 + sum(HEIGHTS[self.top : self.top + self.rows]) * self.scale

    @property
    def box(self) -> BoxPx:
        return self.x0, self.y0, self.x1, self.y1

    def columns_east(self, column: int) -> int:
        """Return how many columns a column is to the right of the plate's first one."""
        return (column - self.first) % COLUMNS

    def x(self, lon: float) -> float:
        """Return the x of a meridian; one to the west of the plate counts as to the east of it."""
        return self.x0 + ((lon - 10 * (self.first - 1)) % 360) / 10 * COLUMN * self.scale

    def y(self, lat: float) -> float:
        """Return the y of a parallel, also above and below the plate."""
        return self.y0 + (down(lat) - _edges()[self.top]) * self.scale

    def point(self, lon: float, lat: float) -> Point:
        return self.x(lon), self.y(lat)

    def holds(self, cell: Cell) -> bool:
        """Return whether a cell is on the plate."""
        row, column = split_cell(cell)
        return self.top <= row < self.top + self.rows and self.columns_east(column) < self.columns

    def cell_box(self, cell: Cell) -> BoxPx:
        """Return the box of a cell in px."""
        row, column = split_cell(cell)
        left = self.x0 + self.columns_east(column) * COLUMN * self.scale
        top = self.y0 + (_edges()[row] - _edges()[self.top]) * self.scale
        return left, top, left + COLUMN * self.scale, top + HEIGHTS[row] * self.scale

    def cells(self) -> tuple[Cell, ...]:
        """Return the cells of the plate, row by row."""
        return tuple(cell_at(row, self.first + k) for row in range(self.top, self.top + self.rows) for k in range(self.columns))


@cache
def _edges() -> tuple[int, ...]:
    """Return the upper edges of the rows, from the North Pole in px of the table."""
    return (0, *accumulate(HEIGHTS))


def down(lat: float) -> float:
    """Return how far a parallel is from the North Pole, in px of the table."""
    at = min(17.0, max(0.0, (90 - lat) / 10)) if lat > -90 else 18.0
    row = min(17, int(at))
    return _edges()[row] + (at - row) * HEIGHTS[row]


def middle(box: BoxPx) -> Point:
    """Return the centre of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


Degrees = tuple[float, float]
"""Longitude and latitude."""


@cache
def degrees() -> dict[Node, Degrees]:
    """Return a point well inside each piece of land and sea, by its name (`5n1s2`)."""
    points: dict[Node, Degrees] = {}
    for line in table("magellan", "chart")["pieces"].split("\n"):
        cell, *words = line.split() or [""]
        if cell:
            west, south = corner(cell)
            for piece, east, north in zip(words[::3], words[1::3], words[2::3], strict=True):
                points[cell + piece] = (west + (int(east) + 0.5) / 10, south + (int(north) + 0.5) / 10)
    return points


def corner(cell: Cell) -> Degrees:
    """Return the south-west corner of a cell; longitudes run from 0 to 360."""
    return 10.0 * (int(cell[2:]) - 1), 10.0 * (8 - ROWS.index(cell[:2]))


@dataclass(frozen=True, slots=True)
class NamedSea:
    """How the name of a sea is written."""

    at: tuple[Degrees, ...]
    """Where its middle may be, the best place first."""
    size: float
    """The size of its letters in px."""


@cache
def named_seas() -> dict[str, NamedSea]:
    """Return the seas that have names."""
    entries = table("magellan", "chart_seas")
    return {name: NamedSea(tuple((lon, lat) for lon, lat in entry["at"]), entry["size"]) for name, entry in entries.items()}


ZOOM_WIDTH = 9 * COLUMN * 4
"""Width of every zoom's plate in px: nine columns at four times the scale of the table."""
TALLEST = 840.0
"""Greatest height of the plate of a zoom round a cell, in px."""
X0 = 40.0
"""Left edge of every zoom's plate in px."""
NEAR = (8, 4.5)
"""Columns and scale of the zoom round a cell."""
NEAREST = (5, 7.2)
"""Columns and scale of the zoom round a cell that is full."""
WINDOWS = (NEAR, (12, 3.0), (18, 2.0))
"""Columns and scale of the windows of the private picture, the nearest first."""
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
    """Return the rows round a row that fit into a zoom: the first of them, and their number."""
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


def round_cell(cell: Cell, y0: float, columns: int = NEAR[0], scale: float = NEAR[1]) -> Plate:
    """Return the zoom with a cell in its middle."""
    row, column = split_cell(cell)
    top, rows = rows_round(row, scale)
    return Plate(first=(column - columns // 2 - 1) % COLUMNS + 1, columns=columns, top=top, rows=rows, x0=X0, y0=y0, scale=scale)


def region(name: str, y0: float) -> Plate:
    """Return a regional zoom."""
    first, columns, north, south = REGIONS[name]
    top = ROWS.index(north)
    return Plate(first, columns, top, rows=ROWS.index(south) - top + 1, x0=X0, y0=y0, scale=ZOOM_WIDTH / (columns * COLUMN))


def cell_named(place: str) -> Cell | None:
    """Return the cell of a zoom on a cell or country; `None` for anything else."""
    if is_cell(place):
        return place
    nation = NATIONS.get(place.replace("-", "_"))
    return nation.cell if nation else None


def plate_of(place: str, y0: float) -> Plate | None:
    """Return the zoom on a region, cell or country; `None` for anything else."""
    if place in REGIONS:
        return region(place, y0)
    cell = cell_named(place)
    return None if cell is None else round_cell(cell, y0)


def plate_holding(centre: Cell, cells: Sequence[Cell], y0: float) -> Plate:
    """Return the largest zoom that holds some cells; a wide one round `centre` if none does."""
    wanted = [*cells, centre]
    # in this order: near windows round all cells, a middle one round `centre`, the widest round all cells
    for plate in (*_windows(wanted, y0)[:-1], *_windows([centre], y0)[1:-1], *_windows(wanted, y0)[-1:]):
        if all(plate.holds(cell) for cell in wanted):
            return plate
    return round_cell(centre, y0, *WINDOWS[1])


def _windows(cells: Sequence[Cell], y0: float) -> list[Plate]:
    """Return windows of all scales round the middle of some cells, the largest scale first.

    Columns are counted from the last cell, since they run round the globe.
    """
    column = split_cell(cells[-1])[1]
    east = [(split_cell(cell)[1] - column + COLUMNS // 2) % COLUMNS - COLUMNS // 2 for cell in cells]
    rows = [split_cell(cell)[0] for cell in cells]
    middle_column = column + (min(east) + max(east) + 1) // 2
    cell = cell_at(round((min(rows) + max(rows)) / 2), middle_column)
    return [round_cell(cell, y0, columns, scale) for columns, scale in WINDOWS]
