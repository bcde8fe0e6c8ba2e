"""The public picture of the table."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from render.kit import layers, surface
from render.kit.canvas import Canvas
from render.navegador import banner, chart, fleet, ledger, panels, rondel
from render.navegador.changes import Changes


@layers.kept(4)
def ground(count: int) -> Image.Image:
    """Paper, frame, chart and empty panels for a number of players."""
    canvas = surface.ground((1200, ledger.height(count)))
    for box in panels.BOXES:
        surface.panel(canvas, box)
    ledger.lay_ground(canvas, count)
    of = chart.chart("table")
    chart.lay_frame(canvas, of)
    canvas.image = surface.textured(canvas.image)
    canvas.image.paste(chart.ground("table"), (round(of.box[0]), round(of.box[1])))
    return canvas.image


def compose(changes: Changes, say: Say) -> Canvas:
    """The whole table. Nothing on it is secret; a half-made move is that of the view's own seat."""
    canvas = Canvas(ground(len(changes.view.players)).copy())
    banner.lay(canvas, changes, say)
    rondel.lay(canvas, changes, say)
    fleet.lay(canvas, changes, say, "table")
    panels.lay(canvas, changes, say)
    ledger.lay(canvas, changes, say)
    return canvas


def warm() -> None:
    """Build the static layers that need no words."""
    rondel.wheel()
    for count in range(2, 6):
        ground(count)
