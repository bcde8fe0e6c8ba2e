"""The pictures of pizarro: `table` (public), `hand` (private), `sheet` (final scores)."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from engine.games.pizarro.view import PizarroView
from render import Marks
from render.kit import png
from render.kit.canvas import Canvas
from render.pizarro import hand, sheet, table

PALETTE = png.colours("pizarro")
SIDES = (("a", "a"), ("a", "b"), ("b", "a"), ("b", "b"))


def parts(view: PizarroView) -> tuple[str, ...]:
    """The pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table")
    if view.seat is None:
        return ("table",)
    return ("hand", "table")


def compose(view: PizarroView, say: Say, marks: Marks, part: str) -> Canvas:
    """One picture with the boxes of everything on it."""
    if part == "hand":
        return hand.compose(view, say, marks)
    if part == "sheet":
        return sheet.compose(view, say)
    return table.compose(view, say, marks.path)


def draw(view: PizarroView, say: Say, marks: Marks, part: str) -> Image.Image:
    """One picture as RGB."""
    return compose(view, say, marks, part).image


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    hand.ground()
    sheet.warm()
