"""Outlines of areas that are no rectangles: bounding box, points inside, clipping."""

from __future__ import annotations

from itertools import pairwise

from render.kit.shapes import Point, Points


def bounding_box(points: Points) -> tuple[float, float, float, float]:
    """Return the smallest rectangle that contains all points: left, top, right, bottom.

    >>> bounding_box(((0, 0), (40, 10), (20, 30)))
    (0, 0, 40, 30)
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def contains_point(outline: Points, point: Point) -> bool:
    """Return whether a point is in a closed outline.

    A point is inside if a ray from it to the right crosses an odd number of edges.

    >>> contains_point(((0, 0), (40, 0), (20, 30)), (20, 10))
    True
    """
    x, y = point
    is_inside = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        is_edge_at_height = (ay > y) != (by > y)
        if is_edge_at_height and x < ax + (y - ay) / (by - ay) * (bx - ax):
            is_inside = not is_inside
    return is_inside


def clip_outline(outline: Points, x0: float, y0: float, x1: float, y1: float) -> Points:
    """Return the part of an outline that lies in a rectangle, or ().

    Each edge of the rectangle cuts off what lies beyond it (Sutherland and Hodgman 1974).

    >>> clip_outline(((0, 0), (40, 0), (40, 40), (0, 40)), 10, 0, 100, 100)
    ((10.0, 0.0), (40, 0), (40, 40), (10.0, 40.0))
    """
    for axis, least in ((0, x0), (1, y0)):
        outline = _cut_off(outline, axis, least, 1)
    for axis, greatest in ((0, x1), (1, y1)):
        outline = _cut_off(outline, axis, greatest, -1)
    return outline


def _cut_off(outline: Points, axis: int, bound: float, sign: int) -> Points:
    """Return the part of an outline above a bound on an axis (`sign` 1) or below it (-1)."""
    points: list[Point] = []
    for start, end in pairwise((*outline, *outline[:1])):
        starts_inside = sign * (start[axis] - bound) >= 0
        ends_inside = sign * (end[axis] - bound) >= 0
        if starts_inside:
            points.append(start)
        if starts_inside != ends_inside:
            part = (bound - start[axis]) / (end[axis] - start[axis])
            points.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    return tuple(points)


# Names of interface 1.0 of the guests, kept beside the new ones.
hull, holds, cut = bounding_box, contains_point, clip_outline
