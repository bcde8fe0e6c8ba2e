"""The pictures of Pearl Reef: `table` (public), `mine` (private), `sheet` (final scores)."""

from __future__ import annotations

from caravel import Msg, Say
from caravel.pictures import Canvas, Draft, png, scores

from caravel_pearl_reef.pictures import mine, table
from caravel_pearl_reef.rules.view import PearlReefView

PALETTE = png.colours("pearl_reef")


def parts(view: PearlReefView) -> tuple[str, ...]:
    """Return the pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table")
    return ("table",) if view.seat is None else ("mine", "table")


def compose(view: PearlReefView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw one picture with the boxes of everything on it.

    What a half-made choice changes is drawn from `draft.preview`.
    """
    if part == "sheet":
        signs = ("talisman-shell", "talisman-lantern")
        return scores.compose(say, lambda who: say(Msg("pearl_reef.pic.title.over", who=who)), view.sheets, view.ranks, signs)
    return mine.compose(view, say, draft) if part == "mine" else table.compose(view, say)


def warm() -> None:
    """Build the static layers that need no words."""
    table.ground(2)
    mine.ground()
