"""Playing cards: a face with a figure and a drawing, a back, a hand and a pile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.kit import fonts, palette, shapes, sprites
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour
from render.kit.shapes import Stencil
from render.kit.surface import BoxPx

HIGH = 1.42
"""A card's height in widths."""
PITCH = 0.86
"""Distance of neighbours in a hand with enough room, in card widths."""
MARGIN = 8
"""Px around a card that its shadow may take."""
RAISED = 0.16
"""How much higher a chosen card is, in card widths."""
_SCALE = 2
"""How many times larger a card is drawn before it is turned and reduced."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card's front: two corner figures, a drawing (`seat`: in a player's colour), words."""

    figure: str
    sign: str | None = None
    title: str = ""
    colour: Colour = palette.INK
    seat: int | None = None


BACK: Face | None = None
"""A card that lies face down."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card's centre in px, and its turn in degrees clockwise."""

    x: float
    y: float
    turn: float


def spread(box: BoxPx, count: int, width: float) -> tuple[CardPlace, ...]:
    """Return the places of a slightly fanned row of cards in a box; many cards overlap.

    `width` is that of a card in px. Lay each card with its `turn`.

    >>> spread((0, 0, 600, 200), 3, width=100)[1]
    CardPlace(x=300.0, y=100.0, turn=0.0)
    """
    x0, y0, x1, y1 = box
    room = x1 - x0 - width * 1.1
    pitch = min(width * PITCH * 1.3, room / max(1, count - 1))
    steps = [k - (count - 1) / 2 for k in range(count)]
    return tuple(CardPlace((x0 + x1) / 2 + pitch * step, (y0 + y1) / 2 + 0.6 * step * step, 0.8 * step) for step in steps)


@lru_cache(maxsize=512)
def _make(face: Face | None, width: float, turn: float) -> tuple[sprites.Sprite, Stencil]:
    """Return a card turned about its centre, with its shadow; and its outline, for a glow."""
    large = (round(_SCALE * width), round(_SCALE * width * HIGH))
    canvas = Canvas(Image.new("RGB", large, palette.INK))
    if face is None:
        _lay_back(canvas)
    else:
        _lay_face(canvas, face)
    whole = canvas.image.convert("RGBA")
    shape = shapes.round_rectangle(0, 0, *large, large[0] * 0.08)
    mask = Image.new("L", large)
    mask.paste(shape.mask, (shape.x, shape.y))
    whole.putalpha(mask)
    whole = whole.rotate(-turn, Image.Resampling.BICUBIC, expand=True).reduce(_SCALE)
    tile = Image.new("RGBA", (whole.width + 2 * MARGIN, whole.height + 2 * MARGIN))
    tile.paste(whole, (MARGIN, MARGIN))
    dx, dy = -tile.width // 2, -tile.height // 2
    outline = Stencil(tile.getchannel("A"), dx, dy)
    cast = sprites.add_shadow(tile)
    half = (width / 2, width / 2 * HIGH)
    return sprites.Sprite(
        image=cast.convert("RGB"), mask=cast.getchannel("A"), dx=dx, dy=dy, left=-half[0], top=-half[1], right=half[0], bottom=half[1]
    ), outline


def _lay_face(canvas: Canvas, face: Face) -> None:
    width, height = canvas.width, canvas.height
    line = max(2.0, width * 0.014)
    canvas.fill(shapes.round_rectangle(line, line, width - line, height - line, width * 0.07), palette.PAPER)
    inset = width * 0.045
    canvas.fill(shapes.round_rectangle(inset, inset, width - inset, height - inset, width * 0.05, line / 2), palette.PAPER_EDGE)
    size, edge = width * 0.27, width * 0.1
    below = width * 0.04 if face.title else 0.0
    if face.sign is None:
        canvas.text(width / 2, height / 2, face.figure, fonts.SERIF_BOLD, width * 0.6, face.colour, "mm", width * 0.8)
    else:
        canvas.sign(face.sign, width / 2, height / 2 - below, width * 0.56, face.seat)
    canvas.text(edge, edge + size * 0.7, face.figure, fonts.SANS_BOLD, size, face.colour, "ls", width * 0.5)
    if face.title:
        canvas.text(width / 2, height - width * 0.13, face.title, fonts.SERIF_BOLD, width * 0.15, palette.INK, "ms", width * 0.86)
    else:
        canvas.text(width - edge, height - edge, face.figure, fonts.SANS_BOLD, size, face.colour, "rs", width * 0.5)


def _lay_back(canvas: Canvas) -> None:
    width, height = canvas.width, canvas.height
    line = max(2.0, width * 0.014)
    canvas.fill(shapes.round_rectangle(line, line, width - line, height - line, width * 0.07), palette.SEA_CHART)
    inset = width * 0.07
    canvas.fill(shapes.round_rectangle(inset, inset, width - inset, height - inset, width * 0.05, line), palette.CROWN)
    canvas.sprite("explorer-disc", width / 2, height / 2, width * 0.5, shadow=False)


def lay(canvas: Canvas, face: Face | None, x: float, y: float, width: float, turn: float = 0.0, is_chosen: bool = False) -> Box:
    """Put a card with its centre at (x, y); a chosen one is raised and glows.

    `face`: its front, or `BACK`. `width` in px; `turn` in degrees clockwise. Raises `KeyError` if there is no drawing `face.sign`.

    >>> seven = lay(surface.ground((200, 200)), Face("7"), 100, 100, width=80)
    >>> seven.label, seven.x0, seven.x1
    ('card:7', 60.0, 140.0)
    """
    card, outline = _make(face, width, turn)
    left, top = round(x), round(y - (width * RAISED if is_chosen else 0))
    if is_chosen:
        glow = shapes.glow(outline, 5, 1.2)
        canvas.fill(Stencil(glow.mask, glow.x + left, glow.y + top), palette.HALO)
    canvas.image.paste(card.image, (left + card.dx, top + card.dy), card.mask)
    label = "card:back" if face is None else f"card:{face.figure}"
    box = Box("card", label, left + card.left, top + card.top, left + card.right, top + card.bottom)
    canvas.boxes.append(box)
    return box


def lay_pile(canvas: Canvas, x: float, y: float, width: float, count: int) -> None:
    """Put a pile of cards, face down; an empty pile is an outline.

    (`x`, `y`) is its middle, `width` that of a card in px.

    >>> canvas = surface.ground((200, 200))
    >>> lay_pile(canvas, 100, 100, width=80, count=9)
    >>> canvas.boxes[-1].label
    'pile:9'
    """
    if not count:
        height = width * HIGH
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        canvas.fill(shapes.polyline(_corners(box), 3.5, (7, 6), closed=True), palette.INK, 0.35)
        canvas.fill(shapes.polyline(_corners(box), 1.5, (7, 6), closed=True), palette.PAPER)
        return
    for step in (6, 3, 0)[-min(3, count) :]:  # at most three cards of the pile can be seen
        card, _ = _make(BACK, width, 0.0)
        spot = (round(x + step - 3), round(y - step / 2))
        canvas.image.paste(card.image, (spot[0] + card.dx, spot[1] + card.dy), card.mask)
    canvas.boxes.append(Box("card", f"pile:{count}", x - width / 2, y - width * HIGH / 2, x + width / 2, y + width * HIGH / 2))


def _corners(box: BoxPx) -> shapes.Points:
    x0, y0, x1, y1 = box
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
