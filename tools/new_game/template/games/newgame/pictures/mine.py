"""The private picture: the own hand, and the half-made move.

Areas: `card-<value>`. The numbers of answers stand on the cards that these touch (`Mind.decision`).
"""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.newgame.rules.view import NewGameView
from render import Draft
from render.kit import cards, fonts, layers, marks, names, palette, surface
from render.kit.canvas import Canvas

SIZE = (1200, 620)
SEA = (24.0, 150.0, 1176.0, 596.0)
HAND = (240.0, 190.0, 1150.0, 560.0)
CARD = 150.0
PRIZE = (130.0, 370.0)


@layers.kept(1)
def ground() -> Image.Image:
    """What never changes."""
    canvas = surface.ground(SIZE)
    surface.framed_sea(canvas, SEA)
    return surface.textured(canvas.image)


def compose(view: NewGameView, say: Say, draft: Draft) -> Canvas:
    """The hand of the view's seat. The card that is played, also in a half-made move, is raised."""
    assert view.seat is not None
    shown: NewGameView = draft.preview
    player = shown.players[view.seat]
    canvas = Canvas(ground().copy())
    marks.private_band(canvas, say(marks.private_words(shown != view)), names.player_name(say, view.seat), view.seat)
    words = say(Msg("newgame.pic.mine", coins=player.coins, points=sum(player.prizes)))
    canvas.text(40, 122, words, fonts.SERIF_BOLD, 38, room=1120)
    cards.lay(canvas, cards.Face(str(shown.prize), "crown"), *PRIZE, 130)
    hand = player.hand or ()
    for value, place in zip(hand, cards.spread(HAND, len(hand), CARD), strict=True):
        is_played = player.play is not None and player.play.card == value
        box = cards.lay(canvas, cards.Face(str(value)), place.x, place.y, CARD, place.turn, is_played)
        canvas.area(f"card-{value}", box.x0, box.y0, box.x1, box.y1)
    if player.play is not None and player.play.coins:
        words = say(Msg("newgame.pic.coins", count=player.play.coins))
        canvas.text((HAND[0] + HAND[2]) / 2, SEA[3] - 26, words, fonts.SANS_MEDIUM, 34, palette.PAPER, "ms")
    return canvas
