"""The state of a match: a position, and the stage that says what is awaited from whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Seat
from games.carta_magica.rules.board import Compass, Square, Token
from games.carta_magica.rules.options import Options

S = TypeVar("S")

Condition: TypeAlias = Literal["free", "damaged", "becalmed"]
What: TypeAlias = Literal[
    "start", "settled", "spun", "storm", "sailed", "took", "drew", "sold", "bought", "cursed", "tamed", "failed", "paid", "battle", "prize",
    "swapped", "rested", "missed", "over",
]  # fmt: skip
Duty: TypeAlias = Literal["draw", "trade", "battle", "end"]
"""What can be left to do in a turn: draw a forced adventure, trade in the harbour, attack a ship beside, end the turn."""

UNKNOWN = -1
"""A character, challenge or square that has not been chosen yet."""


class Player(Struct, frozen=True, gc=False):
    """What one player owns, and the ship.

    `cards` (adventures, tamed monsters too) and `talismans` are sorted ids. `lap` is the counter of the gate. `swept`: the
    storm carried the ship into the harbour where it lies, and its next turn allows a trade. `misses` counts the turns that
    are still to be lost. `has_left`: the ship has been away from home.
    `home_turn` is the last turn (counted from 0) in which the ship lay at home so that it counts for the bonus, else -1.
    """

    character: int = UNKNOWN
    challenge: int = UNKNOWN
    home: Square = UNKNOWN
    square: Square = UNKNOWN
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


class Drift(Struct, frozen=True, gc=False):
    """How a storm moved one ship: the squares from the first to the last, and what came of it."""

    seat: Seat
    route: tuple[Square, ...]
    condition: Condition


class Fight(Struct, frozen=True, gc=False):
    """A battle: the segments that both spun; `winner` once it is known."""

    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    winner: Seat | None = None

    def rival(self, seat: Seat) -> Seat:
        """Return the other side of a battle."""
        return self.defender if seat == self.attacker else self.attacker


class LastMove(Struct, frozen=True, gc=False):
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


class Task(Struct, frozen=True, gc=False):
    """Something still to be done in this turn; a trade is asked if it brings over `beyond`.

    `beyond` counts gold in a black harbour, talismans in a red one (`flow.tradable`).
    """

    duty: Duty
    seat: Seat
    beyond: int = 0


class Position(Struct, frozen=True, gc=False):
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
    deck: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    talisman_deck: tuple[int, ...]
    row: tuple[int, ...]
    chance: Chance
    turn: int = 0
    discard: tuple[int, ...] = ()
    spin: int | None = None
    wind: Compass | None = None
    todo: tuple[Task, ...] = ()
    is_cursed: bool = False
    final: tuple[Seat, ...] | None = None
    since: int = 0
    last: LastMove = LastMove(None, "start")

    def changed(self, seat: Seat, **changes: Any) -> Position:
        """Return the position with other values in some fields of a player."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))


class Settling(Struct, frozen=True, gc=False, tag="settling"):
    """The set-up: the first of `queue` chooses character, challenge and harbour."""

    queue: tuple[Seat, ...]


class Spinning(Struct, frozen=True, gc=False, tag="spinning"):
    """The turn begins: the seat spins."""

    seat: Seat


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """The wheel has stopped on a segment with actions."""

    seat: Seat


class Sailing(Struct, frozen=True, gc=False, tag="sailing"):
    """The ship sails up to so many steps, and where to is still open; inside a line only."""

    seat: Seat
    steps: int


class Storming(Struct, frozen=True, gc=False, tag="storming"):
    """A storm; the spinner may spin again. `wind` is `None` before the direction is spun."""

    seat: Seat
    wind: Compass | None


class Sheltering(Struct, frozen=True, gc=False, tag="sheltering"):
    """A storm with a known direction; `asked` may still play good weather, `sheltered` have."""

    seat: Seat
    wind: Compass
    asked: tuple[Seat, ...]
    sheltered: tuple[Seat, ...]


class Drawing(Struct, frozen=True, gc=False, tag="drawing"):
    """An adventure card is to be drawn, perhaps with a telescope."""

    seat: Seat


class Peeking(Struct, frozen=True, gc=False, tag="peeking"):
    """A telescope: the first cards of the deck are looked at by this seat alone."""

    seat: Seat


class Paying(Struct, frozen=True, gc=False, tag="paying"):
    """A payment that can be made in several ways.

    For an adventure `card`, or inside a line for a tow, a repair or a trade.
    """

    seat: Seat
    kind: Token
    amount: int
    card: int | None = None


class Taming(Struct, frozen=True, gc=False, tag="taming"):
    """A monster: how much magic is spent on it? `spent` counts that of the half-made move."""

    seat: Seat
    card: int
    spent: int = 0


class Retaming(Struct, frozen=True, gc=False, tag="retaming"):
    """The monster would win, and the seat may spin again; `spent` is magic, `spin` a segment."""

    seat: Seat
    card: int
    spent: int
    spin: int


class Trading(Struct, frozen=True, gc=False, tag="trading"):
    """A ship in a harbour may trade (black) or buy talismans (red)."""

    seat: Seat


class Engaging(Struct, frozen=True, gc=False, tag="engaging"):
    """A ship lies beside others that hold a talisman of its challenge."""

    seat: Seat
    victims: tuple[Seat, ...]


class Refighting(Struct, frozen=True, gc=False, tag="refighting"):
    """Both have spun; `seat` is behind and may spin again."""

    seat: Seat
    fight: Fight


class Looting(Struct, frozen=True, gc=False, tag="looting"):
    """The winner of a battle chooses a card of the loser."""

    seat: Seat
    fight: Fight


class Proposing(Struct, frozen=True, gc=False, tag="proposing"):
    """After a battle the attacker may propose to swap places."""

    seat: Seat
    fight: Fight


class Agreeing(Struct, frozen=True, gc=False, tag="agreeing"):
    """The defender answers the proposal."""

    seat: Seat
    fight: Fight


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The match has ended. `is_limit`: by the limit of rounds."""

    is_limit: bool


Stage: TypeAlias = (
    Settling | Spinning | Choosing | Sailing | Storming | Sheltering | Drawing | Peeking | Paying | Taming | Retaming | Trading | Engaging
    | Refighting | Looting | Proposing | Agreeing | Over
)  # fmt: skip
STAGES: dict[str, Callable[..., Stage]] = {stage.__struct_config__.tag: stage for stage in get_args(Stage)}
"""The stages by their names in views."""


class State(Struct, frozen=True, gc=False):
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
    if isinstance(stage, Sheltering):
        return stage.asked
    if isinstance(stage, Settling):
        return stage.queue[:1]
    return () if isinstance(stage, Over) else (stage.seat,)
