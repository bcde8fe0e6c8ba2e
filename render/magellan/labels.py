"""Text on land and water: with a rim in the ground's colour, so that coasts and grid lines do not disturb it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.magellan import fit
from render.magellan.fit import Field

PALE = palette.rgb("#EAF3F2")


def beside(field: Field, at: Point, radius: float, wide: float, high: float, others: Iterable[Point] = ()) -> BoxPx | None:
    """A free box for the name of a badge: right, left, above, below of it, or at its corners.

    A place that is as near to another badge is not taken: the name would seem to be the other's.
    """
    x, y = at
    side, over = radius + wide / 2 + 4, radius + high / 2 + 2
    for dx, dy in (
        *((side, 0.0), (-side, 0.0), (0.0, -over), (0.0, over)),
        *((side - 6, -over + 4), (side - 6, over - 4), (-side + 6, -over + 4), (-side + 6, over - 4)),
        *((wide / 3, -over), (-wide / 3, -over), (wide / 3, over), (-wide / 3, over)),
    ):
        box = fit.around(x + dx, y + dy, wide, high)
        if field.is_free(box, 1) and all(distance(other, box) > distance(at, box) for other in others):
            return box
    return None


def distance(at: Point, box: BoxPx) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))


def leader(canvas: Canvas, at: Point, radius: float, box: BoxPx) -> None:
    """A thin line from a badge to its name when the name had to go away."""
    if distance(at, box) < radius + 8:
        return
    end = (min(box[2], max(box[0], at[0])), min(box[3], max(box[1], at[1])))
    share = radius / math.dist(at, end)
    start = (at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share)
    canvas.fill(shapes.polyline((start, end), 3.4), palette.LAND, 0.8)
    canvas.fill(shapes.polyline((start, end), 1.6), palette.INK)
