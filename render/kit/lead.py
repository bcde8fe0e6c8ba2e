"""The picture of a new lead, in every game: a lane of the sea for each player's points."""

from __future__ import annotations

import math

from PIL import Image

from engine.values.core import Say, Seat
from engine.values.event import Event
from render.kit import event as happening
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.names import player_name

LEFT = 250.0
"""The left edge of the lanes in px."""
RIGHT = 740.0
"""The right end of the longest lane in px."""
TOP = 44.0
"""The top edge of the lanes in px."""
BOTTOM = 374.0
"""The bottom edge of the lanes in px."""
SHORTEST = 0.12
"""The share of a lane that is drawn for a player without points."""
DUSK = palette.rgb("#24506B")
"""The colour of the sea at the top."""
NIGHT = palette.rgb("#10202F")
"""The colour of the sea at the bottom."""


def compose(what: Event, say: Say) -> Canvas:
    """Draw the event: the leader has the gold lane."""
    size = happening.SIZE
    ramp = Image.linear_gradient("L").resize(size)
    canvas = Canvas(Image.composite(Image.new("RGB", size, NIGHT), Image.new("RGB", size, DUSK), ramp))
    points: tuple[int, ...] = what.value
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    height = min(92.0, (BOTTOM - TOP) / len(points))
    top = TOP + (BOTTOM - TOP - height * len(points)) / 2
    for row, seat in enumerate(order):
        _lane(canvas, Seat(seat), points, top + height * (row + 0.5), height, seat == what.who, say)
    happening.lay_title(canvas, what, say)
    return canvas


def _lane(canvas: Canvas, seat: Seat, points: tuple[int, ...], y: float, height: float, is_first: bool, say: Say) -> None:
    """Draw a player's wake, the disc at its head, and their points."""
    share = SHORTEST + (1 - SHORTEST) * max(0, points[seat]) / max(1, *points)
    end, half = LEFT + (RIGHT - LEFT) * share, 0.26 * height
    wake = [(LEFT + (end - LEFT) * k / 40, y - half * (k / 40) ** 0.5 - 2 * math.sin(k / 2.4)) for k in range(41)]
    keel = [(x, 2 * y - up) for x, up in reversed(wake)]
    canvas.fill(shapes.polygon(tuple(wake + keel)), palette.PLAYERS[seat].main, 0.95)
    if is_first:
        canvas.fill(shapes.polyline(tuple(wake + keel + wake[:1]), 4.0), palette.HALO)
    canvas.text(LEFT - 24, y, player_name(say, seat), fonts.SANS_BOLD if is_first else fonts.SANS_MEDIUM, 36, palette.PAPER, "rm", 190)
    marks.disc(canvas, end, y, 0.42 * height, seat)
    colour = palette.HALO if is_first else palette.PAPER
    canvas.text(end + 0.42 * height + 18, y, str(points[seat]), fonts.SANS_BOLD, 54 if is_first else 44, colour, "lm")
