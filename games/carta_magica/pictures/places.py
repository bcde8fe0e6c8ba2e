"""Where things stand on the chart of 20 x 14 squares. In px of the table picture."""

from __future__ import annotations

import math
from collections.abc import Iterable

from games.carta_magica.rules.board import CHART, COLUMNS, GATE_COLUMNS, GATE_ROW, HARBOUR, ROWS, SQUARES, Square, name
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points
from render.kit.surface import BoxPx

Corner = tuple[int, int]
"""A crossing of the grid lines: row and column of the square to its lower right."""

SIDE = 43.0
"""Side of a square."""
ORIGIN = (56.0, 140.0)
"""The upper left corner of the first square."""
SEA: BoxPx = (ORIGIN[0], ORIGIN[1], ORIGIN[0] + SIDE * COLUMNS, ORIGIN[1] + SIDE * len(ROWS))
FRAME: BoxPx = (24.0, 113.0, 948.0, 769.0)
LAND = "IM"
CALM, ROCK = "o", "^"
COLOURS = {"B": "black", "R": "red"}
"""Harbours by their sign on the chart."""


def everywhere() -> Iterable[tuple[Square, str]]:
    """Return every square with its sign on the chart."""
    return zip(range(SQUARES), CHART, strict=True)


def centre(square: Square) -> Point:
    """Return the middle of a square."""
    row, column = divmod(square, COLUMNS)
    return ORIGIN[0] + SIDE * (column + 0.5), ORIGIN[1] + SIDE * (row + 0.5)


def inland(harbour: Square) -> tuple[int, int]:
    """Return the step (down, right) from a harbour at the border into the chart."""
    row, column = divmod(harbour, COLUMNS)
    if column in (0, COLUMNS - 1):
        return 0, 1 if column == 0 else -1
    return 1 if row == 0 else -1, 0


def name_areas(canvas: Canvas) -> None:
    """Name the chart and its squares (`square-n2`) as parts of a picture."""
    canvas.area("chart", *FRAME)
    middle = ORIGIN[1] + SIDE * (GATE_ROW + 1)
    canvas.area("gate", ORIGIN[0] + SIDE * GATE_COLUMNS[0], middle - 15, ORIGIN[0] + SIDE * (GATE_COLUMNS[1] + 1), middle + 15)
    for square in range(SQUARES):
        x, y = centre(square)
        canvas.area(f"square-{name(square)}", x - SIDE / 2, y - SIDE / 2, x + SIDE / 2, y + SIDE / 2)


def berth(square: Square) -> Point:
    """Return where a ship lies: mid-square, in a harbour farther inland so that both show."""
    x, y = centre(square)
    if square in HARBOUR:
        down, right = inland(square)
        return x + 11 * right, y + 10 * down
    return x, y


def outlines(squares: frozenset[Square], corner: float = 9.0, inset: float = 0.0) -> tuple[Points, ...]:
    """Return the borders of squares as closed lines with round corners, `inset` px inside."""
    edges: dict[Corner, list[Corner]] = {}
    cells = {divmod(square, COLUMNS) for square in squares}
    for row, column in sorted(cells):
        for near, start, end in (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        ):
            if near not in cells:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = next(iter(edges))
        loop, at, before = [start], start, (0, 0)
        while True:
            ends = edges[at]
            # Where two squares touch at a corner the line turns right, so that each keeps its own corner.
            ends.sort(key=lambda end: before[1] * (end[0] - at[0]) - before[0] * (end[1] - at[1]) > 0)
            after = ends.pop(-1)
            if not ends:
                del edges[at]
            before, at = (after[0] - at[0], after[1] - at[1]), after
            if at == start:
                break
            loop.append(at)
        loops.append(_soften(loop, corner, inset))
    return tuple(loops)


def _soften(loop: list[Corner], corner: float, inset: float) -> Points:
    """Return the corners of a loop in px, moved inside and rounded, without straight points."""
    steps = [(row - loop[k - 1][0], column - loop[k - 1][1]) for k, (row, column) in enumerate(loop)]  # each leads to the corner
    corners: list[Point] = []
    for (row, column), came, goes in zip(loop, steps, (*steps[1:], steps[0]), strict=True):
        if came != goes:
            # Squares lie to the right of the way: right of (down, right) is (right, -down) in rows and columns.
            down, right = _sign(came[1]) + _sign(goes[1]), -_sign(came[0]) - _sign(goes[0])
            corners.append((ORIGIN[0] + SIDE * column + inset * right, ORIGIN[1] + SIDE * row + inset * down))
    path: list[Point] = []
    for k, (x, y) in enumerate(corners):
        for step in range(5):
            t = step / 4
            start, end = _toward((x, y), corners[k - 1], corner), _toward((x, y), corners[(k + 1) % len(corners)], corner)
            path.append(
                (
                    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * x + t * t * end[0],
                    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * y + t * t * end[1],
                )
            )
    return tuple(path)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _toward(start: Point, goal: Point, length: float) -> Point:
    share = min(0.5, length / (math.dist(start, goal) or 1))
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
