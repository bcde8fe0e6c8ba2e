"""The row of the players: a panel for each with disc, name, state and signs with figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.values.core import Say
from render.kit import fonts, marks, palette, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

GAP = 16.0
"""Px between two panels."""
EDGE = 24.0
"""Px between the panels and the edge of the picture."""
WIDTH = 1200.0
"""Width of the picture in px."""
HIGH = 112.0
"""Height of a panel in px."""
MOST_IN_A_ROW = 4
"""The most panels in a row."""
FIGURE = 28.0
"""Size of a sign's figure in px of the em."""
FAINT = 0.5
"""Strength (0..1) of a player who is out."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A drawing with a figure beside it; `side` is its field's longer side in px.

    >>> Sign("crown", "").room
    36.0
    """

    name: str
    figure: str
    side: float = 36.0
    is_own: bool = False
    """Whether the drawing is in the colour of the player."""
    size: ClassVar[float] = FIGURE
    """Px of the em of the figure."""
    gap: ClassVar[float] = 4.0
    """Px between drawing and figure."""

    @property
    def room(self) -> float:
        """The width with its figure, in px."""
        return self.side + (self.gap + text.width(self.figure, fonts.SANS_BOLD, self.size) if self.figure else 0)


def rows(count: int) -> int:
    """Return the rows that the panels of `count` players take.

    >>> rows(4), rows(5)
    (1, 2)
    """
    return -(-count // MOST_IN_A_ROW)


def height(count: int) -> float:
    """Return the height of the panels of `count` players, in px.

    >>> height(4), height(5)
    (112.0, 240.0)
    """
    return rows(count) * (HIGH + GAP) - GAP


def boxes(count: int, top: float) -> tuple[BoxPx, ...]:
    """Return the panels by seat, from edge to edge; more than four players sit in two rows.

    `top` is the upper edge of the first row in px.

    >>> boxes(2, top=100)
    ((24.0, 100.0, 592.0, 212.0), (608.0, 100.0, 1176.0, 212.0))
    """
    columns = -(-count // rows(count))
    width = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    spots = [(EDGE + (width + GAP) * (seat % columns), top + (HIGH + GAP) * (seat // columns)) for seat in range(count)]
    return tuple((x, y, x + width, y + HIGH) for x, y in spots)


def ground(canvas: Canvas, count: int, top: float) -> None:
    """Draw the paper of all panels, for the static layer.

    >>> canvas = surface.ground((1200, 130))
    >>> ground(canvas, 3, top=10)
    """
    for box in boxes(count, top):
        surface.panel(canvas, box)


def lay(
    canvas: Canvas, say: Say, box: BoxPx, seat: int, state: str, signs: Sequence[Sign], is_awaited: bool = False, is_out: bool = False
) -> None:
    """Draw a panel: outlined if awaited, faint if out; `state` is a few words.

    >>> canvas = surface.ground((1200, 130))
    >>> lay(canvas, SAY, boxes(2, top=10)[0], 0, "bids", [Sign("crown", "12")], is_awaited=True)
    >>> canvas.areas
    {'player-0': (24.0, 10.0, 592.0, 122.0)}
    """
    x0, y0, x1, _ = box
    canvas.area(f"player-{seat}", *box)
    if is_awaited:
        surface.active_outline(canvas, box)
    strength = FAINT if is_out else 1.0
    marks.disc(canvas, x0 + 33, y0 + 34, 24, seat, strength)
    room = x1 - 12 - (x0 + 68)
    ink = palette.INK_SOFT if is_out else palette.INK
    canvas.text(x0 + 68, y0 + (32 if state else 44), player_name(say, seat), fonts.SANS_MEDIUM, 28, ink, "ls", room)
    if state:
        face, colour = (fonts.SANS_MEDIUM, palette.WAX) if is_awaited else (fonts.SANS, palette.INK_SOFT)
        canvas.text(x0 + 68, y0 + 58, state, face, 23, colour, "ls", room)
    lay_signs(canvas, signs, x0 + 14, x1 - 12, y0 + 88, seat, strength)


def lay_signs(
    canvas: Canvas, signs: Sequence[Sign], x0: float, x1: float, y: float, seat: int | None = None, strength: float = 1.0
) -> None:
    """Draw signs from the left, with `y` as their middle; a crowded row is drawn smaller.

    >>> canvas = surface.ground((200, 60))
    >>> lay_signs(canvas, [Sign("crown", "12")], 10, 190, y=30)
    >>> [box.label for box in canvas.boxes]
    ['crown', '12']
    """
    if not signs:
        return
    total = sum(sign.room for sign in signs)
    gap = min(20.0, max(5.0, (x1 - x0 - total) / max(1, len(signs) - 1)))
    scale = min(1.0, (x1 - x0 - gap * (len(signs) - 1)) / total)
    x = x0
    for sign in signs:
        side = sign.side * scale
        canvas.sign(sign.name, x + side / 2, y, side, seat if sign.is_own else None, strength=strength)
        if sign.figure:
            size = round(sign.size * scale * 4) / 4
            canvas.text(x + side + sign.gap * scale, y, sign.figure, fonts.SANS_BOLD, size, palette.INK, "lm")
        x += sign.room * scale + gap
