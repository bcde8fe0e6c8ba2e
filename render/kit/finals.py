"""The final tables of a season or a cup as a picture: its champions and divisions."""

from __future__ import annotations

from dataclasses import dataclass

from engine.values.core import Msg, Say
from render.kit import fonts, palette, poster, shapes, surface
from render.kit.canvas import Canvas

WIDE = 1200
"""Width in px; the height follows from the lines."""

TOP = 420.0
"""Px above the first table."""

ROW = 64.0
"""Height of a line in px."""

HEAD = 88.0
"""Height of a division's name in px."""

FOOT = 84.0
"""Px below the last table."""

LAUREL = 236.0
"""Height of the champion's laurel in px."""

FIRST = 11
"""The most lines of the first division."""

REST = 3
"""The most lines of each other division."""

SHOWN = 4
"""The most divisions that are shown."""

POINTS = 960.0
"""The right edge of the column of points, in px."""

WINS = 1120.0
"""The right edge of the column of wins, in px."""


@dataclass(frozen=True, slots=True)
class FinalLine:
    """A line of a table: place, name, points as they are written, wins."""

    place: int
    name: str
    points: str
    wins: int


@dataclass(frozen=True, slots=True)
class Finals:
    """The result of a season or cup: its name, its champions and its divisions.

    A division has its name (`None` if it is the only one) and its lines, the best first.
    """

    title: Msg
    champions: tuple[str, ...]
    divisions: tuple[tuple[Msg | None, tuple[FinalLine, ...]], ...]

    @property
    def tables(self) -> tuple[tuple[Msg | None, tuple[FinalLine, ...]], ...]:
        """The divisions and lines that the picture shows."""
        return tuple((name, lines[: REST if at else FIRST]) for at, (name, lines) in enumerate(self.divisions[:SHOWN]) if lines)


def compose(finals: Finals, say: Say) -> Canvas:
    """Draw the whole picture."""
    tables = finals.tables
    height = TOP + sum(HEAD + ROW * len(lines) for _, lines in tables) + FOOT
    canvas = Canvas(poster.paper(round(height), LAUREL))
    _lay_champion(canvas, finals, say)
    y = TOP
    for at, (name, lines) in enumerate(tables):
        canvas.text(60, y + 42, say(name) if name is not None else "", fonts.SERIF_BOLD, 42, palette.WAX, "ls", 560)
        if not at:
            for right, key in ((POINTS, "club.column-points"), (WINS, "club.column-wins")):
                canvas.text(right, y + 42, say(Msg(key)), fonts.SERIF_ITALIC, 32, palette.INK_SOFT, "rs", 190)
        surface.hairline(canvas, 60, y + 60, WIDE - 60, palette.GOLD)
        y += HEAD
        for line in lines:
            _lay_line(canvas, y, line)
            y += ROW
    canvas.text(WIDE - 60, canvas.height - 50, "Caravel", fonts.SERIF_BOLD, 29, palette.INK, "rm")
    return canvas


def _lay_champion(canvas: Canvas, finals: Finals, say: Say) -> None:
    middle = WIDE / 2
    canvas.text(middle, 84, say(finals.title), fonts.SERIF_BOLD, 58, palette.INK, "mm", WIDE - 160)
    surface.hairline(canvas, 240, 132, WIDE - 240, palette.GOLD)
    if not finals.champions:
        return
    canvas.sprite("laurel", middle, LAUREL, 190)
    canvas.text(middle, LAUREL + 4, "1", fonts.SANS_BOLD, 68, palette.INK, "mm")
    canvas.text(middle, LAUREL + 118, ", ".join(finals.champions), fonts.SERIF_BOLD, 66, palette.WAX, "mm", WIDE - 160)


def _lay_line(canvas: Canvas, y: float, line: FinalLine) -> None:
    base, is_first = y + 34, line.place == 1
    if is_first:
        canvas.fill(shapes.round_rectangle(44, y - 12, WIDE - 44, y + ROW - 16, 8), palette.PAPER_WARM)
    face = fonts.SANS_BOLD if is_first else fonts.SANS_MEDIUM
    canvas.text(112, base, f"{line.place}.", face, 38, palette.INK_SOFT, "rs")
    canvas.text(134, base, line.name, face, 38, palette.INK, "ls", POINTS - 150 - 134)
    canvas.text(POINTS, base, line.points, fonts.SANS_BOLD, 40, palette.INK, "rs")
    canvas.text(WINS, base, str(line.wins), fonts.SANS, 38, palette.INK_SOFT, "rs")
