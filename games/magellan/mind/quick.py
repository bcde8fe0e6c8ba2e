"""Whole turns for playouts: positions only, without asks, views or words."""

from __future__ import annotations

from random import Random

from engine.values.core import Seat
from engine.walking.walk import drive
from games.magellan.mind.aims import SENSIBLE, Bent
from games.magellan.mind.planned_movement import whole
from games.magellan.mind.policy import choose_pack, policy
from games.magellan.rules.state import Drawing, Moving, Position, Rolling, State, awaited
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.roll import drawn, thrown


def play_next_line(state: State, rng: Random, seat: Seat | None = None, bent: Bent = SENSIBLE) -> State:
    """Return the state after the next line of the awaited player.

    The player is sensible; the one at `seat` (`None`: nobody) differs from that by `bent`. Rare stages (fights, flights, losses, debts) are
    answered ask by ask.
    """
    position, stage = state.position, state.stage
    awaiting = awaited(state)[0]
    manner = bent if awaiting == seat else SENSIBLE
    if isinstance(stage, Moving):
        return whole(position, awaiting, manner).end()
    if isinstance(stage, Rolling):
        return thrown(position, awaiting).state
    if isinstance(stage, Drawing):
        return drawn(position, awaiting, choose_pack(position, awaiting, manner), []).state
    _, after = drive(turn(state, awaiting), lambda ask, path: policy(state, awaiting, ask, path, rng))
    return after.state


def playout(state: State, seat: Seat, plan: Bent | None, turns: int, rng: Random) -> State:
    """Return the state after some more turns of all seats, or once somebody has won."""
    bent, left = plan or SENSIBLE, turns
    while awaited(state) and not has_winner(state.position):
        if isinstance(state.stage, Rolling):
            left -= 1
        if left < 0:
            break
        state = play_next_line(state, rng, seat, bent)
    return state


def has_winner(position: Position) -> bool:
    """Return whether the first place is taken."""
    return any(player.place == 1 for player in position.players)
