"""The pictures of events: a sky of rays over the sea, in its middle what happened."""

from __future__ import annotations

import math

from PIL import Image

from engine.values.core import Say
from engine.values.event import Event
from games.pizarro.pictures import handful
from games.pizarro.pictures.cards import lay_explorer
from games.pizarro.pictures.places import NUMERAL
from games.pizarro.rules.view import PizarroView
from render.kit import event as kit
from render.kit import fonts, layers, palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour, rgb

WIDE, HIGH = kit.SIZE
HORIZON = 332.0
"""Px from above to where the sea begins."""
MIDDLE = (480.0, 196.0)
"""Where stands what the picture is about."""
SKIES: dict[str, tuple[Colour, Colour, Colour]] = {
    "won": (rgb("#7A1F2B"), rgb("#C8563A"), rgb("#F2B348")),
    "phase": (rgb("#23304F"), rgb("#C26B4A"), rgb("#F4C77A")),
    "veto": (rgb("#3B1226"), rgb("#8E2430"), rgb("#D9663F")),
    "price": (rgb("#5B3A12"), rgb("#B9822C"), rgb("#F6DE9C")),
    "bargain": (rgb("#2A5673"), rgb("#7FB0B8"), rgb("#FBF0CC")),
    "empty": (rgb("#1E2430"), rgb("#4A5568"), rgb("#9AA3A8")),
    "bust": (rgb("#1D1226"), rgb("#4B1F3A"), rgb("#9E2B25")),
}
"""Three colours by the kind of event: the upper sky, the lower sky, the rays."""
SEAS: dict[str, Colour] = {"bargain": rgb("#28607A"), "empty": rgb("#1E3340"), "phase": rgb("#1E3A55")}
"""The colour of the sea by the kind of event."""
SEA = rgb("#3A2148")
"""The colour of the sea for all other kinds."""


def compose(view: PizarroView, event: Event, say: Say) -> Canvas:
    """Draw the picture of an event."""
    canvas = Canvas(_scene(event.kind).copy())
    _DRAWN[event.kind](canvas, view, event, say)
    kit.lay_title(canvas, event, say)
    if event.kind == "won":
        kit.lay_others(canvas, _others(view, event), say)
    return canvas


@layers.keep_last(3)
def _scene(kind: str) -> Image.Image:
    """Draw sky, rays from the middle, a pale sun, and three rows of waves."""
    top, middle, glow = SKIES[kind]
    ramp = Image.linear_gradient("L").resize((WIDE, round(HORIZON)))
    sky = Image.composite(Image.new("RGB", ramp.size, middle), Image.new("RGB", ramp.size, top), ramp)
    canvas = Canvas(Image.new("RGB", kit.SIZE, top))
    canvas.image.paste(sky, (0, 0))
    for k in range(0, 36, 2):
        first, second = (math.tau * (k + part) / 36 for part in (0.0, 1.0))
        ray = (MIDDLE, _beyond(first), _beyond(second))
        canvas.fill(shapes.polygon(ray), glow, 0.28)
    if kind not in ("empty", "bust"):
        canvas.fill(shapes.disc(*MIDDLE, 178), palette.mix(glow, palette.WHITE, 0.45), 0.9)
    sea = SEAS.get(kind, SEA)
    for row in range(4):
        y = HORIZON + 46 * row
        shore = tuple((float(x), y + (9 + 2 * row) * math.sin(x / (58 + 14 * row) + 1.7 * row)) for x in range(-20, WIDE + 21, 10))
        canvas.fill(
            shapes.polygon((*shore, (WIDE + 20.0, HIGH + 20.0), (-20.0, HIGH + 20.0))), palette.mix(sea, palette.SHADOW, 0.16 * row)
        )
        canvas.fill(shapes.polyline(shore, 3.0), palette.INK, 0.6)
        crest = tuple((x, at + 12) for x, at in shore)
        canvas.fill(shapes.polyline(crest, 2.0), palette.mix(glow, sea, 0.35), 0.55)
    return canvas.image


def _beyond(angle: float) -> tuple[float, float]:
    """Return a point outside the picture in a direction from the middle."""
    return MIDDLE[0] + 900 * math.cos(angle), MIDDLE[1] + 900 * math.sin(angle)


def _lay_ship(canvas: Canvas, seat: int, x: float, width: float, down: float = 8.0) -> None:
    """Draw a ship on the water, its foot behind the first wave."""
    canvas.sprite("ship", x, HORIZON + down, width, seat)


def _won(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw the winner's ship in a laurel, with the points, among scraps of paper."""
    assert event.who is not None
    for k in range(64):
        x, y = 30 + (k * 229.3) % (WIDE - 60), 34 + (k * 61.8) % 270
        if x < 340 and y < 70 + 58 * len(view.players):
            continue
        colour = (palette.HALO, rgb("#7FC6B0"), palette.PAPER)[k % 3]
        tilt = math.radians(k * 47)
        dx, dy = 8 * math.cos(tilt), 8 * math.sin(tilt)
        canvas.fill(shapes.polyline(((x - dx, y - dy), (x + dx, y + dy)), 6), colour, 0.9)
    canvas.sprite("laurel", MIDDLE[0], MIDDLE[1] + 10, 380)
    canvas.sprite("ship", MIDDLE[0], MIDDLE[1] + 92, 206, event.who)
    canvas.sprite("crown", 826, 112, 156, figure=str(event.value[event.who]))


def _others(view: PizarroView, event: Event) -> list[tuple[int, str]]:
    """Return the others with what they scored, the best first."""
    seats = sorted([player.seat for player in view.players if player.seat != event.who], key=lambda seat: -event.value[seat])
    return [(seat, str(event.value[seat])) for seat in seats]


def _phase(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw the fleets of all sail on under the number of the phase that begins."""
    canvas.text(MIDDLE[0], MIDDLE[1] - 62, NUMERAL[min(3, event.value + 1)], fonts.SERIF_BOLD, 190, palette.WAX, "mm")
    count = len(view.players)
    for k, player in enumerate(view.players):
        x = WIDE * (k + 0.5) / count
        _lay_ship(canvas, player.seat, x, min(150.0, 0.86 * WIDE / count), 32 + 12 * (k % 2))


def _veto(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw a raised hand before the explorer, and the ship that has to wait."""
    assert event.who is not None
    lay_explorer(canvas, event.value, MIDDLE[0] + 96, MIDDLE[1], 236)
    canvas.sprite("veto", MIDDLE[0] - 86, MIDDLE[1] + 6, 232)
    _lay_ship(canvas, event.who, 150, 150)


def _price(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw the bag that is paid, before the explorer, and the buyer's ship."""
    assert event.who is not None
    explorer, price = event.value[:2]
    lay_explorer(canvas, explorer, MIDDLE[0] + 116, MIDDLE[1] - 4, 230)
    canvas.sprite("bag", MIDDLE[0] - 92, MIDDLE[1] + 16, 250, figure=str(price))
    _lay_ship(canvas, event.who, 828, 168)


def _bargain(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw a small bag and a large crown."""
    assert event.who is not None
    explorer, price, crowns = event.value
    canvas.sprite("crown", MIDDLE[0] + 20, MIDDLE[1] + 4, 290, figure=str(crowns))
    canvas.sprite("bag", MIDDLE[0] - 216, MIDDLE[1] + 74, 96, figure=str(price))
    lay_explorer(canvas, explorer, 132, 130, 148)
    _lay_ship(canvas, event.who, 812, 176)


def _empty(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw a lonely ship, and the places where cards have been."""
    assert event.who is not None
    for k in range(5):
        x, y = MIDDLE[0] + 112 * (k - 2), MIDDLE[1] - 20 + 8 * (k - 2) ** 2
        box = (x - 48, y - 90, x + 48, y + 90)
        canvas.fill(shapes.round_rectangle(*box, 12), palette.PAPER, 0.10)
        canvas.fill(shapes.round_rectangle(*box, 12, 3.0), palette.PAPER, 0.5)
    _lay_ship(canvas, event.who, MIDDLE[0], 190, 22)


def _bust(canvas: Canvas, view: PizarroView, event: Event, say: Say) -> None:
    """Draw the cards turned up, and their sum, struck through."""
    draws = event.value
    width = min(150.0, 620 / max(1, len(draws)) - 10)
    for k, value in enumerate(draws):
        x = 60 + width / 2 + (width + 10) * k
        handful.lay_card(canvas, value, x, 190 + 10 * math.sin(2.3 * k), width, is_raised=k == len(draws) - 1)
    canvas.sprite("gamble", 810, 120, 150)
    canvas.sprite("bag", 810, 268, 150, figure=str(sum(draws)))


_DRAWN = {"won": _won, "phase": _phase, "veto": _veto, "price": _price, "bargain": _bargain, "empty": _empty, "bust": _bust}
