"""What is bid for a card, and at which limit: full values of cards, fewest crowns first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Msg, Path, Seat
from games.pizarro.mind.decision.payments import is_best_payment, needs_money, payments
from games.pizarro.mind.policy import limit
from games.pizarro.mind.stakes import frame, stake
from games.pizarro.mind.wording import paid_with
from games.pizarro.rules.board import must_leave
from games.pizarro.rules.payment import Cards, crowns, fewest_crowns, full_values, hand_places, most_payable
from games.pizarro.rules.state import Bidding, Paying, State, Vetoing
from games.pizarro.rules.turn.auction import amounts

DEARER = 1
"""Crowns by which the payment of a lower bid may be dearer than the first payment; else the bid is left out."""
APART = 2
"""Ducats by which a cheaper limit has to be lower to be offered beside the first one."""
CHEAPER = 0.75
"""The greatest share of the first limit that a cheaper one may have."""
WORTH = 2.0
"""A card is clearly worth a bid if its limit is at least so many times the next bid."""
DEAR = 0.5
"""A card is clearly not worth a bid if its limit is at most this share of the next bid."""
SPENT = 0.3
"""The share of the money in hand above which a limit leaves too little for other cards, so that it is not called best."""
MUCH = 0.4
"""The share of the money in hand above which a limit is a bet: a cheaper one is as often better as worse, and is not offered."""
LATE = 5
"""Cards to come. With no more than these, a bid that is a little too dear loses more often than it wins.

These numbers were set by 435 positions with 60 playouts for every limit; `python -m bench green pizarro` measures what comes of them."""
LISTED = 3
"""For how many explorers the prices are shown."""
RAISES = 3
"""How many of the next amounts are in the menu as single bids."""
SINGLES = 3
"""After so many bids for a card the menu has no single bids: every further ducat would wait for somebody. Players set a limit instead."""

Offer: TypeAlias = tuple[int, Cards]
"""A bid and the cards that would pay it."""


class Suggested(NamedTuple):
    """Bids or limits, the one to suggest first before the others."""

    offers: tuple[Offer, ...]
    is_worth: bool
    """Whether the card is worth the first of them to the sensible player."""


def bid(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask whether to bid, and with what limit."""
    stage, position, bids = state.at(Bidding), state.position, amounts(state, seat)
    if not bids:
        return _too_dear(state, stage, seat)
    if len(stage.queue) == 1:
        return _alone(state, stage, seat, bids[0], asked.prompt)
    answers, stake_words = how_high(state, seat, bids)
    lasting = [replace(answer, lasts=len(answer.path) > 1) for answer in answers]
    return Decision(
        Msg("pizarro.decision.bid.question", least=bids[0]),
        (*lasting, *_raises(state, seat, bids, asked.prompt)),
        stake_words,
        frame(position),
        has_best=is_clear(state, seat, bids),
        rest=others("pizarro.decision.bid.rest", bids, ()),
    )


def _raises(state: State, seat: Seat, bids: range, group: Msg) -> tuple[Answer, ...]:
    """Return the next few amounts with their cheapest payments, for the first bids for a card."""
    stage, position = state.at(Bidding), state.position
    if sum(step.amount > 0 for step in stage.trail) >= SINGLES:
        return ()
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    offers = [(amount, fewest_crowns(hand, amount, leave, position.is_exact)) for amount in bids[:RAISES]]
    return tuple(replace(answer, group=group) for answer in bid_answers(hand, offers, "pizarro.decision.bid", ("bid",)))


def how_high(state: State, seat: Seat, bids: range) -> tuple[tuple[Answer, ...], Msg]:
    """Return the answers to how high to bid, with the pass among them, and the stake."""
    hand = state.position.players[seat].hand
    offers, is_worth = limits(state, seat, bids)
    return or_pass(bid_answers(hand, offers[: MOST - 1], "pizarro.decision.limit", ("limit",)), hand, is_worth), stake(state, seat)


def limits(state: State, seat: Seat, bids: range) -> Suggested:
    """Return the suggested limits with the cards that would pay them, and whether to bid.

    The first limit is what the card is worth to the sensible player; if that is not clear, a cheaper one follows. If the card is not worth
    a bid, the least full value of cards is suggested instead; but late in a phase only if it is clear that a pass is best.
    """
    offers, high, position = offer_payments(state, seat, bids, MOST).offers, limit(state, seat), state.position
    hand, is_sure = position.players[seat].hand, is_clear(state, seat, bids)
    if high < bids[0]:
        return Suggested((min(offers),) if is_sure or len(position.stack) > LATE else (), is_worth=False)
    assert isinstance(state.stage, Bidding | Vetoing)
    whole = fewest_crowns(hand, high, must_leave(position.sides, state.stage.card), position.is_exact)
    cheaper = [offer for offer in offers if offer[0] <= min(high - APART, CHEAPER * high) and offer[1] != whole]
    has_second = bool(cheaper) and not is_sure and high <= MUCH * sum(hand)
    return Suggested(((high, whole), max(cheaper)) if has_second else ((high, whole),), is_worth=True)


def is_clear(state: State, seat: Seat, bids: range) -> bool:
    """Return whether the rule of thumb says clearly that the seat bids or passes.

    A bid is not clear if it may take much of the seat's money (`SPENT`) while that is needed.
    """
    high, money = limit(state, seat), sum(state.position.players[seat].hand)
    if high < bids[0]:
        return high <= DEAR * bids[0]
    return high >= WORTH * bids[0] and (high <= SPENT * money or not needs_money(state.position, seat))


def amount(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    """Ask how high to bid, by the full values of payments."""
    position, bids = state.position, amounts(state, seat)
    hand = position.players[seat].hand
    offers, has_best = offer_payments(state, seat, bids, MOST)
    return Decision(
        Msg("pizarro.decision.amount.question"),
        bid_answers(hand, offers, "pizarro.decision.bid", ()),
        Msg("pizarro.decision.amount.stake", most=bids[-1]),
        frame(position),
        has_best=has_best,
        rest=others("pizarro.decision.bid.rest", bids, [amount for amount, _ in offers]),
    )


def bid_answers(hand: Cards, offers: Sequence[Offer], key: str, before: Path) -> tuple[Answer, ...]:
    """Return bids or limits, each with the cards that would pay it."""
    offered: list[Answer] = []
    for amount, cards in offers:
        taken = {place for answer in offered for place in answer.places}
        label = Msg(key, amount=amount, **paid_with(hand, cards))
        offered.append(Answer((*before, str(amount)), label, places=hand_places(hand, cards, taken)))
    return tuple(offered)


def offer_payments(state: State, seat: Seat, bids: range, count: int) -> Suggested:
    """Return at most `count` payments with their bids, and whether to make the first one.

    Each payment is bid at its full value. Those that the rule of thumb allows come first, the one with the fewest crowns before the others.
    If it allows less than any full value, the least bid is offered with its cheapest payment.
    """
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    hand, leave = position.players[seat].hand, must_leave(position.sides, stage.card)
    payments, high = full_values(hand, bids[0], leave), limit(state, seat)
    fewest = crowns(payments[0])
    offers = [(sum(cards), cards) for cards in payments if sum(cards) > sum(payments[0]) or crowns(cards) <= fewest + DEARER][:count]
    if bids[0] <= high < min(amount for amount, _ in offers):
        offers[0] = bids[0], fewest_crowns(hand, bids[0], leave, position.is_exact)
    offers.sort(key=lambda offer: offer[0] > high)
    least, _ = offers[0]
    return Suggested(tuple(offers), is_worth=least <= high)


def others(key: str, every: range, shown: Sequence[int]) -> Msg | None:
    """Return the amounts that are not shown, single ones and ranges; `None` if all are."""
    left = [amount for amount in every if amount not in shown]
    runs: list[list[int]] = []
    for amount in left:
        if runs and runs[-1][-1] == amount - 1:
            runs[-1].append(amount)
        else:
            runs.append([amount])
    said = tuple([Msg("pizarro.decision.range", first=run[0], last=run[-1], count=len(run)) for run in runs])
    return Msg(key, amounts=said) if said else None


def _too_dear(state: State, stage: Bidding, seat: Seat) -> Decision:
    """Ask a seat that cannot bid any more to pass."""
    position = state.position
    hand = position.players[seat].hand
    high = most_payable(hand, must_leave(position.sides, stage.card))
    stake = Msg("pizarro.decision.dear.stake", most=high, bid=stage.bid)
    return Decision(Msg("pizarro.decision.dear.question"), or_pass((), hand, is_worth=False), stake, frame(position), has_best=True)


def _alone(state: State, stage: Bidding, seat: Seat, price: int, group: Msg) -> Decision:
    """Ask the only seat left whether to take the card for the least bid."""
    position = state.position
    won = State(position, Paying(stage.card, seat, price, stage.trail))
    every, is_worth = payments(won, ("bid", str(price), "pay"), "pizarro.decision.buy"), limit(state, seat) >= price
    buys, more = every[: MOST - 1], [replace(answer, group=group) for answer in every[MOST - 1 :]]
    return Decision(
        Msg("pizarro.decision.alone.question", price=price),
        (*or_pass(buys, position.players[seat].hand, is_worth), *more),
        stake(state, seat),
        frame(position),
        has_best=not is_worth or is_best_payment(won, buys),
        rest=Msg("pizarro.decision.alone.rest"),
    )


def or_pass(answers: tuple[Answer, ...], hand: Cards, is_worth: bool) -> tuple[Answer, ...]:
    """Return bids and the pass, which comes first if no bid is worth it; its button stays."""
    passes = Answer(("pass",), Msg("pizarro.decision.pass", crowns=crowns(hand)), costs=False, stays=True)
    return (*answers, passes) if is_worth else (passes, *answers)
