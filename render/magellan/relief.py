"""Land and sea of a plate: real coasts with engraved water lines, deep water, relief, grid and rhumb lines."""

from __future__ import annotations

import json
import math
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from data.homes import homes
from engine.games.magellan.board import COLUMNS
from render.kit import palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.shapes import Point
from render.magellan.places import COLUMN, Plate, down, islets

DATA = homes()["magellan"].tables / "land.json"
FINER = 3
"""The mask of the land is drawn this much larger."""
LONGEST = 200
"""Segments longer than this (hundredths of a degree) are cut, since parallels keep unequal distances."""
WATER_LINE = palette.rgb("#CFE3EA")
GRID_SEA = palette.rgb("#A9CFDD")
WATER_LINES = ((2.6, 125), (5.4, 85), (9.0, 55))
"""Distance from the shore in px and strength (of 255)."""

Ring = tuple[tuple[float, ...], tuple[float, ...]]
"""The longitude of each corner, and how far it is from the North Pole in px of the table."""


@cache
def outlines() -> tuple[tuple[Ring, ...], tuple[Ring, ...]]:
    """The rings of the land, and those of water inside it (the Caspian)."""
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
    """From where to where a ring reaches, to the east and to the south."""
    lons, downs = ring
    return (min(lons), max(lons)), (min(downs), max(downs))


def land_mask(plate: Plate, margin: int = 0) -> Image.Image:
    """The land of a plate and `margin` px around it as a mask, 255 on land."""
    wide, high = round(plate.x1 - plate.x0) + 2 * margin, round(plate.y1 - plate.y0) + 2 * margin
    mask = Image.new("L", (wide * FINER, high * FINER), 0)
    brush = ImageDraw.Draw(mask)
    turn = COLUMNS * COLUMN * plate.scale
    west = 10 * (plate.first - 1)
    edge, across = down(90 - 10 * plate.top), COLUMN * plate.scale / 10
    for rings, fill in zip(outlines(), (255, 0), strict=True):
        for ring in rings:
            lons, downs = ring
            start = ((lons[0] - west) % 360 - lons[0]) / 10 * COLUMN * plate.scale + margin
            (left, right), (top, bottom) = _extent(ring)
            if (bottom - edge) * plate.scale + margin < -1 or (top - edge) * plate.scale + margin > high + 1:
                continue
            shifts = [one for one in (-turn, 0.0, turn) if start + right * across + one >= -1 and start + left * across + one <= wide + 1]
            ys = [(plate.y0 + (y - edge) * plate.scale - plate.y0 + margin) * FINER for y in downs] if shifts else []
            xs = [start + lon / 10 * COLUMN * plate.scale for lon in lons] if shifts else []
            for shift in shifts:
                brush.polygon([((x + shift) * FINER, y) for x, y in zip(xs, ys, strict=True)], fill=fill)
    small = mask.reduce(FINER)
    _lay_islets(small, plate, margin)
    return small


def _lay_islets(mask: Image.Image, plate: Plate, margin: int) -> None:
    """Islands of the game that are too small for the outlines, as dots."""
    radius = 0.9 + 0.7 * plate.scale
    for lon, lat in islets():
        x, y = plate.x(lon) - plate.x0 + margin, plate.y(lat) - plate.y0 + margin
        if 0 <= x < mask.width and 0 <= y < mask.height and mask.getpixel((int(x), int(y))) < 128:  # type: ignore[operator]
            dot = shapes.disc(x, y, radius)
            mask.paste(255, (dot.x, dot.y), dot.mask)


def level_line(land: Image.Image, distance: float, width: float, strength: float) -> Image.Image:
    """A line of `width` px at `distance` px off the shore: a level line of the blurred land."""
    sigma = max(0.8, 1.05 * distance)
    slope = 255 * math.exp(-((distance / sigma) ** 2) / 2) / math.sqrt(2 * math.pi) / sigma
    half = min(110.0, 0.75 * width * slope)
    level = 255 * 0.5 * math.erfc(distance / sigma / math.sqrt(2))
    table = [round(min(255.0, strength * 1.35) * max(0.0, 1 - abs(v - level) / half)) for v in range(256)]
    return land.filter(ImageFilter.GaussianBlur(sigma)).point([min(round(strength), v) for v in table])


def relief(plate: Plate, rose: Point | None, marks: float = 1.0) -> Image.Image:
    """The plate's sea and land with the grid, of the plate's size; `rose` is the point where the rhumb lines meet.

    `marks` scales the distances of water lines and depths with the plate.
    """
    margin = 40
    land = land_mask(plate, margin)
    box = (margin, margin, land.width - margin, land.height - margin)
    size = (land.width - 2 * margin, land.height - 2 * margin)
    image, inner = Image.new("RGB", size, palette.SEA_CHART), land.crop(box)

    def pour(colour: Colour, mask: Image.Image) -> None:
        image.paste(colour, (0, 0, *size), mask.crop(box))

    near = land.filter(ImageFilter.GaussianBlur(26 * marks))
    pour(palette.SEA_DEEP, near.point([round(max(0, 150 - v) * 118 / 150) for v in range(256)]))
    shore = land.filter(ImageFilter.GaussianBlur(7 * marks))
    pour(palette.SEA_SHALLOW, shore.point([min(150, round(v * 1.1)) for v in range(256)]))
    for distance, strength in WATER_LINES:
        pour(WATER_LINE, level_line(land, distance * (1 + (marks - 1) / 3), 1.3, strength))
    canvas = Canvas(image)
    if rose is not None:
        _rhumbs(canvas, (rose[0] - plate.x0, rose[1] - plate.y0))
    _grid(canvas, plate, GRID_SEA, 0.25)
    ground = _ground(land, marks, box)
    lines = Canvas(ground)
    _grid(lines, plate, palette.COAST, 0.30)
    image.paste(ground, (0, 0), inner)
    pour(palette.COAST, level_line(land, 0, 1.5, 235))
    return image


def _ground(land: Image.Image, marks: float, box: tuple[int, int, int, int]) -> Image.Image:
    """Land of a part of the mask, darker inside its coast and on its lower right."""
    size = (box[2] - box[0], box[3] - box[1])
    ground = Image.new("RGB", size, palette.LAND)
    inland = ImageChops.invert(land.filter(ImageFilter.GaussianBlur(5 * marks))).crop(box)
    ground.paste(palette.LAND_SHADE, (0, 0, *size), inland.point([min(200, round(v * 1.25)) for v in range(256)]))
    away = ImageChops.subtract(land, ImageChops.offset(land, -2, -2)).filter(ImageFilter.GaussianBlur(0.8)).crop(box)
    shade = palette.mix(palette.LAND_SHADE, palette.COAST, 0.35)
    ground.paste(shade, (0, 0, *size), away.point([v // 2 for v in range(256)]))
    return ground


def _rhumbs(canvas: Canvas, rose: Point) -> None:
    """Thirty-two rays from the rose, every fourth stronger."""
    wide, high = canvas.image.size
    reach = math.hypot(wide, high)
    for k in range(32):
        angle = 2 * math.pi * k / 32
        end = (rose[0] + reach * math.sin(angle), rose[1] - reach * math.cos(angle))
        strength = 0.2 if k % 4 == 0 else 0.11
        _line(canvas, rose, end, 0.8, WATER_LINE, strength)


def _grid(canvas: Canvas, plate: Plate, colour: Colour, strength: float) -> None:
    """Meridians and parallels; the equator and Greenwich are stronger, the date line is dotted."""
    wide, high = canvas.image.size
    for k in range(1, plate.columns):
        x = k * COLUMN * plate.scale
        column = (plate.first - 1 + k) % COLUMNS
        if column == 18:
            _line(canvas, (x, 0), (x, high), 1.4, colour, min(1.0, strength * 2.6), (2.0, 5.0))
        else:
            _line(canvas, (x, 0), (x, high), 1.4 if column == 0 else 1.0, colour, strength * (2.0 if column == 0 else 1.0))
    for k in range(1, plate.rows):
        y = plate.y(90 - 10 * (plate.top + k)) - plate.y0
        is_equator = plate.top + k == 9
        _line(canvas, (0, y), (wide, y), 1.4 if is_equator else 1.0, colour, strength * (2.0 if is_equator else 1.0))


def _line(
    canvas: Canvas, start: Point, end: Point, width: float, colour: Colour, strength: float, dash: tuple[float, float] | None = None
) -> None:
    canvas.fill(shapes.polyline((start, end), width, dash), colour, strength)
