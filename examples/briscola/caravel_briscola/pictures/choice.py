"""The picture of a choice: the trick so far and the own hand.

On a phone the hand is below the trick, on a desk beside it. The picture has the areas `hand` and `card-<token>`. The numbers of answers are
on the cards.
"""

from __future__ import annotations

from caravel import Decision, Msg, Say
from caravel.pictures import Canvas, Draft, cards, decision, layers, marks, surface
from PIL import Image

from caravel_briscola.pictures.faces import face
from caravel_briscola.pictures.table import lay_stock
from caravel_briscola.rules.board import TOKENS
from caravel_briscola.rules.view import BriscolaView

# Sizes are in px, for a phone (`False`) and for a desk (`True`).
BAND = 80
"""Height of the band with the question, at the top."""
SIZES = {False: (960, 820), True: (960, 548)}
"""Width and height of the picture."""
SEAS = {False: (16.0, 96.0, 944.0, 440.0), True: (16.0, 96.0, 516.0, 532.0)}
"""The ground of the trick: left, top, right, bottom."""
HANDS = {False: (16.0, 456.0, 944.0, 812.0), True: (528.0, 96.0, 956.0, 540.0)}
"""The room of the hand: left, top, right, bottom."""
CARDS = {False: 220.0, True: 134.0}
"""Width of a card of the hand."""
MARKED = 46.0
"""Height of the room above the hand for the numbers."""


@layers.keep_last(2)
def ground(is_wide: bool) -> Image.Image:
    """Draw what never changes, without the band."""
    canvas = surface.ground(SIZES[is_wide])
    surface.framed_sea(canvas, SEAS[is_wide])
    return surface.add_texture(canvas.image)


def compose(view: BriscolaView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw the choice of the view's seat. A card that is not confirmed yet lies in the trick."""
    assert view.seat is not None
    shown: BriscolaView = draft.preview
    brief = draft.decision or Decision(Msg("briscola.pic.trick"), ())
    canvas = decision.open_canvas(SIZES[is_wide][1], brief, view.seat, say)
    canvas.image.paste(ground(is_wide).crop((0, BAND, *SIZES[is_wide])), (0, BAND))
    _lay_trick(canvas, shown, say, is_wide)
    x0, y0, x1, y1 = HANDS[is_wide]
    canvas.area("hand", x0, y0, x1, y1)
    hand = shown.players[view.seat].hand or ()
    places = cards.spread((x0, y0 + MARKED, x1, y1), len(hand), CARDS[is_wide])
    numbers = {place: number for number, answer in brief.numbers().items() for place in answer.places}
    for card, place in zip(hand, places, strict=True):
        box = cards.lay(canvas, face(card), place.x, place.y, CARDS[is_wide], place.turn)
        canvas.area(name := f"card-{TOKENS[card]}", box.x0, box.y0, box.x1, box.y1)
        if name in numbers:
            decision.mark(canvas, numbers[name], place.x, box.y0 - 16)
    return canvas


def _lay_trick(canvas: Canvas, shown: BriscolaView, say: Say, is_wide: bool) -> None:
    """Draw stock and trump, and the players in order with their cards of the trick.

    On a phone the players are beside the stock, on a desk below it.
    """
    count = len(shown.players)
    if is_wide:
        lay_stock(canvas, shown, say, 100, 214, 184, 92)
        first, last, middle, width = 82.0, 450.0, 446.0, 92.0
    else:
        lay_stock(canvas, shown, say, 100, 226, 262, 108)
        first, last, middle, width = 384.0, 864.0, 304.0, 130.0
    for place in range(count):
        seat, x = (shown.leader + place) % count, first + (last - first) * place / (count - 1)
        marks.disc(canvas, x, middle - width * 0.87 - 40, 24, seat)
        if place < len(shown.cards):
            cards.lay(canvas, face(shown.cards[place]), x, middle, width, is_chosen=seat == shown.winning)
