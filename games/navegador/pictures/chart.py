"""The ground of the sea chart: depths, land, rhumb lines, borders and a graduated frame.

Coasts are real ones (games/navegador/data/coast.toml). The places of borders, names and pieces on each chart are in
games/navegador/data/chart.toml.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from data.tables import table
from render.kit import layers, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.shapes import Points
from render.kit.surface import BoxPx

Name: TypeAlias = Literal["table", "board"]
FINE = 4
"""The scale at which coasts are drawn before they are reduced."""
FRAME = 10.0
"""Width in px of the frame."""
STEP = 5
"""Length of a bar of the frame in degrees."""
WATER_LINE = palette.rgb("#CFE3EA")
BORDER_BLUE = palette.rgb("#A9DDF2")
BORDER_RED = palette.rgb("#E2574C")
BORDER_CASE = palette.rgb("#F3D9D2")
"""Colour of the edges of a red border."""
RAYS = 32
"""Rhumb lines of the compass rose."""


@dataclass(frozen=True, slots=True)
class Chart:
    """One chart: its inner box in px of the picture, and the degrees it shows."""

    box: BoxPx
    west: float
    east: float
    north: float
    south: float
    rose: tuple[float, float]
    """Where its rhumb lines meet, in px of the picture."""

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        """Return the px of the picture where a place lies."""
        x0, y0, x1, y1 = self.box
        return x0 + (lon - self.west) * (x1 - x0) / (self.east - self.west), y0 + (self.north - lat) * (y1 - y0) / (self.north - self.south)


@cache
def plan() -> dict[str, Any]:
    """Return the table of both charts: borders, names and places of pieces."""
    return table("navegador", "chart")


@cache
def chart(name: Name) -> Chart:
    """Return the chart of the table picture or the large one."""
    entry = plan()[name]
    west, south, east, north = entry["degrees"]
    return Chart(tuple(entry["box"]), west, east, north, south, tuple(entry["rose"]))


def land_mask(layout: Chart) -> Image.Image:
    """Draw a mask of the size of the chart's box, 255 on land."""
    x0, y0, x1, y1 = layout.box
    size = (round(x1 - x0), round(y1 - y0))
    large = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    brush = ImageDraw.Draw(large)
    coast = table("navegador", "coast")
    for key, value in (("land", 255), ("lakes", 0)):
        for ring in coast[key]:
            placed = [layout.at(ring[k], ring[k + 1]) for k in range(0, len(ring), 2)]
            brush.polygon([((x - x0) * FINE, (y - y0) * FINE) for x, y in placed], fill=value)
    return large.reduce(FINE)


def _level_line(land: Image.Image, distance: float, width: float, strength: float) -> Image.Image:
    """Draw a line of `width` px, `distance` px off the shore, as a level of the blurred mask."""
    sigma = max(0.8, 1.05 * distance)
    level = 255 * 0.5 * math.erfc(distance / sigma / math.sqrt(2))
    slope = 255 * math.exp(-((distance / sigma) ** 2) / 2) / math.sqrt(2 * math.pi) / sigma
    half = min(110.0, slope * width * 0.75)
    return land.filter(ImageFilter.GaussianBlur(sigma)).point(
        lambda v: round(255 * strength * max(0.0, min(1.0, 1.4 * (1 - abs(v - level) / half))))
    )


def relief(layout: Chart) -> Image.Image:
    """Draw sea and land without anything on them."""
    land = land_mask(layout)
    size = land.size
    image = Image.new("RGB", size, palette.SEA_CHART)
    everywhere = (0, 0, *size)
    deep = land.filter(ImageFilter.GaussianBlur(26)).point(lambda v: round(max(0.0, 1 - v / 90) * 112))
    image.paste(palette.SEA_DEEP, everywhere, deep)
    shallow = land.filter(ImageFilter.GaussianBlur(7)).point(lambda v: round(min(1.0, v / 150) * 150))
    image.paste(palette.SEA_SHALLOW, everywhere, shallow)
    _lay_rhumbs(image, layout)
    for distance, strength in ((2.8, 0.56), (5.8, 0.4), (9.6, 0.27)):
        image.paste(WATER_LINE, everywhere, _level_line(land, distance, 1.1, strength))
    ground = Image.new("RGB", size, palette.LAND)
    ground.paste(
        palette.LAND_SHADE, everywhere, ImageChops.invert(land).filter(ImageFilter.GaussianBlur(6)).point(lambda v: min(255, v * 2))
    )
    lit = ImageChops.subtract(land, ImageChops.offset(land, -2, -2))
    ground.paste(palette.mix(palette.LAND_SHADE, palette.COAST, 0.45), everywhere, lit.point(lambda v: v * 2 // 3))
    image.paste(ground, (0, 0), land)
    image.paste(palette.COAST, everywhere, _level_line(land, 0, 1.5, 1.0))
    return image


def _lay_rhumbs(image: Image.Image, layout: Chart) -> None:
    """Draw the rays of the compass rose; land covers them later."""
    lines = Canvas(image)
    x, y = layout.rose[0] - layout.box[0], layout.rose[1] - layout.box[1]
    reach = math.hypot(*image.size)
    for k in range(RAYS):
        angle = 2 * math.pi * k / RAYS
        end = (x + reach * math.sin(angle), y - reach * math.cos(angle))
        clipped = surface.clip_segment((x, y), end, *image.size)
        if clipped:
            lines.fill(shapes.polyline(clipped, 0.9), palette.RHUMB, 0.22 if k % 4 == 0 else 0.12)


@layers.keep_last(2)
def ground(name: Name) -> Image.Image:
    """Draw the chart with its borders, in the size of its box."""
    layout = chart(name)
    canvas = Canvas(relief(layout))
    land = land_mask(layout)
    x0, y0 = layout.box[:2]

    def moved(points: list[list[float]]) -> Points:
        return tuple((x - x0, y - y0) for x, y in points)

    for line in plan()[name]["hinterlands"]:
        canvas.fill(shapes.polyline(moved(line), 1.7, (2.5, 4)), palette.COAST, 0.7)
    sea = ImageChops.invert(land)
    over = canvas.image.copy()
    lines = Canvas(over)
    for line in plan()[name]["blue"]:
        lines.fill(shapes.polyline(moved(line), 4.4), palette.SEA_DEEP, 0.5)
        lines.fill(shapes.polyline(moved(line), 2.4, (9, 6)), BORDER_BLUE)
    for line in plan()[name]["red"]:
        lines.fill(shapes.polyline(moved(line), 8), BORDER_CASE, 0.92)
        lines.fill(shapes.polyline(moved(line), 4.8), BORDER_RED)
    canvas.image.paste(over, (0, 0), sea)
    return canvas.image


def lay_frame(canvas: Canvas, layout: Chart) -> None:
    """Draw a double line around the chart with bars every `STEP` degrees."""
    x0, y0, x1, y1 = layout.box
    outer = (x0 - FRAME, y0 - FRAME, x1 + FRAME, y1 + FRAME)
    surface.shadow(canvas, shapes.round_rectangle(*outer, 2))
    canvas.fill(shapes.round_rectangle(*outer, 1), palette.PAPER)
    lons = _marks(layout.west, layout.east)
    lats = _marks(layout.south, layout.north)
    for k in range(0, len(lons) - 1, 2):
        left, right = layout.at(lons[k], 0)[0], layout.at(lons[k + 1], 0)[0]
        for top in (y0 - 7, y1 + 3.5):
            canvas.fill(shapes.round_rectangle(left, top, right, top + 3.5, 0), palette.INK)
    for k in range(0, len(lats) - 1, 2):
        low, height = layout.at(0, lats[k])[1], layout.at(0, lats[k + 1])[1]
        for left in (x0 - 7, x1 + 3.5):
            canvas.fill(shapes.round_rectangle(left, height, left + 3.5, low, 0), palette.INK)
    canvas.fill(shapes.round_rectangle(*outer, 1, 1.6), palette.INK)
    canvas.fill(shapes.round_rectangle(x0 - 1.4, y0 - 1.4, x1 + 1.4, y1 + 1.4, 0, 1.4), palette.INK)


def _marks(low: float, height: float) -> list[float]:
    """Return both ends and every multiple of the step between them."""
    inner = [STEP * k for k in range(math.ceil((low + 0.01) / STEP), math.ceil(height / STEP))]
    return [low, *inner, height]
