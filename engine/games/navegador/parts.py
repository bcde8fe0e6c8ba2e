"""The parts of the view: a region, a good at the market, a row of buildings, an arch of the gallery, a player, the card, the last move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Seat
from engine.games.navegador.board import Building, Good, Kind, Region, RondelField
from engine.games.navegador.state import King


@dataclass(frozen=True, slots=True)
class RegionView:
    """A sea region. Its tokens of an unknown region are face down: `tokens` is empty and `hidden` their number."""

    region: Region
    good: Good | None
    """`None` for Portugal."""
    is_known: bool
    tokens: tuple[int, ...]
    """Prices of the face-up colonies, the cheapest (the only one on sale) first."""
    hidden: int
    ships: tuple[int, ...]
    """Ships there, by seat."""
    explorer: Seat | None
    """Who explored it."""
    ships_needed: int
    """Ships that have to enter an unknown region together."""
    ships_lost: int
    """How many of them are lost; 2 shows the token for extra loss."""
    opens: int
    """The phase that its exploration starts; 0 for none."""
    ends: bool
    """Whether its exploration ends the match (Nagasaki)."""


@dataclass(frozen=True, slots=True)
class MarketView:
    """One good at the market. `sells` and `processes` are the printed prices by row from the top; the marker stands in `row`."""

    good: Good
    row: int
    sell: int
    """The price of a unit sold now."""
    process: int
    """The income of a unit processed now."""
    sells: tuple[int, ...]
    processes: tuple[int, ...]
    sell_next: int
    """The price after one unit more is sold."""
    process_next: int
    """The income after one unit more is processed."""


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A row of the chart of buildings."""

    name: Building
    prices: tuple[int, ...]
    """All columns that are used with this number of players, from the left."""
    sold: int
    """So many from the left are gone."""
    price: int | None
    """The price of the next one; `None` when all are gone."""
    workers: int
    """Workers needed for each."""


@dataclass(frozen=True, slots=True)
class PrivilegeView:
    """One arch of the gallery."""

    kind: Kind
    gallery: int
    """Tokens that can be taken."""
    reserve: int
    """Tokens beside the board, for phases II and III."""
    base: int
    """Points for an item without privileges."""
    step: int
    """More points for each item with every privilege."""
    bonus: tuple[int, ...]
    """Cruzados for each item with the first, second, third privilege."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player; everything is open. Tuples `by kind` are in the order of `KINDS`, `by good` of `GOODS`, `by region` of `REGIONS`."""

    seat: Seat
    money: int
    workers: int
    ships: tuple[int, ...]
    """By region."""
    ships_out: int
    """Ships on the board."""
    ships_left: int
    """Ships in the supply."""
    colonies: tuple[int, ...]
    """By good."""
    factories: tuple[int, ...]
    """By good, without the orange one that everybody has."""
    shipyards: int
    churches: int
    explorers: tuple[Region, ...]
    """The regions explored, in this order."""
    items: tuple[int, ...]
    """Items that score, by kind; the orange factory is among the factories."""
    privileges: tuple[int, ...]
    """Taken from the gallery, by kind, without the King's."""
    owned: tuple[int, ...]
    """The same with the King's privilege where it is placed."""
    next_bonus: tuple[int | None, ...]
    """Money that one more privilege would bring now, by kind; `None` when three are owned."""
    each: tuple[int, ...]
    """Points for one item, by kind."""
    kind_points: tuple[int, ...]
    """Points for all items, by kind."""
    money_points: int
    points: int
    """The current score: `kind_points`, workers, ships on the board and `money_points`; the King's privilege only once it is placed."""
    king: King
    """`held`: still to be placed; `goa`: waits near Goa (variant); else the kind on which it was placed."""
    king_best: Kind | None
    """Where it would bring most now; `None` unless it is held and has a free place."""
    king_points: int
    """What it would bring there; 0 without it."""
    field: RondelField | None
    """The field of the stone on the rondel; `None` before the first turn."""
    has_card: bool
    """Whether the player holds the Navegador card."""


@dataclass(frozen=True, slots=True)
class CardView:
    """The Navegador card and the orange ship."""

    holder: Seat
    marked: RondelField | None
    """The field of the orange ship; `None` until the first holder has placed the stone."""
    left: int
    """Steps on the rondel after which the card is passed on unused, 8 when it has just been received."""
    is_usable: bool
    """Whether the holder is to move and may use it now."""


@dataclass(frozen=True, slots=True)
class SailView:
    """Ships that sailed together."""

    origin: Region
    to: Region
    count: int
    is_exploring: bool
    """Whether they entered an unknown region."""


@dataclass(frozen=True, slots=True)
class TradeView:
    """One good of a market turn: `units` sold when positive, processed when negative."""

    good: Good
    units: int
    income: int
    row: int
    row_after: int


@dataclass(frozen=True, slots=True)
class LastView:
    """What the last line did; `seat` is `None` before the first one."""

    seat: Seat | None
    what: RondelField | Literal["start", "navegador"]
    """The rondel field that was chosen, or the extra sailing of the Navegador card."""
    is_rest: bool
    """The rest of a fleet that sailed on after a discovery: no step on the rondel was made with this line."""
    origin: RondelField | None
    """The field before; `None` for the first placing and for sailings without a step."""
    steps: int
    paid: tuple[Region, ...]
    """Where the ships came from that paid for steps."""
    sails: tuple[SailView, ...]
    explored: Region | None
    lost: int
    """Ships lost by exploring."""
    premium: int
    recruited: int
    """Workers or ships bought."""
    sold: int
    """Those of them that were sold at once, above the limit."""
    colonies: tuple[tuple[Region, int], ...]
    """Founded, with prices."""
    buildings: tuple[tuple[Building, int], ...]
    """Built, with prices."""
    trades: tuple[TradeView, ...]
    privilege: Kind | None
    is_king: bool
    """Whether it was the King's privilege in Goa (variant)."""
    bonus: int
    money: int
    """What the line changed in the player's money in all."""
