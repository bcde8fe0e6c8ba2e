"""The picture of an event: a scene of its kind with the ship to which it happened."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from engine.values.core import Say
from engine.values.event import Event
from games.carta_magica.pictures import scenery, skies, words
from games.carta_magica.pictures.scenery import polygon, rain, wave
from games.carta_magica.rules.board import CHALLENGE_POINTS, HOME_POINTS, TALISMANS
from games.carta_magica.rules.view import CartaMagicaView
from render.kit import event as kit
from render.kit import marks, palette
from render.kit.canvas import Canvas
from render.kit.shapes import Points

DISC = 90
"""Px at the right of the foot for the disc of the player who was hit."""
Scene = Callable[[Canvas, CartaMagicaView, Event], None]


def compose(view: CartaMagicaView, event: Event, say: Say) -> Canvas:
    """Draw the scene of an event with its words."""
    sky, lay_scene = _SCENES[event.kind]
    canvas = Canvas(sky().copy())
    lay_scene(canvas, view, event)
    is_marked = event.kind in ("storm", "seized")
    kit.lay_title(canvas, event, say, DISC if is_marked else 0)
    if event.kind == "won":
        kit.lay_others(canvas, _others(view, event), say)
    elif is_marked:
        marks.disc(canvas, 884, 456, 42, _who(event))
    return canvas


def _who(event: Event) -> int:
    assert event.who is not None
    return event.who


def _storm(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    _, _, third = skies.DARK_WAVES
    seats = event.hits or (_who(event),)
    for k, seat in enumerate(seats[:3]):
        x = 450 - 200 * k if k < 2 else 640
        canvas.sprite("ship-damaged", x, 394 - 8 * k, 230 if k == 0 else 160, seat, turn=13 - 22 * (k % 2))
    wave(canvas, 408, 40, 360, 250, *third)
    rain(canvas, 7)


def _monster(canvas: Canvas, event: Event, x: float, y: float, wide: float) -> None:
    canvas.sign(words.MONSTERS[event.value], x, y, wide, shadow=True)


def _seizure(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    _, second, third = skies.NIGHT_WAVES
    _monster(canvas, event, 330, 236, 330)
    wave(canvas, 368, 30, 310, 150, *second)
    canvas.sprite("ship-damaged", 742, 392, 190, _who(event), turn=16)
    wave(canvas, 410, 34, 380, 80, *third)


def _taming(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    _, second, third = skies.DAY_WAVES
    _monster(canvas, event, 660, 262, 270)
    wave(canvas, 366, 24, 300, 140, *second)
    canvas.sprite("ship", 290, 398, 240, _who(event), turn=-5)
    wave(canvas, 414, 26, 370, 60, *third)
    canvas.sprite("bag", 852, 130, 150)


def _talisman(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    """Draw a challenge that is won: the talisman in the light."""
    talisman = TALISMANS[event.value]
    canvas.sign(words.GLYPHS[talisman.name], 560, 210, 224, shadow=True)
    first, second, third = skies.DAY_WAVES
    wave(canvas, 336, 16, 230, 60, *first)
    canvas.sprite("ship", 224, 384, 230, _who(event), turn=-4)
    wave(canvas, 376, 24, 300, 20, *second)
    wave(canvas, 420, 26, 370, 110, *third)
    canvas.sprite("crown", 836, 132, 170, figure=str(talisman.points + CHALLENGE_POINTS))


def _lost_challenge(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    """Draw a ship that has the talisman of another's challenge."""
    talisman = TALISMANS[event.value]
    canvas.sign(words.GLYPHS[talisman.name], 690, 120, 170, shadow=True)
    first, second, third = skies.NIGHT_WAVES
    wave(canvas, 330, 18, 230, 60, *first)
    for k, seat in enumerate(event.hits[:2]):
        canvas.sprite("ship", 196 + 150 * k, 356, 120, seat, turn=5)
    wave(canvas, 366, 26, 300, 20, *second)
    canvas.sprite("ship", 650, 402, 240, _who(event), turn=-6)
    wave(canvas, 416, 28, 370, 200, *third)


def _battle(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    """Draw two ships, and the prize in a star between them."""
    _, second, third = skies.WINE_WAVES
    for seat in event.hits[:1]:
        canvas.sprite("ship-damaged", 742, 380, 200, seat, turn=14)
    wave(canvas, 366, 28, 300, 20, *second)
    canvas.sprite("ship", 300, 398, 260, _who(event), turn=-6)
    polygon(canvas, _star(520, 212, 15), palette.HALO, line=3)
    if event.value is not None:
        canvas.sign(words.GLYPHS[TALISMANS[event.value].name], 520, 212, 96)
    else:
        canvas.sign("card", 520, 212, 84)
    wave(canvas, 416, 30, 370, 160, *third)


def _star(x: float, y: float, points: int) -> Points:
    turns = [pi * k / points for k in range(2 * points)]
    radii = (92, 54) * points  # of its points, and between them
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for radius, turn in zip(radii, turns, strict=True))


def _home(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    canvas.sprite("home-flag", 628, 336, 150, _who(event))
    first, second, third = skies.DAY_WAVES
    wave(canvas, 348, 14, 240, 60, *first)
    canvas.sprite("ship", 300, 396, 240, _who(event), turn=-4)
    wave(canvas, 382, 22, 310, 20, *second)
    wave(canvas, 424, 24, 370, 160, *third)
    canvas.sprite("crown", 850, 126, 160, figure=str(HOME_POINTS))


def _won(canvas: Canvas, view: CartaMagicaView, event: Event) -> None:
    """Draw the winner's ship in a laurel, with the points."""
    seat = _who(event)
    scenery.confetti(canvas, (palette.PLAYERS[seat].main, palette.HALO, palette.CROWN, palette.BAG_FIGURE), 5)
    first, second, third = skies.WINE_WAVES
    wave(canvas, 344, 12, 260, 60, *first)
    canvas.sign("laurel", 480, 214, 366, shadow=True)
    canvas.sprite("ship", 480, 326, 206, seat)
    wave(canvas, 388, 16, 320, 20, *second)
    wave(canvas, 428, 18, 380, 160, *third)
    canvas.sprite("crown", 832, 130, 170, figure=str(_points(view, seat)))


def _others(view: CartaMagicaView, event: Event) -> list[tuple[int, str]]:
    """Return the others with what they have, the best first."""
    rest = sorted([player for player in view.players if player.seat != event.who], key=lambda player: -_points(view, player.seat))
    return [(player.seat, str(_points(view, player.seat))) for player in rest]


def _points(view: CartaMagicaView, seat: int) -> int:
    return view.sheets[seat].total if view.sheets else view.players[seat].points


_SCENES: dict[str, tuple[Callable[[], Image.Image], Scene]] = {
    "storm": (skies.storm, _storm),
    "seized": (skies.night_sea, _seizure),
    "tamed": (skies.dawn_sea, _taming),
    "found": (skies.talisman, _talisman),
    "gone": (skies.dusk, _lost_challenge),
    "battle": (skies.battle, _battle),
    "home": (skies.home, _home),
    "won": (skies.winner_light, _won),
}
