"""How many points things are worth to a player, roughly.

Only what lies open counts: never a colony that is face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from math import atan

from engine.values.adding import sum_of
from games.navegador.mind.manner import MANNER, Weights
from games.navegador.rules.board import (
    BUILDING_NUMBER,
    BUILDING_WORKERS,
    CHURCH,
    FACTORIES,
    GOOD_OF,
    KIND_NUMBER,
    POINT_MONEY,
    PROCESS,
    REGION_NUMBER,
    REGIONS,
    SELL,
    SHIPYARD,
    STACKS,
    STEP,
    Kind,
    bonus,
    building_counts,
    building_prices,
)
from games.navegador.rules.score import each, points
from games.navegador.rules.state import Player, Position, items, owned
from games.navegador.rules.wares import Ware

WEIGHTS = MANNER.weights
LEAST_EARLY = MANNER.habits.least_early
FEW_BUILDINGS = MANNER.habits.few_buildings
PREMIUM = MANNER.habits.premium


class Worth:
    """What things are worth to one player in one position, in points."""

    def __init__(self, position: Position, seat: int, weights: Weights = WEIGHTS) -> None:
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat]
        self.weights = weights
        self.early = early = share_left(position)
        """The share of the match that is left, 0 to 1."""
        self.turns = weights.turns * early
        """Turns that are still to come for the player."""
        rich = weights.rich
        self.money = 1 / POINT_MONEY + early * weights.cash / POINT_MONEY / (1 + (self.player.money / rich) ** 2)
        """Points for one more cruzado."""
        # parts of `cash`
        self._use = early * weights.cash * rich / POINT_MONEY
        self._had = atan(self.player.money / rich)
        self.ship_count = sum(self.player.ships)
        """How many ships the player has."""
        few, some, many = 1 + early * weights.worker_4, 1 + early * weights.worker_6, 1 + early * weights.worker_9
        self.worker_worths = (1.0, 1.0, 1.0, few, few, some, some, many, many, many)
        """The worth of the worker with each number."""
        few, some, many = 1 + early * weights.ship_2, 1 + early * weights.ship_4, 1 + early * weights.ship_7
        self.ship_worths = (0.0, few, few, some, some, many, many, many)
        """The worth of the ship with each number."""

    def cash(self, change: int) -> float:
        """Return the points for a change of money; the richer a player is, the less it counts."""
        return change / POINT_MONEY + self._use * (atan((self.player.money + change) / self.weights.rich) - self._had)

    def worker(self, number: int) -> float:
        """Return the worth of the worker with this number."""
        return self.worker_worths[number]

    def workers(self, count: int, price: int) -> float:
        """Return the worth of `count` more workers for `price`, and of what they could build then."""
        now, money = self.player.workers, self.player.money
        gain = sum_of(self.worker_worths[now + 1 : now + count + 1])
        if not self.weights.hands or not count:
            return gain
        return gain + self.weights.hands * (self.best_buildings(now + count, money - price) - self._best_now)

    @cached_property
    def _best_now(self) -> float:
        return self.best_buildings(self.player.workers, self.player.money)

    def best_buildings(self, workers: int, money: int) -> float:
        """Return what the best purchase of buildings brings, not below 0."""
        return max([gain for gain, _ in self.building_sets(workers, money)], default=0.0)

    def building_sets(self, workers: int, money: int) -> Iterator[tuple[float, tuple[int, ...]]]:
        """Yield affordable sets of buildings: what each brings in points, and its numbers by row.

        If a set has factories, they are those that bring most.
        """
        on_sale, worths, each = self._on_sale, self.building_worths, self.money
        yards, spires = on_sale[SHIPYARD], on_sale[CHURCH]
        for factories, shipyards, churches in _crews(workers):
            if shipyards > len(yards) or churches > len(spires):
                continue
            due = (sum(yards[:shipyards]) if shipyards else 0) + (sum(spires[:churches]) if churches else 0)
            if due > money:
                continue
            gain = shipyards * worths[SHIPYARD] + churches * worths[CHURCH]
            taken = [0] * FACTORIES + [shipyards, churches]
            for _ in range(factories):
                best, at = 0.0, -1
                for good in range(FACTORIES):
                    prices, sold = on_sale[good], taken[good]
                    if sold < len(prices) and due + (price := prices[sold]) <= money:
                        more = worths[good] - price * each
                        if at < 0 or more > best:
                            best, at = more, good
                if at < 0:
                    due = money + 1
                    break
                due += on_sale[at][taken[at]]
                gain += worths[at]
                taken[at] += 1
            if due <= money:
                yield gain + self.cash(-due), tuple(taken)

    @cached_property
    def _on_sale(self) -> list[tuple[int, ...]]:
        position = self.position
        return [prices[sold:] for prices, sold in zip(building_prices(len(position.players)), position.built, strict=True)]

    def purchase(self, wares: Sequence[Ware]) -> float:
        """Return the worth of colonies or buildings bought together, less their price."""
        return sum_of(self.ware(ware) for ware in wares) + self.cash(-sum(ware.price for ware in wares))

    def ware(self, ware: Ware) -> float:
        """Return the worth of a colony or a building, without its price."""
        row = BUILDING_NUMBER.get(ware.name)
        if row is not None:
            return self.building_worths[row]
        return self.colony_worths[GOOD_OF[REGION_NUMBER[ware.name]] or 0]

    def ships(self, count: int) -> float:
        """Return the worth of `count` more ships."""
        return sum_of(self.ship_worths[self.ship_count + 1 : self.ship_count + count + 1])

    def paid(self, due: int) -> float:
        """Return the worth of `due` ships, the last ones, which are given for steps on the rondel."""
        return sum_of(self.ship_worths[max(0, self.ship_count - due + 1) : self.ship_count + 1])

    @cached_property
    def each(self) -> tuple[int, ...]:
        """Points for one item of each kind now."""
        return each(self.player)

    def item(self, kind: int) -> float:
        """Return the worth of one more item of a kind, with a share of privileges to come."""
        return self.each[kind] + self.weights.item * STEP[kind] * self.early

    @cached_property
    def colony_worths(self) -> tuple[float, ...]:
        """The worth of a colony by good: its points and what it will sell."""
        weights, item = self.weights, self.item(KIND_NUMBER["colony"])
        visits = self.turns * self.money
        return tuple([item + visits * (weights.colony + weights.selling * prices[row]) for prices, row in self._rows])

    @property
    def _rows(self) -> zip[tuple[tuple[int, ...], int]]:
        return zip(SELL, self.position.market, strict=True)

    @cached_property
    def building_worths(self) -> tuple[float, ...]:
        """The worth of a building by row: its points, and what it processes or makes cheap."""
        weights, early, closing = self.weights, self.early, self.closing
        item = self.item(KIND_NUMBER["factory"]) + closing
        visits = self.turns * self.money
        factories = [item + visits * (weights.factory + weights.processing * PROCESS[row]) for row in self.position.market]
        shipyard = self.item(KIND_NUMBER["shipyard"]) + early * weights.shipyard + closing
        church = self.item(KIND_NUMBER["church"]) + early * weights.church + closing
        return (*factories, shipyard, church)

    @cached_property
    def lead(self) -> float:
        """The lead over the best other player: 1 for ten points or more, -1 for ten points behind."""
        totals = [points(player) for player in self.position.players]
        own = totals[self.seat]
        totals[self.seat] = 0
        return max(-1.0, min(1.0, (own - max(totals)) / 10))

    @cached_property
    def closing(self) -> float:
        """The worth of a building for bringing the end nearer; negative for a player behind."""
        position = self.position
        if position.is_ending:
            return 0.0
        left = sum(building_counts(len(position.players))) - sum(position.built)
        return self.weights.closing * self.lead / max(2, left) * 2 if left <= FEW_BUILDINGS else 0.0

    def privilege(self, name: Kind) -> float:
        """Return the worth of one more privilege of a kind, without the worker it costs."""
        kind = KIND_NUMBER[name]
        number, held = items(self.player)[kind], owned(self.player)[kind]
        return STEP[kind] * (number + self.weights.growth * self.turns) + self.cash(bonus(kind, held, number))

    def explorer(self, lost: int) -> float:
        """Return the worth of exploring a region: points and premium, less the `lost` ships."""
        return self.item(KIND_NUMBER["explorer"]) + PREMIUM * self.money - self.paid(min(lost, self.ship_count))


@cache
def _crews(workers: int) -> tuple[tuple[int, int, int], ...]:
    """Return each (factories, shipyards, churches) that so many workers can build at once."""
    factory, shipyard, church = BUILDING_WORKERS[0], BUILDING_WORKERS[SHIPYARD], BUILDING_WORKERS[CHURCH]
    return tuple(
        (factories, shipyards, churches)
        for churches in range(workers // church + 1)
        for shipyards in range((workers - church * churches) // shipyard + 1)
        for factories in range((workers - church * churches - shipyard * shipyards) // factory + 1)
        if churches + shipyards + factories
    )


def share_left(position: Position) -> float:
    """Return the share of the match that is left.

    It is nearly 1 at the start, and 0 once the end is triggered. It goes by the buildings sold or the regions known, whichever is further.
    With two seats it goes by their mean: two players know nearly all regions long before they have bought the buildings, and only a player
    who wants the end explores Nagasaki.
    """
    if position.is_ending:
        return 0.0
    seats = len(position.players)
    built, known = sum(position.built) / sum(building_counts(seats)), position.known.bit_count() / len(REGIONS)
    progress = (built + known) / 2 if seats == 2 else max(built, known)
    return max(LEAST_EARLY, 1.0 - progress)


def fair_shares(position: Position) -> tuple[float, ...]:
    """Return how many items of each kind are left, divided by the number of players."""
    seats = len(position.players)
    is_known = [bool(position.known >> region & 1) for region in range(len(REGIONS))]
    colonies = sum([len(stack) if known else hidden for known, stack, hidden in zip(is_known, position.stacks, STACKS, strict=True)])
    buildings = [count - built for count, built in zip(building_counts(seats), position.built, strict=True)]
    explorers = is_known.count(False)
    left = (colonies, sum(buildings[:FACTORIES]), explorers, buildings[SHIPYARD], buildings[CHURCH])
    return tuple([count / seats for count in left])
