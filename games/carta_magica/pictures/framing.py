"""The part of the chart that a decision shows: what the answers touch, large."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from games.carta_magica.pictures import chart, places
from games.carta_magica.rules.board import COLUMNS, HARBOUR, ROWS, Square
from render.kit import decision, layers
from render.kit.zoom import Zoomed

LARGEST = 104
"""The largest side of a square, in px."""
ROUND = 4
"""The side of a square is a multiple of this, in px: drawings are kept, and fewer sizes have to be made."""
FREE = 30.0
"""Px that are free above the first number beside the sea."""
STEP_HIGH = 24
"""Px by which the sea of a tall picture is lowered at a time until all numbers are in sight."""
AROUND = 1.3
"""How many squares are shown on each side of all that the answers touch."""
BORDER = 0.1
"""How much of the chart's frame is shown, in squares: the rings around harbours reach over the edge of the chart."""
ACROSS, DOWN = COLUMNS + 2 * BORDER, len(ROWS) + 2 * BORDER
"""Columns and rows of the whole chart with this border."""
MOVES = sorted([(down / 4, right / 4) for down in range(-4, 5) for right in range(-4, 5)], key=lambda move: math.hypot(*move))
"""Moves, down and right in squares, that are tried until the part that is shown cuts no harbour; the shortest first."""
SMALLER = 4
"""How many sizes of squares are tried for that, each `ROUND` px smaller than the one before."""


def zoom_in(squares: list[Square], wide: int, high: int, marked: Sequence[Square] = (), clear_top: float = 0.0) -> Zoomed:
    """Return the part of the chart around some squares; it cuts no harbour if possible.

    `marked`: squares with a number. No number stands in the upper `clear_top` px of the part.
    """
    top, left, side = _place(squares, wide, high, marked, clear_top)
    x, y = places.ORIGIN[0] + places.SIDE * left, places.ORIGIN[1] + places.SIDE * top
    scale = side / places.SIDE
    part = (x, y, x + wide / scale, y + high / scale)
    return Zoomed(_water(part, scale, wide, high).copy(), part, scale)


def _place(squares: list[Square], wide: int, high: int, marked: Sequence[Square], clear_top: float) -> tuple[float, float, float]:
    """Return row and column at which a part of the chart begins, and the px of a square."""
    largest, least = _side(squares, wide, high), max(wide / ACROSS, high / DOWN)
    for step in range(SMALLER):
        side = max(least, largest - ROUND * step)
        across, down = wide / side, high / side
        for top, left in _corners(squares, across, down, _last_row(marked, clear_top, side)):
            if not _cuts_a_harbour(top, left, down, across):
                return top, left, side
    return (*_corners(squares, wide / largest, high / largest, _last_row(marked, clear_top, largest))[0], largest)


def whole_height(wide: int) -> int:
    """Return the height in px of the whole chart when it is `wide` px wide."""
    return round(wide * DOWN / ACROSS)


def sea_height(
    squares: list[Square], marked: list[Square], wide: int, most: int, in_sight: float, *, is_clear_above: bool
) -> tuple[int, float]:
    """Return the height of a tall picture's sea, and the px at its top without numbers.

    `most`: the greatest height. `in_sight`: how many px at the foot of the sea a desktop shows together with the answers; all numbers
    have to stand there. The sea becomes lower if its chart ends too early for that, or if `is_clear_above`: things beside it have numbers.
    """
    high, clear_top = most, max(0.0, most - in_sight)
    while clear_top > 0:
        side = _side(squares, wide, high)
        top = _last_row(marked, clear_top, side)
        fits = not marked or (top >= 0 and max(squares) // COLUMNS + 1 <= top + high / side)
        if fits and (clear_top <= FREE or not is_clear_above):
            break
        high, clear_top = high - STEP_HIGH, max(0.0, clear_top - STEP_HIGH)
    return high, clear_top


def _last_row(marked: Sequence[Square], clear_top: float, side: float) -> float:
    """Return the last row at which a sea with no number in its upper `clear_top` px may begin."""
    return min([square // COLUMNS + 0.5 - (clear_top + decision.MARK / 2) / side for square in marked], default=float(len(ROWS)))


def _side(squares: list[Square], wide: int, high: int) -> float:
    """Return the px of a square, as large as can be."""
    rows, columns = [square // COLUMNS for square in squares], [square % COLUMNS for square in squares]
    across, down = max(columns) - min(columns) + 1 + 2 * AROUND, max(rows) - min(rows) + 1 + 2 * AROUND
    least = max(wide / ACROSS, high / DOWN)
    side = min(LARGEST, int(wide / across), int(high / down))
    return max(least, side - side % ROUND)


def _corners(squares: list[Square], across: float, down: float, last_row: float) -> list[tuple[float, float]]:
    """Return rows and columns at which a part of the chart may begin, the best first.

    `across`, `down`: the squares of the part. `last_row`: the last row at which it may begin.
    """
    rows, columns = [square // COLUMNS for square in squares], [square % COLUMNS for square in squares]
    left, top = (max(columns) + min(columns) + 1 - across) / 2, (max(rows) + min(rows) + 1 - down) / 2
    if top > last_row:
        top = math.floor(last_row * 4) / 4
    corners = [(_clamp(top + more, len(ROWS) - down), _clamp(left + right, COLUMNS - across)) for more, right in MOVES]
    return corners[:1] + [corner for corner in corners[1:] if corner[0] <= last_row]


def _clamp(at: float, most: float) -> float:
    """Return a place on the chart in whole quarters of a square, so that fewer parts differ."""
    return max(-BORDER, min(most + BORDER, round(at * 4) / 4))


def _cuts_a_harbour(top: float, left: float, rows: float, columns: float) -> bool:
    """Return whether an edge of a part of the chart goes through a harbour; all in squares."""
    for harbour in HARBOUR:
        row, column = divmod(harbour, COLUMNS)
        is_shown = top - 1 < row < top + rows and left - 1 < column < left + columns
        is_whole = top <= row <= top + rows - 1 and left <= column <= left + columns - 1
        if is_shown and not is_whole:
            return True
    return False


@layers.keep_last(24)
def _water(part: tuple[float, float, float, float], scale: float, wide: int, high: int) -> Image.Image:
    """Draw the chart without pieces, enlarged; drawings of squares are made in the new size."""
    return chart.zoom(part, wide, high, scale).image
