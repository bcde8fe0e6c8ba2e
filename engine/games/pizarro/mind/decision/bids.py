"""What is bid for a card, and at which limit: the full value of cards, those first that take the fewest crowns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from engine.core import Ask, Msg, Path, Seat, Who
from engine.decision import MOST, Answer, Decision
from engine.games.pizarro import prices, says
from engine.games.pizarro.board import CROWNS, NUMBER, PHASES, STACK, must_leave
from engine.games.pizarro.mind import quick
from engine.games.pizarro.mind.decision.frames import frame
from engine.games.pizarro.mind.decision.payments import payments
from engine.games.pizarro.mind.policy import judged
from engine.games.pizarro.mind.ready_orders import sensible
from engine.games.pizarro.mind.telling import brings, paid_with, places
from engine.games.pizarro.payment import Cards, crowns, fewest_crowns, full_values, most
from engine.games.pizarro.state import Bidding, Paying, State, Vetoing
from engine.games.pizarro.turn.auction import amounts

DEARER = 1
"""A lower bid is no other answer where it takes more than so many crowns more."""
TOLD = 3
"""Of so many explorers the prices are told."""
FEW = 3
"""A hand of at most so many cards runs out."""

Offer: TypeAlias = tuple[int, Cards]
"""A bid and the cards that would pay it."""


def bid(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    stage, position, bids = state.stage, state.position, amounts(state, seat)
    assert isinstance(stage, Bidding)
    if not bids:
        return _too_dear(state, stage, seat)
    if len(stage.queue) == 1:
        return _alone(state, stage, seat, bids[0])
    answers, told = how_high(state, seat, bids)
    return Decision(
        Msg("pizarro.decision.bid.question", least=bids[0]),
        tuple([replace(answer, lasts=len(answer.path) > 1) for answer in answers]),
        told,
        frame(position),
        True,
        others("pizarro.decision.bid.rest", bids, ()),
    )


def how_high(state: State, seat: Seat, bids: range) -> tuple[tuple[Answer, ...], Msg]:
    """How high for the card, or for every card of the phase, as far as there is room, and the pass: the answers to what is asked early, and
    what is at stake. The list of the phase comes first with its first card."""
    hand = state.position.players[seat].hand
    offers, is_worth = limits(state, seat, bids)
    lists = _lists(state, seat)
    is_first = bool(lists) and len(state.position.stack) == STACK[state.position.phase - 1] - 1
    singles = bid_answers(hand, offers[: MOST - 1 - len(lists)], "pizarro.decision.limit", ("limit",))
    answers = or_pass((*lists, *singles) if is_first else (*singles, *lists), hand, is_worth or is_first)
    return answers, _worth(state, seat) if is_first else stake(state, seat)


def limits(state: State, seat: Seat, bids: range) -> tuple[tuple[Offer, ...], bool]:
    """What the card is worth to the sensible player, and after it what `offered` says: limits with the cards that would pay them; whether
    the first one is best."""
    offers, is_worth = offered(state, seat, bids, MOST)
    high, position = limit(state, seat), state.position
    if high < bids[0]:
        return offers, is_worth
    assert isinstance(state.stage, Bidding | Vetoing)
    whole = fewest_crowns(position.players[seat].hand, high, must_leave(position.sides, state.stage.card), position.is_exact)
    return ((high, whole), *(offer for offer in offers if offer[0] != high)), True


def _lists(state: State, seat: Seat) -> tuple[Answer, ...]:
    """The sensible prices of the phase for one press, where more than this card is to come and any is worth something."""
    if len(state.position.stack) < MOST or not prices.is_possible(state, seat):
        return ()
    wise = sensible(state, seat)
    if not any(wise.values()):
        return ()
    path = ("prices", *prices.tokens(dict(wise), sum(state.position.players[seat].hand)))
    return (Answer(path, Msg("pizarro.decision.order.prices", phase=state.position.phase), costs=False),)


def _worth(state: State, seat: Seat) -> Msg:
    """The highest prices of the list."""
    wise = sorted([(card, price) for card, price in sensible(state, seat).items() if price], key=lambda one: -one[1])
    return Msg("pizarro.decision.prices.stake", prices=prices.items(dict(wise[:TOLD])))


def amount(state: State, seat: Seat, asked: Ask, path: Path) -> Decision:
    stage, position, bids = state.stage, state.position, amounts(state, seat)
    assert isinstance(stage, Bidding)
    hand = position.players[seat].hand
    offers, has_best = offered(state, seat, bids, MOST)
    return Decision(
        Msg("pizarro.decision.amount.question"),
        bid_answers(hand, offers, "pizarro.decision.bid", ()),
        Msg("pizarro.decision.amount.stake", most=bids[-1]),
        frame(position),
        has_best,
        others("pizarro.decision.bid.rest", bids, [amount for amount, _ in offers]),
    )


def bid_answers(hand: Cards, offers: Sequence[Offer], key: str, before: Path) -> tuple[Answer, ...]:
    """Bids or limits, each with the cards that would pay it."""
    made: list[Answer] = []
    for amount, cards in offers:
        taken = {place for answer in made for place in answer.places}
        label = Msg(key, amount=amount, **paid_with(hand, cards))
        made.append(Answer((*before, str(amount)), label, places=places(hand, cards, taken)))
    return tuple(made)


def offered(state: State, seat: Seat, bids: range, count: int) -> tuple[tuple[Offer, ...], bool]:
    """At most so many payments with what is bid for them, and whether the first one is best. What is bid is their full value; those come
    first that the sensible player's rule of thumb allows, of these the cheapest in crowns. Where it allows less than any full value, the
    cheapest payment is offered for the least bid."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    found, high = full_values(position.players[seat].hand, bids[0], must_leave(position.sides, stage.card)), limit(state, seat)
    fewest = crowns(found[0])
    offers = [(sum(cards), cards) for cards in found if sum(cards) > sum(found[0]) or crowns(cards) <= fewest + DEARER][:count]
    if bids[0] <= high < min(amount for amount, _ in offers):
        offers[0] = bids[0], offers[0][1]
    offers.sort(key=lambda offer: offer[0] > high)
    return tuple(offers), offers[0][0] <= high


def limit(state: State, seat: Seat) -> int:
    """What the card under auction is worth by the sensible player's rule of thumb, in ducats."""
    stage, work = state.stage, judged(state.position)
    assert isinstance(stage, Bidding | Vetoing)
    return quick.limit(work, seat, NUMBER[stage.card], len(work.bidders(stage.card)))


def others(key: str, every: range, shown: Sequence[int]) -> Msg | None:
    """The amounts that are not shown: single ones and ranges; `None` where all are."""
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
    position = state.position
    hand = position.players[seat].hand
    high = most(hand, must_leave(position.sides, stage.card))
    told = Msg("pizarro.decision.dear.stake", most=high, bid=stage.bid)
    return Decision(Msg("pizarro.decision.dear.question"), or_pass((), hand, is_worth=False), told, frame(position), has_best=True)


def _alone(state: State, stage: Bidding, seat: Seat, price: int) -> Decision:
    """Nobody else is left: the card for the least bid, or for nobody."""
    position = state.position
    won = State(position, Paying(stage.card, seat, price, stage.trail))
    buys, is_worth = payments(won, ("bid", str(price), "pay"), "pizarro.decision.buy")[:2], limit(state, seat) >= price
    return Decision(
        Msg("pizarro.decision.alone.question", price=price),
        or_pass(buys, position.players[seat].hand, is_worth),
        stake(state, seat),
        frame(position),
        True,
        Msg("pizarro.decision.alone.rest"),
    )


def or_pass(answers: tuple[Answer, ...], hand: Cards, is_worth: bool) -> tuple[Answer, ...]:
    """Bids and the pass, which comes first where no bid is worth it."""
    passes = Answer(("pass",), Msg("pizarro.decision.pass", crowns=crowns(hand)), costs=False)
    return (*answers, passes) if is_worth else (passes, *answers)


def stake(state: State, seat: Seat) -> Msg:
    """What the card under auction brings, and what is special about it."""
    assert isinstance(state.stage, Bidding | Vetoing)
    return staked(brings(state.position, seat, state.stage.card), _special(state, seat))


def staked(bold: Msg, then: Msg) -> Msg:
    return Msg("pizarro.decision.stake", bold=bold, then=then)


def _special(state: State, seat: Seat) -> Msg:
    """An open hand among the rivals, the last card of an explorer, a hand that runs out, the last phase; else the rule of the game."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    rivals = [other for other in judged(position).bidders(stage.card) if other != seat]
    if isinstance(stage, Bidding):
        rivals = [other for other in rivals if other in stage.queue]
    leave = must_leave(position.sides, stage.card)
    if not rivals:
        return Msg("pizarro.decision.alone.stake")
    if len(rivals) == 1 and position.players[rivals[0]].is_open:
        return Msg("pizarro.decision.open.stake", who=Who(rivals[0]), most=most(position.players[rivals[0]].hand, leave))
    if len(position.players[seat].hand) <= FEW:
        return Msg("pizarro.decision.few.stake", cards=len(position.players[seat].hand), phase=position.phase)
    if position.phase == PHASES[-1]:
        return Msg("pizarro.decision.last-phase.stake")
    if stage.card not in position.stack:
        return Msg("pizarro.decision.last-card.stake", explorer=says.name(stage.card), phase=position.phase)
    has_small = CROWNS[position.players[seat].hand[0]] == max(CROWNS)
    return Msg("pizarro.decision.spare.stake") if has_small else Msg("pizarro.decision.large.stake")
