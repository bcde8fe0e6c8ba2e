"""The private picture: the own money cards, what a bid costs, and what is left afterwards."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.pictures import cards, payment
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView, PlayerView
from render.kit import fonts, layers, marks, palette, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name

SIZE = (1200, 800)
FAN = (24.0, 146.0, 1176.0, 512.0)
FIRST_ROW = 11
"""More cards than this lie in two rows."""
PILES_X = 690.0
"""Left edge of the piles under Magellan, if they lie beside the hand, in px."""
HALF_CENTRE = 350.0
"""Middle of the hand if the piles lie beside it, in px."""
SMALL_HAND = 5
"""The largest hand beside which the piles under Magellan have room, in cards."""
CARD_WIDTH = 138.0
"""Width of a card in px."""
SMALL_WIDTH = 80.0
"""Width of a card of a hand in two rows, in px."""
RAISED = 24.0
"""Px by which a chosen card stands higher."""


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw paper, the chart behind the cards and the two empty panels."""
    canvas = surface.ground(SIZE)
    surface.frame(canvas, FAN)
    box = (FAN[0] + 9, FAN[1] + 9, FAN[2] - 9, FAN[3] - 9)
    sea = surface.sea(box, (600, 560), palette.rgb("#3C6C88"), palette.rgb("#2B5672"), 0.16)
    canvas.image.paste(sea, (round(box[0]), round(box[1])))
    for panel in (payment.LEFT, payment.RIGHT):
        surface.panel(canvas, panel)
    return surface.add_texture(canvas.image, 5)


def compose(view: PizarroView, say: Say) -> Canvas:
    """Draw the own hand: the cards that would pay the bid or the price raised."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = player.hand or ()
    canvas = Canvas(ground().copy())
    marks.private_band(canvas, say(marks.private_words(is_drafted=False)), player_name(say, player.seat), player.seat)
    canvas.area("hand", *FAN)
    _lay_heading(canvas, player, hand, say)
    price = payment.price_of(view)
    beside, ways = piles_on_chart(player, hand), payment.payments(view, price)
    lay_fan(canvas, hand, ways[0] if ways else (), HALF_CENTRE if beside else 600.0)
    if not hand:
        words = say(Msg("pizarro.pic.hand.empty"))
        canvas.text(HALF_CENTRE if beside else 600, 334, words, fonts.SERIF_ITALIC, 40, palette.PAPER, "mm", 560)
    if beside:
        _lay_piles(canvas, player)
    payment.lay(canvas, view, price, say)
    return canvas


def _lay_heading(canvas: Canvas, player: PlayerView, hand: tuple[int, ...], say: Say) -> None:
    """Draw how many cards the hand has, their money and their crowns."""
    done = canvas.text(38, 122, say(Msg("pizarro.pic.hand.title")), fonts.SERIF_BOLD, 44, palette.INK, "ls", 260)
    count = say(Msg("pizarro.pic.hand.count", cards=len(hand)))
    done = canvas.text(done.x1 + 18, 122, count, fonts.SANS_MEDIUM, 27, palette.INK_SOFT, "ls", 130)
    label = canvas.text(1176, 122, say(Msg("pizarro.pic.hand.crowns")), fonts.SANS, 27, palette.INK_SOFT, "rs", 110)
    figure = canvas.text(label.x0 - 10, 122, str(crowns(hand)), fonts.SANS_BOLD, 40, palette.INK, "rs")
    sign = canvas.sprite("crown", figure.x0 - 40, 110, 72)
    money = canvas.text(sign.x0 - 22, 122, say(Msg("pizarro.pic.hand.money")), fonts.SANS, 27, palette.INK_SOFT, "rs", 110)
    figure = canvas.text(money.x0 - 10, 122, str(sum(hand)), fonts.SANS_BOLD, 40, palette.INK, "rs")
    sign = canvas.sprite("bag", figure.x0 - 32, 107, 50)
    canvas.area("totals", sign.x0 - 8, 74, 1182, 140)
    if player.piles and not piles_on_chart(player, hand):
        _lay_pile_words(canvas, player, done.x1 + 30, sign.x0 - 24)


def piles_on_chart(player: PlayerView, hand: tuple[int, ...]) -> bool:
    """Return whether the cards under Magellan lie beside a small hand, not written over it."""
    return bool(player.piles) and len(hand) <= SMALL_HAND


def _lay_pile_words(canvas: Canvas, player: PlayerView, x: float, end: float) -> None:
    """Draw the cards under Magellan and what they score, pile by pile, between two edges."""
    canvas.area("piles", x - 8, 74, end, 140)
    piles = [pile for pile in player.piles if pile.values is not None]
    said = ["+".join(map(str, pile.values or ())) for pile in piles]
    taken = 40 + sum(66 + text.width(words, fonts.SANS_BOLD, 32) for words in said) + 12 * (len(piles) - 1)
    scale = min(1.0, (end - x) / taken)
    canvas.sprite("pile", x + 18 * scale, 110, 44 * scale)
    x += 40 * scale
    for pile, words in zip(piles, said, strict=True):
        done = canvas.text(x, 110, words, fonts.SANS_BOLD, int(64 * scale) / 2, palette.INK, "lm")
        score = str(crowns(pile.values or ()) * pile.count)
        canvas.sprite("crown", done.x1 + 34 * scale, 109, 58 * scale, figure=score)
        x = done.x1 + (66 + 12) * scale


def _lay_piles(canvas: Canvas, player: PlayerView) -> None:
    """Draw the cards under Magellan, a row for each pile, with what they score."""
    canvas.area("piles", PILES_X - 10, FAN[1] + 9, FAN[2] - 9, FAN[3] - 9)
    piles = [pile for pile in player.piles if pile.values is not None]
    width = {0: 0.0, 1: 72.0, 2: 62.0}.get(len(piles), 54.0)
    start = PILES_X + (width + 6) * max((pile.count for pile in piles), default=0) + 8
    for k, pile in enumerate(piles):
        y = (FAN[1] + FAN[3]) / 2 + min(124.0, 340 / len(piles)) * (k - (len(piles) - 1) / 2)
        values = pile.values or ()
        for place, value in enumerate(values):
            cards.lay(canvas, value, PILES_X + width / 2 + (width + 6) * place, y, width)
        words = f"{crowns(values)} × {pile.count} ="
        done = canvas.text(start, y, words, fonts.SANS_BOLD, 38, palette.PAPER, "lm", FAN[2] - 120 - start)
        canvas.sprite("crown", done.x1 + 50, y - 2, 84, figure=str(crowns(values) * pile.count))


def lay_fan(canvas: Canvas, hand: tuple[int, ...], chosen: tuple[int, ...], centre: float) -> None:
    """Draw the cards by value, slightly fanned, a large hand in two rows; chosen ones glow."""
    still_chosen = Counter(chosen)
    rows = [hand] if len(hand) <= FIRST_ROW else [hand[: (len(hand) + 1) // 2], hand[(len(hand) + 1) // 2 :]]
    is_small = len(rows) > 1
    width = SMALL_WIDTH if is_small else CARD_WIDTH
    room = FAN[2] - FAN[0] - 56 - width
    middles = (250.0, 417.0) if is_small else (334.0,)
    for row, middle in zip(rows, middles, strict=True):
        pitch = min(116.0 if is_small else 118.0, room / max(1, len(row) - 1))
        for k, value in enumerate(row):
            place = k - (len(row) - 1) / 2
            is_chosen = still_chosen[value] > 0
            if is_chosen:
                still_chosen[value] -= 1
            sag = 0 if is_small else 0.9 * place * place
            raised = RAISED / 3 if is_small else RAISED
            lift = raised if is_chosen else 0
            cards.lay(canvas, value, centre + pitch * place, middle + sag - lift, width, 0 if is_small else 0.8 * place, is_chosen)
