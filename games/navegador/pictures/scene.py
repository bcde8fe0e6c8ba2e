"""A part of the sea chart, cropped to what a decision touches, with the answers' numbers.

The size of pieces suits phones at any scale of the chart. Places for what a decision touches are reserved first; other things are drawn if
there is room.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, fleet, signs
from games.navegador.pictures.changes import Changes
from games.navegador.rules.board import REGION_NUMBER, REGIONS, Region
from games.navegador.rules.view import RegionView, Sail
from render.kit import decision as deciding
from render.kit import fonts, palette, shapes, text
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx

COIN = 92.0
"""Width in px of a colony's token."""
SHIP = 68.0
"""Width in px of a ship."""
DISC = 92.0
"""Width in px of an explorer disc."""
LABEL = 38.0
"""Size in px of a region's name."""
LARGEST = 2.0
"""Greatest scale of the chart; at a greater one it would be blurred."""
SMALLEST = 0.86
"""Least scale of the chart; at a smaller one it would not fill the width."""
ALL_COINS = 1.62
"""At this scale or a greater one, all tokens of a region have room."""
MARGIN = 70.0
"""Px of the chart that are shown around the regions to see."""
FRAME = 6.0
"""Px along the edge of the picture in which nothing is placed."""
SEEN = 30.0
"""A region is seen if the middle of its water is more than so many px inside the picture."""
WELL_INSIDE = 60.0
"""Px from the edge at which something is placed that has to be in the picture."""
MARK_ROOM = 68.0
"""Width and height in px that are reserved for a number."""


@dataclass(slots=True)
class Target:
    """What answers touch in a region."""

    region: Region
    numbers: list[int] = field(default_factory=list)
    """The numbers of answers that touch the region as a whole."""
    coins: dict[int, list[int]] = field(default_factory=dict)
    """The numbers of answers that buy colonies, by the index of the last token that they buy."""


@dataclass(slots=True)
class SeaScene:
    """The picture of a sea in a box of a canvas."""

    canvas: Canvas
    box: BoxPx
    changes: Changes
    say: Say
    seat: int
    focus: tuple[Region, ...]
    """The regions that have to be seen."""
    scale: float = 1.0
    """Px of the canvas for one px of the chart."""
    left: float = 0.0
    top: float = 0.0
    """`left`, `top`: the corner of the part of the chart that is shown, in px of the chart."""
    taken: list[BoxPx] = field(default_factory=list)
    """The boxes that are reserved on the canvas."""
    anchors: dict[tuple[str, int], Point] = field(default_factory=dict)
    """Where ships are drawn, by region and seat."""

    def __post_init__(self) -> None:
        chart_box = chart.chart("board").box
        x0, y0, x1, y1 = self.box
        width, height = x1 - x0, y1 - y0
        # As large as the names and tokens of the focus allow. If they do not all fit even at the least scale, only its waters are centred.
        left, top, right, bottom = _bounds(point for region in self.focus for point in spots(region))
        least = max(SMALLEST, width / (chart_box[2] - chart_box[0]), height / (chart_box[3] - chart_box[1]))
        self.scale = max(least, min(LARGEST, width / (right - left), height / (bottom - top)))
        if right - left > width / self.scale or bottom - top > height / self.scale:
            left, top, right, bottom = _bounds(map(middle, self.focus))
        seen_x, seen_y = width / self.scale, height / self.scale
        self.left = min(max((left + right - seen_x) / 2, chart_box[0]), chart_box[2] - seen_x)
        self.top = min(max((top + bottom - seen_y) / 2, chart_box[1]), chart_box[3] - seen_y)

    def at(self, point: Iterable[float]) -> Point:
        """Convert a point of the chart into px of the canvas."""
        x, y = point
        return self.box[0] + (x - self.left) * self.scale, self.box[1] + (y - self.top) * self.scale

    def is_seen(self, region: str) -> bool:
        """Return whether the middle of a region's water is on the picture."""
        x, y = self.at(middle(region))
        return self.box[0] + SEEN < x < self.box[2] - SEEN and self.box[1] + SEEN < y < self.box[3] - SEEN

    def _inside(self, point: Point) -> Point:
        """Return the nearest point that is well inside the picture."""
        x0, y0, x1, y1 = self.box
        return min(max(point[0], x0 + WELL_INSIDE), x1 - WELL_INSIDE), min(max(point[1], y0 + WELL_INSIDE), y1 - WELL_INSIDE)

    def reserve(self, wanted: Point, width: float, height: float, reach: float = 150.0) -> Point | None:
        """Reserve the free place nearest to the wanted one; None if none is within `reach` px."""
        for x, y in _around(wanted, reach):
            box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            if self._fits(box):
                self.taken.append(box)
                return x, y
        return None

    def _fits(self, box: BoxPx) -> bool:
        x0, y0, x1, y1 = self.box
        is_inside = box[0] >= x0 + FRAME and box[1] >= y0 + FRAME and box[2] <= x1 - FRAME and box[3] <= y1 - FRAME
        return is_inside and not any(_overlap(box, other) for other in self.taken)

    def lay(self, targets: list[Target], sails: dict[int, tuple[Sail, ...]]) -> None:
        """Draw ground, ways, pieces, names and numbers. `sails`: ways of the numbered answers.

        First room is reserved, in order of weight: tokens, discs and ships of the regions that answers touch, and the numbers beside them.
        """
        self._lay_ground()
        touched = {target.region for target in targets}
        order = sorted(self.changes.view.regions, key=lambda sea: (sea.region not in touched, sea.region not in self.focus))
        shown = [sea for sea in order if sea.region in touched or self.is_seen(sea.region)]
        to_draw: list[tuple[RegionView, list[tuple[int, Point]], Point | None]] = []
        marks: list[tuple[int, Point]] = []
        for sea in shown:
            in_focus = sea.region in self.focus
            target = next((target for target in targets if target.region == sea.region), Target(sea.region))
            coins = self._reserve_coins(sea, target, in_focus)
            width = DISC + (44 if sea.ships_lost > 1 else 8)
            wanted = self.at(middle(sea.region))
            if in_focus:
                wanted = self._inside(wanted)
            disc = None if sea.is_known else self.reserve(wanted, width, DISC + 16)
            to_draw.append((sea, coins, disc))
            for number in target.numbers:
                at = disc or self._reserve_berth(sea, self.seat) or self._inside(self.at(middle(sea.region)))
                marks.append((number, self._reserve_beside(at, DISC / 2 if disc else SHIP * 0.7)))
            marks += [(number, self._reserve_beside(point, COIN / 2)) for place, point in coins for number in target.coins.get(place, ())]
        self._lay_ways(sails)
        pieces = dict[Region, list[Box]]()
        for sea, coins, disc in to_draw:
            before = len(self.canvas.boxes)
            self._lay_pieces(sea, coins, disc)
            pieces[sea.region] = self.canvas.boxes[before:]
        for sea, _, disc in to_draw:
            before = len(self.canvas.boxes)
            self._lay_label(sea, disc)
            self._mark_area(sea.region, [*pieces[sea.region], *self.canvas.boxes[before:]])
        for number, (x, y) in marks:
            deciding.mark(self.canvas, number, x, y)

    def _mark_area(self, region: Region, boxes: list[Box]) -> None:
        """Mark the area around everything that lies in a region, its name included.

        A picture that points somebody to the region draws its ring around this area.
        """
        if boxes:
            x0, y0, x1, y1 = self.box
            left, top = min(box.x0 for box in boxes) - 6, min(box.y0 for box in boxes) - 6
            right, bottom = max(box.x1 for box in boxes) + 6, max(box.y1 for box in boxes) + 6
            self.canvas.area(f"region-{region}", max(x0, left), max(y0, top), min(x1, right), min(y1, bottom))

    def _lay_ground(self) -> None:
        x0, y0, x1, y1 = self.box
        chart_box, size = chart.chart("board").box, (round(x1 - x0), round(y1 - y0))
        left, top = self.left - chart_box[0], self.top - chart_box[1]
        part = (left, top, left + size[0] / self.scale, top + size[1] / self.scale)
        self.canvas.image.paste(chart.ground("board").resize(size, Image.Resampling.BICUBIC, part), (round(x0), round(y0)))
        self.canvas.area("sea", *self.box)

    def _reserve_coins(self, sea: RegionView, target: Target, in_focus: bool) -> list[tuple[int, Point]]:
        """Place tokens: all at a large scale, else the cheapest, those on offer and those bought."""
        token_points = fleet.place("board", sea.region).get("tokens", ())
        offered = {place for place, price in enumerate(sea.tokens) if self.changes.offers(sea.region, price) or place in target.coins}
        bought = self.changes.bought(sea.region)
        places = [
            place
            for place, price in enumerate(sea.tokens)
            if place in offered or price in bought or place == 0 or (self.scale >= ALL_COINS and in_focus)
        ]
        coins = []
        for place in places:
            wanted = self.at(token_points[place])
            spot = self.reserve(self._inside(wanted) if in_focus else wanted, COIN + 6, COIN + 6, 300 if in_focus else 20)
            if spot is not None:
                coins.append((place, spot))
        return coins

    def _seats(self, sea: RegionView) -> list[int]:
        """Return the seats with ships in a region now or after the move, the own seat first."""
        soon = self.changes.preview.regions[REGION_NUMBER[sea.region]]
        return sorted({*fleet.seats_there(sea), *fleet.seats_there(soon)}, key=lambda seat: (seat != self.seat, seat))

    def _reserve_berth(self, sea: RegionView, seat: int) -> Point | None:
        """Return where the ships of a seat are drawn, and reserve it; None: no ships, or no room."""
        if (sea.region, seat) not in self.anchors and seat in self._seats(sea):
            spot = self.reserve(self.at(middle(sea.region)), SHIP * fleet.SHIP_WIDTH, SHIP, 190)
            if spot is not None:
                self.anchors[sea.region, seat] = spot
        return self.anchors.get((sea.region, seat))

    def _reserve_beside(self, point: Point, reach: float) -> Point:
        """Reserve and return a place for a number beside a piece; on it if nothing else is free."""
        away = reach + deciding.MARK / 2 - 4
        for turn in (-45, 45, -135, 135, -90, 90, 0, 180):
            x, y = point[0] + away * math.cos(math.radians(turn)), point[1] + away * math.sin(math.radians(turn))
            box = (x - MARK_ROOM / 2, y - MARK_ROOM / 2, x + MARK_ROOM / 2, y + MARK_ROOM / 2)
            if self._fits(box):
                self.taken.append(box)
                return x, y
        return self.reserve(point, MARK_ROOM, MARK_ROOM, 300) or point

    def _lay_ways(self, sails: dict[int, tuple[Sail, ...]]) -> None:
        for groups in (*sails.values(), self.changes.sails):
            for sail in dict.fromkeys(groups):
                self._lay_way(sail)

    def _lay_way(self, sail: Sail) -> None:
        between = fleet.waters_between(self.changes.preview, "board", sail)
        regions = self.changes.view.regions
        ends = []
        for name in (sail.origin, sail.to):
            sea = regions[REGION_NUMBER[name]]
            ends.append((self._reserve_berth(sea, self.seat) if self.is_seen(name) else None) or self.at(middle(name)))
        if all(self.box[0] < x < self.box[2] and self.box[1] < y < self.box[3] for x, y in ends):
            signs.way(self.canvas, (ends[0], *map(self.at, between), ends[1]), palette.PAPER, 1.0, (SHIP * 0.6, DISC * 0.62))

    def _lay_pieces(self, sea: RegionView, coins: list[tuple[int, Point]], disc: Point | None) -> None:
        """Draw colonies, an unknown region's disc and ships, as after the half-made move."""
        changes = self.changes
        bought = changes.bought(sea.region)
        for place, (x, y) in coins:
            price = sea.tokens[place]
            assert sea.good is not None
            signs.coin(self.canvas, x, y, COIN, sea.good, price, place == 0, 0.6 if price in bought else 1.0)
            if changes.offers(sea.region, price) or price in bought:
                signs.ring(self.canvas, x, y, COIN / 2 + 4)
        if disc is not None:
            signs.unknown(self.canvas, *disc, DISC, sea.ships_lost)
        for seat in self._seats(sea):
            spot = self._reserve_berth(sea, seat)
            if spot is not None:
                count = changes.ships(sea.region, seat)
                is_there_all_along = bool(count and sea.ships[seat])  # some ships lie there before and after the move
                signs.ship(self.canvas, *spot, SHIP, seat, count, 1.0 if is_there_all_along else 0.55)

    def _lay_label(self, sea: RegionView, disc: Point | None) -> None:
        """Write the name of a region if there is room for it."""
        name = self.say(Msg(f"navegador.region.{sea.region}"))
        lines = text.wrap_text(name, fonts.SERIF_BOLD_ITALIC, LABEL, 250, 2)
        width = max(text.width(line, fonts.SERIF_BOLD_ITALIC, LABEL) for line in lines)
        height = 42.0 * len(lines)
        reach = 170 if sea.ships[self.seat] else 40
        if sea.region in self.focus:
            reach = 340
        spot = self.reserve(self.at(fleet.place("board", sea.region)["label"]), width + 14, height, reach)
        if spot is None:
            return
        for k, line in enumerate(lines):
            signs.write_cased(self.canvas, spot[0], spot[1] + 40 * (k - (len(lines) - 1) / 2), line, fonts.SERIF_BOLD_ITALIC, LABEL)


def _bounds(points: Iterable[Point]) -> BoxPx:
    """Return the box around places, with a margin."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def middle(region: str) -> Point:
    """Return the middle of a region's water on the chart, known or not."""
    x0, y0, x1, y1 = fleet.room("board", region)
    return (x0 + x1) / 2, (y0 + y1) / 2


def spots(region: str) -> Iterator[Point]:
    """Yield the points of a region that must be seen: its water, its name and its tokens."""
    x, y = fleet.place("board", region)["label"]
    yield middle(region)
    yield x, y
    for x, y in fleet.place("board", region).get("tokens", ()):
        yield x, y


def main_fleet(changes: Changes, seat: int) -> Region:
    """Return the region with most ships of a seat, or Portugal if it has none.

    If several regions have as many, it is the one farthest on in `REGIONS`.
    """
    ships = changes.preview.players[seat].ships
    return REGIONS[max(range(len(ships)), key=lambda at: (ships[at], at))] if any(ships) else REGIONS[0]


def _around(wanted: Point, reach: float) -> Iterator[Point]:
    yield wanted
    step = 14.0
    distance = step
    while distance <= reach:
        count = max(8, round(2 * math.pi * distance / 26))
        for k in range(count):
            turn = 2 * math.pi * k / count
            yield wanted[0] + distance * math.cos(turn), wanted[1] + distance * math.sin(turn)
        distance += step


def _overlap(first: BoxPx, second: BoxPx) -> bool:
    return min(first[2], second[2]) > max(first[0], second[0]) and min(first[3], second[3]) > max(first[1], second[1])


def frame_sea(canvas: Canvas, box: BoxPx) -> None:
    """Draw a gold line around a sea."""
    x0, y0, x1, y1 = box
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 0, 3), palette.GOLD)
