"""The lines of ways: straight on the table; on a zoom ships keep to water, jeeps to land."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from games.magellan.pictures.fit import BLOCK, ground_shares, node_point
from games.magellan.pictures.places import COLUMN, Plate
from games.magellan.rules.board import COLUMNS, Node, cell_of, is_sea
from render.kit.shapes import Point, Points


def on_table(plate: Plate, nodes: tuple[Node, ...]) -> list[Points]:
    """Return a way on the table in px, cut where it leaves the plate over its edge.

    Parts without length are left out.
    """
    parts: list[list[Point]] = []
    for node in nodes:
        at = node_point(plate, node)
        if parts and abs(at[0] - parts[-1][-1][0]) < (plate.x1 - plate.x0) / 2:
            parts[-1].append(at)
            continue
        if parts:
            before = parts[-1][-1]
            is_west = before[0] < at[0]
            height = (before[1] + at[1]) / 2
            parts[-1].append((plate.x0 + 2 if is_west else plate.x1 - 2, height))
            parts.append([(plate.x1 - 2 if is_west else plate.x0 + 2, height), at])
        else:
            parts.append([at])
    return [tuple(line) for line in parts if len(line) > 1 and abs(line[0][0] - line[-1][0]) + abs(line[0][1] - line[-1][1]) > 8]


def sample_points(line: Points) -> list[Point]:
    """Return points along a line, 12 px apart."""
    points = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        parts = max(1, round(math.dist((ax, ay), (bx, by)) / 12))
        points += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(1, parts + 1)]
    return points


WRONG = 14.0
"""A step over the wrong ground (land for a ship, water for a jeep) costs so many times its length more."""


def on_zoom(plate: Plate, nodes: tuple[Node, ...], is_flight: bool) -> list[Points]:
    """Return the pieces of a way that lie on the plate of a zoom, in px."""
    parts: list[list[Point]] = []
    reach = (COLUMNS * COLUMN * plate.scale) / 2
    for before, after in pairwise(nodes):
        if not (plate.holds(cell_of(before)) and plate.holds(cell_of(after))):
            continue
        start, end = node_point(plate, before), node_point(plate, after)
        if abs(start[0] - end[0]) > reach:
            continue
        leg = (start, end) if is_flight else _leg(plate, before, after)
        if parts and parts[-1][-1] == leg[0]:
            parts[-1] += leg[1:]
        else:
            parts.append(list(leg))
    return [_round_corners(tuple(points)) for points in parts]


Square = tuple[int, int]
"""Column and row of a square of `BLOCK` px on a plate."""


@lru_cache(maxsize=512)
def _leg(plate: Plate, before: Node, after: Node) -> Points:
    """Return a line between two nodes, inside their cells, over land or water as the nodes."""
    start, end = node_point(plate, before), node_point(plate, after)
    boxes = (plate.cell_box(cell_of(before)), plate.cell_box(cell_of(after)))
    shares = ground_shares(plate)
    left, top = (int((min(box[k] for box in boxes) - origin) // BLOCK) for k, origin in ((0, plate.x0), (1, plate.y0)))
    right, bottom = (int((max(box[k] for box in boxes) - origin) // BLOCK) for k, origin in ((2, plate.x0), (3, plate.y0)))
    right, bottom = min(right, shares.width - 1), min(bottom, shares.height - 1)
    by_land = not (is_sea(before) or is_sea(after))
    pixels = shares.load()
    assert pixels is not None

    def square_of(at: Point) -> Square:
        x, y = int((at[0] - plate.x0) // BLOCK), int((at[1] - plate.y0) // BLOCK)
        return min(right, max(left, x)), min(bottom, max(top, y))

    def cost(at: Square) -> float:
        land = float(pixels[at]) / 255  # type: ignore[arg-type]
        return 1 + WRONG * (1 - land if by_land else land)

    squares = _cheapest_squares(square_of(start), square_of(end), (left, top, right, bottom), cost)
    inner = [(plate.x0 + (x + 0.5) * BLOCK, plate.y0 + (y + 0.5) * BLOCK) for x, y in squares[1:-1]]
    return (start, *inner[::2], end)


def _cheapest_squares(first: Square, goal: Square, bounds: tuple[int, int, int, int], cost_of: Callable[[Square], float]) -> list[Square]:
    """Return the squares of the cheapest line between two, both included, inside bounds.

    `cost_of` is the factor by which a step to a square costs more than its length. The search is A*.
    """
    left, top, right, bottom = bounds
    queue = [(0.0, 0.0, first)]
    costs = {first: 0.0}
    origins: dict[Square, Square] = {}
    while queue:
        _, cost, here = heappop(queue)
        if here == goal:
            break
        if cost > costs[here]:
            continue
        for dx, dy, length in _STEPS:
            there = (here[0] + dx, here[1] + dy)
            if not (left <= there[0] <= right and top <= there[1] <= bottom):
                continue
            total = cost + length * cost_of(there)
            if total < costs.get(there, 1e9):
                costs[there] = total
                origins[there] = here
                across, down = abs(there[0] - goal[0]), abs(there[1] - goal[1])
                heappush(queue, (total + max(across, down) + 0.414 * min(across, down), total, there))
    squares = [goal]
    while squares[-1] != first:
        squares.append(origins[squares[-1]])
    return squares[::-1]


_STEPS = tuple((dx, dy, 1.414 if dx and dy else 1.0) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def _round_corners(points: Points) -> Points:
    """Return the line with its corners cut twice."""
    for _ in range(2):
        if len(points) < 3:
            return points
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = (*cut, points[-1])
    return points
