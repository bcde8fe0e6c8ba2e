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
from render.magellan.places import COLUMN, Plate, islets

DATA = homes()["magellan"].tables / "land.json"
FINER = 3
"""The mask of the land is drawn this much larger."""
LONGEST = 200
"""Segments longer than this (hundredths of a degree) are cut, since parallels keep unequal distances."""
WATER_LINE = palette.rgb("#CFE3EA")
GRID_SEA = palette.rgb("#A9CFDD")
WATER_LINES = ((2.6, 125), (5.4, 85), (9.0, 55))
"""Distance from the shore in px and strength (of 255)."""

Ring = tuple[tuple[float, float], ...]
"""Longitude and latitude of each corner."""


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
    return tuple(corners)


def land_mask(plate: Plate, margin: int = 0) -> Image.Image:
    """The land of a plate and `margin` px around it as a mask, 255 on land."""
    wide, high = round(plate.x1 - plate.x0) + 2 * margin, round(plate.y1 - plate.y0) + 2 * margin
    mask = Image.new("L", (wide * FINER, high * FINER), 0)
    brush = ImageDraw.Draw(mask)
    turn = COLUMNS * COLUMN * plate.scale
    west = 10 * (plate.first - 1)
    for rings, fill in zip(outlines(), (255, 0), strict=True):
        for ring in rings:
            start = ((ring[0][0] - west) % 360 - ring[0][0]) / 10 * COLUMN * plate.scale + margin
            xs = [start + lon / 10 * COLUMN * plate.scale for lon, _ in ring]
            ys = [plate.y(lat) - plate.y0 + margin for _, lat in ring]
            if max(ys) < 0 or min(ys) > high:
                continue
            for shift in (-turn, 0.0, turn):
                if max(xs) + shift >= 0 and min(xs) + shift <= wide:
                    brush.polygon([((x + shift) * FINER, y * FINER) for x, y in zip(xs, ys, strict=True)], fill=fill)
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
    size = land.size
    image = Image.new("RGB", size, palette.SEA_CHART)
    near = land.filter(ImageFilter.GaussianBlur(26 * marks))
    image.paste(palette.SEA_DEEP, (0, 0, *size), near.point([round(max(0, 150 - v) * 118 / 150) for v in range(256)]))
    shore = land.filter(ImageFilter.GaussianBlur(7 * marks))
    image.paste(palette.SEA_SHALLOW, (0, 0, *size), shore.point([min(150, round(v * 1.1)) for v in range(256)]))
    for distance, strength in WATER_LINES:
        image.paste(WATER_LINE, (0, 0, *size), level_line(land, distance * (1 + (marks - 1) / 3), 1.3, strength))
    box = (margin, margin, size[0] - margin, size[1] - margin)
    image, inner = image.crop(box), land.crop(box)
    canvas = Canvas(image)
    if rose is not None:
        _rhumbs(canvas, (rose[0] - plate.x0, rose[1] - plate.y0))
    _grid(canvas, plate, GRID_SEA, 0.25)
    ground = _ground(land, marks).crop(box)
    lines = Canvas(ground)
    _grid(lines, plate, palette.COAST, 0.30)
    image.paste(ground, (0, 0), inner)
    image.paste(palette.COAST, (0, 0, *image.size), level_line(land, 0, 1.5, 235).crop(box))
    return image


def _ground(land: Image.Image, marks: float) -> Image.Image:
    """Land, darker inside its coast and on its lower right."""
    ground = Image.new("RGB", land.size, palette.LAND)
    inland = ImageChops.invert(land.filter(ImageFilter.GaussianBlur(5 * marks)))
    ground.paste(palette.LAND_SHADE, (0, 0, *land.size), inland.point([min(200, round(v * 1.25)) for v in range(256)]))
    away = ImageChops.subtract(land, ImageChops.offset(land, -2, -2)).filter(ImageFilter.GaussianBlur(0.8))
    ground.paste(palette.mix(palette.LAND_SHADE, palette.COAST, 0.35), (0, 0, *land.size), away.point([v // 2 for v in range(256)]))
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
