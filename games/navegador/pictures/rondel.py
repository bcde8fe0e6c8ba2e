"""The rondel, the chart's compass rose: fields, prices in ships, stones, the orange ship."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import signs
from games.navegador.rules.board import RONDEL
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, layers, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points

CENTRE = (846.0, 494.0)
RADIUS = 133.0
"""Radius in px of the rondel, the band included."""
BAND = 24.0
"""Width in px of the band with the prices."""
HUB = 30.0
"""Radius in px of the compass rose in the middle."""
WARM = palette.rgb("#FFE9A8")
"""Colour of the fields that cost nothing."""
ICONS: dict[str, tuple[str, float, int | None]] = {
    "sailing": ("ship", 33, 5),
    "workers": ("worker", 29, None),
    "market1": ("goods", 29, None),
    "colony": ("colony", 28, None),
    "privilege": ("privilege-shield", 31, None),
    "ships": ("shipyard", 30, None),
    "market2": ("goods", 29, None),
    "buildings": ("factory", 31, None),
}
"""The sign of each field: its drawing, its width in px, and the slot of its colours (`None`: it has only its own).

Only a ship has a slot. It stands on its point, so it is laid lower than the other signs.
"""
LABEL_AT: dict[str, tuple[float, float, float, float]] = {
    "sailing": (0, -92, 0, -62),
    "workers": (59, -42, 46, -69),
    "market1": (71, 9, 77, -17),
    "colony": (55, 63, 58, 38),
    "privilege": (0, 91, 0, 60),
    "ships": (-55, 63, -58, 38),
    "market2": (-71, 9, -77, -17),
    "buildings": (-59, -42, -46, -69),
}
"""Where the word (x, y) and the sign (x, y) of each field are, in px from the rondel's middle."""


def at(angle: float, radius: float, centre: Point = CENTRE) -> Point:
    """Return the point at an angle (degrees clockwise from north) and a radius in px."""
    turn = math.radians(angle)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


def angle(field: str) -> float:
    """Return the middle of a field in degrees clockwise from north."""
    return 360 / len(RONDEL) * RONDEL.index(field)


def sector(middle: float, inner: float, outer: float, half: float = 22.5, centre: Point = CENTRE) -> Points:
    """Return the outline of a part of a ring, `half` degrees to both sides of `middle`."""
    steps = [middle - half + 2 * half * k / 12 for k in range(13)]
    return (*(at(a, outer, centre) for a in steps), *(at(a, inner, centre) for a in reversed(steps)))


@layers.keep_last(1)
def empty_rondel() -> Image.Image:
    """Draw the rondel without words, prices and stones as a tile with an alpha channel."""
    size = 2 * round(RADIUS + 14)
    shift = (round(CENTRE[0]) - size // 2, round(CENTRE[1]) - size // 2)
    canvas = Canvas(Image.new("RGB", (1200, 700), palette.SEA_DEEP))
    canvas.fill(shapes.disc(*CENTRE, RADIUS + 4), palette.INK)
    canvas.fill(shapes.disc(*CENTRE, RADIUS + 2.4), palette.CROWN)
    canvas.fill(shapes.disc(*CENTRE, RADIUS), palette.SEA_DEEP)
    canvas.fill(shapes.disc(*CENTRE, RADIUS - BAND), palette.INK)
    for k in range(len(RONDEL)):
        colour = palette.PAPER if k % 2 == 0 else palette.PAPER_SHADE
        canvas.fill(shapes.polygon(sector(45 * k, HUB, RADIUS - BAND - 1.6, 22.1)), colour)
    canvas.fill(shapes.disc(*CENTRE, HUB + 2), palette.INK)
    canvas.fill(shapes.disc(*CENTRE, HUB), palette.SEA_CHART)
    canvas.sprite("explorer-disc", *CENTRE, 2 * HUB - 4, shadow=False)
    for field in RONDEL:
        _lay_icon(canvas, field)
    tile = canvas.image.crop((*shift, shift[0] + size, shift[1] + size))
    mask = Image.new("L", (1200, 700), 0)
    disc = shapes.disc(*CENTRE, RADIUS + 4)
    mask.paste(disc.mask, (disc.x, disc.y))
    tile.putalpha(mask.crop((*shift, shift[0] + size, shift[1] + size)))
    return tile


def lay(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the rondel with the prices of the player to move and all stones."""
    tile = empty_rondel()
    spot = (round(CENTRE[0]) - tile.width // 2, round(CENTRE[1]) - tile.height // 2)
    canvas.fill(shapes.glow(shapes.disc(CENTRE[0] + 1, CENTRE[1] + 3, RADIUS + 3), 0, 6), palette.SHADOW, 0.5)
    canvas.image.paste(tile.convert("RGB"), spot, tile.getchannel("A"))
    costs = view.players[view.awaited[0]].costs if view.stage == "moving" else ()
    for name, cost in zip(RONDEL, costs, strict=False):
        if cost == 0:
            canvas.fill(shapes.polygon(sector(angle(name), HUB + 3, RADIUS - BAND - 1.6, 22.1)), WARM)
            _lay_icon(canvas, name)
    for name in RONDEL:
        x, y = CENTRE[0] + LABEL_AT[name][0], CENTRE[1] + LABEL_AT[name][1]
        canvas.text(x, y, say(Msg(f"navegador.pic.field.{name}")), fonts.SANS_BOLD, 20, palette.INK, "mm", 72)
    _lay_prices(canvas, costs)
    if view.card.marked is not None:
        signs.orange_ship(canvas, *at(angle(view.card.marked), RADIUS + 15), 27)
    _lay_stones(canvas, view)
    (x, y), reach = CENTRE, RADIUS + 24
    canvas.area("rondel", x - reach, y - reach, x + reach, y + reach)


def _lay_icon(canvas: Canvas, field: str) -> None:
    """Draw the sign of a field."""
    drawing, width, slot = ICONS[field]
    x, y = CENTRE[0] + LABEL_AT[field][2], CENTRE[1] + LABEL_AT[field][3]
    canvas.sprite(drawing, x, y + (12 if slot is not None else 0), width, slot, shadow=False)


def _lay_prices(canvas: Canvas, costs: Sequence[int | None]) -> None:
    """Draw what each field costs the player to move; gold if it is free."""
    for name, cost in zip(RONDEL, costs, strict=False):
        middle = angle(name)
        if cost == 0:
            canvas.fill(shapes.polygon(sector(middle, RADIUS - BAND, RADIUS, 22.4)), palette.GOLD)
        x, y = at(middle, RADIUS - BAND / 2)
        if cost is None:
            canvas.fill(shapes.round_rectangle(x - 8, y - 1.4, x + 8, y + 1.4, 1), palette.SEA_SHALLOW)
        elif cost == 0:
            canvas.text(x, y, "0", fonts.SANS_BOLD, 22, palette.INK, "mm")
        else:
            fx, fy = at(middle - 5.4, RADIUS - BAND / 2)
            sx, sy = at(middle + 5.4, RADIUS - BAND / 2)
            canvas.text(fx, fy, str(cost), fonts.SANS_BOLD, 22, signs.IVORY, "mm")
            little_ship(canvas, sx, sy)
    lay_edges(canvas, RADIUS - BAND, RADIUS, CENTRE, 1.4)


def lay_edges(canvas: Canvas, inner: float, outer: float, centre: Point, width: float = 2) -> None:
    """Draw the lines between the prices on the rim."""
    for k in range(len(RONDEL)):
        canvas.fill(shapes.polyline((at(45 * k + 22.5, inner, centre), at(45 * k + 22.5, outer, centre)), width), palette.INK)


def lay_hub(canvas: Canvas, centre: Point, radius: float) -> None:
    """Draw the middle of a large rondel."""
    canvas.fill(shapes.disc(*centre, radius + 3), palette.INK)
    canvas.fill(shapes.disc(*centre, radius), palette.SEA_CHART)
    canvas.sprite("explorer-disc", *centre, 2 * radius - 6, shadow=False)


def little_ship(canvas: Canvas, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a plain ship beside a price."""
    hull = ((-8, 3.4), (8, 3.4), (5.5, 8), (-5.5, 8))
    sail = ((0.5, -8), (1.5, 1.8), (-7.5, 1.8), (-3, -3))
    jib = ((3, -4.5), (7, 1.8), (3, 1.8))
    for shape in (hull, sail, jib):
        canvas.fill(shapes.polygon(tuple((x + a * scale, y + b * scale) for a, b in shape)), signs.IVORY)


def _lay_stones(canvas: Canvas, view: NavegadorView) -> None:
    """Draw the stones outside the rim; the last moved glows."""
    for field in RONDEL:
        there = [player.seat for player in view.players if player.field == field]
        for seat, (x, y, radius) in zip(there, stone_places(field, len(there)), strict=True):
            if seat == view.last.seat and not view.last.is_rest and view.last.what == field:
                signs.glow(canvas, x, y, radius + 6)
            marks.disc(canvas, x, y, radius, seat)
            if seat in view.awaited:
                canvas.fill(shapes.disc(x, y, radius + 4, 3), palette.HALO)


def stone_places(field: str, count: int) -> list[tuple[float, float, float]]:
    """Return the middle and radius in px of each stone on a field."""
    middle = angle(field)
    if count <= 2:
        return [(*at(middle + turn, RADIUS + 5), 16.5) for turn in (-14.5, 14.5)[:count]]
    inner = [(*at(middle + turn, RADIUS + 4), 13.0) for turn in (-15, 15)]
    outer = [(*at(middle + turn, RADIUS + 30), 13.0) for turn in (-13.5, 13.5, 0)]
    return (inner + outer)[:count]
