"""Paying with tokens and whole cards, no change given (a ruling)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine.core import Msg, Option, Talk
from engine.games.carta_magica import says
from engine.games.carta_magica.board import ADVENTURES, Token
from engine.games.carta_magica.state import Player
from engine.talk import pick

Payment = tuple[int, tuple[int, ...]]
"""How many tokens, and which cards."""


def payments(player: Player, kind: Token, amount: int) -> tuple[Payment, ...]:
    """The ways to pay an amount: tokens first, then with ever more cards. None has a card or token to spare."""
    tokens: int = getattr(player, kind)
    cards = tuple(card for card in player.cards if ADVENTURES[card].kind == kind)
    if not cards:
        return ((amount, ()),) if tokens >= amount else ()
    return ways_to_pay(tokens, cards, amount)


@cache
def ways_to_pay(tokens: int, cards: tuple[int, ...], amount: int) -> tuple[Payment, ...]:
    """The ways to pay with so many tokens and these cards of the kind."""
    found: dict[tuple[int, ...], Payment] = {}
    for count in range(len(cards) + 1):
        for chosen in combinations(cards, count):
            values = tuple(sorted(ADVENTURES[card].amount for card in chosen))
            rest = amount - sum(values)
            if rest > tokens or (values and rest + values[0] <= 0):
                continue
            found.setdefault(values, (max(0, rest), chosen))
    return tuple(found.values())


def pay(player: Player, kind: Token, amount: int) -> Talk[Payment]:
    """Ask how to pay. A single way is not asked for."""
    found = payments(player, kind, amount)
    if len(found) == 1:
        return found[0]
    return (yield from pick("?", _prompt(kind, amount), tuple(_option(kind, payment) for payment in found)))


@cache
def _prompt(kind: Token, amount: int) -> Msg:
    return Msg(f"carta_magica.pay.{kind}", amount=amount)


@cache
def token(payment: Payment) -> str:
    """A payment as an answer: the number of tokens, then the cards."""
    tokens, cards = payment
    return ",".join(([f"{tokens}"] if tokens or not cards else []) + [ADVENTURES[card].token for card in cards])


def usual(player: Player, kind: Token, amount: int) -> tuple[str, ...]:
    """The tokens of the line for the first way to pay; none when it is the only one."""
    found = payments(player, kind, amount)
    return (token(found[0]),) if len(found) > 1 else ()


@cache
def _option(kind: Token, payment: Payment) -> Option[Payment]:
    return Option(token(payment), payment, paid(kind, payment))


@cache
def paid(kind: Token, payment: Payment) -> Msg:
    """What was paid."""
    tokens, cards = payment
    parts = ((Msg(f"carta_magica.amount.{kind}", amount=tokens),) if tokens else ()) + tuple(map(says.adventure, cards))
    return Msg("carta_magica.pay.way", parts=parts)
