"""The projection: from longitude and latitude to px, and the cells of ten degrees as boxes.

Plate carree within a row of cells, but rows differ in height: the polar rows are nearly empty, so Europe gets their
height. A plate shows some columns of the grid from `first` on, and all rows or some; every plate has the same shape of
rows, only enlarged, so that a zoom looks like the part of the table that it shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from render.kit.shapes import Point
from render.kit.surface import BoxPx

ROWS = tuple(f"{k}n" for k in range(9, 0, -1)) + tuple(f"{k}s" for k in range(1, 10))
"""The rows of the grid from the north."""
HEIGHTS = (21, 26, 31, 37, 37, 37, 36, 35, 35, 35, 35, 35, 35, 34, 31, 27, 22, 21)
"""Height of each row on the table, in px."""
COLUMN = 31.1
"""Width of a column on the table, in px."""
COLUMNS = 36


def split(cell: str) -> tuple[int, int]:
    """A cell such as `5n36` as the place of its row from the north (0..17) and its column (1..36)."""
    return ROWS.index(cell[:2]), int(cell[2:])


def named(row: int, column: int) -> str:
    """The cell at a place of the grid; columns run round the globe."""
    return f"{ROWS[row]}{(column - 1) % COLUMNS + 1}"


def cell_at(lon: float, lat: float) -> str:
    """The cell in which a point lies."""
    row = min(17, max(0, 8 - int(lat // 10)))
    return named(row, int(lon % 360 // 10) + 1)


def shown(cell: str) -> str:
    """A cell as people write it: `5N36`."""
    return cell.upper()


@dataclass(frozen=True, slots=True)
class Plate:
    """A window of the grid: `columns` columns from `first` (1..36), `rows` rows from `top` (0 is 9N), its corner at (x0, y0).

    `scale` enlarges the sizes of the table.
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

    def place(self, column: int) -> int:
        """How many columns a column lies right of the plate's first."""
        return (column - self.first) % COLUMNS

    def x(self, lon: float) -> float:
        """Where a meridian stands; west of the plate's edge it comes out right of the plate."""
        return self.x0 + ((lon - 10 * (self.first - 1)) % 360) / 10 * COLUMN * self.scale

    def y(self, lat: float) -> float:
        """Where a parallel stands, also above and below the plate."""
        at = min(17.0, max(0.0, (90 - lat) / 10)) if lat > -90 else 18.0
        row = min(17, int(at))
        edges = _edges()
        return self.y0 + (edges[row] + (at - row) * HEIGHTS[row] - edges[self.top]) * self.scale

    def point(self, lon: float, lat: float) -> Point:
        return self.x(lon), self.y(lat)

    def holds(self, cell: str) -> bool:
        """Whether a cell is on the plate."""
        row, column = split(cell)
        return self.top <= row < self.top + self.rows and self.place(column) < self.columns

    def cell_box(self, cell: str) -> BoxPx:
        """The box of a cell in px."""
        row, column = split(cell)
        left = self.x0 + self.place(column) * COLUMN * self.scale
        top = self.y0 + (_edges()[row] - _edges()[self.top]) * self.scale
        return left, top, left + COLUMN * self.scale, top + HEIGHTS[row] * self.scale

    def cells(self) -> tuple[str, ...]:
        """The cells of the plate, row by row."""
        return tuple(named(row, self.first + k) for row in range(self.top, self.top + self.rows) for k in range(self.columns))


@cache
def _edges() -> tuple[int, ...]:
    """Distance of the upper edge of each row from the North Pole, in px of the table."""
    return (0, *accumulate(HEIGHTS))


def middle(box: BoxPx) -> Point:
    """The centre of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
