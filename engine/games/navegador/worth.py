"""What things are worth to a player, in points, roughly. Bots and ready answers weigh with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import atan

from engine.games.navegador.board import BONUS, COLONY_WORKERS, FACTORIES, POINT_MONEY, SHIPYARD, STEP, reach
from engine.games.navegador.turn import buying
from engine.games.navegador.view import NavegadorView, PlayerView

LENGTH = 34
"""Turns of each player in a match, about."""
MARKETS = 3.5
"""Turns between two visits to a market, about."""
LATE = 0.1
"""While nobody has triggered the end, at least this share of the match is taken to be left."""
CLOSING = 3.0
"""Points that the leader gives for one building less on the chart, once few are left."""
FEW = 16
GROWTH = 0.05
"""Items of a kind that a player gains in a turn, about."""
RICH = 250
"""Cruzados from which more of them are of less use."""
PREMIUM = 75
"""The cheapest colony of an unknown region, about."""
WORKER = (0.0, 0.0, 0.0, 2.4, 2.4, 1.9, 1.7, 1.1, 1.1, 0.6)
"""What a worker is worth beyond his point early in the match, by the number reached with him."""
SHIP = (0.0, 2.5, 2.5, 2.0, 1.6, 1.2, 0.8, 0.5)
"""The same for a ship, by the number on the board with it."""


class Worth:
    """The weights of one player in one position."""

    def __init__(self, view: NavegadorView, me: PlayerView) -> None:
        self.view, self.me = view, me

    @cached_property
    def early(self) -> float:
        """1 at the start, 0 in the last turn."""
        if self.view.is_ending:
            return 0.0
        buildings = sum(row.sold for row in self.view.buildings) / sum(len(row.prices) for row in self.view.buildings)
        regions = sum(region.is_known for region in self.view.regions) / len(self.view.regions)
        return max(LATE, 1.0 - max(buildings, regions))

    @property
    def turns(self) -> float:
        """Turns that are still to come for the player."""
        return LENGTH * self.early

    @cached_property
    def money(self) -> float:
        """Points for one more cruzado."""
        return 1 / POINT_MONEY + self.early / 60 / (1 + (self.me.money / RICH) ** 2)

    def cash(self, change: int) -> float:
        """Points for so much more (or less) money. The richer one is, the less it is worth."""
        before, after = self.me.money, self.me.money + change
        return change / POINT_MONEY + self.early * RICH / 60 * (atan(after / RICH) - atan(before / RICH))

    def worker(self, number: int) -> float:
        """The worker who makes them so many."""
        return 1 + self.early * WORKER[number]

    def workers(self, count: int, price: int) -> float:
        """So many more workers: their points, and what can be built with them."""
        now = self.me.workers
        gain = sum(self.worker(number) for number in range(now + 1, now + count + 1))
        return gain + 0.6 * (self.best_buildings(now + count, self.me.money - price) - self.best_buildings(now, self.me.money))

    def best_buildings(self, workers: int, money: int) -> float:
        """What the best purchase of buildings brings with so many workers and so much money; not below 0."""
        wares = buying.building_wares([row.prices[row.sold :] for row in self.view.buildings], workers)
        return max(
            (
                sum(self.building(ware.place) for ware in chosen) + self.cash(-sum(ware.price for ware in chosen))
                for chosen in buying.sets(wares, money, workers)
            ),
            default=0.0,
        )

    def ship(self, number: int) -> float:
        """The ship that makes them so many on the board."""
        return 1 + self.early * SHIP[number]

    def ships(self, out: int, count: int) -> float:
        """So many more ships than are out."""
        return sum(self.ship(number) for number in range(out + 1, out + count + 1))

    def item(self, kind: int) -> float:
        """One more item of a kind: its points, and a share of the privileges to come."""
        return self.me.each[kind] + 0.5 * STEP[kind] * self.early

    @cached_property
    def colony(self) -> float:
        """A colony: its points and what it will sell."""
        return self.item(0) + 22 * self.turns / MARKETS * self.money

    @cached_property
    def factory(self) -> float:
        """A factory: its points and what it will process."""
        return self.item(1) + 20 * self.turns / MARKETS * self.money

    def building(self, row: int) -> float:
        """A building of a row of the chart."""
        gain = self.factory if row < FACTORIES else self.item(row) + self.early * (0.9 if row == SHIPYARD else 1.3)
        return gain + self.closing

    @cached_property
    def closing(self) -> float:
        """The gain of bringing the end nearer by a building: late in the match, for who leads."""
        left = sum(len(row.prices) - row.sold for row in self.view.buildings)
        leads = all(self.me.points >= player.points for player in self.view.players)
        return CLOSING if leads and left <= FEW else 0.0

    def privilege(self, kind: int) -> float:
        """One more privilege of a kind, without the worker it costs."""
        number, held = self.me.items[kind], self.me.owned[kind]
        return STEP[kind] * (number + GROWTH * self.turns) + self.cash(BONUS[kind][held] * number)

    def explorer(self, lost: int) -> float:
        """Exploring a region: points and premium, less the ships lost."""
        out = self.me.ships_out
        ships = sum(self.ship(number) for number in range(max(1, out - lost + 1), out + 1))
        return self.item(2) + PREMIUM * self.money - ships


class Sea:
    """What fleets can do from where they are: found colonies, and explore next. `explored` is taken to be known too."""

    def __init__(self, worth: Worth, explored: int | None = None) -> None:
        view = worth.view
        self.borders = view.phase
        self.known = sum(1 << at for at, region in enumerate(view.regions) if region.is_known or at == explored)
        offers = ((PREMIUM,) if at == explored else region.tokens for at, region in enumerate(view.regions))
        self._gains = [[gain for price in prices if (gain := worth.colony - price * worth.money) > 0] for prices in offers]
        self._explorers = [(region.ships_needed, worth.explorer(region.ships_lost)) for region in view.regions]
        self._near = [reach(at, self.borders, self.known)[1] for at in range(len(view.regions))]
        self._most = max(2, worth.me.workers // COLONY_WORKERS)
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
