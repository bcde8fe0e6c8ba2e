"""The two panels under the hand: what a price costs and leaves, or what is to come."""

from __future__ import annotations

from collections import Counter

from engine.values.core import Msg, Say
from games.pizarro.pictures.cards import explorer_name
from games.pizarro.pictures.places import NUMERAL
from games.pizarro.rules.board import INCOME
from games.pizarro.rules.payment import Cards, crowns, most_payable, ready
from games.pizarro.rules.view import PizarroView, PlayerView
from render.kit import fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name

LEFT = (24.0, 532.0, 748.0, 776.0)
RIGHT = (772.0, 532.0, 1176.0, 776.0)
SUM_X = 50.0
"""Left edge of the cards that pay, in px."""
SUM_ROOM = 340.0
"""Px for the cards that pay and their sum."""
SPLIT_X = 408.0
"""Where the left panel is divided into the cards that pay and the crowns given up, in px."""
STANDING_COLUMNS = (44.0, 400.0)
"""Left edges of the two columns with everybody's crowns, in px."""
STANDING_WIDTH = 328.0
"""Width of such a column, in px."""


def price_of(view: PizarroView) -> int | None:
    """Return the price due or bid, else the least bid that can still win the card on offer.

    `None`: the seat is not in the auction, or nobody has bid yet.
    """
    assert view.seat is not None
    if view.leader == view.seat:
        return view.bid
    is_in = view.stage == "bidding" and view.players[view.seat].standing == "bidding"
    return view.bid + 1 if is_in and view.bid else None


def payments(view: PizarroView, price: int | None) -> tuple[Cards, ...]:
    """Return the payments worth a thought for a price; the first is raised in the hand."""
    assert view.seat is not None
    hand = view.players[view.seat].hand
    if not hand or price is None or price > most_payable(hand, view.must_leave):
        return ()
    return ready(hand, price, view.must_leave, view.exact_payment)


def lay(canvas: Canvas, view: PizarroView, price: int | None, say: Say) -> None:
    """Draw both panels."""
    assert view.seat is not None
    canvas.area("payment", *LEFT)
    canvas.area("after", *RIGHT)
    player, ways = view.players[view.seat], payments(view, price)
    hand = player.hand or ()
    if view.stage == "exchange" and player.seat in view.awaited:
        _lay_exchange(canvas, hand, say)
    elif price is None:
        _lay_outlook(canvas, view, player, say)
    elif not ways:
        high = most_payable(hand, view.must_leave) if hand else 0
        _heading(canvas, LEFT, say(Msg("pizarro.pic.pay.bid")), price)
        canvas.text(SUM_X, 660, say(Msg("pizarro.pic.pay.most", most=high)), fonts.SANS_BOLD, 36, palette.WAX, "ls", 660)
        _lay_outlook_right(canvas, player, say)
    else:
        _lay_payment(canvas, ways, price, view.stage == "paying", say)
        _lay_after(canvas, view, tuple((Counter(hand) - Counter(ways[0])).elements()), say)


def _heading(canvas: Canvas, box: surface.BoxPx, words: str, figure: int | None = None, note: str = "") -> None:
    """Draw the heading of a panel, with a figure behind it and a note at the right."""
    heading = canvas.text(box[0] + 26, box[1] + 42, words, fonts.SERIF_ITALIC, 29, palette.INK_SOFT, "ls", 340)
    if figure is not None:
        canvas.text(heading.x1 + 20, box[1] + 44, str(figure), fonts.SANS_BOLD, 40, palette.WAX)
    if note:
        canvas.text(box[2] - 24, box[1] + 42, note, fonts.SANS_MEDIUM, 26, palette.INK, "rs", 260)
    surface.hairline(canvas, box[0] + 20, box[1] + 58, box[2] - 20)


def _lay_sum(canvas: Canvas, chosen: tuple[int, ...], x: float, y: float, room: float, largest: float) -> float:
    """Draw bags with plus signs between them, as large as fits; return where they end."""
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


def _lay_payment(canvas: Canvas, ways: tuple[Cards, ...], price: int, is_due: bool, say: Say) -> None:
    """Draw the first of some ways to pay, and two others below it."""
    chosen, total = ways[0], sum(ways[0])
    note = Msg("pizarro.pic.pay.exact") if total == price else Msg("pizarro.pic.pay.over", amount=total - price)
    title = Msg("pizarro.pic.to_pay") if is_due else Msg("pizarro.pic.pay.bid")
    _heading(canvas, LEFT, say(title), price, say(note))
    total_width = text.width(f"= {total}", fonts.SANS_BOLD, 46)
    end = _lay_sum(canvas, chosen, SUM_X, 646, SUM_ROOM - total_width - 20, 88)
    canvas.text(end + 16, 652, f"= {total}", fonts.SANS_BOLD, 46, palette.INK, "lm")
    canvas.fill(shapes.round_rectangle(SPLIT_X, 608, SPLIT_X + 1.6, 690, 0.8), palette.PAPER_EDGE)
    canvas.sprite("crown", SPLIT_X + 74, 650, 112, figure=str(crowns(chosen)))
    canvas.text(SPLIT_X + 142, 641, say(Msg("pizarro.pic.pay.given_up")), fonts.SANS_BOLD, 26, palette.INK, "ls", 182)
    least = min(map(crowns, ways))
    least_msg = Msg("pizarro.pic.pay.fewest") if crowns(chosen) <= least else Msg("pizarro.pic.pay.least", crowns=least)
    canvas.text(SPLIT_X + 142, 673, say(least_msg), fonts.SANS, 26, palette.INK_SOFT, "ls", 182)
    if ways[1:]:
        _lay_others(canvas, ways[1:3], price, say)


def _lay_others(canvas: Canvas, others: tuple[Cards, ...], price: int, say: Say) -> None:
    """Draw other payments worth a thought: their cards, and the crowns they give up."""
    canvas.fill(shapes.round_rectangle(40, 708, 732, 766, 9), palette.PAPER_SHADE)
    label = canvas.text(58, 738, say(Msg("pizarro.pic.pay.or")), fonts.SERIF_ITALIC, 28, palette.INK_SOFT, "lm", 70)
    x = label.x1 + 24
    room = (722 - x) / len(others) - 18
    for option in others:
        is_over = sum(option) != price
        end = _lay_sum(canvas, option, x, 737, room - (154 if is_over else 104), 42)
        if is_over:
            end = canvas.text(end + 6, 739, f"= {sum(option)}", fonts.SANS_MEDIUM, 26, palette.WAX, "lm").x1
        line = ((end + 8, 739.0), (end + 28, 739.0))
        canvas.fill(shapes.polyline(line, 2.4), palette.INK_SOFT)
        canvas.fill(shapes.polygon(((end + 34, 739.0), (end + 24, 733.5), (end + 24, 744.5))), palette.INK_SOFT)
        canvas.sprite("crown", end + 66, 737, 58, figure=str(crowns(option)))
        x += room + 18


def _lay_kept(canvas: Canvas, cards: tuple[int, ...]) -> None:
    """Draw money, crowns and number of the cards that stay."""
    y = 634
    for x, name, width, figure in ((820, "bag", 52, sum(cards)), (948, "crown", 76, crowns(cards)), (1076, "hand", 58, len(cards))):
        canvas.sprite(name, x, y - (2 if name == "bag" else 0), width)
        canvas.text(x + width / 2 + 8, y + 2, str(figure), fonts.SANS_BOLD, 38, palette.INK, "lm", 62)


def _lay_after(canvas: Canvas, view: PizarroView, kept: Cards, say: Say) -> None:
    """Draw what stays in the hand, and what happens right after paying."""
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.after.title")))
    _lay_kept(canvas, kept)
    warning = _consequence(view, len(kept), say)
    if warning is None:
        return
    name, first, second = warning
    canvas.fill(shapes.round_rectangle(790, 680, 1158, 760, 10), palette.WAX_PALE)
    canvas.fill(shapes.round_rectangle(790, 680, 1158, 760, 10, 1.6), palette.WAX)
    canvas.sprite(name, 830, 720, 52)
    canvas.text(868, 712, first, fonts.SANS_BOLD, 26, palette.INK, "ls", 280)
    canvas.text(868, 744, second, fonts.SANS, 25, palette.INK, "ls", 280)


def _consequence(view: PizarroView, count: int, say: Say) -> tuple[str, str, str] | None:
    """Return what happens right after paying: a drawing and two lines."""
    card = view.card
    if card is None or view.seat is None:
        return None
    reached = [space for space in view.spaces if space.explorer == card and space.phase == view.phase]
    space = reached[0]
    if space.action in (None, "veto", "exchange", "gamble"):
        return None
    name = explorer_name(say, card)
    if space.action == "lose_card":
        neighbour = player_name(say, (view.seat + 1) % len(view.players))
        first, second = Msg("pizarro.pic.after.lose", explorer=name, who=neighbour), Msg("pizarro.pic.after.lose_of", cards=count)
        return "lose-card", say(first), say(second)
    if space.action == "open_hand":
        return "open-hand", say(Msg("pizarro.pic.after.open", explorer=name)), say(Msg("pizarro.pic.after.open_until"))
    if space.action == "draw":
        second = Msg("pizarro.pic.after.draw_or") if len(reached) > 1 else Msg("pizarro.pic.after.draw_at_once")
        return "draw", say(Msg("pizarro.pic.after.draw", explorer=name, cards=space.amount)), say(second)
    key = "pizarro.pic.after.under_hand" if space.action == "pile_hand" else "pizarro.pic.after.under_paid"
    return "pile-add", say(Msg(key, explorer=name)), say(Msg("pizarro.pic.after.scores"))


def _lay_exchange(canvas: Canvas, hand: Cards, say: Say) -> None:
    """Draw that cards may be given away for as many new ones, and what is in the hand."""
    _heading(canvas, LEFT, say(Msg("pizarro.pic.swap.title")))
    canvas.sprite("exchange", 100, 650, 92)
    canvas.text(SUM_X, 746, say(Msg("pizarro.pic.swap.choose")), fonts.SANS_MEDIUM, 28, palette.INK, "ls", 670)
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.swap.kept")))
    _lay_kept(canvas, hand)


def _lay_outlook(canvas: Canvas, view: PizarroView, player: PlayerView, say: Say) -> None:
    """Draw the cards that the end of the phase brings, and the crowns so far."""
    base = INCOME[view.phase - 1]
    reached = [(ship.explorer, ship.phase, ship.half) for ship in player.ships if ship.phase == view.phase]
    bags = [space.bags for key in reached for space in view.spaces if (space.explorer, space.phase, space.half) == key and space.bags]
    if view.stage in ("gamble", "over") or not base + sum(bags):
        _lay_standing(canvas, view, say)
        _lay_outlook_right(canvas, player, say)
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
    canvas.text(x, 652, f"= {total}" if bags and base else "", fonts.SANS_BOLD, 46, palette.INK, "lm")
    canvas.text(SUM_X, 746, say(Msg("pizarro.pic.income.cards", cards=total)), fonts.SANS_MEDIUM, 28, palette.INK_SOFT, "ls", 670)
    _lay_outlook_right(canvas, player, say)


def _lay_outlook_right(canvas: Canvas, player: PlayerView, say: Say) -> None:
    """Draw the points so far: ships, hand and piles, and their sum."""
    _heading(canvas, RIGHT, say(Msg("pizarro.pic.points.title")))
    piles = sum(crowns(pile.values) * pile.count for pile in player.piles if pile.values is not None)
    rows = [(Msg("pizarro.pic.points.ships"), player.crowns), (Msg("pizarro.pic.points.hand"), crowns(player.hand or ()))]
    if player.piles:
        rows.append((Msg("pizarro.explorer.magellan"), piles))
    for k, (label, amount) in enumerate(rows):
        y = 630 + 46 * k
        canvas.text(800, y, say(label), fonts.SANS, 27, palette.INK, "ls", 150)
        canvas.text(1010, y, str(amount), fonts.SANS_BOLD, 32, palette.INK, "rs")
    canvas.sprite("crown", 1092, 668, 124, figure=str(sum(amount for _, amount in rows)))


def _lay_standing(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the crowns of everybody's ships, the most first, when no more cards come.

    In the gamble they stand under the cards turned up.
    """
    gamble = view.gamble if view.stage == "gamble" else None
    title = Msg("pizarro.pic.drawn") if gamble else Msg("pizarro.pic.outlook.title")
    heading = canvas.text(50, LEFT[1] + 42, say(title), fonts.SERIF_ITALIC, 29, palette.INK_SOFT, "ls", 420)
    if gamble:
        marks.disc(canvas, heading.x1 + 34, LEFT[1] + 31, 20, gamble.seat)
        said = f"{'+'.join(map(str, gamble.draws))} = {gamble.total}" if len(gamble.draws) > 1 else str(gamble.total)
        limit = canvas.text(
            724, LEFT[1] + 44, say(Msg("pizarro.pic.of_limit", limit=gamble.limit)), fonts.SANS, 27, palette.INK_SOFT, "rs", 120
        )
        room = limit.x0 - 12 - (heading.x1 + 70)
        canvas.text(limit.x0 - 12, LEFT[1] + 44, said, fonts.SANS_BOLD, 34, palette.INK, "rs", room)
    surface.hairline(canvas, 44, LEFT[1] + 58, 728)
    order = sorted(view.players, key=lambda player: (-player.crowns, player.seat))
    for k, player in enumerate(order):
        x, y = STANDING_COLUMNS[k % 2], LEFT[1] + 91 + 58 * (k // 2)
        marks.disc(canvas, x + 24, y, 22, player.seat)
        crown = canvas.sprite("crown", x + STANDING_WIDTH - 32, y, 62, figure=str(player.crowns))
        canvas.text(x + 56, y, player_name(say, player.seat), fonts.SANS_MEDIUM, 26, palette.INK, "lm", crown.x0 - 6 - (x + 56))
    if len(order) <= 4:
        canvas.text(50, LEFT[1] + 220, say(Msg("pizarro.pic.outlook.ships")), fonts.SANS_MEDIUM, 26, palette.INK_SOFT, "ls", 670)
