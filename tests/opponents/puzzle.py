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
    """A position, whose turn it is, which lines are right, one of them, and the reason from the rules.

    `wrong` is the move that looks good.
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
    """Whether every test run asks the captain; a campaign asks for the others, too."""


def wins(game: str, state: Any, seat: Seat) -> Right:
    """For the last move of a match: the lines with which the seat wins alone, whatever is hidden."""

    def is_won(line: Line) -> bool:
        try:
            result = registry.rules(game).result(play(registry.rules(game), state, seat, line).value.state)
        except EngineError:
            return False
        return result is not None and result.ranks[seat] == 1 and result.ranks.count(1) == 1

    return is_won


def begins(*starts: str) -> Right:
    """Lines that begin so."""
    return lambda line: any(line == start or line.startswith(f"{start} ") for start in starts)
