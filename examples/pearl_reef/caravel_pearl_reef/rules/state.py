"""What a match is made of.

Everything is frozen; a change makes a new value with `msgspec.structs.replace`.
"""

from __future__ import annotations

from typing import TypeAlias

from caravel import Chance, Seat
from msgspec import Struct
from msgspec.structs import replace

from caravel_pearl_reef.rules.board import Hex


class Choice(Struct, frozen=True):
    """The hex to which a boat sails in this round, and whether it lights its lantern there."""

    goal: Hex
    is_lit: bool = False


class Player(Struct, frozen=True):
    """One player."""

    boat: Hex
    """Where their boat is. It does not move until all have chosen."""
    pearls: int = 0
    has_lantern: bool = True
    """Whether they have not lit their lantern yet."""
    choice: Choice | None = None
    """`None` until they have chosen in this round."""


class Dive(Struct, frozen=True):
    """A round that is over."""

    choices: tuple[Choice, ...]
    """By seat."""
    taken: tuple[int, ...]
    """The pearls that were brought up, by seat."""
    tide: Hex | None
    """The hex to which the tide brought pearls; `None` in the last round."""


class Position(Struct, frozen=True):
    """All that lies on the table, open or hidden."""

    players: tuple[Player, ...]
    pearls: tuple[int, ...]
    """By hex."""
    round: int
    """The number of the round, from 1."""
    rounds: int
    """The number of rounds of the match."""
    last: Dive | None
    """The round before this one; `None` in the first round."""
    chance: Chance


class Choosing(Struct, frozen=True, tag="choosing"):
    """Somebody has still to choose."""


class Revealing(Struct, frozen=True, tag="revealing"):
    """All have chosen and the boats are to sail. Only previews are in this stage."""


class Over(Struct, frozen=True, tag="over"):
    """The last round is over."""


Stage: TypeAlias = Choosing | Revealing | Over


class State(Struct, frozen=True):
    """A position and what is awaited in it."""

    position: Position
    stage: Stage


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """Return the position with another player at a seat."""
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


def missing(position: Position) -> tuple[Seat, ...]:
    """Return the seats that have not chosen in this round."""
    return tuple(Seat(seat) for seat, player in enumerate(position.players) if player.choice is None)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who is awaited."""
    return missing(state.position) if isinstance(state.stage, Choosing) else ()


def may_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may choose: until all have chosen, a choice can be changed."""
    return tuple(map(Seat, range(len(state.position.players)))) if isinstance(state.stage, Choosing) else ()
