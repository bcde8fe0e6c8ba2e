"""How money cards are drawn, and what the explorers are called.

A bag stands above a crown, so that money and points are compared from card to card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.rules.board import CROWNS, Explorer
from render.kit import sprites
from render.kit.canvas import Box, Canvas
from render.kit.palette import HALO
from render.kit.shapes import Stencil, glow

FIELD = (138, 260)
"""Width and height of a card's drawing, in px at its own size."""


def explorer_name(say: Say, explorer: Explorer) -> str:
    """Return the name of an explorer for the reader."""
    return say(Msg(f"pizarro.explorer.{explorer}"))


@lru_cache(maxsize=512)
def card(value: int, width: float, turn: float) -> tuple[sprites.Sprite, Stencil]:
    """Return a money card turned about its centre, and its outline relative to the centre."""
    scale = 2 * width / FIELD[0]
    plain = sprites.sprite("card-money", 2 * width, shadow=False)
    face = Image.new("RGBA", (plain.mask.width + 8, plain.mask.height + 8))
    middle = (face.width // 2, face.height // 2)
    signs = [
        (plain, 0.0),
        (sprites.sprite("bag", 98 * scale, figure=str(value)), -30.0),
        (sprites.sprite("crown", 66 * scale, figure=str(CROWNS[value])), 82.0),
    ]
    for sprite, down in signs:
        layer = Image.new("RGBA", face.size)
        layer.paste(sprite.image, (middle[0] + sprite.dx, middle[1] + sprite.dy + round(down * scale)), sprite.mask)
        face = Image.alpha_composite(face, layer)
    face = face.rotate(-turn, Image.Resampling.BICUBIC, expand=True).reduce(2)
    margin = 8
    tile = Image.new("RGBA", (face.width + 2 * margin, face.height + 2 * margin))
    tile.paste(face, (margin, margin))
    dx, dy = -tile.width // 2, -tile.height // 2
    outline = Stencil(tile.getchannel("A"), dx, dy)
    whole = sprites.add_shadow(tile)
    half = (width / 2, width / 2 * FIELD[1] / FIELD[0])
    made_card = sprites.Sprite(
        image=whole.convert("RGB"), mask=whole.getchannel("A"), dx=dx, dy=dy, left=-half[0], top=-half[1], right=half[0], bottom=half[1]
    )
    return made_card, outline


def lay(canvas: Canvas, value: int, x: float, y: float, width: float, turn: float = 0.0, is_chosen: bool = False) -> Box:
    """Put a money card with its centre at (x, y); a chosen one glows."""
    drawing, outline = card(value, width, turn)
    left, top = round(x), round(y)
    if is_chosen:
        line = glow(outline, 5, 1.2)
        canvas.fill(Stencil(line.mask, line.x + left, line.y + top), HALO)
    canvas.image.paste(drawing.image, (left + drawing.dx, top + drawing.dy), drawing.mask)
    box = Box("card", f"card:{value}", x + drawing.left, y + drawing.top, x + drawing.right, y + drawing.bottom)
    canvas.boxes.append(box)
    return box


def lay_explorer(canvas: Canvas, explorer: str, x: float, y: float, width: float, glyph: float | None = None, **how: Any) -> None:
    """Draw an explorer's medallion with its glyph, each of a width in px."""
    canvas.sprite("medallion", x, y, width, **how)
    canvas.sprite(explorer.replace("_", "-"), x, y, glyph or 0.74 * width, **{**how, "shadow": False})
