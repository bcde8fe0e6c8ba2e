"""What a player is after: the talisman of the challenge, and who has it."""

from __future__ import annotations

from typing import Any

from engine.values.core import Msg, Seat, Who
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CHALLENGES
from games.carta_magica.rules.state import UNKNOWN, State


def task(state: State, seat: Seat) -> Msg | None:
    """Return the talisman of the challenge, and who has it, as `Mind.task`."""
    position = state.position
    challenge = position.players[seat].challenge
    if challenge == UNKNOWN:
        return None
    wanted = CHALLENGES[challenge].talismans[0]
    args: dict[str, Any] = {"who": Who(seat), "talisman": says.talisman(wanted), "points": CHALLENGES[challenge].score}
    holder = next((Seat(other) for other, player in enumerate(position.players) if wanted in player.talismans), None)
    if holder == seat:
        return Msg("carta_magica.task.found", **args)
    if holder is not None:
        return Msg("carta_magica.task.theirs", holder=Who(holder), **args)
    return Msg("carta_magica.task.on-sale" if wanted in position.row else "carta_magica.task.deck", **args)
