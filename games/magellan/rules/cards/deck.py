"""The 150 history cards and their sixteen kinds of effects.

Amounts are in M, a negative amount is paid by the players. Factors are in per cent. Empty tuples mean "no restriction". The table of the
cards has the same fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct, convert

from data.tables import table
from games.magellan.rules.board import Cell, Series
from games.magellan.rules.state import KINDS, Card, Country, Kind, Table


class OwnersShare(Struct, frozen=True):
    """Money for the owners of some countries, once for each of these they own."""

    countries: tuple[Country, ...] = ()
    amount: int = 0


class Revenue(Struct, frozen=True, tag_field="kind", tag="revenue"):
    """All receive their income.

    In addition: a toll for having a ship in one of the cells, and shares of owners.
    """

    toll_cells: tuple[Cell, ...] = ()
    toll: int = 0
    owners: OwnersShare = OwnersShare()


class FirstToReach(Struct, frozen=True, tag_field="kind", tag="first_to_reach"):
    """A bonus for the first to bring a piece to a place: `cell` is a cell, or a row (`9s`).

    A ship comes by sailing in, a jeep by standing on land there, a plane by landing; `any` is a jeep or a plane.
    """

    cell: Cell
    place: str
    lat: float
    lon: float
    piece: Literal["ship", "jeep", "plane", "any"]
    bonus: int


class FirstToOwn(Struct, frozen=True, tag_field="kind", tag="first_to_own"):
    """A bonus for the first who develops or takes `count` countries of a series from now on."""

    series: Series
    count: int
    bonus: int


class Circumnavigate(Struct, frozen=True, tag_field="kind", tag="circumnavigate"):
    """A bonus for the first whose ship crosses 36 meridians net, either way."""

    bonus: int


class Levy(Struct, frozen=True):
    """What everybody pays or gets for each piece of a kind."""

    per: Kind
    amount: int


class Money(Struct, frozen=True, tag_field="kind", tag="money"):
    """Money from or to the bank for `target`.

    `all` everybody, once or `per` piece or country, or `percent` of their cash; `owners` of `countries`, for each; `owners_series` for each
    country of `series`; `richest` the most cash; `lowest_income`; `presence` anyone with a piece in one of `columns`; `cash_over` anyone
    with more than `threshold`.
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
    others: OwnersShare = OwnersShare()


class Transfer(Struct, frozen=True, tag_field="kind", tag="transfer"):
    """The player with the most cash hands money to the one with the least."""

    amount: int


class IncomeModifier(Struct, frozen=True, tag_field="kind", tag="income_modifier"):
    """Some countries earn more or less: income times `factor` per cent, plus `delta`.

    It holds for the next `revenues`; 0: while the card lies open.
    """

    series: Series | Literal[""] = ""
    countries: tuple[Country, ...] = ()
    exclude: tuple[Country, ...] = ()
    factor: int = 100
    delta: int = 0
    revenues: int = 0


class CostModifier(Struct, frozen=True, tag_field="kind", tag="cost_modifier"):
    """Developing costs `factor` per cent; `no_resale`: nobody may sell to the bank."""

    series: Series | Literal["all"]
    factor: int
    no_resale: bool = False


class PriceChange(Struct, frozen=True, tag_field="kind", tag="price_change"):
    """A kind of piece has another price.

    Without planes in the match a plane's price becomes `else_money` for everybody.
    """

    piece: Kind
    price: int
    else_money: int = 0


class MoveBonus(Struct, frozen=True, tag_field="kind", tag="move_bonus"):
    """For `turns` turns everybody's points are multiplied by `factor`, then `points` added."""

    turns: int
    factor: int = 1
    points: int = 0


class LosePiece(Struct, frozen=True, tag_field="kind", tag="lose_piece"):
    """Each player loses `count` pieces (0: all) of a kind, of their choice.

    The pieces are in `cells` or at the capitals of a `region`. A player with no more than `keep` pieces of the kind loses none.
    """

    piece: Kind | Literal["any"]
    count: int
    cells: tuple[Cell, ...] = ()
    region: Series | Literal[""] = ""
    keep: int = 0


class Nationalise(Struct, frozen=True, tag_field="kind", tag="nationalise"):
    """The highest income gives its cheapest country back, for its full cost."""


class WarBreaksOut(Struct, frozen=True, tag_field="kind", tag="war"):
    """War for some rounds between all, or the two with the most income or cash.

    Only `pieces` fight.
    """

    between: Literal["all", "top_two_income", "top_two_cash"]
    rounds: int
    pieces: tuple[Kind, ...] = KINDS


class Peace(Struct, frozen=True, tag_field="kind", tag="peace"):
    """A war ends.

    Players with `min_countries` get `reward`; the one who lost the fewest pieces pays `levy` to each other player.
    """

    reward: int = 0
    min_countries: int = 0
    levy: int = 0


class TurnCards(Struct, frozen=True, tag_field="kind", tag="draw"):
    """So many geographic cards are turned."""

    count: int


class FreePiece(Struct, frozen=True, tag_field="kind", tag="free_piece"):
    """All receive pieces of a kind on their base."""

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


class Alliance(Struct, frozen=True, tag_field="kind", tag="alliance"):
    """The sides of a war under an asterisk, by numbers.

    No sides: everybody against the highest income. `alone` is the number that fights alone when three play.
    """

    sides: tuple[tuple[int, ...], ...] = ()
    alone: int = 0


class Reparation(Struct, frozen=True, tag_field="kind", tag="reparation"):
    """A payment under an asterisk to each ally of the side that lost fewer pieces."""

    amount: int


Asterisk: TypeAlias = Alliance | Reparation

Lifetime: TypeAlias = Literal[
    "immediate", "until_claimed", "until_next_economy_card", "next_revenue", "until_peace_or_rounds", "permanent", "turns"
]
"""How long a card lies open; `turns` as long as somebody has a turn of the bonus left."""


class HistoryCard(Struct, frozen=True):
    """A history card of one of the series 1 to 15."""

    series: int
    lifetime: Lifetime
    effect: Effect
    asterisk: Asterisk | None = None

    @property
    def is_economy(self) -> bool:
        """Whether it belongs to the fourth series or its supplements: world economy."""
        return self.series % 5 == 4


CARDS: dict[Card, HistoryCard] = convert(table("magellan", "cards"), dict[Card, HistoryCard])
"""All history cards by id, series by series."""

DISCOVERIES: tuple[Card, ...] = tuple(card for card, row in CARDS.items() if row.series == 3)
"""The third series: two of its cards lie open in a beginners' start (rulebook: advice to beginners)."""


@lru_cache(maxsize=64)
def playable(table: Table) -> tuple[Card, ...]:
    """Return the cards in play at a table."""
    return tuple([card for card, row in CARDS.items() if row.series in table.series and is_playable(card, table)])


def is_playable(card: Card, table: Table) -> bool:
    """Return whether a card can do anything at the level of the table.

    No war or bare peace without wars, nothing for planes without them.
    """
    effect = CARDS[card].effect
    if isinstance(effect, Peace) and not table.has_wars:
        return bool(effect.reward)
    if isinstance(effect, WarBreaksOut):
        return table.has_wars and (table.has_planes or effect.pieces != ("plane",))
    return table.has_planes or not (isinstance(effect, FirstToReach) and effect.piece == "plane")
