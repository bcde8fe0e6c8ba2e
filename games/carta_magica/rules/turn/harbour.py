"""Trading: goods for gold in black harbours, talismans in red ones.

A trade begins in the line that sails into the harbour; what is left to do there is asked for again.

rulebook: Black harbours, Red harbours.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn, Who
from games.carta_magica.rules import payment, says
from games.carta_magica.rules.board import CHALLENGES, GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, TALISMANS, Talisman
from games.carta_magica.rules.payment import Payment, card_of, means
from games.carta_magica.rules.state import Paying, Position, State, Task, Trading
from games.carta_magica.rules.turn.flow import onward, tradable
from games.carta_magica.rules.turn.work import Work


class Sale(Struct, frozen=True):
    """Goods are sold."""

    gold: int
    """What they bring."""
    payment: Payment
    """The goods."""


class Purchase(Struct, frozen=True):
    """A talisman is bought: an open one, or the unseen one on top of the deck (`None`)."""

    talisman: int | None
    payment: Payment


class Curse(Struct, frozen=True):
    """The open talismans are cursed before anything is bought."""


class Unseen(Struct, frozen=True):
    """The answer that buys the top talisman of the deck."""


def id_of(choice: Talisman | Unseen) -> int | None:
    """Return the talisman of a purchase; `None` is the unseen one."""
    return choice.id if isinstance(choice, Talisman) else None


Deal: TypeAlias = Sale | Purchase | Curse | None
"""What is done in a harbour; `None` is nothing."""


@cache
def _sell_ask(most: int, goods: int, gold: int) -> Ask:
    """Return the question how much to sell; `goods` and `gold` are spendable, cards included."""
    options = tuple(
        Option(
            str(count),
            count,
            Msg("carta_magica.sell.option", gold=count, goods=count * GOODS_PER_GOLD),
            Msg("carta_magica.sell.hint", gold=gold + count, goods=goods - count * GOODS_PER_GOLD),
        )
        for count in range(most, -1, -1)
    )
    return Ask("trade.sell", Msg("carta_magica.sell.ask", most=most), options)


@lru_cache(4096)
def _buy_ask(row: tuple[int, ...], seekers: tuple[Seat | None, ...], own: Seat, gold: int, has_deck: bool, has_curse: bool) -> Ask:
    """Return the question what to buy.

    `seekers`: for each open talisman the seat whose challenge it is, `None` if it is nobody's. `gold`: what can be spent, cards included.
    """
    left = gold - TALISMAN_PRICE
    options: list[Option[Talisman | Unseen | Curse | None]] = []
    for talisman, seeker in zip([TALISMANS[card] for card in row], seekers, strict=True):
        label = Msg("carta_magica.buy.offer", talisman=says.talisman(talisman.id), gold=TALISMAN_PRICE, points=talisman.points)
        options.append(Option(talisman.token, talisman, label, _purchase_hint(seeker, own, left)))
    if has_deck:
        options.append(Option("unseen", Unseen(), Msg("carta_magica.buy.unseen"), _purchase_hint(None, own, left)))
    if has_curse:
        options.append(Option("curse", Curse(), Msg("carta_magica.buy.curse"), Msg("carta_magica.choose.card-used")))
    options.append(Option("nothing", None, Msg("carta_magica.buy.nothing")))
    return Ask("trade.buy", Msg("carta_magica.buy.ask", price=TALISMAN_PRICE), tuple(options))


def _purchase_hint(seeker: Seat | None, own: Seat, left: int) -> Msg:
    """Return the hint of a talisman: whose challenge it is, and the gold that is left."""
    if seeker is None:
        return Msg("carta_magica.suggest.buy.left", gold=left)
    if seeker == own:
        return Msg("carta_magica.suggest.buy.challenge", gold=left)
    return Msg("carta_magica.buy.other", who=Who(seeker), gold=left)


def _seekers(position: Position, seat: Seat) -> tuple[Seat | None, ...]:
    """Return whose challenge each open talisman is, first of all this seat's; or `None`."""
    seats = sorted(range(len(position.players)), key=lambda other: other != seat)
    wanted = {other: CHALLENGES[position.players[other].challenge].talismans for other in seats}
    return tuple(next((Seat(other) for other in seats if talisman in wanted[other]), None) for talisman in position.row)


def can_curse(position: Position, seat: Seat) -> bool:
    """Return whether a curse can change the open talismans."""
    return not position.is_cursed and bool(position.talisman_deck) and card_of(position.players[seat], "curse") is not None


def deal(position: Position, seat: Seat, is_new: bool) -> Talk[Deal]:
    """Ask what to do in the harbour where the ship lies, if there is anything to do.

    `is_new`: the line has brought the ship here.
    """
    most = tradable(position, seat)
    if not most:
        return None
    player = position.players[seat]
    if HARBOUR[player.square].is_black:
        ask = _sell_ask(most, means(player, "goods"), means(player, "gold"))
    else:
        gold, has_deck = means(player, "gold"), bool(position.talisman_deck)
        ask = _buy_ask(position.row, _seekers(position, seat), seat, gold, has_deck, can_curse(position, seat))
    if is_new:
        ask = replace(ask, so_far=lambda: State(position, Trading(seat)))
    choice: int | Talisman | Unseen | Curse | None = yield ask
    if choice is None or isinstance(choice, Curse):
        return choice
    if HARBOUR[player.square].is_black:
        assert isinstance(choice, int)
        return Sale(choice, (yield from _pay(position, seat, "goods", choice * GOODS_PER_GOLD))) if choice else None
    paid = yield from _pay(position, seat, "gold", TALISMAN_PRICE)
    assert not isinstance(choice, int)
    return Purchase(id_of(choice), paid)


def _pay(position: Position, seat: Seat, kind: Literal["goods", "gold"], amount: int) -> Talk[Payment]:
    return payment.pay("trade.payment", position.players[seat], kind, amount, lambda: State(position, Paying(seat, kind, amount)))


def dealt(work: Work, seat: Seat, chosen: Deal) -> None:
    """Do what was chosen in the harbour."""
    if isinstance(chosen, Sale):
        work.pay(seat, "goods", chosen.payment)
        gold = work.take(seat, "gold", chosen.gold)
        work.say("carta_magica.note.sold", seat, gold=gold, what=payment.paid("goods", chosen.payment))
        work.mark(seat, "sold", amount=gold)
    elif isinstance(chosen, Purchase):
        work.pay(seat, "gold", chosen.payment)
        _buy(work, seat, chosen.talisman)
        _, cards = chosen.payment
        if cards:
            work.say("carta_magica.note.paid", seat, what=payment.paid("gold", chosen.payment))
    elif isinstance(chosen, Curse):
        curse(work, seat)


def _buy(work: Work, seat: Seat, talisman: int | None) -> None:
    """Take a talisman of the row, or the top one of the deck (`None`), and fill the row."""
    position = work.position
    if talisman is None:
        work.seal()
        card, *deck = position.talisman_deck
        work.change(talisman_deck=tuple(deck))
    else:
        card = talisman
        work.change(row=tuple(other for other in position.row if other != card))
    work.change_player(seat, talismans=tuple(sorted((*work.player(seat).talismans, card))))
    key = "carta_magica.note.bought.unseen" if talisman is None else "carta_magica.note.bought"
    work.say(key, seat, talisman=says.talisman_points(card))
    work.mark(seat, "bought", talisman=card)
    work.refill_row()


def curse(work: Work, seat: Seat) -> None:
    """Shuffle the open talismans into their deck and turn up others. rulebook: Curse card.

    The new ones are taken from the deck before the old ones are shuffled into it: none comes back if the deck has three others.
    """
    card = card_of(work.player(seat), "curse")
    assert card is not None
    work.use(seat, card)
    work.change(is_cursed=True)
    work.seal()
    work.say("carta_magica.note.curse", seat)
    work.mark(seat, "cursed", card=card)
    old, deck = work.position.row, work.position.talisman_deck
    row, rest = deck[: len(old)], work.shuffled((*deck[len(old) :], *old))
    missing = len(old) - len(row)
    work.change(row=row + rest[:missing], talisman_deck=rest[missing:])
    work.say("carta_magica.note.row-new", seat, talismans=tuple(map(says.talisman_points, work.position.row)))


def trades_left(position: Position, seat: Seat, chosen: Deal) -> tuple[Task, ...]:
    """Return what may still be traded after a deal.

    In a black harbour that is only what a card drawn later adds; in a red one, whatever the gold allows.
    """
    if HARBOUR[position.players[seat].square].is_black:
        return (Task("trade", seat, tradable(position, seat)),)
    return () if chosen is None else (Task("trade", seat),)


def trade(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Trade on in the harbour where the ship lies."""
    chosen = yield from deal(state.position, seat, is_new=False)
    return traded_on(Work(state), seat, chosen)


def traded_on(work: Work, seat: Seat, chosen: Deal) -> Turn[State]:
    """Make a further deal in the harbour."""
    dealt(work, seat, chosen)
    return onward(work, *trades_left(work.position, seat, chosen))
