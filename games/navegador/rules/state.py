"""The state of a match: a position, and the stage that says what is awaited from whom.

Things are counted by region, good, rondel field, building row or kind in the order of the tuples of `board`. Values that are shown or
chosen carry names.
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
    """What one player owns.

    `colonies` are the prices of the founded colonies by good; `factories` are counted by good, without the orange one;
    `explorers` are the regions explored; `privileges` are counted by kind, without the King's. `field` is the place of the stone on the
    rondel, `None` before the first turn. Money is in cruzados.
    """

    money: int
    workers: int
    ships: Ships
    colonies: tuple[tuple[int, ...], ...]
    factories: tuple[int, ...]
    shipyards: int
    churches: int
    explorers: tuple[int, ...]
    privileges: tuple[int, ...]
    king: King
    field: int | None


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
    """One good at the market: units sold (positive) or processed (negative).

    `row` and `row_after` are the marker's rows before and after; `is_orange` says that the orange factory helps to process it.
    """

    good: Good
    units: int
    income: int
    row: int
    row_after: int
    is_orange: bool = False


class LastMove(Struct, frozen=True, gc=False):
    """What the last line did. `seat` is `None` at the start.

    `what` is the rondel field, or `navegador` for the extra sailing of the card. `is_rest` marks the rest of a fleet that
    sails after a discovery: no step on the rondel was made with it. `steps` are the steps on the rondel from the field `origin`
    (`None`: first placing), `paid` the regions of the ships given for them. `sails` are in the order of sailing; `explored` is the
    region discovered, with the ships `lost` there and the premium in cruzados. `recruited` are the workers or ships bought, `sold`
    those of them sold on above the limit. `money` is what the line changed in the seat's money in all.
    """

    seat: Seat | None
    what: RondelField | Literal["start", "navegador"]
    is_rest: bool = False
    origin: RondelField | None = None
    steps: int = 0
    paid: tuple[Region, ...] = ()
    sails: tuple[Sail, ...] = ()
    explored: Region | None = None
    lost: int = 0
    premium: int = 0
    recruited: int = 0
    sold: int = 0
    colonies: tuple[tuple[Region, int], ...] = ()
    buildings: tuple[tuple[Building, int], ...] = ()
    trades: tuple[Trade, ...] = ()
    privilege: Kind | None = None
    is_king: bool = False
    bonus: int = 0
    money: int = 0


class Position(Struct, frozen=True, gc=False):
    """Everything on the table.

    `known` has bit `1 << region` set for Portugal and every explored region whose colonies lie face up. `stacks` are the colony tokens by
    region: ascending where known, in random order where not. `removed` is the unseen token of each good. `market` are the
    rows of the price markers, 0 at the top. `built` counts the buildings sold by row of the chart, `gallery` the
    privileges on display and `reserve` those beside the board, by kind.
    `holder` has the Navegador card, `marked` is the field of the orange ship (`None` before the holder's first turn) and
    `run` the steps that the holder has gone since. `opening` is the phase that starts once the current action is over, 0 for
    none. `turns` counts finished turns; `left` those still to come once the end was triggered (`None` before);
    `is_ending` says that it was.
    """

    players: tuple[Player, ...]
    is_goa: bool
    known: int
    stacks: tuple[tuple[int, ...], ...]
    removed: Triple
    phase: int
    opening: int
    market: Triple
    built: tuple[int, ...]
    gallery: tuple[int, ...]
    reserve: tuple[int, ...]
    start: Seat
    holder: Seat
    marked: int | None
    run: int
    turns: int
    is_ending: bool
    left: int | None
    last: LastMove


class Moving(Struct, frozen=True, gc=False, tag="moving"):
    """A turn on the rondel is awaited; the holder of the Navegador card may sail first."""

    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """The seat is in the middle of a line; only previews have this stage."""

    seat: Seat


class Sailing(Struct, frozen=True, gc=False, tag="sailing"):
    """A region was explored and revealed; the rest of the fleet may still sail.

    `still` counts the seat's ships that have not sailed; `is_extra` is set during the Navegador card's sailing.
    """

    seat: Seat
    still: Ships
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
    return tuple([count + (kind == player.king) for count, kind in zip(player.privileges, KINDS, strict=True)])


def changed(counts: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """Return the counts with the one at `at` changed by `change`."""
    return (*counts[:at], counts[at] + change, *counts[at + 1 :])
