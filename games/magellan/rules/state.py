"""The state of a match: a position, and the stage that says what is awaited from whom.

Places on the map are nodes of the chart (`6n1s1` a piece of sea, `6n1l1` a piece of land), cells are their first
part (`6n1`). Countries and history cards are named by their ids in the data (`west_germany`, `h01_05`). Money is in M.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node

Country: TypeAlias = str
Card: TypeAlias = str
"""A history card."""
Place: TypeAlias = str
"""What one enters to discover it: a cell, or a whole row (`9s`) where a card names one."""

Kind: TypeAlias = Literal["jeep", "ship", "plane"]
KINDS: tuple[Kind, ...] = ("jeep", "ship", "plane")
LIMIT: dict[Kind, int] = {"jeep": 18, "ship": 6, "plane": 6}
"""Pieces of one colour. rulebook: Inventory."""

Level: TypeAlias = Literal["peace", "simplest", "planes", "experts"]
Load: TypeAlias = Literal["", "jeep", "plane", "both"]
"""What a ship carries: a jeep, or (experts) a plane, or a plane with a jeep aboard it."""
What: TypeAlias = Literal["jeep", "ship", "ship-jeep", "ship-plane", "ship-both", "plane", "plane-jeep"]
"""A standing piece with its load; a plane on a ship is no standing piece of its own."""


class Ship(Struct, frozen=True, gc=False):
    """A ship at sea.

    `lap` counts the meridians it crossed since a card for sailing round the world lies open (+ east, - west). `boarded` is the place where
    its jeep came aboard, while it has not left that place: landing there again is no entry. `sorties` counts the bombings of its plane in
    this cell and turn (rulebook: Second variant, 1d).
    """

    node: Node
    load: Load = ""
    lap: int = 0
    boarded: Place = ""
    sorties: int = 0


class Plane(Struct, frozen=True, gc=False):
    """A plane on land, with a jeep aboard or not.

    `boarded` is the place where that jeep came aboard, until it has left it.
    """

    node: Node
    is_laden: bool = False
    boarded: Place = ""


class Player(Struct, frozen=True):
    """What one player owns. All tuples are sorted, so that equal holdings are equal values.

    `jeeps` are those that stand on land; others are aboard `ships` or `planes`. `place` is the final rank of a player who
    won or was eliminated and left the map, 0 while they play.
    """

    cash: int
    base: Node
    """The land of the start base, where bought jeeps and planes stand."""
    port: Node
    """The sea of the start base, where bought ships lie."""
    jeeps: tuple[Node, ...] = ()
    ships: tuple[Ship, ...] = ()
    planes: tuple[Plane, ...] = ()
    countries: tuple[Country, ...] = ()
    place: int = 0
    held: tuple[Country, ...] = ()
    """The countries with which they left: they make the score."""


class Group(Struct, frozen=True, gc=False):
    """Pieces that are alike: what they are and where they stand."""

    what: What
    node: Node


class Active(Struct, frozen=True):
    """A history card that lies open.

    `tally` holds one number a seat (turns left of a bonus) or a single one for all (revenues left), as the card's kind needs it.
    `counted` are the countries that seats have developed or taken for its bonus.
    """

    card: Card
    tally: tuple[int, ...] = ()
    counted: tuple[tuple[Seat, Country], ...] = ()


class War(Struct, frozen=True):
    """A war in progress. Members of one side are allies; seats in no side take no part.

    It ends when the turn has come back to `opener` `rounds` more times. `losses` counts the pieces each seat lost in it.
    """

    card: Card
    sides: tuple[tuple[Seat, ...], ...]
    pieces: tuple[Kind, ...]
    """The kinds that fight."""
    opener: Seat
    rounds: int
    losses: tuple[int, ...]


class Loss(Struct, frozen=True):
    """A piece of `kind` in one of `cells` (empty: anywhere) that `seat` chooses to give up."""

    seat: Seat
    kind: Literal["jeep", "ship", "plane", "any"]
    cells: tuple[Cell, ...] = ()
    reason: Literal["card", "bomb", "ally"] = "card"


class Debt(Struct, frozen=True, gc=False):
    """Money that `seat` could not pay; owed to the bank or to another seat.

    An `amount` of 0: the payment took the last money, and the debt only asks whether the seat is out.
    """

    seat: Seat
    amount: int
    to: Seat | None = None


class Flight(Struct, frozen=True, gc=False):
    """A plane in the air between two lines of one turn, because of a fight or a bombing.

    `lines` are the meridians and parallels crossed since take-off; they are paid at the landing. `bombs` is how often it may still bomb.
    `origin` is where it took off. `boarded` is the place where its jeep came aboard, until it has left it.
    """

    cell: Cell
    is_laden: bool
    lines: int
    bombs: int
    origin: Node = ""
    boarded: Place = ""


class Battle(Struct, frozen=True, gc=False):
    """A naval battle chosen by the player in turn; `enemy`'s planes aboard may bomb first."""

    cell: Cell
    enemy: Seat


class Moved(Struct, frozen=True):
    """A way that a piece went: its nodes (for a flight: the two ends) and its points."""

    seat: Seat
    what: What
    path: tuple[Node, ...]
    points: int


class Last(Struct, frozen=True):
    """What happened last.

    `subject` is a country, a card, a cell or a kind of piece, by `what`; `other` the second player.

    `start`: nothing yet. `rolled`: `dice`. `turned`: a geographic card, `subject` the country. `drew`: a history card.
    `moved`: a line of movement. `fought`: `subject` the cell, `dice` of `seat` and `other`. `bombed`: `dice` holds the face 1-6.
    `lost`: a piece was given up. `sold`: a country. `won`, `out`: the player left.
    """

    what: Literal["start", "rolled", "turned", "drew", "moved", "fought", "bombed", "lost", "sold", "won", "out"]
    seat: Seat
    subject: str = ""
    other: Seat | None = None
    dice: tuple[int, ...] = ()


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
    """After so many rounds the match ends and the higher incomes win; 0: no limit."""
    series: tuple[int, ...]
    """The series of history cards in play."""
    has_supplement: bool
    """Whether the fifty further countries are in play."""

    takes_first_way: ClassVar[bool] = False
    """Whether a piece goes the first of several ways that cost alike, as up to version 3 of the rules. It is in no record: what was
    written by either is read by the other as far as both come out the same."""

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
    """Everything but the stage. The first card of a deck is the next one.

    `losses` and `debts` are duties that come before anything else, in this order; effects of cards append to them and the
    flow of the turn turns them into stages.
    """

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
    debts: tuple[Debt, ...]
    start: Seat
    """The first player has number 1."""
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

    `chosen` is the piece that a half-made move is about to send somewhere; between two lines there is none.
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
    """A match between two lines."""

    position: Position
    stage: Stage


class FormerTable(Table, frozen=True):
    """The settings of a match up to version 3."""

    takes_first_way: ClassVar[bool] = True


class FormerPosition(Position, frozen=True):
    """A position of such a match."""

    table: FormerTable


class FormerState(State, frozen=True):
    """A state of such a match."""

    position: FormerPosition


def with_player(position: Position, seat: int, player: Player, **changes: Any) -> Position:
    """Return the position with another player in a seat, and other changed fields."""
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
    return tuple([Seat(seat) for seat, player in enumerate(position.players) if not player.place])


def others(position: Position, seat: Seat) -> list[Seat]:
    """Return the other seats that are still in the match."""
    return [other for other in playing(position) if other != seat]


def number(position: Position, seat: Seat) -> int:
    """Return a player's number, 1 for the first by lot. rulebook: Start of the game."""
    return (seat - position.start) % len(position.players) + 1
