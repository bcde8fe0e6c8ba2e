"""What a player is after: the card on sale and what it brings, and the money that is left."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.pizarro.mind.wording import brings
from games.pizarro.rules import says
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.state import Bidding, Paying, State, Vetoing


def task(state: State, seat: Seat) -> Msg | None:
    """As `Mind.task`: the card on sale and what it brings, and the crowns in hand."""
    position, stage = state.position, state.stage
    held = crowns(position.players[seat].hand)
    if isinstance(stage, Vetoing | Bidding | Paying):
        brought = brings(position, seat, stage.card)
        return Msg("pizarro.task.card", who=Who(seat), explorer=says.name(stage.card), phase=position.phase, crowns=held, brings=brought)
    return Msg("pizarro.task", who=Who(seat), phase=position.phase, crowns=held)
