"""The 150 history cards and the sixteen kinds of effects that they have, as values.

Amounts are in M, a negative amount is paid by the players. Factors are in per cent. Empty tuples mean "no restriction".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from data.tables import table
from games.magellan.rules.board import Cell, Series
from games.magellan.rules.state import KINDS, Card, Country, Kind, Table


class Share(Struct, frozen=True):
    """Money for the owners of some countries, once for each of these they own."""

    countries: tuple[Country, ...] = ()
    amount: int = 0


class Revenue(Struct, frozen=True):
    """All receive their income.

    In addition: a toll for having a ship in one of the cells, and shares of owners.
    """

    toll_cells: tuple[Cell, ...] = ()
    toll: int = 0
    owners: Share = Share()


class FirstToReach(Struct, frozen=True):
    """A bonus for the first to bring a piece to a place: `cell` is a cell, or a row (`9s`).

    A ship comes by sailing in, a jeep by standing on land there, a plane by landing; `any` is a jeep or a plane.
    """

    cell: Cell
    place: str
    lat: float
    lon: float
    piece: Literal["ship", "jeep", "plane", "any"]
    bonus: int


class FirstToOwn(Struct, frozen=True):
    """A bonus for the first who develops or takes `count` countries of a series from now on."""

    series: Series
    count: int
    bonus: int


class Circumnavigate(Struct, frozen=True):
    """A bonus for the first whose ship crosses 36 meridians net, either way."""

    bonus: int


class Levy(Struct, frozen=True):
    """What everybody pays or gets for each piece of a kind."""

    per: Kind
    amount: int


class Money(Struct, frozen=True):
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
    others: Share = Share()


class Transfer(Struct, frozen=True):
    """The player with the most cash hands money to the one with the least."""

    amount: int


class IncomeModifier(Struct, frozen=True):
    """Some countries earn more or less: income times `factor` per cent, plus `delta`.

    It holds for the next `revenues`; 0: while the card lies open.
    """

    series: Series | Literal[""] = ""
    countries: tuple[Country, ...] = ()
    exclude: tuple[Country, ...] = ()
    factor: int = 100
    delta: int = 0
    revenues: int = 0


class CostModifier(Struct, frozen=True):
    """Developing costs `factor` per cent; `no_resale`: nobody may sell to the bank."""

    series: Series | Literal["all"]
    factor: int
    no_resale: bool = False


class PriceChange(Struct, frozen=True):
    """A kind of piece has another price.

    Without planes in the match a plane's price becomes `else_money` for everybody.
    """

    piece: Kind
    price: int
    else_money: int = 0


class MoveBonus(Struct, frozen=True):
    """For `turns` turns everybody's points are multiplied by `factor`, then `points` added."""

    turns: int
    factor: int = 1
    points: int = 0


class LosePiece(Struct, frozen=True):
    """Each player loses `count` pieces (0: all) of a kind, of their choice.

    The pieces are in `cells` or at the capitals of a `region`. A player with no more than `keep` pieces of the kind loses none.
    """

    piece: Kind | Literal["any"]
    count: int
    cells: tuple[Cell, ...] = ()
    region: Series | Literal[""] = ""
    keep: int = 0


class Nationalise(Struct, frozen=True):
    """The highest income gives its cheapest country back, for its full cost."""


class WarBreaksOut(Struct, frozen=True):
    """War for some rounds between all, or the two with the most income or cash.

    Only `pieces` fight.
    """

    between: Literal["all", "top_two_income", "top_two_cash"]
    rounds: int
    pieces: tuple[Kind, ...]


class Peace(Struct, frozen=True):
    """A war ends.

    Players with `min_countries` get `reward`; the one who lost the fewest pieces pays `levy` to each other player.
    """

    reward: int = 0
    min_countries: int = 0
    levy: int = 0


class TurnCards(Struct, frozen=True):
    """So many geographic cards are turned."""

    count: int


class FreePiece(Struct, frozen=True):
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


class Alliance(Struct, frozen=True):
    """The sides of a war under an asterisk, by numbers.

    No sides: everybody against the highest income. `alone` is the number that fights alone when three play.
    """

    sides: tuple[tuple[int, ...], ...] = ()
    alone: int = 0


class Reparation(Struct, frozen=True):
    """A payment under an asterisk to each ally of the side that lost fewer pieces."""

    amount: int


Asterisk: TypeAlias = Alliance | Reparation

Lifetime: TypeAlias = Literal[
    "immediate", "until_claimed", "until_next_economy_card", "next_revenue", "until_peace_or_rounds", "permanent", "turns"
]
"""How long a card lies open; `turns` as long as somebody has a turn of the bonus left."""


class HistoryCard(Struct, frozen=True):
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


ALL_PIECES = 99
"""A count in the table that means all of them."""


def _share(row: dict[str, Any] | None) -> Share:
    return Share(tuple(row["countries"]), row["amount"]) if row else Share()


def _per_cent(factor: float) -> int:
    return round(factor * 100)


def _revenue(row: dict[str, Any]) -> Effect:
    toll = row.get("toll", {"cells": (), "amount": 0})
    return Revenue(tuple(toll["cells"]), toll["amount"], _share(row.get("owners")))


def _money(row: dict[str, Any]) -> Effect:
    levy = row.get("levy")
    return Money(
        row["target"],
        row.get("amount", 0),
        row.get("percent", 0),
        row.get("per", ""),
        tuple(row.get("countries", ())),
        row.get("series", ""),
        tuple(row.get("columns", ())),
        row.get("threshold", 0),
        Levy(levy["per"], levy["amount"]) if levy else None,
        _share(row.get("others")),
    )


def _income(row: dict[str, Any]) -> Effect:
    return IncomeModifier(
        row.get("series", ""),
        tuple(row.get("countries", ())),
        tuple(row.get("exclude", ())),
        _per_cent(row.get("factor", 1)),
        row.get("delta", 0),
        row.get("revenues", 0),
    )


def _loss(row: dict[str, Any]) -> Effect:
    count, region = row["count"], row.get("region", "")
    return LosePiece(
        row["piece"],
        0 if count == ALL_PIECES else count,
        tuple(row.get("cells", ())),
        "" if region == "all" else region,
        row.get("keep", 0),
    )


def _peace(row: dict[str, Any]) -> Effect:
    reward, levy = row.get("reward", {}), row.get("levy", {})
    return Peace(reward.get("amount", 0), reward.get("min_countries", 0), levy.get("amount", 0))


_MAKERS: dict[str, Callable[[dict[str, Any]], Effect]] = {
    "revenue": _revenue,
    "first_to_reach": lambda f: FirstToReach(f["cell"].rstrip("*"), f["place"], f["lat"], f["lon"], f["piece"], f["bonus"]),
    "first_to_own": lambda f: FirstToOwn(f["series"], f["count"], f["bonus"]),
    "circumnavigate": lambda f: Circumnavigate(f["bonus"]),
    "money": _money,
    "transfer": lambda f: Transfer(f["amount"]),
    "income_modifier": _income,
    "cost_modifier": lambda f: CostModifier(f["series"], _per_cent(f["factor"]), f.get("no_resale", False)),
    "price_change": lambda f: PriceChange(f["piece"], f["price"], f.get("else_money", 0)),
    "move_bonus": lambda f: MoveBonus(f["turns"], f.get("factor", 1), f.get("points", 0)),
    "lose_piece": _loss,
    "nationalise": lambda f: Nationalise(),
    "war": lambda f: WarBreaksOut(f["between"], f["rounds"], tuple(f.get("pieces", KINDS))),
    "peace": _peace,
    "draw": lambda f: TurnCards(f["count"]),
    "free_piece": lambda f: FreePiece(f["piece"], f["count"]),
}


def _asterisk(row: dict[str, Any] | None) -> Asterisk | None:
    if row is None:
        return None
    if row["kind"] == "money":
        return Reparation(row["amount"])
    if row["split"] == "leader/rest":
        return Alliance()
    return Alliance(tuple(tuple(int(number) for number in side.split("+")) for side in row["split"].split("/")), row["alone"])


CARDS: dict[Card, HistoryCard] = {
    card: HistoryCard(card, row["series"], row["lifetime"], _MAKERS[row["effect"]["kind"]](row["effect"]), _asterisk(row.get("asterisk")))
    for card, row in table("magellan", "cards").items()
}
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
