"""Ready answers of players, by the names of the asks: those of a turn, and those of orders (`mind.ready_orders`)."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.values.core import NONE, Ask, Form, Msg, Path, Seat, Suggestion
from games.pizarro.mind import ready_orders
from games.pizarro.rules import payment, says
from games.pizarro.rules.board import CROWNS, Explorer, is_divided, must_leave, space
from games.pizarro.rules.payment import Cards, crowns, fewest_crowns
from games.pizarro.rules.state import Bidding, Paying, Position, State, without
from games.pizarro.rules.turn.auction import amounts
from games.pizarro.rules.turn.purchase import gain, open_piles, token

RAISES = 3
"""How many of the next amounts are offered as shortcuts."""
SINGLES = 3
"""After so many bids for a card no more shortcuts are offered: who wants it says how high, or each ducat more waits for somebody."""


def ready(state: State, seat: Seat, asked: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """Ready answers to an ask of a turn or an order (`Mind.ready`)."""
    position, stage = state.position, state.stage
    if asked.name == "veto":
        return _veto()
    if asked.name == "bid":
        assert isinstance(stage, Bidding)
        return _bids(position, stage, seat, amounts(state, seat))
    if asked.name == "pay":
        assert isinstance(asked, Ask) and asked.so_far is not None
        return _payments(asked.so_far())
    if asked.name == "swap":
        return _swaps(position.players[seat].hand, space(position.sides, "marco_polo", position.phase).amount)
    return ready_orders.ready(state, seat, asked)


@cache
def _veto() -> tuple[Suggestion, ...]:
    return (Suggestion(("allow",), Msg("pizarro.veto.allow"), plays=True),)


def _bids(position: Position, stage: Bidding, seat: Seat, bids: range) -> tuple[Suggestion, ...]:
    """The next few amounts, of the first bids for a card; for somebody who is alone, the purchase."""
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    if not bids:
        return ()
    if len(stage.queue) == 1:
        return _purchases(stage.card, bids[0], hand, leave, position.is_exact)
    if sum(step.amount > 0 for step in stage.trail) >= SINGLES:
        return ()
    return _raises(stage.card, bids[:RAISES], hand, leave, position.is_exact)


@lru_cache(4096)
def _raises(card: Explorer, bids: range, hand: Cards, leave: int, is_exact: bool) -> tuple[Suggestion, ...]:
    """The next few amounts, the smallest first, with the payment that takes the fewest crowns. One click bids."""
    found = []
    for amount in bids:
        cards = fewest_crowns(hand, amount, leave, is_exact)
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


def _payments(won: State) -> tuple[Suggestion, ...]:
    """Payments worth a thought; where the card asks for more, the first of them with the rest of the move."""
    stage, position = won.stage, won.position
    assert isinstance(stage, Paying)
    hand, leave = position.players[stage.seat].hand, must_leave(position.sides, stage.card)
    made: list[Suggestion] = []
    for cards in payment.ready(hand, stage.price, leave, position.is_exact):
        hint = says.given_up(hand, cards, stage.price)
        plain = Suggestion((token(cards),), Msg("pizarro.pay.suggest", cards=token(cards)), hint=hint)
        made += (_whole(won, stage, cards, hint) or (plain,)) if not made else (plain,)
    return tuple(made)


def _whole(won: State, stage: Paying, cards: Cards, hint: Msg) -> tuple[Suggestion, ...]:
    """A payment with the choices that follow it: either half of Vasco da Gama's space, the best card under Magellan."""
    position = won.position
    if stage.card != "magellan":
        if not is_divided(position.sides, stage.card, position.phase):
            return ()
        draws = space(position.sides, stage.card, position.phase, "left").amount
        right = space(position.sides, stage.card, position.phase, "right").crowns
        return (
            Suggestion((token(cards), "left"), Msg("pizarro.pay.left", cards=token(cards), count=draws), hint=hint),
            Suggestion((token(cards), "right"), Msg("pizarro.pay.right", cards=token(cards), crowns=right), hint=hint),
        )
    player = position.players[stage.seat]
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    piles = open_piles(player, position.phase) or (len(player.piles),)
    choice = without(player.hand, cards) if is_hidden else cards
    # A card of the hand gives up its own crowns there; a paid one is lost anyway.
    worth = {(under, pile): gain(player, pile, under) - is_hidden * CROWNS[under] for under in choice for pile in piles}
    under, pile = max(worth, key=lambda place: (worth[place], -place[0], -place[1]))
    path = (token(cards), "under", str(under), *(("pile", str(pile + 1)) if len(piles) > 1 else ()))
    return (Suggestion(path, Msg("pizarro.pay.under", cards=token(cards), under=under, points=gain(player, pile, under)), hint=hint),)


@lru_cache(1024)
def _swaps(hand: Cards, up_to: int) -> tuple[Suggestion, ...]:
    """No exchange, and one of the cards with the fewest crowns, of these the lowest."""
    fewest = payment.poorest(hand, up_to)
    kept = Msg("pizarro.swap.worth", money=sum(hand), crowns=crowns(hand))
    given = Msg("pizarro.swap.crowns", crowns=crowns(fewest))
    return (
        Suggestion((NONE,), Msg("pizarro.swap.suggest.none"), hint=kept),
        Suggestion((token(fewest),), Msg("pizarro.swap.suggest.lowest", cards=fewest), hint=given),
    )
