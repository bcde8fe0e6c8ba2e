"""The state of a match: a position, and the stage that says what is awaited from whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, TypeAlias

from engine.chance import Chance
from engine.core import Seat
from engine.games.carta_magica.board import Compass, Square
from engine.games.carta_magica.options import Options

Condition: TypeAlias = Literal["free", "damaged", "becalmed"]
What: TypeAlias = Literal[
    "start", "settled", "spun", "storm", "sailed", "took", "drew", "sold", "bought", "cursed", "tamed", "failed", "paid", "battle", "prize",
    "swapped", "rested", "missed", "over",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Player:
    """What one player owns, and the ship.

    `cards` (adventures, tamed monsters too) and `talismans` are sorted ids. `lap` is the counter of the gate. `swept`: the
    storm carried the ship into the harbour where it lies, and its next turn allows a trade. `misses` counts the
    turns that are still to be lost.
    `has_left`: the ship has been away from home.
    `home_turn` is the last turn (counted from 0) in which the ship lay at home so that it counts for the bonus, else -1.
    """

    character: int
    challenge: int
    home: Square
    square: Square
    condition: Condition = "free"
    lap: int = 0
    gold: int = 0
    goods: int = 0
    magic: int = 0
    cards: tuple[int, ...] = ()
    talismans: tuple[int, ...] = ()
    swept: bool = False
    misses: int = 0
    has_left: bool = False
    home_turn: int = -1


@dataclass(frozen=True, slots=True)
class Drift:
    """How a storm moved one ship: the squares from the first to the last, and what came of it."""

    seat: Seat
    route: tuple[Square, ...]
    condition: Condition


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle: the segments that both spun; `winner` once it is known."""

    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the last line did.

    `route` holds the squares of a sailed ship from the first to the last, `drifts` those of a storm. `card` is an adventure,
    `talisman` a talisman concerned, `amount` the tokens taken, the gold gained or the magic spent, `spin` a segment.
    """

    seat: Seat | None
    what: What
    route: tuple[Square, ...] = ()
    drifts: tuple[Drift, ...] = ()
    card: int | None = None
    talisman: int | None = None
    amount: int = 0
    spin: int | None = None
    fight: Fight | None = None


_values = attrgetter(*Player.__slots__)
_AT = {name: at for at, name in enumerate(Player.__slots__)}


def changed(player: Player, changes: Mapping[str, Any]) -> Player:
    """The player with other values in some fields; `dataclasses.replace` takes twice as long."""
    values = list(_values(player))
    for name, value in changes.items():
        values[_AT[name]] = value
    return Player(*values)


Task: TypeAlias = tuple[str, Seat]
"""Something that is still to be done in this turn, for a seat: `draw` (a forced adventure), `trade`, `trade:2` (only if more than
two gold can be had), `battle`, `end`."""


@dataclass(frozen=True, slots=True)
class Position:
    """Everything but the stage. The first card of `deck` and `talisman_deck` is the next one.

    `known` holds, for each seat and at last for a spectator, the sorted ids of the cards in the deck whose places they know.
    `turn` counts turns from 0, missed ones too; `final` are the seats that still have a turn once somebody is home, `None`
    before; `since` is the turn from which on a ship at home earns the bonus. `spin` is the segment under the pointer, `wind`
    the direction of this turn's storm. `is_cursed`: a curse was played after this spin.
    """

    options: Options
    players: tuple[Player, ...]
    first: Seat
    active: Seat
    turn: int
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    talisman_deck: tuple[int, ...]
    row: tuple[int, ...]
    spin: int | None
    wind: Compass | None
    todo: tuple[Task, ...]
    is_cursed: bool
    final: tuple[Seat, ...] | None
    since: int
    last: LastMove
    chance: Chance

    def spun(self, seat: Seat, segment: int, chance: Chance) -> Position:
        """The position after a turn's spin that was no storm: the most frequent line, made without detours."""
        return Position(
            self.options, self.players, self.first, self.active, self.turn, self.deck, self.discard, self.known, self.talisman_deck,
            self.row, segment, None, self.todo, self.is_cursed, self.final, self.since, LastMove(seat, "spun", spin=segment), chance,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Settling:
    """The set-up: the first of `queue` chooses character, challenge and harbour."""

    queue: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Spinning:
    """The turn begins: the seat spins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choosing:
    """The wheel has stopped on a segment with actions."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Storming:
    """A storm; the spinner may spin again. `wind` is `None` before the direction is spun."""

    seat: Seat
    wind: Compass | None


@dataclass(frozen=True, slots=True)
class Sheltering:
    """A storm with a known direction: those in `asked` may still play good weather; `sheltered` have."""

    seat: Seat
    wind: Compass
    asked: tuple[Seat, ...]
    sheltered: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A forced adventure card of somebody who may use a telescope."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Peeking:
    """A telescope: the first cards of the deck are looked at by this seat alone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paying:
    """A goods payment that can be made in several ways."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Taming:
    """A monster: how much magic is spent on it?"""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Retaming:
    """The monster would win; the seat may spin again. `spent` counts the magic, `spin` is the segment."""

    seat: Seat
    card: int
    spent: int
    spin: int


@dataclass(frozen=True, slots=True)
class Trading:
    """A ship in a harbour may trade (black) or buy talismans (red)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Engaging:
    """A ship lies beside others that hold a talisman of its challenge."""

    seat: Seat
    victims: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Refighting:
    """Both have spun; `seat` is behind and may spin again."""

    seat: Seat
    fight: Fight


@dataclass(frozen=True, slots=True)
class Looting:
    """The winner of a battle chooses a card of the loser."""

    seat: Seat
    fight: Fight


@dataclass(frozen=True, slots=True)
class Proposing:
    """After a battle the attacker may propose to swap places."""

    seat: Seat
    fight: Fight


@dataclass(frozen=True, slots=True)
class Agreeing:
    """The defender answers the proposal."""

    seat: Seat
    fight: Fight


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended. `is_limit`: by the limit of rounds."""

    is_limit: bool


Stage: TypeAlias = (
    Settling | Spinning | Choosing | Storming | Sheltering | Drawing | Peeking | Paying | Taming | Retaming | Trading | Engaging
    | Refighting | Looting | Proposing | Agreeing | Over
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """A position and its stage."""

    position: Position
    stage: Stage


def awaited(state: State) -> tuple[Seat, ...]:
    """Who is asked now; nobody once the match is over."""
    stage = state.stage
    if isinstance(stage, Spinning | Choosing):
        return (stage.seat,)
    if isinstance(stage, Sheltering):
        return stage.asked
    if isinstance(stage, Settling):
        return stage.queue[:1]
    return () if isinstance(stage, Over) else (stage.seat,)
