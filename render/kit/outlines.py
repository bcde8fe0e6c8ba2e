"""Areas that are no rectangles: what lies in them, what they cover, and what is wrong with them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from render.kit.shapes import Point, Points

if TYPE_CHECKING:
    from render.kit.canvas import Box, Canvas

SLACK = 3.0
"""Px by which a label may reach over the edge of its area."""


def hull(points: Points) -> tuple[float, float, float, float]:
    """The rectangle around an outline."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def holds(outline: Points, point: Point) -> bool:
    """Whether a point lies in a closed outline, by counting the edges to its right."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def cut(outline: Points, x0: float, y0: float, x1: float, y1: float) -> Points:
    """What a rectangle leaves of an outline (Sutherland and Hodgman 1974); nothing where they do not meet."""
    for axis, bound, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept: list[Point] = []
        for one, other in pairwise((*outline, *outline[:1])):
            is_in, goes_in = sign * (one[axis] - bound) >= 0, sign * (other[axis] - bound) >= 0
            if is_in:
                kept.append(one)
            if is_in != goes_in:
                part = (bound - one[axis]) / (other[axis] - one[axis])
                kept.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
        outline = tuple(kept)
    return outline


def faults(canvas: Canvas) -> list[str]:
    """Outlines that are not on the picture, and labels that reach from their area into another."""
    found = []
    for name, outline in canvas.outlines.items():
        x0, y0, x1, y1 = hull(outline)
        if x0 < 0 or y0 < 0 or x1 > canvas.width or y1 > canvas.height:
            found.append(f"area {name} at ({x0:.0f}, {y0:.0f}, {x1:.0f}, {y1:.0f}) is outside {canvas.width} x {canvas.height}")
    for box in canvas.boxes if canvas.outlines else ():
        if box.kind == "text" and box.label:
            own = {name for name, outline in canvas.outlines.items() if holds(outline, _middle(box))}
            reached = {name for name, outline in canvas.outlines.items() if any(holds(outline, corner) for corner in _corners(box))}
            if own and reached - own:
                found.append(f"text {box.label!r} of area {', '.join(sorted(own))} reaches into {', '.join(sorted(reached - own))}")
    return found


def _middle(box: Box) -> Point:
    return (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2


def _corners(box: Box) -> Points:
    """The corners of a box, a little inside it."""
    dx, dy = min(SLACK, (box.x1 - box.x0) / 2), min(SLACK, (box.y1 - box.y0) / 2)
    return (box.x0 + dx, box.y0 + dy), (box.x1 - dx, box.y0 + dy), (box.x1 - dx, box.y1 - dy), (box.x0 + dx, box.y1 - dy)
