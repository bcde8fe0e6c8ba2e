"""The wheel: six segments, the last result under the pointer, the wind in the hub."""

from __future__ import annotations

import math

from PIL import Image

from engine.values.core import Say
from games.carta_magica.pictures.words import compass, steps
from games.carta_magica.rules.board import COMPASS, STEP, STORM, WHEEL, Compass
from render.kit import fonts, layers, palette, shapes, surface
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.kit.zoom import Zoomed

BOX: BoxPx = (964.0, 113.0, 1176.0, 377.0)
INNER = (966, 115, 1174, 375)
"""The part of the panel that changes with the wheel."""
CENTRE: Point = (1070.0, 254.0)
RIM, RADIUS, HUB = 101.0, 93.0, 33.0
"""Radii in px: of the wooden rim, of the segments, of the hub."""
POINTER = 24.0
"""Px by which the pointer stands above the rim."""
SIGNS = {"wind": "wind", "hammer": "repair", "card": "card", "goods": "goods", "magic": "magic"}
OPPOSITE_STORM = (STORM + len(WHEEL) // 2) % len(WHEEL)
"""The segment across from the storm."""
WOOD = palette.rgb("#7A4E24")
CLOUD = palette.rgb("#3E5165")


def spot(angle: float, radius: float) -> Point:
    """Return the point at an angle in degrees, clockwise from the pointer."""
    turn = math.radians(angle)
    return CENTRE[0] + radius * math.sin(turn), CENTRE[1] - radius * math.cos(turn)


def angle_of(number: int, spin: int | None) -> float:
    """Return the angle of a segment's middle when `spin` is under the pointer, in degrees.

    Before the first spin the storm hides below.
    """
    top = OPPOSITE_STORM if spin is None else spin
    return 60.0 * (number - top)


@layers.keep_last(40)
def image(spin: int | None, wind: Compass | None, letters: str) -> Image.Image:
    """Draw the wheel on its panel, as large as `INNER`; signs stay upright.

    `letters`: those of north, east, south and west.
    """
    canvas = surface.ground((1200, 900))
    surface.panel(canvas, BOX)
    canvas.image = surface.add_texture(canvas.image)
    _lay_wheel(canvas, spin, wind, letters)
    return canvas.image.crop(INNER)


def _lay_wheel(canvas: Canvas, spin: int | None, wind: Compass | None, letters: str) -> None:
    """Draw the wheel with its pointer around `CENTRE`."""
    rim = shapes.disc(*CENTRE, RIM)
    surface.shadow(canvas, rim)
    canvas.fill(rim, palette.INK)
    canvas.fill(shapes.disc(*CENTRE, RIM - 1.8), WOOD)
    canvas.fill(shapes.disc(*CENTRE, RADIUS + 1.8), palette.INK)
    for number, segment in enumerate(WHEEL):
        if number == spin:
            colour = palette.HALO
        elif segment.is_storm:
            colour = CLOUD
        else:
            colour = palette.PAPER_WARM if number % 2 else palette.LAND
        edge = angle_of(number, spin) - 30
        part = (CENTRE, *(spot(edge + 2 * k, RADIUS) for k in range(31)))
        canvas.fill(shapes.polygon(part), colour)
    for number in range(len(WHEEL)):
        edge = angle_of(number, spin) + 30
        canvas.fill(shapes.polyline((spot(edge, HUB), spot(edge, RADIUS)), 1.6), palette.INK)
        x, y = spot(edge, (RIM + RADIUS) / 2)
        canvas.fill(shapes.disc(x, y, 2.6), palette.GOLD)
    for number in range(len(WHEEL)):
        _lay_segment(canvas, number, angle_of(number, spin), number == spin)
    _lay_hub(canvas, wind, letters)
    tip, top = CENTRE[1] - RADIUS + 3, CENTRE[1] - RIM - POINTER
    pointer = ((CENTRE[0], tip), (CENTRE[0] - 16, top), (CENTRE[0] + 16, top))
    canvas.fill(shapes.polyline(pointer, 4, dash=None, closed=True), palette.INK)
    canvas.fill(shapes.polygon(pointer), palette.WAX)


def _lay_segment(canvas: Canvas, number: int, angle: float, is_spun: bool) -> None:
    """Draw what is printed on a segment; `angle` is that of its middle."""
    segment = WHEEL[number]
    # The storm's sign is large: its figure keeps clear of it in every position.
    colour = palette.PAPER if segment.is_storm and not is_spun else palette.INK
    radius = 51 if not segment.is_storm else 48
    canvas.text(*spot(angle, radius), steps(segment), fonts.SANS_BOLD, 31, colour, "mm")
    if segment.is_storm:
        aside = angle if angle % 180 == 0 else angle + 10
        if not is_spun:
            canvas.fill(shapes.disc(*spot(aside, 79), 15), palette.SHOAL)
        canvas.sprite("storm", *spot(aside, 80), 26, shadow=False)
        return
    for side, action in zip((-17, 17), segment.actions, strict=True):
        canvas.sprite(SIGNS[action], *spot(angle + side, 77), 27, shadow=False)


def _lay_hub(canvas: Canvas, wind: Compass | None, letters: str) -> None:
    """Draw four signs; the direction of the last storm is gold and has a needle."""
    canvas.fill(shapes.disc(*CENTRE, HUB + 1.6), palette.INK)
    canvas.fill(shapes.disc(*CENTRE, HUB), palette.SEA_CHART)
    if wind is None:
        canvas.fill(shapes.disc(*CENTRE, 5.5), palette.GOLD)
    else:
        down, right = STEP[wind]
        x, y = CENTRE[0] + right * 14, CENTRE[1] + down * 14
        side = (-down * 9.0, right * 9.0)
        back = (CENTRE[0] - right * 9, CENTRE[1] - down * 9)
        needle = ((x, y), (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1]))
        canvas.fill(shapes.polygon(needle), palette.HALO)
    for sign, letter in zip(COMPASS, letters, strict=False):
        down, right = STEP[sign]
        colour = palette.HALO if sign == wind else palette.PAPER
        canvas.text(CENTRE[0] + right * 22, CENTRE[1] + down * 22, letter, fonts.SANS_BOLD, 20, colour, "mm")


def lay_large(canvas: Canvas, middle: Point, scale: float, spin: int | None, wind: Compass | None, say: Say) -> None:
    """Draw the wheel `scale` times as large around a point of any picture."""
    left, top = CENTRE[0] - middle[0] / scale, CENTRE[1] - middle[1] / scale
    zoomed = Zoomed(canvas.image, (left, top, left + canvas.width / scale, top + canvas.height / scale), scale)
    _lay_wheel(zoomed, spin, wind, compass(say))
    canvas.boxes += zoomed.boxes
    x, y, radius = *middle, RIM * scale
    canvas.boxes.append(Box("wheel", "", x - radius, y - radius, x + radius, y + radius))
    canvas.area("wheel", x - radius, y - radius - POINTER * scale, x + radius, y + radius)


def lay(canvas: Canvas, say: Say, spin: int | None, wind: Compass | None) -> None:
    """Put the wheel on the picture."""
    canvas.area("wheel", *BOX)
    canvas.image.paste(image(spin, wind, compass(say)), INNER[:2])
