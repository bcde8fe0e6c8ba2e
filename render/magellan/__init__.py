"""The pictures of magellan: `table` (public), `mine` (private), `cards`, `sheet` (final), and zooms on any part of the world."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from engine.games.magellan.view import MagellanView
from render import Marks
from render.kit import png
from render.kit.canvas import Canvas
from render.magellan import cards, ground, sheet, table, window, zoom
from render.magellan.find import ZOOM, find, place

__all__ = ["PALETTE", "compose", "draw", "find", "parts", "warm"]

PALETTE = png.colours("magellan")
SHARED = ("table", "cards", *(ZOOM + region for region in window.REGIONS))


def parts(view: MagellanView) -> tuple[str, ...]:
    """The pictures of a view, the default first. Zooms on cells and countries are there too, unlisted: `zoom-5n36`."""
    if view.stage == "over":
        return ("sheet", *SHARED)
    if view.seat is None or view.players[view.seat].place:
        return SHARED
    return ("mine", *SHARED)


def compose(view: MagellanView, say: Say, marks: Marks, part: str) -> Canvas:
    """One picture with the boxes of everything on it."""
    if part == "mine":
        return zoom.mine(view, say, marks)
    if part == "cards":
        return cards.compose(view, say)
    if part == "sheet":
        return sheet.compose(view, say)
    shown = place(part)
    return table.compose(view, say) if shown is None else zoom.compose(view, say, shown)


def draw(view: MagellanView, say: Say, marks: Marks, part: str) -> Image.Image:
    """One picture as RGB."""
    return compose(view, say, marks, part).image


def warm() -> None:
    """Build the static layers of the table for both seams, and of the regional zooms."""
    for first in (ground.ATLANTIC, ground.PACIFIC):
        ground.map_layer(first)
    for region in window.REGIONS:
        zoom.layer(window.region(region, zoom.TOP))
