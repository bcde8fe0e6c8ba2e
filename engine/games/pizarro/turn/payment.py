"""Paying with money cards: what covers a price, and which payments are worth suggesting. rulebook: The money cards."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from engine.core import Ask, Msg, Option, Several, Suggestion
from engine.games.pizarro import says
from engine.games.pizarro.board import CROWNS, MONEY_SETS, SET, Explorer
from engine.talk import Later

Cards = tuple[int, ...]
"""Money cards by their values, ascending."""

CACHED = 4096


def most(hand: Cards, leave: int) -> int:
    """The highest amount that a hand can pay, keeping `leave` cards (0 or 1). Every smaller amount can be (over)paid too."""
    return sum(hand) - (hand[0] if leave else 0)


def can_pay_exactly(hand: Cards, price: int, leave: int) -> bool:
    """Whether some cards make exactly the price without using up the cards that must be left."""
    sums = 1
    for value in hand:
        sums |= sums << value
    return bool(sums >> price & 1) and not (leave and price == sum(hand))


def problem(hand: Cards, price: int, leave: int, is_exact: bool, paid: Cards) -> Msg | None:
    """Why these cards are no payment: too little, a card too many, none left over, or not exact although that is forced."""
    total = sum(paid)
    if total < price:
        return _short(total, price)
    if total - paid[0] >= price:
        return _superfluous(paid[0])
    if len(hand) - len(paid) < leave:
        return Msg("pizarro.pay.leave")
    if is_exact and total != price and can_pay_exactly(hand, price, leave):
        return Msg("pizarro.pay.exact", price=price)
    return None


@cache
def _short(total: int, price: int) -> Msg:
    return Msg("pizarro.pay.short", total=total, price=price)


@cache
def _superfluous(card: int) -> Msg:
    return Msg("pizarro.pay.superfluous", card=card)


@cache
def card_option(value: int, count: int) -> Option[int]:
    """A money card of the hand, `count` times."""
    return Option(str(value), value, says.card(value), count=count)


def hand_options(hand: Cards) -> tuple[Option[int], ...]:
    """The different cards of a hand."""
    return tuple([card_option(value, hand.count(value)) for value in dict.fromkeys(hand)])


def pay_ask(card: Explorer, price: int, hand: Cards, leave: int, is_exact: bool) -> Ask:
    """Which money cards to pay with."""
    suggest = Later(lambda: suggestions(hand, price, leave, is_exact))
    check = partial(problem, hand, price, leave, is_exact)
    return Ask("?", pay_word(card, price).prompt, hand_options(hand), Several(1, len(hand), check), suggest)


@cache
def pay_word(card: Explorer, price: int) -> Ask:
    """The word `pay` in front of the cards."""
    return Ask("pay", Msg("pizarro.pay.ask", explorer=says.name(card), price=price), (Option("pay", None, Msg("pizarro.pay.word")),))


_CARD_BITS = MONEY_SETS * len(SET)
"""A payment is one number: its cost above these bits, below them which cards of the hand it takes. One bit for every money
card of the game, so that any hand fits."""


@lru_cache(CACHED)
def _cheapest(hand: Cards, price: int, leave: int, crowns_cost: int, card_cost: int) -> dict[int, int]:
    """For each total that a payment without superfluous cards can have, its cheapest one.

    Cards are added from the highest value down and never to a sum that suffices: the last one added is the
    smallest and needed, so none is superfluous.
    """
    found = {0: 0}
    for index in range(len(hand) - 1, -1, -1):
        value = hand[index]
        step = ((crowns_cost * CROWNS[value] + card_cost) << _CARD_BITS) | 1 << index
        for total, cost in list(found.items()):
            if total < price:
                new = cost + step
                if new < found.get(total + value, new + 1):
                    found[total + value] = new
    if leave:
        found.pop(sum(hand), None)
    return {total: cost for total, cost in found.items() if total >= price}


def _cards(hand: Cards, cost: int) -> Cards:
    return tuple(value for index, value in enumerate(hand) if cost >> index & 1)


def nearest(hand: Cards, price: int, leave: int) -> Cards:
    """The payment with the least overpaid, among these with the fewest crowns given up."""
    found = _cheapest(hand, price, leave, 64, 1)
    return _cards(hand, found[min(found)])


def fewest_crowns(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """The payment with the fewest crowns given up, among these with the least overpaid."""
    found = _cheapest(hand, price, leave, 64, 1)
    if is_exact and price in found:
        return _cards(hand, found[price])
    return _cards(hand, found[min(found, key=lambda total: (found[total] >> _CARD_BITS, total))])


def fewest_cards(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """The payment with the fewest cards, among these with the least overpaid."""
    found = _cheapest(hand, price, leave, 1, 64)
    if is_exact and price in found:
        return _cards(hand, found[price])
    return _cards(hand, found[min(found, key=lambda total: (found[total] >> _CARD_BITS + 6, total))])


def token(cards: Cards) -> str:
    """A payment as it is written."""
    return "+".join(map(str, cards))


def suggestions(hand: Cards, price: int, leave: int, is_exact: bool) -> tuple[Suggestion, ...]:
    """Ready payments, the most careful with money first."""
    found: dict[Cards, Suggestion] = {}
    for key, cards in (
        ("pizarro.pay.suggest.nearest", nearest(hand, price, leave)),
        ("pizarro.pay.suggest.crowns", fewest_crowns(hand, price, leave, is_exact)),
        ("pizarro.pay.suggest.cards", fewest_cards(hand, price, leave, is_exact)),
    ):
        crowns = sum(CROWNS[value] for value in cards)
        found.setdefault(cards, Suggestion((token(cards),), Msg(key, cards=cards, total=sum(cards), crowns=crowns)))
    return tuple(found.values())
