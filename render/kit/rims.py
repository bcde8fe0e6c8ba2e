"""Text with a soft rim, for a ground that changes under it, such as coasts and grid lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageFilter

from render.kit import shapes, text
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour

PAD = 6
"""Px around the letters that a rim may take."""


@dataclass(frozen=True, slots=True)
class Rim:
    """A rim: its colour, its `blur` in px (wider) and its `gain` (harder)."""

    colour: Colour
    blur: float = 2.2
    gain: int = 4


@lru_cache(maxsize=1536)
def _mask(words: str, face: str, size: float, blur: float, gain: int) -> Image.Image:
    letters = text.piece(words, face, size).mask
    padded = Image.new("L", (letters.width + 2 * PAD, letters.height + 2 * PAD), 0)
    padded.paste(letters, (PAD, PAD))
    return padded.filter(ImageFilter.GaussianBlur(blur)).point([min(255, v * gain) for v in range(256)])


def write_rimmed(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    face: str,
    size: float,
    colour: Colour,
    rim: Rim,
    anchor: str = "mm",
    room: float | None = None,
) -> Box:
    """Write a line in its rim, fitted into `room` px; anchors as in `Canvas.text`.

    >>> chart = surface.ground((200, 100))
    >>> write_rimmed(chart, 100, 50, "Lisbon", fonts.SERIF_BOLD, 30, palette.INK, Rim(palette.PAPER)).label
    'Lisbon'
    """
    if room is not None:
        words, size = text.fit_text(words, face, size, room)
    piece = text.piece(words, face, size)
    left = x - {"l": 0.0, "m": piece.width / 2, "r": piece.width}[anchor[0]]
    base = y + (piece.cap / 2 if anchor[1] == "m" else 0)
    mask = _mask(words, face, size, rim.blur, rim.gain)
    spot = (round(left) + piece.dx - PAD, round(base) + piece.dy - PAD)
    shapes.pour(canvas.image, rim.colour, *spot, mask)
    return canvas.text(left, base, words, face, size, colour, "ls")


# Names of interface 1.0 of the guests, kept beside the new ones.
rimmed = write_rimmed
