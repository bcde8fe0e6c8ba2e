"""The pictures of navegador: `table` (public), `mine` (own sheet), `board` (the chart large), `players`, `sheet` (final scores)."""

from __future__ import annotations

from PIL import Image

from engine.core import Say
from engine.games.navegador.view import NavegadorView
from render import Marks
from render.kit import png
from render.kit.canvas import Canvas
from render.navegador import board, draft, mine, players, sheet, table

PALETTE = png.colours("navegador")


def parts(view: NavegadorView) -> tuple[str, ...]:
    """The pictures of a view, the default first."""
    own = () if view.seat is None else ("mine",)
    if view.stage == "over":
        return ("sheet", "table", *own, "board", "players")
    return (*own, "table", "board", "players")


def focus(view: NavegadorView, marks: Marks) -> str | None:
    """Beside a half-made move: the table to choose a field and to trade, the chart for ships and colonies, else my sheet."""
    if view.seat is None or view.seat not in view.awaited or not (marks.path or marks.offered):
        return None
    made = draft.read(view, marks)
    if made.kings_offered and made.field != "privilege":
        return "mine"
    if view.stage == "sailing" or made.is_extra or made.goals or made.field in ("sailing", "colony"):
        return "board"
    if made.field in (None, "market1", "market2"):
        return "table"
    return "mine"


def compose(view: NavegadorView, say: Say, marks: Marks, part: str) -> Canvas:
    """One picture with the boxes of everything on it."""
    if part == "mine":
        return mine.compose(view, say, marks)
    if part == "board":
        return board.compose(view, say, marks)
    if part == "players":
        return players.compose(view, say)
    if part == "sheet":
        return sheet.compose(view, say)
    return table.compose(view, say, marks)


def draw(view: NavegadorView, say: Say, marks: Marks, part: str) -> Image.Image:
    """One picture as RGB."""
    return compose(view, say, marks, part).image


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    board.ground()
