"""Silhouettes of pieces, and tags: all pieces of a player in a cell as one label."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.values.core import Seat
from games.magellan.rules.board import Cell
from render.kit import fonts, palette, shapes, sprites, text
from render.kit.canvas import Canvas

Shape = tuple[tuple[float, float], ...]
FIELD = 100
"""Glyphs are designed on a square of this side."""
FINE = 800
"""Side of the square in which a glyph is drawn before it is reduced."""

JEEP: Shape = ((5, 69), (5, 45), (9, 41), (16, 20), (57, 20), (66, 42), (90, 46), (96, 54), (96, 69))
WINDOWS: tuple[Shape, ...] = (((18, 41), (22, 28), (35, 28), (35, 41)), ((43, 41), (43, 28), (52, 28), (57, 41)))
WHEELS = ((27, 71), (75, 71))
HULL: Shape = ((5, 66), (96, 66), (92, 76), (84, 85), (74, 89), (26, 89), (16, 85), (9, 76))
SAIL: Shape = ((44, 8), (60, 12), (76, 22), (86, 36), (90, 50), (89, 59), (44, 59), (50, 46), (53, 34), (51, 20))
JIB: Shape = ((37, 18), (37, 59), (11, 59), (22, 48), (31, 34))
PLANE: Shape = (
    *((50, 2), (56, 10), (58, 32), (97, 58), (97, 68), (58, 58), (56, 78), (70, 88), (70, 95)),
    *((50, 91), (30, 95), (30, 88), (44, 78), (42, 58), (3, 68), (3, 58), (42, 32), (44, 10)),
)


@cache
def _glyph_mask(name: str) -> Image.Image:
    """Return a glyph as a large mask: a piece, or one with its load as `ship+jeep`."""
    if "+" in name:
        return _loaded_mask(*name.split("+"))
    mask = Image.new("L", (FINE, FINE), 0)
    brush = ImageDraw.Draw(mask)

    def paint(shape: Shape, fill: int = 255) -> None:
        brush.polygon([(x * FINE / FIELD, y * FINE / FIELD) for x, y in shape], fill=fill)

    def dot(x: float, y: float, radius: float, fill: int) -> None:
        brush.ellipse([v * FINE / FIELD for v in (x - radius, y - radius, x + radius, y + radius)], fill=fill)

    if name == "jeep":
        paint(JEEP)
        for window in WINDOWS:
            paint(window, 0)
        for x, y in WHEELS:
            for radius, fill in ((18, 0), (14, 255), (5.5, 0)):
                dot(x, y, radius, fill)
    elif name == "ship":
        for shape in (HULL, SAIL, JIB):
            paint(shape)
    elif name == "hull":
        paint(HULL)
    else:
        paint(PLANE)
        mask = mask.rotate(-45, Image.Resampling.BICUBIC)
    return mask


def _loaded_mask(carrier: str, load: str) -> Image.Image:
    """Return a hull with its load on deck, or a plane with a jeep at its side."""
    mask = Image.new("L", (FINE, FINE), 0)
    if carrier == "ship":
        mask.paste(255, (0, 0), _glyph_mask("hull"))
        small = _glyph_mask(load).resize((FINE * 68 // 100, FINE * 68 // 100))
        mask.paste(255, (FINE * 16 // 100, 0 if load == "jeep" else -FINE * 4 // 100), small)
        return mask
    wings = _glyph_mask(carrier).resize((FINE * 74 // 100, FINE * 74 // 100))
    mask.paste(255, (0, 0), wings)
    cut = _glyph_mask(load).resize((FINE * 62 // 100, FINE * 62 // 100))
    at = (FINE * 38 // 100, FINE * 44 // 100)
    brush = ImageDraw.Draw(mask)
    brush.rounded_rectangle((at[0] - 20, at[1] + 70, FINE, FINE), 60, fill=0)
    mask.paste(255, at, cut)
    return mask


@lru_cache(maxsize=128)
def glyph(name: str, size: int) -> Image.Image:
    """Return a piece as a mask, `size` px wide and high."""
    return _glyph_mask(name).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


def lay_glyph(canvas: Canvas, kind: str, x: float, y: float, size: int, strength: float = 1.0) -> None:
    """Draw a silhouette in ink, its left edge at x."""
    mask = glyph(kind, size)
    if strength < 1:
        mask = mask.point([round(v * strength) for v in range(256)])
    spot = (round(x), round(y - size / 2))
    canvas.image.paste(palette.INK, (*spot, spot[0] + size, spot[1] + size), mask)


@lru_cache(maxsize=64)
def emblem(seat: int, size: int) -> Image.Image:
    """Return a player's emblem as a mask."""
    master = sprites.master(f"emblem-{palette.PLAYERS[seat].emblem}")
    return master.getchannel("A").resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


HEIGHT = 30
"""Height of a tag in px."""
EMBLEM = 20
"""Width in px of the ivory compartment with the player's emblem."""
GLYPH = 27
FIGURE = 23.0

Pieces = tuple[tuple[str, int], ...]
"""The glyph and the count of each kind of piece on a tag; pieces with another load are another kind."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag: a cell, a seat, and its pieces there."""

    cell: Cell
    seat: Seat
    pieces: Pieces
    strength: float = 1.0
    scale: float = 1.0
    """The scale at which it is drawn; 1: the usual size."""

    @property
    def width(self) -> int:
        return round(width(self.pieces) * self.scale)

    @property
    def height(self) -> int:
        return round(HEIGHT * self.scale)


def width(pieces: Pieces) -> int:
    """Return the width of a tag in px; its height is `HEIGHT`."""
    return EMBLEM + 6 + sum(GLYPH + (_figure_room(count) if count > 1 else 0) for _, count in pieces)


def _figure_room(count: int) -> int:
    return round(text.width(str(count), fonts.SANS_BOLD, FIGURE)) + 3


@lru_cache(maxsize=256)
def enlarge_tag(seat: int, pieces: Pieces, scale: float) -> tuple[Image.Image, Image.Image]:
    """Return the colours and the mask of a tag in another size; its margin is scaled too."""
    return tuple(
        part.resize((round(part.width * scale), round(part.height * scale)), Image.Resampling.LANCZOS) for part in image(seat, pieces)
    )  # type: ignore[return-value]


@lru_cache(maxsize=512)
def image(seat: int, pieces: Pieces) -> tuple[Image.Image, Image.Image]:
    """Return a tag's colours and mask, with `sprites.MARGIN` px for its shadow."""
    player = palette.PLAYERS[seat]
    tag_width, margin = width(pieces), sprites.MARGIN
    tile = Image.new("RGBA", (tag_width + 2 * margin, HEIGHT + 2 * margin))

    def fill(shape: shapes.Stencil, colour: palette.Colour) -> None:
        tile.paste((*colour, 255), (shape.x, shape.y), shape.mask)

    x0, y0 = margin, margin
    fill(shapes.round_rectangle(x0 - 1, y0 - 1, x0 + tag_width + 1, y0 + HEIGHT + 1, 8), palette.INK)
    fill(shapes.round_rectangle(x0, y0, x0 + tag_width, y0 + HEIGHT, 7), palette.PAPER)
    fill(shapes.round_rectangle(x0 + EMBLEM, y0 + 2, x0 + tag_width - 2, y0 + HEIGHT - 2, 5), player.main)
    fill(shapes.round_rectangle(x0 + EMBLEM, y0 + 2, x0 + EMBLEM + 8, y0 + HEIGHT - 2, 0), player.main)
    mark = palette.INK if player.name in ("ivory", "amber") else player.main
    tile.paste((*mark, 255), (x0 + 2, y0 + (HEIGHT - 17) // 2), emblem(seat, 17))
    x = x0 + EMBLEM + 2
    for kind, count in pieces:
        mask = glyph(kind, GLYPH - 3)
        tile.paste((*player.on, 255), (x + 2, y0 + (HEIGHT - mask.height) // 2), mask)
        x += GLYPH
        if count > 1:
            piece = text.piece(str(count), fonts.SANS_BOLD, FIGURE)
            spot = (x + 1 + piece.dx, y0 + round(HEIGHT / 2 + piece.cap / 2) + piece.dy)
            tile.paste((*player.on, 255), spot, piece.mask)
            x += _figure_room(count)
    shaded = sprites.add_shadow(tile)
    return shaded.convert("RGB"), shaded.getchannel("A")
