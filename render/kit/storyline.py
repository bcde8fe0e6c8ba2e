"""The story of a match as a picture: a line of points for each player over the parts of the match, and where it was decided.

The letters can be read where it is shown 320 px wide. Lines are told apart by their dashes and by the disc and the name at their
end, never by colour alone. In reading order: `Scale` · `compose` · the head · the ground · the lines · their ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

from engine.core import Msg, Say
from engine.story import Story
from render.kit import fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, joined, player_name, raised
from render.kit.shapes import Points
from render.kit.surface import BoxPx

SIZE = (1200, 900)
HEAD: BoxPx = (24.0, 18.0, 1176.0, 186.0)
CHART: BoxPx = (24.0, 206.0, 1176.0, 880.0)
PLOT: BoxPx = (146.0, 240.0, 764.0, 786.0)
"""Where the lines run: first entry to last, most points to fewest, in px."""
LEAST = 41.5
"""No letters are smaller than so many px of the em: 11 px where the picture is shown 320 px wide."""
SMALL = 49.0
"""Words that may be shrunk are set in so many px at least."""
NAMES = 884.0
"""Where the names begin, right of the discs."""
APART = 84.0
"""Px between the names of two players."""
BESIDE = 5.0
"""Px by which lines of equal points lie beside one another."""
WIDTH, EDGE = 7.0, 3.0
"""Of a line and of its ink edge, in px."""
DASHES: tuple[tuple[float, float] | None, ...] = (None, (34.0, 16.0), (8.0, 18.0), (60.0, 16.0), (20.0, 16.0), (4.0, 14.0))
"""By seat: a whole line, then ever others."""
NARROWEST = 26.0
"""Px of a part of the match that has a band of its own; smaller ones share one."""
LABEL = 400.0
"""Px that the name of a part may take."""
GRID = 4
"""Level lines at least, where there are so many points."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where entries and points are: `count` steps, points from `low` to `high`."""

    count: int
    low: int
    high: int

    @classmethod
    def of(cls, story: Story) -> Scale:
        """The scale that shows all points, and nothing as well."""
        every = [point for step in story.steps for point in step.points]
        low = min(0, *every)
        return cls(len(story.steps), low, max(low + 5, *every))

    def x(self, index: float) -> float:
        """Px from the left."""
        return PLOT[0] + (PLOT[2] - PLOT[0]) * index / max(1, self.count - 1)

    def y(self, points: float) -> float:
        """Px from the top."""
        return PLOT[3] - (PLOT[3] - PLOT[1]) * (points - self.low) / (self.high - self.low)

    def levels(self) -> Iterator[int]:
        """Round numbers of points for the level lines."""
        rough = max(1.0, (self.high - self.low) / GRID)
        unit = 10 ** floor(log10(rough))
        step = int(max(unit * factor for factor in (1, 2, 5) if unit * factor <= rough))
        return iter(range(-(-self.low // step) * step, self.high + 1, step))


def compose(story: Story, say: Say) -> Canvas:
    """The whole picture."""
    canvas = surface.ground(SIZE)
    for box in (HEAD, CHART):
        surface.panel(canvas, box)
    canvas.image = surface.textured(canvas.image)
    scale = Scale.of(story)
    _lay_head(canvas, story, say)
    _lay_parts(canvas, story, scale, say)
    _lay_levels(canvas, scale)
    _lay_turning(canvas, story, scale)
    for seat in _by_importance(story):
        _lay_line(canvas, story, scale, seat)
    _lay_point(canvas, story, scale)
    _lay_ends(canvas, story, scale, say)
    return canvas


def _by_importance(story: Story) -> list[int]:
    """The seats in the order of drawing: winners last, so that nothing lies over their lines."""
    last = story.steps[-1].points
    return sorted(range(len(last)), key=lambda seat: (seat in story.winners, last[seat], -seat))


def title(story: Story, say: Say, who: str) -> str:
    """Who has won, in few words."""
    return say(Msg("story.won" if len(story.winners) == 1 else "story.shared", who=who))


def decided(story: Story, say: Say) -> str:
    """Where the match was decided, in few words."""
    turning = story.turning
    if turning is None:
        return say(Msg("story.undecided"))
    if turning.kind == "gain":
        return say(Msg("story.gain.short", points=turning.by, seq=story.steps[turning.index].seq))
    return say(Msg("story.lead.short", seq=story.steps[turning.index].seq))


def _lay_head(canvas: Canvas, story: Story, say: Say) -> None:
    x0, y0, x1, y1 = HEAD
    canvas.area("head", *HEAD)
    winners = story.winners
    canvas.fill(shapes.rounded(x0, y0, x0 + 16, y1, 6), palette.PLAYERS[winners[0]].main)
    canvas.fill(shapes.rounded(x0, y0, x0 + 16, y1, 6, 1.6), palette.INK)
    for k, seat in reversed(list(enumerate(winners[:2]))):
        marks.disc(canvas, x0 + 88 + 24 * k, (y0 + y1) / 2, 54, seat)
    start = x0 + 160 + 24 * (min(len(winners), 2) - 1)
    room = x1 - start - 18
    words, size = fitted_sentence(lambda who: title(story, say, who), joined(say, winners), fonts.SERIF_BOLD, 66, room)
    size, base = raised(words, fonts.SERIF_BOLD, size, y0 + 68, y0 + 6, y0 + 92)
    canvas.text(start, base, words, fonts.SERIF_BOLD, size)
    canvas.text(start, y0 + 128, decided(story, say), fonts.SANS_MEDIUM, SMALL, palette.WAX, "ls", room)


def _lay_parts(canvas: Canvas, story: Story, scale: Scale, say: Say) -> None:
    """The parts of the match as bands, with the names that have room below."""
    canvas.area("chart", *CHART)
    starts = [(scale.x(index), say(name)) for index, name in story.chapters]
    edges = [PLOT[0]]
    for x, _ in starts[1:]:
        if x - edges[-1] >= NARROWEST and PLOT[2] - x >= NARROWEST:
            edges.append(x)
    for k, (x, end) in enumerate(zip(edges, [*edges[1:], PLOT[2]], strict=True)):
        if k % 2 == 0:
            canvas.fill(shapes.rounded(x, PLOT[1], end, PLOT[3], 0), palette.PAPER_SHADE)
    free = PLOT[0]
    for x, name in starts:
        wide = min(text.width(name, fonts.SANS, SMALL), LABEL)
        if x < free or x + wide > CHART[2] - 20:
            continue
        _lay_tick(canvas, x)
        box = canvas.text(x, PLOT[3] + 58, name, fonts.SANS, SMALL, palette.INK_SOFT, "ls", LABEL)
        free = box.x1 + 36


def _lay_tick(canvas: Canvas, x: float) -> None:
    """A short upright line below the lines, where a named part begins."""
    canvas.fill(shapes.rounded(x - 1.2, PLOT[3], x + 1.2, PLOT[3] + 18, 0), palette.INK_SOFT)


def _lay_levels(canvas: Canvas, scale: Scale) -> None:
    """Level lines with their points."""
    for points in scale.levels():
        y = scale.y(points)
        surface.hairline(canvas, PLOT[0], y, PLOT[2], palette.PAPER_EDGE)
        canvas.text(PLOT[0] - 16, y, str(points), fonts.SANS, LEAST, palette.INK_SOFT, "rm", PLOT[0] - 16 - CHART[0] - 6)


def _lay_turning(canvas: Canvas, story: Story, scale: Scale) -> None:
    """An upright line where the match was decided."""
    if story.turning is None:
        return
    x = scale.x(story.turning.index)
    canvas.area("turning", x - 30, PLOT[1], x + 30, PLOT[3])
    path = ((x, PLOT[1]), (x, PLOT[3]))
    canvas.fill(_stroke(path, 7.0, (12.0, 12.0)), palette.INK, 0.8)
    canvas.fill(_stroke(path, 4.0, (12.0, 12.0)), palette.HALO)


def _lay_point(canvas: Canvas, story: Story, scale: Scale) -> None:
    """The winner's disc on their line where the match was decided."""
    if story.turning is None:
        return
    index = story.turning.index
    seat = max(story.winners, key=lambda winner: story.steps[index].points[winner])
    x, y = scale.x(index), scale.y(story.steps[index].points[seat]) + _beside(story, seat)
    marks.halo(canvas, x, y, 30)
    marks.disc(canvas, x, y, 24, seat)


def _beside(story: Story, seat: int) -> float:
    """How far a line lies below its points, so that equal ones can all be seen."""
    return BESIDE * (seat - (len(story.steps[0].points) - 1) / 2)


def line(story: Story, scale: Scale, seat: int) -> Points:
    """A player's line: at most one point for each px, without those in the middle of a straight way."""
    found: dict[int, tuple[float, float]] = {}
    for index, step in enumerate(story.steps):
        x = scale.x(index)
        found[round(x)] = (x, scale.y(step.points[seat]) + _beside(story, seat))
    path = list(found.values())
    if len(path) == 1:
        return (path[0], (PLOT[2], path[0][1]))
    kept = [path[0]]
    for before, here, after in zip(path, path[1:], path[2:], strict=False):
        if not before[1] == here[1] == after[1]:
            kept.append(here)
    return (*kept, path[-1])


def _lay_line(canvas: Canvas, story: Story, scale: Scale, seat: int) -> None:
    path = line(story, scale, seat)
    colour, dash = palette.PLAYERS[seat].main, DASHES[seat]
    canvas.fill(_stroke(path, WIDTH + EDGE, dash), palette.PLAYERS[seat].dark)
    canvas.fill(_stroke(path, WIDTH, dash), colour)


def _stroke(path: Points, width: float, dash: tuple[float, float] | None) -> shapes.Stencil:
    """A line that comes only once: kept in no cache, where it would take the place of what comes again."""
    return shapes.polyline.__wrapped__(path, width, dash)


def _lay_ends(canvas: Canvas, story: Story, scale: Scale, say: Say) -> None:
    """At the end of each line the disc, the name and the points of its player, as near to it as there is room."""
    last = story.steps[-1].points
    order = sorted(range(len(last)), key=lambda seat: (-last[seat], seat not in story.winners, seat))
    wanted = [scale.y(last[seat]) + _beside(story, seat) for seat in order]
    for seat, y, end in zip(order, spread(wanted, PLOT[1] + 24, PLOT[3] - 10), wanted, strict=True):
        canvas.area(f"player-{seat}", NAMES - 80, y - APART / 2, CHART[2], y + APART / 2)
        canvas.fill(_stroke(((PLOT[2] + 4, end), (NAMES - 84, y)), 2.0, (3.0, 7.0)), palette.INK_SOFT)
        marks.disc(canvas, NAMES - 50, y, 34, seat)
        points = canvas.text(CHART[2] - 16, y, str(last[seat]), fonts.SANS_BOLD, SMALL, palette.INK, "rm")
        name = player_name(say, seat)
        face = fonts.SANS_BOLD if seat in story.winners else fonts.SANS
        canvas.text(NAMES, y, name, face, SMALL, palette.INK, "lm", points.x0 - 14 - NAMES)


def spread(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Heights in the given order, `APART` px from one another, as near to the wanted ones as possible."""
    apart = min(APART, (bottom - top) / max(1, len(wanted) - 1))
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, top if not placed else placed[-1] + apart))
    lowest = bottom
    for k in range(len(placed) - 1, -1, -1):
        placed[k] = min(placed[k], lowest)
        lowest = placed[k] - apart
    return placed
