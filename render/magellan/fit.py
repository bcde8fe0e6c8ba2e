"""Finding free places on a crowded map: badges pushed apart, tags beside their cells, names where nothing stands."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from render.kit.shapes import Point
from render.kit.surface import BoxPx

PREFERENCE = 0.1


class Field:
    """The boxes that are taken inside some bounds."""

    def __init__(self, bounds: BoxPx, taken: Iterable[BoxPx] = ()) -> None:
        self.bounds = bounds
        self.taken = list(taken)

    def is_free(self, box: BoxPx, gap: float = 1.0) -> bool:
        """Whether a box is inside and at least `gap` px away from all others."""
        x0, y0, x1, y1 = box
        left, top, right, bottom = self.bounds
        if x0 < left or y0 < top or x1 > right or y1 > bottom:
            return False
        x0, y0, x1, y1 = x0 - gap, y0 - gap, x1 + gap, y1 + gap
        return not any(a0 < x1 and x0 < a1 and b0 < y1 and y0 < b1 for a0, b0, a1, b1 in self.taken)

    def take(self, box: BoxPx) -> None:
        self.taken.append(box)


def around(x: float, y: float, wide: float, high: float) -> BoxPx:
    """The box of a size with its middle at (x, y)."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def inset(box: BoxPx, by: float) -> BoxPx:
    """A box smaller by `by` px on every side."""
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


@cache
def _spiral(reach: int, step: int) -> tuple[Point, ...]:
    """Offsets round a point, the nearest first."""
    found = [(0.0, 0.0)]
    for radius in range(step, reach + 1, step):
        count = max(8, round(2 * math.pi * radius / (step * 1.6)))
        # Starting to the upper right: labels read best there.
        found += [
            (radius * math.cos(2 * math.pi * k / count - math.pi / 4), radius * math.sin(2 * math.pi * k / count - math.pi / 4))
            for k in range(count)
        ]
    return tuple(found)


def nearest(field: Field, at: Point, wide: float, high: float, reach: int = 240, step: int = 4, gap: float = 1.0) -> BoxPx | None:
    """The free box of a size nearest to a point."""
    left, top, right, bottom = field.bounds
    x = min(right - wide / 2, max(left + wide / 2, at[0]))
    y = min(bottom - high / 2, max(top + high / 2, at[1]))
    for dx, dy in _spiral(reach, step):
        box = around(x + dx, y + dy, wide, high)
        if field.is_free(box, gap):
            return box
    return None


def beside(field: Field, cell: BoxPx, wide: float, high: float, cost: Callable[[BoxPx], float]) -> BoxPx:
    """A free box for a tag beside its cell: right, left, above, below, else as near as can be, at last on other things.

    Of the boxes that touch the cell the one of the least cost is taken; an earlier one may cost `PREFERENCE` more a place.
    """
    x, y = (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2
    touching = [(cost(box) + PREFERENCE * k, box) for k, box in enumerate(_touching(cell, wide, high)) if field.is_free(box)]
    if touching:
        return min(touching)[1]
    found = nearest(field, (x, y), wide, high, 420, 6)
    return found or around(x, y, wide, high)


def _touching(cell: BoxPx, wide: float, high: float) -> Iterator[BoxPx]:
    x, y = (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2
    right, left = cell[2] + wide / 2 + 2, cell[0] - wide / 2 - 2
    above, below = cell[1] - high / 2 - 2, cell[3] + high / 2 + 2
    for at in (
        *((right, y), (left, y), (x, above), (x, below)),
        *((right, above + high / 2), (right, below - high / 2), (left, above + high / 2), (left, below - high / 2)),
        *((x + wide / 3, above), (x - wide / 3, above), (x + wide / 3, below), (x - wide / 3, below)),
    ):
        yield around(*at, wide, high)


def shared(box: BoxPx, cell: BoxPx) -> float:
    """How much of a cell a box covers, 0 to 1."""
    wide = min(box[2], cell[2]) - max(box[0], cell[0])
    high = min(box[3], cell[3]) - max(box[1], cell[1])
    return max(0.0, wide) * max(0.0, high) / ((cell[2] - cell[0]) * (cell[3] - cell[1]))


def edge_point(box: BoxPx, toward: Point) -> Point:
    """Where the line from the middle of a box toward a point leaves the box."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    dx, dy = toward[0] - x, toward[1] - y
    share = min(
        (box[2] - box[0]) / 2 / abs(dx) if dx else math.inf,
        (box[3] - box[1]) / 2 / abs(dy) if dy else math.inf,
        1.0,
    )
    return x + dx * share, y + dy * share


def is_touching(box: BoxPx, cell: BoxPx, gap: float = 6.0) -> bool:
    """Whether a tag stands so near its cell that no leader is needed."""
    return box[0] - gap < cell[2] and cell[0] - gap < box[2] and box[1] - gap < cell[3] and cell[1] - gap < box[3]
