"""Ready answers of players, by the names of the asks.

Those of a payment are the dialogue's own (`turn.purchase`): a random payment may fall back on them.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import NONE, Ask, Form, Msg, Path, Seat, Suggestion
from engine.games.pizarro import payment, says
from engine.games.pizarro.board import Explorer, must_leave, space
from engine.games.pizarro.payment import Cards, crowns, nearest
from engine.games.pizarro.state import Bidding, Position, State
from engine.games.pizarro.turn.auction import amounts
from engine.games.pizarro.turn.purchase import token

RAISES = 3
"""How many of the next amounts are offered as shortcuts."""


def ready(state: State, seat: Seat, asked: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """Ready answers to an ask of a turn (`Mind.ready`)."""
    position, stage = state.position, state.stage
    if asked.name == "veto":
        return _veto()
    if asked.name == "bid":
        assert isinstance(stage, Bidding)
        return _bids(position, stage, seat, amounts(state, seat))
    if asked.name == "swap":
        return _swaps(position.players[seat].hand, space(position.sides, "marco_polo", position.phase).amount)
    return ()


@cache
def _veto() -> tuple[Suggestion, ...]:
    return (Suggestion(("allow",), Msg("pizarro.veto.allow"), plays=True),)


def _bids(position: Position, stage: Bidding, seat: Seat, bids: range) -> tuple[Suggestion, ...]:
    """The next few amounts; for somebody who is alone, the purchase."""
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    if not bids:
        return ()
    if len(stage.queue) == 1:
        return _purchases(stage.card, bids[0], hand, leave, position.is_exact)
    return _raises(stage.card, bids[:RAISES], hand, leave)


@lru_cache(4096)
def _raises(card: Explorer, bids: range, hand: Cards, leave: int) -> tuple[Suggestion, ...]:
    """The next few amounts, the smallest first, with the payment that they would take. One click bids."""
    found = []
    for amount in bids:
        cards = nearest(hand, amount, leave)
        hint = Msg("pizarro.bid.costs", cards=token(cards), crowns=crowns(cards))
        label = Msg("pizarro.bid.suggest", amount=amount, explorer=says.name(card))
        found.append(Suggestion(("bid", str(amount)), label, hint=hint, plays=True))
    return tuple(found)


def _purchases(card: Explorer, price: int, hand: Cards, leave: int, is_exact: bool) -> tuple[Suggestion, ...]:
    """Nobody else is left: the least bid with the payments worth a thought."""
    return tuple(
        Suggestion(
            ("bid", str(price), "pay", token(cards)),
            Msg("pizarro.bid.buy", explorer=says.name(card), cards=token(cards)),
            hint=says.given_up(hand, cards, price),
        )
        for cards in payment.ready(hand, price, leave, is_exact)
    )


@lru_cache(1024)
def _swaps(hand: Cards, up_to: int) -> tuple[Suggestion, ...]:
    """No exchange, and one of the lowest cards."""
    lowest = hand[:up_to]
    kept = Msg("pizarro.swap.worth", money=sum(hand), crowns=crowns(hand))
    given = Msg("pizarro.swap.crowns", crowns=crowns(lowest))
    return (
        Suggestion((NONE,), Msg("pizarro.swap.suggest.none"), hint=kept),
        Suggestion((token(lowest),), Msg("pizarro.swap.suggest.lowest", cards=lowest), hint=given),
    )
