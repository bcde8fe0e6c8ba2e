"""The open talismans, each with its drawing, name and points."""

from __future__ import annotations

import math

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures.words import GLYPHS, talisman_name
from games.carta_magica.rules.board import TALISMAN_PRICE, Talisman
from games.carta_magica.rules.view import CartaMagicaView
from render.kit import fonts, layers, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

BOX: BoxPx = (964.0, 391.0, 1176.0, 769.0)
CARD = (196.0, 103.0)
"""Width and height of a card, in px."""
FIRST = 436.0
"""Upper edge of the first card, in px."""
PITCH = 110.0
"""Px from one card to the next."""
ROOM = 79.0
"""Px for a talisman's name."""
NARROWED = 0.92
"""How much narrower than usual a name may be set."""


def lines(words: str) -> tuple[str, ...]:
    """Return a name in as few lines as fit beside the drawing."""
    for most in (1, 2):
        wrapped = text.wrap_text(words, fonts.SERIF_BOLD, 24, ROOM, most)
        if max(text.width(line, fonts.SERIF_BOLD, 24) for line in wrapped) * NARROWED <= ROOM:
            return wrapped
    return text.wrap_text(words, fonts.SERIF_BOLD, 22, ROOM, 3)


def size(lines: tuple[str, ...]) -> float:
    """Return the size of a name's letters by its lines."""
    return 24.0 if len(lines) < 3 else 22.0


@layers.keep_last(48)
def card(talisman: Talisman, words: str, wanted: tuple[int, ...]) -> Image.Image:
    """Draw a talisman card; `wanted` are the seats whose challenge it is."""
    x0, y0, x1, y1 = 0.0, 0.0, *CARD
    canvas = Canvas(Image.new("RGB", (round(x1), round(y1)), palette.PAPER))
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 9), palette.INK)
    canvas.fill(shapes.round_rectangle(x0 + 1.8, y0 + 1.8, x1 - 1.8, y1 - 1.8, 7.4), palette.PAPER_WARM)
    canvas.fill(shapes.round_rectangle(x0 + 5, y0 + 5, x1 - 5, y1 - 5, 5, 1.5), palette.GOLD)
    middle = (y0 + y1) / 2
    for ray in range(16):
        _lay_ray(canvas, 32, middle, ray)
    canvas.sprite(GLYPHS[talisman.name], 32, middle, 52, shadow=False)
    name_lines = lines(words)
    for k, line in enumerate(name_lines):
        y = middle + 26 * (k - (len(name_lines) - 1) / 2)
        canvas.text(60, y, line, fonts.SERIF_BOLD, size(name_lines), palette.INK, "lm", ROOM)
    canvas.sprite("crown", 172, middle + 2, 44, figure=str(talisman.points))
    for k, seat in enumerate(wanted):
        canvas.sprite("disc", 180 - 23 * k, 17, 22, seat, shadow=False)
    return canvas.image


def _lay_ray(canvas: Canvas, x: float, y: float, ray: int) -> None:
    angle = math.tau * ray / 16
    near, far = 28.0, 32.0
    line = ((x + near * math.cos(angle), y + near * math.sin(angle)), (x + far * math.cos(angle), y + far * math.sin(angle)))
    canvas.fill(shapes.polyline(line, 1.5), palette.GOLD, 0.8)


@layers.keep_last(1)
def _corners() -> Image.Image:
    """Draw the mask of a card: its corners are round."""
    shape = shapes.round_rectangle(0, 0, *CARD, 9)
    return shape.mask.crop((-shape.x, -shape.y, round(CARD[0]) - shape.x, round(CARD[1]) - shape.y))


def seats_that_want(view: CartaMagicaView, talisman: Talisman) -> tuple[int, ...]:
    """Return the seats whose challenge names a talisman."""
    return tuple(player.seat for player in view.players if player.challenge and talisman.id in player.challenge.talismans)


def lay(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the row of open talismans below its heading with the price."""
    canvas.area("talismans", *BOX)
    canvas.text(982, 424, say(Msg("carta_magica.score.talismans")), fonts.SERIF_ITALIC, 28, palette.INK_SOFT, "ls", 136)
    canvas.sprite("bag", 1146, 414, 34, figure=str(TALISMAN_PRICE))
    for k, talisman in enumerate(view.row):
        image = card(talisman, talisman_name(say, talisman), seats_that_want(view, talisman))
        x, y = BOX[0] + 8, FIRST + PITCH * k
        canvas.area(f"talisman-{talisman.id}", x, y, x + CARD[0], y + CARD[1])
        shape = shapes.round_rectangle(x, y, x + CARD[0], y + CARD[1], 9)
        surface.shadow(canvas, shape)
        canvas.image.paste(image, (round(x), round(y)), _corners())
