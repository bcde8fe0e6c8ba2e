"""Where a ship may go on the sea of a decision: squares in reach, and ways of dots."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image, ImageDraw

from games.carta_magica.pictures import places, ships
from games.carta_magica.rules.board import Square
from games.carta_magica.rules.view import CartaMagicaView
from render import Draft
from render.kit import marks, palette, shapes
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point, Points
from render.kit.zoom import Zoomed

DOT = 8.0
"""Radius of a dot of a ship's way, in px."""


def at(sea: Zoomed, x: float, y: float) -> Point:
    """Return a point of the whole chart in px of the zoomed part."""
    return (x - sea.part[0]) * sea.scale, (y - sea.part[1]) * sea.scale


def drafted_ways(view: CartaMagicaView, draft: Draft) -> tuple[tuple[Square, ...], ...]:
    """Return the ways of the own ship in a half-made move; of a new ship its harbour."""
    assert view.seat is not None
    after: CartaMagicaView = draft.preview
    if draft.asked == "sail.route":
        return draft.values
    before, now = view.players[view.seat].square, after.players[view.seat].square
    if before is None:
        return () if now is None else ((now,),)
    is_sailing = after.last != view.last and after.last.seat == view.seat and len(after.last.route) > 1
    return (after.last.route,) if is_sailing else ()


def dotted_way(sea: Zoomed, way: tuple[Square, ...]) -> Points:
    """Return the way from square to square with round corners, in px of the zoomed part."""
    return tuple([at(sea, *point) for point in marks.rounded_path(ships.turning_squares(way), 14)])


def lay_way(canvas: Canvas, path: Points) -> list[Box]:
    """Draw ivory dots along a way, with an ink rim, and return where they stand."""
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    count = max(1, round(sum(lengths) / (3.2 * DOT)))
    spots = [shapes.part(path, lengths, sum(lengths) * k / count, sum(lengths) * k / count + 0.01)[0] for k in range(1, count)]
    for x, y in spots:
        canvas.fill(shapes.disc(round(x), round(y), DOT), palette.INK)
    for x, y in spots:
        canvas.fill(shapes.disc(round(x), round(y), DOT - 2.5), palette.PAPER)
    return [Box("dot", "", x - DOT, y - DOT, x + DOT, y + DOT) for x, y in spots]


def lay_reach(canvas: Canvas, sea: Zoomed, squares: tuple[Square, ...]) -> None:
    """Draw squares in reach a little lighter, with a dashed gold line around all of them."""
    if not squares:
        return
    half = places.SIDE / 2
    boxes = []
    for square in squares:
        x, y = places.centre(square)
        (x0, y0), (x1, y1) = at(sea, x - half, y - half), at(sea, x + half, y + half)
        boxes.append((round(x0), round(y0), round(x1), round(y1)))
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    light = Image.new("L", (max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top), 0)
    for x0, y0, x1, y1 in boxes:
        light.paste(30, (x0 - left, y0 - top, x1 - left, y1 - top))
    shapes.pour(canvas.image, palette.WHITE, left, top, light)
    dashes: list[Points] = []
    for outline in places.outlines(frozenset(squares), 9.0, 2.0):
        line = tuple([at(sea, *point) for point in outline])
        dashes += [dash for dash in shapes.dashes((*line, line[0]), (22, 13), fits=True) if len(dash) > 1]
    _lay_dashes(canvas, dashes, 7, palette.INK, 0.55)
    _lay_dashes(canvas, dashes, 4.5, palette.HALO)


def _lay_dashes(canvas: Canvas, dashes: list[Points], width: float, colour: palette.Colour, strength: float = 1.0) -> None:
    """Draw many short lines at once, through one mask twice as large."""
    xs, ys = zip(*(point for dash in dashes for point in dash), strict=True)
    x0, y0 = (max(0, math.floor(min(at) - width)) for at in (xs, ys))
    x1, y1 = (min(most, math.ceil(max(at) + width)) for at, most in zip((xs, ys), canvas.image.size, strict=True))
    if x0 >= x1 or y0 >= y1:
        return
    mask = Image.new("L", (2 * (x1 - x0), 2 * (y1 - y0)), 0)
    brush = ImageDraw.Draw(mask)
    for dash in dashes:
        brush.line([(2 * (x - x0), 2 * (y - y0)) for x, y in dash], round(255 * strength), round(2 * width))
    shapes.pour(canvas.image, colour, x0, y0, mask.reduce(2))
