"""What a match is made of.

Everything is frozen; a change makes a new value with `msgspec.structs.replace`.
"""

from __future__ import annotations

from typing import TypeAlias

from caravel import Chance, Seat
from msgspec import Struct
from msgspec.structs import replace

from caravel_briscola.rules.board import Card, beats, suit

PARTNERS = 4
"""This number of players are two pairs; players who sit opposite are partners."""


class Player(Struct, frozen=True):
    """One player."""

    hand: tuple[Card, ...]
    """In ascending order."""
    taken: tuple[Card, ...] = ()
    """The cards of the tricks that they won."""


class Trick(Struct, frozen=True):
    """A trick that is over: the cards in the order of play, who led, and who won it."""

    cards: tuple[Card, ...]
    leader: Seat
    winner: Seat


class Position(Struct, frozen=True):
    """All that lies on the table, open or hidden."""

    players: tuple[Player, ...]
    stock: tuple[Card, ...]
    """The cards to draw, the next first; the last is the card that was turned up."""
    turned: Card
    """The card that was turned up, wherever it is now: its suit is trump."""
    turned_at: Seat | None
    """The player who drew it, which everybody saw; `None` while it lies below the stock."""
    cards: tuple[Card, ...]
    """The cards of the trick, in the order of play."""
    leader: Seat
    """The player who lays the first card of the trick."""
    last: Trick | None
    """The trick before this one; `None` in the first trick."""
    chance: Chance

    @property
    def trump(self) -> int:
        """The suit that beats all others."""
        return suit(self.turned)


class Playing(Struct, frozen=True, tag="playing"):
    """Somebody has to play a card."""


class Taking(Struct, frozen=True, tag="taking"):
    """All have played and the trick is to be taken. Only previews are in this stage."""


class Over(Struct, frozen=True, tag="over"):
    """The last trick is taken."""


Stage: TypeAlias = Playing | Taking | Over


class State(Struct, frozen=True):
    """A position and what is awaited in it."""

    position: Position
    stage: Stage


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """Return the position with another player at a seat."""
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


def is_pair(seat: Seat, other: Seat, count: int) -> bool:
    """Return whether two seats play together: each with itself, and opposite seats of four."""
    return seat == other or (count == PARTNERS and (seat - other) % 2 == 0)


def best(cards: tuple[Card, ...], trump: int) -> int:
    """Return which card of a trick wins it, by its place in the order of play."""
    winning = 0
    for place, card in enumerate(cards):
        if beats(card, cards[winning], trump):
            winning = place
    return winning


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who is awaited."""
    position = state.position
    if not isinstance(state.stage, Playing):
        return ()
    return (Seat((position.leader + len(position.cards)) % len(position.players)),)
