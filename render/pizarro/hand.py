"""The private picture: the own money cards, what a bid costs, and what is left afterwards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PIL import Image

from engine.core import NONE, Msg, Say
from engine.games.pizarro.turn.payment import most, suggestions
from engine.games.pizarro.view import PizarroView, PlayerView
from render import Marks
from render.kit import fonts, layers, marks, palette, surface
from render.kit.canvas import Canvas
from render.pizarro import cards, payment
from render.pizarro.words import player_name

SIZE = (1200, 800)
FAN = (24.0, 146.0, 1176.0, 512.0)
FIRST_ROW = 11
"""More cards than this lie in two rows."""
CARD_WIDTH = 138.0
SMALL_WIDTH = 80.0
RAISED = 24.0


@dataclass(frozen=True, slots=True)
class Draft:
    """What the tokens given so far say: cards to give away, and the amount bid in the same line."""

    cards: tuple[int, ...] | None
    bid: int | None
    under: int | None


def read(path: tuple[str, ...]) -> Draft:
    """The draft of a line such as `bid 7`, `pay 3+4 under 9` or `swap 1+2`."""
    words = dict(zip(path[::2], path[1::2], strict=False))
    given = words.get("pay") or words.get("swap")
    chosen = None if given is None else () if given == NONE else tuple(int(value) for value in given.split("+"))
    return Draft(chosen, int(words["bid"]) if "bid" in words else None, int(words["under"]) if "under" in words else None)


@layers.kept(1)
def ground() -> Image.Image:
    """Paper, the chart behind the cards and the two empty panels."""
    canvas = surface.ground(SIZE)
    surface.frame(canvas, FAN)
    box = (FAN[0] + 9, FAN[1] + 9, FAN[2] - 9, FAN[3] - 9)
    sea = surface.sea(box, (600, 560), palette.rgb("#3C6C88"), palette.rgb("#2B5672"), 0.16)
    canvas.image.paste(sea, (round(box[0]), round(box[1])))
    for panel in (payment.LEFT, payment.RIGHT):
        surface.panel(canvas, panel)
    return surface.textured(canvas.image, 5)


def in_auction(view: PizarroView, player: PlayerView) -> bool:
    """Whether this player can still win the card on offer."""
    if view.stage == "paying":
        return player.seat in view.awaited
    return view.stage == "bidding" and player.standing in ("bidding", "leads")


def compose(view: PizarroView, say: Say, drafted: Marks) -> Canvas:
    """The hand of the view's seat with its half-made move."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = tuple(sorted(player.hand or ()))
    canvas = Canvas(ground().copy())
    marks.private_band(canvas, say(Msg("picture.private")), player_name(say, player.seat), player.seat)
    _lay_heading(canvas, player, hand, say)
    draft = read(drafted.path)
    offer = payment.offer(view, player, hand, draft.bid) if in_auction(view, player) else None
    chosen = draft.cards
    if chosen is None and offer is not None and hand and offer.price <= most(hand, view.must_leave):
        ready = suggestions(hand, offer.price, view.must_leave, view.exact_payment)
        chosen = tuple(int(value) for value in ready[0].path[0].split("+")) if ready else None
    lay_fan(canvas, hand, chosen or ())
    payment.lay(canvas, view, player, hand, offer, chosen, draft.under, say)
    return canvas


def _lay_heading(canvas: Canvas, player: PlayerView, hand: tuple[int, ...], say: Say) -> None:
    done = canvas.text(38, 122, say(Msg("pizarro.pic.hand.title")), fonts.SERIF_BOLD, 44, palette.INK, "ls", 260)
    count = say(Msg("pizarro.pic.hand.count", cards=len(hand)))
    done = canvas.text(done.x1 + 18, 122, count, fonts.SANS_MEDIUM, 27, palette.INK_SOFT, "ls", 130)
    crowns = canvas.text(1176, 122, say(Msg("pizarro.pic.hand.crowns")), fonts.SANS, 27, palette.INK_SOFT, "rs", 110)
    figure = canvas.text(crowns.x0 - 10, 122, str(cards.crowns(hand)), fonts.SANS_BOLD, 40, palette.INK, "rs")
    sign = canvas.sprite("crown", figure.x0 - 40, 110, 72)
    money = canvas.text(sign.x0 - 22, 122, say(Msg("pizarro.pic.hand.money")), fonts.SANS, 27, palette.INK_SOFT, "rs", 110)
    figure = canvas.text(money.x0 - 10, 122, str(sum(hand)), fonts.SANS_BOLD, 40, palette.INK, "rs")
    sign = canvas.sprite("bag", figure.x0 - 32, 107, 50)
    x = done.x1 + 40
    for pile in player.piles:
        if x > sign.x0 - 110:
            break
        name = f"pile-{pile.count}" if pile.count < 3 else "pile"
        canvas.sprite(name, x, 108, 48)
        words = "+".join(map(str, pile.values)) if pile.values is not None else "?"
        x = canvas.text(x + 24, 110, words, fonts.SANS_BOLD, 26, palette.INK, "lm", 70).x1 + 34


def lay_fan(canvas: Canvas, hand: tuple[int, ...], chosen: tuple[int, ...]) -> None:
    """The cards by value, slightly fanned; chosen ones are raised and glow. A large hand lies in two rows."""
    left = Counter(chosen)
    rows = [hand] if len(hand) <= FIRST_ROW else [hand[: (len(hand) + 1) // 2], hand[(len(hand) + 1) // 2 :]]
    is_small = len(rows) > 1
    width = SMALL_WIDTH if is_small else CARD_WIDTH
    room = FAN[2] - FAN[0] - 56 - width
    middles = (250.0, 417.0) if is_small else (334.0,)
    for row, middle in zip(rows, middles, strict=True):
        pitch = min(118.0 if not is_small else 116.0, room / max(1, len(row) - 1))
        for k, value in enumerate(row):
            place = k - (len(row) - 1) / 2
            is_chosen = left[value] > 0
            left[value] -= is_chosen
            sag = 0 if is_small else 0.9 * place * place
            lift = RAISED / (3 if is_small else 1) if is_chosen else 0
            cards.lay(canvas, value, 600 + pitch * place, middle + sag - lift, width, 0 if is_small else 0.8 * place, is_chosen)
