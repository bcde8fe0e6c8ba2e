"""The line of a way on a zoom: through open water for ships, over land for jeeps, straight for planes."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from render.kit.shapes import Point, Points
from render.magellan.nodes import cell_of
from render.magellan.plate import COLUMN, COLUMNS, Plate
from render.magellan.spots import BLOCK, aim, ground_shares

WRONG = 14.0
"""How much dearer a step over the wrong ground is."""


def line(plate: Plate, nodes: tuple[str, ...], is_flight: bool) -> list[Points]:
    """The pieces of a way that lie on the plate, in px."""
    found: list[list[Point]] = []
    reach = (COLUMNS * COLUMN * plate.scale) / 2
    for before, after in pairwise(nodes):
        if not (plate.holds(cell_of(before)) and plate.holds(cell_of(after))):
            continue
        start, end = aim(plate, before), aim(plate, after)
        if abs(start[0] - end[0]) > reach:
            continue
        leg = (start, end) if is_flight else _leg(plate, before, after)
        if found and found[-1][-1] == leg[0]:
            found[-1] += leg[1:]
        else:
            found.append(list(leg))
    return [_rounded(tuple(points)) for points in found]


@lru_cache(maxsize=512)
def _leg(plate: Plate, before: str, after: str) -> Points:
    """The way between two nodes inside their cells that keeps to their ground."""
    start, end = aim(plate, before), aim(plate, after)
    boxes = (plate.cell_box(cell_of(before)), plate.cell_box(cell_of(after)))
    shares = ground_shares(plate)
    left, top = (int((min(box[k] for box in boxes) - origin) // BLOCK) for k, origin in ((0, plate.x0), (1, plate.y0)))
    right, bottom = (int((max(box[k] for box in boxes) - origin) // BLOCK) for k, origin in ((2, plate.x0), (3, plate.y0)))
    right, bottom = min(right, shares.width - 1), min(bottom, shares.height - 1)
    by_land = "l" in before and "l" in after
    pixels = shares.load()
    assert pixels is not None

    def block(at: Point) -> tuple[int, int]:
        x, y = int((at[0] - plate.x0) // BLOCK), int((at[1] - plate.y0) // BLOCK)
        return min(right, max(left, x)), min(bottom, max(top, y))

    first, goal = block(start), block(end)
    queue = [(0.0, first)]
    costs = {first: 0.0}
    origins: dict[tuple[int, int], tuple[int, int]] = {}
    while queue:
        cost, here = heappop(queue)
        if here == goal:
            break
        if cost > costs[here]:
            continue
        for dx, dy, length in _STEPS:
            there = (here[0] + dx, here[1] + dy)
            if not (left <= there[0] <= right and top <= there[1] <= bottom):
                continue
            land = float(pixels[there]) / 255  # type: ignore[arg-type]
            spent = cost + length * (1 + WRONG * (1 - land if by_land else land))
            if spent < costs.get(there, 1e9):
                costs[there] = spent
                origins[there] = here
                heappush(queue, (spent, there))
    blocks = [goal]
    while blocks[-1] != first:
        blocks.append(origins[blocks[-1]])
    inner = [(plate.x0 + (x + 0.5) * BLOCK, plate.y0 + (y + 0.5) * BLOCK) for x, y in reversed(blocks[1:-1])]
    return (start, *inner[::2], end)


_STEPS = tuple((dx, dy, 1.414 if dx and dy else 1.0) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def _rounded(points: Points) -> Points:
    """The line with its corners cut twice."""
    for _ in range(2):
        if len(points) < 3:
            return points
        found = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            found += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = (*found, points[-1])
    return points
