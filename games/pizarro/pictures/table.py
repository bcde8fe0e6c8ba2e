"""The public picture of the table."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Say
from games.pizarro.pictures import auction, banner, board, players
from games.pizarro.rules.view import PizarroView
from render.kit import banner as kit_banner
from render.kit import layers, surface
from render.kit.canvas import Canvas


@layers.keep_last(6)
def ground(count: int) -> Image.Image:
    """Draw paper with the empty panels for a number of players."""
    canvas = surface.ground((1200, players.height(count)))
    kit_banner.ground(canvas)
    surface.panel(canvas, auction.PANEL)
    for box in players.boxes(count):
        surface.panel(canvas, box)
    return surface.add_texture(canvas.image)


def compose(view: PizarroView, say: Say, preview: PizarroView) -> Canvas:
    """Draw the whole table; only `preview`, the own half-made move, is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    board.lay_chart(canvas, preview, say)
    board.lay_ships(canvas, view, preview)
    banner.lay(canvas, preview, say)
    auction.lay_card(canvas, preview, say)
    auction.lay_panel(canvas, preview, say)
    players.lay(canvas, preview, say)
    return canvas


def warm() -> None:
    """Build the static layers that need no words."""
    for first in ("a", "b"):
        for second in ("a", "b"):
            board.chart((first, second))
    for count in range(3, 7):
        ground(count)
