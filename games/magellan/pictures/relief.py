"""Land and sea of a plate: coasts with water lines, depths, relief, grid and rhumb lines."""

from __future__ import annotations

import json
import math
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from data.homes import homes
from games.magellan.pictures.places import COLUMN, ROWS, Plate, degrees, down
from games.magellan.rules.board import COLUMNS, is_sea
from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.shapes import Point

DATA = homes()["magellan"].tables / "land.json"
MARGIN = 40
"""Px that are drawn around a plate: a blur spreads land that is near into the plate."""
COARSE = 4
"""The scale by which the most blurred masks are reduced."""
FINER = 3
"""The scale at which the mask of the land is drawn before it is reduced."""
LONGEST = 200
"""Segments longer than this (hundredths of a degree) are cut, since parallels keep unequal distances."""
WATER_LINE = palette.rgb("#CFE3EA")
GRID_SEA = palette.rgb("#A9CFDD")
WATER_LINES = ((2.6, 125), (5.4, 85), (9.0, 55))
"""Each water line: its distance from the shore in px, and its strength (of 255)."""

Ring = tuple[tuple[float, ...], tuple[float, ...]]
"""The longitude of each corner, and how far it is from the North Pole in px of the table."""


@cache
def outlines() -> tuple[tuple[Ring, ...], tuple[Ring, ...]]:
    """Return the rings of the land, and those of water inside it (the Caspian)."""
    rings = json.loads(DATA.read_text(encoding="utf-8"))
    return tuple(_ring(flat) for flat in rings["land"]), tuple(_ring(flat) for flat in rings["water"])


def _ring(flat: list[int]) -> Ring:
    points = list(zip(flat[::2], flat[1::2], strict=True))
    corners: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        parts = max(1, math.ceil(max(abs(bx - ax), abs(by - ay)) / LONGEST))
        corners += [((ax + (bx - ax) * k / parts) / 100, (ay + (by - ay) * k / parts) / 100) for k in range(parts)]
    return tuple([lon for lon, _ in corners]), tuple([down(lat) for _, lat in corners])


@cache
def _extent(ring: Ring) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the least and greatest longitude of a ring, and its least and greatest px."""
    lons, downs = ring
    return (min(lons), max(lons)), (min(downs), max(downs))


def land_mask(plate: Plate, margin: int = 0, finer: int = FINER) -> Image.Image:
    """Return the land of a plate as a mask, 255 on land.

    `margin`: px around the plate that are drawn too. `finer`: the scale at which the mask is drawn before it is reduced.
    """
    width, height = round(plate.x1 - plate.x0) + 2 * margin, round(plate.y1 - plate.y0) + 2 * margin
    mask = Image.new("L", (width * finer, height * finer), 0)
    brush = ImageDraw.Draw(mask)
    turn = COLUMNS * COLUMN * plate.scale
    west = 10 * (plate.first - 1)
    edge, across = down(90 - 10 * plate.top), COLUMN * plate.scale / 10
    for rings, fill in zip(outlines(), (255, 0), strict=True):
        for ring in rings:
            lons, downs = ring
            start = ((lons[0] - west) % 360 - lons[0]) / 10 * COLUMN * plate.scale + margin
            (left, right), (top, bottom) = _extent(ring)
            if (bottom - edge) * plate.scale + margin < -1 or (top - edge) * plate.scale + margin > height + 1:
                continue
            shifts = [
                shift for shift in (-turn, 0.0, turn) if start + right * across + shift >= -1 and start + left * across + shift <= width + 1
            ]
            ys = [((y - edge) * plate.scale + margin) * finer for y in downs] if shifts else []
            xs = [start + lon / 10 * COLUMN * plate.scale for lon in lons] if shifts else []
            for shift in shifts:
                brush.polygon([((x + shift) * finer, y) for x, y in zip(xs, ys, strict=True)], fill=fill)
    small = mask.reduce(finer) if finer > 1 else mask
    _lay_islets(small, plate, margin)
    return small


def _lay_islets(mask: Image.Image, plate: Plate, margin: int) -> None:
    """Draw islands that are too small for the outlines as dots."""
    radius, west, edge = 0.9 + 0.7 * plate.scale, 10 * (plate.first - 1), down(90 - 10 * plate.top)
    for lon, far in _islets():
        y = (far - edge) * plate.scale + margin
        if not 0 <= y < mask.height:
            continue
        x = (lon - west) % 360 / 10 * COLUMN * plate.scale + margin
        if x < mask.width and mask.getpixel((int(x), int(y))) < 128:  # type: ignore[operator]
            dot = shapes.disc(x, y, radius)
            mask.paste(255, (dot.x, dot.y), dot.mask)


@cache
def _islets() -> tuple[Point, ...]:
    """Return the longitude of each piece of land, and its px from the North Pole."""
    return tuple([(lon, down(lat)) for node, (lon, lat) in degrees().items() if not is_sea(node)])


class _Land:
    """The land of a plate with `MARGIN` px around it, sharp and softened.

    Softened masks are as large as the plate, with `more` px on the right and below.
    """

    def __init__(self, plate: Plate, more: int) -> None:
        self.plate = plate
        self.mask = land_mask(plate, MARGIN)
        self.size = (self.mask.width - 2 * MARGIN + more, self.mask.height - 2 * MARGIN + more)
        self._coarse = {finer: self.mask.reduce(finer) for finer in (2, COARSE)}

    def sharp(self, mask: Image.Image) -> Image.Image:
        """Return a mask without its margin."""
        return mask.crop((MARGIN, MARGIN, MARGIN + self.size[0], MARGIN + self.size[1]))

    def part(self, coarser: int) -> tuple[float, float, float, float]:
        """Return where the plate lies on a mask that is so many times coarser."""
        return MARGIN / coarser, MARGIN / coarser, (MARGIN + self.size[0]) / coarser, (MARGIN + self.size[1]) / coarser

    def blur(self, sigma: float, coarser: int) -> Image.Image:
        """Return the land blurred, so many times coarser.

        `sigma` is the whole blur, that of making it coarser included.
        """
        own = math.sqrt(max(0.1, sigma**2 - (coarser**2 - 1) / 12 - coarser**2 / 6))
        return self._coarse[coarser].filter(ImageFilter.GaussianBlur(own / coarser))

    def soft(self, sigma: float, coarser: int) -> Image.Image:
        """Return the land blurred."""
        return self.blur(sigma, coarser).resize(self.size, Image.Resampling.BILINEAR, self.part(coarser))

    def far(self, sigma: float) -> Image.Image:
        """Return the land around the plate blurred, `COARSE` times coarser, from the whole world."""
        scale, plate = self.plate.scale, self.plate
        reach = math.ceil(3 * sigma / scale) + 2
        x0, y0 = COLUMN * (COLUMNS + plate.first - 1) - MARGIN / scale, down(90 - 10 * plate.top) - MARGIN / scale
        width, height = (side * COARSE / scale for side in self._coarse[COARSE].size)
        left, top = math.floor(x0) - reach, math.floor(y0) - reach
        near = _world().crop((left, top, math.ceil(x0 + width) + reach, math.ceil(y0 + height) + reach))
        near = near.filter(ImageFilter.GaussianBlur(sigma / scale))
        box = (x0 - left, y0 - top, x0 - left + width, y0 - top + height)
        return near.resize(self._coarse[COARSE].size, Image.Resampling.BILINEAR, box)


@cache
def _world() -> Image.Image:
    """Return the land of the world three times side by side, in px of the table."""
    mask = land_mask(Plate(first=1, columns=COLUMNS, top=0, rows=len(ROWS), x0=0, y0=0, scale=1.0))
    whole, width = Image.new("L", (round(3 * COLUMN * COLUMNS), mask.height)), COLUMN * COLUMNS
    for turn in range(3):
        whole.paste(mask, (round(turn * width), 0))
    return whole


def level_table(distance: float, sigma: float, width: float, strength: float) -> list[int]:
    """Return the table that draws the level line of blurred land, off the shore."""
    slope = 255 * math.exp(-((distance / sigma) ** 2) / 2) / math.sqrt(2 * math.pi) / sigma
    half = min(110.0, 0.75 * width * slope)
    level = 255 * 0.5 * math.erfc(distance / sigma / math.sqrt(2))
    table = [round(min(255.0, strength * 1.35) * max(0.0, 1 - abs(v - level) / half)) for v in range(256)]
    return [min(round(strength), v) for v in table]


def relief(plate: Plate, rose: Point | None, marks: float = 1.0, more: int = 0) -> Image.Image:
    """Draw the plate's sea and land with the grid, of the plate's size.

    `rose` is the point where the rhumb lines meet. `marks` scales the distances of water lines and depths with the plate. With `more` px on
    the right and below it is a block of a larger picture: then the grid stands on its edges, too.
    """
    land = _Land(plate, more)
    image = _sea(land, marks)
    lines = Image.new("L", land.size, 0)
    for distance, strength in WATER_LINES:
        off = distance * (1 + (marks - 1) / 3)
        sigma = max(0.8, 1.05 * off)
        lines = ImageChops.screen(lines, land.soft(sigma, 2).point(level_table(off, sigma, 1.3, strength)))
    shapes.pour(image, WATER_LINE, 0, 0, lines)
    canvas = Canvas(image)
    if rose is not None:
        _rhumbs(canvas, (rose[0] - plate.x0, rose[1] - plate.y0))
    _grid(canvas, plate, GRID_SEA, 0.25, more > 0)
    edge = land.mask.filter(ImageFilter.GaussianBlur(0.8))
    ground = _ground(land, marks, edge)
    _grid(Canvas(ground), plate, palette.COAST, 0.30, more > 0)
    image.paste(ground, (0, 0), land.sharp(land.mask))
    shapes.pour(image, palette.COAST, 0, 0, land.sharp(edge).point(level_table(0, 0.8, 1.5, 235)))
    return image


def _sea(land: _Land, marks: float) -> Image.Image:
    """Draw water, deep far from the land and pale near it, coarse since nothing is sharp."""
    near, shore = land.far(26 * marks), land.blur(7 * marks, COARSE)
    sea = Image.new("RGB", near.size, palette.SEA_CHART)
    shapes.pour(sea, palette.SEA_DEEP, 0, 0, near.point([round(max(0, 150 - v) * 118 / 150) for v in range(256)]))
    shapes.pour(sea, palette.SEA_SHALLOW, 0, 0, shore.point([min(150, round(v * 1.1)) for v in range(256)]))
    return sea.resize(land.size, Image.Resampling.BILINEAR, land.part(COARSE))


def _ground(land: _Land, marks: float, edge: Image.Image) -> Image.Image:
    """Draw land, darker inside its coast and on its lower right."""
    ground = Image.new("RGB", land.size, palette.LAND)
    inland = land.soft(5 * marks, COARSE)
    shapes.pour(ground, palette.LAND_SHADE, 0, 0, inland.point([min(200, round((255 - v) * 1.25)) for v in range(256)]))
    away = land.sharp(ImageChops.subtract(edge, ImageChops.offset(edge, -2, -2)))
    shapes.pour(ground, palette.mix(palette.LAND_SHADE, palette.COAST, 0.35), 0, 0, away.point([v // 2 for v in range(256)]))
    return ground


def _rhumbs(canvas: Canvas, rose: Point) -> None:
    """Draw thirty-two rays from the rose, every fourth stronger."""
    width, height = canvas.image.size
    reach = math.hypot(width, height)
    for k in range(32):
        angle = 2 * math.pi * k / 32
        end = (rose[0] + reach * math.sin(angle), rose[1] - reach * math.cos(angle))
        canvas.fill(shapes.polyline((rose, end), 0.8), WATER_LINE, 0.2 if k % 4 == 0 else 0.11)


def _grid(canvas: Canvas, plate: Plate, colour: Colour, strength: float, has_edges: bool) -> None:
    """Draw meridians and parallels: some stronger, the date line dotted."""
    height = canvas.image.height
    edge = 0 if has_edges else 1
    for k in range(edge, plate.columns + 1 - edge):
        x = k * COLUMN * plate.scale
        column = (plate.first - 1 + k) % COLUMNS
        if column == 18:  # the date line
            canvas.fill(shapes.polyline(((x, 0), (x, height)), 1.4, (2.0, 5.0)), colour, min(1.0, strength * 2.6))
        else:
            _straight(
                canvas,
                x,
                is_upright=True,
                width=1.4 if column == 0 else 1.0,
                colour=colour,
                strength=strength * (2.0 if column == 0 else 1.0),
            )
    for k in range(edge, plate.rows + 1 - edge):
        y = plate.y(90 - 10 * (plate.top + k)) - plate.y0
        is_equator = plate.top + k == 9
        _straight(
            canvas, y, is_upright=False, width=1.4 if is_equator else 1.0, colour=colour, strength=strength * (2.0 if is_equator else 1.0)
        )


def _straight(canvas: Canvas, at: float, is_upright: bool, width: float, colour: Colour, strength: float) -> None:
    """Draw a line from edge to edge, column by column or row by row."""
    low, height = at - width / 2, at + width / 2
    for k in range(max(0, math.floor(low)), min(canvas.width if is_upright else canvas.height, math.ceil(height))):
        share = strength * (min(height, k + 1) - max(low, k))
        box = (k, 0, k + 1, canvas.height) if is_upright else (0, k, canvas.width, k + 1)
        size = (box[2] - box[0], box[3] - box[1])
        canvas.image.paste(colour, box, Image.new("L", size, round(255 * min(1.0, share))))
