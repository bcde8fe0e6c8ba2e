"""Other worlds that look the same to a seat: the tokens that nobody has seen are dealt anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.chance import Chance
from engine.core import Seat
from engine.games.navegador.board import GOOD_OF, GOODS
from engine.games.navegador.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Shuffle the removed token and the unrevealed stacks of each good. Everybody knows the same, so `seat` does not matter."""
    position = state.position
    stacks, removed = list(position.stacks), list(position.removed)
    for good in range(len(GOODS)):
        hidden = [region for region, stack in enumerate(stacks) if stack and GOOD_OF[region] == good and not position.known >> region & 1]
        pool = [removed[good], *(token for region in hidden for token in stacks[region])]
        rng.shuffle(pool)
        removed[good] = pool.pop()
        for region in hidden:
            count = len(stacks[region])
            stacks[region], pool = tuple(pool[:count]), pool[count:]
    dealt = replace(
        position,
        stacks=tuple(stacks),
        removed=(removed[0], removed[1], removed[2]),
        chance=Chance(f"{rng.getrandbits(64):016x}", position.chance.count),
    )
    return replace(state, position=dealt)
