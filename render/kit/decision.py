"""The picture of a decision, with the numbers of the answers on it; tall or wide.

It shows only the part of the board that the question is about. A phone shows the tall one 381 px wide, so that 38 px here are 15 px there;
the wide one is for a computer screen. A game draws its own picture between the band and the foot.
"""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.asks.decision import Decision
from engine.values.core import Say, Seat
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Box, Canvas

WIDE = 960
"""Width in px of every such picture."""

TALLEST = 1055
"""Greatest height in px that leaves room on a phone for three answers and a menu; two answers allow 131 more, no menu 136 more."""

WIDE_HEIGHT = 548
"""Height in px of the wide picture, which a computer shows 302 px high."""

BAND = 80
"""Height in px of the violet band with its gold line."""

DESK_ROOM = 478
"""Height in px for the picture and the rows of answers below it, on a computer screen of 1280 x 800."""

DESK_SHOWN = 583
"""Width in px of a picture on a computer."""

DESK_ROW = 42
"""Height in px of a row of answers on a computer."""

DESK_BUTTON = 58
"""Width in px of a button without its words, on a computer."""

DESK_LETTER = 7.6
"""Width in px of a letter, on a computer."""

DESK_BACK = 112
"""Width in px of the button *Take it back*, which is wider than *Back*, on a computer."""

MARK = 66
"""Diameter in px of a number, 26 on a phone."""

FIGURE = 38
"""Least size of figures in px."""

NAME = 36
"""Least size of names in px."""

NOTE = 30
"""Least size of notes in px."""


def open_canvas(height: int, decision: Decision, seat: Seat, say: Say) -> Canvas:
    """Draw an empty picture with its band: the player's disc, the question and its frame.

    >>> canvas = open_canvas(400, Decision(Msg("picture.own"), ()), FIRST, SAY)
    >>> canvas.width, canvas.areas
    (960, {'band': (0, 0, 960, 80)})
    """
    canvas = Canvas(Image.new("RGB", (WIDE, height), palette.PAPER))
    canvas.block(0, 0, WIDE, BAND - 3, palette.PRIVATE)
    canvas.block(0, BAND - 3, WIDE, BAND, palette.GOLD)
    marks.disc(canvas, 54, (BAND - 3) / 2, 30, seat)
    room = WIDE - 106 - 28
    if decision.frame is not None:
        framed = canvas.text(WIDE - 26, (BAND - 3) / 2, say(decision.frame), fonts.SANS_MEDIUM, FIGURE, palette.PAPER, "rm", WIDE / 2 - 60)
        room -= round(framed.x1 - framed.x0) + 24
    canvas.text(106, (BAND - 3) / 2, say(decision.question), fonts.SERIF_ITALIC, 46, palette.PAPER, "lm", room)
    canvas.area(marks.BAND, 0, 0, WIDE, BAND)
    return canvas


def in_sight(decision: Decision, say: Say) -> float:
    """Return how many px of a tall picture's foot a computer shows with all answers.

    The buttons of the answers fill rows from left to right, 8 px apart.

    >>> round(in_sight(Decision(Msg("toy.bid"), ()), SAY))
    718
    """
    rows, left = 0, 0.0
    for width in (*(DESK_BUTTON + DESK_LETTER * len(say(answer.label)) for answer in decision.answers), DESK_BACK):
        if width > left:
            rows, left = rows + 1, float(DESK_SHOWN)
        left -= width + 8
    return (DESK_ROOM - DESK_ROW * rows) * WIDE / DESK_SHOWN


def mark(canvas: Canvas, number: int, x: float, y: float, size: float = MARK) -> Box:
    """Draw an answer's number beside what it names; `size` is its diameter in px.

    A gold disc with an ink figure and rim, and an ivory line around it. An answer that touches two places has its number on both.

    >>> three = mark(surface.ground((200, 200)), 3, 100, 100)
    >>> three.label, three.x0, three.x1
    ('3', 67.0, 133.0)
    """
    radius = size / 2
    canvas.fill(shapes.disc(x, y, radius), palette.PAPER)
    canvas.fill(shapes.disc(x, y, radius - 3), palette.INK)
    canvas.fill(shapes.disc(x, y, radius - 6.5), palette.HALO)
    canvas.text(x, y, str(number), fonts.SANS_BOLD, 42 * size / MARK, palette.INK, "mm")
    box = replace(canvas.boxes[-1], kind="mark", x0=x - radius, y0=y - radius, x1=x + radius, y1=y + radius)
    canvas.boxes[-1] = box
    names = [name for name in canvas.areas if name.startswith(f"mark-{number}")]
    canvas.area(f"mark-{number}" + (f"-{len(names) + 1}" if names else ""), box.x0, box.y0, box.x1, box.y1)
    return box


def letter(canvas: Canvas, sign: str, x: float, y: float, size: float = MARK) -> Box:
    """Draw a teacher's letter: an ivory disc, which nobody takes for an answer's number.

    >>> letter(surface.ground((200, 200)), "B", 100, 100).label
    'B'
    """
    radius = size / 2
    canvas.fill(shapes.disc(x, y, radius), palette.INK)
    canvas.fill(shapes.disc(x, y, radius - 3), palette.PAPER)
    canvas.fill(shapes.disc(x, y, radius - 6.5, 2), palette.PAPER_EDGE)
    canvas.text(x, y, sign, fonts.SANS_BOLD, 40 * size / MARK, palette.INK, "mm")
    canvas.boxes[-1] = replace(canvas.boxes[-1], kind="letter", x0=x - radius, y0=y - radius, x1=x + radius, y1=y + radius)
    return canvas.boxes[-1]


@cache
def emoji(number: int | str) -> bytes:
    """Return the disc of a number or letter as PNG on a transparent ground.

    >>> emoji(1)[:4]
    b'\x89PNG'
    """
    size = MARK + 2
    canvas = Canvas(Image.new("RGB", (size, size), palette.PAPER))
    if isinstance(number, int):
        mark(canvas, number, size / 2, size / 2)
    else:
        letter(canvas, number, size / 2, size / 2)
    alpha = Canvas(Image.new("RGB", (size, size), (0, 0, 0)))
    alpha.fill(shapes.disc(size / 2, size / 2, MARK / 2), (255, 255, 255))
    canvas.image.putalpha(alpha.image.convert("L"))
    data = io.BytesIO()
    canvas.image.save(data, "PNG", optimize=True)
    return data.getvalue()


def numbers(canvas: Canvas) -> set[int]:
    """Return the answer numbers on a picture.

    They are those that `mark` has drawn.

    >>> canvas = surface.ground((200, 200))
    >>> three = mark(canvas, 3, 100, 100)
    >>> numbers(canvas)
    {3}
    """
    return {int(name.split("-")[1]) for name in canvas.areas if name.startswith("mark-")}


# Names of interface 1.0 of the guests, kept beside the new ones.
opened = open_canvas
