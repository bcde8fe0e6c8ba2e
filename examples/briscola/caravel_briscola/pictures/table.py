"""The public picture of the table: trump and stock, the trick, the players."""

from __future__ import annotations

from caravel import Msg, Say, Seat, Who
from caravel.pictures import Canvas, banner, cards, fonts, layers, marks, palette, players, scores, surface
from PIL import Image

from caravel_briscola.pictures.faces import face
from caravel_briscola.rules.board import POINTS
from caravel_briscola.rules.state import is_pair
from caravel_briscola.rules.view import BriscolaView, PlayerView

# Sizes and places are in px.
SEA = (24.0, 116.0, 1176.0, 524.0)
"""The ground of the trick: left, top, right, bottom."""
PLAYERS = 540.0
"""The top of the players' boxes."""
MIDDLE = 334.0
"""The middle of all cards, from the top."""
CARD = 140.0
"""Width of a card of the trick."""
STOCK = 130.0
"""The middle of the stock, from the left."""
TRUMP = 262.0
"""The middle of the trump, from the left."""
FIRST = 480.0
"""The middle of the first seat's card, from the left."""
LAST = 1080.0
"""The middle of the last seat's card, from the left."""


@layers.keep_last(6)
def ground(count: int) -> Image.Image:
    """Draw what never changes at a table with `count` players."""
    canvas = surface.ground((1200, round(PLAYERS + players.height(count) + 24)))
    banner.ground(canvas)
    surface.framed_sea(canvas, SEA)
    players.ground(canvas, count, PLAYERS)
    return surface.add_texture(canvas.image)


def compose(view: BriscolaView, say: Say) -> Canvas:
    """Draw the whole table. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    _lay_banner(canvas, view, say)
    canvas.area("chart", *SEA)
    lay_stock(canvas, view, say, STOCK, TRUMP, MIDDLE, 120)
    _lay_trick(canvas, view, say)
    for player, box in zip(view.players, players.boxes(len(view.players), PLAYERS), strict=True):
        _lay_player(canvas, view, say, player, box)
    return canvas


def _lay_banner(canvas: Canvas, view: BriscolaView, say: Say) -> None:
    if view.stage == "over":
        winners = scores.winners(view.ranks)
        banner.lay(canvas, say, winners, lambda who: say(Msg("briscola.pic.title.over", who=who)), say(Msg("briscola.pic.task.over")))
        return
    task = say(Msg("briscola.pic.task", points=sum(POINTS[card] for card in view.cards), count=view.stock_count))
    if view.awaited:
        banner.lay(canvas, say, view.awaited, lambda who: say(Msg("briscola.pic.title.playing", who=who)), task)
    else:
        banner.lay(canvas, say, (), lambda who: say(Msg("briscola.pic.title.taking")), task)


def lay_stock(canvas: Canvas, view: BriscolaView, say: Say, x: float, trump: float, y: float, width: float) -> None:
    """Draw the stock, and beside it the card whose suit is trump.

    `x` and `trump` are the middles of the two, `y` and `width` are those of both.
    """
    cards.lay_pile(canvas, x, y, width, view.stock_count)
    cards.lay(canvas, face(view.turned), trump, y, width)
    canvas.area("trump", trump - width / 2, y - width * 0.71, trump + width / 2, y + width * 0.71)
    canvas.text(trump, y + width * 0.71 + 36, say(Msg("briscola.pic.trump")), fonts.SANS_MEDIUM, 28, palette.PAPER, "ms", width + 20)
    if view.stock_count:
        canvas.text(x, y + width * 0.71 + 36, str(view.stock_count), fonts.SANS_MEDIUM, 28, palette.PAPER, "ms", width)


def _lay_trick(canvas: Canvas, view: BriscolaView, say: Say) -> None:
    """Draw the cards of the trick at their players' places; while it is empty, the last trick."""
    count = len(view.players)
    shown, leader, winner = view.cards, view.leader, view.winning
    title = Msg("briscola.pic.trick")
    if not shown and view.last is not None:
        shown, leader, winner = view.last.cards, view.last.leader, view.last.winner
        title = Msg("briscola.pic.last")
    canvas.text((FIRST + LAST) / 2, SEA[3] - 22, say(title), fonts.SERIF_ITALIC, 28, palette.PAPER, "ms", 500)
    for seat in range(count):
        x = FIRST + (LAST - FIRST) * seat / (count - 1)
        marks.disc(canvas, x, MIDDLE - CARD * 0.87 - 42, 22, seat)
        place = (seat - leader) % count
        if place < len(shown):
            cards.lay(canvas, face(shown[place]), x, MIDDLE, CARD, is_chosen=seat == winner)


def _lay_player(canvas: Canvas, view: BriscolaView, say: Say, player: PlayerView, box: surface.BoxPx) -> None:
    is_awaited = player.seat in view.awaited
    count = len(view.players)
    partners = [Seat(seat) for seat in range(count) if seat != player.seat and is_pair(Seat(seat), player.seat, count)]
    state = ""
    if is_awaited:
        state = say(Msg("briscola.pic.awaited"))
    elif partners:
        state = say(Msg("briscola.pic.pair", who=Who(partners[0])))
    signs = (players.Sign("crown", str(player.points)), players.Sign("hand", str(player.hand_count)))
    is_best = view.stage == "over" and view.ranks[player.seat] == 1
    players.lay(canvas, say, box, player.seat, state, signs, is_awaited or is_best)
