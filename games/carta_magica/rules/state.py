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
    """What one player owns, and the ship."""

    character: int = UNKNOWN
    challenge: int = UNKNOWN
    home: Square = UNKNOWN
    square: Square = UNKNOWN
    condition: Condition = "free"
    lap: int = 0
    """The counter of the gate: southward +1, northward -1."""
    gold: int = 0
    goods: int = 0
    magic: int = 0
    cards: tuple[int, ...] = ()
    """Sorted ids of adventure cards, tamed monsters among them."""
    talismans: tuple[int, ...] = ()
    """Sorted ids."""
    swept: bool = False
    """A storm carried the ship into the harbour where it lies; its owner may trade there in the next turn."""
    misses: int = 0
    """Turns that are still to be lost."""
    has_left: bool = False
    """The ship has been away from home."""
    home_turn: int = -1
    """The last turn (counted from 0) in which the ship lay at home and this counts for the bonus; -1: none."""


class Drift(Struct, frozen=True, gc=False):
    """How a storm moved one ship: the squares from the first to the last, and what came of it."""

    seat: Seat
    route: tuple[Square, ...]
    condition: Condition


class Fight(Struct, frozen=True, gc=False):
    """A battle."""

    attacker: Seat
    defender: Seat
    attack: int
    """The segment that the attacker spun."""
    defence: int
    """The segment that the defender spun."""
    winner: Seat | None = None
    """`None` until the battle is decided."""

    def rival(self, seat: Seat) -> Seat:
        """Return the other side of the battle."""
        return self.defender if seat == self.attacker else self.attacker


class LastMove(Struct, frozen=True, gc=False):
    """What the last line did."""

    seat: Seat | None
    """`None` before the first line."""
    what: What
    route: tuple[Square, ...] = ()
    """The squares of a ship that sailed, from the first to the last."""
    drifts: tuple[Drift, ...] = ()
    """How a storm moved the ships."""
    card: int | None = None
    """The adventure concerned."""
    talisman: int | None = None
    """The talisman concerned."""
    amount: int = 0
    """The tokens taken, the gold gained or the magic spent."""
    spin: int | None = None
    """The segment that was spun."""
    fight: Fight | None = None


class Task(Struct, frozen=True, gc=False):
    """Something still to be done in this turn."""

    duty: Duty
    seat: Seat
    beyond: int = 0
    """A trade is asked about only if it can bring more than this: gold in a black harbour, talismans in a red one (`flow.tradable`)."""


class Position(Struct, frozen=True, gc=False):
    """Everything but the stage."""

    options: Options
    players: tuple[Player, ...]
    first: Seat
    """Who began; a round ends before this seat's next turn."""
    active: Seat
    """Whose turn it is."""
    deck: tuple[int, ...]
    """The adventure cards in the deck, the next one first."""
    known: tuple[tuple[int, ...], ...]
    """For each seat, and at the end for a spectator: the sorted ids of the cards in the deck whose places they know."""
    talisman_deck: tuple[int, ...]
    """The next one first."""
    row: tuple[int, ...]
    """The open talismans."""
    chance: Chance
    turn: int = 0
    """Turns from 0, missed ones too."""
    discard: tuple[int, ...] = ()
    spin: int | None = None
    """The segment under the pointer; `None` before the first spin."""
    wind: Compass | None = None
    """The direction of this turn's storm; `None`: no storm, or its direction is not known yet."""
    todo: tuple[Task, ...] = ()
    is_cursed: bool = False
    """A curse was played after this spin."""
    final: tuple[Seat, ...] | None = None
    """The seats that still have a turn once somebody is home; `None`: nobody is."""
    since: int = 0
    """The turn from which on a ship at home earns the bonus."""
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
    """The ship sails up to `steps` steps; its square is not chosen yet. Inside a line only."""

    seat: Seat
    steps: int


class Storming(Struct, frozen=True, gc=False, tag="storming"):
    """A storm; the spinner may spin again. `wind` is `None` before the direction is spun."""

    seat: Seat
    wind: Compass | None


class Sheltering(Struct, frozen=True, gc=False, tag="sheltering"):
    """A storm with a known direction."""

    seat: Seat
    wind: Compass
    asked: tuple[Seat, ...]
    """The seats that may still play good weather."""
    sheltered: tuple[Seat, ...]
    """The seats that have played it."""


class Drawing(Struct, frozen=True, gc=False, tag="drawing"):
    """An adventure card is to be drawn, perhaps with a telescope."""

    seat: Seat


class Peeking(Struct, frozen=True, gc=False, tag="peeking"):
    """A telescope: this seat alone looks at the first cards of the deck."""

    seat: Seat


class Paying(Struct, frozen=True, gc=False, tag="paying"):
    """A payment that can be made in several ways."""

    seat: Seat
    kind: Token
    amount: int
    card: int | None = None
    """The goods card that has to be paid; `None`: a tow, a repair or a trade, which are paid inside a line."""


class Taming(Struct, frozen=True, gc=False, tag="taming"):
    """A monster was met: how much magic is spent on it?"""

    seat: Seat
    card: int
    spent: int = 0
    """Magic that the half-made move has spent already."""


class Retaming(Struct, frozen=True, gc=False, tag="retaming"):
    """The monster would win, and the seat may spin again."""

    seat: Seat
    card: int
    spent: int
    """Magic spent on the monster."""
    spin: int
    """The segment that was spun."""


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
