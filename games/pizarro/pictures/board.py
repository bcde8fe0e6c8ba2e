"""The chart: Europe on the left, six lanes of three spaces, and the ships on them."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Literal

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.pictures import places
from games.pizarro.pictures.cards import explorer_name, lay_explorer
from games.pizarro.rules.board import EXPLORERS, Explorer, Half, Sides
from games.pizarro.rules.view import PizarroView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas

ROSE = (812.0, 436.0)
"""The centre of the rays on the sea, in px."""
SHIP_FIELD = 136
"""Width of a ship's drawing at full scale, in px."""
NAME_ROOM = 117
"""Px for the name of an explorer."""


@layers.keep_last(8)
def chart(sides: Sides) -> Image.Image:
    """Draw the chart without words, as large as its frame: sea, coast, shoals with values."""
    x0, y0, x1, y1 = places.CHART
    canvas = Canvas(Image.new("RGB", (1200, 900), palette.GROUND))
    surface.frame(canvas, places.CHART)
    sea = surface.sea(places.SEA, ROSE, palette.SEA, palette.rgb("#376885"))
    surface.coast(sea, _land(sea.size))
    canvas.image.paste(sea, (round(places.SEA[0]), round(places.SEA[1])))
    _decorate(canvas)
    for explorer, phase in places.every_space():
        shoal(canvas, explorer, phase)
    canvas.image = surface.add_texture(canvas.image, 3)
    for explorer, phase in places.every_space():
        print_values(canvas, sides, explorer, phase)
    for explorer in EXPLORERS:
        y = places.lane_middle(explorer)
        lay_explorer(canvas, explorer, 62, y, 54, 40)
    return canvas.image.crop((round(x0), round(y0), round(x1), round(y1)))


def _land(size: tuple[int, int]) -> Image.Image:
    """Draw a mask of Europe: everything left of a wavy coast."""
    mean = places.COAST_X - places.SEA[0]
    shore = tuple((mean - 7 + 5 * math.sin(y / 34) + 3.5 * math.sin(y / 13 + 1), float(y)) for y in range(-60, size[1] + 60, 3))
    shape = shapes.polygon(((-60.0, -60.0), *shore, (-60.0, size[1] + 60.0)))
    land = Image.new("L", size, 0)
    land.paste(shape.mask, (shape.x, shape.y))
    return land


def _decorate(canvas: Canvas) -> None:
    left, right = places.SEA[0], places.SEA[2]
    canvas.fill(shapes.round_rectangle(left, places.FOLD_Y, right, places.FOLD_Y + 1.4, 0), palette.SEA_DEEP, 0.75)
    canvas.fill(shapes.round_rectangle(left, places.FOLD_Y + 2, right, places.FOLD_Y + 3.2, 0), palette.WHITE, 0.35)
    for x, y, width in ((190, 344, 56), (170, 476, 46), (196, 720, 62)):
        canvas.sprite("mountains", x, y, width, strength=0.55, shadow=False)


def shoal(canvas: Canvas, explorer: Explorer, phase: int) -> None:
    """Draw the pale water of a space."""
    points = places.outline(explorer, phase)
    canvas.fill(shapes.polygon(surface.grow_outline(points, 5.5)), palette.SEA_COAST, 0.35)
    canvas.fill(shapes.polyline(surface.grow_outline(points, 5.5), 1.0, dash=None, closed=True), palette.SEA_DEEP, 0.3)
    canvas.fill(shapes.polygon(points), palette.SHOAL)
    canvas.fill(shapes.polyline(points, 1.6, dash=None, closed=True), palette.SEA_CHART)


def print_values(canvas: Canvas, sides: Sides, explorer: Explorer, phase: int) -> None:
    """Draw what is printed on a space."""
    values, _, slash = places.printed_values(sides, explorer, phase)
    for value in values:
        canvas.sprite(value.name, value.x, value.y, value.width, figure=value.figure)
    if slash:
        canvas.fill(shapes.polyline(slash, 2.6), palette.INK)


@layers.keep_last(20)
def named_chart(sides: Sides, phase: int, names: tuple[str, ...], halves: tuple[str, str]) -> Image.Image:
    """Draw the chart with its words: names of the explorers, half boards, phase pennants."""
    canvas = Canvas(Image.new("RGB", (1200, 900), palette.GROUND))
    canvas.image.paste(chart(sides), (round(places.CHART[0]), round(places.CHART[1])))
    for explorer, name in zip(EXPLORERS, names, strict=True):
        y = places.lane_middle(explorer)
        is_short = text.width(name, fonts.SERIF_BOLD, 27) * 0.92 <= NAME_ROOM
        lines = (name,) if is_short else text.wrap_text(name, fonts.SERIF_BOLD, 27, NAME_ROOM, 2)
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
    x0, y0, x1, y1 = places.CHART
    canvas.area("chart", *places.CHART)
    canvas.area("half-1", x0, y0, x1, places.FOLD_Y)
    canvas.area("half-2", x0, places.FOLD_Y, x1, y1)
    for explorer in EXPLORERS:
        middle = places.lane_middle(explorer)
        canvas.area(f"lane-{explorer}", x0 + 9, middle - 44, x1 - 9, middle + 44)
    for explorer, number in places.every_space():
        canvas.area(f"space-{explorer}-{number}", *places.space_box(explorer, number))
    for number, (left, right) in places.COLUMNS.items():
        canvas.area(f"column-{number}", left, y0 + 9, right, y1 - 9)


@dataclass(frozen=True, slots=True)
class Berth:
    """A ship on a space, the ghost of one that has left, or the draft of a half-made move."""

    seat: int
    half: Half
    kind: Literal["ship", "ghost", "draft"] = "ship"


Place = tuple[Explorer, int]
"""A space: its explorer and its phase."""
Crews = dict[Place, list[Berth]]
"""The ships, ghosts and drafts on each space."""
Spots = dict[Place, tuple[float, tuple[tuple[float, float], ...]]]
"""For each space the scale of its ships, and where they stand."""
Style = tuple[palette.Colour, tuple[float, float]]
"""The colour of a ship's way, and the dashes in px of a half-made one; the way of the last move is a whole line."""
DASHED: Style = (palette.HALO, (9, 7))
DOTTED: Style = (palette.PAPER, (1, 8))
STRENGTH = {"ship": 1.0, "ghost": 0.3, "draft": 0.5}


@dataclass(frozen=True, slots=True)
class ShipWay:
    """The way of a ship."""

    goal: Place
    ship: Berth
    """The ship as it stands at the goal."""
    origin: int
    """The phase of the space from which it comes; 0: Europe."""
    origin_half: Half


def _drafted(view: PizarroView, preview: PizarroView) -> ShipWay | None:
    """Return the way of the ship that a half-made move places or advances."""
    for before, after in zip(view.players, preview.players, strict=True):
        placed = [*(Counter(after.ships) - Counter(before.ships))]
        if placed:
            ship, gone = placed[0], [*(Counter(before.ships) - Counter(after.ships))]
            origin_half = gone[0].half if gone else None
            return ShipWay((ship.explorer, ship.phase), Berth(after.seat, ship.half, "draft"), ship.phase - 1, origin_half)
    return None


def _last(view: PizarroView) -> ShipWay | None:
    """Return the way of the ship that was moved last."""
    moved = view.moved
    if moved is None or view.stage in ("gamble", "over"):
        return None
    return ShipWay((moved.explorer, moved.phase), Berth(moved.seat, moved.half), moved.origin, moved.origin_half)


def _crews(view: PizarroView, way: ShipWay | None) -> Crews:
    """Return the ships of every space by seat, with the ghost or draft of a way among them."""
    crews: Crews = {}
    for player in view.players:
        for ship in player.ships:
            crews.setdefault((ship.explorer, ship.phase), []).append(Berth(player.seat, ship.half))
    if way and way.ship.kind == "draft":
        crews.setdefault(way.goal, []).append(way.ship)
    elif way and way.origin:
        crews.setdefault((way.goal[0], way.origin), []).append(Berth(way.ship.seat, way.origin_half, "ghost"))
    for crew in crews.values():
        crew.sort(key=lambda berth: (berth.seat, berth.kind != "ghost"))
    return crews


def lay_ships(canvas: Canvas, view: PizarroView, preview: PizarroView) -> None:
    """Draw the ships, the ring round the space on offer, and the last or the drafted way."""
    way = _drafted(view, preview) or _last(view)
    crews = _crews(view, way)
    if view.card is not None:
        marks.ring(canvas, places.ring(view.card, view.phase))
    spots = {key: places.berths(view.sides, *key, len(crew)) for key, crew in crews.items()}
    if way:
        _lay_route(canvas, crews, spots, way)
    for key, crew in crews.items():
        lay_crew(canvas, key, crew, *spots[key])


def lay_lane(canvas: Canvas, view: PizarroView, explorer: Explorer, preview: PizarroView | None = None) -> None:
    """Draw the ships of one explorer, a halo at the last to move, and the ring on offer.

    With a `preview`, the ship that a half-made move brings here and its way take the place of the halo.
    """
    if view.card is not None:
        marks.ring(canvas, places.ring(view.card, view.phase))
    drafted = None if preview is None else _drafted(view, preview)
    last, crews = _last(view), _crews(view, drafted)
    spots = {place: places.berths(view.sides, *place, len(crew)) for place, crew in crews.items()}
    if drafted is not None and drafted.goal[0] == explorer:
        _lay_route(canvas, crews, spots, drafted, DOTTED)
        last = None
    for place, crew in crews.items():
        if place[0] == explorer:
            scale, anchors = spots[place]
            spot = _spot_of(crew, anchors, last.ship) if last and last.goal == place else None
            if spot:
                _lay_halo(canvas, spot, scale)
            lay_crew(canvas, place, crew, scale, anchors)


def _lay_halo(canvas: Canvas, spot: tuple[float, float], scale: float) -> None:
    """Draw the halo of the ship that was moved last."""
    x, y = spot
    marks.halo(canvas, x + 1, y - 23, 66 * scale)


def lay_crew(canvas: Canvas, place: Place, crew: list[Berth], scale: float, anchors: tuple[tuple[float, float], ...]) -> None:
    """Draw the ships of a space."""
    for berth, (x, y) in zip(crew, anchors, strict=True):
        is_solid = berth.kind == "ship"
        box = canvas.sprite("ship", x, y, SHIP_FIELD * scale, berth.seat, strength=STRENGTH[berth.kind], shadow=is_solid)
        if berth.kind != "ghost":
            canvas.area(f"ship-{berth.seat}-{place[0]}-{place[1]}", box.x0, box.y0, box.x1, box.y1)
        if berth.half is not None and berth.kind != "ghost":
            _half_badge(canvas, x + 20, y - 44, berth.half)


def _lay_route(canvas: Canvas, crews: Crews, spots: Spots, way: ShipWay, style: Style = DASHED) -> None:
    """Draw the way of a ship under its lane: solid for the last move, broken for a draft."""
    ship, (colour, dash) = way.ship, style
    is_draft, (scale, anchors) = ship.kind == "draft", spots[way.goal]
    goal = _spot_of(crews[way.goal], anchors, ship)
    if goal is None:
        return
    x, y = goal
    below = places.lane_middle(way.goal[0]) + 44
    start: float = places.COAST_X - 8
    if way.origin:
        # A drafted ship still stands where it comes from; of a moved one, the ghost does.
        at_origin = Berth(ship.seat, way.origin_half, "ship" if is_draft else "ghost")
        before = (way.goal[0], way.origin)
        _, anchors_before = spots.get(before, (scale, ()))
        spot = _spot_of(crews.get(before, []), anchors_before, at_origin)
        start = spot[0] if spot else x
    if not is_draft:
        _lay_halo(canvas, goal, scale)
    marks.arrow(canvas, ((start, below - 12), (start, below), (x, below), (x, y + 3)), colour=colour, dash=dash if is_draft else None)


def _spot_of(crew: list[Berth], anchors: tuple[tuple[float, float], ...], wanted: Berth) -> tuple[float, float] | None:
    """Return where a ship like `wanted` stands, if possible on the same half; `None`: nowhere."""
    standing = [(berth, spot) for berth, spot in zip(crew, anchors, strict=True) if (berth.seat, berth.kind) == (wanted.seat, wanted.kind)]
    same = [spot for berth, spot in standing if berth.half == wanted.half]
    spots = same or [spot for _, spot in standing]
    return spots[-1] if spots else None


def _half_badge(canvas: Canvas, x: float, y: float, half: Half) -> None:
    """Draw which half of a divided space a ship took: cards (left) or crowns."""
    canvas.fill(shapes.disc(x, y, 13), palette.INK)
    canvas.fill(shapes.disc(x, y, 11.4), palette.PAPER)
    if half == "left":
        canvas.sprite("card-back", x, y, 9, shadow=False)
    else:
        canvas.sprite("crown", x, y, 19, shadow=False)
