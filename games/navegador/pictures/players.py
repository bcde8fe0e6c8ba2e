"""The large sheets of all players, one below the other."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import signs
from games.navegador.pictures.panels import ICON
from games.navegador.pictures.table import lay_header
from games.navegador.rules.board import GOODS, KINDS, MOST_WORKERS, PRIVILEGES, REGIONS
from games.navegador.rules.view import NavegadorView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TOP = 76.0
GAP = 12.0
HEIGHT = 208.0
"""Height in px of a player's panel."""
LEFT, RIGHT = 24.0, 1176.0
CELLS = 296.0
"""Left edge in px of the first cell of a kind."""
CELL = (RIGHT - CELLS - 10) / len(KINDS)
"""Width in px of the cell of a kind."""


def box(seat: int) -> BoxPx:
    """Return the box of a player's panel."""
    top = TOP + (HEIGHT + GAP) * seat
    return LEFT, top, RIGHT, top + HEIGHT


@layers.keep_last(4)
def ground(count: int) -> Image.Image:
    """Draw the paper and empty panels."""
    canvas = surface.ground((1200, round(TOP + (HEIGHT + GAP) * count + 6)))
    for seat in range(count):
        x0, y0, x1, y1 = box(seat)
        surface.panel(canvas, (x0, y0, x1, y1))
        for kind in range(0, len(KINDS), 2):
            left = CELLS + CELL * kind
            canvas.fill(shapes.round_rectangle(left, y0 + 8, left + CELL, y0 + 132, 8), palette.PAPER_SHADE)
        surface.hairline(canvas, CELLS, y0 + 139, x1 - 12)
        canvas.fill(shapes.round_rectangle(CELLS - 10, y0 + 12, CELLS - 8.6, y1 - 12, 0), palette.PAPER_EDGE)
    return surface.add_texture(canvas.image, 6)


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw a panel for each player, under the header of the table."""
    canvas = Canvas(ground(len(view.players)).copy())
    lay_header(canvas, view, say)
    for player in view.players:
        if player.seat in view.awaited:
            surface.active_outline(canvas, box(player.seat))
        canvas.area(f"player-{player.seat}", *box(player.seat))
        _lay_who(canvas, view, say, player)
        for kind in range(len(KINDS)):
            _lay_kind(canvas, player, kind)
        _lay_crew(canvas, say, player)
    return canvas


def _lay_who(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView) -> None:
    x0, y0, *_ = box(player.seat)
    marks.disc(canvas, x0 + 44, y0 + 44, 30, player.seat)
    room = CELLS - 10 - (x0 + 84) - 8
    canvas.text(x0 + 84, y0 + 45, player_name(say, player.seat), fonts.SANS_BOLD, 32, palette.INK, "lm", room)
    if player.has_card:
        signs.orange_ship(canvas, CELLS - 40, y0 + 110, 40)
    canvas.sprite("crown", x0 + 44, y0 + 108, 58, shadow=False)
    canvas.text(x0 + 84, y0 + 110, str(player.points), fonts.SANS_BOLD, 44, palette.INK, "lm")
    if view.last.seat == player.seat and view.last.money:
        canvas.fill(shapes.round_rectangle(x0 + 76, y0 + 144, x0 + 172, y0 + 188, 12), palette.HALO, 0.8)
    canvas.sprite("bag", x0 + 44, y0 + 166, 46, shadow=False)
    canvas.text(x0 + 84, y0 + 167, str(player.money), fonts.SANS_BOLD, 38, palette.INK, "lm")


def _lay_kind(canvas: Canvas, player: PlayerView, kind: int) -> None:
    """Draw the items of a kind, its privileges, and the points of one item and of all."""
    y0 = box(player.seat)[1]
    left = CELLS + CELL * kind
    canvas.sprite(ICON[KINDS[kind]], left + 38, y0 + 40, 46, shadow=False)
    figure = canvas.text(left + 72, y0 + 41, str(player.items[kind]), fonts.SANS_BOLD, 40, palette.INK, "lm")
    pitch = min(21.0, (left + CELL - 10 - figure.x1 - 8) / PRIVILEGES)
    for k in range(player.owned[kind]):
        signs.shield(canvas, figure.x1 + 8 + pitch * (k + 0.5), y0 + 40, pitch * 1.19)
    goods = {"colony": player.colonies, "factory": player.factories}.get(KINDS[kind])
    if goods is not None:
        scale = 1.0 if 0 in goods else 0.88
        if max(goods) > 9:
            scale = 0.72
        x = left + 14.0 + 13 * scale
        for good, count in zip(GOODS, goods, strict=True):
            if count:
                canvas.sprite(good, x, y0 + 82, 27 * scale, shadow=False)
                done = canvas.text(x + 17 * scale, y0 + 83, str(count), fonts.SANS_BOLD, 26 * max(0.84, scale), palette.INK, "lm")
                x = done.x1 + 20 * scale
        if KINDS[kind] == "factory":  # the orange one
            canvas.fill(shapes.round_rectangle(x - 12, y0 + 71, x + 8, y0 + 93, 5), palette.INK)
            canvas.fill(shapes.round_rectangle(x - 10.6, y0 + 72.4, x + 6.6, y0 + 91.6, 4), signs.ORANGE)
    words = f"{player.items[kind]} × {player.each[kind]} ="
    done = canvas.text(left + 18, y0 + 118, words, fonts.SANS, 26, palette.INK_SOFT, "lm")
    canvas.text(done.x1 + 8, y0 + 118, str(player.kind_points[kind]), fonts.SANS_BOLD, 28, palette.INK, "lm")


def _lay_crew(canvas: Canvas, say: Say, player: PlayerView) -> None:
    """Draw workers, the King's privilege and ships by region."""
    y = box(player.seat)[1] + 174
    canvas.sprite("worker", CELLS + 26, y, 42, shadow=False)
    canvas.text(CELLS + 52, y, str(player.workers), fonts.SANS_BOLD, 34, palette.INK, "lm")
    x = CELLS + 82.0
    for number in range(1, MOST_WORKERS + 1):
        colour = palette.WAX if number <= player.workers else palette.PAPER_EDGE
        canvas.fill(shapes.round_rectangle(x, y - 8, x + 7.5, y + 8, 3), colour)
        x += 10.5
    signs.king(canvas, x + 26, y, 44, 1.0 if player.king in ("held", "goa") else 0.3)
    x += 66
    canvas.sprite("ship-small", x + 20, y + 15, 46, player.seat, shadow=False)
    canvas.text(x + 48, y, str(player.ships_out), fonts.SANS_BOLD, 34, palette.INK, "lm")
    where = [(region, count) for region, count in zip(REGIONS, player.ships, strict=True) if count]
    places = [f"{count} {say(Msg(f'navegador.region.{region}'))}" for region, count in where]
    room = RIGHT - 18 - x - 82
    lines = [" · ".join(places)]
    while text.width(lines[0], fonts.SANS, 26) > room and len(places) > 1:  # its last place moves to the second line
        places, last = places[:-1], places[-1]
        lines = [" · ".join(places), " · ".join([last, *lines[1:]])]
    for k, line in enumerate(lines):
        canvas.text(x + 82, y + 15 * (2 * k + 1 - len(lines)), line, fonts.SANS, 26, palette.INK_SOFT, "lm", room)
