"""Skies, seas and weather of event pictures, drawn twice as large and reduced."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.event import SIZE
from render.kit.palette import Colour
from render.kit.shapes import Point, Points

TWICE = 2
"""How many times as large shapes are drawn before they are reduced, so that their edges are smooth."""
LINE = palette.rgb("#0E1B2C")


def sky(*stops: tuple[float, Colour]) -> Image.Image:
    """Draw a gradient from the top (0) to the foot (1)."""
    wide, high = SIZE
    column = Image.new("RGB", (1, high))
    for y in range(high):
        at = y / (high - 1)
        (low, first), (top, second) = next(((a, b) for a, b in pairwise(stops) if at <= b[0]), stops[-2:])
        column.putpixel((0, y), palette.mix(first, second, max(0.0, min(1.0, (at - low) / (top - low)))))
    return column.resize((wide, high), Image.Resampling.NEAREST)


Placing = Callable[[Iterable[Point]], list[Point]]
"""Turns points of the picture into points of a mask."""


def pour(
    canvas: Canvas,
    colour: Colour,
    points: Iterable[Point],
    paint: Callable[[ImageDraw.ImageDraw, Placing], None],
    margin: float,
    strength: float = 1.0,
    blur: float = 0,
) -> None:
    """Pour a colour through what `paint` draws in white on a mask twice as large.

    The mask covers `points`, and `margin` px around them.
    """
    xs, ys = zip(*points, strict=True)
    more = math.ceil(margin + 3 * blur) + 2
    x0, y0 = (max(0, math.floor(min(at)) - more) for at in (xs, ys))
    x1, y1 = (min(most, math.ceil(max(at)) + more) for at, most in zip((xs, ys), SIZE, strict=True))
    if x0 >= x1 or y0 >= y1:
        return
    mask = Image.new("L", ((x1 - x0) * TWICE, (y1 - y0) * TWICE), 0)
    paint(ImageDraw.Draw(mask), lambda found: [((x - x0) * TWICE, (y - y0) * TWICE) for x, y in found])
    mask = mask.reduce(TWICE)
    if blur:
        mask = mask.filter(ImageFilter.GaussianBlur(blur))
    if strength < 1:
        mask = mask.point([round(value * strength) for value in range(256)])
    shapes.pour(canvas.image, colour, x0, y0, mask)


def polygon(canvas: Canvas, points: Points, colour: Colour, strength: float = 1.0, line: float = 0, blur: float = 0) -> None:
    """Draw a polygon, with `line` an ink line of this width around it."""
    if line:
        stroke(canvas, (*points, points[0], points[1]), 2 * line, LINE)
    pour(canvas, colour, points, lambda brush, at: brush.polygon(at(points), 255), 0, strength, blur)


def stroke(canvas: Canvas, points: Points, width: float, colour: Colour, strength: float = 1.0) -> None:
    """Draw a line."""
    pour(canvas, colour, points, lambda brush, at: brush.line(at(points), 255, round(width * TWICE), joint="curve"), width, strength)


def discs(canvas: Canvas, spots: Iterable[tuple[float, float, float]], colour: Colour, strength: float = 1.0) -> None:
    """Draw discs by middle and radius."""
    discs_drawn = list(spots)

    def paint(brush: ImageDraw.ImageDraw, at: Placing) -> None:
        for x, y, radius in discs_drawn:
            brush.ellipse(at(((x - radius, y - radius), (x + radius, y + radius))), 255)

    pour(canvas, colour, [(x, y) for x, y, _ in discs_drawn], paint, max(radius for *_, radius in discs_drawn), strength)


def glow(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, strength: float = 0.6) -> None:
    """Draw a light that fades."""
    side = round(2 * radius)
    light = Image.radial_gradient("L").resize((side, side)).point(lambda value: round(max(0, 255 - value * 1.42) * strength))
    shapes.pour(canvas.image, colour, round(x - radius), round(y - radius), light)


def rays(canvas: Canvas, x: float, y: float, colour: Colour, strength: float = 0.3, count: int = 20) -> None:
    """Draw rays of light from a point."""

    def paint(brush: ImageDraw.ImageDraw, at: Placing) -> None:
        for k in range(count):
            start, end = math.tau * k / count, math.tau * (k + 0.45) / count
            far = [(x + 1200 * math.cos(turn), y + 1200 * math.sin(turn)) for turn in (start, end)]
            brush.polygon(at(((x, y), *far)), 255)

    pour(canvas, colour, ((0, 0), SIZE), paint, 0, strength)


def wave(canvas: Canvas, y: float, height: float, length: float, shift: float, fill: Colour, crest: Colour) -> None:
    """Draw water from a waving line down to the foot, with paler lines below its crest."""
    wide, high = SIZE
    swell = [(float(x), height * _swell((x + shift) / length)) for x in range(-20, wide + 40, 8)]

    def line(down: float) -> Points:
        return tuple([(x, y + down + up) for x, up in swell])

    foot = math.ceil(y + height / 2) + 1
    polygon(canvas, (*line(0), (wide + 40, foot + 8), (-20, foot + 8)), fill)
    canvas.block(0, foot, wide, high, fill)
    for down, width, strength in ((9, 2.0, 0.55), (18, 1.5, 0.38), (27, 1.2, 0.22)):
        stroke(canvas, line(down), width, crest, strength)
    stroke(canvas, line(0), 3.2, LINE)


def _swell(at: float) -> float:
    """Return a wave with crests that are narrower than its troughs."""
    return 0.5 - math.pow(abs(math.cos(math.pi * at)), 1.4)


def cloud(canvas: Canvas, x: float, y: float, scale: float, fill: Colour) -> None:
    """Draw a heavy cloud."""
    puffs = ((-150, 10, 62), (-88, -28, 80), (0, -46, 96), (90, -24, 82), (156, 12, 60), (46, 16, 84), (-54, 18, 78))
    discs(canvas, [(x + a * scale, y + b * scale, radius * scale + 3) for a, b, radius in puffs], LINE)
    discs(canvas, [(x + a * scale, y + b * scale, radius * scale) for a, b, radius in puffs], fill)


def bolt(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """Draw a flash of lightning from a cloud."""
    shape = ((0, 0), (-46, 92), (-12, 84), (-58, 196), (44, 64), (8, 72), (46, 0))
    points = tuple((x + a * scale, y + b * scale) for a, b in shape)
    polygon(canvas, points, palette.HALO, 0.5, blur=14)
    polygon(canvas, points, palette.HALO, line=2.6)


def rain(canvas: Canvas, seed: int) -> None:
    """Draw slanting drops."""
    chance = Random(seed)
    for width, strength in ((1.6, 0.28), (2.2, 0.4), (2.8, 0.5)):
        drops = [(chance.uniform(0, SIZE[0] + 40), chance.uniform(60, SIZE[1]), chance.uniform(22, 54)) for _ in range(30)]

        def paint(brush: ImageDraw.ImageDraw, at: Placing, drops: list[tuple[float, float, float]] = drops, width: float = width) -> None:
            for x, y, length in drops:
                brush.line(at(((x, y), (x - 0.42 * length, y + length))), 255, round(width * TWICE))

        pour(canvas, palette.SHOAL, ((0, 0), SIZE), paint, 0, strength)


def stars(canvas: Canvas, seed: int) -> None:
    """Draw a clear night."""
    chance = Random(seed)
    for radius, strength in ((1.2, 0.9), (1.8, 0.6), (2.4, 0.45)):
        spots = [(chance.uniform(20, SIZE[0] - 20), chance.uniform(20, 220), radius) for _ in range(20)]
        discs(canvas, spots, palette.PAPER_WARM, strength)


def confetti(canvas: Canvas, colours: tuple[Colour, ...], seed: int) -> None:
    """Draw scraps of paper in the air."""
    chance = Random(seed)
    for colour in colours:
        scraps = []
        for _ in range(70 // len(colours)):
            x, y, turn = chance.uniform(10, SIZE[0] - 10), chance.uniform(10, 330), chance.uniform(0, math.pi)
            long, short = chance.uniform(5, 8), 3.2
            a, b = (long * math.cos(turn), long * math.sin(turn)), (-short * math.sin(turn), short * math.cos(turn))
            scraps.append([(x + i * a[0] + j * b[0], y + i * a[1] + j * b[1]) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        for scrap in scraps:
            polygon(canvas, tuple(scrap), colour, line=0)
