"""The two panels under the hand: what a price costs, and what is left afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Msg, Say
from engine.games.pizarro.board import INCOME, side
from engine.games.pizarro.turn.payment import most, suggestions
from engine.games.pizarro.view import PizarroView, PlayerView
from render.kit import fonts, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.pizarro import cards, outlook
from render.pizarro.places import NUMERAL
from render.pizarro.words import explorer_name, player_name

LEFT = (24.0, 532.0, 748.0, 776.0)
RIGHT = (772.0, 532.0, 1176.0, 776.0)
SUM_X = 50.0
SUM_ROOM = 340.0
SPLIT_X = 408.0


@dataclass(frozen=True, slots=True)
class Offer:
    """A price that this player may have to pay; `is_due` when it was won already."""

    price: int
    is_due: bool


def offer(view: PizarroView, player: PlayerView, hand: tuple[int, ...], bid: int | None) -> Offer:
    """The price shown: what is due, what is being bid, what stands, or the least possible bid."""
    if view.stage == "paying":
        return Offer(view.bid, True)
    if bid is not None:
        return Offer(bid, False)
    if player.seat == view.leader:
        return Offer(view.bid, False)
    return Offer(view.bid + 1, False)


def lay(
    canvas: Canvas,
    view: PizarroView,
    player: PlayerView,
    hand: tuple[int, ...],
    asked: Offer | None,
    chosen: tuple[int, ...] | None,
    under: int | None,
    say: Say,
) -> None:
    """Both panels."""
    if view.stage == "exchange" and player.seat in view.awaited:
        _lay_exchange(canvas, view, hand, chosen, say)
        return
    if asked is None:
        _lay_outlook(canvas, view, player, hand, say)
        return
    if chosen is None:
        high = most(hand, view.must_leave) if hand else 0
        _heading(canvas, LEFT, say(Msg("pizarro.pic.pay.bid")), asked.price)
        canvas.text(SUM_X, 660, say(Msg("pizarro.pic.pay.most", most=high)), fonts.SANS_BOLD, 36, palette.WAX, "ls", 660)
        _lay_outlook_right(canvas, player, hand, say)
        return
    _lay_payment(canvas, view, hand, asked, chosen, say)
    _lay_after(canvas, view, player, hand, chosen, under, say)


def _heading(canvas: Canvas, box: surface.BoxPx, words: str, figure: int | None = None, note: str = "") -> None:
    done = canvas.text(box[0] + 26, box[1] + 42, words, fonts.SERIF_ITALIC, 29, palette.INK_SOFT, "ls", 340)
    if figure is not None:
        canvas.text(done.x1 + 20, box[1] + 44, str(figure), fonts.SANS_BOLD, 40, palette.WAX)
    if note:
        canvas.text(box[2] - 24, box[1] + 42, note, fonts.SANS_MEDIUM, 26, palette.INK, "rs", 260)
    surface.hairline(canvas, box[0] + 20, box[1] + 58, box[2] - 20)


def _lay_sum(canvas: Canvas, chosen: tuple[int, ...], x: float, y: float, room: float, largest: float) -> float:
    """Bags with plus signs between them, as large as fits; where they end."""
    count = max(1, len(chosen))
    has_signs = count <= 3
    sign = 34.0 if has_signs else 3.0
    width = min(largest, (room - sign * (count - 1)) / count)
    for k, value in enumerate(chosen):
        canvas.sprite("bag", x + width / 2, y, width, figure=str(value))
        x += width
        if k < count - 1:
            if has_signs:
                canvas.text(x + sign / 2, y + 6, "+", fonts.SANS_BOLD, 34 if largest > 60 else 26, palette.INK_SOFT, "mm")
            x += sign
    return x


def _lay_payment(canvas: Canvas, view: PizarroView, hand: tuple[int, ...], asked: Offer, chosen: tuple[int, ...], say: Say) -> None:
    total = sum(chosen)
    if total == asked.price:
        note = Msg("pizarro.pic.pay.exact")
    elif total > asked.price:
        note = Msg("pizarro.pic.pay.over", amount=total - asked.price)
    else:
        note = Msg("pizarro.pic.pay.short", amount=asked.price - total)
    title = Msg("pizarro.pic.pay.due") if asked.is_due else Msg("pizarro.pic.pay.bid")
    _heading(canvas, LEFT, say(title), asked.price, say(note))
    total_width = text.width(f"= {total}", fonts.SANS_BOLD, 46)
    end = _lay_sum(canvas, chosen, SUM_X, 646, SUM_ROOM - total_width - 20, 88)
    canvas.text(end + 16, 652, f"= {total}", fonts.SANS_BOLD, 46, palette.INK, "lm")
    canvas.fill(shapes.rounded(SPLIT_X, 608, SPLIT_X + 1.6, 690, 0.8), palette.PAPER_EDGE)
    canvas.sprite("crown", SPLIT_X + 74, 650, 112, figure=str(cards.crowns(chosen)))
    ready = suggestions(hand, asked.price, view.must_leave, view.exact_payment)
    options = [tuple(int(value) for value in one.path[0].split("+")) for one in ready]
    canvas.text(SPLIT_X + 142, 641, say(Msg("pizarro.pic.pay.given_up")), fonts.SANS_BOLD, 26, palette.INK, "ls", 182)
    least = min((cards.crowns(option) for option in options), default=0)
    least_msg = Msg("pizarro.pic.pay.fewest") if cards.crowns(chosen) <= least else Msg("pizarro.pic.pay.least", crowns=least)
    canvas.text(SPLIT_X + 142, 673, say(least_msg), fonts.SANS, 26, palette.INK_SOFT, "ls", 182)
    others = [option for option in options if option != tuple(sorted(chosen))][:2]
    if others:
        _lay_others(canvas, others, asked.price, say)


def _lay_others(canvas: Canvas, others: list[tuple[int, ...]], price: int, say: Say) -> None:
    """Other payments worth a thought: their cards, and the crowns they give up."""
    canvas.fill(shapes.rounded(40, 708, 732, 766, 9), palette.PAPER_SHADE)
    done = canvas.text(58, 738, say(Msg("pizarro.pic.pay.or")), fonts.SERIF_ITALIC, 28, palette.INK_SOFT, "lm", 70)
    x = done.x1 + 24
    room = (722 - x) / len(others) - 18
    for option in others:
        over = sum(option) != price
        end = _lay_sum(canvas, option, x, 737, room - (154 if over else 104), 42)
        if over:
            end = canvas.text(end + 6, 739, f"= {sum(option)}", fonts.SANS_MEDIUM, 26, palette.WAX, "lm").x1
        line = ((end + 8, 739.0), (end + 28, 739.0))
        canvas.fill(shapes.polyline(line, 2.4), palette.INK_SOFT)
        canvas.fill(shapes.polygon(((end + 34, 739.0), (end + 24, 733.5), (end + 24, 744.5))), palette.INK_SOFT)
        canvas.sprite("crown", end + 66, 737, 58, figure=str(cards.crowns(option)))
        x += room + 18


def _lay_left(canvas: Canvas, kept: tuple[int, ...]) -> None:
    """Money, crowns and number of the cards that stay."""
    y = 634
    for x, name, width, figure in (
        (820, "bag", 52, sum(kept)),
        (948, "crown", 76, cards.crowns(kept)),
        (1076, "hand", 58, len(kept)),
    ):
        canvas.sprite(name, x, y - (2 if name == "bag" else 0), width)
        canvas.text(x + width / 2 + 8, y + 2, str(figure), fonts.SANS_BOLD, 38, palette.INK, "lm", 62)


def _lay_after(
    canvas: Canvas,
    view: PizarroView,
    player: PlayerView,
    hand: tuple[int, ...],
    chosen: tuple[int, ...],
    under: int | None,
    say: Say,
) -> None:
    kept = list(hand)
    for value in chosen:
        if value in kept:
            kept.remove(value)
    is_hidden = view.card == "magellan" and side(view.sides, "magellan") == "a"
    if under is not None and is_hidden and under in kept:
        kept.remove(under)
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.after.title")))
    _lay_left(canvas, tuple(kept))
    warning = _consequence(view, player, len(kept), under, say)
    if warning is None:
        return
    name, first, second = warning
    canvas.fill(shapes.rounded(790, 680, 1158, 760, 10), palette.WAX_PALE)
    canvas.fill(shapes.rounded(790, 680, 1158, 760, 10, 1.6), palette.WAX)
    canvas.sprite(name, 830, 720, 52)
    canvas.text(868, 712, first, fonts.SANS_BOLD, 26, palette.INK, "ls", 280)
    canvas.text(868, 744, second, fonts.SANS, 25, palette.INK, "ls", 280)


def _consequence(view: PizarroView, player: PlayerView, kept: int, under: int | None, say: Say) -> tuple[str, str, str] | None:
    """What happens right after paying: a drawing and two lines."""
    card = view.card
    if card is None:
        return None
    found = next(space for space in view.spaces if space.explorer == card and space.phase == view.phase)
    if found.action in (None, "veto", "exchange", "gamble"):
        return None
    name = explorer_name(say, card)
    if found.action == "lose_card":
        neighbour = player_name(say, (player.seat + 1) % len(view.players))
        first, second = Msg("pizarro.pic.after.lose", explorer=name, who=neighbour), Msg("pizarro.pic.after.lose_of", cards=kept)
        return "lose-card", say(first), say(second)
    if found.action == "open_hand":
        return "open-hand", say(Msg("pizarro.pic.after.open", explorer=name)), say(Msg("pizarro.pic.after.open_until"))
    if found.action == "draw":
        is_divided = sum(space.explorer == card and space.phase == view.phase for space in view.spaces) > 1
        second = Msg("pizarro.pic.after.draw_or") if is_divided else Msg("pizarro.pic.after.draw_at_once")
        return "draw", say(Msg("pizarro.pic.after.draw", explorer=name, cards=found.amount)), say(second)
    if under is not None:
        return "pile-add", say(Msg("pizarro.pic.after.under_card", explorer=name, card=under)), say(Msg("pizarro.pic.after.scores"))
    first = (
        Msg("pizarro.pic.after.under_hand", explorer=name)
        if found.action == "pile_hand"
        else Msg("pizarro.pic.after.under_paid", explorer=name)
    )
    return "pile-add", say(first), say(Msg("pizarro.pic.after.scores"))


def _lay_exchange(canvas: Canvas, view: PizarroView, hand: tuple[int, ...], chosen: tuple[int, ...] | None, say: Say) -> None:
    """Cards to give away, and as many new ones."""
    _heading(canvas, LEFT, say(Msg("pizarro.pic.swap.title")))
    if chosen:
        end = _lay_sum(canvas, chosen, SUM_X, 646, 330, 88)
        canvas.fill(shapes.polyline(((end + 24, 652.0), (end + 74, 652.0)), 4), palette.INK_SOFT)
        canvas.fill(shapes.polygon(((end + 88, 652.0), (end + 68, 641.0), (end + 68, 663.0))), palette.INK_SOFT)
        for k in range(len(chosen)):
            canvas.sprite("card-back", end + 134 + 36 * k, 650, 54)
        words = say(Msg("pizarro.pic.swap.new", cards=len(chosen)))
    else:
        canvas.sprite("exchange", 100, 650, 92)
        words = say(Msg("pizarro.pic.swap.choose") if chosen is None else Msg("pizarro.pic.swap.nothing"))
    canvas.text(SUM_X, 746, words, fonts.SANS_MEDIUM, 28, palette.INK, "ls", 670)
    kept = list(hand)
    for value in chosen or ():
        if value in kept:
            kept.remove(value)
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.swap.kept")))
    _lay_left(canvas, tuple(kept))


def _lay_outlook(canvas: Canvas, view: PizarroView, player: PlayerView, hand: tuple[int, ...], say: Say) -> None:
    """Nothing to pay: the cards that the end of the phase brings, and the crowns so far."""
    base = INCOME[view.phase - 1]
    here = [(ship.explorer, ship.phase, ship.half) for ship in player.ships if ship.phase == view.phase]
    bags = [space.bags for key in here for space in view.spaces if (space.explorer, space.phase, space.half) == key and space.bags]
    if view.stage in ("gamble", "over") or not base + sum(bags):
        outlook.lay(canvas, view, say)
        _lay_outlook_right(canvas, player, hand, say)
        return
    _heading(canvas, LEFT, say(Msg("pizarro.pic.income.title", phase=NUMERAL[view.phase])))
    total = base + sum(bags)
    x = SUM_X
    if base:
        sign = canvas.sprite("hand", x + 44, 650, 86)
        x = canvas.text(sign.x1 + 10, 652, str(base), fonts.SANS_BOLD, 46, palette.INK, "lm").x1 + 14
    if bags:
        x = canvas.text(x, 652, "+", fonts.SANS_BOLD, 40, palette.INK_SOFT, "lm").x1 + 14 if base else x
        x = _lay_sum(canvas, tuple(bags), x, 646, 380, 74) + 14
    canvas.text(x, 652, f"= {total}" if bags and base else "" if base or bags else "0", fonts.SANS_BOLD, 46, palette.INK, "lm")
    canvas.text(SUM_X, 746, say(Msg("pizarro.pic.income.cards", cards=total)), fonts.SANS_MEDIUM, 28, palette.INK_SOFT, "ls", 670)
    _lay_outlook_right(canvas, player, hand, say)


def _lay_outlook_right(canvas: Canvas, player: PlayerView, hand: tuple[int, ...], say: Say) -> None:
    """Crowns so far: ships, hand and piles, and their sum."""
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.points.title")))
    piles = sum(cards.crowns(pile.values) * pile.count for pile in player.piles if pile.values is not None)
    rows = [(Msg("pizarro.pic.points.ships"), player.crowns), (Msg("pizarro.pic.points.hand"), cards.crowns(hand))]
    if player.piles:
        rows.append((Msg("pizarro.pic.points.piles"), piles))
    for k, (label, amount) in enumerate(rows):
        y = 630 + 46 * k
        canvas.text(800, y, say(label), fonts.SANS, 27, palette.INK, "ls", 150)
        canvas.text(1010, y, str(amount), fonts.SANS_BOLD, 32, palette.INK, "rs")
    canvas.sprite("crown", 1092, 668, 124, figure=str(sum(amount for _, amount in rows)))
