"""The countries of 1986: what is printed on the geographic cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from data.tables import table
from engine.core import Msg
from engine.games.magellan.chart import Cell, Node, cell_of

Series: TypeAlias = Literal["europe", "africa", "asia", "oceania", "america"]
"""The five series of geographic cards; `oceania` holds South-East Asia too (rulebook: geographic cards)."""

SERIES: tuple[Series, ...] = ("europe", "africa", "asia", "oceania", "america")


@dataclass(frozen=True, slots=True)
class Nation:
    """A geographic card. `cost` and `income` are printed on it, in M; `node` is the land where its capital lies."""

    slug: str
    series: Series
    is_supplement: bool
    node: Node
    cell: Cell
    cost: int
    income: int
    lat: float
    lon: float
    """Where the capital lies, in degrees, north and east positive."""

    @property
    def percent(self) -> int:
        """The yield in tenths of a per cent, rounded: 80 for Belgium's 8.0 (rulebook: back of the geographic cards)."""
        return (2000 * self.income + self.cost) // (2 * self.cost)

    @property
    def resale(self) -> int:
        """What the bank pays for it: half the printed cost, rounded down (rulebook: end of the game)."""
        return self.cost // 2

    @property
    def name(self) -> Msg:
        """The country's name."""
        return Msg(f"magellan.country.{self.slug}")

    @property
    def capital(self) -> Msg:
        """The capital's name."""
        return Msg(f"magellan.capital.{self.slug}")


NATIONS: dict[str, Nation] = {
    slug: Nation(
        slug,
        found["series"],
        found["set"] == "supplement",
        found["node"],
        cell_of(found["node"]),
        found["cost"],
        found["income"],
        *found["at"],
    )
    for slug, found in table("magellan", "countries").items()
}
"""All countries by slug, the base set first."""

BASE_SET: tuple[str, ...] = tuple(slug for slug, nation in NATIONS.items() if not nation.is_supplement)
SUPPLEMENT: tuple[str, ...] = tuple(slug for slug, nation in NATIONS.items() if nation.is_supplement)

CAPITALS: dict[Node, tuple[str, ...]] = {}
"""The countries whose capitals lie on a piece of land."""
for _slug, _nation in NATIONS.items():
    CAPITALS[_nation.node] = (*CAPITALS.get(_nation.node, ()), _slug)
