"""The review of a match as a picture: each player's chances, with numbered turning points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.search.findings import Point, Review, TurningPoint
from engine.values.core import Msg, Say
from render.kit import curves, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.curves import Curves, Scale

ALL: Final = 100
"""The value of a sure win."""
HIGHEST: Final = 113.0
"""The top of the chart: above a sure win there is room for the numbers."""
BADGE: Final = 30.0
"""Radius of a number in px: its figure is 11 px high in a picture 320 px wide."""
INSIDE: Final = 18.0
"""Px between a disc on a line and the edge of the chart, where words are."""
APART: Final = 68.0
"""Px between two numbers."""


def review_curves(review: Review) -> Curves:
    """Return the lines of a review, from its first entry to its last."""
    values = tuple([tuple([ALL * chance for chance in point.chances]) for point in review.points])
    places = tuple([float(point.seq) for point in review.points])
    chapters = tuple([(float(seq), name) for seq, name in review.chapters])
    return Curves(scale=Scale(review.last + 1, 0.0, HIGHEST), places=places, values=values, chapters=chapters, winners=review.winners or ())


def compose(review: Review, say: Say) -> Canvas:
    """Draw the whole picture."""
    canvas, lines = curves.ground(), review_curves(review)
    below = say(Msg("review.picture", count=len(review.turnings)))
    curves.lay_head(canvas, say, review.winners or (), lambda who: title(review, say, who), below)
    curves.lay_parts(canvas, lines, say)
    curves.lay_levels(canvas, lines.scale, most=ALL)
    marked = place_numbers(review, lines)
    for x, number_x in marked:
        _lay_way(canvas, x, number_x)
    curves.lay_lines(canvas, lines)
    for number, ((x, number_x), turning) in enumerate(zip(marked, review.turnings, strict=True), 1):
        x = min(max(x, curves.PLOT[0] + INSIDE), curves.PLOT[2] - INSIDE)
        y = min(lines.y(turning.seat, ALL * chance_then(review.points, turning)), curves.PLOT[3] - INSIDE / 2)
        marks.halo(canvas, x, y, 30)
        marks.disc(canvas, x, y, 24, turning.seat)
        canvas.area(f"turning-{number}", number_x - BADGE, curves.PLOT[1] - BADGE, number_x + BADGE, curves.PLOT[3])
        marks.badge(canvas, number_x, curves.PLOT[1] + 4, BADGE, str(number))
    curves.lay_ends(canvas, lines, say, lambda chance: str(round(chance)))
    return canvas


def title(review: Review, say: Say, who: str) -> str:
    """Return in few words who has won, or that the match has no result."""
    if review.winners is None:
        return say(Msg("review.unfinished"))
    return say(Msg("story.won", who=who, count=len(review.winners)))


def place_numbers(review: Review, lines: Curves) -> list[tuple[float, float]]:
    """Return where each turning point is and where its number is, in px from the left."""
    wanted = [lines.scale.x(turning.seq) for turning in review.turnings]
    placed = curves.spread(wanted, curves.PLOT[0] + BADGE, curves.PLOT[2] - BADGE, APART)
    return list(zip(wanted, placed, strict=True))


def chance_then(points: Sequence[Point], turning: TurningPoint) -> float:
    """Return the value of the seat's curve at its turning point."""
    for before, after in pairwise(points):
        if before.seq <= turning.seq <= after.seq:
            share = (turning.seq - before.seq) / (after.seq - before.seq)
            return before.chances[turning.seat] + share * (after.chances[turning.seat] - before.chances[turning.seat])
    return points[-1].chances[turning.seat]


def _lay_way(canvas: Canvas, x: float, number_x: float) -> None:
    """Draw an upright line at a turning point, and a line from there to its number."""
    curves.lay_upright(canvas, x)
    if abs(x - number_x) > 1:
        way = ((x, curves.PLOT[1] + 40), (number_x, curves.PLOT[1] + 4))
        canvas.fill(shapes.polyline(way, 5.0, dash=None), palette.INK)
