"""The map of a whole match: the wake of every ship, and where it lay at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from engine.values.core import Say
from games.carta_magica.pictures import chart, places, ships, words
from games.carta_magica.rules.board import Square
from games.carta_magica.rules.view import CartaMagicaView
from render.kit import palette, shapes
from render.kit.canvas import Canvas

APART = 5.0
"""Px between the wakes of two ships."""


def wakes(views: Sequence[CartaMagicaView]) -> list[tuple[int, tuple[Square, ...]]]:
    """Return every stretch that a ship sailed or drifted, with its seat, in order."""
    stretches: list[tuple[int, tuple[Square, ...]]] = []
    before = None
    for view in views:
        last = view.last
        if last != before:
            if last.seat is not None and len(last.route) > 1:
                stretches.append((last.seat, last.route))
            stretches += [(drift.seat, drift.route) for drift in last.drifts if len(drift.route) > 1]
        before = last
    return stretches


def compose(views: Sequence[CartaMagicaView], say: Say) -> Canvas:
    """Draw the chart alone, of its own size."""
    last = views[-1]
    ground = chart.named_ground(words.harbour_names(last, say), ships.afloat(last))
    left, top = round(places.FRAME[0]), round(places.FRAME[1])
    # Ships and flags know where they stand on the table picture.
    canvas = Canvas(Image.new("RGB", (left + ground.width, top + ground.height)))
    canvas.image.paste(ground, (left, top))
    middle = (len(last.players) - 1) / 2
    for seat, route in wakes(views):
        shift = (seat - middle) * APART
        way = tuple((x + shift, y + shift) for x, y in ships.turning_squares(route))
        canvas.fill(shapes.polyline(way, 5.2), palette.PAPER, 0.8)
        canvas.fill(shapes.polyline(way, 3.2), palette.PLAYERS[seat].main)
    # Names lie on top of the wakes.
    bare = chart.ground()
    names = ImageChops.difference(ground, bare).convert("L").point(lambda value: 255 * (value > 0))
    canvas.image.paste(ground, (left, top), names)
    ships.lay_flags(canvas, last)
    ships.lay_ships(canvas, last)
    return Canvas(canvas.image.crop((left, top, *canvas.image.size)))
