"""The pictures of pizarro: `table`, `card`, the private `hand`, the final `sheet`.

In reading order:

| room | what is in it |
|---|---|
| `places` | where the spaces, printed values and ships stand |
| `cards` | money cards, and the names of the explorers |
| `table` | the public picture, put together from `banner`, `board`, `auction`, `players` |
| `banner` | whose turn it is, the phase, the decks |
| `board` | the chart and the ships |
| `auction` | the explorer card on offer and the bids |
| `players` | the panels of the players |
| `tablecard` | what matters now, to be read on a phone: `card` |
| `hand` | the private picture: the own money cards; `payment` is what lies under them |
| `sheet` | the final scores |
| `decision` | what is asked now, large: `handful` the hand, `choices` what else there is to choose among |
| `event` | what a match would be told about |

Areas: `turn`, `phase`, `decks`, `chart`, `half-1`, `half-2`, `lane-<explorer>`, `column-<phase>`, `space-<explorer>-<phase>`,
`ship-<seat>-<explorer>-<phase>`, `offer`, `auction`, `players`, `player-<seat>` (from 0); on the hand `hand`, `totals`, `piles`,
`payment`, `after`; on the sheet `player-<seat>`, `total`.

A half-made move is drawn by `decide`, and on the table what all may see of it.
"""

from __future__ import annotations

from engine.values.core import Say
from games.pizarro.pictures import hand, sheet, table, tablecard
from games.pizarro.pictures.decision import compose as decide
from games.pizarro.pictures.event import compose as happened
from games.pizarro.rules.view import PizarroView
from render import Draft
from render.kit import png
from render.kit.canvas import Canvas

__all__ = ["PALETTE", "compose", "decide", "happened", "parts", "warm"]

PALETTE = png.colours("pizarro")


def parts(view: PizarroView) -> tuple[str, ...]:
    """Return the pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table")
    if view.seat is None:
        return ("table", "card")
    return ("hand", "table", "card")


def compose(view: PizarroView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw one picture with the boxes of everything on it."""
    if part == "hand":
        return hand.compose(view, say)
    if part == "sheet":
        return sheet.compose(view, say)
    if part == "card":
        return tablecard.compose(view, say)
    return table.compose(view, say, draft.preview)


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    hand.ground()
    sheet.warm()
