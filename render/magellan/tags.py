"""Tags: all pieces of one player in one cell as one label, with the player's emblem, silhouettes and counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.kit import fonts, palette, shapes, sprites, text
from render.magellan.glyphs import emblem, glyph

HEIGHT = 30
EMBLEM = 20
"""Width of the ivory compartment."""
GLYPH = 27
FIGURE = 23.0
EDGE = 3
"""Ivory keyline around a tag, with the ink line outside it."""

Pieces = tuple[tuple[str, int], ...]
"""Glyph and count of each kind of piece on a tag, loaded ones apart."""


@dataclass(frozen=True, slots=True)
class Tag:
    """What stands on one tag: a cell, a seat, its pieces there."""

    cell: str
    seat: int
    pieces: Pieces
    strength: float = 1.0

    @property
    def width(self) -> int:
        return width(self.pieces)


def width(pieces: Pieces) -> int:
    """Width of a tag in px; its height is `HEIGHT`."""
    return EMBLEM + 6 + sum(GLYPH + (_figure_room(count) if count > 1 else 0) for _, count in pieces)


def _figure_room(count: int) -> int:
    return round(text.width(str(count), fonts.SANS_BOLD, FIGURE)) + 3


@lru_cache(maxsize=512)
def image(seat: int, pieces: Pieces) -> tuple[Image.Image, Image.Image]:
    """A tag as its colours and its mask, with a margin of `sprites.MARGIN` px for its shadow."""
    player = palette.PLAYERS[seat]
    wide, margin = width(pieces), sprites.MARGIN
    tile = Image.new("RGBA", (wide + 2 * margin, HEIGHT + 2 * margin))

    def fill(shape: shapes.Stencil, colour: palette.Colour) -> None:
        tile.paste((*colour, 255), (shape.x, shape.y), shape.mask)

    x0, y0 = margin, margin
    fill(shapes.rounded(x0 - 1, y0 - 1, x0 + wide + 1, y0 + HEIGHT + 1, 8), palette.INK)
    fill(shapes.rounded(x0, y0, x0 + wide, y0 + HEIGHT, 7), palette.PAPER)
    fill(shapes.rounded(x0 + EMBLEM, y0 + 2, x0 + wide - 2, y0 + HEIGHT - 2, 5), player.main)
    fill(shapes.rounded(x0 + EMBLEM, y0 + 2, x0 + EMBLEM + 8, y0 + HEIGHT - 2, 0), player.main)
    mark = palette.INK if player.name in ("ivory", "amber") else player.main
    tile.paste((*mark, 255), (x0 + 2, y0 + (HEIGHT - 17) // 2), emblem(seat, 17))
    x = x0 + EMBLEM + 2
    for kind, count in pieces:
        drawn = glyph(kind, GLYPH - 3)
        tile.paste((*player.on, 255), (x + 2, y0 + (HEIGHT - drawn.height) // 2), drawn)
        x += GLYPH
        if count > 1:
            piece = text.piece(str(count), fonts.SANS_BOLD, FIGURE)
            spot = (x + 1 + piece.dx, y0 + round(HEIGHT / 2 + piece.cap / 2) + piece.dy)
            tile.paste((*player.on, 255), spot, piece.mask)
            x += _figure_room(count)
    made = sprites.shadowed(tile)
    return made.convert("RGB"), made.getchannel("A")
