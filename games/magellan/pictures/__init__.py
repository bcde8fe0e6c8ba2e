"""The pictures of magellan: private, public and final ones, and zooms on the world.

In reading order:

| room | what is in it |
|---|---|
| `places` | where everything is drawn: degrees and px, cells as boxes, the nodes of the map, the parts of the world that zooms show |
| `relief` | land and sea with coasts, depths and grid |
| `ground` | the static layers: paper, framed plates, empty panels |
| `fit` | free places on a crowded map |
| `ways` | the lines of ways |
| `tags` | silhouettes, and labels of all pieces in a cell |
| `scene` | the signs of a view on a map, and their names |
| `table` | the public picture, put together from `banner`, `atlas`, `players` and its own panels of open cards |
| `banner` | whose turn it is, what happened last, the dice, the war |
| `atlas` | what stands on the map of the world |
| `players` | the panels of the players |
| `zoom` | a part of the world enlarged, and free words that mean one |
| `zoommap` | what stands on a zoom, with `zoompieces`: pieces and ways |
| `card` | the picture on the table card, readable on a phone |
| `mine` | the private picture: a zoom on the own pieces, and the own money |
| `decision` | the picture of a decision, with its map `decisionmap` and the `changes` of a half-made move |
| `event` | the pictures of events |
| `cards` | the open cards, enlarged |
| `sheet` | the final scores |
| `voyage` | the map of a whole match, with who owned the world |

`decide` draws a half-made move for its player. The public picture of the table shows what everybody may see of it.
"""

from __future__ import annotations

from engine.values.core import Say
from games.magellan.pictures import card, cards, ground, mine, places, sheet, table, zoom
from games.magellan.pictures.decision import compose as decide
from games.magellan.pictures.event import compose as happened
from games.magellan.pictures.voyage import compose as voyage
from games.magellan.pictures.zoom import find, known
from games.magellan.rules.view import MagellanView
from render import CARD, Draft
from render.kit import png
from render.kit.canvas import Canvas

__all__ = ["PALETTE", "compose", "decide", "find", "happened", "known", "parts", "voyage", "warm"]

PALETTE = png.colours("magellan")
SHARED = ("table", "cards", *(zoom.PREFIX + region for region in places.REGIONS))


def parts(view: MagellanView) -> tuple[str, ...]:
    """Return the pictures of a view, the default first.

    Zooms on cells and countries are there too, unlisted: `zoom-5n36`.
    """
    if view.stage == "over":
        return ("sheet", *SHARED)
    table, *others = SHARED
    is_playing = view.seat is not None and not view.players[view.seat].is_out
    return (*(("mine",) if is_playing else ()), table, CARD, *others)


def compose(view: MagellanView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw a picture with the boxes of everything on it."""
    if part == "mine":
        return mine.compose(view, say)
    if part == CARD:
        return card.compose(view, say)
    if part == "cards":
        return cards.compose(view, say)
    if part == "sheet":
        return sheet.compose(view, say)
    place = zoom.place_of(part)
    return table.compose(draft.preview, say) if place is None else zoom.compose(view, say, place)


def warm() -> None:
    """Build the static layers of the table for both seams, and of the regional zooms."""
    for first in (ground.ATLANTIC, ground.PACIFIC):
        ground.map_layer(first)
    for region in places.REGIONS:
        zoom.layer(places.region(region, zoom.TOP))
