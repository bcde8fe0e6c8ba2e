"""What a card under auction brings, what is special about it, and which card it is."""

from __future__ import annotations

from msgspec import Struct

from engine.asks.decision import first_said
from engine.values.core import Msg, Seat, Who
from games.pizarro.mind.wording import brings
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, PHASES, STACK, Explorer, must_leave
from games.pizarro.rules.payment import Cards, most_payable
from games.pizarro.rules.state import Bidding, Position, State, Vetoing
from games.pizarro.rules.turn.flow import bidders

FEW = 3
"""A hand of at most so many money cards is running low."""


class Facts(Struct, frozen=True):
    """A card that is auctioned before a seat, and the others who can still get it."""

    position: Position
    seat: Seat
    card: Explorer
    rivals: tuple[Seat, ...]

    @property
    def hand(self) -> Cards:
        """The money cards of the seat."""
        return self.position.players[self.seat].hand


def frame(position: Position) -> Msg:
    """Return the phase, and the number of the card in it."""
    cards = STACK[position.phase - 1]
    return Msg("pizarro.decision.frame", phase=position.phase, number=cards - len(position.stack), cards=cards)


def stake(state: State, seat: Seat) -> Msg:
    """Say what the card under auction brings, and what is special or how many are to come."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Bidding | Vetoing)
    rivals = [other for other in bidders(position, stage.card) if other != seat]
    if isinstance(stage, Bidding):
        rivals = [other for other in rivals if other in stage.queue]
    more = Msg("pizarro.decision.more.stake", left=position.stack.count(stage.card))
    return bid_stake(brings(position, seat, stage.card), first_said(STAKES, Facts(position, seat, stage.card, tuple(rivals))) or more)


def bid_stake(bold: Msg, then: Msg) -> Msg:
    """Return two sentences, the first of them bold."""
    return Msg("pizarro.decision.stake", bold=bold, then=then)


def _alone(facts: Facts) -> Msg | None:
    return None if facts.rivals else Msg("pizarro.decision.alone.stake")


def _open(facts: Facts) -> Msg | None:
    """Say that the only rival plays with an open hand."""
    rival = facts.position.players[facts.rivals[0]]
    if len(facts.rivals) > 1 or not rival.is_open:
        return None
    leave = must_leave(facts.position.sides, facts.card)
    return Msg("pizarro.decision.open.stake", who=Who(facts.rivals[0]), most=most_payable(rival.hand, leave))


def _few(facts: Facts) -> Msg | None:
    cards = len(facts.hand)
    return Msg("pizarro.decision.few.stake", cards=cards, phase=facts.position.phase) if cards <= FEW else None


def _last_phase(facts: Facts) -> Msg | None:
    return Msg("pizarro.decision.last-phase.stake") if facts.position.phase == PHASES[-1] else None


def _last_card(facts: Facts) -> Msg | None:
    if facts.card in facts.position.stack:
        return None
    return Msg("pizarro.decision.last-card.stake", explorer=says.name(facts.card), phase=facts.position.phase)


def _first(facts: Facts) -> Msg | None:
    """Say how many more cards there are, when the first card of a match is auctioned."""
    return Msg("pizarro.decision.first.stake", left=len(facts.position.stack)) if is_first_card(facts.position) else None


def is_first_card(position: Position) -> bool:
    """Return whether the first card of a match is auctioned or paid."""
    return position.phase == PHASES[0] and len(position.stack) == STACK[0] - 1


def holds_top_card(hand: Cards) -> bool:
    """Return whether one of some cards has the most crowns that a card can have.

    The lowest is looked at: low cards have more crowns than high ones.
    """
    return CROWNS[hand[0]] == max(CROWNS)


STAKES = (_alone, _open, _few, _last_phase, _last_card, _first)
"""The rules, the most important first; those after `_alone` are asked only if there are rivals."""
