"""The public picture of the table."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from engine.games.carta_magica.view import CartaMagicaView
from render.carta_magica import banner, chart, places, players, ships, talismans, wheel, words
from render.kit import layers, surface
from render.kit.canvas import Canvas

SIZE = (1200, 900)


@layers.kept(3)
def ground(count: int) -> Image.Image:
    """Paper with the empty panels for a number of players."""
    canvas = surface.ground(SIZE)
    surface.panel(canvas, banner.BOX)
    surface.panel(canvas, wheel.BOX)
    surface.panel(canvas, talismans.BOX)
    for box in players.boxes(count):
        surface.panel(canvas, box)
    return surface.textured(canvas.image)


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """The whole table. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    canvas.image.paste(
        chart.named_ground(words.harbour_names(view, say), ships.afloat(view)), (round(places.FRAME[0]), round(places.FRAME[1]))
    )
    ships.lay(canvas, view)
    banner.lay(canvas, view, say)
    wheel.lay(canvas, view.spin, view.wind)
    talismans.lay(canvas, view, say)
    players.lay(canvas, view, say)
    return canvas


def warm() -> None:
    """Build the static layers that need no words."""
    chart.ground()
    for count in range(2, 5):
        ground(count)
