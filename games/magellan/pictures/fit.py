"""Free places on a crowded map for badges, tags, names, and pieces on their ground."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate

from PIL import Image

from games.magellan.pictures.places import Plate, degrees
from games.magellan.pictures.relief import land_mask
from games.magellan.rules.board import Cell, Node, is_sea
from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx

PREFERENCE = 0.1
"""What each later place beside a cell costs (`beside`); a tag that lies all on land costs 1."""
CLEARLY = 7.0
"""A name has to be so many px nearer to its own badge, or a box to its own point, than to any other."""


class FreePlaces:
    """The places inside some bounds that no taken box covers."""

    def __init__(self, bounds: BoxPx, taken: Iterable[BoxPx] = ()) -> None:
        self.bounds = bounds
        self.taken = list(taken)

    def is_free(self, box: BoxPx, gap: float = 1.0) -> bool:
        """Return whether a box is inside and at least `gap` px away from all others."""
        x0, y0, x1, y1 = box
        left, top, right, bottom = self.bounds
        if x0 < left or y0 < top or x1 > right or y1 > bottom:
            return False
        x0, y0, x1, y1 = x0 - gap, y0 - gap, x1 + gap, y1 + gap
        return not any(a0 < x1 and x0 < a1 and b0 < y1 and y0 < b1 for a0, b0, a1, b1 in self.taken)

    def near(self, box: BoxPx) -> FreePlaces:
        """Return the free places with only those taken boxes that are within a few px of a box."""
        x0, y0, x1, y1 = inset(box, -4)
        return FreePlaces(
            self.bounds, [taken for taken in self.taken if taken[0] < x1 and x0 < taken[2] and taken[1] < y1 and y0 < taken[3]]
        )

    def take(self, box: BoxPx) -> None:
        """Note that something is drawn in a box."""
        self.taken.append(box)


def around(x: float, y: float, width: float, height: float) -> BoxPx:
    """Return the box of a size with its middle at (x, y)."""
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def inset(box: BoxPx, by: float) -> BoxPx:
    """Return a box smaller by `by` px on every side; at least a pixel is left."""
    by = min(by, (box[2] - box[0] - 1) / 2, (box[3] - box[1] - 1) / 2)
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


@cache
def _spiral(reach: int, step: int) -> tuple[Point, ...]:
    """Return offsets round a point, the nearest first."""
    offsets = [(0.0, 0.0)]
    for radius in range(step, reach + 1, step):
        count = max(8, round(2 * math.pi * radius / (step * 1.6)))
        # Starting to the upper right: labels read best there.
        offsets += [
            (radius * math.cos(2 * math.pi * k / count - math.pi / 4), radius * math.sin(2 * math.pi * k / count - math.pi / 4))
            for k in range(count)
        ]
    return tuple(offsets)


def nearest(
    field: FreePlaces,
    at: Point,
    width: float,
    height: float,
    reach: int = 240,
    step: int = 4,
    gap: float = 1.0,
    others: Sequence[Point] = (),
) -> BoxPx | None:
    """Return the free box of a size nearest to a point, and nearer to it than to others.

    `None` if there is none within `reach` px.
    """
    left, top, right, bottom = field.bounds
    x = min(right - width / 2, max(left + width / 2, at[0]))
    y = min(bottom - height / 2, max(top + height / 2, at[1]))
    boxes = (around(x + dx, y + dy, width, height) for dx, dy in _spiral(reach, step))
    return _first_free(field, boxes, gap, at, others)


def _first_free(field: FreePlaces, boxes: Iterable[BoxPx], gap: float, at: Point, others: Sequence[Point]) -> BoxPx | None:
    """Return the first free box that is clearly nearer to a point than to others."""
    for box in boxes:
        if field.is_free(box, gap) and all(distance(other, box) > distance(at, box) + CLEARLY for other in others):
            return box
    return None


def beside(field: FreePlaces, cell_box: BoxPx, width: float, height: float, cost: Callable[[BoxPx], float]) -> BoxPx:
    """Return a box for a tag beside its cell, free if there is a free one near.

    Of the boxes that touch the cell it is the one of the least cost; each later place costs `PREFERENCE` more.
    """
    x, y = (cell_box[0] + cell_box[2]) / 2, (cell_box[1] + cell_box[3]) / 2
    touching = [(cost(box) + PREFERENCE * k, box) for k, box in enumerate(_touching_boxes(cell_box, width, height)) if field.is_free(box)]
    if touching:
        return min(touching)[1]
    return nearest(field, (x, y), width, height, 420, 6) or around(x, y, width, height)


def _touching_boxes(cell_box: BoxPx, width: float, height: float) -> Iterator[BoxPx]:
    x, y = (cell_box[0] + cell_box[2]) / 2, (cell_box[1] + cell_box[3]) / 2
    right, left = cell_box[2] + width / 2 + 2, cell_box[0] - width / 2 - 2
    above, below = cell_box[1] - height / 2 - 2, cell_box[3] + height / 2 + 2
    for at in (
        *((right, y), (left, y), (x, above), (x, below)),
        *((right, above + height / 2), (right, below - height / 2), (left, above + height / 2), (left, below - height / 2)),
        *((x + width / 3, above), (x - width / 3, above), (x + width / 3, below), (x - width / 3, below)),
    ):
        yield around(*at, width, height)


def covered_share(box: BoxPx, cell_box: BoxPx) -> float:
    """Return how much of a cell a box covers, 0 to 1."""
    width = min(box[2], cell_box[2]) - max(box[0], cell_box[0])
    height = min(box[3], cell_box[3]) - max(box[1], cell_box[1])
    return max(0.0, width) * max(0.0, height) / ((cell_box[2] - cell_box[0]) * (cell_box[3] - cell_box[1]))


def edge_point(box: BoxPx, toward: Point) -> Point:
    """Return where the line from the middle of a box toward a point leaves the box."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    dx, dy = toward[0] - x, toward[1] - y
    share = min(
        (box[2] - box[0]) / 2 / abs(dx) if dx else math.inf,
        (box[3] - box[1]) / 2 / abs(dy) if dy else math.inf,
        1.0,
    )
    return x + dx * share, y + dy * share


def is_touching(box: BoxPx, cell_box: BoxPx) -> bool:
    """Return whether a tag stands so near its cell that no leader is needed."""
    return box[0] - 6 < cell_box[2] and cell_box[0] - 6 < box[2] and box[1] - 6 < cell_box[3] and cell_box[1] - 6 < box[3]


PALE = palette.rgb("#EAF3F2")
"""The colour of words on water."""


def name_box(field: FreePlaces, at: Point, radius: float, width: float, height: float, others: Sequence[Point] = ()) -> BoxPx | None:
    """Return a free box for the name of a badge: right, left, above, below, at its corners.

    `None` if there is none. A box as near to another badge is not taken: the name would seem to belong to that one.
    """
    x, y = at
    side, over = radius + width / 2 + 4, radius + height / 2 + 2
    offsets = (
        *((side, 0.0), (-side, 0.0), (0.0, -over), (0.0, over)),
        *((side - 6, -over + 4), (side - 6, over - 4), (-side + 6, -over + 4), (-side + 6, over - 4)),
        *((width / 3, -over), (-width / 3, -over), (width / 3, over), (-width / 3, over)),
    )
    return _first_free(field, (around(x + dx, y + dy, width, height) for dx, dy in offsets), 1, at, others)


def distance(at: Point, box: BoxPx) -> float:
    """Return how far a point is from a box."""
    return math.hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))


def lay_name_leader(canvas: Canvas, at: Point, radius: float, box: BoxPx) -> None:
    """Draw a thin line from a badge to its name if the name is not beside it."""
    if distance(at, box) < radius + 8:
        return
    end = (min(box[2], max(box[0], at[0])), min(box[3], max(box[1], at[1])))
    share = radius / math.dist(at, end)
    start = (at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share)
    canvas.fill(shapes.polyline((start, end), 3.4), palette.LAND, 0.8)
    canvas.fill(shapes.polyline((start, end), 1.6), palette.INK)


BLOCK = 8
"""Side in px of the squares for which the share of land is kept."""
WRONG_GROUND = 90.0
"""Px that are added to the distance of a place on the wrong ground."""


@lru_cache(maxsize=16)
def ground_shares(plate: Plate) -> Image.Image:
    """Return the share of land in squares of `BLOCK` px, 255 for all."""
    return land_mask(plate, finer=1).reduce(BLOCK)


@lru_cache(maxsize=16)
def _sums(plate: Plate) -> tuple[int, int, list[int]]:
    """Return columns, rows and summed shares of `ground_shares`.

    Each sum is of all shares left of and above a corner, row by row.
    """
    shares = ground_shares(plate)
    width, height = shares.size
    values = shares.tobytes()
    sums = [0] * (width + 1)
    for row in range(height):
        above = sums[row * (width + 1) + 1 :]
        sums.append(0)
        sums += [up + added for up, added in zip(above, accumulate(values[row * width : (row + 1) * width]), strict=True)]
    return width, height, sums


def land_share(plate: Plate, box: BoxPx) -> float:
    """Return how much of a box is land, 0 to 1."""
    width, height, sums = _sums(plate)
    x0 = min(width - 1, max(0, int((box[0] - plate.x0) / BLOCK)))
    y0 = min(height - 1, max(0, int((box[1] - plate.y0) / BLOCK)))
    x1 = min(width, max(x0 + 1, round((box[2] - plate.x0) / BLOCK)))
    y1 = min(height, max(y0 + 1, round((box[3] - plate.y0) / BLOCK)))
    top, foot = y0 * (width + 1), y1 * (width + 1)
    return (sums[foot + x1] - sums[foot + x0] - sums[top + x1] + sums[top + x0]) / 255 / ((x1 - x0) * (y1 - y0))


def box_on_node(field: FreePlaces, plate: Plate, cell: Cell, node: Node, width: float, height: float) -> BoxPx:
    """Return a box in a cell for a piece on a node, on land or water as the node if possible."""
    inner = plate.cell_box(cell)
    at = node_point(plate, node)
    spots = sorted(_candidates(plate, inner, at, not is_sea(node), width, height))
    free = next((box for box in (around(x, y, width, height) for _, x, y in spots) if field.is_free(box, 2)), None)
    return free or nearest(field, at, width, height, 200, 8) or around(*at, width, height)


Wanted = tuple[Node, float, float]
"""A node, and the width and height of what stands on it."""

TRIED = 48
"""Of at least twice as many places of one piece only an even selection is tried with places of the others, fewer than twice as many."""


def boxes_together(field: FreePlaces, plate: Plate, cell: Cell, wanted: Sequence[Wanted]) -> list[BoxPx] | None:
    """Return free boxes inside a cell for several pieces, near their nodes; `None` if none."""
    places = []
    for node, width, height in wanted:
        spots = sorted(_candidates(plate, plate.cell_box(cell), node_point(plate, node), not is_sea(node), width, height, to_edges=True))
        places.append([box for box in (around(x, y, width, height) for _, x, y in spots) if field.is_free(box, 2)])
    return _together(places)


def _together(places: Sequence[Sequence[BoxPx]]) -> list[BoxPx] | None:
    """Return a box of each list, the first ones if possible, none within 2 px of another.

    Of a long list only every second, third … box is tried (`TRIED`).
    """
    if not places:
        return []
    for x0, y0, x1, y1 in places[0][:: max(1, len(places[0]) // TRIED)]:
        left, top, right, bottom = x0 - 2, y0 - 2, x1 + 2, y1 + 2
        rest = [[box for box in boxes if box[0] >= right or box[2] <= left or box[1] >= bottom or box[3] <= top] for boxes in places[1:]]
        after = _together(rest) if all(rest) else None
        if after is not None:
            return [(x0, y0, x1, y1), *after]
    return None


def node_point(plate: Plate, node: Node) -> Point:
    """Return where a node lies on the plate."""
    return plate.point(*degrees()[node])


@lru_cache(maxsize=1024)
def _candidates(
    plate: Plate, inner: BoxPx, at: Point, is_land: bool, width: float, height: float, to_edges: bool = False
) -> tuple[tuple[float, float, float], ...]:
    """Return middles of boxes inside a cell, each as (cost, x, y).

    The cost is the distance from a point in px, and more on the wrong ground. `to_edges`: also middles right at the far edges, which the
    steps may miss.
    """
    spots = []
    for y in _steps(plate, inner[1] + height / 2 + 2, inner[3] - height / 2 - 2, to_edges):
        for x in _steps(plate, inner[0] + width / 2 + 2, inner[2] - width / 2 - 2, to_edges):
            share = land_share(plate, around(x, y, width * 0.7, height * 0.7))
            wrong = 1 - share if is_land else share
            spots.append((abs(x - at[0]) + abs(y - at[1]) + WRONG_GROUND * wrong, x, y))
    return tuple(spots)


def _steps(plate: Plate, start: float, end: float, to_edges: bool) -> list[float]:
    """Return places from one edge to the other, the middle where there is no room.

    `to_edges`: also the far edge, and 2 px before it, which is free even if something outside reaches over the edge by so much.
    """
    if end < start:
        return [(start + end) / 2]
    step = 8 if plate.scale > 2.5 else 5
    places, at = [], start
    while at <= end + 0.1:
        places.append(at)
        at += step
    return [*places, end - 2, end] if to_edges and end - places[-1] > 1 else places
