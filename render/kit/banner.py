"""The banner above a picture: whose turn it is, a title with the name in it, and the task."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.values.core import Say
from render.kit import fonts, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, join_names, raise_line
from render.kit.surface import BoxPx

BOX: BoxPx = (24.0, 18.0, 1176.0, 100.0)
"""The place of the banner on a picture 1200 px wide."""
STRIPE = 12.0
"""Width of the stripe in the colour of the first player, in px."""
WORDS = 111.0
"""Px from the left edge to the words."""
DISCS = 2
"""The most discs; further players have none."""
APART = 14.0
"""Px from one disc to the next, by which the words move to the right as well."""


def ground(canvas: Canvas, box: BoxPx = BOX) -> None:
    """Draw the paper of the banner, for the static layer.

    >>> canvas = surface.ground((1200, 120))
    >>> ground(canvas)
    """
    surface.panel(canvas, box)


def lay(
    canvas: Canvas, say: Say, seats: Sequence[int], title: Callable[[str], str], task: str, box: BoxPx = BOX, room: float | None = None
) -> None:
    """Draw discs, title and task for the players awaited, or at the end the winners.

    `title` makes the first line from their names; if it is too long, the names are cut first, then the sentence. `task` is the second line.
    `room`: the width of the words in px beside a single disc (further discs take from it); `None`: the rest of the banner.

    >>> canvas = surface.ground((1200, 120))
    >>> lay(canvas, SAY, (0,), "{} sails".format, "Choose a port")
    >>> canvas.areas
    {'turn': (24.0, 18.0, 1176.0, 100.0)}
    """
    x0, y0, x1, y1 = box
    canvas.area("turn", *box)
    if seats:
        shape = (x0, y0, x0 + STRIPE, y1, 5)
        canvas.fill(shapes.round_rectangle(*shape), palette.PLAYERS[seats[0]].main)
        canvas.fill(shapes.round_rectangle(*shape, 1.4), palette.INK)
    shown = seats[:DISCS]
    for k, seat in reversed(list(enumerate(shown))):
        marks.disc(canvas, x0 + 60 + APART * k, (y0 + y1) / 2, 36, seat)
    shift = APART * max(0, len(shown) - 1)
    start = x0 + (WORDS + shift if shown else 24)
    room = x1 - start - 18 if room is None else room - shift
    words, size = fitted_sentence(title, join_names(say, seats), fonts.SERIF_BOLD, 44, room)
    size, base = raise_line(words, fonts.SERIF_BOLD, size, base=y0 + 39, highest=y0 + 4, deepest=y0 + 52)
    canvas.text(start, base, words, fonts.SERIF_BOLD, size)
    canvas.text(start, y0 + 72, task, fonts.SANS_MEDIUM, 28, palette.WAX, "ls", room)
