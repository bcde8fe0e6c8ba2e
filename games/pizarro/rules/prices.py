"""The price list: how high to bid for each explorer of this phase, and how much in all.

    prices columbus=7 pizarro=12 magellan=- marco_polo=0 vasco_da_gama=5 cook=14 budget=-

`0` passes, `-` leaves the explorer out (the player is asked). Without a budget the list ends when its owner has bought a card. With one it
goes on: the prices were made for the whole budget, so after a purchase they fall in step with what is left of it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from engine.values.core import NONE, Ask, Field, Form, Msg, Option, Order, Seat, Talk
from games.pizarro.rules import says
from games.pizarro.rules.board import EXPLORERS, Explorer, must_leave
from games.pizarro.rules.payment import Cards, crowns, fewest_crowns, most_payable
from games.pizarro.rules.state import Bidding, Paying, State, Vetoing
from games.pizarro.rules.turn.flow import bidders, can_bid
from games.pizarro.rules.turn.purchase import token
from games.pizarro.rules.turn.work import Work


def is_possible(state: State, seat: Seat) -> bool:
    """Return whether the seat can still buy a card in this phase."""
    return isinstance(state.stage, Bidding | Vetoing | Paying) and bool(coming(state, seat))


def coming(state: State, seat: Seat) -> tuple[Explorer, ...]:
    """Return the explorers for which the seat can still bid in this phase.

    The one under auction is among them if the seat takes part in that.
    """
    stage, work, cards = state.stage, Work(state.position), set(state.position.stack)
    if isinstance(stage, Bidding | Vetoing) and can_bid(state, seat):
        cards.add(stage.card)
    return tuple([card for card in EXPLORERS if card in cards and seat in work.bidders(card)])


def prices(state: State, seat: Seat) -> Talk[Order]:
    """Ask for the list; a list without any price withdraws the order."""
    position, cards = state.position, coming(state, seat)
    hand = position.players[seat].hand
    fields = [Field(card, _price(state, seat, card)) for card in cards]
    values = yield Form(
        "order.prices",
        Msg("pizarro.order.prices.prompt", phase=position.phase, money=sum(hand)),
        (*fields, Field("budget", _budget(sum(hand)))),
    )
    return _order(state, seat, dict(zip(cards, values, strict=False)), values[-1])


def _order(state: State, seat: Seat, amounts: dict[Explorer, int | None], budget: int | None) -> Order:
    """Return the order of a list.

    Its scope says from when it is: the phase, how many cards the seat has bought in it, and the seat's money.
    """
    phase = state.position.phase
    named = {card: amount for card, amount in amounts.items() if amount is not None}
    scope = f"{phase}.{_bought(state, seat)}.{sum(state.position.players[seat].hand)}"
    if not named:
        return Order("prices", "", scope, Msg("pizarro.order.prices.text.none"))
    line = " ".join(["prices", *tokens(amounts, budget)])
    text = Msg("pizarro.order.prices.text", phase=phase, prices=items(named), asked=len(amounts) - len(named), budget=budget or 0)
    return Order("prices", line, scope, text)


def tokens(amounts: dict[Explorer, int | None], budget: int | None) -> tuple[str, ...]:
    """Return the answers to the form."""
    return tuple([f"{key}={NONE if amount is None else amount}" for key, amount in (*amounts.items(), ("budget", budget))])


def items(named: dict[Explorer, int]) -> tuple[Msg, ...]:
    """Return explorers with their prices in words."""
    return tuple([Msg("pizarro.order.prices.item", explorer=says.name(card), amount=amount) for card, amount in named.items()])


def _price(state: State, seat: Seat, card: Explorer) -> Ask:
    """Ask how high to bid for one explorer.

    What others may pay shows in how many they are and how many cards they hold.
    """
    position = state.position
    leave = must_leave(position.sides, card)
    rivals = [len(position.players[other].hand) for other in bidders(position, card) if other != seat]
    prompt = Msg(
        "pizarro.order.price.prompt",
        explorer=says.name(card),
        left=position.stack.count(card),
        shown="open" if isinstance(state.stage, Bidding | Vetoing) and state.stage.card == card else "hidden",
        rivals=len(rivals),
        cards=max(rivals, default=0),
    )
    return Ask("order.price", prompt, _amounts(position.players[seat].hand, leave, position.is_exact))


@lru_cache(512)
def _amounts(hand: Cards, leave: int, is_exact: bool) -> tuple[Option[int | None], ...]:
    """Return every price that a hand can pay, with the payment that it would take now."""
    options: list[Option[Any]] = [Option(NONE, None, Msg("pizarro.order.ask")), Option("0", 0, Msg("pizarro.bid.pass"))]
    for amount in range(1, most_payable(hand, leave) + 1):
        cards = fewest_crowns(hand, amount, leave, is_exact)
        options.append(
            Option(str(amount), amount, Msg("pizarro.order.price.up-to", amount=amount, cards=token(cards), crowns=crowns(cards)))
        )
    return tuple(options)


@cache
def _budget(money: int) -> Ask:
    amounts = [Option(str(amount), amount, Msg("pizarro.order.budget.amount", amount=amount)) for amount in range(1, money + 1)]
    once: Option[Any] = Option(NONE, None, Msg("pizarro.order.budget.once"))
    return Ask("order.budget", Msg("pizarro.order.budget.prompt"), (once, *amounts))


def _bought(state: State, seat: Seat) -> int:
    """Return how many cards a seat has bought in this phase: each brought a ship to it."""
    return sum([ship.phase == state.position.phase for ship in state.position.players[seat].ships])


def _read(order: Order) -> dict[str, int]:
    """Return the amounts of a list by explorer, and its `budget`, without those left open."""
    words = dict(word.split("=", 1) for word in order.line.split()[1:])
    return {key: int(amount) for key, amount in words.items() if amount != NONE}


class Made(Struct, frozen=True):
    """When a list was made, by its scope."""

    phase: int
    bought: int
    """How many cards the seat had bought in the phase."""
    money: int
    """The ducats in its hand."""


def _made(order: Order) -> Made:
    phase, bought, money = order.scope.split(".")
    return Made(int(phase), int(bought), int(money))


def _share_left(world: State, seat: Seat, order: Order) -> float:
    """Return the share of the budget that is left, at most 1 if money was drawn meanwhile."""
    budget = _read(order)["budget"]
    spent = _made(order).money - sum(world.position.players[seat].hand)
    return min(1.0, (budget - spent) / budget)


def holds(world: State, seat: Seat, order: Order) -> bool:
    """Return whether a list applies: in its phase, until a purchase or while budget is left."""
    made = _made(order)
    if not isinstance(world.stage, Bidding | Vetoing | Paying) or world.position.phase != made.phase:
        return False
    if _bought(world, seat) == made.bought:
        return True
    return "budget" in _read(order) and _share_left(world, seat, order) > 0


def end_reason(world: State, seat: Seat, order: Order) -> Msg:
    """Return why a list holds no longer, with the card that its owner has just bought, if any."""
    made, last, amounts = _made(order), world.position.last, _read(order)
    card = last.explorer if last.what == "bought" and last.seat == seat else None
    purchase: dict[str, Msg | int] = {} if card is None else {"explorer": says.name(card), "price": last.amount}
    if world.position.phase != made.phase or not isinstance(world.stage, Bidding | Vetoing | Paying):
        key = "pizarro.order.prices.ended.phase" if card is None else "pizarro.order.prices.ended.last"
        return Msg(key, phase=made.phase, **purchase)
    if card is None:
        return Msg("pizarro.order.prices.ended.bought", phase=made.phase)
    if "budget" in amounts and _bought(world, seat) != made.bought:
        return Msg("pizarro.order.prices.ended.spent", phase=made.phase, budget=amounts["budget"], **purchase)
    return Msg("pizarro.order.prices.ended.card", phase=made.phase, **purchase)


def purchase_news(world: State, seat: Seat, order: Order) -> Msg | None:
    """Say which card a list has just bought, if nobody has answered to the next one yet."""
    stage, last, players = world.stage, world.position.last, world.position.players
    owners_of_vetoes = sum(player.vetoes > 0 for player in players)
    if isinstance(stage, Vetoing):
        is_new = len(stage.queue) == owners_of_vetoes
    else:  # with a veto at the table, somebody has answered before the first bid
        is_new = isinstance(stage, Bidding) and not stage.trail and not owners_of_vetoes
    if not is_new or last.what != "bought" or last.seat != seat or last.explorer is None:
        return None
    if _read(order).get(last.explorer, 0) < last.amount:
        return None  # its owner bid by hand
    return Msg("pizarro.order.prices.won", explorer=says.name(last.explorer), price=last.amount)


def limit(world: State, seat: Seat, order: Order, card: Explorer) -> int | None:
    """Return how high a list bids for a card; `None` where it says nothing about it."""
    amounts = _read(order)
    if card not in amounts:
        return None
    if "budget" not in amounts:
        return amounts[card]
    rounded = int(amounts[card] * _share_left(world, seat, order) + 0.5)
    return min(rounded, amounts["budget"])
