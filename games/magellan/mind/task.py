"""The task of a player: an income above the target, before the others."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.magellan.rules.cards import printed_income
from games.magellan.rules.state import State, others


def task(state: State, seat: Seat) -> Msg | None:
    """Return the question of a puzzle, as `Mind.task`."""
    position = state.position
    rivals = [(printed_income(position.players[other]), other) for other in others(position, seat)]
    if not rivals:
        return None
    theirs, other = max(rivals)
    player = position.players[seat]
    mine = {"income": printed_income(player), "cash": player.cash, "target": position.table.target}
    return Msg("magellan.task", who=Who(seat), other=Who(other), theirs=theirs, **mine)
