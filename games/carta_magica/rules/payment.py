"""Limits of tokens, what a player can spend, ways to pay; no change is given (a ruling)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from engine.values.core import NONE, Ask, Msg, Option, Talk
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, LIMIT, Kind, Token
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.state import Player, State

Payment = tuple[int, tuple[int, ...]]
"""How many tokens, and which cards."""
NO_PAYMENT: Payment = (0, ())

_KINDS = tuple(card.kind for card in ADVENTURES)


def card_of(player: Player, kind: Kind) -> int | None:
    """Return the first card of a kind in a hand, if there is one."""
    for card in player.cards:
        if _KINDS[card] == kind:
            return card
    return None


def room(player: Player, kind: Token, options: Options) -> int:
    """Return how many tokens of a kind a player may still take. rulebook: at most 8 of a kind."""
    amount: int = getattr(player, kind)
    if options.is_income_counted:
        amount += _on_cards(player.cards, kind)
    return max(0, LIMIT - amount)


def means(player: Player, kind: Token) -> int:
    """Return how much of a kind a player can spend, cards included."""
    tokens: int = getattr(player, kind)
    return tokens + _on_cards(player.cards, kind) if player.cards else tokens


@lru_cache(4096)
def _on_cards(cards: tuple[int, ...], kind: Token) -> int:
    return sum(ADVENTURES[card].amount for card in cards if _KINDS[card] == kind and ADVENTURES[card].amount > 0)


def payments(player: Player, kind: Token, amount: int) -> tuple[Payment, ...]:
    """Return the ways to pay, fewer cards first; no way has a card that is not needed."""
    tokens: int = getattr(player, kind)
    cards = tuple(card for card in player.cards if _KINDS[card] == kind)
    if not cards:
        return ((amount, ()),) if tokens >= amount else ()
    return _payments(tokens, cards, amount)


@lru_cache(4096)
def _payments(tokens: int, cards: tuple[int, ...], amount: int) -> tuple[Payment, ...]:
    """Return the ways to pay with `tokens` and `cards`; of equal cards, the first ones."""
    ways: dict[tuple[int, ...], Payment] = {}
    for count in range(len(cards) + 1):
        for hand in combinations(cards, count):
            values = tuple(sorted(ADVENTURES[card].amount for card in hand))
            rest = amount - sum(values)
            is_payable, has_spare_card = rest <= tokens, bool(values) and rest + values[0] <= 0
            if is_payable and not has_spare_card:
                ways.setdefault(values, (max(0, rest), hand))
    return tuple(ways.values())


def pay(name: str, player: Player, kind: Token, amount: int, so_far: Callable[[], State] | None = None) -> Talk[Payment]:
    """Ask how to pay; a single way is taken without asking."""
    ways = payments(player, kind, amount)
    if len(ways) == 1:
        return ways[0]
    options = tuple(_option(kind, amount, payment) for payment in ways)
    chosen: Payment = yield Ask(name, Msg("carta_magica.pay.ask", kind=kind, amount=amount), options, so_far=so_far)
    return chosen


@lru_cache(4096)
def token(payment: Payment) -> str:
    """Return a payment as an answer: the number of tokens, then the cards."""
    tokens, cards = payment
    return ",".join(([f"{tokens}"] if tokens or not cards else []) + [ADVENTURES[card].token for card in cards])


def cards_token(cards: tuple[int, ...]) -> str:
    """Return any number of cards as an answer."""
    return "+".join([ADVENTURES[card].token for card in cards]) or NONE


def cheapest(player: Player, kind: Token, amount: int, options: Options) -> Payment:
    """Return the way to pay that costs least.

    It overpays as little as possible. Of equal ways it has the fewest cards; if gold cards score nothing, the fewest gold tokens.
    """
    are_cards_first = kind == "gold" and options.is_gold_tokens_only

    def cost(way: Payment) -> tuple[int, int]:
        over = way[0] + sum([ADVENTURES[card].amount for card in way[1]]) - amount
        return over, way[0] if are_cards_first else len(way[1])

    return min(payments(player, kind, amount), key=cost)


def usual(player: Player, kind: Token, amount: int, options: Options) -> tuple[str, ...]:
    """Return the last answer of a line, the cheapest payment; none if it is the only one."""
    return (token(cheapest(player, kind, amount, options)),) if len(payments(player, kind, amount)) > 1 else ()


@lru_cache(4096)
def _option(kind: Token, amount: int, payment: Payment) -> Option[Payment]:
    """Return the option of a payment; its hint says what it overpays."""
    tokens, cards = payment
    over = tokens + sum(ADVENTURES[card].amount for card in cards) - amount
    return Option(token(payment), payment, paid(kind, payment), Msg("carta_magica.pay.over", over=over))


@lru_cache(4096)
def paid(kind: Token, payment: Payment) -> Msg:
    """Return a payment in words."""
    tokens, cards = payment
    parts = ((says.amount(kind, tokens),) if tokens else ()) + tuple(map(says.adventure, cards))
    return Msg("carta_magica.pay.way", parts=parts)
