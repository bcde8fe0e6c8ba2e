"""Dialogues before a card is sold: `veto` or `allow`, `bid 7` or `pass`.

rulebook: Auction of the explorer cards.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn, Who
from games.pizarro.rules import says
from games.pizarro.rules.board import LEAST_BID, MONEY_SETS, SET, Explorer, must_leave
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.state import Bid, Bidding, Paying, Pending, State, Vetoing
from games.pizarro.rules.turn.flow import auction, next_card
from games.pizarro.rules.turn.purchase import purchase
from games.pizarro.rules.turn.work import Work

_step = cache(Bid)
"""The same few steps come again and again."""


@cache
def _veto_ask(card: Explorer, vetoes: int) -> Ask:
    allow = Option("allow", False, Msg("pizarro.veto.allow"))
    veto = Option("veto", True, Msg("pizarro.veto.veto", explorer=says.name(card)), hint=Msg("pizarro.veto.hint", left=vetoes - 1))
    return Ask("veto", Msg("pizarro.veto.ask", explorer=says.name(card), vetoes=vetoes), (allow, veto))


def veto(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask an owner of a veto about the revealed card. rulebook: Christopher Columbus."""
    stage = state.at(Vetoing)
    is_vetoed = yield _veto_ask(stage.card, state.position.players[seat].vetoes)
    if is_vetoed:
        work = Work(state.position)
        work.veto(seat, stage.card)
        return _to_next_card(work)
    notes = (says.allowed(seat, stage.card),)
    if len(stage.queue) > 1:
        return Turn(State(state.position, Vetoing(stage.card, stage.queue[1:])), notes)
    work = Work(state.position, notes)
    opened = auction(work, stage.card, work.bidders(stage.card), is_asked=True)
    return _to_next_card(work) if opened is None else Turn(State(state.position, opened), notes)


def _to_next_card(work: Work) -> Turn[State]:
    """End a line after which the next card is revealed."""
    before = work.frozen()
    after = next_card(work)
    return Turn(after, tuple(work.notes), sealed=True, before_chance=lambda: State(before, Pending()))


_PASS = Option("pass", False, Msg("pizarro.bid.pass"))


@cache
def _amounts(card: Explorer) -> tuple[Option[int], ...]:
    """Return an option for every amount that all the money of the game could pay."""
    label = says.name(card)
    every = range(MONEY_SETS * sum(SET) + 1)
    return tuple(Option(str(amount), amount, Msg("pizarro.bid.for", amount=amount, explorer=label)) for amount in every)


def amounts(state: State, seat: Seat) -> range:
    """Return the bids that the hand of a seat allows for the revealed card, perhaps none."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    standing = stage.bid if isinstance(stage, Bidding) else 0
    return range(max(LEAST_BID, standing + 1), most_payable(position.players[seat].hand, must_leave(position.sides, stage.card)) + 1)


@lru_cache(1 << 14)
def _bid_ask(card: Explorer, standing: int, leader: Seat | None, high: int) -> Ask:
    """Return the question to `pass` or `bid`, `high` at most."""
    is_blocked = high < max(LEAST_BID, standing + 1)
    return Ask("bid", _bid_prompt(card, standing, leader), (_PASS, _bid_option(high, is_blocked)))


@cache
def _bid_prompt(card: Explorer, standing: int, leader: Seat | None) -> Msg:
    if leader is None:
        return Msg("pizarro.bid.first", explorer=says.name(card))
    return Msg("pizarro.bid.ask", explorer=says.name(card), bid=standing, leader=Who(leader))


@cache
def _bid_option(high: int, is_blocked: bool) -> Option[bool]:
    blocked = Msg("pizarro.bid.blocked", most=high) if is_blocked else None
    return Option("bid", True, Msg("pizarro.bid.bid"), None if is_blocked else Msg("pizarro.bid.most", most=high), blocked=blocked)


@lru_cache(1 << 14)
def _amount_ask(card: Explorer, low: int, high: int) -> Ask:
    return Ask("bid.amount", Msg("pizarro.bid.amount", explorer=says.name(card), most=high), _amounts(card)[low : high + 1])


def bid(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Raise or pass; a bid of the only seat left buys the card, and is paid at once."""
    stage = state.at(Bidding)
    position = state.position
    high = most_payable(position.players[seat].hand, must_leave(position.sides, stage.card))
    standing, queue = stage.bid, stage.queue
    is_bid = yield _bid_ask(stage.card, standing, queue[-1] if standing else None, high)
    if not is_bid:
        return _passed(state, stage, seat)
    amount = yield _amount_ask(stage.card, max(LEAST_BID, standing + 1), high)
    trail = (*stage.trail, _step(seat, amount))
    notes = (says.bid(seat, amount),)
    if len(queue) > 1:
        return Turn(State(position, Bidding(stage.card, amount, (*queue[1:], seat), trail)), notes)
    return (yield from purchase(State(position, Paying(stage.card, seat, amount, trail)), notes))


def _passed(state: State, stage: Bidding, seat: Seat) -> Turn[State]:
    """Leave the auction, perhaps to a winner, or to nobody."""
    queue = stage.queue[1:]
    note = says.passed(seat)
    if not queue:
        work = Work(state.position, (note,))
        work.leave_unsold(stage.card, is_asked=True)
        return _to_next_card(work)
    trail = (*stage.trail, _step(seat, 0))
    if len(queue) == 1 and stage.bid:
        after = State(state.position, Paying(stage.card, queue[0], stage.bid, trail))
        return Turn(after, (note, says.won(queue[0], stage.card, stage.bid)))
    return Turn(State(state.position, Bidding(stage.card, stage.bid, queue, trail)), (note,))
