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


def most_payable(hand: Cards, leave: int) -> int:
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
    """Return why these cards are no payment; `None`: they are one.

    They are too little, or one of them is not needed, or too few stay in the hand, or an exact payment is forced.
    """
    total, lowest = sum(paid), paid[0]
    if total < price:
        return _short(total, price)
    if total - lowest >= price:
        return _superfluous(lowest)
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
"""A payment is one number. These lowest bits say which cards of the hand it takes: one for each money card of the game, so that any hand
fits. Above them stands its cost."""
_FIRST = 64
"""The cost of a crown or of a card, whichever counts first; the other costs 1. No payment has so many cards or crowns."""
_FIRST_BITS = _CARD_BITS + 6
"""Above so many bits of a payment stands how many it takes of what counts first: 2 to the power of 6 is `_FIRST`."""


@lru_cache(4096)
def _cheapest(hand: Cards, price: int, leave: int, crowns_cost: int, card_cost: int) -> dict[int, int]:
    """Return the cheapest payment without superfluous cards for each total that one can have.

    `crowns_cost` and `card_cost`: what each crown and each card costs. Cards are added from the highest value down and never to a sum that
    suffices: the last one added is the smallest and needed, so none is superfluous.
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
    """Return the payment that overpays least; of equal ones, that with the fewest crowns."""
    cheapest = _cheapest(hand, price, leave, _FIRST, 1)
    return _cards(hand, cheapest[min(cheapest)])


def fewest_crowns(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """Return the payment with the fewest crowns; of equal ones, that which overpays least."""
    cheapest = _cheapest(hand, price, leave, _FIRST, 1)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: (cheapest[total] >> _CARD_BITS, total))])


def fewest_cards(hand: Cards, price: int, leave: int, is_exact: bool) -> Cards:
    """Return the payment with the fewest cards; of equal ones, that which overpays least."""
    cheapest = _cheapest(hand, price, leave, 1, _FIRST)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: (cheapest[total] >> _FIRST_BITS, total))])


def full_values(hand: Cards, least: int, leave: int) -> tuple[Cards, ...]:
    """Return payments that are bid at their full value, which is at least `least`.

    First the one with the fewest crowns, then the one with the fewest crowns of all that are worth less than this one, if there is any,
    and of all that are worth more. Of equal ones it is the payment of the lowest value.
    """
    cheapest = _cheapest(hand, least, leave, _FIRST, 1)
    best, *others = sorted(cheapest, key=lambda total: (cheapest[total] >> _FIRST_BITS, total))
    less = [total for total in others if total < best]
    payments = [_cards(hand, cheapest[total]) for total in (best, *less[:1])]
    if most_payable(hand, leave) > best:
        payments.append(fewest_crowns(hand, best + 1, leave, is_exact=False))
    return tuple(payments)


def poorest(hand: Cards, count: int) -> Cards:
    """Return the cards with the fewest crowns, among these the lowest."""
    return tuple(sorted(sorted(hand, key=lambda value: (CROWNS[value], value))[:count]))


def ready(hand: Cards, price: int, leave: int, is_exact: bool) -> tuple[Cards, ...]:
    """Return payments worth a thought, each once: fewest crowns, least overpaid, fewest cards."""
    payments = (fewest_crowns(hand, price, leave, is_exact), nearest(hand, price, leave), fewest_cards(hand, price, leave, is_exact))
    return tuple(dict.fromkeys(payments))


def wisest(hand: Cards, price: int, leave: int, is_exact: bool, ducat: float) -> Cards:
    """Return the payment that costs least; a ducat counts as much as `ducat` crowns."""
    cheapest = _cheapest(hand, price, leave, _FIRST, 1)
    if is_exact and price in cheapest:
        return _cards(hand, cheapest[price])
    return _cards(hand, cheapest[min(cheapest, key=lambda total: ((cheapest[total] >> _FIRST_BITS) + ducat * total, total))])


def hand_places(hand: Sequence[int], cards: Cards, taken: Collection[int] = ()) -> tuple[int, ...]:
    """Return where some cards lie in the sorted hand, of equal ones those not `taken` first."""
    places: list[int] = []
    for value in cards:
        free = [at for at, held in enumerate(hand) if held == value and at not in places]
        places.append(min(free, key=lambda at: (at in taken, at)))
    return tuple(places)
