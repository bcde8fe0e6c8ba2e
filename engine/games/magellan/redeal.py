"""Other worlds that look the same to everybody: the packs and all chance to come are dealt anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.chance import Chance
from engine.core import Seat
from engine.games.magellan.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Shuffle both packs. Spent history cards go under their pack in the open, but where they lie is not remembered."""
    position = state.position
    dealt = replace(
        position,
        geographic=tuple(rng.sample(position.geographic, len(position.geographic))),
        history=tuple(rng.sample(position.history, len(position.history))),
        chance=Chance(f"{rng.getrandbits(64):016x}", position.chance.count),
    )
    return replace(state, position=dealt)
