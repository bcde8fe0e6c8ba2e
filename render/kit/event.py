"""The picture of an event: full bleed, a thin gold frame inside, and the headline at the lower left on a darkened foot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image

from engine.values.core import Say
from engine.values.event import Event
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.names import fitted_message, player_name

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


def lay_title(canvas: Canvas, event: Event, say: Say, kept: float = 0) -> None:
    """Lay the foot, the frame and the words over a scene of `SIZE`; `kept` px at the right of the foot are for something else."""
    wide, high = SIZE
    shapes.pour(canvas.image, palette.SHADOW, 0, high - FOOT, _shade())
    for edge, width, colour in ((INSET - 1, 5.0, palette.INK), (INSET, 3.0, palette.GOLD)):
        canvas.fill(shapes.round_rectangle(edge, edge, wide - edge, high - edge, 10, width), colour)
    for x, y, msg, face, size in ((44, 82, event.headline, fonts.SERIF_BOLD, 68), (46, 38, event.line, fonts.SANS_MEDIUM, 34)):
        room = wide - 2 * x - kept
        canvas.text(x, high - y, fitted_message(msg, say, face, size, room), face, size, palette.PAPER, "ls", room)


def lay_others(canvas: Canvas, others: Iterable[tuple[int, str]], say: Say) -> None:
    """Lay those who did not win, seats with what they came to, at the upper left, the best first."""
    for k, (seat, figure) in enumerate(others):
        y = 62.0 + 58 * k
        marks.disc(canvas, 62, y, 24, seat)
        beside = canvas.text(98, y, figure, fonts.SANS_BOLD, 38, palette.PAPER, "lm")
        canvas.text(beside.x1 + 12, y, player_name(say, seat), fonts.SANS_MEDIUM, 30, palette.PAPER, "lm", 144)


# Names of interface 1.0 of the guests, kept beside the new ones.
titled = lay_title
