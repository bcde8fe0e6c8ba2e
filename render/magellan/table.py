"""The public picture of the table."""

from __future__ import annotations

from engine.core import Say
from engine.games.magellan.view import MagellanView
from render.kit.canvas import Canvas
from render.magellan import atlas, ground, header, offers, players

PACIFIC_EXAMPLES = (2, 4)
"""Examples of start bases that lie in the Pacific."""


def seam(view: MagellanView) -> int:
    """The first column of the plate, so that its edge cuts no waters of the bases."""
    return ground.PACIFIC if view.table.example in PACIFIC_EXAMPLES else ground.ATLANTIC


def compose(view: MagellanView, say: Say) -> Canvas:
    """The whole table. Nothing on it is secret."""
    first = seam(view)
    canvas = Canvas(ground.table_layer(first, len(view.players), offers.rows(view)).copy())
    atlas.lay(canvas, view, first, say)
    header.lay(canvas, view, say)
    players.lay(canvas, view, say)
    offers.lay(canvas, view, say)
    return canvas
