"""A position with one clearly best move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.match import registry
from engine.values.core import EngineError, Line, Seat
from engine.walking.walk import play

Right = Callable[[Line], bool]
"""Whether a line is the best move, or one of those that are equally good."""


class Puzzle(Struct, frozen=True):
    """A position, the seat whose turn it is, the right lines, and the reason why they are right.

    `best` is one of the right lines, and `wrong` is a line that only looks good.
    """

    name: str
    game: str
    state: Any
    seat: Seat
    right: Right
    best: Line
    wrong: Line
    why: str
    is_quick: bool = False
    """Whether every test run asks the captain. A campaign asks about all positions."""


def wins(game: str, state: Any, seat: Seat) -> Right:
    """Return a test for the lines with which the seat wins alone.

    The line must be the last move of a match.
    """

    def is_won(line: Line) -> bool:
        try:
            result = registry.rules(game).result(play(registry.rules(game), state, seat, line).value.state)
        except EngineError:
            return False
        return result is not None and result.ranks[seat] == 1 and result.ranks.count(1) == 1

    return is_won


def begins(*starts: str) -> Right:
    """Return a test for lines that begin with one of some words or answers."""
    return lambda line: any(line == start or line.startswith(f"{start} ") for start in starts)
