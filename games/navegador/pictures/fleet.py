"""Names and pieces on the sea chart, and the ways of ships."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, signs
from games.navegador.pictures.chart import Name
from games.navegador.rules.board import NEIGHBOURS, REGION_NUMBER, REGIONS, Region
from games.navegador.rules.view import NavegadorView, RegionView, Sail
from render.kit import fonts, marks, palette, shapes, text
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points
from render.kit.surface import BoxPx

# The scales at which ships are tried until all have room.
SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths of the pieces of one chart, and the size of its names, in px."""

    ship: float
    token: float
    disc: float
    label: float


SIZES: dict[Name, Sizes] = {"table": Sizes(46, 44, 46, 26), "board": Sizes(62, 56, 60, 30)}
LAND = palette.mix(palette.LAND, palette.COAST, 0.93)
"""Colour of the names of continents, quiet on the land."""
SHIP_WIDTH = 1.42
"""Width of a ship with its figure, as a multiple of the ship's width."""
SHIP_HEIGHT = 0.98
"""Height of a ship with its figure, as a multiple of the ship's width."""


@lru_cache(maxsize=512)
def berths(room: BoxPx, count: int, size: float) -> tuple[float, tuple[Point, ...]]:
    """Return the width in px of `count` ships that fit into a box, and the middle of each."""
    x0, y0, x1, y1 = room
    for scale in SCALES:
        width, height = size * SHIP_WIDTH * scale, size * SHIP_HEIGHT * scale
        columns = min(count, max(1, int((x1 - x0) // width)))
        rows = -(-count // columns)
        if rows * height <= y1 - y0 or scale == SCALES[-1]:
            break
    columns = -(-count // rows)
    pitch = min(width * 1.1, (x1 - x0) / columns)
    step = min(height * 1.06, (y1 - y0) / rows) if rows * height <= y1 - y0 else (y1 - y0) / rows
    spots = []
    for k in range(count):
        row = k // columns
        in_row = min(columns, count - row * columns)
        x = (x0 + x1) / 2 + pitch * (k % columns - (in_row - 1) / 2)
        y = (y0 + y1) / 2 + step * (row - (rows - 1) / 2)
        spots.append((x, y))
    return size * scale, tuple(spots)


def place(name: Name, region: str) -> dict[str, Any]:
    """Return the table entry with the places of a region's name and pieces."""
    spot: dict[str, Any] = chart.plan()[name]["regions"][region]
    return spot


def room(name: Name, region: str) -> BoxPx:
    """Return the box in which the ships of a region lie."""
    x0, y0, x1, y1 = place(name, region)["fleet"]
    return x0, y0, x1, y1


def seats_there(region: RegionView) -> list[int]:
    """Return the seats with ships in a region."""
    return [seat for seat, count in enumerate(region.ships) if count]


def berth(view: NavegadorView, name: Name, region: Region, seat: int) -> Point:
    """Return where a player's ships lie in a region.

    In an unknown region that is its disc. If there are no ships, it is the middle.
    """
    sea = view.regions[REGION_NUMBER[region]]
    seats = seats_there(sea)
    if sea.is_known and seat in seats:
        _, spots = berths(room(name, region), len(seats), SIZES[name].ship)
        return spots[seats.index(seat)]
    x0, y0, x1, y1 = room(name, region)
    if not sea.is_known:
        x, y = place(name, region)["disc"]
        return x, y
    return (x0 + x1) / 2, (y0 + y1) / 2


def find_way(origin: int, goal: int, known: set[int]) -> list[int]:
    """Return the shortest way through known regions, both ends included."""
    ways = [[origin]]
    seen = {origin}
    for way in ways:
        if way[-1] == goal:
            return way
        for other in NEIGHBOURS[way[-1]]:
            if other not in seen and (other in known or other == goal):
                seen.add(other)
                ways.append([*way, other])
    return [origin, goal]


def waters_between(view: NavegadorView, name: Name, sail: Sail) -> Points:
    """Return the places on a ship's way through known waters, without its ends."""
    known = {at for at, region in enumerate(view.regions) if region.is_known or region.explorer is not None}
    between = []
    for step in find_way(REGION_NUMBER[sail.origin], REGION_NUMBER[sail.to], known)[1:-1]:
        x0, y0, x1, y1 = room(name, REGIONS[step])
        x, y = place(name, REGIONS[step]).get("via", ((x0 + x1) / 2, (y0 + y1) / 2))
        between.append((x, y))
    return tuple(between)


def lay(canvas: Canvas, view: NavegadorView, say: Say, name: Name) -> None:
    """Draw everything on the chart, ways under pieces."""
    for land, (x, y) in chart.plan()[name]["lands"].items():
        words = "\u2009".join(say(Msg(f"navegador.pic.land.{land}")).upper())
        canvas.text(x, y, words, fonts.SERIF_ITALIC, SIZES[name].label, LAND, "mm")
    _lay_ways(canvas, view, name)
    for region in view.regions:
        _lay_label(canvas, say, name, region)
        _lay_colonies(canvas, view, name, region)
    if view.is_goa:
        _lay_kings(canvas, view, name)
    for region in view.regions:
        if region.is_known:
            _lay_ships(canvas, view, name, region)
        else:
            x, y = place(name, region.region)["disc"]
            signs.unknown(canvas, x, y, SIZES[name].disc, region.ships_lost)
    canvas.area("chart", *chart.chart(name).box)
    for region in view.regions:
        _name_areas(canvas, name, region)


def _name_areas(canvas: Canvas, name: Name, region: RegionView) -> None:
    """Mark the areas of a region's water and of its colonies."""
    spots = place(name, region.region).get("tokens", ())
    half = SIZES[name].token / 2 + 6
    if spots:
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        canvas.area(f"colonies-{region.region}", min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)
    if region.is_known:
        canvas.area(f"region-{region.region}", *room(name, region.region))
    else:
        x, y = place(name, region.region)["disc"]
        reach = SIZES[name].disc / 2 + 10
        canvas.area(f"region-{region.region}", x - reach, y - reach, x + reach, y + reach)


def _lay_label(canvas: Canvas, say: Say, name: Name, region: RegionView) -> None:
    x, y = place(name, region.region)["label"]
    size = SIZES[name].label
    words = say(Msg(f"navegador.region.{region.region}"))
    if name == "table" and text.width(words, fonts.SERIF_BOLD_ITALIC, size) > 168:
        for k, line in enumerate(text.wrap_text(words, fonts.SERIF_BOLD_ITALIC, size, 150, 2)):
            signs.write_cased(canvas, x, y - 14 + 28 * k, line, fonts.SERIF_BOLD_ITALIC, size, room=170)
        return
    box = signs.write_cased(canvas, x, y, words, fonts.SERIF_BOLD_ITALIC, size, room=270)
    if name == "board" and region.explorer is not None:
        marks.disc(canvas, box.x0 - 20, y, 14, region.explorer)


def _lay_colonies(canvas: Canvas, view: NavegadorView, name: Name, region: RegionView) -> None:
    """Draw a region's colonies: a stack face down, or the prices face up."""
    spots = place(name, region.region).get("tokens", ())
    if not spots or region.good is None:
        return
    width = SIZES[name].token
    bought = [price for where, price in view.last.colonies if where == region.region]
    is_news = bool(bought) or view.last.explored == region.region
    if not region.is_known:
        x = sum(spot[0] for spot in spots) / len(spots)
        y = sum(spot[1] for spot in spots) / len(spots)
        signs.stack(canvas, x, y, width, region.good, region.hidden)
        return
    if is_news:
        for x, y in spots[: max(1, len(region.tokens))]:
            signs.glow(canvas, x, y, width / 2 + 8)
    for k, price in enumerate(region.tokens):
        x, y = spots[k]
        signs.coin(canvas, x, y, width, region.good, price, k == 0)
    if not region.tokens:
        x, y = spots[0]
        canvas.fill(shapes.polyline(shapes.circle(x, y, width / 2 - 3), 2, (4, 5), closed=True), palette.COAST, 0.75)
    if bought and view.last.seat is not None:
        x, y = spots[0]
        marks.disc(canvas, x - width * 0.44, y + width * 0.42, width * 0.32, view.last.seat)


def _lay_kings(canvas: Canvas, view: NavegadorView, name: Name) -> None:
    """Draw the King's privileges that are still near Goa, with the discs of their players."""
    waiting = [player.seat for player in view.players if player.king == "goa"]
    x, y = chart.plan()[name]["kings"]
    scale = 1.0 if name == "table" else 1.3
    if waiting:
        signs.king(canvas, x, y, 34 * scale)
        for k, seat in enumerate(waiting):
            marks.disc(canvas, x + 17.5 * scale * (k - (len(waiting) - 1) / 2), y + 26 * scale, 9.5 * scale, seat)


def _lay_ships(canvas: Canvas, view: NavegadorView, name: Name, region: RegionView) -> None:
    """Draw the ships of all players with their numbers."""
    seats = seats_there(region)
    if seats:
        last = view.last
        size, spots = berths(room(name, region.region), len(seats), SIZES[name].ship)
        arrived = {sail.to for sail in last.sails}
        is_new = last.what == "ships" and region.region == "portugal" and last.recruited > last.sold
        for seat, (x, y) in zip(seats, spots, strict=True):
            if seat == last.seat and (region.region in arrived or is_new):
                signs.glow(canvas, x, y, size * 0.66, size * 0.46)
            signs.ship(canvas, x, y, size, seat, region.ships[seat])


def _lay_ways(canvas: Canvas, view: NavegadorView, name: Name) -> None:
    gap, seat = SIZES[name].ship * 0.72, view.last.seat
    if seat is None:
        return
    for sail in view.last.sails:
        ends = [berth(view, name, region, seat) for region in (sail.origin, sail.to)]
        signs.way(canvas, (ends[0], *waters_between(view, name, sail), ends[1]), gap=(gap, gap))
