"""What the naive drawings share: Pillow's own calls at twice the size.

That is what one writes first. The pictures of each game are measured against the same position drawn so.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterable
from functools import cache, partial
from statistics import median
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

import render
from bench import Row
from engine.values.core import Say
from render import Draft
from render.kit import fonts, palette, sprites

ROUNDS = 20
"""How often each of our pictures is drawn."""
NAIVE_ROUNDS = 3
"""How often the naive table is drawn."""
TWICE = 2
"""Naive drawings are made at this many times their size and then reduced, so that edges are smooth."""


def time_call(work: Callable[[], object], rounds: int, warm: bool = True) -> float:
    """Return the median time of one call in ms."""
    if warm:
        work()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return median(times)


def rows_of(game: str, say: Say, naive: Callable[[], bytes], shots: Iterable[tuple[str, Any, str, Draft | None]]) -> list[Row]:
    """Measure pictures of a game, warm, beside a naive drawing of its table.

    `shots`: what each picture is, its view, part and draft; the first one is also measured cold.
    """
    shots = list(shots)
    what, view, part, draft = shots[0]
    times = [(f"{game}: {what}, first of its kind", time_call(partial(render.picture, game, view, say, draft, part), 1, warm=False))]
    for what, view, part, draft in shots:
        times.append((f"{game}: {what}, warm", time_call(partial(render.picture, game, view, say, draft, part), ROUNDS)))
    anchor = time_call(naive, NAIVE_ROUNDS)
    return [(name, f"{ours:.1f} ms", f"naive table {anchor:.0f} ms", anchor / ours) for name, ours in times]


@cache
def resize_sprite(name: str, width: int) -> Image.Image:
    """Return a sprite in its size: even a naive program would load it once."""
    master = sprites.master(name)
    return master.resize((width, round(master.height * width / master.width)), Image.Resampling.LANCZOS)


class Naive:
    """Draws at twice the size, keeping nothing but sprites in their size."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.image = Image.new("RGB", (size[0] * TWICE, size[1] * TWICE), palette.GROUND)
        self.brush = ImageDraw.Draw(self.image)

    def shaded(self, discs: Iterable[tuple[float, float, float]]) -> None:
        """Draw soft shadows of pieces (x, y, radius in px of the picture) in one blurred layer."""
        layer = Image.new("L", self.image.size, 0)
        brush = ImageDraw.Draw(layer)
        for x, y, radius in discs:
            brush.ellipse([v * TWICE for v in (x - radius, y - radius, x + radius, y + radius)], fill=255)
        layer = layer.filter(ImageFilter.GaussianBlur(4)).point(lambda v: v * 2 // 5)
        self.image.paste(palette.SHADOW, (2, 5), layer)

    def panel(self, box: tuple[float, ...], fill: palette.Colour, radius: int = 10) -> None:
        placed = [v * TWICE for v in box]
        self.brush.rounded_rectangle(placed, radius * TWICE, fill=fill, outline=palette.PAPER_EDGE, width=3)

    def line(self, points: tuple[tuple[float, float], ...], fill: palette.Colour, width: int) -> None:
        self.brush.line([(x * TWICE, y * TWICE) for x, y in points], fill=fill, width=width, joint="curve")

    def sprite(self, name: str, x: float, y: float, width: float) -> None:
        picture = resize_sprite(name, round(width * TWICE))
        self.image.paste(picture, (round(x * TWICE - picture.width / 2), round(y * TWICE - picture.height / 2)), picture)

    def text(self, x: float, y: float, words: str, face: str, size: float) -> None:
        used = fonts.font(face, round(size * TWICE))
        self.brush.text((x * TWICE, y * TWICE), words, fill=palette.INK, font=used, anchor="ls")

    def finished(self) -> bytes:
        small = self.image.reduce(TWICE)
        out = io.BytesIO()
        small.quantize(256, Image.Quantize.FASTOCTREE).save(out, "PNG", compress_level=6)
        return out.getvalue()
