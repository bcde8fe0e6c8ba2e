"""What happens between the players' moves: next card, end of a phase, next phase, the end."""

from __future__ import annotations

from engine.values.core import Seat
from games.pizarro.rules.board import Explorer
from games.pizarro.rules.score import final_notes
from games.pizarro.rules.state import Bidding, Exchanging, Gambling, Over, Position, Stage, State, Vetoing, clockwise
from games.pizarro.rules.turn.work import Work


def owners(position: Position, card: Explorer) -> list[Seat]:
    """Return the seats with a ship for the card, clockwise from the last buyer."""
    return Work(position).owners(card)


def bidders(position: Position, card: Explorer) -> tuple[Seat, ...]:
    """Return the seats that can bid for the card, clockwise from the last buyer."""
    return tuple(Work(position).bidders(card))


def can_bid(state: State, seat: Seat) -> bool:
    """Return whether the seat takes part in the auction of the revealed card, vetoes aside."""
    if isinstance(state.stage, Bidding):
        return seat in state.stage.queue
    return isinstance(state.stage, Vetoing) and seat in bidders(state.position, state.stage.card)


def next_card(work: Work) -> State:
    """Reveal cards until somebody can buy one, or end the phase."""
    while work.stack:
        stage = _offer(work, work.reveal())
        if stage is not None:
            return State(work.frozen(), stage)
    swaps = work.end_phase()
    return State(work.frozen(), Exchanging(tuple(swaps))) if swaps else next_phase(work)


def _offer(work: Work, card: Explorer) -> Stage | None:
    """Return the veto window or the auction of a revealed card; `None` if nobody can buy it."""
    with_ship = work.owners(card)
    if not with_ship:
        work.leave_unsold(card, is_asked=False)
        return None
    able_seats = work.who_can_pay(card, with_ship)
    first = (able_seats or with_ship)[0]
    vetoers = tuple([seat for seat in clockwise(first, work.seats) if work.players[seat].vetoes])
    return Vetoing(card, vetoers) if vetoers else auction(work, card, able_seats, is_asked=False)


def auction(work: Work, card: Explorer, bidders: list[Seat], is_asked: bool) -> Bidding | None:
    """Open the auction of a card that nobody vetoed; without bidders it is unsold (`None`).

    `is_asked`: whether anybody was asked about a veto.
    """
    if bidders:
        return Bidding(card, 0, tuple(bidders), ())
    work.leave_unsold(card, is_asked)
    return None


def next_phase(work: Work) -> State:
    """Begin the next phase, or the scoring after phase III."""
    if work.next_phase():
        return next_card(work)
    gambler = work.gambler()
    if gambler is None:
        return over(work, ())
    work.shuffle()
    return State(work.frozen(), Gambling(gambler, ())) if work.deck else over(work, ())


def over(work: Work, draws: tuple[int, ...]) -> State:
    """Score the match."""
    position = work.frozen()
    work.notes += final_notes(position, draws)
    return State(position, Over(draws))
