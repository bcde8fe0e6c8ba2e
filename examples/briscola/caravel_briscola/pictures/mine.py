"""The private picture: the trick so far, and the own hand with the half-made move.

The picture has the areas `hand` and `card-<token>`. The numbers of answers are on the cards.
"""

from __future__ import annotations

from caravel import Say
from caravel.pictures import Canvas, Draft, cards, layers, marks, names, surface
from PIL import Image

from caravel_briscola.pictures.faces import face
from caravel_briscola.pictures.table import lay_stock
from caravel_briscola.rules.board import TOKENS
from caravel_briscola.rules.view import BriscolaView

# Sizes and places are in px. The picture of a choice shows only the 800 px in the middle, and must not cut a card.
SIZE = (960, 900)
"""Width and height of the picture."""
SEA = (18.0, 82.0, 942.0, 470.0)
"""The ground of the trick: left, top, right, bottom."""
MIDDLE = 286.0
"""The middle of the cards in the trick, from the top."""
HAND = (40.0, 506.0, 920.0, 896.0)
"""The room of the hand: left, top, right, bottom."""
TRICK = 130.0
"""Width of a card of the trick, with fewer than four players."""
CARD = 230.0
"""Width of a card of the hand."""
STOCK = 150.0
"""The middle of the stock, from the left."""
TRUMP = 280.0
"""The middle of the trump, from the left."""
FIRST = 420.0
"""The middle of the first card of the trick, from the left."""
LAST = 808.0
"""The middle of the last card of the trick, from the left."""


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw what never changes."""
    canvas = surface.ground(SIZE)
    surface.framed_sea(canvas, SEA)
    return surface.add_texture(canvas.image)


def compose(view: BriscolaView, say: Say, draft: Draft) -> Canvas:
    """Draw the hand of the view's seat below the trick.

    A card that is not confirmed yet lies in the trick already.
    """
    assert view.seat is not None
    shown: BriscolaView = draft.preview
    canvas = Canvas(ground().copy())
    marks.private_band(canvas, say(marks.private_words(shown != view)), names.player_name(say, view.seat), view.seat)
    lay_stock(canvas, shown, say, STOCK, TRUMP, MIDDLE, 112)
    count = len(shown.players)
    width = TRICK if count < 4 else 112
    for place in range(count):
        seat, x = (shown.leader + place) % count, FIRST + (LAST - FIRST) * place / (count - 1)
        marks.disc(canvas, x, MIDDLE - width * 0.87 - 42, 24, seat)
        if place < len(shown.cards):
            cards.lay(canvas, face(shown.cards[place]), x, MIDDLE, width, is_chosen=seat == shown.winning)
    hand = shown.players[view.seat].hand or ()
    for card, spot in zip(hand, cards.spread(HAND, len(hand), CARD), strict=True):
        box = cards.lay(canvas, face(card), spot.x, spot.y, CARD, spot.turn)
        canvas.area(f"card-{TOKENS[card]}", box.x0, box.y0, box.x1, box.y1)
    canvas.area("hand", *HAND)
    return canvas
