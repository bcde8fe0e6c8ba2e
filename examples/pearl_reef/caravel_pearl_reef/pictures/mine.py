"""The private picture: the reef with what the own boat can reach, and the choice.

The picture has the areas `hex-<name>`, and `goal-<name>` for the number of an answer.
"""

from __future__ import annotations

from caravel import Say
from caravel.pictures import Canvas, Draft, layers, marks, names, surface
from PIL import Image

from caravel_pearl_reef.pictures import reef
from caravel_pearl_reef.rules.board import HEXES, REACH
from caravel_pearl_reef.rules.view import PearlReefView

SIZE = (960, 900)
"""Width and height in px."""
GRID = reef.grid(480, 488)


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw what never changes."""
    canvas = surface.ground(SIZE)
    surface.framed_sea(canvas, (18.0, 82.0, 942.0, 886.0))
    reef.lay_ground(canvas, GRID)
    return surface.add_texture(canvas.image)


def compose(view: PearlReefView, say: Say, draft: Draft) -> Canvas:
    """Draw the reef as the view's seat sees it."""
    assert view.seat is not None
    shown: PearlReefView = draft.preview
    player = shown.players[view.seat]
    canvas = Canvas(ground().copy())
    marks.private_band(canvas, say(marks.private_words(shown != view)), names.player_name(say, view.seat), view.seat)
    numbers = {} if draft.decision is None else draft.decision.numbers()
    reef.lay(canvas, shown, GRID, is_named=True, goals={place for answer in numbers.values() for place in answer.places})
    if player.choice is not None:
        reef.course(canvas, GRID, player.boat, player.choice.goal)
        if player.choice.is_lit:
            x, y = GRID.middle(HEXES[player.choice.goal])
            canvas.sign("talisman-lantern", x + 44, y - 34, 54)
    elif view.stage == "choosing":
        reef.ring(canvas, GRID, REACH[player.boat])
    return canvas
