"""The pictures of navegador. The rooms in reading order:

| room | what it holds |
|---|---|
| `changes` | what a half-made move changes, and the places that may be chosen next |
| `table` | the public picture with its header: `rondel`, `fleet` on the `chart`, `panels`, `ledger` |
| `card` | the picture on the table card: large words for phones |
| `mine` | the own sheet |
| `board` | the sea chart large |
| `players` | the sheets of all players |
| `sheet` | the final scores |
| `decision` | the picture of a decision: `wheel` the rondel, `scene` a part of the chart, `rows` everything else |
| `event` | pictures of events |
| `film` | a picture of a film: the sea with the rondel in a corner |
| `signs` | ships, tokens, rings, arrows |
"""

from __future__ import annotations

from collections.abc import Callable

from engine.values.core import Msg, Say
from games.navegador.pictures import board, card, mine, players, sheet, table
from games.navegador.pictures.decision import compose as decide
from games.navegador.pictures.event import compose as happened
from games.navegador.pictures.film import compose as filmed
from games.navegador.pictures.voyage import compose as voyage
from games.navegador.rules.board import REGIONS
from games.navegador.rules.view import NavegadorView
from render import CARD, Draft
from render.kit import png
from render.kit.canvas import Canvas

__all__ = ["PALETTE", "compose", "decide", "filmed", "happened", "known", "parts", "voyage", "warm"]

PALETTE = png.colours("navegador")


def parts(view: NavegadorView) -> tuple[str, ...]:
    """Return the names of a view's pictures, the default first."""
    own = () if view.seat is None else ("mine",)
    if view.stage == "over":
        return ("sheet", "table", *own, "board", "players")
    return (*own, "table", CARD, "board", "players")


def known(view: NavegadorView, say: Say) -> dict[str, str]:
    """Map each region's name to the picture that shows it, the sea chart."""
    return {say(Msg(f"navegador.region.{region}")): "board" for region in REGIONS}


def compose(view: NavegadorView, say: Say, draft: Draft, part: str) -> Canvas:
    """Draw one picture with the boxes of everything on it; `decide` draws half-made moves."""
    pictures: dict[str, Callable[[NavegadorView, Say], Canvas]] = {
        "mine": mine.compose,
        "board": board.compose,
        "players": players.compose,
        "sheet": sheet.compose,
        "table": table.compose,
        CARD: card.compose,
    }
    return pictures[part](view, say)


def warm() -> None:
    """Build the static layers that need no words."""
    table.warm()
    board.ground()
