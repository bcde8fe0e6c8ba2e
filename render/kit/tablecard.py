"""The picture on a table card: 960 px wide, readable at a width of 320 px.

From above: the head says whose turn it is and what is to be done, then comes what can be won, at the foot the standings. What does not fit
at that size is left out; the full picture is one click away. In reading order: `ground` and `lay_head` · `Standing` and `lay_players`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.values.core import Say
from render.kit import fonts, marks, palette, players, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, join_names, player_name, raise_line
from render.kit.surface import BoxPx

WIDE = 960
"""Width of the picture in px."""
EDGE = 20.0
"""Margin of the panels in px."""
GAP = 14.0
"""Px between two panels."""
LEAST = 33.0
"""No letter is smaller than this, in px of the em."""
SMALL = 40.0
"""The least size in px of words that may be shrunk. Shrunk as far as possible, they are still about `LEAST` px."""
HEAD: BoxPx = (EDGE, 18.0, WIDE - EDGE, 164.0)
"""The panel of the head in px."""
HIGH = 118.0
"""Height of a player's panel in px."""
TALL = 172.0
"""Height of a panel with a line for the signs, in px."""
CROWN = 78.0
"""Width of the crown with a player's points, in px."""
FAINT = 0.45
"""Strength (0..1) of a player who is out."""
_SIGN_GAP = 16.0
"""Px between two signs."""
_STATE_ROOM = 200.0
"""The most px that a state takes from the signs beside it."""


def ground(high: float, panels: Sequence[BoxPx]) -> Canvas:
    """Draw paper with the head's panel and others, for the static layer.

    >>> ground(300, []).height
    300
    """
    canvas = surface.ground((WIDE, round(high)))
    for box in (HEAD, *panels):
        surface.panel(canvas, box)
    canvas.image = surface.add_texture(canvas.image)
    return canvas


def lay_head(canvas: Canvas, say: Say, seats: Sequence[int], title: Callable[[str], str], task: str, room: float | None = None) -> None:
    """Draw the players awaited, or at the end the winners: stripe, discs, title and task.

    `title` makes the first line from their names; `task`: the least that can be done now. `room`: the width of both lines in px; `None`:
    the rest of the head.

    >>> canvas = ground(200, [])
    >>> lay_head(canvas, SAY, (0,), "{} sails".format, "Choose a port")
    >>> canvas.areas["turn"]
    (20.0, 18.0, 940.0, 164.0)
    """
    x0, y0, x1, y1 = HEAD
    canvas.area("turn", *HEAD)
    canvas.area("head", 0, 0, WIDE, HEAD[3] + 6)
    if seats:
        canvas.fill(shapes.round_rectangle(x0, y0, x0 + 16, y1, 6), palette.PLAYERS[seats[0]].main)
        canvas.fill(shapes.round_rectangle(x0, y0, x0 + 16, y1, 6, 1.6), palette.INK)
    for k, seat in reversed(list(enumerate(seats[:2]))):
        marks.disc(canvas, x0 + 80 + 22 * k, (y0 + y1) / 2, 50, seat)
    start = x0 + (146 + 22 * (min(len(seats), 2) - 1) if seats else 28)
    room = x1 - start - 18 if room is None else room
    words, size = fitted_sentence(title, join_names(say, seats), fonts.SERIF_BOLD, 64, room)
    size, base = raise_line(words, fonts.SERIF_BOLD, size, y0 + 66, y0 + 6, y0 + 88)
    canvas.text(start, base, words, fonts.SERIF_BOLD, size)
    canvas.text(start, y0 + 122, task, fonts.SANS_MEDIUM, 46, palette.WAX, "ls", room)


@dataclass(frozen=True, slots=True)
class Sign(players.Sign):
    """A drawing with a figure behind it; `side` is its field's longer side in px.

    >>> Sign("crown", "").room
    48.0
    """

    side: float = 48.0
    size: ClassVar[float] = SMALL
    gap: ClassVar[float] = 5.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A player at the foot of the card."""

    seat: int
    state: str = ""
    """Two or three words."""
    signs: tuple[Sign, ...] = ()
    """Signs for what they own, the most important first."""
    points: str = ""
    """Their points, `""` if not everybody may know them."""
    is_awaited: bool = False
    is_out: bool = False
    """Whether they are out of the auction, beaten or gone."""
    is_alert: bool = False
    """Whether `state` is bad news."""
    kept: float = 0.0
    """How many px before the middle the name and the state end, in a panel of the whole width: room for a drawing."""


def players_height(count: int, high: float = HIGH) -> float:
    """Return the height of the panels of `count` players, in px.

    >>> players_height(3)
    250.0
    """
    return player_boxes(count, 0.0, high)[-1][3]


def player_boxes(count: int, top: float, high: float = HIGH) -> tuple[BoxPx, ...]:
    """Return the panels by seat, two in a row.

    `top` is the upper edge of the first row and `high` the height of a panel, in px. An odd last one takes the whole row. It has room for
    the signs beside the name, and so only the height `HIGH`.

    >>> player_boxes(2, top=100)
    ((20.0, 100.0, 473.0, 218.0), (487.0, 100.0, 940.0, 218.0))
    """
    width = (WIDE - 2 * EDGE - GAP) / 2
    boxes = []
    for seat in range(count):
        x, y = EDGE + (width + GAP) * (seat % 2), top + (high + GAP) * (seat // 2)
        is_alone = seat == count - 1 and seat % 2 == 0
        boxes.append((x, y, WIDE - EDGE, y + HIGH) if is_alone else (x, y, x + width, y + high))
    return tuple(boxes)


def lay_players(canvas: Canvas, say: Say, standings: Sequence[Standing], top: float, high: float = HIGH) -> None:
    """Draw the players into their panels from `top` on.

    Panels of the height `HIGH` have their signs beside the state, those of `TALL` below it.

    >>> canvas = surface.ground((WIDE, 140))
    >>> lay_players(canvas, SAY, [Standing(0, "bids"), Standing(1, "has passed")], top=10)
    >>> [name for name in canvas.areas]
    ['players', 'player-0', 'player-1']
    """
    boxes = player_boxes(len(standings), top, high)
    canvas.area("players", EDGE, top, WIDE - EDGE, boxes[-1][3])
    for standing, box in zip(standings, boxes, strict=True):
        canvas.area(f"player-{standing.seat}", *box)
        if standing.is_awaited:
            surface.active_outline(canvas, box)
        elif standing.is_out:
            canvas.fill(shapes.round_rectangle(box[0] + 1.5, box[1] + 1.5, box[2] - 1.5, box[3] - 1.5, 9), palette.PAPER_SHADE)
        _lay_player(canvas, say, standing, box)


def _lay_player(canvas: Canvas, say: Say, standing: Standing, box: BoxPx) -> None:
    """Draw disc, name and points of a player, the state below the name, and the signs.

    In a wide panel the signs are beside name and state, in a tall one below them, otherwise beside the state.
    """
    x0, y0, x1, y1 = box
    is_wide, is_tall = x1 - x0 > WIDE / 2, y1 - y0 > HIGH
    is_beside_state = not is_wide and not is_tall
    strength = FAINT if standing.is_out else 1.0
    marks.disc(canvas, x0 + 46, y0 + HIGH / 2, 36, standing.seat, strength)
    start, name_end, state_end = x0 + 94, x1 - 14, x1 - 14
    if standing.points:
        crown = canvas.sprite("crown", x1 - 10 - CROWN / 2, y0 + (HIGH / 2 if is_wide else 38), CROWN, figure=standing.points, shadow=False)
        name_end = crown.x0 - 4
    if is_wide:
        middle = (x0 + x1) / 2
        _lay_signs(canvas, standing, middle + 6, name_end - 10, y0 + HIGH / 2, strength)
        name_end = state_end = middle - standing.kept
    elif is_tall:
        _lay_signs(canvas, standing, x0 + 18, x1 - 18, y1 - 36, strength)
    else:
        state_width = min(text.width(standing.state, fonts.SANS_MEDIUM, SMALL), _STATE_ROOM)
        state_end = _lay_signs(canvas, standing, start + state_width + 14, x1 - 16, y0 + 89, strength) - 10
    ink = palette.INK_SOFT if standing.is_out else palette.INK
    has_second_line = bool(standing.state) or (is_beside_state and bool(standing.signs))
    base = y0 + (51 if has_second_line else 74)
    canvas.text(start, base, player_name(say, standing.seat), fonts.SANS_MEDIUM, 44, ink, "ls", name_end - start)
    if standing.state:
        face, colour = (fonts.SANS_MEDIUM, palette.WAX) if standing.is_awaited or standing.is_alert else (fonts.SANS, palette.INK_SOFT)
        canvas.text(start, y0 + 100, standing.state, face, SMALL, colour, "ls", state_end - start)


def _lay_signs(canvas: Canvas, standing: Standing, x0: float, x1: float, y: float, strength: float) -> float:
    """Draw as many signs as fit between two edges, to the right; return their left edge."""
    shown: list[Sign] = []
    taken = 0.0
    for sign in standing.signs:
        if taken + sign.room > x1 - x0:
            break
        shown.append(sign)
        taken += sign.room + _SIGN_GAP
    x = start = x1 - taken + _SIGN_GAP if shown else x1  # the last sign has no gap behind it
    for sign in shown:
        canvas.sign(sign.name, x + sign.side / 2, y, sign.side, standing.seat if sign.is_own else None, strength=strength)
        if sign.figure:
            canvas.text(x + sign.side + sign.gap, y, sign.figure, fonts.SANS_BOLD, sign.size, palette.INK, "lm")
        x += sign.room + _SIGN_GAP
    return start
