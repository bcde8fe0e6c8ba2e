"""What a match is made of. Everything is frozen; a change makes a new value with `msgspec.structs.replace`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Seat


class Play(Struct, frozen=True):
    """A card that is played for the prize, with the coins that make it stronger."""

    card: int
    coins: int = 0

    @property
    def strength(self) -> tuple[int, int]:
        """Card and coins together; of equal sums the higher card is stronger."""
        return self.card + self.coins, self.card


class Player(Struct, frozen=True):
    """One player. The card and the coins of `play` are in `hand` and `coins` until the round is over."""

    hand: tuple[int, ...]
    """In ascending order."""
    coins: int
    prizes: tuple[int, ...] = ()
    play: Play | None = None


class Round(Struct, frozen=True):
    """A round that is over: what everybody played, by seat, and who won the prize."""

    prize: int
    plays: tuple[Play, ...]
    winner: Seat


class Position(Struct, frozen=True):
    """All that lies on the table, open or hidden."""

    players: tuple[Player, ...]
    prize: int
    """The prize that is played for, in the last round still after it was won."""
    later: tuple[int, ...]
    """The prizes to come, the next first. Nobody knows their order."""
    deck: tuple[int, ...]
    """Cards that were not dealt. Nobody knows them."""
    used: tuple[int, ...]
    last: Round | None
    #: turns
    first: Seat
    """Who plays first in this round."""
    #: end
    chance: Chance


class Playing(Struct, frozen=True, tag="playing"):
    """Somebody has still to play a card."""


class Revealing(Struct, frozen=True, tag="revealing"):
    """All have played and the round is to be settled. Only previews are in this stage."""


class Over(Struct, frozen=True, tag="over"):
    """The last prize is won."""


Stage: TypeAlias = Playing | Revealing | Over


class State(Struct, frozen=True):
    """A position and what is awaited in it."""

    position: Position
    stage: Stage


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """The position with another player at a seat."""
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


def missing(position: Position) -> tuple[Seat, ...]:
    """The seats that have not played in this round, in the order of play."""
    #: simultaneous
    order = map(Seat, range(len(position.players)))
    #: turns
    count = len(position.players)
    order = (Seat((position.first + step) % count) for step in range(count))
    #: end
    return tuple(seat for seat in order if position.players[seat].play is None)


def to_act(state: State) -> tuple[Seat, ...]:
    """Who is awaited."""
    if not isinstance(state.stage, Playing):
        return ()
    #: simultaneous
    return missing(state.position)
    #: turns
    return missing(state.position)[:1]
    #: end


#: simultaneous
def may_act(state: State) -> tuple[Seat, ...]:
    """Who has a dialogue: those awaited, and those who may change a choice that is still hidden."""
    return tuple(map(Seat, range(len(state.position.players)))) if isinstance(state.stage, Playing) else ()
#: end
