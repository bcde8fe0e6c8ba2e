"""The pictures of Briscola: `table` (public), `mine` (private), `sheet` (final scores)."""

from __future__ import annotations

from caravel import Msg, Say
from caravel.pictures import Canvas, Draft, png, scores

from caravel_briscola.pictures import choice, mine, table
from caravel_briscola.rules.view import BriscolaView

PALETTE = png.colours("briscola")


def parts(view: BriscolaView) -> tuple[str, ...]:
    """Return the pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table")
    return ("table",) if view.seat is None else ("mine", "table")


def compose(view: BriscolaView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw one picture with the boxes of everything on it.

    What a half-made move changes is drawn from `draft.preview`.
    """
    if part == "sheet":
        signs = ("pile-1", "pile-2")[: len(view.sheets[0].rows)]
        return scores.compose(say, lambda who: say(Msg("briscola.pic.title.over", who=who)), view.sheets, view.ranks, signs)
    return mine.compose(view, say, draft) if part == "mine" else table.compose(view, say)


def decide(view: BriscolaView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw the picture of a decision."""
    return choice.compose(view, say, draft, is_wide)


def warm() -> None:
    """Build the static layers that need no words."""
    table.ground(2)
    mine.ground()
