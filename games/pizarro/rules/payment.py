"""Which money cards cover a price, and which to suggest. rulebook: The money cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from engine.values.core import Msg
from games.pizarro.rules.board import CROWNS, MONEY_SETS, SET

Cards: TypeAlias = tuple[int, ...]
"""Money cards by their values, ascending."""


def crowns(cards: Iterable[int]) -> int:
    """Return the crowns on money cards."""
    return sum([CROWNS[value] for value in cards])


def most(hand: Cards, leave: int) -> int:
    """Return the highest amount that a hand can pay, keeping `leave` cards (0 or 1).

    Every smaller amount can be (over)paid too.
    """
    return sum(hand) - (hand[0] if leave else 0)


def can_pay_exactly(hand: Cards, price: int, leave: int) -> bool:
    """Return whether some cards make exactly the price and `leave` cards stay (0 or 1)."""
    sums = 1
    for value in hand:
        sums |= sums << value
    return bool(sums >> price & 1) and not (leave and price == sum(hand))


def problem(hand: Cards, price: int, leave: int, is_exact: bool, paid: Cards) -> Msg | None:
    """Return why these cards are no payment, if they are none.

    Too little, a card too many, none left over, or not exact although that is forced.
    """
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


_CARD_BITS = MONEY_SETS * len(SET)
"""A payment is one number: its cost above these bits, below them which cards of the hand it takes. One bit for every money
card of the game, so that any hand fits."""


@lru_cache(4096)
def _cheapest(hand: Cards, price: int, leave: int, crowns_cost: int, card_cost: int) -> dict[int, int]:
    """Return the cheapest payment without superfluous cards for each total that one can have.

    Cards are added from the highest value down and never to a sum that suffices: the last one added is the smallest and needed,
    so none is superfluous.
    """
    cheapest = {0: 0}
    for index in range(len(hand) - 1, -1, -1):
        value = hand[index]
        step = ((crowns_cost * CROWNS[value] + card_cost) << _CARD_BITS) | 1 << index
        for total, cost in list(cheapest.items()):
            if total < price:
                new = cost + step
                if new < cheapest.get(total + value, new + 1):
                    cheapest[total + value] = new
    if leave:
        cheapest.pop(sum(hand), None)
    return {total: cost for total, cost in cheapest.items() if total >= price}


def _cards(hand: Cards, cost: int) -> Cards:
    return tuple(value for index, value in enumerate(hand) if cost >> index & 1)


def nearest(hand: Cards, price: int, leave: int) -> Cards:
    """Return the payment with the least overpaid, among these with the fewest crowns given up."""
    cheapest = _cheapest(hand, price, leave, 64, 1)
    return _cards(hand, cheapest[min(cheapest)])


def fewest_crowns(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """Return the payment with the fewest crowns given up, among these with the least overpaid."""
    cheapest = _cheapest(hand, price, leave, 64, 1)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: (cheapest[total] >> _CARD_BITS, total))])


def fewest_cards(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """Return the payment with the fewest cards, among these with the least overpaid."""
    cheapest = _cheapest(hand, price, leave, 1, 64)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: (cheapest[total] >> _CARD_BITS + 6, total))])


def full_values(hand: Cards, least: int, leave: int) -> tuple[Cards, ...]:
    """Return cards that are bid at their full value, at least so much.

    Those with the fewest crowns, then the cheapest in crowns that are less than these, and the cheapest that are more; of equal ones
    the least. There is always the first.
    """
    cheapest = _cheapest(hand, least, leave, 64, 1)
    order = sorted(cheapest, key=lambda total: (cheapest[total] >> _CARD_BITS + 6, total))
    totals, less = [order[0]], [total for total in order if total < order[0]]
    payments = [_cards(hand, cheapest[total]) for total in (*totals, *less[:1])]
    if most(hand, leave) > order[0]:
        payments.append(fewest_crowns(hand, order[0] + 1, leave, is_exact=False))
    return tuple(payments)


def poorest(hand: Cards, count: int) -> Cards:
    """Return the cards with the fewest crowns, among these the lowest."""
    return tuple(sorted(sorted(hand, key=lambda value: (CROWNS[value], value))[:count]))


def ready(hand: Cards, price: int, leave: int, is_exact: bool) -> tuple[Cards, ...]:
    """Return payments worth a thought: of fewest crowns, least overpaid, of fewest cards."""
    payments = (fewest_crowns(hand, price, leave, is_exact), nearest(hand, price, leave), fewest_cards(hand, price, leave, is_exact))
    return tuple(dict.fromkeys(payments))


def wisest(hand: Cards, price: int, leave: int, is_exact: bool, ducat: float) -> Cards:
    """Return the payment that costs least if a ducat counts as much as so many crowns."""
    cheapest = _cheapest(hand, price, leave, 64, 1)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: ((cheapest[total] >> _CARD_BITS + 6) + ducat * total, total))])


def hand_places(hand: Sequence[int], cards: Cards, taken: Collection[int] = ()) -> tuple[int, ...]:
    """Return where some cards lie in the sorted hand, of equal ones those not `taken` first."""
    places: list[int] = []
    for value in cards:
        free = [at for at, held in enumerate(hand) if held == value and at not in places]
        places.append(min(free, key=lambda at: (at in taken, at)))
    return tuple(places)
