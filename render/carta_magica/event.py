"""The picture of an event: a scene of its kind with the ship of whoever it happened to."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from engine.core import Say
from engine.event import Event
from engine.games.carta_magica.board import CHALLENGE_POINTS, HOME_POINTS, TALISMANS
from engine.games.carta_magica.view import CartaMagicaView
from render.carta_magica import scenery, words
from render.carta_magica.scenery import bolt, cloud, discs, glow, polygon, rain, rays, sky, stars, wave
from render.kit import event as kit
from render.kit import marks, palette
from render.kit.canvas import Canvas

Scene = Callable[[CartaMagicaView, Event, Say], Canvas]

NIGHT = ((0.0, palette.rgb("#1C1433")), (0.55, palette.rgb("#3A2A5E")), (1.0, palette.rgb("#7A5A86")))
STORM = ((0.0, palette.rgb("#0B1522")), (0.6, palette.rgb("#22384D")), (1.0, palette.rgb("#4A6B7E")))
DAWN = ((0.0, palette.rgb("#F2B348")), (0.6, palette.rgb("#FBE3A6")), (1.0, palette.rgb("#8FB6C0")))
DUSK = ((0.0, palette.rgb("#2C3F63")), (0.5, palette.rgb("#8A6F93")), (1.0, palette.rgb("#E7B48A")))
BLOOD = ((0.0, palette.rgb("#4A1520")), (0.5, palette.rgb("#A23B33")), (1.0, palette.rgb("#E08A4C")))
FEAST = ((0.0, palette.rgb("#7A1F2B")), (0.5, palette.rgb("#C8563A")), (1.0, palette.rgb("#F2B348")))
Waves = tuple[tuple[palette.Colour, palette.Colour], ...]
"""Water and crest of the waves from far to near."""


def _waves(*codes: str) -> Waves:
    return tuple((palette.rgb(water), palette.rgb(crest)) for water, crest in zip(codes[::2], codes[1::2], strict=True))


DAY_WAVES = _waves("#356985", "#9CC3CE", "#2A5673", "#7FB0C0", "#1E4460", "#6E9DB0")
DARK_WAVES = _waves("#2F5268", "#6E9DB0", "#26465C", "#6E9DB0", "#1B3548", "#4F7F96")
NIGHT_WAVES = _waves("#2E3F6B", "#6C7FB5", "#263459", "#5A6DA3", "#1B2745", "#465A8E")
WINE_WAVES = _waves("#54304F", "#B27E5E", "#452545", "#94655A", "#321A38", "#7A5250")


def compose(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    """The scene of an event with its words."""
    canvas = _SCENES[event.kind](view, event, say)
    kit.titled(canvas, event, say)
    if event.kind == "won":
        kit.lay_others(canvas, _others(view, event), say)
    elif event.kind in ("storm", "seized"):
        marks.disc(canvas, 884, 456, 42, _who(event))
    return canvas


def _ship(canvas: Canvas, name: str, x: float, y: float, wide: float, seat: int | None, turn: float = 0) -> None:
    canvas.sprite(name, x, y, wide, seat, turn=turn)


def _who(event: Event) -> int:
    assert event.who is not None
    return event.who


def _storm(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    canvas = Canvas(sky(*STORM))
    glow(canvas, 640, 180, 380, palette.rgb("#FFE9A8"), 0.62)
    cloud(canvas, 170, 84, 0.95, palette.rgb("#16283A"))
    bolt(canvas, 664, 120, 1.0)
    cloud(canvas, 480, 66, 1.05, palette.rgb("#1D3246"))
    bolt(canvas, 300, 130, 0.62)
    cloud(canvas, 806, 78, 1.15, palette.rgb("#14263A"))
    first, second, third = DARK_WAVES
    wave(canvas, 306, 26, 210, 40, *first)
    for x, y, size in ((810, 322, 150), (908, 336, 104), (732, 336, 74)):
        canvas.sprite("rock", x, y, size, shadow=False)
    wave(canvas, 340, 40, 290, 120, *second)
    seats = event.hits or (_who(event),)
    for k, seat in enumerate(seats[:3]):
        x = 450 - 200 * k if k < 2 else 640
        _ship(canvas, "ship-damaged", x, 394 - 8 * k, 230 if k == 0 else 160, seat, 13 - 22 * (k % 2))
    wave(canvas, 408, 40, 360, 250, *third)
    rain(canvas, 7)
    return canvas


def _monster(canvas: Canvas, event: Event, x: float, y: float, wide: float) -> None:
    card = next(sign for name, sign in words.MONSTERS.items() if name == event.value)
    canvas.sign(card, x, y, wide, shadow=True)


def _seized(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    canvas = Canvas(sky(*NIGHT))
    stars(canvas, 3)
    glow(canvas, 780, 120, 230, palette.PAPER_WARM, 0.8)
    discs(canvas, [(780, 120, 56)], palette.PAPER_WARM)
    discs(canvas, [(800, 108, 46)], palette.GROUND, 0.5)
    first, second, third = NIGHT_WAVES
    wave(canvas, 330, 22, 230, 30, *first)
    _monster(canvas, event, 330, 236, 330)
    wave(canvas, 368, 30, 310, 150, *second)
    _ship(canvas, "ship-damaged", 742, 392, 190, _who(event), 16)
    wave(canvas, 410, 34, 380, 80, *third)
    return canvas


def _tamed(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 480, 330, palette.PAPER_WARM, 0.45)
    discs(canvas, [(480, 330, 120)], palette.rgb("#FFF3D2"))
    first, second, third = DAY_WAVES
    wave(canvas, 326, 18, 240, 20, *first)
    _monster(canvas, event, 660, 262, 270)
    wave(canvas, 366, 24, 300, 140, *second)
    _ship(canvas, "ship", 290, 398, 240, _who(event), -5)
    wave(canvas, 414, 26, 370, 60, *third)
    canvas.sprite("bag", 852, 130, 150)
    return canvas


def _talisman(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    """A challenge is won: the talisman in the light."""
    talisman = TALISMANS[event.value]
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 560, 210, palette.WHITE, 0.5, 26)
    discs(canvas, [(560, 210, 156)], palette.GOLD)
    discs(canvas, [(560, 210, 151)], palette.rgb("#FFF6E0"))
    canvas.sign(words.GLYPHS[talisman.name], 560, 210, 224, shadow=True)
    first, second, third = DAY_WAVES
    wave(canvas, 336, 16, 230, 60, *first)
    _ship(canvas, "ship", 224, 384, 230, _who(event), -4)
    wave(canvas, 376, 24, 300, 20, *second)
    wave(canvas, 420, 26, 370, 110, *third)
    canvas.sprite("crown", 836, 132, 170, figure=str(talisman.points + CHALLENGE_POINTS))
    return canvas


def _gone(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    """Somebody has the challenge of another."""
    talisman = TALISMANS[event.value]
    canvas = Canvas(sky(*DUSK))
    glow(canvas, 650, 210, 300, palette.rgb("#FFE9A8"), 0.75)
    canvas.sign(words.GLYPHS[talisman.name], 690, 120, 170, shadow=True)
    first, second, third = NIGHT_WAVES
    wave(canvas, 330, 18, 230, 60, *first)
    for k, seat in enumerate(event.hits[:2]):
        _ship(canvas, "ship", 196 + 150 * k, 356, 120, seat, 5)
    wave(canvas, 366, 26, 300, 20, *second)
    _ship(canvas, "ship", 650, 402, 240, _who(event), -6)
    wave(canvas, 416, 28, 370, 200, *third)
    return canvas


def _battle(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    canvas = Canvas(sky(*BLOOD))
    rays(canvas, 520, 230, palette.rgb("#FFC56E"), 0.28, 18)
    glow(canvas, 520, 236, 210, palette.HALO, 0.85)
    first, second, third = WINE_WAVES
    wave(canvas, 330, 20, 220, 60, *first)
    for seat in event.hits[:1]:
        _ship(canvas, "ship-damaged", 742, 380, 200, seat, 14)
    wave(canvas, 366, 28, 300, 20, *second)
    _ship(canvas, "ship", 300, 398, 260, _who(event), -6)
    burst = tuple((520 + r * c, 212 + r * s) for r, c, s in _star(15, 92, 54))
    polygon(canvas, burst, palette.HALO, line=3)
    if event.value is not None:
        canvas.sign(words.GLYPHS[TALISMANS[event.value].name], 520, 212, 96)
    else:
        canvas.sign("card", 520, 212, 84)
    wave(canvas, 416, 30, 370, 160, *third)
    return canvas


def _star(points: int, far: float, near: float) -> tuple[tuple[float, float, float], ...]:
    turns = [pi * k / points for k in range(2 * points)]
    return tuple((far if k % 2 == 0 else near, cos(turn), sin(turn)) for k, turn in enumerate(turns))


def _home(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 420, 330, palette.WHITE, 0.4)
    discs(canvas, [(420, 330, 110)], palette.rgb("#FFF6E0"))
    shore = ((520, 382), (590, 340), (668, 306), (760, 280), (860, 262), (980, 252), (980, 470), (520, 470))
    for x, y, size in ((790, 282, 200), (900, 266, 230)):
        canvas.sprite("mountains", x, y, size, shadow=False)
    polygon(canvas, shore, palette.LAND, line=3)
    for x, y, size in ((700, 352, 72), (772, 330, 92), (846, 338, 84), (914, 322, 100)):
        canvas.sprite("palm", x, y, size, shadow=False)
    canvas.sprite("home-flag", 628, 336, 150, _who(event))
    first, second, third = DAY_WAVES
    wave(canvas, 348, 14, 240, 60, *first)
    _ship(canvas, "ship", 300, 396, 240, _who(event), -4)
    wave(canvas, 382, 22, 310, 20, *second)
    wave(canvas, 424, 24, 370, 160, *third)
    canvas.sprite("crown", 850, 126, 160, figure=str(HOME_POINTS))
    return canvas


def _won(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    seat = _who(event)
    canvas = Canvas(sky(*FEAST))
    rays(canvas, 480, 250, palette.rgb("#FFE3A0"), 0.3, 28)
    discs(canvas, [(480, 228, 179)], palette.BAG)
    discs(canvas, [(480, 228, 176)], palette.rgb("#FBE3A6"))
    scenery.confetti(canvas, (palette.PLAYERS[seat].main, palette.HALO, palette.CROWN, palette.BAG_FIGURE), 5)
    first, second, third = WINE_WAVES
    wave(canvas, 344, 12, 260, 60, *first)
    canvas.sign("laurel", 480, 214, 366, shadow=True)
    _ship(canvas, "ship", 480, 326, 206, seat)
    wave(canvas, 388, 16, 320, 20, *second)
    wave(canvas, 428, 18, 380, 160, *third)
    canvas.sprite("crown", 832, 130, 170, figure=str(_points(view, seat)))
    return canvas


def _others(view: CartaMagicaView, event: Event) -> list[tuple[int, str]]:
    """The others with what they have, the best first."""
    rest = sorted([player for player in view.players if player.seat != event.who], key=lambda player: -_points(view, player.seat))
    return [(player.seat, str(_points(view, player.seat))) for player in rest]


def _points(view: CartaMagicaView, seat: int) -> int:
    return view.sheets[seat].total if view.sheets else view.players[seat].points


_SCENES: dict[str, Scene] = {
    "storm": _storm,
    "seized": _seized,
    "tamed": _tamed,
    "found": _talisman,
    "gone": _gone,
    "battle": _battle,
    "home": _home,
    "won": _won,
}
