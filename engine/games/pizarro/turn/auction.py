"""The dialogues before a card is sold: `veto` or `allow`, `bid 7` or `pass`. rulebook: Auction of the explorer cards."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import Ask, Msg, Option, Seat, Suggestion, Talk, Turn, Who
from engine.games.pizarro import says
from engine.games.pizarro.board import LEAST_BID, MONEY_SETS, SET, Explorer
from engine.games.pizarro.state import Bid, Bidding, LastMove, Paying, State, Vetoing
from engine.games.pizarro.turn.flow import auction, must_leave, onward
from engine.games.pizarro.turn.payment import most
from engine.games.pizarro.turn.purchase import purchase
from engine.games.pizarro.work import Work

RAISES = 3
"""How many of the next amounts are offered as shortcuts."""

_step = cache(Bid)


@cache
def _veto_ask(card: Explorer, vetoes: int) -> Ask:
    return Ask(
        "veto",
        Msg("pizarro.veto.ask", explorer=says.name(card), vetoes=vetoes),
        (
            Option("allow", False, Msg("pizarro.veto.allow")),
            Option("veto", True, Msg("pizarro.veto.veto"), hint=Msg("pizarro.veto.hint")),
        ),
    )


def veto(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The owner of an unused veto decides on the card just revealed. rulebook: Christopher Columbus."""
    stage = state.stage
    assert isinstance(stage, Vetoing)
    player = state.position.players[seat]
    is_vetoed = yield _veto_ask(stage.card, player.vetoes)
    if is_vetoed:
        return _vetoed(state, stage.card, seat)
    notes = (says.allowed(seat, stage.card),)
    if len(stage.queue) > 1:
        return Turn(State(state.position, Vetoing(stage.card, stage.queue[1:])), notes)
    work = Work(state.position, notes)
    opened = auction(work, stage.card)
    if opened is not None:
        return Turn(State(state.position, opened), notes)
    work.last = LastMove(None, "unsold", stage.card)
    return Turn(onward(work), tuple(work.notes), sealed=True)


def _vetoed(state: State, card: Explorer, seat: Seat) -> Turn[State]:
    """The card goes to the bottom of the stack, the Columbus card is turned down, the next card is revealed."""
    work = Work(state.position, (says.vetoed(seat, card),))
    work.spend_veto(seat)
    work.stack = (*work.stack, card)
    work.bottom += 1
    work.last = LastMove(seat, "vetoed", card)
    after = onward(work)
    return Turn(after, tuple(work.notes), sealed=True)


_PASS = Option("pass", False, Msg("pizarro.bid.pass"))
_AMOUNTS = tuple(Option(str(amount), amount, Msg("pizarro.amount", amount=amount)) for amount in range(MONEY_SETS * sum(SET) + 1))


@lru_cache(2048)
def _bid_ask(card: Explorer, standing: int, leader: Seat | None, high: int) -> Ask:
    """`pass` or `bid`; the next few amounts as shortcuts."""
    low = max(LEAST_BID, standing + 1)
    suggest = _raises(low, min(high, low + RAISES - 1))
    return Ask("?", _bid_prompt(card, standing, leader), (_PASS, _bid_option(high, high < low)), suggest=suggest)


@cache
def _bid_prompt(card: Explorer, standing: int, leader: Seat | None) -> Msg:
    if leader is None:
        return Msg("pizarro.bid.first", explorer=says.name(card))
    return Msg("pizarro.bid.ask", explorer=says.name(card), bid=standing, leader=Who(leader))


@cache
def _bid_option(high: int, is_blocked: bool) -> Option[bool]:
    blocked = Msg("pizarro.bid.blocked", most=high) if is_blocked else None
    return Option("bid", True, Msg("pizarro.bid.bid", most=high), blocked=blocked)


@cache
def _raises(low: int, high: int) -> tuple[Suggestion, ...]:
    """Shortcuts to the next few amounts, the smallest first."""
    return tuple(Suggestion(("bid", str(amount)), Msg("pizarro.bid.suggest", amount=amount)) for amount in range(low, high + 1))


@lru_cache(2048)
def _amount_ask(card: Explorer, low: int, high: int) -> Ask:
    return Ask("?", _amount_prompt(card), _AMOUNTS[low : high + 1])


@cache
def _amount_prompt(card: Explorer) -> Msg:
    return Msg("pizarro.bid.amount", explorer=says.name(card))


def bid(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Raise or pass. Who bids while nobody else is left has bought the card and pays in the same dialogue."""
    stage = state.stage
    assert isinstance(stage, Bidding)
    position = state.position
    high = most(position.players[seat].hand, must_leave(position.sides, stage.card))
    standing, queue = stage.bid, stage.queue
    choice = yield _bid_ask(stage.card, standing, queue[-1] if standing else None, high)
    if not choice:
        return _passed(state, stage, seat)
    amount = yield _amount_ask(stage.card, max(LEAST_BID, standing + 1), high)
    trail = (*stage.trail, _step(seat, amount))
    if len(queue) > 1:
        after = State(position, Bidding(stage.card, amount, (*queue[1:], seat), trail))
        return Turn(after, (says.bid(seat, amount),))
    return (yield from purchase(position, stage.card, seat, amount, (says.bid(seat, amount),)))


def _passed(state: State, stage: Bidding, seat: Seat) -> Turn[State]:
    """The player is out of this auction. It may leave a winner, or nobody."""
    queue = stage.queue[1:]
    note = says.passed(seat)
    if not queue:
        work = Work(state.position, (note,))
        work.remove_unsold(stage.card)
        work.last = LastMove(None, "unsold", stage.card)
        after = onward(work)
        return Turn(after, tuple(work.notes), sealed=True)
    trail = (*stage.trail, _step(seat, 0))
    if len(queue) == 1 and stage.bid:
        after = State(state.position, Paying(stage.card, queue[0], stage.bid, trail))
        return Turn(after, (note, says.won(queue[0], stage.card, stage.bid)))
    return Turn(State(state.position, Bidding(stage.card, stage.bid, queue, trail)), (note,))
