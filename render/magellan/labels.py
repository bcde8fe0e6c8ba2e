"""Text on land and water: with a rim in the ground's colour, so that coasts and grid lines do not disturb it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageFilter

from render.kit import palette, shapes, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.magellan import fit
from render.magellan.fit import Field

PALE = palette.rgb("#EAF3F2")


@lru_cache(maxsize=512)
def _rim(words: str, face: str, size: float) -> Image.Image:
    mask = text.piece(words, face, size).mask
    wide = Image.new("L", (mask.width + 12, mask.height + 12), 0)
    wide.paste(mask, (6, 6))
    return wide.filter(ImageFilter.GaussianBlur(2.2)).point([min(255, v * 4) for v in range(256)])


def rimmed(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    face: str,
    size: float,
    colour: Colour,
    rim: Colour,
    anchor: str = "mm",
    room: float | None = None,
) -> Box:
    """One line of text with a soft rim."""
    if room is not None:
        words, size = text.fitted(words, face, size, room)
    piece = text.piece(words, face, size)
    left = x - {"l": 0.0, "m": piece.width / 2, "r": piece.width}[anchor[0]]
    base = y + (piece.cap / 2 if anchor[1] == "m" else 0)
    mask = _rim(words, face, size)
    spot = (round(left) + piece.dx - 6, round(base) + piece.dy - 6)
    canvas.image.paste(rim, (*spot, spot[0] + mask.width, spot[1] + mask.height), mask)
    return canvas.text(left, base, words, face, size, colour, "ls")


def beside(field: Field, at: Point, radius: float, wide: float, high: float, others: Iterable[Point] = ()) -> BoxPx | None:
    """A free box for the name of a badge: right, left, above, below of it, or at its corners.

    A place that is as near to another badge is not taken: the name would seem to be the other's.
    """
    x, y = at
    side, over = radius + wide / 2 + 4, radius + high / 2 + 2
    for dx, dy in (
        *((side, 0.0), (-side, 0.0), (0.0, -over), (0.0, over)),
        *((side - 6, -over + 4), (side - 6, over - 4), (-side + 6, -over + 4), (-side + 6, over - 4)),
        *((wide / 3, -over), (-wide / 3, -over), (wide / 3, over), (-wide / 3, over)),
    ):
        box = fit.around(x + dx, y + dy, wide, high)
        if field.is_free(box, 1) and all(distance(other, box) > distance(at, box) for other in others):
            return box
    return None


def distance(at: Point, box: BoxPx) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))


def leader(canvas: Canvas, at: Point, radius: float, box: BoxPx) -> None:
    """A thin line from a badge to its name when the name had to go away."""
    if distance(at, box) < radius + 8:
        return
    end = (min(box[2], max(box[0], at[0])), min(box[3], max(box[1], at[1])))
    share = radius / math.dist(at, end)
    start = (at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share)
    canvas.fill(shapes.polyline((start, end), 3.4), palette.LAND, 0.8)
    canvas.fill(shapes.polyline((start, end), 1.6), palette.INK)
