"""Where the pieces of a zoom stand: ships on water, jeeps on land, inside their cell and clear of all else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.magellan import fit
from render.magellan.fit import Field
from render.magellan.nodes import places
from render.magellan.plate import Plate
from render.magellan.relief import land_mask

BLOCK = 8
"""Side of the squares in which the share of land is kept, in px."""
WRONG_GROUND = 90.0
"""A place on the wrong ground counts as so many px farther away."""


@lru_cache(maxsize=16)
def ground_shares(plate: Plate) -> Image.Image:
    """The share of land in squares of `BLOCK` px, 255 for all."""
    return land_mask(plate).reduce(BLOCK)


def land_share(plate: Plate, box: BoxPx) -> float:
    """How much of a box is land, 0 to 1."""
    shares = ground_shares(plate)
    x0 = min(shares.width - 1, max(0, int((box[0] - plate.x0) / BLOCK)))
    y0 = min(shares.height - 1, max(0, int((box[1] - plate.y0) / BLOCK)))
    x1 = min(shares.width, max(x0 + 1, round((box[2] - plate.x0) / BLOCK)))
    y1 = min(shares.height, max(y0 + 1, round((box[3] - plate.y0) / BLOCK)))
    values = shares.crop((x0, y0, x1, y1)).tobytes()
    return sum(values) / 255 / len(values)


def stand(field: Field, plate: Plate, cell: str, node: str, wide: float, high: float) -> BoxPx:
    """A free box in a cell for what stands on a node, near the node's middle and on its ground where that is possible."""
    inner = plate.cell_box(cell)
    at = aim(plate, node)
    is_land = "l" in node
    found = sorted(_candidates(plate, inner, at, is_land, wide, high))
    for _, x, y in found:
        box = fit.around(x, y, wide, high)
        if field.is_free(box, 2):
            return box
    near = fit.nearest(field, at, wide, high, 200, 8)
    return near or fit.around(*at, wide, high)


Wanted = tuple[str, float, float]
"""A node, and the width and height of what stands on it."""

TRIED = 48
"""So many places of one thing are tried before the things of a cell are set one after the other."""


def together(field: Field, plate: Plate, cell: str, wanted: Sequence[Wanted]) -> list[BoxPx] | None:
    """Free boxes inside a cell for several things, each as near its node as the others leave it; `None` where there are none."""
    if not wanted:
        return []
    (node, wide, high), rest = wanted[0], wanted[1:]
    found = sorted(_candidates(plate, plate.cell_box(cell), aim(plate, node), "l" in node, wide, high, to_edges=True))
    free = [box for box in (fit.around(x, y, wide, high) for _, x, y in found) if field.is_free(box, 2)]
    for box in free[:: max(1, len(free) // TRIED)]:
        after = together(Field(field.bounds, (*field.taken, box)), plate, cell, rest)
        if after is not None:
            return [box, *after]
    return None


def aim(plate: Plate, node: str) -> Point:
    """Where a node lies on the plate."""
    return plate.point(*places()[node])


@lru_cache(maxsize=1024)
def _candidates(
    plate: Plate, inner: BoxPx, at: Point, is_land: bool, wide: float, high: float, to_edges: bool = False
) -> tuple[tuple[float, float, float], ...]:
    """Middles inside a cell with their cost: the distance from a point, more on the wrong ground.

    `to_edges`: also those right at the far edges, which the steps may miss.
    """
    found = []
    for y in _steps(plate, inner[1] + high / 2 + 2, inner[3] - high / 2 - 2, to_edges):
        for x in _steps(plate, inner[0] + wide / 2 + 2, inner[2] - wide / 2 - 2, to_edges):
            share = land_share(plate, fit.around(x, y, wide * 0.7, high * 0.7))
            wrong = 1 - share if is_land else share
            found.append((abs(x - at[0]) + abs(y - at[1]) + WRONG_GROUND * wrong, x, y))
    return tuple(found)


def _steps(plate: Plate, start: float, end: float, to_edges: bool) -> list[float]:
    """Places from one edge to the other, the middle where there is no room."""
    if end < start:
        return [(start + end) / 2]
    step = 8 if plate.scale > 2.5 else 5
    found, at = [], start
    while at <= end + 0.1:
        found.append(at)
        at += step
    return [*found, end - 2, end] if to_edges and end - found[-1] > 1 else found
