"""The chart: Europe on the left, six lanes of three spaces, and the ships on them."""

from __future__ import annotations

import math

from PIL import Image

from engine.core import Msg, Say
from engine.games.pizarro.board import EXPLORERS, Explorer, Half, Sides
from engine.games.pizarro.view import PizarroView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.pizarro import places
from render.pizarro.words import explorer_name

ROSE = (812.0, 436.0)
GHOST = 0.3
SHIP_FIELD = 136
NAME_ROOM = 117


@layers.kept(8)
def chart(sides: Sides) -> Image.Image:
    """The chart without words: sea, coast, shoals with their printed values. As large as its frame."""
    x0, y0, x1, y1 = places.CHART
    canvas = Canvas(Image.new("RGB", (1200, 900), palette.GROUND))
    surface.frame(canvas, places.CHART)
    sea = surface.sea(places.SEA, ROSE, palette.SEA, palette.rgb("#376885"))
    surface.coast(sea, _land(sea.size))
    canvas.image.paste(sea, (round(places.SEA[0]), round(places.SEA[1])))
    _decorate(canvas)
    for explorer, phase in places.every_space():
        _shoal(canvas, explorer, phase)
    canvas.image = surface.textured(canvas.image, 3)
    for explorer, phase in places.every_space():
        _print_values(canvas, sides, explorer, phase)
    for explorer in EXPLORERS:
        y = places.lane_middle(explorer)
        canvas.sprite("medallion", 62, y, 54)
        canvas.sprite(explorer.replace("_", "-"), 62, y, 40, shadow=False)
    return canvas.image.crop((round(x0), round(y0), round(x1), round(y1)))


def _land(size: tuple[int, int]) -> Image.Image:
    """Europe: everything left of a wavy coast."""
    mean = places.COAST_X - places.SEA[0]
    shore = tuple((mean - 7 + 5 * math.sin(y / 34) + 3.5 * math.sin(y / 13 + 1), float(y)) for y in range(-60, size[1] + 60, 3))
    shape = shapes.polygon(((-60.0, -60.0), *shore, (-60.0, size[1] + 60.0)))
    land = Image.new("L", size, 0)
    land.paste(shape.mask, (shape.x, shape.y))
    return land


def _decorate(canvas: Canvas) -> None:
    left, right = places.SEA[0], places.SEA[2]
    canvas.fill(shapes.rounded(left, places.FOLD_Y, right, places.FOLD_Y + 1.4, 0), palette.SEA_DEEP, 0.75)
    canvas.fill(shapes.rounded(left, places.FOLD_Y + 2, right, places.FOLD_Y + 3.2, 0), palette.WHITE, 0.35)
    for x, y, width in ((190, 344, 56), (170, 476, 46), (196, 720, 62)):
        canvas.sprite("mountains", x, y, width, strength=0.55, shadow=False)


def _shoal(canvas: Canvas, explorer: Explorer, phase: int) -> None:
    points = places.outline(explorer, phase)
    canvas.fill(shapes.polygon(surface.grown(points, 5.5)), palette.SEA_COAST, 0.35)
    canvas.fill(shapes.polyline(surface.grown(points, 5.5), 1.0, None, True), palette.SEA_DEEP, 0.3)
    canvas.fill(shapes.polygon(points), palette.SHOAL)
    canvas.fill(shapes.polyline(points, 1.6, None, True), palette.SEA_CHART)


def _print_values(canvas: Canvas, sides: Sides, explorer: Explorer, phase: int) -> None:
    values, _, slash = places.printed(sides, explorer, phase)
    for value in values:
        canvas.sprite(value.name, value.x, value.y, value.width, figure=value.figure)
    if slash:
        canvas.fill(shapes.polyline(slash, 2.6), palette.INK)


@layers.kept(12)
def named_chart(sides: Sides, phase: int, names: tuple[str, ...], halves: tuple[str, str]) -> Image.Image:
    """The chart with its words: names of the explorers, half boards, phase pennants."""
    canvas = Canvas(Image.new("RGB", (1200, 900), palette.GROUND))
    canvas.image.paste(chart(sides), (round(places.CHART[0]), round(places.CHART[1])))
    for explorer, name in zip(EXPLORERS, names, strict=True):
        y = places.lane_middle(explorer)
        is_short = text.width(name, fonts.SERIF_BOLD, 27) * 0.92 <= NAME_ROOM
        lines = (name,) if is_short else text.wrapped(name, fonts.SERIF_BOLD, 27, NAME_ROOM, 2)
        for k, line in enumerate(lines):
            canvas.text(95, y + 28 * (k - (len(lines) - 1) / 2), line, fonts.SERIF_BOLD, 27, palette.INK, "lm", NAME_ROOM)
    for y, words in ((155, halves[0]), (465, halves[1])):
        canvas.text(46, y, words, fonts.SERIF_ITALIC, 24, palette.INK_SOFT, "ls", 150)
    for number, (left, right) in places.COLUMNS.items():
        marks.pennant(canvas, (left + right) / 2, 147, places.NUMERAL[number], number == phase, 72)
    return canvas.image.crop(places.CHART)


def lay_chart(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Put the chart with its words on the picture."""
    names = tuple(explorer_name(say, explorer) for explorer in EXPLORERS)
    halves = tuple(say(Msg("pizarro.pic.half", number=k + 1, side=side.upper())) for k, side in enumerate(view.sides))
    phase = 0 if view.stage in ("over", "gamble") else view.phase
    image = named_chart(view.sides, phase, names, (halves[0], halves[1]))
    canvas.image.paste(image, (round(places.CHART[0]), round(places.CHART[1])))


Berth = tuple[int, Half, bool]
"""Seat, half, and whether it is only the ghost of a ship that has left."""


def _crews(view: PizarroView) -> dict[tuple[Explorer, int], list[Berth]]:
    """The ships of every space by seat, the ghost of the last move among them."""
    found: dict[tuple[Explorer, int], list[Berth]] = {}
    for player in view.players:
        for ship in player.ships:
            found.setdefault((ship.explorer, ship.phase), []).append((player.seat, ship.half, False))
    moved = view.moved
    if moved and moved.origin:
        found.setdefault((moved.explorer, moved.origin), []).append((moved.seat, None, True))
    for crew in found.values():
        crew.sort(key=lambda berth: (berth[0], not berth[2]))
    return found


def lay_ships(canvas: Canvas, view: PizarroView) -> None:
    """Ships, the ring around the space that can be won, halo and arrow of the last move."""
    crews = _crews(view)
    if view.card is not None and view.stage in ("veto", "bidding", "paying"):
        marks.ring(canvas, places.ring(view.card, view.phase))
    spots = {key: places.berths(view.sides, *key, len(crew)) for key, crew in crews.items()}
    _lay_route(canvas, view, crews, spots)
    for key, crew in crews.items():
        units, anchors = spots[key]
        for (seat, half, is_ghost), (x, y) in zip(crew, anchors, strict=True):
            strength = GHOST if is_ghost else 1.0
            canvas.sprite("ship", x, y, SHIP_FIELD * units, seat, strength=strength, shadow=not is_ghost)
            if half is not None and not is_ghost:
                _half_badge(canvas, x + 20, y - 44, half)


def _lay_route(
    canvas: Canvas,
    view: PizarroView,
    crews: dict[tuple[Explorer, int], list[Berth]],
    spots: dict[tuple[Explorer, int], tuple[float, tuple[tuple[float, float], ...]]],
) -> None:
    moved = view.moved
    if moved is None or view.stage in ("gamble", "over"):
        return
    key = (moved.explorer, moved.phase)
    goal = _spot_of(crews[key], spots[key][1], moved.seat, False)
    if goal is None:
        return
    x, y = goal
    below = places.lane_middle(moved.explorer) + 44
    if moved.origin:
        origin = (moved.explorer, moved.origin)
        ghost = _spot_of(crews[origin], spots[origin][1], moved.seat, True)
        start = ghost[0] if ghost else x
    else:
        start = places.COAST_X - 8
    marks.halo(canvas, x + 1, y - 23, 66 * spots[key][0])
    marks.arrow(canvas, ((start, below - 12), (start, below), (x, below), (x, y + 3)))


def _spot_of(crew: list[Berth], anchors: tuple[tuple[float, float], ...], seat: int, ghost: bool) -> tuple[float, float] | None:
    """The berth of a seat's ship (the last of several), or of its ghost."""
    found = [spot for berth, spot in zip(crew, anchors, strict=True) if berth[0] == seat and berth[2] is ghost]
    return found[-1] if found else None


def _half_badge(canvas: Canvas, x: float, y: float, half: Half) -> None:
    """Which half of a divided space the ship took: cards or crowns."""
    canvas.fill(shapes.disc(x, y, 13), palette.INK)
    canvas.fill(shapes.disc(x, y, 11.4), palette.PAPER)
    if half == "left":
        canvas.sprite("card-back", x, y, 9, shadow=False)
    else:
        canvas.sprite("crown", x, y, 19, shadow=False)
