"""Trading in a harbour: goods for gold in black ones, talismans in red ones. rulebook: Black harbours, Red harbours.

A trade begins in the line that sails into the harbour; what is left to do there is asked for again.
"""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Msg, Option, Seat, Suggestion, Talk, Turn
from engine.games.carta_magica import payment, says
from engine.games.carta_magica.board import CHALLENGES, GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, TALISMANS, Square
from engine.games.carta_magica.flow import onward, tradable
from engine.games.carta_magica.payment import Payment
from engine.games.carta_magica.state import State, Trading
from engine.games.carta_magica.ways import card_of
from engine.games.carta_magica.work import Work

Deal = tuple[str, int, Payment]
"""What is done in a harbour: `sell` so much gold's worth, `buy` a talisman (-1: unseen), `curse`, or `nothing`; and the payment."""
NOTHING: Deal = ("nothing", 0, (0, ()))
UNSEEN = -1


@cache
def _sell_ask(most: int) -> Ask:
    options = tuple(
        Option(str(gold), gold, Msg("carta_magica.sell.option", gold=gold, goods=gold * GOODS_PER_GOLD)) for gold in range(most, -1, -1)
    )
    return Ask("sell", Msg("carta_magica.sell.ask", most=most), options)


@cache
def _buy_ask(row: tuple[int, ...], wanted: tuple[int, ...], has_deck: bool, has_curse: bool) -> Ask:
    options: list[Option[int | None]] = [
        Option(
            TALISMANS[one].token,
            one,
            says.talisman_points(one),
            Msg("carta_magica.buy.challenge") if one in wanted else None,
        )
        for one in row
    ]
    if has_deck:
        options.append(Option("unseen", UNSEEN, Msg("carta_magica.buy.unseen")))
    if has_curse:
        options.append(Option("curse", -2, Msg("carta_magica.buy.curse")))
    options.append(Option("nothing", None, Msg("carta_magica.buy.nothing")))
    return Ask("buy", Msg("carta_magica.buy.ask", price=TALISMAN_PRICE), tuple(options))


def can_curse(state: State, seat: Seat) -> bool:
    """Whether a curse can change the open talismans."""
    position = state.position
    return not position.is_cursed and bool(position.talisman_deck) and card_of(position.players[seat], "curse") is not None


def deal(state: State, seat: Seat, at: Square) -> Talk[Deal]:
    """Ask what to do in a harbour, if there is anything to do."""
    position = state.position
    work = Work(position)
    player = work.change(seat, square=at) if position.players[seat].square != at else position.players[seat]
    most = tradable(work, seat)
    if not most:
        return NOTHING
    if HARBOUR[at].is_black:
        gold: int = yield _sell_ask(most)
        if not gold:
            return NOTHING
        return "sell", gold, (yield from payment.pay(player, "goods", gold * GOODS_PER_GOLD))
    wanted = CHALLENGES[player.challenge].talismans
    choice: int | None = yield _buy_ask(position.row, wanted, bool(position.talisman_deck), can_curse(state, seat))
    if choice is None:
        return NOTHING
    if choice == -2:
        return "curse", 0, (0, ())
    return "buy", choice, (yield from payment.pay(player, "gold", TALISMAN_PRICE))


def dealt(work: Work, seat: Seat, chosen: Deal) -> None:
    """Do what was chosen in the harbour."""
    kind, what, paying = chosen
    if kind == "sell":
        work.pay(seat, "goods", *paying)
        gold = work.take(seat, "gold", what)
        work.say("carta_magica.note.sold", seat, gold=gold, what=payment.paid("goods", paying))
        work.mark(seat, "sold", amount=gold)
    elif kind == "buy":
        work.pay(seat, "gold", *paying)
        _bought(work, seat, what)
        if paying[1]:
            work.say("carta_magica.note.paid", seat, what=payment.paid("gold", paying))
    elif kind == "curse":
        curse(work, seat)


def _bought(work: Work, seat: Seat, what: int) -> None:
    if what == UNSEEN:
        card, work.talisman_deck = work.talisman_deck[0], work.talisman_deck[1:]
        work.sealed = True
    else:
        card = what
        work.row = tuple(one for one in work.row if one != card)
    work.change(seat, talismans=tuple(sorted((*work.players[seat].talismans, card))))
    key = "carta_magica.note.bought.unseen" if what == UNSEEN else "carta_magica.note.bought"
    work.say(key, seat, talisman=says.talisman_points(card))
    work.mark(seat, "bought", talisman=card)
    work.refill_row()


def curse(work: Work, seat: Seat) -> None:
    """Shuffle the open talismans back into their deck and turn up others. rulebook: Curse card.

    The others lie on top of the shuffled ones until they are turned up, so that three others really come, if there are three.
    """
    card = card_of(work.players[seat], "curse")
    assert card is not None
    work.use(seat, card)
    work.is_cursed = True
    work.say("carta_magica.note.curse", seat)
    work.mark(seat, "cursed", card=card)
    old = work.row
    work.row = work.talisman_deck[: len(old)]
    rest = work.talisman_deck[len(old) :]
    work.talisman_deck, work.chance = work.chance.shuffled((*rest, *old))
    work.sealed = True
    if len(work.row) < len(old):
        shown = len(work.row)
        work.row += work.talisman_deck[: len(old) - shown]
        work.talisman_deck = work.talisman_deck[len(old) - shown :]
    work.say("carta_magica.note.row-new", seat, talismans=tuple(map(says.talisman_points, work.row)))


def left(work: Work, seat: Seat, chosen: Deal) -> tuple[tuple[str, Seat], ...]:
    """What may still be traded after a deal: in a black harbour only what a later card adds, in a red one whatever the gold allows."""
    if HARBOUR[work.players[seat].square].is_black:
        return ((f"trade:{tradable(work, seat)}", seat),)
    return () if chosen[0] == "nothing" else (("trade", seat),)


def trade(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Trade on in the harbour where the ship lies."""
    assert isinstance(state.stage, Trading)
    chosen = yield from deal(state, seat, state.position.players[seat].square)
    work = Work(state.position)
    dealt(work, seat, chosen)
    work.todo = (*left(work, seat, chosen), *work.todo)
    return onward(work)


def deal_hints(state: State, seat: Seat, at: Square, path: tuple[str, ...]) -> tuple[Suggestion, ...]:
    """Sailing into a harbour with the best deal there."""
    position = state.position
    work = Work(position)
    player = work.change(seat, square=at)
    most = tradable(work, seat)
    place = says.place(at)
    if not most:
        return (Suggestion(path, Msg("carta_magica.suggest.harbour", place=place)),)
    if HARBOUR[at].is_black:
        path = (*path, str(most), *payment.usual(player, "goods", most * GOODS_PER_GOLD))
        return (Suggestion(path, Msg("carta_magica.suggest.sell", place=place, gold=most)),)
    wanted = CHALLENGES[player.challenge].talismans
    best = max(position.row, key=lambda one: (one in wanted, TALISMANS[one].points), default=None)
    if best is None:
        return (Suggestion((*path, "nothing"), Msg("carta_magica.suggest.harbour", place=place)),)
    path = (*path, TALISMANS[best].token, *payment.usual(player, "gold", TALISMAN_PRICE))
    return (Suggestion(path, Msg("carta_magica.suggest.buy", place=place, talisman=says.talisman_points(best))),)
