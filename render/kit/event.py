"""The picture of an event: full bleed, a thin gold frame inside, and the headline at the lower left on a darkened foot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image

from engine.core import Say
from engine.event import Event
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.names import player_name

SIZE = (960, 540)
"""Width and height in px."""

FOOT = 190
"""Height in px of the darkened foot."""

INSET = 14
"""Px between the edge and the gold frame."""


@cache
def _shade() -> Image.Image:
    """How the foot darkens."""
    return Image.linear_gradient("L").resize((SIZE[0], FOOT)).point([min(225, round(value * 1.25)) for value in range(256)])


def titled(canvas: Canvas, event: Event, say: Say) -> None:
    """Lay the foot, the frame and the words over a scene of `SIZE`."""
    wide, high = SIZE
    shapes.pour(canvas.image, palette.SHADOW, 0, high - FOOT, _shade())
    for edge, width, colour in ((INSET - 1, 5.0, palette.INK), (INSET, 3.0, palette.GOLD)):
        canvas.fill(shapes.rounded(edge, edge, wide - edge, high - edge, 10, width), colour)
    canvas.text(44, high - 82, say(event.headline), fonts.SERIF_BOLD, 68, palette.PAPER, "ls", wide - 88)
    canvas.text(46, high - 38, say(event.line), fonts.SANS_MEDIUM, 34, palette.PAPER, "ls", wide - 92)


def lay_others(canvas: Canvas, others: Iterable[tuple[int, str]], say: Say) -> None:
    """Lay those who did not win, seats with what they came to, at the upper left, the best first."""
    for k, (seat, figure) in enumerate(others):
        y = 62.0 + 58 * k
        marks.disc(canvas, 62, y, 24, seat)
        beside = canvas.text(98, y, figure, fonts.SANS_BOLD, 38, palette.PAPER, "lm")
        canvas.text(beside.x1 + 12, y, player_name(say, seat), fonts.SANS_MEDIUM, 30, palette.PAPER, "lm", 170)
