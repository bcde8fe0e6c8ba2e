"""The picture of an event: a scene with a thin gold frame and the headline at its foot."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from random import Random

from PIL import Image

from engine.values.core import Say
from engine.values.event import Event
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.names import fitted_message, player_name
from render.kit.shapes import Stencil

SIZE = (960, 540)
"""Width and height in px."""

FOOT = 190
"""Height in px of the darkened foot."""

SCRAPS = 64
"""How many scraps of paper are thrown for a winner."""

INSET = 14
"""Px between the edge and the gold frame."""


@cache
def _shade() -> Image.Image:
    """Return the mask that darkens the foot."""
    return Image.linear_gradient("L").resize((SIZE[0], FOOT)).point([min(225, round(value * 1.25)) for value in range(256)])


def lay_title(canvas: Canvas, event: Event, say: Say, kept: float = 0) -> None:
    """Draw foot, frame and words over a scene, with `kept` px free at the right.

    The scene is a canvas of the size `SIZE`.

    >>> canvas = surface.ground(SIZE)
    >>> lay_title(canvas, Event("storm", Msg("picture.own"), Msg("picture.private"), rank=6), SAY)
    >>> len(canvas.boxes)
    2
    """
    width, height = SIZE
    shapes.pour(canvas.image, palette.SHADOW, 0, height - FOOT, _shade())
    for edge, line, colour in ((INSET - 1, 5.0, palette.INK), (INSET, 3.0, palette.GOLD)):
        canvas.fill(shapes.round_rectangle(edge, edge, width - edge, height - edge, 10, line), colour)
    for x, y, msg, face, size in ((44, 82, event.headline, fonts.SERIF_BOLD, 68), (46, 38, event.line, fonts.SANS_MEDIUM, 34)):
        room = width - 2 * x - kept
        canvas.text(x, height - y, fitted_message(msg, say, face, size, room), face, size, palette.PAPER, "ls", room)


def seal(canvas: Canvas, x: float, y: float, words: str, radius: float = 64, size: float = 44, down: float = 0) -> None:
    """Draw a gain on a wavy seal; its words are `down` px below the middle.

    `radius` is that of the seal and `size` that of the letters in px; long words are shrunk.

    >>> canvas = surface.ground((200, 200))
    >>> seal(canvas, 100, 100, "+3")
    >>> canvas.boxes[-1].label
    '+3'
    """
    spots = ((math.pi * k / 14, radius if k % 2 else radius - 12) for k in range(28))
    points = tuple((x + far * math.cos(turn), y + far * math.sin(turn)) for turn, far in spots)

    def scaled(scale: float) -> Stencil:
        return shapes.polygon(tuple((x + (a - x) * scale, y + (b - y) * scale) for a, b in points))

    canvas.fill(shapes.glow(scaled(1.1), 0, 6), palette.SHADOW, 0.4)
    for scale, colour in ((1.1, palette.BAG_FIGURE), (1.0, palette.INK), (0.93, palette.CROWN)):
        canvas.fill(scaled(scale), colour)
    canvas.text(x, y + down, words, fonts.SANS_BOLD, size, palette.INK, "mm", 2 * radius - 36)


def feast(canvas: Canvas, winner: int, figure: str, players: int, y: float) -> None:
    """Draw a laurel with its middle at `y`, `figure` on a crown, and scraps of paper.

    `winner` is the seat of the winner; `players` is the number of the others, whose names are at the upper left.

    >>> canvas = surface.ground(SIZE)
    >>> feast(canvas, winner=0, figure="42", players=2, y=200)
    >>> canvas.boxes[-1].label
    '42'
    """
    chance, width = Random(winner), SIZE[0]
    colours = (palette.HALO, palette.BAG_FIGURE, palette.PLAYERS[winner].main, palette.SEA_COAST)
    for _ in range(SCRAPS):
        scrap_x, scrap_y, turn = chance.uniform(24, width - 24), chance.uniform(22, 340), chance.uniform(0, math.pi)
        if abs(scrap_x - width / 2) < 200 or (scrap_x < 340 and scrap_y < 70 + 58 * players):
            continue  # no scrap over the laurel or the other players
        # Half of the scrap's long side, and half of its short side.
        (ax, ay), (bx, by) = (8 * math.cos(turn), 8 * math.sin(turn)), (-3.4 * math.sin(turn), 3.4 * math.cos(turn))
        corners = ((1, 1), (1, -1), (-1, -1), (-1, 1))
        scrap = tuple((scrap_x + i * ax + j * bx, scrap_y + i * ay + j * by) for i, j in corners)
        canvas.fill(shapes.polygon(scrap), chance.choice(colours))
    canvas.sign("laurel", width / 2, y, 350, shadow=True)
    crown = canvas.sign("crown", 838, 108, 150, shadow=True)
    canvas.text((crown.x0 + crown.x1) / 2, 124, figure, fonts.SANS_BOLD, 52, palette.INK, "mm", 104)


def lay_others(canvas: Canvas, others: Iterable[tuple[int, str]], say: Say) -> None:
    """Draw the other players with their figures at the upper left, the best first.

    `others` are pairs of a seat and its figure.

    >>> canvas = surface.ground((960, 200))
    >>> lay_others(canvas, [(0, "12"), (1, "9")], SAY)
    >>> [box.label for box in canvas.boxes if box.kind == "text"]
    ['12', 'Ana', '9', 'Bruno']
    """
    for k, (seat, figure) in enumerate(others):
        y = 62.0 + 58 * k
        marks.disc(canvas, 62, y, 24, seat)
        beside = canvas.text(98, y, figure, fonts.SANS_BOLD, 38, palette.PAPER, "lm")
        canvas.text(beside.x1 + 12, y, player_name(say, seat), fonts.SANS_MEDIUM, 30, palette.PAPER, "lm", 144)


# Names of interface 1.0 of the guests, kept beside the new ones.
titled = lay_title
