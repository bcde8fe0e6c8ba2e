"""The board: the rondel, the sea regions, the market, the buildings and the privileges.

The state counts regions, goods, rondel fields, building rows and kinds of privileges by their index in the tuples here;
views and tokens use the names.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, TypeAlias

from data.tables import table

Region: TypeAlias = Literal[
    "portugal", "guine", "bahia", "rio", "angola", "cabo", "mocambique", "mombaca", "goa", "malaca", "timor", "macau", "nagasaki",
]  # fmt: skip
Good: TypeAlias = Literal["sugar", "gold", "spice"]
RondelField: TypeAlias = Literal["sailing", "workers", "market1", "colony", "privilege", "ships", "market2", "buildings"]
Building: TypeAlias = Literal["sugar", "gold", "spice", "shipyard", "church"]
"""A row of the chart of buildings: the factories of the three goods, shipyards, churches."""
Kind: TypeAlias = Literal["colony", "factory", "explorer", "shipyard", "church"]
"""The five kinds of things that bring points; a privilege adds to the points of its kind."""

_TABLE: dict[str, Any] = table("navegador", "board")

RONDEL: tuple[RondelField, ...] = tuple(_TABLE["rondel"])
FIELD_NUMBER: dict[str, int] = {name: number for number, name in enumerate(RONDEL)}
FREE_STEPS: int = _TABLE["free_steps"]
"""Steps on the rondel that cost nothing; each further one costs a ship."""
CIRCLE = len(RONDEL)
"""Steps of a full circle on the rondel."""

START: dict[str, int] = _TABLE["start"]
LEAST_WORKERS: int = _TABLE["limits"]["least_workers"]
MOST_WORKERS: int = _TABLE["limits"]["most_workers"]
SHIPS: int = _TABLE["limits"]["ships"]
"""Ships that one player may own."""
PRIVILEGES: int = _TABLE["limits"]["privileges"]
"""Privileges that one player may own of a kind."""
PRIVILEGE_TOKENS: int = _TABLE["limits"]["privilege_tokens"]
"""Privileges of each kind in the game."""
CHEAP: int = _TABLE["prices"]["cheap"]
"""Cruzados for a cheap worker or ship."""
DEAR: int = _TABLE["prices"]["dear"]
"""Cruzados for a dear worker or ship in phase I; the price is multiplied by the phase."""
SURPLUS: int = _TABLE["prices"]["surplus"]
"""Cruzados for a worker or ship above the limit, which is sold at once."""

GOODS: tuple[Good, ...] = ("sugar", "gold", "spice")
GOOD_NUMBER: dict[str, int] = {name: number for number, name in enumerate(GOODS)}
SELL: tuple[tuple[int, ...], ...] = tuple(tuple(_TABLE["market"][good]) for good in GOODS)
"""`SELL[good][row]`: the price of one unit if the marker is in this row."""
PROCESS: tuple[int, ...] = tuple(_TABLE["market"]["process"])
"""The income of one processed unit by row, the same for all goods."""
LAST_ROW = len(PROCESS) - 1
START_ROW: int = _TABLE["market"]["start"]
TOKENS: tuple[tuple[int, ...], ...] = tuple(tuple(_TABLE["tokens"][good]) for good in GOODS)
"""The prices on all colony tokens of a good."""

BUILDINGS: tuple[Building, ...] = tuple(row["name"] for row in _TABLE["buildings"])
BUILDING_NUMBER: dict[str, int] = {name: number for number, name in enumerate(BUILDINGS)}
FACTORIES: Final = len(GOODS)
"""The number of factories in `BUILDINGS`: its first rows, in the order of `GOODS`."""
SHIPYARD: Final = BUILDINGS.index("shipyard")
CHURCH: Final = BUILDINGS.index("church")
BUILDING_WORKERS: tuple[int, ...] = tuple(row["workers"] for row in _TABLE["buildings"])
"""Workers that the player needs for each building, by row."""
COLONY_WORKERS = 2
"""Workers that the player needs for each colony."""

KINDS: tuple[Kind, ...] = tuple(row["kind"] for row in _TABLE["privileges"])
KIND_NUMBER: dict[str, int] = {name: number for number, name in enumerate(KINDS)}
BASE: tuple[int, ...] = tuple(row["base"] for row in _TABLE["privileges"])
"""Points for an item of each kind without privileges."""
STEP: tuple[int, ...] = tuple(row["step"] for row in _TABLE["privileges"])
"""Points that each privilege of a kind adds to every item of it."""
BONUS: tuple[tuple[int, ...], ...] = tuple(tuple(row["bonus"]) for row in _TABLE["privileges"])
"""`BONUS[kind][owned]`: cruzados for each item of the kind when one more privilege is taken."""
POINT_MONEY: int = _TABLE["points"]["money"]
"""Cruzados for one point at the end."""

REGIONS: tuple[Region, ...] = tuple(row["name"] for row in _TABLE["regions"])
REGION_NUMBER: dict[str, int] = {name: number for number, name in enumerate(REGIONS)}
PORTUGAL: Final = REGION_NUMBER["portugal"]
GOA: Final = REGION_NUMBER["goa"]
NAGASAKI: Final = next(index for index, row in enumerate(_TABLE["regions"]) if row.get("ends"))
"""The region whose exploration triggers the end."""
GOOD_OF: tuple[int | None, ...] = tuple(GOODS.index(row["good"]) if "good" in row else None for row in _TABLE["regions"])
"""The good of the colonies of each region; `None` for Portugal."""
STACKS: tuple[int, ...] = tuple(row.get("tokens", 0) for row in _TABLE["regions"])
"""The number of colonies of each region."""
OPENS: tuple[int, ...] = tuple(row.get("opens", 0) for row in _TABLE["regions"])
"""The phase that starts when the region has been explored; 0 for none."""


def _neighbours(name: Region) -> tuple[int, ...]:
    numbers = []
    # the colours differ only on the map: a ship crosses both alike
    for one_side, other_side in (*_TABLE["borders"]["blue"], *_TABLE["borders"]["red"]):
        if name == one_side:
            numbers.append(REGION_NUMBER[other_side])
        elif name == other_side:
            numbers.append(REGION_NUMBER[one_side])
    return tuple(sorted(numbers))


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(map(_neighbours, REGIONS))
"""The regions across one border from each region."""


@cache
def building_counts(seats: int) -> tuple[int, ...]:
    """Return how many buildings each row has at the start. rulebook: Setting up, 7."""
    return tuple(row.get("columns", {}).get(str(seats), len(row["prices"])) for row in _TABLE["buildings"])


@cache
def building_prices(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return prices by row; the next building costs `building_prices(seats)[row][sold]`."""
    return tuple(tuple(row["prices"][:count]) for row, count in zip(_TABLE["buildings"], building_counts(seats), strict=True))


@cache
def losses(seats: int) -> tuple[int, ...]:
    """Return the ships lost by exploring each region. rulebook: Setting up, 5."""
    return tuple(2 if seats in row.get("double_loss", ()) else 1 for row in _TABLE["regions"])


@cache
def refill(seats: int, phase: int) -> int:
    """Return how many privileges of each kind lie in the gallery when a phase begins.

    rulebook: Game Phases.
    """
    number: int = _TABLE["refill"][str(seats)][phase - 2] if phase > 1 else 1
    return number


@cache
def reach(origin: int, borders: int, known: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the known and the unknown regions that a ship can reach, both sorted.

    It crosses at most `borders` borders; it can enter an unknown region, but not cross it. `known` has bit `1 << region` set for every
    known region.
    """
    seen = {origin}
    edge = [origin]
    known_regions, unknown_regions = [], []
    for _ in range(borders):
        further = []
        for region in edge:
            for other in NEIGHBOURS[region]:
                if other not in seen:
                    seen.add(other)
                    if known >> other & 1:
                        known_regions.append(other)
                        further.append(other)
                    else:
                        unknown_regions.append(other)
        edge = further
    return tuple(sorted(known_regions)), tuple(sorted(unknown_regions))


def steps(origin: int | None, field: int) -> int:
    """Count the steps to a rondel field: a full circle to the same one, 0 in the first turn."""
    return 0 if origin is None else (field - origin - 1) % CIRCLE + 1


def cost(origin: int | None, field: int) -> int:
    """Return the ships to pay for a move on the rondel. rulebook: Action Selection."""
    return max(0, steps(origin, field) - FREE_STEPS)


def bonus(kind: int, owned: int, items: int) -> int:
    """Return the cruzados that one more privilege of a kind pays at once. rulebook: Privilege."""
    return BONUS[kind][owned] * items
