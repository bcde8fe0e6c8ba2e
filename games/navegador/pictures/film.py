"""A picture of a film: the sea with all ships, the rondel in a corner, the standings."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Say
from games.navegador.pictures import chart, fleet, signs, wheel
from games.navegador.pictures.changes import Changes
from games.navegador.pictures.table import last_words, winners
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, player_name

SIZE = (960, 1218)
HEAD = 112
"""Height in px of the head."""
SEA = (960, 678)
"""Size in px of the whole chart at the width of the picture."""
RADIUS = 156.0
"""Radius in px of the rondel."""
ROW = 70.0
"""Height in px of a row of the standings."""


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw a position for a film, from the public view."""
    canvas = surface.ground(SIZE)
    _lay_head(canvas, view, say)
    layout = chart.chart("board").box
    sea = Canvas(Image.new("RGB", (1200, round(layout[3])), palette.SEA_DEEP))
    sea.image.paste(chart.ground("board"), (round(layout[0]), round(layout[1])))
    fleet.lay(sea, view, say, "board")
    part = tuple(map(round, layout))
    canvas.image.paste(sea.image.crop(part).resize(SEA, Image.Resampling.LANCZOS), (0, HEAD))  # type: ignore[arg-type]
    canvas.fill(shapes.round_rectangle(0, HEAD - 3, SEA[0], HEAD, 0), palette.GOLD)
    canvas.fill(shapes.round_rectangle(0, HEAD + SEA[1], SEA[0], HEAD + SEA[1] + 3, 0), palette.GOLD)
    top = HEAD + SEA[1]
    wheel.lay(canvas, Changes(view, view), say, (222.0, (top + SIZE[1]) / 2 + 2), RADIUS, {})
    _lay_standings(canvas, view, say, top)
    return canvas


def _lay_head(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the last move and the phase; at the end the winner."""
    seat = winners(view)[0] if view.ranks else view.last.seat
    if seat is not None:
        marks.disc(canvas, 62, 56, 38, view.players[seat].seat)
        name = player_name(say, view.players[seat].seat)
        if view.last.seat is not None:
            words, size = fitted_sentence(
                lambda who: last_words(view.last, say, who), player_name(say, view.last.seat), fonts.SERIF_BOLD, 38, 700
            )
            if view.ranks:
                words = name
            canvas.text(120, 56, words, fonts.SERIF_BOLD, size, palette.INK, "lm", 700)
    canvas.fill(shapes.round_rectangle(846, 22, 930, 90, 10), palette.INK)
    canvas.fill(shapes.round_rectangle(849, 25, 927, 87, 8), palette.WAX)
    canvas.text(888, 56, signs.NUMERAL[view.phase], fonts.SERIF_BOLD, 44, palette.PAPER, "mm")


def _lay_standings(canvas: Canvas, view: NavegadorView, say: Say, top: float) -> None:
    """Draw points and money of each player, the best first."""
    order = sorted(view.players, key=lambda player: (-player.points, player.seat))
    start = (top + SIZE[1]) / 2 - ROW * (len(order) - 1) / 2
    for k, player in enumerate(order):
        y = start + ROW * k
        if k % 2 == 0:
            canvas.fill(shapes.round_rectangle(444, y - ROW / 2 + 2, 936, y + ROW / 2 - 2, 10), palette.PAPER)
        marks.disc(canvas, 484, y, 27, player.seat)
        canvas.text(524, y, player_name(say, player.seat), fonts.SANS_MEDIUM, 38, palette.INK, "lm", 164)
        canvas.sprite("crown", 722, y, 46, shadow=False)
        canvas.text(752, y, str(player.points), fonts.SANS_BOLD, 40, palette.INK, "lm")
        canvas.text(924, y, str(player.money), fonts.SANS, 38, palette.INK_SOFT, "rm")
