"""A player's task: the points against the best other, and the money."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.navegador.rules.score import points
from games.navegador.rules.state import State


def task(state: State, seat: Seat) -> Msg | None:
    """Implement `Mind.task`."""
    players = state.position.players
    theirs, other = max((points(player), Seat(at)) for at, player in enumerate(players) if at != seat)
    mine = {"points": points(players[seat]), "money": players[seat].money}
    return Msg("navegador.task", who=Who(seat), other=Who(other), theirs=theirs, **mine)
