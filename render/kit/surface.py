"""Paper, panels, frames, seas and coasts: the ground of every picture.

These belong to the static layers, drawn once, so they may take their time. Boxes are (x0, y0, x1, y1) in px.
"""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageChops, ImageFilter

from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.shapes import Points, Stencil

BoxPx = tuple[float, float, float, float]
FRAME_BAND = 9
"""Width of the frame of a chart in px."""


def noise(size: tuple[int, int], grid: int, amplitude: float, seed: int) -> Image.Image:
    """Return soft noise around 128 (mode L) with a random value every `grid` px.

    `size` is width and height in px, `amplitude` how far a value usually is from 128. The same `seed` gives the same noise.

    >>> noise((40, 20), grid=10, amplitude=4, seed=1).size
    (40, 20)
    """
    chance = Random(seed)
    knots = (size[0] // grid + 3, size[1] // grid + 3)
    values = bytes(max(0, min(255, round(128 + chance.gauss(0, 1) * 40))) for _ in range(knots[0] * knots[1]))
    field = Image.frombytes("L", knots, values).resize((knots[0] * grid, knots[1] * grid), Image.Resampling.BICUBIC)
    return field.crop((grid, grid, grid + size[0], grid + size[1])).point(lambda v: round(128 + (v - 128) * amplitude / 40))


def add_texture(image: Image.Image, seed: int = 1) -> Image.Image:
    """Return the image with the cloudy tone of paper.

    A finer grain would make the file a quarter larger.

    >>> add_texture(ground((120, 80)).image).size
    (120, 80)
    """
    grain = noise(image.size, 60, 1.4, seed)
    return ImageChops.add(image, Image.merge("RGB", [grain] * 3), 1, -128)


def ground(size: tuple[int, int]) -> Canvas:
    """Draw paper to the edge, darker toward the corners.

    `size` is width and height in px.

    >>> ground((120, 80)).width
    120
    """
    image = Image.new("RGB", size, palette.GROUND)
    vignette = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    shade = vignette.point(lambda v: round(max(0, min(1, (v - 165) / 90)) * 0.16 * 255))
    image.paste(palette.rgb("#6B4A22"), (0, 0, *size), shade)
    return Canvas(image)


def shadow(canvas: Canvas, shape: Stencil, blur: float = 4, strength: float = 0.35) -> None:
    """Draw a soft shadow below the right side of a shape that is drawn over it next.

    `blur` in px, `strength` 0..1.

    >>> canvas, sheet = ground((240, 120)), shapes.round_rectangle(20, 20, 220, 100, radius=10)
    >>> shadow(canvas, sheet)
    >>> canvas.fill(sheet, palette.PAPER)
    """
    cast = shapes.glow(shape, 0, blur)
    x, y, hole = cast.x + 1, cast.y + 3, shape.core
    if hole is not None:
        across, down = shape.x - x, shape.y - y
        hole = (hole[0] + across, hole[1] + down, hole[2] + across, hole[3] + down)
    canvas.fill(Stencil(cast.mask, x, y, hole), palette.SHADOW, strength, is_hollow=hole is not None)


def panel(canvas: Canvas, box: BoxPx, fill: Colour = palette.PAPER, radius: float = 10, lifted: bool = True) -> None:
    """Draw a sheet of paper with round corners, an edge line and a shadow.

    `radius` of the corners in px; `lifted`: with its shadow.

    >>> canvas = ground((240, 120))
    >>> panel(canvas, (20, 20, 220, 100))
    >>> canvas.image.getpixel((120, 60)) == palette.PAPER
    True
    """
    shape = shapes.round_rectangle(*box, radius)
    if lifted:
        shadow(canvas, shape)
    canvas.fill(shape, fill)
    canvas.fill(shapes.round_rectangle(*box, radius, 1.5), palette.PAPER_EDGE)


def active_outline(canvas: Canvas, box: BoxPx, radius: float = 10) -> None:
    """Draw a gold line, with an ink line outside it, around the panel of the player awaited.

    >>> canvas = ground((240, 120))
    >>> active_outline(canvas, (20, 20, 220, 100))
    >>> canvas.image.getpixel((120, 21)) == palette.GOLD
    True
    """
    x0, y0, x1, y1 = box
    canvas.fill(shapes.round_rectangle(x0 - 2.4, y0 - 2.4, x1 + 2.4, y1 + 2.4, radius + 2, 1.6), palette.INK)
    canvas.fill(shapes.round_rectangle(x0 - 1, y0 - 1, x1 + 1, y1 + 1, radius + 1, 4), palette.GOLD)


def hairline(canvas: Canvas, x0: float, y: float, x1: float, colour: Colour = palette.PAPER_EDGE) -> None:
    """Draw a thin level line.

    >>> canvas = ground((120, 80))
    >>> hairline(canvas, 10, 40, 110, palette.INK)
    """
    canvas.fill(shapes.round_rectangle(x0, y - 0.75, x1, y + 0.75, 0.7), colour)


def frame(canvas: Canvas, box: BoxPx, band: float = FRAME_BAND, segment: float = 28) -> None:
    """Draw a chart's frame inside `box`: alternating segments between two ink lines.

    `band` is the width of the frame and `segment` about the length of a segment, in px.

    >>> canvas = ground((240, 120))
    >>> frame(canvas, (20, 20, 220, 100))
    >>> canvas.image.getpixel((120, 60)) == palette.PAPER
    True
    """
    x0, y0, x1, y1 = box
    canvas.fill(shapes.round_rectangle(*box, 1), palette.PAPER)
    for length, place in (
        (x1 - x0, lambda a, b: ((x0 + a, y0 + 2, x0 + b, y0 + band - 2), (x0 + a, y1 - band + 2, x0 + b, y1 - 2))),
        (y1 - y0, lambda a, b: ((x0 + 2, y0 + a, x0 + band - 2, y0 + b), (x1 - band + 2, y0 + a, x1 - 2, y0 + b))),
    ):
        count = int(length / segment) // 2 * 2 + 1
        for k in range(1, count, 2):
            for bar in place(length * k / count, length * (k + 1) / count):
                canvas.fill(shapes.round_rectangle(*bar, 0), palette.INK)
    canvas.fill(shapes.round_rectangle(*box, 1, 1.6), palette.INK)
    canvas.fill(shapes.round_rectangle(x0 + band - 1.2, y0 + band - 1.2, x1 - band + 1.2, y1 - band + 1.2, 0, 1.2), palette.INK)


def sea(box: BoxPx, rose: tuple[float, float], top: Colour, bottom: Colour, strength: float = 0.22) -> Image.Image:
    """Draw a sea of the size of `box` with rhumb lines from a rose at (x, y) of the picture.

    `top` and `bottom` are its colours there, `strength` (0..1) is that of the lines.

    >>> sea((0, 0, 200, 100), (100, 50), palette.SEA, palette.SEA_FOOT).size
    (200, 100)
    """
    x0, y0, x1, y1 = box
    width, height = round(x1 - x0), round(y1 - y0)
    ramp = Image.linear_gradient("L").resize((width, height), Image.Resampling.BICUBIC)
    image = Image.composite(Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), ramp)
    lines = Canvas(image)
    reach = math.hypot(width, height)
    for k in range(32):
        angle = 2 * math.pi * k / 32
        start = (rose[0] - x0, rose[1] - y0)
        end = (start[0] + reach * math.sin(angle), start[1] - reach * math.cos(angle))
        seen = clip_segment(start, end, width, height)
        if seen:
            lines.fill(shapes.polyline(seen, 1.0), palette.RHUMB, strength if k % 2 == 0 else strength / 2)
    return image


def framed_sea(
    canvas: Canvas,
    box: BoxPx,
    rose: tuple[float, float] | None = None,
    top: Colour = palette.SEA,
    bottom: Colour = palette.SEA_FOOT,
    strength: float = 0.2,
) -> BoxPx:
    """Draw a framed sea with rhumb lines from `rose` (`None`: the middle); return its water.

    >>> framed_sea(ground((240, 120)), (20, 20, 220, 100))
    (29, 29, 211, 91)
    """
    frame(canvas, box)
    x0, y0, x1, y1 = box
    water = (x0 + FRAME_BAND, y0 + FRAME_BAND, x1 - FRAME_BAND, y1 - FRAME_BAND)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    canvas.image.paste(sea(water, middle if rose is None else rose, top, bottom, strength), (round(water[0]), round(water[1])))
    return water


def clip_segment(start: shapes.Point, end: shapes.Point, wide: float, high: float) -> Points | None:
    """Return the part of a segment inside (0, 0, wide, high).

    Returns `None` if the segment is outside.

    >>> clip_segment((-10, 5), (20, 5), wide=10, high=10)
    ((0.0, 5.0), (10.0, 5.0))
    """
    low, far = 0.0, 1.0
    dx, dy = end[0] - start[0], end[1] - start[1]
    for delta, at, limit in ((dx, start[0], wide), (dy, start[1], high)):
        if abs(delta) < 1e-9:
            if not 0 <= at <= limit:
                return None
            continue
        near, away = sorted((-at / delta, (limit - at) / delta))
        low, far = max(low, near), min(far, away)
    if low >= far:
        return None
    return tuple((start[0] + dx * t, start[1] + dy * t) for t in (low, far))


def coast(image: Image.Image, land: Image.Image, lines: tuple[float, ...] = (5.0, 10.5), shallow: float = 26) -> None:
    """Lay land on a sea, in place: shallows, water lines, shaded shore, coast line.

    `land`: a mask of the image's size, 255 on land. `lines`: how far from the shore the water lines are, in px. `shallow`: how far the
    shallows reach, in px.

    >>> chart = ground((120, 80)).image
    >>> coast(chart, Image.new("L", chart.size, 255))
    >>> chart.getpixel((60, 40)) == palette.LAND
    True
    """
    soft = land.filter(ImageFilter.GaussianBlur(shallow)).point(lambda v: min(255, round(v * 1.6)))
    image.paste(palette.SEA_COAST, (0, 0, *image.size), soft)
    for distance, strength in zip(lines, (0.62, 0.38, 0.25), strict=False):
        image.paste(palette.SEA_DEEP, (0, 0, *image.size), _level_line(land, distance, 1.3, strength))
    ground_here = Image.new("RGB", image.size, palette.LAND)
    inland = land.filter(ImageFilter.GaussianBlur(22)).point(lambda v: round(max(0, 255 - v) * 0.9))
    ground_here.paste(palette.LAND_SHADE, (0, 0, *image.size), inland)
    image.paste(ground_here, (0, 0), land)
    image.paste(palette.COAST, (0, 0, *image.size), _level_line(land, 0, 1.8, 1.0))


def _level_line(land: Image.Image, distance: float, width: float, strength: float) -> Image.Image:
    """Return a line of `width` px at `distance` px off the shore, as a mask.

    It is a level line of the blurred mask of the land.
    """
    sigma = max(0.9, 1.05 * distance)
    share = 0.5 * math.erfc(distance / sigma / math.sqrt(2))
    slope = 255 * math.exp(-((distance / sigma) ** 2) / 2) / math.sqrt(2 * math.pi) / sigma
    half = min(100.0, slope * width * 0.75)
    level = 255 * share

    def peak(value: int) -> int:
        return round(255 * strength * max(0.0, min(1.0, 1.5 * (1 - abs(value - level) / half))))

    return land.filter(ImageFilter.GaussianBlur(sigma)).point(peak)


def shoal_outline(box: BoxPx, seed: int, radius: float = 26, amplitude: float = 3) -> Points:
    """Return the wavy outline of pale shallow water to put pieces on.

    `radius` of its corners and `amplitude` of its waves in px. The same `seed` gives the same waves.

    >>> len(shoal_outline((0, 0, 100, 60), seed=7))
    256
    """
    chance = Random(seed)
    waves = [(chance.uniform(0, 2 * math.pi), k) for k in (2, 3, 5, 7)]
    plain = _rounded_points(box, radius, 64)
    outline = []
    for k, (x, y, nx, ny) in enumerate(plain):
        push = sum(math.sin(phase + 2 * math.pi * wave * k / 64) for phase, wave in waves) * amplitude / 2
        push = max(-amplitude, min(amplitude, push))
        outline.append((x + nx * push, y + ny * push))
    return shapes.smooth(tuple(outline), 4)


def _rounded_points(box: BoxPx, radius: float, count: int) -> list[tuple[float, float, float, float]]:
    """Return points with normals along a rounded rectangle, clockwise."""
    x0, y0, x1, y1 = box
    width, height, arc = x1 - x0 - 2 * radius, y1 - y0 - 2 * radius, math.pi * radius / 2
    corners = ((x1 - radius, y0 + radius), (x1 - radius, y1 - radius), (x0 + radius, y1 - radius), (x0 + radius, y0 + radius))
    points = []
    for k in range(count):
        at = (2 * (width + height) + 4 * arc) * k / count
        for side, length in enumerate((width, height, width, height)):
            turn = math.pi / 2 * side
            nx, ny = math.sin(turn), -math.cos(turn)
            cx, cy = corners[side]
            if at < length:
                back = length - at
                points.append((cx + nx * radius + ny * back, cy + ny * radius - nx * back, nx, ny))
                break
            at -= length
            if at < arc:
                angle = turn + at / radius
                nx, ny = math.sin(angle), -math.cos(angle)
                points.append((cx + nx * radius, cy + ny * radius, nx, ny))
                break
            at -= arc
    return points


def grow_outline(points: Points, by: float) -> Points:
    """Return a closed outline (clockwise) pushed outward by `by` px.

    >>> left, top = grow_outline(((0, 0), (10, 0), (10, 10), (0, 10)), by=2)[0]
    >>> left < 0, top < 0
    (True, True)
    """
    outline = []
    count = len(points)
    for k in range(count):
        (ax, ay), (bx, by_) = points[k - 1], points[(k + 1) % count]
        tx, ty = bx - ax, by_ - ay
        length = math.hypot(tx, ty) or 1
        outline.append((points[k][0] + ty / length * by, points[k][1] - tx / length * by))
    return tuple(outline)


# Names of interface 1.0 of the guests, kept beside the new ones.
clipped = clip_segment
grown = grow_outline
textured = add_texture
