"""A teacher's pointing: areas ringed in gold and lettered, the rest a little darker."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from render.kit import palette, shapes
from render.kit.canvas import Area, Box, Canvas
from render.kit.decision import letter
from render.kit.marks import BAND
from render.kit.shapes import Point, Points, Stencil

GAP = 1.0
"""Px between an area and its ring."""

GOLD = 5.0
"""The width in px of the gold ring, on a picture 960 px wide."""

INK = 2.5
"""The width in px of the ink line on either side of the ring, on a picture 960 px wide."""

RADIUS = 15.0
"""Radius in px of a ring's corners, on a picture 960 px wide."""
BADGE = 24.0
"""Radius of a letter on a picture 960 px wide: its figure is 10 px high in a picture 320 px wide."""


def point(canvas: Canvas, names: Sequence[str]) -> None:
    """Ring the areas with these names, and darken the rest.

    Areas that the canvas does not have are left out, and nothing is drawn if none is left. The band and the numbers of answers stay bright.
    """
    known = [name for name in names if name in canvas.areas]
    if not known:
        return
    scale = canvas.width / 960
    frames = {name: _frame(canvas, canvas.areas[name], scale) for name in known}
    outlines, numbers = canvas.outlines, [area for name, area in canvas.areas.items() if name.startswith("mark-")]
    discs = [_disc(canvas, area) for area in numbers]
    bright = [
        shapes.polygon(outlines[name]) if name in outlines else shapes.round_rectangle(*frames[name], RADIUS * scale) for name in known
    ]
    if BAND in canvas.areas:
        bright.append(shapes.round_rectangle(*canvas.areas[BAND], 0))
    _dim(canvas, bright)
    for name in known:
        if name in outlines:
            _outline(canvas, outlines[name], scale)
        else:
            _ring(canvas, frames[name], scale)
    for disc, mask, spot in discs:
        canvas.image.paste(disc, spot, mask)
    for at, name in enumerate(known if len(known) > 1 else ()):
        corners = sorted(outlines[name], key=lambda corner: (round(corner[1]), corner[0])) if name in outlines else None
        _badge(canvas, corners or _corners(frames[name], BADGE * scale), chr(ord("A") + at), scale)


def cut_to_height(canvas: Canvas, names: Sequence[str], most: float) -> Image.Image:
    """Return the picture at most `most` px high: its band and the part with these areas.

    No words are cut.
    """
    band = round(canvas.areas[BAND][3]) if BAND in canvas.areas else 0
    visible_height = round(most) - band
    if canvas.height - band <= visible_height:
        return canvas.image
    known = [canvas.areas[name] for name in names if name in canvas.areas]
    first = min((area[1] for area in known), default=band)
    last = max((area[3] for area in known), default=band)
    top = min(max(float(band), (first + last - visible_height) / 2), float(canvas.height - visible_height))
    below_cut_boxes = [box.y1 + GAP for box in canvas.boxes if box.y0 < top < box.y1]
    top = min(max(below_cut_boxes, default=top), first) if known else top
    foot = min(float(canvas.height), top + visible_height)
    above_cut_words = [box.y0 - GAP for box in canvas.boxes if box.kind == "text" and box.y0 < foot < box.y1]
    foot = max(last, min(above_cut_words, default=foot))
    image = Image.new("RGB", (canvas.width, band + round(foot) - round(top)), palette.PAPER)
    image.paste(canvas.image.crop((0, 0, canvas.width, band)), (0, 0))
    image.paste(canvas.image.crop((0, round(top), canvas.width, round(foot))), (0, band))
    return image


def _frame(canvas: Canvas, area: Area, scale: float) -> Area:
    """Return the frame of an area's ring: around the area, inside the picture."""
    out = (GAP + GOLD + 2 * INK) * scale
    x0, y0, x1, y1 = area
    return max(0.0, x0 - out), max(0.0, y0 - out), min(float(canvas.width), x1 + out), min(float(canvas.height), y1 + out)


def _disc(canvas: Canvas, area: Area) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """Return an answer's number, to lie above the rings: image, mask, upper left corner."""
    x0, y0, x1, y1 = area
    shape = shapes.disc((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2)
    box = (shape.x, shape.y, shape.x + shape.mask.width, shape.y + shape.mask.height)
    return canvas.image.crop(box), shape.mask, (shape.x, shape.y)


def _dim(canvas: Canvas, bright: Sequence[Stencil]) -> None:
    """Darken the picture outside these stencils."""
    light = Image.new("L", canvas.image.size, 0)
    for stencil in bright:
        own = Image.new("L", canvas.image.size, 0)
        own.paste(stencil.mask, (stencil.x, stencil.y))
        light = ImageChops.lighter(light, own)
    shade = ImageChops.invert(light).point(lambda value: round(value * palette.DIM))
    canvas.image.paste(palette.SHADOW, (0, 0), shade)


def _ring(canvas: Canvas, frame: Area, scale: float) -> None:
    x0, y0, x1, y1 = frame
    width, radius = (GOLD + 2 * INK) * scale, RADIUS * scale
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, radius, width), palette.INK)
    edge = INK * scale
    canvas.fill(shapes.round_rectangle(x0 + edge, y0 + edge, x1 - edge, y1 - edge, radius - edge, GOLD * scale), palette.HALO)


def _outline(canvas: Canvas, outline: Points, scale: float) -> None:
    """Draw a ring on the edge of an area that is no rectangle: neighbours are close to it."""
    canvas.fill(shapes.stroke(outline, (GOLD + 2 * INK) * scale, None, True), palette.INK)
    canvas.fill(shapes.stroke(outline, GOLD * scale, None, True), palette.HALO)


def _badge(canvas: Canvas, corners: Sequence[Point], sign: str, scale: float) -> None:
    """Draw the letter of an area at the first of these corners where it covers nothing.

    It is at the last corner if it covers something at each.
    """
    radius = BADGE * scale
    spots = [_inside(canvas, spot, radius) for spot in corners]
    x, y = next((spot for spot in spots if not _covers(canvas, spot, radius)), spots[-1])
    letter(canvas, sign, x, y, 2 * radius)


def _corners(frame: Area, radius: float) -> list[Point]:
    """Return places for a letter at the corners, the best first.

    The best is also the last, where a letter is that covers something at each place.
    """
    x0, y0, x1, y1 = frame
    is_small = min(x1 - x0, y1 - y0) < 4 * radius
    distances = (0.35, 0.8) if is_small else (-0.5, 0.0, 0.35, 0.8)
    spots = [(x, y) for out in distances for y in (y0 - out * radius, y1 + out * radius) for x in (x0 - out * radius, x1 + out * radius)]
    return [*spots, spots[0]]


def _inside(canvas: Canvas, spot: Point, radius: float) -> Point:
    """Return the nearest place to a spot at which a letter lies inside the picture."""
    return min(max(spot[0], radius + 2), canvas.width - radius - 2), min(max(spot[1], radius + 2), canvas.height - radius - 2)


def _covers(canvas: Canvas, spot: Point, radius: float) -> bool:
    """Return whether a letter there would cover something, or lie on the band."""
    x, y = spot
    disc = Box("letter", "", x - radius, y - radius, x + radius, y + radius)
    x0, y0, x1, y1 = canvas.areas.get(BAND, (0.0, 0.0, 0.0, 0.0))
    band = Box("area", BAND, x0, y0, x1, y1)
    return disc.overlaps(band, radius * 0.6) or any(disc.overlaps(box, radius * 0.2) for box in canvas.boxes)
