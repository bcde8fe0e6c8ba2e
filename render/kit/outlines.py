"""Areas that are no rectangles: hulls, points inside, and cuts by a rectangle."""

from __future__ import annotations

from itertools import pairwise

from render.kit.shapes import Point, Points


def hull(points: Points) -> tuple[float, float, float, float]:
    """Return the rectangle around an outline."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def holds(outline: Points, point: Point) -> bool:
    """Return whether a point is in a closed outline, by counting the edges to its right."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def clip_outline(outline: Points, x0: float, y0: float, x1: float, y1: float) -> Points:
    """Return the part of an outline in a rectangle, or () (Sutherland and Hodgman 1974)."""
    for axis, bound, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        inside: list[Point] = []
        for start, end in pairwise((*outline, *outline[:1])):
            is_in, goes_in = sign * (start[axis] - bound) >= 0, sign * (end[axis] - bound) >= 0
            if is_in:
                inside.append(start)
            if is_in != goes_in:
                part = (bound - start[axis]) / (end[axis] - start[axis])
                inside.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        outline = tuple(inside)
    return outline


# Names of interface 1.0 of the guests, kept beside the new ones.
cut = clip_outline
