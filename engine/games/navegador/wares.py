"""What is on sale, colonies and buildings alike, and what can be bought together. rulebook: Player's Actions, Colony and Buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from engine.core import Check, Msg
from engine.games.navegador.board import (
    BUILDING_WORKERS,
    BUILDINGS,
    COLONY_WORKERS,
    REGIONS,
    Building,
    Region,
    building_prices,
)
from engine.games.navegador.state import Position, Ships


class Ware(Struct, frozen=True, gc=False):
    """A colony (its region) or a building on sale: how many of its place come before it, its price, the workers needed."""

    name: Region | Building
    before: int
    price: int
    workers: int

    @property
    def token(self) -> str:
        """How it is written in a line."""
        return f"{self.name}:{self.price}"


Wares = tuple[Ware, ...]


def problem(wares: Wares, money: int, workers: int) -> Msg | None:
    """Why these things cannot be bought together."""
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
    """The colonies in reach: as many of a known region as there are ships of the player, the cheapest ones."""
    return [
        Ware(REGIONS[region], before, price, COLONY_WORKERS)
        for region, count in enumerate(ships)
        if count and position.known >> region & 1
        for before, price in enumerate(position.stacks[region][:count])
    ]


def building_wares(position: Position, workers: int) -> list[Ware]:
    """The buildings for which there are workers, the leftmost ones of each row; one at least."""
    return [
        Ware(BUILDINGS[row], before, price, BUILDING_WORKERS[row])
        for row, prices in enumerate(building_prices(len(position.players)))
        for before, price in enumerate(prices[position.built[row] :][: max(1, workers // BUILDING_WORKERS[row])])
    ]


def sets(wares: Sequence[Ware], check: Check) -> Iterator[Wares]:
    """Every set of wares that can be bought together, the empty one first."""
    for size in range(len(wares) + 1):
        is_any = False
        for chosen in combinations(wares, size):
            if check(chosen) is None:
                is_any = True
                yield chosen
        if not is_any:
            return
