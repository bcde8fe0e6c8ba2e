"""The 150 history cards and their sixteen kinds of effects.

Amounts are in M; the players pay a negative amount. The data (`data/cards.toml`) have the same fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct, convert

from data.tables import table
from games.magellan.rules.board import Cell, Series
from games.magellan.rules.state import KINDS, Card, Country, Kind, Table


class OwnersShare(Struct, frozen=True):
    """Money for the owners of some countries: the amount for each of these that they own."""

    countries: tuple[Country, ...] = ()
    amount: int = 0


class Revenue(Struct, frozen=True, tag_field="kind", tag="revenue"):
    """All receive their income."""

    toll_cells: tuple[Cell, ...] = ()
    toll: int = 0
    """What a player receives in addition for a ship in one of these cells."""
    owners: OwnersShare = OwnersShare()
    """What owners of some countries receive in addition."""


class FirstToReach(Struct, frozen=True, tag_field="kind", tag="first_to_reach"):
    """A bonus for the first player who brings a piece to a place.

    A ship has to sail in, a jeep to stand on land there, a plane to land.
    """

    cell: Cell
    """The cell of the place, or a row of cells (`9s`)."""
    place: str
    """The last part of the message key with the name of the place."""
    lat: float
    lon: float
    """Where the place is drawn, in degrees, north and east positive."""
    piece: Literal["ship", "jeep", "plane", "any"]
    """`any`: a jeep or a plane."""
    bonus: int


class FirstToOwn(Struct, frozen=True, tag_field="kind", tag="first_to_own"):
    """A bonus for the first player who gets `count` countries of a series from now on."""

    series: Series
    count: int
    bonus: int


class Circumnavigate(Struct, frozen=True, tag_field="kind", tag="circumnavigate"):
    """A bonus for the first player whose ship crosses 36 meridians net, eastward or westward."""

    bonus: int


class Levy(Struct, frozen=True):
    """What everybody pays (negative) or gets for each piece of a kind."""

    per: Kind
    amount: int


class Money(Struct, frozen=True, tag_field="kind", tag="money"):
    """Money from the bank, or to it if the amount is negative."""

    target: Literal["all", "owners", "owners_series", "richest", "lowest_income", "presence", "cash_over"]
    """Who gets or pays it; the fields below narrow it down."""
    amount: int = 0
    percent: int = 0
    """For `all`: a share of the cash in place of an amount; 0: the amount counts."""
    per: Literal["", "country", "jeep", "ship", "plane"] = ""
    """For `all`: the amount counts for each country or piece of the player; `""`: once."""
    countries: tuple[Country, ...] = ()
    """For `owners`: the amount counts for each of these countries."""
    series: Series | Literal[""] = ""
    """For `owners_series`: the amount counts for each country of this series."""
    columns: tuple[int, ...] = ()
    """For `presence`: players with a piece in one of these columns of the map."""
    threshold: int = 0
    """For `cash_over`: players with more cash."""
    levy: Levy | None = None
    """What everybody pays or gets in addition."""
    others: OwnersShare = OwnersShare()
    """What owners of other countries get or pay in addition."""


class Transfer(Struct, frozen=True, tag_field="kind", tag="transfer"):
    """The player with the most cash hands money to the one with the least."""

    amount: int


class IncomeModifier(Struct, frozen=True, tag_field="kind", tag="income_modifier"):
    """Some countries earn more or less."""

    series: Series | Literal[""] = ""
    """The countries of this series, without those of `exclude`; `""`: only `countries`."""
    countries: tuple[Country, ...] = ()
    exclude: tuple[Country, ...] = ()
    factor: int = 100
    """The income is multiplied by so many per cent, before `delta` is added."""
    delta: int = 0
    revenues: int = 0
    """The number of revenues for which it holds; 0: while the card lies open."""


class CostModifier(Struct, frozen=True, tag_field="kind", tag="cost_modifier"):
    """Developing costs `factor` per cent; with `no_resale` nobody may sell to the bank."""

    series: Series | Literal["all"]
    factor: int
    no_resale: bool = False


class PriceChange(Struct, frozen=True, tag_field="kind", tag="price_change"):
    """A kind of piece has another price."""

    piece: Kind
    price: int
    else_money: int = 0
    """What everybody gets instead if the card is about planes and the match has none."""


class MoveBonus(Struct, frozen=True, tag_field="kind", tag="move_bonus"):
    """For some turns everybody's points are multiplied by `factor`, then `points` are added."""

    turns: int
    factor: int = 1
    points: int = 0


class LosePiece(Struct, frozen=True, tag_field="kind", tag="lose_piece"):
    """Each player loses pieces of their choice."""

    piece: Kind | Literal["any"]
    count: int
    """How many; 0: all in the cells, without a choice."""
    cells: tuple[Cell, ...] = ()
    """Where the pieces have to be; empty: anywhere, or in the `region`."""
    region: Series | Literal[""] = ""
    """The pieces have to be in the cells of capitals of this series; `""`: it is no restriction."""
    keep: int = 0
    """A player with no more pieces of the kind than this loses none."""


class Nationalise(Struct, frozen=True, tag_field="kind", tag="nationalise"):
    """The player with the highest income sells their cheapest country at full cost."""


class WarBreaksOut(Struct, frozen=True, tag_field="kind", tag="war"):
    """War for some rounds between all, or the two with the most income or cash."""

    between: Literal["all", "top_two_income", "top_two_cash"]
    rounds: int
    pieces: tuple[Kind, ...] = KINDS
    """The kinds that fight."""


class Peace(Struct, frozen=True, tag_field="kind", tag="peace"):
    """A war ends."""

    reward: int = 0
    """What each player with at least `min_countries` gets."""
    min_countries: int = 0
    levy: int = 0
    """What the player who lost the fewest pieces pays to each other player."""


class TurnCards(Struct, frozen=True, tag_field="kind", tag="draw"):
    """Some geographic cards are turned."""

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
    """The sides of a war under an asterisk, by the numbers of the players."""

    sides: tuple[tuple[int, ...], ...] = ()
    """Empty: everybody fights against the player with the highest income."""
    alone: int = 0
    """The number of the player who fights alone if three play."""


class Reparation(Struct, frozen=True, tag_field="kind", tag="reparation"):
    """A payment under an asterisk to each ally of the side that lost fewer pieces."""

    amount: int


Asterisk: TypeAlias = Alliance | Reparation

Lifetime: TypeAlias = Literal[
    "immediate", "until_claimed", "until_next_economy_card", "next_revenue", "until_peace_or_rounds", "permanent", "turns"
]
"""How long a card lies open; `turns`: until everybody has used up the turns of its bonus."""


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

    Without wars there is no war, and no peace that pays nothing. Without planes there is nothing that only planes can do.
    """
    effect = CARDS[card].effect
    if isinstance(effect, Peace) and not table.has_wars:
        return bool(effect.reward)
    if isinstance(effect, WarBreaksOut):
        return table.has_wars and (table.has_planes or effect.pieces != ("plane",))
    return table.has_planes or not (isinstance(effect, FirstToReach) and effect.piece == "plane")
