"""The state of a match: a position, and the stage that says what is awaited from whom.

Pieces stand on nodes of the map (`6n1s1` a piece of sea, `6n1l1` a piece of land); the first part of a node is its cell (`6n1`). Countries
and history cards are named by their ids in the data (`west_germany`, `h01_05`). Money is in M.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node

Country: TypeAlias = str
"""The id of a country."""
Card: TypeAlias = str
"""The id of a history card."""
Place: TypeAlias = str
"""A place that a piece can discover: a cell, or a whole row of cells (`9s`) if a card names one."""

Kind: TypeAlias = Literal["jeep", "ship", "plane"]
KINDS: tuple[Kind, ...] = ("jeep", "ship", "plane")
LIMIT: dict[Kind, int] = {"jeep": 18, "ship": 6, "plane": 6}
"""How many pieces of each kind a player can have. rulebook: Inventory."""

Level: TypeAlias = Literal["peace", "simplest", "planes", "experts"]
Load: TypeAlias = Literal["", "jeep", "plane", "both"]
"""What a ship carries: nothing (`""`), a jeep, or for experts a plane, without or with a jeep aboard (`both`)."""
What: TypeAlias = Literal["jeep", "ship", "ship-jeep", "ship-plane", "ship-both", "plane", "plane-jeep"]
"""A standing piece with its load; a plane on a ship is no standing piece of its own."""


class Ship(Struct, frozen=True, gc=False):
    """A ship at sea."""

    node: Node
    load: Load = ""
    lap: int = 0
    """The meridians it has crossed since a card for sailing round the world lies open: those eastward less those westward."""
    boarded: Place = ""
    """The place where its jeep came aboard, until the ship leaves it: if the jeep lands there again, it has not entered the place."""
    sorties: int = 0
    """How often its plane has bombed in this cell and turn (rulebook: Second variant, 1d)."""


class Plane(Struct, frozen=True, gc=False):
    """A plane on land."""

    node: Node
    is_laden: bool = False
    """Whether a jeep is aboard."""
    boarded: Place = ""
    """The place where that jeep came aboard, until the plane leaves it."""


class Player(Struct, frozen=True):
    """What one player owns. The pieces are sorted, so that equal holdings are equal values."""

    cash: int
    base: Node
    """The land of the start base, where bought jeeps and planes stand."""
    port: Node
    """The sea of the start base, where bought ships lie."""
    jeeps: tuple[Node, ...] = ()
    """The jeeps that stand on land; others are aboard ships or planes."""
    ships: tuple[Ship, ...] = ()
    planes: tuple[Plane, ...] = ()
    """The planes that stand on land; others are aboard ships or in the air."""
    countries: tuple[Country, ...] = ()
    place: int = 0
    """The final rank of a player who won or was eliminated, 0 while they play."""
    held: tuple[Country, ...] = ()
    """The countries of a player who has left, from the moment when they left: they make the score."""

    @property
    def is_out(self) -> bool:
        """Whether the player no longer plays: they have a final rank."""
        return self.place != 0


class Group(Struct, frozen=True, gc=False):
    """Pieces that are alike: what they are and where they stand."""

    what: What
    node: Node


class Active(Struct, frozen=True):
    """A history card that lies open."""

    card: Card
    tally: tuple[int, ...] = ()
    """What is left of its effect: the turns of each seat for more points, or one number of revenues for all. Empty for other cards."""
    counted: tuple[tuple[Seat, Country], ...] = ()
    """The countries that seats have developed or taken for its bonus."""


class War(Struct, frozen=True):
    """A war in progress."""

    card: Card
    sides: tuple[tuple[Seat, ...], ...]
    """Members of one side are allies; seats in no side take no part."""
    pieces: tuple[Kind, ...]
    """The kinds that fight."""
    opener: Seat
    """The player who drew the card."""
    rounds: int
    """The war ends when the turn has come back to the opener so many more times."""
    losses: tuple[int, ...]
    """How many pieces each seat has lost in this war."""


class Loss(Struct, frozen=True):
    """The duty of a seat to give up a piece of its choice."""

    seat: Seat
    kind: Literal["jeep", "ship", "plane", "any"]
    cells: tuple[Cell, ...] = ()
    """Where the piece has to be; empty: anywhere."""
    reason: Literal["card", "bomb", "ally"] = "card"
    """A history card, an enemy's bomb, or a loss of an ally that each ally shares."""


class Debt(Struct, frozen=True, gc=False):
    """Money that a seat could not pay."""

    seat: Seat
    amount: int
    """0: the seat paid with its last money, so it has to be checked whether it is out."""
    to: Seat | None = None
    """The seat to which the money is owed; `None`: the bank."""


class Flight(Struct, frozen=True, gc=False):
    """A plane in the air between two moves of one turn, because of a fight or a bombing."""

    cell: Cell
    is_laden: bool
    """Whether a jeep is aboard."""
    lines: int
    """The meridians and parallels crossed since take-off; they are paid at the landing."""
    bombs: int
    """How often it may still bomb."""
    origin: Node = ""
    """Where it took off."""
    boarded: Place = ""
    """The place where its jeep came aboard, until the plane leaves it."""


class Battle(Struct, frozen=True, gc=False):
    """A naval battle of the player in turn; planes on the enemy's ships may bomb first."""

    cell: Cell
    enemy: Seat


class Moved(Struct, frozen=True):
    """A way that a piece went: its nodes (of a flight only the two ends) and its points."""

    seat: Seat
    what: What
    path: tuple[Node, ...]
    points: int


class Last(Struct, frozen=True):
    """What happened last.

    | `what` | what happened | `subject` |
    |---|---|---|
    | `start` | nothing yet | |
    | `rolled` | the throw of a turn | |
    | `turned` | a geographic card was turned | the country |
    | `drew` | a history card was drawn | the card |
    | `moved` | a piece went somewhere | its cell |
    | `fought`, `bombed` | a fight against `other`, a bombing of `other` | the cell |
    | `lost` | a piece was given up | its kind |
    | `sold` | a country was sold to the bank | the country |
    | `won`, `out` | a player left the match | |
    """

    what: Literal["start", "rolled", "turned", "drew", "moved", "fought", "bombed", "lost", "sold", "won", "out"]
    seat: Seat
    subject: str = ""
    other: Seat | None = None
    """The enemy in a fight or a bombing."""
    dice: tuple[int, ...] = ()
    """The dice of the throw; in a fight those of `seat` and `other`, for a bombing the face 1-6 of the special die."""


class Table(Struct, frozen=True):
    """The settings of the match."""

    level: Level
    example: int
    """The example of four base islands, 1-4."""
    target: int
    """The income that has to be exceeded."""
    is_played_on: bool
    """Whether the others play on for places after a win."""
    rounds: int
    """After this many rounds the match ends and the highest income wins; 0: no limit."""
    series: tuple[int, ...]
    """The series of history cards in play."""
    has_supplement: bool
    """Whether the fifty further countries are in play."""

    is_former: ClassVar[bool] = False
    """Whether the rules up to version 3 hold: a piece takes the first of several ways of equal cost. It is no field, so that positions are
    written alike by all versions."""

    @property
    def has_wars(self) -> bool:
        return self.level != "peace"

    @property
    def has_planes(self) -> bool:
        return self.level in ("planes", "experts")

    @property
    def is_expert(self) -> bool:
        return self.level == "experts"


class Position(Struct, frozen=True):
    """Everything but the stage. The first card of a pack is the next one."""

    table: Table
    players: tuple[Player, ...]
    bank: int
    """What the bank took in less what it paid out, the money dealt at the start included: with all cash the sum is 0."""
    geographic: tuple[Country, ...]
    """The geographic pack."""
    open: tuple[Country, ...]
    """Countries lying face up, free to develop, in the order in which they came."""
    history: tuple[Card, ...]
    """The history pack; spent cards go under it."""
    active: tuple[Active, ...]
    """History cards lying open because they still have an effect, the oldest first. The card of a war is not among them."""
    war: War | None
    losses: tuple[Loss, ...]
    """Pieces that seats have to give up before anything else happens."""
    debts: tuple[Debt, ...]
    """Debts that seats have to pay after the losses and before anything else happens."""
    start: Seat
    """The player who was drawn to begin, who has number 1."""
    round: int
    """From 1."""
    seat: Seat
    """Whose turn it is."""
    points: int
    """Movement points left in this turn."""
    dice: tuple[int, ...]
    """The throw of this turn; empty before it."""
    flight: Flight | None
    trail: tuple[Moved, ...]
    """The ways that pieces went in the turn that moved last, in order."""
    last: Last
    chance: Chance
    battle: Battle | None = None


Reason: TypeAlias = Literal["won", "last", "rounds"]
"""Why a match ends: an income passed the target, one player is left, or the rounds are played."""


class Rolling(Struct, frozen=True, tag="rolling"):
    """`position.seat` has to throw the die."""


class Drawing(Struct, frozen=True, tag="drawing"):
    """`position.seat` threw a four or a five and chooses a pack."""


class Moving(Struct, frozen=True, tag="moving"):
    """`position.seat` moves, buys, develops and sells.

    `chosen` is the piece that a half-made move is about to send somewhere; `None` between two moves.
    """

    chosen: Group | None = None


class Fighting(Struct, frozen=True, tag="fighting"):
    """In war `position.seat` stands with enemies in some cell and has to fight there first."""


class Defending(Struct, frozen=True, tag="defending"):
    """Experts: the planes aboard `seat`'s ships may bomb before `position.battle`."""

    seat: Seat


class Flying(Struct, frozen=True, tag="flying"):
    """A plane of `position.seat` is in the air (`position.flight`); it may bomb or land."""


class Losing(Struct, frozen=True, tag="losing"):
    """The seat of the first of `position.losses` chooses which piece it loses."""

    seat: Seat


class Owing(Struct, frozen=True, tag="owing"):
    """The seat of the first of `position.debts` has to sell countries to pay it."""

    seat: Seat


class Over(Struct, frozen=True, tag="over"):
    """The match has ended."""

    reason: Reason


Stage: TypeAlias = Rolling | Drawing | Moving | Fighting | Defending | Flying | Losing | Owing | Over


class State(Struct, frozen=True):
    """A match between two moves."""

    position: Position
    stage: Stage


class FormerTable(Table, frozen=True):
    """The settings of a match up to version 3."""

    is_former: ClassVar[bool] = True


class FormerPosition(Position, frozen=True):
    """A position of a match up to version 3."""

    table: FormerTable


class FormerState(State, frozen=True):
    """A state of a match up to version 3."""

    position: FormerPosition


def with_player(position: Position, seat: int, player: Player, **changes: Any) -> Position:
    """Return the position with another player in a seat, and with other `changes` of fields."""
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]), **changes)


_OTHERS = (Losing, Owing, Defending)
"""Stages that may await another seat than the one in turn."""


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to act."""
    stage = state.stage
    if isinstance(stage, Over):
        return ()
    return (stage.seat if isinstance(stage, _OTHERS) else state.position.seat,)


def playing(position: Position) -> tuple[Seat, ...]:
    """Return the seats that are still in the match, in order of seats."""
    return tuple([Seat(seat) for seat, player in enumerate(position.players) if not player.is_out])


def others(position: Position, seat: Seat) -> list[Seat]:
    """Return the other seats that are still in the match."""
    return [other for other in playing(position) if other != seat]


def number(position: Position, seat: Seat) -> int:
    """Return a player's number: 1 for the one drawn to begin. rulebook: Start of the game."""
    return (seat - position.start) % len(position.players) + 1
