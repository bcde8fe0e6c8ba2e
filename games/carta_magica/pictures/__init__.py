"""The pictures of carta_magica: `table`, `card`, `players`, `sheet`, the private `mine`.

In reading order:

`places`     where things stand on the chart
`words`      messages of the pictures
`chart`      the sea with its coasts, harbours and frame; `ships` sail on it
`wheel`      the wheel; `talismans` the open talismans; `cards` adventure cards as tiles
`players`    the panels of the players
`table`      the public picture of the table, with its banner
`tablecard`  what matters now, to be read on a phone: `card`
`mine`       the private picture
`decision`   the place of a decision, large, with the numbers of its answers; `reaching` where the ship may go, `foot` what stands below
`framing`    the part of the chart that is shown for a decision
`event`      the picture of an event, before one of the `skies`, made with `scenery`
`everybody`  the cards of all
`sheet`      the final scores

Areas: `turn`, `last`, `decks`, `chart`, `square-<name>`, `ship-<seat>`, `wheel`, `talismans`, `talisman-<id>`, `monster`,
`players`, `player-<seat>` (from 0); on the private picture also `gold`, `goods`, `magic`, `points`, `lap`, `challenge`, `known`,
`telescope`, `hand`.
"""

from __future__ import annotations

from engine.values.core import Say
from games.carta_magica.pictures import everybody, mine, sheet, table, tablecard
from games.carta_magica.pictures.decision import compose as decide
from games.carta_magica.pictures.event import compose as happened
from games.carta_magica.pictures.voyage import compose as voyage
from games.carta_magica.rules.view import CartaMagicaView
from render import Draft
from render.kit import png
from render.kit.canvas import Canvas

__all__ = ["PALETTE", "compose", "decide", "happened", "parts", "voyage", "warm"]

PALETTE = png.colours("carta_magica")


def parts(view: CartaMagicaView) -> tuple[str, ...]:
    """Return the pictures of a view, the default first."""
    if view.stage == "over":
        return ("sheet", "table", "players")
    if view.seat is None:
        return ("table", "card", "players")
    return ("mine", "table", "card", "players")


def compose(view: CartaMagicaView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw one picture; `decide` draws half-made moves."""
    pictures = {"mine": mine.compose, "players": everybody.compose, "sheet": sheet.compose, "card": tablecard.compose}
    return pictures.get(part, table.compose)(view, say)


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    mine.warm()
    sheet.ground()
