"""Signs of this game: names on water, ships, tokens, dashed rings, arrows of sailings."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour
from render.kit.rims import Rim, write_rimmed
from render.kit.shapes import Point, Points

NUMERAL = {1: "I", 2: "II", 3: "III"}
"""How phases are written."""
ORANGE = palette.rgb("#E07B39")
IVORY = palette.rgb("#FBF6E6")
DEEP = palette.rgb("#12293C")
CASE = Rim(DEEP, 1.5, 6)
"""The dark edge around words on water."""


def write_cased(
    canvas: Canvas, x: float, y: float, words: str, face: str, size: float, anchor: str = "mm", room: float | None = None
) -> Box:
    """Write one ivory line with a dark edge, legible on sea and coast."""
    return write_rimmed(canvas, x, y, words, face, size, IVORY, CASE, anchor, room)


def ship(canvas: Canvas, x: float, y: float, size: float, seat: int, count: int | None, strength: float = 1.0) -> None:
    """Draw a ship `size` px wide with its number; the middle of both is at (x, y)."""
    left = x - size * (0.2 if count is not None else 0)
    canvas.sprite("ship-small", left, y + size * 0.36, size, seat, strength=strength)
    if count is not None:
        figure = max(22.0, round(size * 0.66))
        write_cased(canvas, left + size * 0.5, y + size * 0.04, str(count), fonts.SANS_BOLD, figure, "lm")


def coin(canvas: Canvas, x: float, y: float, width: float, good: str, price: int, on_sale: bool, strength: float = 1.0) -> None:
    """Draw a face-up colony token with its price; the one on sale has a red ring."""
    if on_sale:
        canvas.fill(shapes.disc(x, y, width / 2 + 3.4), palette.PAPER)
        canvas.fill(shapes.disc(x, y, width / 2 + 2.6), palette.WAX)
    canvas.sprite(f"coin-{good}", x, y, width, figure=str(price), strength=strength, shadow=not on_sale)


def stack(canvas: Canvas, x: float, y: float, width: float, good: str, count: int) -> None:
    """Draw a stack of face-down tokens with their number."""
    for step in range(min(3, count)):
        canvas.sprite(f"colony-{good}", x - width * 0.1 + 4 * step, y - 4 * step, width * 0.94, shadow=step == 0)
    radius = round(width * 0.38)
    marks.badge(canvas, x + width * 0.4 + radius, y + width * 0.2, radius, str(count))


def unknown(canvas: Canvas, x: float, y: float, width: float, lost: int) -> None:
    """Draw an unknown region's explorer disc, with a red badge if two ships are lost."""
    canvas.sprite("explorer-disc", x, y, width)
    if lost > 1:
        bx, by, r = x + width * 0.42, y - width * 0.36, width * 0.3
        canvas.fill(shapes.disc(bx, by, r), IVORY)
        canvas.fill(shapes.disc(bx, by, r - 2), palette.WAX)
        stamp(canvas, bx, by, f"−{lost}", round(width * 0.42), IVORY)


def stamp(canvas: Canvas, x: float, y: float, words: str, size: float, colour: Colour, room: float | None = None) -> None:
    """Write a figure on a drawing; its box is a badge, so that tests allow the overlap."""
    box = canvas.text(x, y, words, fonts.SANS_BOLD, size, colour, "mm", room)
    canvas.boxes[-1] = replace(box, kind="badge")


def orange_ship(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the Navegador card's ship: an ink caravel on an orange tile, `size` px wide."""
    h = size / 2
    canvas.fill(shapes.round_rectangle(x - h, y - h * 0.86, x + h, y + h * 0.86, size * 0.18), palette.INK)
    canvas.fill(shapes.round_rectangle(x - h + 1.4, y - h * 0.86 + 1.4, x + h - 1.4, y + h * 0.86 - 1.4, size * 0.15), ORANGE)
    hull = ((-0.66, 0.26), (0.72, 0.26), (0.5, 0.62), (-0.46, 0.62))
    sail = ((0.06, -0.66), (0.12, 0.14), (-0.58, 0.14), (-0.3, -0.2))
    jib = ((0.2, -0.4), (0.56, 0.14), (0.2, 0.14))
    for shape in (hull, sail, jib):
        canvas.fill(shapes.polygon(tuple((x + h * a, y + h * b) for a, b in shape)), palette.INK)


def king(canvas: Canvas, x: float, y: float, height: float, strength: float = 1.0) -> None:
    """Draw a King's privilege: a shield with a crown. A crown alone means points."""
    canvas.sprite("privilege-shield", x, y, height, strength=strength, shadow=strength == 1.0)
    canvas.sprite("crown", x, y - height * 0.03, height * 0.56, strength=strength, shadow=False)


def shield(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw a small gold shield: one privilege owned."""
    half = height * 0.42
    for grow, colour in ((0.0, palette.INK), (1.5, palette.GOLD)):
        w, top, h = half - grow, y - height / 2 + grow, height - 2 * grow
        outline = ((x - w, top), (x + w, top), (x + w, top + h * 0.5), (x + w * 0.62, top + h * 0.8), (x, top + h))
        canvas.fill(shapes.polygon((*outline, (x - w * 0.62, top + h * 0.8), (x - w, top + h * 0.5))), colour)


def glow(canvas: Canvas, x: float, y: float, radius: float, height: float | None = None) -> None:
    """Draw a halo behind what the last move changed; `height` is half its height in px."""
    shape = shapes.round_rectangle(x - radius, y - (height or radius), x + radius, y + (height or radius), min(radius, height or radius))
    canvas.fill(shapes.glow(shape, 0, 6), palette.HALO)
    canvas.fill(shape, palette.HALO, 0.55)


def ring(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a dashed gold ring around what can be chosen now."""
    canvas.fill(shapes.polyline(shapes.circle(x, y, radius), 6, dash=None, closed=True), DEEP, 0.75)
    canvas.fill(shapes.polyline(shapes.circle(x, y, radius), 3.4, (10, 7), closed=True), palette.HALO)


def box_ring(canvas: Canvas, box: tuple[float, float, float, float], radius: float = 10) -> None:
    """Draw a dashed gold line with round corners around a box that can be chosen now."""
    outline = rounded_outline(box, radius)
    canvas.fill(shapes.polyline(outline, 5, dash=None, closed=True), palette.INK, 0.7)
    canvas.fill(shapes.polyline(outline, 3, (10, 7), closed=True), palette.HALO)


@lru_cache(maxsize=256)
def rounded_outline(box: tuple[float, float, float, float], radius: float) -> Points:
    """Return the outline of a box with round corners."""
    x0, y0, x1, y1 = box
    path = []
    for cx, cy, start in (
        (x1 - radius, y0 + radius, -90),
        (x1 - radius, y1 - radius, 0),
        (x0 + radius, y1 - radius, 90),
        (x0 + radius, y0 + radius, 180),
    ):
        for step in range(5):
            angle = math.radians(start + 22.5 * step)
            path.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return tuple(path)


@lru_cache(maxsize=128)
def curve(points: Points) -> Points:
    """Return a smooth line through the points; between two points it bends a little."""
    if len(points) == 2:
        (ax, ay), (bx, by) = points
        bend = 0.13
        points = ((ax, ay), ((ax + bx) / 2 + (by - ay) * -bend, (ay + by) / 2 + (bx - ax) * bend), (bx, by))
    full = (points[0], *points, points[-1])
    path: list[Point] = []
    for p0, p1, p2, p3 in zip(full, full[1:], full[2:], full[3:], strict=False):
        for step in range(12):
            t = step / 12
            path.append((shapes.catmull(p0[0], p1[0], p2[0], p3[0], t), shapes.catmull(p0[1], p1[1], p2[1], p3[1], t)))
    return (*path, points[-1])


def shorten_way(path: Points, start: float, end: float) -> Points:
    """Return the way without its first `start` and its last `end` px."""
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    total = sum(lengths)
    if total <= start + end + 12:
        start = end = max(0.0, (total - 14) / 2)
    return shapes.part(path, lengths, start, total - end)


def way(canvas: Canvas, points: Points, colour: Colour = palette.HALO, strength: float = 1.0, gap: tuple[float, float] = (30, 32)) -> None:
    """Draw a dashed arrow along a smooth way, cut by `gap` px at both ends."""
    path = shorten_way(curve(points), *gap)
    if len(path) < 2:
        return
    tip = path[-1]
    back = next((p for p in reversed(path) if math.dist(p, tip) >= marks.HEAD[0]), path[0])
    length = math.dist(back, tip) or 1
    ux, uy = (tip[0] - back[0]) / length, (tip[1] - back[1]) / length
    side = marks.HEAD[1] / 2
    root = (tip[0] - ux * marks.HEAD[0], tip[1] - uy * marks.HEAD[0])
    head = (tip, (root[0] - uy * side, root[1] + ux * side), (root[0] + uy * side, root[1] - ux * side))
    body = (*(p for p in path if math.dist(p, tip) > marks.HEAD[0]), root)
    if len(body) > 1:
        canvas.fill(shapes.polyline(body, 8), DEEP, 0.5 * strength)
    canvas.fill(shapes.polyline(head, 3.5, dash=None, closed=True), DEEP, strength)
    if len(body) > 1:
        canvas.fill(shapes.polyline(body, 4.2, (13, 8)), colour, strength)
    canvas.fill(shapes.polygon(head), colour, strength)
