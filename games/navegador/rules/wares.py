"""Colonies, buildings, workers and ships on sale. rulebook: Player's Actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from msgspec import Struct

from engine.values.core import Check, Msg
from games.navegador.rules.board import (
    BUILDING_NUMBER,
    BUILDING_WORKERS,
    BUILDINGS,
    CHEAP,
    COLONY_WORKERS,
    DEAR,
    FACTORIES,
    KIND_NUMBER,
    MOST_WORKERS,
    REGIONS,
    SHIPS,
    SHIPYARD,
    Building,
    Region,
    building_prices,
)
from games.navegador.rules.state import Player, Position, Ships


class Ware(Struct, frozen=True, gc=False):
    """A colony or a building on sale."""

    name: Region | Building
    """The colony's region, or the building's row of the chart."""
    before: int
    """The number of wares there that have to be bought first."""
    price: int
    """In cruzados."""
    workers: int
    """The workers that the buyer needs for it; they are not spent."""

    @property
    def token(self) -> str:
        """The ware as it is written in a line."""
        return f"{self.name}:{self.price}"


Wares = tuple[Ware, ...]


def problem(wares: Wares, money: int, workers: int) -> Msg | None:
    """Say why these wares cannot be bought together; None if they can."""
    due = sum([ware.price for ware in wares])
    if due > money:
        return Msg("navegador.blocked.money", price=due, money=money)
    needed = sum([ware.workers for ware in wares])
    if needed > workers:
        return Msg("navegador.blocked.workers", needed=needed, workers=workers)
    taken: dict[str, int] = {}
    for ware in wares:
        if taken.get(ware.name, 0) != ware.before:
            return Msg("navegador.blocked.order")
        taken[ware.name] = ware.before + 1
    return None


def colony_wares(position: Position, ships: Ships) -> list[Ware]:
    """Return the cheapest colonies of known regions, in each as many as it has own ships."""
    return [
        Ware(REGIONS[region], before, price, COLONY_WORKERS)
        for region, count in enumerate(ships)
        if count and position.known >> region & 1
        for before, price in enumerate(position.stacks[region][:count])
    ]


def building_wares(position: Position, workers: int) -> list[Ware]:
    """Return the leftmost buildings of each row, as many as workers allow, at least one."""
    return [
        Ware(BUILDINGS[row], before, price, BUILDING_WORKERS[row])
        for row, prices in enumerate(building_prices(len(position.players)))
        for before, price in enumerate(prices[position.built[row] :][: max(1, workers // BUILDING_WORKERS[row])])
    ]


def sets(wares: Sequence[Ware], check: Check) -> Iterator[Wares]:
    """Yield every set of wares that can be bought together, the empty one first."""
    for size in range(len(wares) + 1):
        is_possible = False
        for chosen in combinations(wares, size):
            if check(chosen) is None:
                is_possible = True
                yield chosen
        if not is_possible:
            return


def kind_of(ware: Ware) -> int:
    """Return the number of the kind for which a ware scores."""
    row = BUILDING_NUMBER.get(ware.name)
    if row is None:
        return KIND_NUMBER["colony"]
    if row < FACTORIES:
        return KIND_NUMBER["factory"]
    return KIND_NUMBER["shipyard" if row == SHIPYARD else "church"]


What = Literal["workers", "ships"]


def price_of(count: int, cheap: int, phase: int) -> int:
    """Return the price in cruzados of workers or ships, of which `cheap` ones are cheap."""
    return CHEAP * min(count, cheap) + DEAR * phase * max(0, count - cheap)


def surplus(count: int, cheap: int, level: int, most: int) -> int:
    """Count those above the limit, which are sold at once; only cheap ones may be."""
    return max(0, level + count - most) if count <= cheap else 0


def highest(cheap: int, level: int, most: int) -> int:
    """Return how many may be bought: all cheap ones, or as many as the limit allows if more.

    ruling: surplus is never dear.
    """
    return max(cheap, most - level)


def limits(what: What, player: Player) -> tuple[int, int, int]:
    """Return how many are cheap, how many the player has, and the most a player can have."""
    if what == "workers":
        return player.churches, player.workers, MOST_WORKERS
    return player.shipyards, sum(player.ships), SHIPS
