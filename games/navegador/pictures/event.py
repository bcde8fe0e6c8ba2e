"""Pictures of events: a ship before the sun, with what is found, sold, taken or won."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.values.core import Say
from engine.values.event import Event
from games.navegador.pictures import signs
from games.navegador.pictures.panels import ICON
from games.navegador.rules.board import GOODS
from games.navegador.rules.view import NavegadorView
from render.kit import event as happening
from render.kit import fonts, palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.shapes import Points

WIDTH, HEIGHT = happening.SIZE
HORIZON = 330.0
"""The y of the horizon in px."""
RAYS = 24
"""Rays of the sun; as many gaps lie between them."""
Sky = tuple[str, str, str]
"""Colours at the top, in the middle and at the horizon."""
MORNING: Sky = ("#F2B348", "#F9DFA0", "#FBF0CC")
EVENING: Sky = ("#C9572F", "#E89A54", "#F7D28E")
NIGHT: Sky = ("#16324A", "#2A5673", "#8FB6C0")
FEAST: Sky = ("#8E2430", "#B9402F", "#E07B39")
SEA: tuple[Colour, Colour] = (palette.SEA_COAST, palette.SEA_DEEP)
DARK_SEA: tuple[Colour, Colour] = (palette.rgb("#5B4A7E"), palette.rgb("#241A3A"))


def compose(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw an event, with its title."""
    draw = {"won": _won, "found": _discovery, "phase": _phase, "sold-out": _sold_out, "privilege": _privilege}[what.kind]
    canvas = draw(view, what, say)
    happening.lay_title(canvas, what, say)
    if what.kind == "won":
        happening.lay_others(canvas, _others(view), say)
    return canvas


@lru_cache(8)
def _ground(sky: Sky, sun: tuple[float, float], radius: float, is_dark: bool) -> Image.Image:
    """Draw the sky with rays around a sun, and the sea below the horizon."""
    top, middle, low = map(palette.rgb, sky)
    image = Image.new("RGB", (WIDTH, HEIGHT), low)
    half = round(HORIZON / 2)
    for row in range(round(HORIZON)):
        colour = palette.mix(top, middle, row / half) if row < half else palette.mix(middle, low, (row - half) / half)
        image.paste(colour, (0, row, WIDTH, row + 1))
    canvas = Canvas(image)
    for k in range(RAYS):
        first, last = (2 * math.pi * (k + share) / RAYS for share in (0.0, 0.5))
        ends = tuple((sun[0] + 1100 * math.cos(turn), sun[1] + 1100 * math.sin(turn)) for turn in (first, last))
        canvas.fill(shapes.polygon((sun, *ends)), palette.BAG_FIGURE, 0.16 if sky == FEAST else 0.36)
    canvas.fill(shapes.disc(*sun, radius + 14, 2), palette.GOLD)
    canvas.fill(shapes.disc(*sun, radius), palette.GOLD)
    canvas.fill(shapes.disc(*sun, radius - 3), palette.BAG_FIGURE if sky != FEAST else palette.rgb("#F9E2A6"))
    for x, y, size in ((430.0, 118.0, 1.0), (486.0, 90.0, 0.7), (398.0, 82.0, 0.6), (546.0, 138.0, 0.8)):
        if sky in (MORNING, EVENING):
            bird = ((x - 16 * size, y), (x - 8 * size, y - 9 * size), (x, y), (x + 8 * size, y - 9 * size), (x + 16 * size, y))
            canvas.fill(shapes.polyline(signs.curve(bird), 2.4 * size), palette.COAST)
    first_sea, last_sea = DARK_SEA if is_dark else SEA
    for row in range(round(HORIZON), HEIGHT):
        share = min(1.0, (row - HORIZON) / 150)
        image.paste(palette.mix(first_sea, last_sea, share), (0, row, WIDTH, row + 1))
    return image


def _swell(canvas: Canvas, y: float, is_dark: bool = False, shift: float = 0.0) -> None:
    """Draw a row of waves across the picture; it covers the feet of what was drawn before."""
    crest: Points = tuple((x, y + 9 * math.sin((x + shift) / 74) + 3 * math.sin((x + shift) / 31)) for x in range(-10, WIDTH + 20, 10))
    deep = palette.rgb("#3A2B58") if is_dark else palette.SEA
    canvas.fill(shapes.polygon((*crest, (WIDTH + 10.0, HEIGHT + 10.0), (-10.0, HEIGHT + 10.0))), deep)
    canvas.fill(shapes.polyline(crest, 3), palette.SEA_DEEP)
    for step in (1, 2, 3):
        line = tuple((x, at + 9.0 * step) for x, at in crest)
        canvas.fill(shapes.polyline(line, 2.2 - 0.5 * step), palette.GOLD if is_dark else palette.SEA_COAST, 0.65 - 0.16 * step)


def _ship(canvas: Canvas, x: float, y: float, width: float, seat: int | None) -> None:
    """Draw a ship `width` px wide on the water at (x, y)."""
    canvas.sprite("ship", x, y, width, 5 if seat is None else seat, turn=-4.0)


def _coast(canvas: Canvas, palms: int) -> None:
    """Draw land at the right, with mountains and palms."""
    canvas.sprite("mountains", 838, 318, 300, shadow=False)
    hill = shapes.smooth(((600.0, 352.0), (690.0, 316.0), (812.0, 288.0), (985.0, 250.0), (990.0, 420.0), (700.0, 392.0)), 8)
    canvas.fill(shapes.polyline(hill, 26, dash=None, closed=True), palette.SEA_COAST, 0.55)
    canvas.fill(shapes.polygon(hill), palette.COAST)
    canvas.fill(shapes.polygon(tuple((x + 2, y + 4) for x, y in hill)), palette.LAND)
    spots = ((676, 312, 74), (742, 294, 92), (858, 276, 104), (920, 296, 84), (806, 330, 80), (700, 344, 66))
    for x, y, size in spots[:palms]:
        canvas.sprite("palm", x, y, size, shadow=False)


def _discovery(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw land ahead of a ship; the sky shows whether a phase opens or the match ends."""
    region = next(region for region in view.regions if region.region == what.value)
    sky = EVENING if region.opens else MORNING
    if region.ends:
        sky = NIGHT
    canvas = Canvas(_ground(sky, (500.0, 322.0), 96.0, False).copy())
    _coast(canvas, 6 if region.good != "spice" else 4)
    _swell(canvas, 362)
    _ship(canvas, 268, 392, 262, what.who)
    _swell(canvas, 402, shift=90)
    if view.last.premium and view.last.explored == region.region:
        happening.seal(canvas, 852, 104, f"+{view.last.premium}", down=-8)
        canvas.sprite("bag", 852, 131, 30, shadow=False)
    return canvas


def _phase(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw the numeral of the phase in the sun."""
    canvas = Canvas(_ground(MORNING, (480.0, 250.0), 150.0, False).copy())
    canvas.text(480, 236, signs.NUMERAL[what.value], fonts.SERIF_BOLD, 190, palette.WAX, "mm")
    _swell(canvas, 362)
    _ship(canvas, 190, 396, 180, what.who)
    _ship(canvas, 800, 390, 130, what.who)
    _swell(canvas, 402, shift=90)
    return canvas


def _sold_out(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw the building on a shore in the evening."""
    canvas = Canvas(_ground(EVENING, (330.0, 318.0), 90.0, False).copy())
    hill = shapes.smooth(((430.0, 380.0), (540.0, 330.0), (700.0, 312.0), (985.0, 296.0), (990.0, 470.0), (560.0, 440.0)), 8)
    canvas.fill(shapes.polygon(hill), palette.COAST)
    canvas.fill(shapes.polygon(tuple((x + 2, y + 4) for x, y in hill)), palette.LAND)
    drawing = f"factory-{what.value}" if what.value in GOODS else str(what.value)
    canvas.sign(drawing, 708, 222, 282, shadow=True)
    canvas.sprite("palm", 566, 316, 76, shadow=False)
    canvas.sprite("palm", 888, 302, 92, shadow=False)
    _swell(canvas, 372)
    _ship(canvas, 236, 400, 210, what.who)
    _swell(canvas, 410, shift=60)
    return canvas


def _privilege(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw the shield of the privilege in the sun."""
    canvas = Canvas(_ground(MORNING, (480.0, 220.0), 166.0, False).copy())
    _swell(canvas, 372)
    _ship(canvas, 180, 400, 190, what.who)
    _swell(canvas, 410, shift=60)
    canvas.sign("privilege-shield", 480, 216, 280, shadow=True)
    canvas.sign(ICON[what.value], 480, 204, 160)
    return canvas


def _won(view: NavegadorView, what: Event, say: Say) -> Canvas:
    """Draw the winner's ship in a laurel, with confetti and the points on a crown."""
    canvas = Canvas(_ground(FEAST, (480.0, 226.0), 176.0, True).copy())
    happening.feast(canvas, what.who or 0, str(view.players[what.value].points), len(view.players), 206)
    _swell(canvas, 372, is_dark=True)
    _ship(canvas, 480, 374, 236, what.who)
    _swell(canvas, 412, is_dark=True, shift=60)
    return canvas


def _others(view: NavegadorView) -> list[tuple[int, str]]:
    """Return the other seats with their points, the best first."""
    others = sorted((player for player in view.players if view.ranks[player.seat] > 1), key=lambda player: view.ranks[player.seat])
    return [(player.seat, str(player.points)) for player in others]
