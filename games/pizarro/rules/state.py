"""The state of a match: a position, and the stage that says what is awaited from whom.

A bid changes only the stage, which is small; the position changes when a card is bought, vetoed or left unsold, and when a phase ends.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from engine.values.chance import Chance
from engine.values.core import Seat
from games.pizarro.rules.board import Explorer, Half, Sides

S = TypeVar("S")

What: TypeAlias = Literal["start", "vetoed", "bid", "passed", "bought", "unsold", "exchanged", "drew", "stopped"]


class Ship(Struct, frozen=True):
    """A placed ship: the space on which it stands."""

    explorer: Explorer
    phase: int
    half: Half


class Pile(Struct, frozen=True):
    """Magellan cards with as many money cards under them."""

    values: tuple[int, ...]
    phase: int
    """The phase in which it got its last card."""


class Player(Struct, frozen=True):
    """What one player owns."""

    hand: tuple[int, ...]
    """Money cards by their values, ascending."""
    ships: tuple[Ship, ...] = ()
    piles: tuple[Pile, ...] = ()
    vetoes: int = 0
    """Columbus cards of phase I that lie face up."""
    vetoes_used: int = 0
    """Columbus cards of phase I that are turned down."""
    is_open: bool = False
    """Whether the hand lies open (Cook, side A)."""


class Bid(Struct, frozen=True):
    """One step of an auction; `amount` 0 is a pass."""

    seat: Seat
    amount: int


class Moved(Struct, frozen=True):
    """The ship that was moved last, with the price that was paid."""

    seat: Seat
    explorer: Explorer
    origin: int
    """The phase of the space from which it came; 0: the supply."""
    origin_half: Half
    phase: int
    half: Half
    price: int


class LastMove(Struct, frozen=True):
    """What the last line did, except letting an auction go on.

    The way of the ship of a purchase is in `Moved`.
    """

    seat: Seat | None
    """`None`: before the first line, or an unsold card."""
    what: What
    explorer: Explorer | None = None
    """The card concerned."""
    amount: int = 0
    """The bid, the price, the number of exchanged cards, or the value of the drawn one."""


class Position(Struct, frozen=True):
    """Everything outside the current auction."""

    sides: Sides
    is_exact: bool
    """Whether an exact payment is forced if the hand allows it."""
    phase: int
    stack: tuple[Explorer, ...]
    """The explorer cards of the phase that are to come, the next one first."""
    bottom: int
    """How many cards at the end of `stack` everybody knows, because they were vetoed."""
    later: tuple[tuple[Explorer, ...], ...]
    """The stacks of the phases to come."""
    unsold: tuple[tuple[int, Explorer], ...]
    """The cards that left the game: phase and explorer."""
    deck: tuple[int, ...]
    """Money cards, the next one first."""
    discard: tuple[int, ...]
    players: tuple[Player, ...]
    buyer: Seat
    """Who speaks first for the next card: the last buyer, or the start player."""
    is_bought: bool
    """Whether any card was bought yet."""
    last: LastMove
    moved: Moved | None
    chance: Chance


class Vetoing(Struct, frozen=True, tag="veto"):
    """A card lies open; the owners of vetoes in `queue` are still to be asked, the first now."""

    card: Explorer
    queue: tuple[Seat, ...]


class Bidding(Struct, frozen=True, tag="bidding"):
    """The auction; the first of `queue` speaks next, the leader, if any, is its last."""

    card: Explorer
    bid: int
    queue: tuple[Seat, ...]
    trail: tuple[Bid, ...]


class Paying(Struct, frozen=True, tag="paying"):
    """The auction is won by `seat`, who has to pay."""

    card: Explorer
    seat: Seat
    price: int
    trail: tuple[Bid, ...]


class Exchanging(Struct, frozen=True, tag="exchange"):
    """Marco Polo, side A, at the end of a phase: an entry for each ship, the first is asked."""

    queue: tuple[Seat, ...]


class Gambling(Struct, frozen=True, tag="gamble"):
    """Pizarro III, side B, during scoring: `seat` turns up money cards."""

    seat: Seat
    draws: tuple[int, ...]


class Over(Struct, frozen=True, tag="over"):
    """The match has ended. `draws` are the cards turned up at Pizarro III."""

    draws: tuple[int, ...]


class Pending(Struct, frozen=True, tag="pending"):
    """A move is complete and chance is to answer it; in previews only, never in a match."""


Stage: TypeAlias = Vetoing | Bidding | Paying | Exchanging | Gambling | Over | Pending


class State(Struct, frozen=True):
    """A position and its stage."""

    position: Position
    stage: Stage

    def at(self, kind: type[S]) -> S:
        """Return the stage, which has to be of a kind."""
        assert isinstance(self.stage, kind)
        return self.stage


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that are asked now; none once the match is over."""
    stage = state.stage
    if isinstance(stage, (Bidding, Vetoing, Exchanging)):
        return stage.queue[:1]
    return (stage.seat,) if isinstance(stage, (Paying, Gambling)) else ()


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in the order of play from `first` on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand without some of its cards. Raises `ValueError` if it lacks one."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
