"""The pictures of carta_magica: `table` and `players` (public), `mine` (private), `sheet` (final scores)."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from engine.games.carta_magica.view import CartaMagicaView
from render import Marks
from render.carta_magica import everybody, mine, sheet, table
from render.kit import png
from render.kit.canvas import Canvas

PALETTE = png.colours("carta_magica")


def parts(view: CartaMagicaView) -> tuple[str, ...]:
    """The pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table", "players")
    if view.seat is None:
        return ("table", "players")
    return ("mine", "table", "players")


def compose(view: CartaMagicaView, say: Say, marks: Marks, part: str) -> Canvas:
    """One picture with the boxes of everything on it."""
    if part == "mine":
        return mine.compose(view, say, marks)
    if part == "players":
        return everybody.compose(view, say)
    if part == "sheet":
        return sheet.compose(view, say)
    return table.compose(view, say)


def draw(view: CartaMagicaView, say: Say, marks: Marks, part: str) -> Image.Image:
    """One picture as RGB."""
    return compose(view, say, marks, part).image


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    mine.warm()
    sheet.ground()
