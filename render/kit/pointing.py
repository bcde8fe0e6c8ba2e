"""What a teacher points at: areas of a picture ringed in gold, the rest a little darker, with numbers where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from render.kit import fonts, palette, shapes
from render.kit.canvas import Area, Box, Canvas
from render.kit.shapes import Point, Points, Stencil

LOW = 0.78
"""How high a picture is for its width that shows what a teacher points at, where it is higher than wide: on a desk their words, what they
point at and the answers are in sight together."""

MARGIN = 40.0
"""Px around what a teacher points at that such a picture has at least."""

GAP = 1.0
"""Px between an area and its ring."""

GOLD = 6.0
INK = 3.0
"""Widths of the gold ring, and of the ink line on either side of it."""

RADIUS = 18.0
BADGE = 30.0
"""Radius of a number in px of a picture 1,200 wide: its figure is 11 px high where the picture is shown at 320."""


def point(canvas: Canvas, names: Sequence[str]) -> None:
    """Ring these areas; those that the canvas does not have are left out, and nothing is drawn where none is left."""
    known = [name for name in names if name in canvas.areas]
    if not known:
        return
    scale = canvas.width / 1200
    frames = {name: _frame(canvas, canvas.areas[name]) for name in known}
    outlines = canvas.outlines
    _dim(canvas, [shapes.polygon(outlines[name]) if name in outlines else shapes.rounded(*frames[name], RADIUS * scale) for name in known])
    for name in known:
        if name in outlines:
            _outline(canvas, outlines[name], scale)
        else:
            _ring(canvas, frames[name], scale)
    if len(known) > 1:
        for number, name in enumerate(known, 1):
            corners = sorted(outlines[name], key=lambda corner: (round(corner[1]), corner[0])) if name in outlines else None
            _badge(canvas, corners or _corners(frames[name], BADGE * scale), number, scale)


def cut(canvas: Canvas, names: Sequence[str]) -> Image.Image:
    """The picture; of one that is higher than wide the part in which these areas are, without halves of words."""
    known = [canvas.areas[name] for name in names if name in canvas.areas]
    if not known or canvas.height <= canvas.width:
        return canvas.image
    first, last = min(area[1] for area in known) - MARGIN, max(area[3] for area in known) + MARGIN
    high = round(min(canvas.height, max(LOW * canvas.width, last - first)))
    top = min(max(0.0, (first + last - high) / 2), float(canvas.height - high))
    foot = top + high
    top = min(first, max((box.y1 + GAP for box in canvas.boxes if box.y0 < top < box.y1), default=top))
    foot = max(last, min((box.y0 - GAP for box in canvas.boxes if box.y0 < foot < box.y1), default=foot))
    return canvas.image.crop((0, max(0, round(top)), canvas.width, min(canvas.height, round(foot))))


def _frame(canvas: Canvas, area: Area) -> Area:
    """Where the ring of an area runs: around it, inside the picture."""
    out = GAP + GOLD + 2 * INK
    x0, y0, x1, y1 = area
    return max(0.0, x0 - out), max(0.0, y0 - out), min(float(canvas.width), x1 + out), min(float(canvas.height), y1 + out)


def _dim(canvas: Canvas, kept: Sequence[Stencil]) -> None:
    light = Image.new("L", canvas.image.size, 0)
    for stencil in kept:
        own = Image.new("L", canvas.image.size, 0)
        own.paste(stencil.mask, (stencil.x, stencil.y))
        light = ImageChops.lighter(light, own)
    shade = ImageChops.invert(light).point(lambda value: round(value * palette.DIM))
    canvas.image.paste(palette.SHADOW, (0, 0), shade)


def _ring(canvas: Canvas, frame: Area, scale: float) -> None:
    x0, y0, x1, y1 = frame
    wide, radius = (GOLD + 2 * INK) * scale, RADIUS * scale
    canvas.fill(shapes.rounded(x0, y0, x1, y1, radius, wide), palette.INK)
    edge = INK * scale
    canvas.fill(shapes.rounded(x0 + edge, y0 + edge, x1 - edge, y1 - edge, radius - edge, GOLD * scale), palette.HALO)


def _outline(canvas: Canvas, outline: Points, scale: float) -> None:
    """A ring on the edge itself: neighbours of an area that is no rectangle stand close, and their words are not framed."""
    canvas.fill(shapes.stroke(outline, (GOLD + 2 * INK) * scale, None, True), palette.INK)
    canvas.fill(shapes.stroke(outline, GOLD * scale, None, True), palette.HALO)


def _badge(canvas: Canvas, corners: Sequence[Point], number: int, scale: float) -> None:
    """The number of an area, at a corner of its ring where it covers neither words nor drawings, the upper left one first."""
    radius = BADGE * scale
    spots = [_inside(canvas, spot, radius) for spot in corners]
    x, y = next((spot for spot in spots if not _covers(canvas, spot, radius)), spots[-1])
    canvas.fill(shapes.disc(x, y, radius), palette.INK)
    canvas.fill(shapes.disc(x, y, radius - 4 * scale), palette.HALO)
    canvas.text(x, y, str(number), fonts.SANS_BOLD, radius * 1.5, palette.INK, "mm")


def _corners(frame: Area, radius: float) -> list[Point]:
    """Where a number may stand: on the corners, outside them, and where it stands when all of these are taken."""
    x0, y0, x1, y1 = frame
    is_small = min(x1 - x0, y1 - y0) < 4 * radius
    spots = [
        (x, y)
        for out in ((0.35, 0.8) if is_small else (-0.5, 0.0, 0.35, 0.8))
        for y in (y0 - out * radius, y1 + out * radius)
        for x in (x0 - out * radius, x1 + out * radius)
    ]
    return [*spots, spots[0]]


def _inside(canvas: Canvas, spot: Point, radius: float) -> Point:
    """The place inside the picture next to a spot."""
    return min(max(spot[0], radius + 2), canvas.width - radius - 2), min(max(spot[1], radius + 2), canvas.height - radius - 2)


def _covers(canvas: Canvas, spot: Point, radius: float) -> bool:
    """Whether a number there would cover something."""
    x, y = spot
    number = Box("badge", "", x - radius, y - radius, x + radius, y + radius)
    return any(number.overlaps(box, radius * 0.2) for box in canvas.boxes)
