"""The pictures of newgame: `table` (public), `mine` (private), `sheet` (final scores)."""

from __future__ import annotations

from engine.values.core import Msg, Say
from games.newgame.rules.view import NewGameView
from render import Draft
from render.kit import png, scores
from render.kit.canvas import Canvas
from games.newgame.pictures import mine, table

PALETTE = png.colours("newgame")


def parts(view: NewGameView) -> tuple[str, ...]:
    """The pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table")
    return ("table",) if view.seat is None else ("mine", "table")


def compose(view: NewGameView, say: Say, draft: Draft, part: str) -> Canvas:
    """One picture with the boxes of everything on it. What a half-made move changes is drawn from `draft.preview`."""
    if part == "sheet":
        return scores.compose(say, lambda who: say(Msg("newgame.pic.title.over", who=who)), view.sheets, view.ranks, ("crown", "gold"))
    return mine.compose(view, say, draft) if part == "mine" else table.compose(view, say)


def warm() -> None:
    """Build the static layers that need no words."""
    table.ground(2)
    mine.ground()
