"""The start of a match."""

from __future__ import annotations

from caravel import Chance, Note, Settings

from caravel_pearl_reef.rules import says
from caravel_pearl_reef.rules.board import CORNERS, PEARLS
from caravel_pearl_reef.rules.state import Choosing, Player, Position, State


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Begin a match: chance shuffles the pearls of the hexes."""
    pearls, chance = Chance(seed).shuffled(PEARLS)
    players = tuple(Player(CORNERS[seat]) for seat in range(seats))
    return State(Position(players, pearls, round=1, rounds=int(settings["rounds"]), last=None, chance=chance), Choosing())


def opening(state: State) -> tuple[Note, ...]:
    """Tell what chance brought: the pearls, hex by hex."""
    return (says.laid(state.position.pearls),)
