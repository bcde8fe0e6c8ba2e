"""The map of a whole match: every way sailed, and the discoveries in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, fleet, signs
from games.navegador.rules.board import REGION_NUMBER, REGIONS, Region
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points

APART = 8.0
"""Px between the ways of two players."""

BOW = 0.06
"""How far a way bends to the side, as a share of its length."""

WIDEST = 7.0
"""Width in px of a way that was sailed often."""


def count_sailings(views: Sequence[NavegadorView]) -> Counter[tuple[int, Region, Region]]:
    """Count how often each seat's ships went between two neighbours, in either direction."""
    counts: Counter[tuple[int, Region, Region]] = Counter()
    for before, after in pairwise(views):
        if after.last.seat is not None and after.last != before.last:
            known = {REGION_NUMBER[region.region] for region in before.regions if region.is_known}
            for sail in after.last.sails:
                way = fleet.find_way(REGION_NUMBER[sail.origin], REGION_NUMBER[sail.to], known)
                counts.update((after.last.seat, REGIONS[min(leg)], REGIONS[max(leg)]) for leg in pairwise(way))
    return counts


def find_discoveries(views: Sequence[NavegadorView]) -> dict[Region, int]:
    """Return the explored regions in their order, each with the seat that explored it."""
    explorers: dict[Region, int] = {}
    for view in views:
        for region in view.regions:
            if region.explorer is not None:
                explorers.setdefault(region.region, region.explorer)
    return explorers


def compose(views: Sequence[NavegadorView], say: Say) -> Canvas:
    """Draw the large chart with all ways and discoveries of a match."""
    layout, last = chart.chart("board"), views[-1]
    canvas = Canvas(chart.ground("board").copy())
    left, top = layout.box[0], layout.box[1]
    seats = len(last.players)
    spots = {view.region: _spot(view.region, left, top) for view in last.regions}
    for (seat, origin, to), times in sorted(count_sailings(views).items(), key=lambda item: -item[1]):
        shift = (seat - (seats - 1) / 2) * APART
        _lay_way(canvas, _bow(spots[origin], spots[to], shift), seat, min(WIDEST, 3.4 + times / 5))
    x, y = spots["portugal"]
    canvas.sprite("ship", x, y + 26, 84, find_discoveries(views).get("guine", 0))
    for region in last.regions:
        x, y = fleet.place("board", region.region)["label"]
        words = say(Msg(f"navegador.region.{region.region}"))
        signs.write_cased(canvas, x - left, y - top, words, fonts.SERIF_BOLD_ITALIC, 32, room=270)
    for number, (name, seat) in enumerate(find_discoveries(views).items(), 1):
        x, y = fleet.place("board", name)["disc"]
        marks.disc(canvas, x - left, y - top, 23, seat)
        marks.badge(canvas, x - left + 22, y - top - 18, 14, str(number))
    return canvas


def _spot(region: Region, left: float, top: float) -> Point:
    """Return where a region's ways meet: at its explorer's disc, or in Portugal's water."""
    place = fleet.place("board", region)
    if "disc" in place:
        x, y = place["disc"]
        return x - left, y - top
    x0, y0, x1, y1 = place["fleet"]
    return (x0 + x1) / 2 - left, (y0 + y1) / 2 - top


def _bow(start: Point, end: Point, shift: float) -> Points:
    """Return a bow from one point to another, `shift` px to the side."""
    (ax, ay), (bx, by) = start, end
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    nx, ny = (ay - by) / length, (bx - ax) / length
    bow = length * BOW + shift
    return shapes.smooth((start, ((ax + bx) / 2 + nx * bow, (ay + by) / 2 + ny * bow), end))


def _lay_way(canvas: Canvas, way: Points, seat: int, width: float) -> None:
    canvas.fill(shapes.polyline(way, width + 2.4), palette.PAPER, 0.75)
    canvas.fill(shapes.polyline(way, width), palette.PLAYERS[seat].main)
