"""The table picture, complete as PNG bytes, beside a naive drawing of the same things.

The anchor draws everything anew at twice the size with Pillow's own calls, reduces it and saves a palette PNG at
level 6: what one writes first. Both draw the same position with five players.
"""

from __future__ import annotations

import io
import math
import time
from collections.abc import Callable

from PIL import Image, ImageDraw

import render
from data.words import speaker
from engine.core import Say, Seat
from engine.games.pizarro.view import PizarroView
from render.kit import fonts, palette, sprites
from render.pizarro import banner, places, players
from tests.render import positions

ROUNDS = 20
NAIVE_ROUNDS = 3
TWICE = 2


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our time, the anchor's time, how many times as quick we are."""
    say = speaker("en", positions.NAMES)
    view = positions.middle()
    anchor = timed(lambda: naive(view, say), NAIVE_ROUNDS)
    cold = timed(lambda: render.picture("pizarro", view, say), 1, warm=False)
    found = []
    for what, shown, part in (
        ("table picture, 5 players, warm", view, "table"),
        ("hand picture, warm", positions.paying(), "hand"),
        ("score sheet, 4 players, warm", positions.over(), "sheet"),
    ):
        ours = timed(lambda shown=shown, part=part: render.picture("pizarro", shown, say, part=part), ROUNDS)  # type: ignore[misc]
        found.append((what, f"{ours:.1f} ms", f"naive table {anchor:.0f} ms", anchor / ours))
    found.append(("table picture, first of its kind", f"{cold:.0f} ms", f"naive table {anchor:.0f} ms", anchor / cold))
    return found


def timed(work: Callable[[], object], rounds: int, warm: bool = True) -> float:
    """The median time of one call in ms."""
    if warm:
        work()
    found = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        found.append((time.perf_counter() - start) * 1000)
    return sorted(found)[len(found) // 2]


class Naive:
    """Draws at twice the size, keeping nothing."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.image = Image.new("RGB", (size[0] * TWICE, size[1] * TWICE), palette.GROUND)
        self.brush = ImageDraw.Draw(self.image)

    def panel(self, box: tuple[float, ...], fill: palette.Colour, radius: int = 10) -> None:
        placed = [v * TWICE for v in box]
        self.brush.rounded_rectangle(placed, radius * TWICE, fill=fill, outline=palette.INK, width=3)

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        master = sprites.master(name)
        scale = width * TWICE / master.width
        drawn = master.resize((round(width * TWICE), round(master.height * scale)), Image.Resampling.LANCZOS)
        self.image.paste(drawn, (round(x * TWICE - drawn.width / 2), round(y * TWICE - drawn.height / 2)), drawn)

    def text(self, x: float, y: float, words: str, face: str, size: float) -> None:
        used = fonts.font(face, round(size * TWICE))
        self.brush.text((x * TWICE, y * TWICE), words, fill=palette.INK, font=used, anchor="ls")

    def finished(self) -> bytes:
        small = self.image.reduce(TWICE)
        out = io.BytesIO()
        small.quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
        return out.getvalue()


def naive(view: PizarroView, say: Say) -> bytes:
    """The same position, drawn plainly."""
    made = Naive((1200, 900))
    for box in (banner.BOX, (908.0, 118.0, 1176.0, 470.0), (908.0, 486.0, 1176.0, 738.0), *players.boxes(len(view.players))):
        made.panel(box, palette.PAPER)
    made.brush.rectangle([v * TWICE for v in places.CHART], fill=palette.SEA, outline=palette.INK, width=4)
    for k in range(32):
        angle = 2 * math.pi * k / 32
        end = (812 + 400 * math.sin(angle), 436 - 400 * math.cos(angle))
        made.brush.line([(812 * TWICE, 436 * TWICE), (end[0] * TWICE, end[1] * TWICE)], fill=palette.SEA_COAST)
    for explorer, phase in places.every_space():
        outline = [(x * TWICE, y * TWICE) for x, y in places.outline(explorer, phase)]
        made.brush.polygon(outline, fill=palette.SHOAL, outline=palette.SEA_CHART, width=3)
        for value in places.printed(view.sides, explorer, phase)[0]:
            made.sprite(value.name, value.x, value.y, value.width)
            if value.figure:
                made.text(value.x - 6, value.y + 8, value.figure, fonts.SANS_BOLD, 26)
        made.sprite(explorer.replace("_", "-"), 62, places.lane_middle(explorer), 40)
        made.text(95, places.lane_middle(explorer) + 8, explorer, fonts.SERIF_BOLD, 27)
    for player, box in zip(view.players, players.boxes(len(view.players)), strict=True):
        for ship in player.ships:
            x = places.COLUMNS[ship.phase][1] - 40
            made.sprite(sprites.slot_name("ship", player.seat), x, places.lane_middle(ship.explorer), 60)
        made.sprite(sprites.slot_name("disc", player.seat), box[0] + 32, box[1] + 36, 48)
        made.text(box[0] + 64, box[1] + 33, positions.NAMES[player.seat], fonts.SANS_MEDIUM, 27)
        made.text(box[0] + 64, box[1] + 60, player.standing, fonts.SANS, 23)
        for k, mark in enumerate(players.marks_of(view, player)):
            made.sprite(sprites.slot_name(mark.name, mark.seat), box[0] + 30 + 60 * k, box[1] + 102, mark.width)
            made.text(box[0] + 50 + 60 * k, box[1] + 110, mark.figure, fonts.SANS_BOLD, 27)
    made.sprite("cook", 1042, 280, 156)
    made.sprite("bag", 976, 586, 98)
    made.text(135, 57, banner.title(view, say)(positions.NAMES[Seat(1)]), fonts.SERIF_BOLD, 44)
    made.text(135, 89, banner.task(view, say), fonts.SANS_MEDIUM, 28)
    return made.finished()
