"""A chart of a match: a line for each player over the parts of the match.

At its end are the player's disc, name and figure. The letters can be read at a width of 320 px. Lines differ by their dashes and by disc
and name at their end, never by colour alone. In reading order: `Scale` · `Curves` · the ground · the lines · their ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

from engine.values.core import Msg, Say
from render.kit import fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, join_names, player_name, raise_line
from render.kit.shapes import Points
from render.kit.surface import BoxPx

SIZE = (1200, 900)
"""Width and height of the picture in px."""
HEAD: BoxPx = (24.0, 18.0, 1176.0, 186.0)
"""The field with discs, title and a line."""
CHART: BoxPx = (24.0, 206.0, 1176.0, 880.0)
"""The field with the chart."""
PLOT: BoxPx = (146.0, 240.0, 764.0, 786.0)
"""The area of the lines: from the first entry to the last, from the highest value to the lowest."""
LEAST = 41.5
"""No letter is smaller than this, in px of the em: 11 px in a picture 320 px wide."""
SMALL = 49.0
"""The size in px at which words are set that may be shrunk. Shrunk as far as possible, they are still `LEAST` px."""
NAMES = 884.0
"""Left edge of the names in px, right of the discs."""
APART = 84.0
"""Px between the names of two players."""
BESIDE = 5.0
"""Px between two lines that have the same value."""
WIDTH = 7.0
"""The width of a line in px."""

EDGE = 3.0
"""The width of a line's ink edge in px."""
DASHES: tuple[tuple[float, float] | None, ...] = (None, (34.0, 16.0), (8.0, 18.0), (60.0, 16.0), (20.0, 16.0), (4.0, 14.0))
"""The dashes of each seat's line in px: (drawn, left out); `None`: a whole line."""
NARROWEST = 26.0
"""Least width in px of a part of the match with a band of its own."""
LABEL = 400.0
"""Greatest width of the name of a part in px."""
GRID = 4
"""The least number of level lines, unless there are fewer values."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Turns places of the match (0 to `count` - 1) and values (`low` to `high`) into px."""

    count: int
    low: float
    high: float

    def x(self, place: float) -> float:
        """Return px from the left."""
        return PLOT[0] + (PLOT[2] - PLOT[0]) * place / max(1, self.count - 1)

    def y(self, value: float) -> float:
        """Return px from the top."""
        return PLOT[3] - (PLOT[3] - PLOT[1]) * (value - self.low) / (self.high - self.low)

    def levels(self) -> Iterator[int]:
        """Return round numbers for the level lines."""
        rough = max(1.0, (self.high - self.low) / GRID)
        unit = 10 ** floor(log10(rough))
        step = int(max(unit * factor for factor in (1, 2, 5) if unit * factor <= rough))
        first = -(-floor(self.low) // step) * step  # the lowest multiple of `step`
        return iter(range(first, floor(self.high) + 1, step))


@dataclass(frozen=True, slots=True)
class Curves:
    """The content of a chart."""

    scale: Scale
    places: tuple[float, ...]
    """The places of the match at which there are values."""
    values: tuple[tuple[float, ...], ...]
    """At each of these places the values of all seats."""
    chapters: tuple[tuple[float, Msg], ...]
    """The parts of the match: the place where each begins, and its name."""
    winners: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of lines."""
        return len(self.values[0])

    def y(self, seat: int, value: float) -> float:
        """Return px from the top for a seat's value; equal values lie a little apart."""
        return self.scale.y(value) + BESIDE * (seat - (self.seats - 1) / 2)


def ground() -> Canvas:
    """Draw the sheet with a field for the head and one for the chart."""
    canvas = surface.ground(SIZE)
    for box in (HEAD, CHART):
        surface.panel(canvas, box)
    canvas.image = surface.add_texture(canvas.image)
    canvas.area("head", *HEAD)
    canvas.area("chart", *CHART)
    return canvas


def lay_parts(canvas: Canvas, curves: Curves, say: Say) -> None:
    """Draw the parts of the match as bands, and below them the names for which there is room."""
    starts = [(curves.scale.x(place), say(name)) for place, name in curves.chapters]
    edges = [PLOT[0]]
    for x, _ in starts[1:]:
        if x - edges[-1] >= NARROWEST and PLOT[2] - x >= NARROWEST:
            edges.append(x)
    for k, (x, end) in enumerate(zip(edges, [*edges[1:], PLOT[2]], strict=True)):
        if k % 2 == 0:
            canvas.fill(shapes.round_rectangle(x, PLOT[1], end, PLOT[3], 0), palette.PAPER_SHADE)
    free = PLOT[0]
    for x, name in starts:
        width = min(text.width(name, fonts.SANS, SMALL), LABEL)
        if x < free or x + width > CHART[2] - 20:
            continue
        canvas.fill(shapes.round_rectangle(x - 1.2, PLOT[3], x + 1.2, PLOT[3] + 18, 0), palette.INK_SOFT)
        box = canvas.text(x, PLOT[3] + 58, name, fonts.SANS, SMALL, palette.INK_SOFT, "ls", LABEL)
        free = box.x1 + 36


def lay_levels(canvas: Canvas, scale: Scale, most: float | None = None) -> None:
    """Draw level lines with their values; `most`: the greatest possible value."""
    for value in scale.levels():
        if most is not None and value > most:
            break
        y = scale.y(value)
        surface.hairline(canvas, PLOT[0], y, PLOT[2], palette.PAPER_EDGE)
        canvas.text(PLOT[0] - 16, y, str(value), fonts.SANS, LEAST, palette.INK_SOFT, "rm", PLOT[0] - 16 - CHART[0] - 6)


def lay_upright(canvas: Canvas, x: float) -> None:
    """Draw an upright line where the match was decided."""
    path = ((x, PLOT[1]), (x, PLOT[3]))
    canvas.fill(shapes.stroke(path, 7.0, (12.0, 12.0)), palette.INK, 0.8)
    canvas.fill(shapes.stroke(path, 4.0, (12.0, 12.0)), palette.HALO)


def lay_lines(canvas: Canvas, curves: Curves) -> None:
    """Draw the lines of all seats, the winners' last, so that no other line covers them."""
    last = curves.values[-1]
    for seat in sorted(range(curves.seats), key=lambda seat: (seat in curves.winners, last[seat], -seat)):
        path, colours = line(curves, seat), palette.PLAYERS[seat]
        canvas.fill(shapes.stroke(path, WIDTH + EDGE, DASHES[seat]), colours.dark)
        canvas.fill(shapes.stroke(path, WIDTH, DASHES[seat]), colours.main)


def line(curves: Curves, seat: int) -> Points:
    """Return a player's line: at most one point a px, without those inside a level stretch."""
    by_pixel: dict[int, tuple[float, float]] = {}
    for place, values in zip(curves.places, curves.values, strict=True):
        x = curves.scale.x(place)
        by_pixel[round(x)] = (x, curves.y(seat, values[seat]))
    path = list(by_pixel.values())
    if len(path) == 1:
        return (path[0], (PLOT[2], path[0][1]))
    corners = [path[0]]
    for before, here, after in zip(path, path[1:], path[2:], strict=False):
        if not before[1] == here[1] == after[1]:
            corners.append(here)
    return (*corners, path[-1])


def lay_ends(canvas: Canvas, curves: Curves, say: Say, figure_of: Callable[[float], str]) -> None:
    """Draw disc, name and figure of each player beside the end of their line.

    `figure_of` returns the text for a value.
    """
    last = curves.values[-1]
    order = sorted(range(len(last)), key=lambda seat: (-last[seat], seat not in curves.winners, seat))
    wanted = [curves.y(seat, last[seat]) for seat in order]
    for seat, y, end in zip(order, spread(wanted, PLOT[1] + 24, PLOT[3] - 10), wanted, strict=True):
        canvas.area(f"player-{seat}", NAMES - 80, y - APART / 2, CHART[2], y + APART / 2)
        canvas.fill(shapes.stroke(((PLOT[2] + 4, end), (NAMES - 84, y)), 2.0, (3.0, 7.0)), palette.INK_SOFT)
        marks.disc(canvas, NAMES - 50, y, 34, seat)
        figure = canvas.text(CHART[2] - 16, y, figure_of(last[seat]), fonts.SANS_BOLD, SMALL, palette.INK, "rm")
        name = player_name(say, seat)
        face = fonts.SANS_BOLD if seat in curves.winners else fonts.SANS
        canvas.text(NAMES, y, name, face, SMALL, palette.INK, "lm", figure.x0 - 14 - NAMES)


def spread(wanted: Sequence[float], top: float, bottom: float, apart: float = APART) -> list[float]:
    """Return heights near the wanted ones, in the same order, `apart` px apart if they fit."""
    apart = min(apart, (bottom - top) / max(1, len(wanted) - 1))
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, top if not placed else placed[-1] + apart))
    lowest = bottom
    for k in range(len(placed) - 1, -1, -1):
        placed[k] = min(placed[k], lowest)
        lowest = placed[k] - apart
    return placed


def lay_head(canvas: Canvas, say: Say, seats: Sequence[int], title: Callable[[str], str], below: str) -> None:
    """Draw the discs of these seats, a title, and the line `below`.

    `title` is called with the players' names and returns the sentence. Names that are too long are cut until it fits.
    """
    x0, y0, x1, y1 = HEAD
    shown = seats[:2]
    if seats:
        canvas.fill(shapes.round_rectangle(x0, y0, x0 + 16, y1, 6), palette.PLAYERS[seats[0]].main)
        canvas.fill(shapes.round_rectangle(x0, y0, x0 + 16, y1, 6, 1.6), palette.INK)
    for k, seat in reversed(list(enumerate(shown))):
        marks.disc(canvas, x0 + 88 + 24 * k, (y0 + y1) / 2, 54, seat)
    start = x0 + (160 + 24 * (len(shown) - 1) if shown else 40)
    room = x1 - start - 18
    words, size = fitted_sentence(title, join_names(say, seats), fonts.SERIF_BOLD, 66, room)
    size, base = raise_line(words, fonts.SERIF_BOLD, size, y0 + 68, y0 + 6, y0 + 92)
    canvas.text(start, base, words, fonts.SERIF_BOLD, size)
    canvas.text(start, y0 + 128, below, fonts.SANS_MEDIUM, SMALL, palette.WAX, "ls", room)
