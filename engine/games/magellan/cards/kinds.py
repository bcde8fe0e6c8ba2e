"""The sixteen kinds of effects that history cards have, as values.

Amounts are in M, a negative amount is paid by the players. Factors are in per cent. Empty tuples mean "no restriction".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.magellan.chart import Cell
from engine.games.magellan.countries import Series
from engine.games.magellan.state import Country, Kind


@dataclass(frozen=True, slots=True)
class Share:
    """Money for the owners of some countries, once for each of these they own."""

    countries: tuple[Country, ...] = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Revenue:
    """Everybody receives his income; besides, a toll for having a ship in one of the cells, and shares of owners."""

    toll_cells: tuple[Cell, ...] = ()
    toll: int = 0
    owners: Share = Share()


@dataclass(frozen=True, slots=True)
class FirstToReach:
    """A bonus for the first who brings a piece to a place: `cell` is a cell, or a row (`9s`).

    A ship comes by sailing in, a jeep by standing on land there, a plane by landing; `any` is a jeep or a plane.
    """

    cell: Cell
    place: str
    lat: float
    lon: float
    piece: Literal["ship", "jeep", "plane", "any"]
    bonus: int


@dataclass(frozen=True, slots=True)
class FirstToOwn:
    """A bonus for the first who develops or takes `count` countries of a series from now on."""

    series: Series
    count: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Circumnavigate:
    """A bonus for the first whose ship crosses 36 meridians net, either way."""

    bonus: int


@dataclass(frozen=True, slots=True)
class Levy:
    """What everybody pays or gets for each piece of a kind."""

    per: Kind
    amount: int


@dataclass(frozen=True, slots=True)
class Money:
    """Money from or to the bank for `target`.

    `all` everybody, once or `per` piece or country, or `percent` of his cash; `owners` of `countries`, for each; `owners_series`
    for each country of `series`; `richest` the most cash; `lowest_income`; `presence` who has a piece in one of `columns`;
    `cash_over` who has more than `threshold`.
    """

    target: Literal["all", "owners", "owners_series", "richest", "lowest_income", "presence", "cash_over"]
    amount: int = 0
    percent: int = 0
    per: Literal["", "country", "jeep", "ship", "plane"] = ""
    countries: tuple[Country, ...] = ()
    series: Series | Literal[""] = ""
    columns: tuple[int, ...] = ()
    threshold: int = 0
    levy: Levy | None = None
    others: Share = Share()


@dataclass(frozen=True, slots=True)
class Transfer:
    """The player with the most cash hands money to the one with the least."""

    amount: int


@dataclass(frozen=True, slots=True)
class IncomeModifier:
    """Some countries earn more or less: income times `factor` per cent, plus `delta`. `revenues` 0: as long as the card lies."""

    series: Series | Literal[""] = ""
    countries: tuple[Country, ...] = ()
    exclude: tuple[Country, ...] = ()
    factor: int = 100
    delta: int = 0
    revenues: int = 0


@dataclass(frozen=True, slots=True)
class CostModifier:
    """Developing countries of a series costs `factor` per cent; nobody may sell to the bank if `no_resale`."""

    series: Series | Literal["all"]
    factor: int
    no_resale: bool = False


@dataclass(frozen=True, slots=True)
class PriceChange:
    """A kind of piece has another price. Without planes in the match a plane's price becomes `else_money` for everybody."""

    piece: Kind
    price: int
    else_money: int = 0


@dataclass(frozen=True, slots=True)
class MoveBonus:
    """The points of everybody's next `turns` turns are multiplied by `factor` and raised by `points`."""

    turns: int
    factor: int = 1
    points: int = 0


@dataclass(frozen=True, slots=True)
class LosePiece:
    """Each player loses `count` pieces of a kind in `cells` or at the capitals of a `region`, of his choice; `count` 0: all.

    A player with no more than `keep` pieces of the kind loses none.
    """

    piece: Kind | Literal["any"]
    count: int
    cells: tuple[Cell, ...] = ()
    region: Series | Literal[""] = ""
    keep: int = 0


@dataclass(frozen=True, slots=True)
class Nationalise:
    """The player with the highest income hands his cheapest country back at its full cost; it lies open again."""


@dataclass(frozen=True, slots=True)
class WarBreaksOut:
    """War for some rounds between everybody, or the two with the highest incomes or the most cash; `pieces` fight."""

    between: Literal["all", "top_two_income", "top_two_cash"]
    rounds: int
    pieces: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Peace:
    """A war ends. Players with `min_countries` get `reward`; who lost the fewest pieces pays `levy` to each other player."""

    reward: int = 0
    min_countries: int = 0
    levy: int = 0


@dataclass(frozen=True, slots=True)
class TurnCards:
    """So many geographic cards are turned."""

    count: int


@dataclass(frozen=True, slots=True)
class FreePiece:
    """Everybody receives pieces of a kind at his base."""

    piece: Kind
    count: int


Effect: TypeAlias = (
    Revenue
    | FirstToReach
    | FirstToOwn
    | Circumnavigate
    | Money
    | Transfer
    | IncomeModifier
    | CostModifier
    | PriceChange
    | MoveBonus
    | LosePiece
    | Nationalise
    | WarBreaksOut
    | Peace
    | TurnCards
    | FreePiece
)


@dataclass(frozen=True, slots=True)
class Alliance:
    """Under an asterisk: who stands with whom, by numbers; empty sides: everybody against the highest income.

    `alone` is the number that fights alone when three play.
    """

    sides: tuple[tuple[int, ...], ...] = ()
    alone: int = 0


@dataclass(frozen=True, slots=True)
class Reparation:
    """Under an asterisk: each member of the side that lost fewer pieces gets money, if alliances were at war."""

    amount: int


Asterisk: TypeAlias = Alliance | Reparation

Lifetime: TypeAlias = Literal[
    "immediate", "until_claimed", "until_next_economy_card", "next_revenue", "until_peace_or_rounds", "permanent", "turns"
]
"""How long a card lies open; `turns` as long as somebody has a turn of the bonus left."""


@dataclass(frozen=True, slots=True)
class HistoryCard:
    """A history card of one of the series 1 to 15."""

    id: str
    series: int
    lifetime: Lifetime
    effect: Effect
    asterisk: Asterisk | None = None

    @property
    def is_economy(self) -> bool:
        """Whether it belongs to the fourth series or its supplements: world economy."""
        return self.series % 5 == 4
