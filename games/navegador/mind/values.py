"""What things are worth to a player, in points, roughly.

The sensible player, ready answers and the search weigh with it.

Only what lies open is weighed: never a colony that is face down.
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
    building_prices,
    columns,
)
from games.navegador.rules.score import each, points
from games.navegador.rules.state import Player, Position, items, owned
from games.navegador.rules.wares import Ware

WEIGHTS = MANNER.weights
LEAST_EARLY, FEW_BUILDINGS, PREMIUM = MANNER.habits.least_early, MANNER.habits.few_buildings, MANNER.habits.premium


class Worth:
    """The weights of one player in one position."""

    def __init__(self, position: Position, seat: int, weights: Weights = WEIGHTS) -> None:
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat]
        self.weights = weights
        self.early = early = share_left(position)
        self.turns = weights.turns * early
        """Turns that are still to come for the player."""
        rich = weights.rich
        self.money = 1 / POINT_MONEY + early * weights.cash / POINT_MONEY / (1 + (self.player.money / rich) ** 2)
        """Points for one more cruzado."""
        self._use = early * weights.cash * rich / POINT_MONEY
        self._had = atan(self.player.money / rich)
        self.out = sum(self.player.ships)
        few, some, many = 1 + early * weights.worker_4, 1 + early * weights.worker_6, 1 + early * weights.worker_9
        self.worker_worths = (1.0, 1.0, 1.0, few, few, some, some, many, many, many)
        few, some, many = 1 + early * weights.ship_2, 1 + early * weights.ship_4, 1 + early * weights.ship_7
        self.ship_worths = (0.0, few, few, some, some, many, many, many)

    def cash(self, change: int) -> float:
        """Points for so much more (or less) money. The richer a player is, the less it is worth."""
        return change / POINT_MONEY + self._use * (atan((self.player.money + change) / self.weights.rich) - self._had)

    def worker(self, number: int) -> float:
        """The worker who makes them so many."""
        return self.worker_worths[number]

    def workers(self, count: int, price: int) -> float:
        """So many more workers: their points, and what can be built with them."""
        now, money = self.player.workers, self.player.money
        gain = sum_of(self.worker_worths[now + 1 : now + count + 1])
        if not self.weights.hands or not count:
            return gain
        return gain + self.weights.hands * (self.best_buildings(now + count, money - price) - self._best_now)

    @cached_property
    def _best_now(self) -> float:
        return self.best_buildings(self.player.workers, self.player.money)

    def best_buildings(self, workers: int, money: int) -> float:
        """What the best purchase of buildings brings with so many workers and so much money.

        Not below 0.
        """
        return max([gain for gain, _ in self.building_sets(workers, money)], default=0.0)

    def building_sets(self, workers: int, money: int) -> Iterator[tuple[float, tuple[int, ...]]]:
        """Return buildings that so many workers can build and so much money pays for.

        What they bring, and their number by row. Of the factories those that bring most.
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
        """Colonies or buildings bought together, less their price."""
        return sum_of(self.ware(ware) for ware in wares) + self.cash(-sum(ware.price for ware in wares))

    def ware(self, ware: Ware) -> float:
        """A colony or a building, without its price."""
        row = BUILDING_NUMBER.get(ware.name)
        if row is not None:
            return self.building_worths[row]
        return self.colony_worths[GOOD_OF[REGION_NUMBER[ware.name]] or 0]

    def ship(self, number: int) -> float:
        """The ship that makes them so many on the board."""
        return self.ship_worths[max(0, number)]

    def ships(self, count: int) -> float:
        """So many more ships than are out."""
        return sum_of(self.ship_worths[self.out + 1 : self.out + count + 1])

    def paid(self, due: int) -> float:
        """The last ships, given for steps on the rondel."""
        return sum_of(self.ship_worths[max(0, self.out - due + 1) : self.out + 1])

    @cached_property
    def each(self) -> tuple[int, ...]:
        """Points for one item of each kind now."""
        return each(self.player)

    def item(self, kind: int) -> float:
        """One more item of a kind: its points, and a share of the privileges to come."""
        return self.each[kind] + self.weights.item * STEP[kind] * self.early

    @cached_property
    def colony_worths(self) -> tuple[float, ...]:
        """A colony by good: its points and what it will sell."""
        weights, item = self.weights, self.item(KIND_NUMBER["colony"])
        visits = self.turns * self.money
        return tuple([item + visits * (weights.colony + weights.selling * prices[row]) for prices, row in self._rows])

    @property
    def _rows(self) -> zip[tuple[tuple[int, ...], int]]:
        return zip(SELL, self.position.market, strict=True)

    @cached_property
    def building_worths(self) -> tuple[float, ...]:
        """A building by row of the chart: a factory's points and what it will process.

        What a shipyard or church makes cheap.
        """
        weights, early, closing = self.weights, self.early, self.closing
        item = self.item(KIND_NUMBER["factory"]) + closing
        visits = self.turns * self.money
        factories = [item + visits * (weights.factory + weights.processing * PROCESS[row]) for row in self.position.market]
        shipyard = self.item(KIND_NUMBER["shipyard"]) + early * weights.shipyard + closing
        church = self.item(KIND_NUMBER["church"]) + early * weights.church + closing
        return (*factories, shipyard, church)

    @cached_property
    def lead(self) -> float:
        """1 for a clear lead in points, -1 for being far behind."""
        totals = [points(player) for player in self.position.players]
        own = totals[self.seat]
        totals[self.seat] = 0
        return max(-1.0, min(1.0, (own - max(totals)) / 10))

    @cached_property
    def closing(self) -> float:
        """The gain of bringing the end nearer by a building: late in the match, for who leads."""
        position = self.position
        if position.is_ending:
            return 0.0
        left = sum(columns(len(position.players))) - sum(position.built)
        return self.weights.closing * self.lead / max(2, left) * 2 if left <= FEW_BUILDINGS else 0.0

    def privilege(self, name: Kind) -> float:
        """One more privilege of a kind, without the worker it costs."""
        kind = KIND_NUMBER[name]
        number, held = items(self.player)[kind], owned(self.player)[kind]
        return STEP[kind] * (number + self.weights.growth * self.turns) + self.cash(bonus(kind, held, number))

    def explorer(self, lost: int) -> float:
        """Exploring a region: points and premium, less the ships lost."""
        return self.item(KIND_NUMBER["explorer"]) + PREMIUM * self.money - self.paid(min(lost, self.out))


@cache
def _crews(workers: int) -> tuple[tuple[int, int, int], ...]:
    """Return what so many workers can build at once.

    Factories, shipyards and churches, one building at least.
    """
    factory, shipyard, church = BUILDING_WORKERS[0], BUILDING_WORKERS[SHIPYARD], BUILDING_WORKERS[CHURCH]
    return tuple(
        (factories, shipyards, churches)
        for churches in range(workers // church + 1)
        for shipyards in range((workers - church * churches) // shipyard + 1)
        for factories in range((workers - church * churches - shipyard * shipyards) // factory + 1)
        if churches + shipyards + factories
    )


def share_left(position: Position) -> float:
    """The share of the match that is left: 1 at the start, 0 in the last turn.

    With two seats it goes by regions and buildings together: nearly all regions are known long before two have bought the buildings, and
    Nagasaki is explored only by who wants the end."""
    if position.is_ending:
        return 0.0
    seats = len(position.players)
    built, known = sum(position.built) / sum(columns(seats)), position.known.bit_count() / len(REGIONS)
    return max(LEAST_EARLY, 1.0 - ((built + known) / 2 if seats == 2 else max(built, known)))


def fair_shares(position: Position) -> tuple[float, ...]:
    """Return what is left for each player, by kind.

    Colonies on sale or not yet seen, buildings on sale, unknown regions.
    """
    seats = len(position.players)
    is_known = [bool(position.known >> region & 1) for region in range(len(REGIONS))]
    colonies = sum([len(stack) if known else hidden for known, stack, hidden in zip(is_known, position.stacks, STACKS, strict=True)])
    buildings = [count - built for count, built in zip(columns(seats), position.built, strict=True)]
    explorers = is_known.count(False)
    left = (colonies, sum(buildings[:FACTORIES]), explorers, buildings[SHIPYARD], buildings[CHURCH])
    return tuple([count / seats for count in left])
