"""The state of a match: a position, and the stage that says what is awaited from whom.

Regions, goods, rondel fields, building rows and kinds are numbers: their places in the tuples of `board`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.chance import Chance
from engine.core import Seat
from engine.games.navegador.board import KINDS, Kind, RondelField

King: TypeAlias = Literal["held", "goa", "colony", "factory", "explorer", "shipyard", "church"]
"""Where a King's privilege is: with its player, near Goa (variant), or placed on a kind."""

Triple: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Player:
    """What one player owns.

    `ships` counts ships by region; `colonies` are the prices of the founded colonies by good; `factories` by good, without
    the orange one; `explorers` are the regions explored; `privileges` by kind, without the King's. `field` is the place of the stone on the
    rondel, `None` before the first turn.
    """

    money: int
    workers: int
    ships: tuple[int, ...]
    colonies: tuple[tuple[int, ...], ...]
    factories: tuple[int, ...]
    shipyards: int
    churches: int
    explorers: tuple[int, ...]
    privileges: tuple[int, ...]
    king: King
    field: int | None


@dataclass(frozen=True, slots=True)
class Sail:
    """Ships of one player that sailed together: regions and number."""

    origin: int
    to: int
    count: int


@dataclass(frozen=True, slots=True)
class Trade:
    """One good at the market: units sold (positive) or processed (negative), the income, the marker's row before and after."""

    good: int
    units: int
    income: int
    row: int
    row_after: int


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the last line did. `seat` is `None` at the start.

    `what` is the rondel field, or `navegador` for the extra sailing of the card. `is_rest` marks the rest of a fleet
    sailing after a discovery. `steps` are the steps on the rondel from field `origin` (`None`: first placing), `paid` the regions of the
    ships given for them. `sails` in the order of sailing; `explored` the region discovered, with the ships `lost`
    there and the premium in `money`. `recruited`: workers or ships bought, `sold` those sold on above the limit.
    `colonies` are (region, price), `buildings` (row, price). `money` is what the line changed in all.
    """

    seat: Seat | None
    what: RondelField | Literal["start", "navegador"]
    is_rest: bool = False
    origin: int | None = None
    steps: int = 0
    paid: tuple[int, ...] = ()
    sails: tuple[Sail, ...] = ()
    explored: int | None = None
    lost: int = 0
    premium: int = 0
    recruited: int = 0
    sold: int = 0
    colonies: tuple[tuple[int, int], ...] = ()
    buildings: tuple[tuple[int, int], ...] = ()
    trades: tuple[Trade, ...] = ()
    privilege: Kind | None = None
    is_king: bool = False
    bonus: int = 0
    money: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """Everything on the table.

    `known` has bit `1 << region` set for every explored region and Portugal. `stacks` are the colony tokens by region:
    ascending where known, in random order where not. `removed` is the unseen token of each good. `market` are the
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
    chance: Chance


@dataclass(frozen=True, slots=True)
class Moving:
    """A turn on the rondel is awaited; the holder of the Navegador card may sail with it instead first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sailing:
    """A region was explored and its colonies revealed; the ships that have not sailed yet may still do so.

    `still` counts the seat's ships by region that have not sailed; `is_extra` during the Navegador's sailing.
    """

    seat: Seat
    still: tuple[int, ...]
    is_extra: bool


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended."""


Stage: TypeAlias = Moving | Sailing | Over


@dataclass(frozen=True, slots=True)
class State:
    """A position and its stage."""

    position: Position
    stage: Stage


def awaited(state: State) -> tuple[Seat, ...]:
    """Who is asked now; nobody once the match is over."""
    stage = state.stage
    return () if isinstance(stage, Over) else (stage.seat,)


def items(player: Player) -> tuple[int, int, int, int, int]:
    """What the player owns of each kind. The orange factory counts."""
    sugar, gold, spice = player.colonies
    return (len(sugar) + len(gold) + len(spice), 1 + sum(player.factories), len(player.explorers), player.shipyards, player.churches)


def owned(player: Player) -> tuple[int, ...]:
    """The privileges of each kind on the player's sheet, with the King's where it is placed."""
    if player.king in ("held", "goa"):
        return player.privileges
    return tuple([count + (kind == player.king) for count, kind in zip(player.privileges, KINDS, strict=True)])
