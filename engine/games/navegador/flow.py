"""The order of play: steps on the rondel, the Navegador card, phases, the end. rulebook: Action Selection, Game Phases, End of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.navegador.board import CIRCLE, FREE_STEPS, reach
from engine.games.navegador.state import Position


def steps(origin: int | None, field: int) -> int:
    """Steps from one rondel field ahead to another; the same one is a full circle away. 0 for the first placing."""
    return 0 if origin is None else (field - origin - 1) % CIRCLE + 1


def cost(origin: int | None, field: int) -> int:
    """Ships to be paid for a move on the rondel."""
    return max(0, steps(origin, field) - FREE_STEPS)


def is_paying_asked(ships: Sequence[int], due: int, out: int) -> bool:
    """Whether it makes a difference which of the ships that are `out` are given up for further steps."""
    return 0 < due < out and max(ships) < out


def can_use_card(position: Position, seat: Seat) -> bool:
    """Whether the seat may sail with the Navegador card before its turn: not in the first round, and not without a ship that can sail."""
    player = position.players[seat]
    return seat == position.holder and player.field is not None and can_sail(player.ships, position.phase, position.known)


def can_sail(ships: tuple[int, ...], borders: int, known: int) -> bool:
    """Whether any ship can sail. Outside Portugal a known region is always next to a ship, so only ships of one region may have to
    explore together."""
    for region, count in enumerate(ships):
        if count:
            open_sea, unknown = reach(region, borders, known)
            if open_sea or (unknown and count > 1):
                return True
    return False


def right(seat: Seat, seats: int) -> Seat:
    """The neighbour to the right, who moved just before."""
    return Seat((seat - 1) % seats)
