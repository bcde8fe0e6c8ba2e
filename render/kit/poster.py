"""The poster of a match that is over: the map of the voyage, the result, three moments."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PIL import Image

from engine.story.tale import Happened, Tale, strength
from engine.values.core import Msg, Result, Row, Say, Seat
from render.kit import fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_message, fitted_sentence, join_names, player_name

SIZE = (1200, 1500)
"""Width and height in px."""

MAP = (36.0, 152.0, 1164.0, 934.0)
"""Left, top, right and bottom of the map in px; its frame lies around it."""

RAYS = 18
"""Number of pale rays of the paper below the map."""

PANELS = (960.0, 1128.0)
"""Top and bottom of the result."""

MOMENT_TOP = 1164.0
"""Top of the moments in px."""

FOOT = 1432.0
"""Middle of the last line in px, on a poster with moments."""

GAP = 14.0
"""Px between two boxes of players."""

NARROW = 400.0
"""Width in px below which a player's name has a line of its own."""

BARE = 260
"""Px by which a poster without moments is lower."""


class _ResultLayout(NamedTuple):
    """Where a player's result has what, in px from the upper left corner of its box."""

    laurel: float
    """The width of the laurel, which is at the right."""
    laurel_y: float
    points_y: float
    disc: tuple[float, float]
    name: tuple[float, float]
    name_size: float
    keeps_laurel_free: bool
    """Whether the name ends before the laurel."""
    row_left: float
    row_size: float
    row_up: float
    """From the foot of the box to the base of the row."""


_NARROW_RESULT = _ResultLayout(
    laurel=92.0, laurel_y=54, points_y=56, disc=(44, 48), name=(14, 118), name_size=36, keeps_laurel_free=False,
    row_left=14, row_size=31, row_up=16,
)  # fmt: skip
_BROAD_RESULT = _ResultLayout(
    laurel=116.0, laurel_y=70, points_y=72, disc=(48, 58), name=(90, 72), name_size=42, keeps_laurel_free=True,
    row_left=22, row_size=34, row_up=26,
)  # fmt: skip


def compose(tale: Tale, voyage: Image.Image, name: Msg, number: int, say: Say) -> Canvas:
    """Draw the whole poster.

    `voyage`: the map, of any size. `name`: the name of the game. `number`: the number of the match.

    `compose(tale, voyage, Msg("sea_duel.name"), 7, say).image` is the poster of match 7.
    """
    canvas = Canvas(ground(SIZE[1] if tale.moments else SIZE[1] - BARE).copy())
    _lay_title(canvas, tale, name, say)
    _lay_map(canvas, voyage)
    _lay_result(canvas, tale, say)
    _lay_moments(canvas, tale.moments, say)
    foot = canvas.height - (SIZE[1] - FOOT)
    surface.hairline(canvas, 60, foot - 34, SIZE[0] - 60, palette.GOLD)
    canvas.text(60, foot, say(Msg("poster.foot", number=number)), fonts.SERIF_ITALIC, 27, palette.INK_SOFT, "lm", 700)
    canvas.text(SIZE[0] - 60, foot, "Caravel", fonts.SERIF_BOLD, 29, palette.INK, "rm")
    return canvas


@cache
def ground(high: int) -> Image.Image:
    """Draw the paper of posters, which have two heights."""
    return paper(high)


def paper(high: int, middle: float = PANELS[0]) -> Image.Image:
    """Draw paper with pale rays from a height in px, and a double frame."""
    width = SIZE[0]
    canvas = surface.ground((width, high))
    for at in range(0, RAYS * 2, 2):
        centre, reach = (width / 2, middle), width * 1.6
        angles = ((at + k) * math.pi / RAYS for k in (0, 1))
        ends = [(centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)) for angle in angles]
        canvas.fill(shapes.polygon((centre, *ends)), palette.PAPER_WARM, 0.45)
    canvas.image = surface.add_texture(canvas.image, 7)
    for edge, line, colour in ((12, 3.0, palette.INK), (20, 2.0, palette.GOLD)):
        canvas.fill(shapes.round_rectangle(edge, edge, width - edge, high - edge, 4, line), colour)
    return canvas.image


def _lay_title(canvas: Canvas, tale: Tale, name: Msg, say: Say) -> None:
    """Draw the title of the match, and who played."""
    middle = SIZE[0] / 2
    title = fitted_message(tale.title, say, fonts.SERIF_BOLD, 74, SIZE[0] - 140)
    canvas.text(middle, 66, title, fonts.SERIF_BOLD, 74, palette.INK, "mm", SIZE[0] - 140)
    people = fitted_sentence(
        lambda who: say(Msg("poster.played", game=name, who=who)),
        join_names(say, range(len(tale.result.ranks)), len(tale.result.ranks)),
        fonts.SANS_MEDIUM, 31, SIZE[0] - 160,
    )  # fmt: skip
    canvas.text(middle, 122, people[0], fonts.SANS_MEDIUM, people[1], palette.INK_SOFT, "mm")


def _lay_map(canvas: Canvas, voyage: Image.Image) -> None:
    """Draw the map, as large as fits without being cut, on dark water."""
    x0, y0, x1, y1 = MAP
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 0), palette.SEA_DEEP)
    scale = min((x1 - x0) / voyage.width, (y1 - y0) / voyage.height)
    size = round(voyage.width * scale), round(voyage.height * scale)
    shown = voyage if size == voyage.size else voyage.resize(size, Image.Resampling.LANCZOS)
    canvas.image.paste(shown, (round((x0 + x1 - size[0]) / 2), round((y0 + y1 - size[1]) / 2)))
    for out, width, colour in ((8, 8.0, palette.INK), (6, 4.0, palette.PAPER)):
        canvas.fill(shapes.round_rectangle(x0 - out, y0 - out, x1 + out, y1 + out, 2, width), colour)
    canvas.area("map", *MAP)


def boxes(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of the players' results, left to right, the winners first.

    >>> boxes(2)
    [(32.0, 960.0, 593.0, 1128.0), (607.0, 960.0, 1168.0, 1128.0)]
    """
    left, right = 32.0, SIZE[0] - 32.0
    width = (right - left - GAP * (count - 1)) / count
    return [(left + at * (width + GAP), PANELS[0], left + at * (width + GAP) + width, PANELS[1]) for at in range(count)]


def _lay_result(canvas: Canvas, tale: Tale, say: Say) -> None:
    """Draw each player with their points and their best row."""
    result = tale.result
    order = result.order
    for seat, box in zip(order, boxes(len(order)), strict=True):
        x0, y0, x1, y1 = box
        is_first = result.ranks[seat] == 1
        surface.panel(canvas, box, palette.PAPER_WARM if is_first else palette.PAPER)
        if is_first:
            canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 10, 4), palette.GOLD)
        canvas.area(f"player-{seat}", *box)
        layout = _NARROW_RESULT if x1 - x0 < NARROW else _BROAD_RESULT
        middle, points = x1 - layout.laurel / 2 - 14, str(result.scores[seat].total)
        canvas.sprite("laurel" if is_first else "crown", middle, y0 + layout.laurel_y, layout.laurel * (1.0 if is_first else 0.84))
        figure = (38 if len(points) < 4 else 30) * layout.laurel / 108
        canvas.text(middle, y0 + layout.points_y, points, fonts.SANS_BOLD, figure, palette.INK, "mm", layout.laurel)
        marks.disc(canvas, x0 + layout.disc[0], y0 + layout.disc[1], 30, seat)
        left = x0 + layout.name[0]
        room = x1 - 14 - left - (layout.laurel + 8 if layout.keeps_laurel_free else 0)
        canvas.text(left, y0 + layout.name[1], player_name(say, seat), fonts.SERIF_BOLD, layout.name_size, palette.INK, "ls", room)
        best = _best_row(result, Seat(seat))
        if best is not None:
            left, size = x0 + layout.row_left, layout.row_size
            room = x1 - 14 - left
            canvas.text(left, y1 - layout.row_up, _row_words(best, say, size, room), fonts.SANS, size, palette.INK_SOFT, "ls", room)


def _row_words(row: Row, say: Say, size: float, room: float) -> str:
    """Return a row in words with its points; only its name is cut if there is no room."""
    words, name = say(Msg("poster.strength", what=row.label, points=row.points)), say(row.label)
    if text.fit_text(words, fonts.SANS, size, room)[0] == words:
        return words
    least = size * text.SHRINK_LEAST
    name_room = room - text.width(words, fonts.SANS, least) + text.width(name, fonts.SANS, least)
    return say(Msg("poster.strength", what=text.cut_text(name, fonts.SANS, least, name_room), points=row.points))


def _best_row(result: Result, seat: Seat) -> Row | None:
    """Return the row in which a seat was ahead, else its best one; `None` without points."""
    rows = result.scores[seat].rows
    best = strength(result, seat) or max(rows if len(rows) > 1 else (), key=lambda row: row.points, default=None)
    return best if best is not None and best.points else None


def _lay_moments(canvas: Canvas, moments: tuple[Happened, ...], say: Say) -> None:
    """Draw the moments in the order of the match: when, what, and its effect."""
    if not moments:
        return
    surface.hairline(canvas, 60, MOMENT_TOP - 18, SIZE[0] - 60, palette.GOLD)
    width = (SIZE[0] - 72 - GAP * 2 * (len(moments) - 1)) / len(moments)
    for at, moment in enumerate(moments):
        left = 36 + at * (width + GAP * 2)
        canvas.fill(shapes.disc(left + 44, MOMENT_TOP + 50, 44), palette.GOLD)
        canvas.fill(shapes.disc(left + 44, MOMENT_TOP + 50, 40), palette.SEA_CHART)
        if moment.event.who is None:
            canvas.sprite("compass-rose", left + 44, MOMENT_TOP + 50, 66, shadow=False)
        else:
            marks.disc(canvas, left + 44, MOMENT_TOP + 50, 30, moment.event.who)
        canvas.text(left + 102, MOMENT_TOP + 22, say(moment.part), fonts.SERIF_ITALIC, 27, palette.WAX, "ls", width - 104)
        headline = fitted_message(moment.event.headline, say, fonts.SERIF_BOLD, 33, width - 104, 2)
        for number, line in enumerate(text.wrap_text(headline, fonts.SERIF_BOLD, 33, width - 104, 2)):
            canvas.text(left + 102, MOMENT_TOP + 58 + number * 36, line, fonts.SERIF_BOLD, 33, palette.INK, "ls", width - 104)
        words = fitted_message(moment.event.line, say, fonts.SANS_MEDIUM, 31, width - 8, 3)
        lines = text.wrap_text(words, fonts.SANS_MEDIUM, 31, width - 8, 3)
        for number, line in enumerate(lines):
            canvas.text(left + 4, MOMENT_TOP + 138 + number * 38, line, fonts.SANS_MEDIUM, 31, palette.INK, "ls", width)
