"""What a player is after: an income above the mark, before the others."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.magellan.rules.cards import printed_income
from games.magellan.rules.state import State


def task(state: State, seat: Seat) -> Msg | None:
    """As `Mind.task`."""
    position = state.position
    rivals = [(printed_income(player), Seat(at)) for at, player in enumerate(position.players) if at != seat and not player.place]
    if not rivals:
        return None
    theirs, other = max(rivals)
    player = position.players[seat]
    mine = {"income": printed_income(player), "cash": player.cash, "target": position.table.target}
    return Msg("magellan.task", who=Who(seat), other=Who(other), theirs=theirs, **mine)
