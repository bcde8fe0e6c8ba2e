"""The large sea chart, with the meaning of its signs below it."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, fleet, signs
from games.navegador.pictures.table import lay_header
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

HEIGHT = 1060
KEY: BoxPx = (24.0, 902.0, 1176.0, 1044.0)
"""The box of the key of signs."""
ROWS = (938.0, 975.0, 1012.0)
"""The y of the rows of the key."""


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw the paper, the frame, the chart and the empty key."""
    canvas = surface.ground((1200, HEIGHT))
    surface.panel(canvas, KEY)
    layout = chart.chart("board")
    chart.lay_frame(canvas, layout)
    canvas.image = surface.add_texture(canvas.image, 3)
    canvas.image.paste(chart.ground("board"), (round(layout.box[0]), round(layout.box[1])))
    return canvas.image


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw the large chart under the header of the table."""
    canvas = Canvas(ground().copy())
    lay_header(canvas, view, say)
    fleet.lay(canvas, view, say, "board")
    _lay_key(canvas, view, say)
    return canvas


def _lay_key(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the key: signs with words, and at the right the players' ships and explorers."""
    words = (
        (0, 0, "navegador.pic.key.unknown"),
        (0, 1, "navegador.pic.key.double"),
        (0, 2, "navegador.pic.key.explorer"),
        (1, 0, "navegador.pic.key.blue"),
        (1, 1, "navegador.pic.key.red"),
        (1, 2, "navegador.pic.key.sale"),
    )
    for column, row, key in words:
        canvas.text(90.0 + 408 * column, ROWS[row], say(Msg(key)), fonts.SANS, 23, palette.INK, "lm", 330.0 - 40 * column)
    signs.unknown(canvas, 60, ROWS[0], 34, 1)
    signs.unknown(canvas, 60, ROWS[1], 34, 2)
    explorer_seat = next((region.explorer for region in view.regions if region.explorer is not None), 0)
    marks.disc(canvas, 60, ROWS[2], 14, explorer_seat)
    for k in (0, 1):
        canvas.fill(shapes.round_rectangle(440, ROWS[k] - 13, 486, ROWS[k] + 13, 5), palette.SEA_CHART)
    canvas.fill(shapes.polyline(((446, ROWS[0]), (480, ROWS[0])), 2.6, (9, 6)), chart.BORDER_BLUE)
    canvas.fill(shapes.polyline(((446, ROWS[1]), (480, ROWS[1])), 8), chart.BORDER_CASE)
    canvas.fill(shapes.polyline(((446, ROWS[1]), (480, ROWS[1])), 5), chart.BORDER_RED)
    signs.coin(canvas, 463, ROWS[2], 28, "gold", 80, on_sale=True)
    canvas.fill(shapes.round_rectangle(800, KEY[1] + 14, 801.4, KEY[3] - 14, 0), palette.PAPER_EDGE)
    _lay_fleets(canvas, view, say)


def _lay_fleets(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw how many ships and explorers each player has on the chart."""
    count = len(view.players)
    pitch = min(37.0, 122 / count)
    for player in view.players:
        y = (KEY[1] + KEY[3]) / 2 + pitch * (player.seat - (count - 1) / 2)
        marks.disc(canvas, 832, y, min(15.0, pitch / 2 - 0.5), player.seat)
        canvas.text(854, y, player_name(say, player.seat), fonts.SANS_MEDIUM, 23, palette.INK, "lm", 130)
        canvas.sprite("ship-small", 1016, y + pitch * 0.3, min(32.0, pitch + 3), player.seat, shadow=False)
        canvas.text(1038, y, str(player.ships_out), fonts.SANS_BOLD, 24, palette.INK, "lm")
        canvas.sprite("explorer-disc", 1106, y, min(30.0, pitch), shadow=False)
        canvas.text(1128, y, str(len(player.explorers)), fonts.SANS_BOLD, 24, palette.INK, "lm")
