"""The first sensible player of `navegador`: its worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import atan

from engine.games.navegador.board import (
    BONUS,
    BUILDING_NUMBER,
    COLONY_WORKERS,
    FACTORIES,
    KIND_NUMBER,
    POINT_MONEY,
    REGIONS,
    SHIPYARD,
    STEP,
    Kind,
    columns,
    losses,
    reach,
)
from engine.games.navegador.score import each, points
from engine.games.navegador.state import Position, items, owned
from engine.games.navegador.wares import Ware, building_wares, problem, sets

MATCH_TURNS = 34
"""Turns of each player in a match, about."""
MARKET_TURNS = 3.5
"""Turns between two visits to a market, about."""
LEAST_EARLY = 0.1
"""While nobody has triggered the end, at least this share of the match is taken to be left."""
CLOSING = 3.0
"""Points that the leader gives for one building less on the chart, once few are left."""
FEW_BUILDINGS = 16
GROWTH = 0.05
"""Items of a kind that a player gains in a turn, about."""
RICH_MONEY = 250
"""Cruzados from which more of them are of less use."""
PREMIUM = 75
"""The cheapest colony of an unknown region, about."""
WORKER = (0.0, 0.0, 0.0, 2.4, 2.4, 1.9, 1.7, 1.1, 1.1, 0.6)
"""What a worker is worth beyond the point early in the match, by the number reached with this worker."""
SHIP = (0.0, 2.5, 2.5, 2.0, 1.6, 1.2, 0.8, 0.5)
"""The same for a ship, by the number on the board with it."""


class Worth:
    """The weights of one player in one position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.player = position.players[seat]

    @cached_property
    def early(self) -> float:
        """1 at the start, 0 in the last turn."""
        position = self.position
        if position.is_ending:
            return 0.0
        buildings = sum(position.built) / sum(columns(len(position.players)))
        regions = position.known.bit_count() / len(REGIONS)
        return max(LEAST_EARLY, 1.0 - max(buildings, regions))

    @property
    def turns(self) -> float:
        """Turns that are still to come for the player."""
        return MATCH_TURNS * self.early

    @cached_property
    def money(self) -> float:
        """Points for one more cruzado."""
        return 1 / POINT_MONEY + self.early / 60 / (1 + (self.player.money / RICH_MONEY) ** 2)

    def cash(self, change: int) -> float:
        """Points for so much more (or less) money. The richer a player is, the less it is worth."""
        before, after = self.player.money, self.player.money + change
        return change / POINT_MONEY + self.early * RICH_MONEY / 60 * (atan(after / RICH_MONEY) - atan(before / RICH_MONEY))

    def worker(self, number: int) -> float:
        """The worker who makes them so many."""
        return 1 + self.early * WORKER[number]

    def workers(self, count: int, price: int) -> float:
        """So many more workers: their points, and what can be built with them."""
        now, money = self.player.workers, self.player.money
        gain = sum(self.worker(number) for number in range(now + 1, now + count + 1))
        return gain + 0.6 * (self.best_buildings(now + count, money - price) - self.best_buildings(now, money))

    def best_buildings(self, workers: int, money: int) -> float:
        """What the best purchase of buildings brings with so many workers and so much money; not below 0."""
        choices = sets(building_wares(self.position, workers), lambda chosen: problem(chosen, money, workers))
        return max(map(self.purchase, choices), default=0.0)

    def purchase(self, wares: Sequence[Ware]) -> float:
        """Colonies or buildings bought together, less their price."""
        return sum(self.ware(ware) for ware in wares) + self.cash(-sum(ware.price for ware in wares))

    def ware(self, ware: Ware) -> float:
        """A colony or a building, without its price."""
        row = BUILDING_NUMBER.get(ware.name)
        return self.colony if row is None else self.building(row)

    def ship(self, number: int) -> float:
        """The ship that makes them so many on the board."""
        return 1 + self.early * SHIP[number]

    def ships(self, count: int) -> float:
        """So many more ships than are out."""
        out = sum(self.player.ships)
        return sum(self.ship(number) for number in range(out + 1, out + count + 1))

    def item(self, kind: int) -> float:
        """One more item of a kind: its points, and a share of the privileges to come."""
        return each(self.player)[kind] + 0.5 * STEP[kind] * self.early

    @cached_property
    def colony(self) -> float:
        """A colony: its points and what it will sell."""
        return self.item(KIND_NUMBER["colony"]) + 22 * self.turns / MARKET_TURNS * self.money

    @cached_property
    def factory(self) -> float:
        """A factory: its points and what it will process."""
        return self.item(KIND_NUMBER["factory"]) + 20 * self.turns / MARKET_TURNS * self.money

    def building(self, row: int) -> float:
        """A building of a row of the chart."""
        if row < FACTORIES:
            return self.factory + self.closing
        kind: Kind = "shipyard" if row == SHIPYARD else "church"
        return self.item(KIND_NUMBER[kind]) + self.early * (0.9 if row == SHIPYARD else 1.3) + self.closing

    @cached_property
    def closing(self) -> float:
        """The gain of bringing the end nearer by a building: late in the match, for who leads."""
        position = self.position
        left = sum(columns(len(position.players))) - sum(position.built)
        own = points(self.player)
        leads = all(own >= points(player) for player in position.players)
        return CLOSING if leads and left <= FEW_BUILDINGS else 0.0

    def privilege(self, name: Kind) -> float:
        """One more privilege of a kind, without the worker it costs."""
        kind = KIND_NUMBER[name]
        number, held = items(self.player)[kind], owned(self.player)[kind]
        return STEP[kind] * (number + GROWTH * self.turns) + self.cash(BONUS[kind][held] * number)

    def explorer(self, lost: int) -> float:
        """Exploring a region: points and premium, less the ships lost."""
        out = sum(self.player.ships)
        ships = sum(self.ship(number) for number in range(max(1, out - lost + 1), out + 1))
        return self.item(KIND_NUMBER["explorer"]) + PREMIUM * self.money - ships


class Sea:
    """What fleets can do from where they are: found colonies, and explore next. `explored` is taken to be known too."""

    def __init__(self, worth: Worth, explored: int | None = None) -> None:
        position = worth.position
        self.borders = position.phase
        self.known = position.known if explored is None else position.known | 1 << explored
        offers = (
            (PREMIUM,) if region == explored else stack if position.known >> region & 1 else ()
            for region, stack in enumerate(position.stacks)
        )
        self._gains = [[gain for price in prices if (gain := worth.colony - price * worth.money) > 0] for prices in offers]
        self._explorers = [(lost + 1, worth.explorer(lost)) for lost in losses(len(position.players))]
        self._near = [reach(region, self.borders, self.known)[1] for region in range(len(REGIONS))]
        self._most = max(2, worth.player.workers // COLONY_WORKERS)
        self._early = worth.early

    def value(self, fleet: Sequence[int]) -> float:
        """The value of a fleet, in points."""
        gains: list[float] = []
        near: dict[int, int] = {}
        for at, count in enumerate(fleet):
            if count:
                gains += self._gains[at][:count]
                for unknown in self._near[at]:
                    near[unknown] = near.get(unknown, 0) + count
        if len(gains) > self._most:
            gains.sort(reverse=True)
        best = 0.0
        for unknown, count in near.items():
            needed, worth = self._explorers[unknown]
            if count >= needed and worth > best:
                best = worth
        return 0.6 * sum(gains[: self._most]) + 0.45 * self._early * best
