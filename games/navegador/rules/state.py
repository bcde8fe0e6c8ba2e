"""The state of a match: a position, and the stage that says what is awaited from whom.

Tuples by region, good, rondel field, building row or kind are in the order of the tuples of `board`. Values that are shown or chosen carry
names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Seat, Token
from games.navegador.rules.board import KINDS, Building, Good, Kind, Region, RondelField

King: TypeAlias = Literal["held", "goa", "colony", "factory", "explorer", "shipyard", "church"]
"""Where a King's privilege is: with its player, near Goa (variant), or placed on a kind."""

Triple: TypeAlias = tuple[int, int, int]

Ships: TypeAlias = tuple[int, ...]
"""Ships by region."""


class Player(Struct, frozen=True, gc=False):
    """What one player owns."""

    money: int
    """In cruzados."""
    workers: int
    ships: Ships
    colonies: tuple[tuple[int, ...], ...]
    """The prices of the founded colonies, by good."""
    factories: tuple[int, ...]
    """The number of factories by good, without the orange one."""
    shipyards: int
    churches: int
    explorers: tuple[int, ...]
    """The regions that the player has explored."""
    privileges: tuple[int, ...]
    """The number of privileges by kind, without the King's."""
    king: King
    field: int | None
    """Where the stone is on the rondel; `None` before the first turn."""


class Sail(Struct, frozen=True, gc=False):
    """Ships that sail together."""

    origin: Region
    to: Region
    count: int

    @property
    def token(self) -> Token:
        """The group as it is written in a line."""
        return f"{self.origin}>{self.to}:{self.count}"


class Trade(Struct, frozen=True, gc=False):
    """What a line does with one good at the market."""

    good: Good
    units: int
    """Units sold (positive) or processed (negative)."""
    income: int
    row: int
    """The row of the price marker before."""
    row_after: int
    is_orange: bool = False
    """Whether the orange factory helps to process it."""


class LastMove(Struct, frozen=True, gc=False):
    """What the last line did."""

    seat: Seat | None
    """`None` at the start of the match."""
    what: RondelField | Literal["start", "navegador"]
    """The rondel field, or `navegador` for the extra sailing of the card."""
    is_rest: bool = False
    """Whether the rest of a fleet sailed after a discovery, without a step on the rondel."""
    origin: RondelField | None = None
    """The field from which the stone came; `None`: it was placed for the first time."""
    steps: int = 0
    """The steps on the rondel."""
    paid: tuple[Region, ...] = ()
    """The regions of the ships given for the steps."""
    sails: tuple[Sail, ...] = ()
    """The groups of ships, in the order of sailing."""
    explored: Region | None = None
    """The region discovered."""
    lost: int = 0
    """The ships lost there."""
    premium: int = 0
    """The premium for the discovery, in cruzados."""
    recruited: int = 0
    """The workers or ships bought."""
    sold: int = 0
    """Those of them that were sold at once, because they are above the limit."""
    colonies: tuple[tuple[Region, int], ...] = ()
    """The colonies founded: region and price."""
    buildings: tuple[tuple[Building, int], ...] = ()
    """The buildings bought: row of the chart and price."""
    trades: tuple[Trade, ...] = ()
    privilege: Kind | None = None
    is_king: bool = False
    """Whether that privilege is the King's."""
    bonus: int = 0
    """The cruzados that the privilege paid."""
    money: int = 0
    """The whole change of the seat's money."""


class Position(Struct, frozen=True, gc=False):
    """Everything on the table."""

    players: tuple[Player, ...]
    is_goa: bool
    """Whether the King's privileges are near Goa at the start (variant)."""
    known: int
    """Bit `1 << region` is set for Portugal and every explored region whose colonies lie face up."""
    stacks: tuple[tuple[int, ...], ...]
    """The prices of the colony tokens by region: ascending if the region is known, otherwise in random order."""
    removed: Triple
    """The token of each good that was removed unseen."""
    phase: int
    opening: int
    """The phase that starts once the current action is over; 0: none."""
    market: Triple
    """The rows of the price markers, 0 at the top."""
    built: tuple[int, ...]
    """The number of buildings sold, by row of the chart."""
    gallery: tuple[int, ...]
    """The number of privileges on display, by kind."""
    reserve: tuple[int, ...]
    """The number of privileges beside the board, by kind."""
    start: Seat
    """The player who began the match."""
    holder: Seat
    """The player who has the Navegador card."""
    marked: int | None
    """The rondel field of the orange ship; `None` before the holder's first turn."""
    run: int
    """The steps that the holder has gone from that field."""
    turns: int
    """The number of finished turns."""
    is_ending: bool
    """Whether the end has been triggered."""
    left: int | None
    """The turns that are still to come; `None` until the turn that triggers the end is over."""
    last: LastMove

    def is_known(self, region: int) -> bool:
        """Return whether a region is Portugal, or is explored and its colonies lie face up."""
        return bool(self.known >> region & 1)


class Moving(Struct, frozen=True, gc=False, tag="moving"):
    """A turn on the rondel is awaited; the holder of the Navegador card may sail first."""

    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """The seat is in the middle of a line; only previews have this stage."""

    seat: Seat


class Sailing(Struct, frozen=True, gc=False, tag="sailing"):
    """A region was explored and revealed; the rest of the fleet may still sail.

    `is_extra`: it is the sailing of the Navegador card.
    """

    seat: Seat
    still: Ships
    """The seat's ships that have not sailed."""
    is_extra: bool


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The match has ended."""


Stage: TypeAlias = Moving | Acting | Sailing | Over


class State(Struct, frozen=True, gc=False):
    """A position and its stage."""

    position: Position
    stage: Stage


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to answer now; none once the match is over."""
    stage = state.stage
    return () if isinstance(stage, Over) else (stage.seat,)


def right(seat: Seat, seats: int) -> Seat:
    """Return the neighbour to the right, who moves just before."""
    return Seat((seat - 1) % seats)


def items(player: Player) -> tuple[int, int, int, int, int]:
    """Count what the player owns of each kind, the orange factory included."""
    sugar, gold, spice = player.colonies
    return (len(sugar) + len(gold) + len(spice), 1 + sum(player.factories), len(player.explorers), player.shipyards, player.churches)


def owned(player: Player) -> Sequence[int]:
    """Return the privileges of each kind, with the King's where it is placed."""
    if player.king in ("held", "goa"):
        return player.privileges
    return tuple([count + 1 if kind == player.king else count for count, kind in zip(player.privileges, KINDS, strict=True)])


def changed(counts: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """Return the counts with the one at `at` changed by `change`."""
    return (*counts[:at], counts[at] + change, *counts[at + 1 :])
