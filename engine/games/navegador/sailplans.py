"""Sailings that make sense: explore a region with the ships that are missed least, and bring the others where they are of use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.navegador.board import reach
from engine.games.navegador.state import Sail
from engine.games.navegador.view import NavegadorView
from engine.games.navegador.worth import Sea, Worth

LEAST_GAIN = 0.05
"""Ships stay where they are for less."""


@dataclass(frozen=True, slots=True)
class SailPlan:
    """Groups in the order of sailing, the region that they explore, and what it is worth in points."""

    sails: tuple[Sail, ...]
    explored: int | None
    worth: float


def sail_plans(seen: NavegadorView, worth: Worth, fleet: Sequence[int]) -> list[SailPlan]:
    """Every exploration in reach, and the best sailing without one if there is any; the best first."""
    found = [*_explorations(seen, worth, fleet)]
    moved, gain = _Fleets(worth).relocated(list(fleet), [0] * len(fleet))
    if moved:
        found.append(SailPlan(tuple(moved), None, gain))
    return sorted(found, key=lambda plan: -plan.worth)


def gatherings(worth: Worth, fleet: Sequence[int]) -> list[SailPlan]:
    """For each known region all ships that reach it, where that is a gain; the best first."""
    sea = Sea(worth)
    before = sea.value(fleet)
    found = []
    for to in range(len(fleet)):
        sails = tuple(Sail(at, to, count) for at, count in enumerate(fleet) if count and to in reach(at, sea.borders, sea.known)[0])
        after = list(fleet)
        for sail in sails:
            after[sail.origin] -= sail.count
            after[to] += sail.count
        if sea.value(after) - before > LEAST_GAIN:
            found.append(SailPlan(sails, None, sea.value(after) - before))
    return sorted(found, key=lambda plan: -plan.worth)


class _Fleets:
    """Ways to sail, for one player; `explored` is taken to be known too."""

    def __init__(self, worth: Worth, explored: int | None = None) -> None:
        self.sea = Sea(worth, explored)
        self.value = self.sea.value

    def relocated(self, still: list[int], arrived: list[int]) -> tuple[list[Sail], float]:
        """Move ships that have not sailed, always the group that gains most; the groups and the whole gain."""
        groups: dict[tuple[int, int], int] = {}
        before = now = self.value([a + b for a, b in zip(still, arrived, strict=True)])
        while True:
            best = now + LEAST_GAIN
            chosen: Sail | None = None
            for sail in self._groups(still):
                fleet = [a + b for a, b in zip(still, arrived, strict=True)]
                fleet[sail.origin] -= sail.count
                fleet[sail.to] += sail.count
                value = self.value(fleet)
                if value > best:
                    best, chosen = value, sail
            if chosen is None:
                return [Sail(origin, to, count) for (origin, to), count in groups.items()], now - before
            still[chosen.origin] -= chosen.count
            arrived[chosen.to] += chosen.count
            groups[chosen.origin, chosen.to] = groups.get((chosen.origin, chosen.to), 0) + chosen.count
            now = best

    def _groups(self, still: list[int]) -> Iterator[Sail]:
        for origin, count in enumerate(still):
            if count:
                for to in reach(origin, self.sea.borders, self.sea.known)[0]:
                    for number in {1, min(2, count), count}:
                        yield Sail(origin, to, number)


def _explorations(seen: NavegadorView, worth: Worth, fleet: Sequence[int]) -> Iterator[SailPlan]:
    before = Sea(worth)
    start = before.value(fleet)
    for to, region in enumerate(seen.regions):
        if region.is_known:
            continue
        origins = [at for at, count in enumerate(fleet) if count and to in reach(at, before.borders, before.known)[1]]
        if sum(fleet[at] for at in origins) < region.ships_needed:
            continue
        still = list(fleet)
        sent: dict[int, int] = {}
        for _ in range(region.ships_needed):
            free = [at for at in origins if still[at]]
            least_missed = max(free, key=lambda at: (before.value(_without(still, at)), still[at]))
            still[least_missed] -= 1
            sent[least_missed] = sent.get(least_missed, 0) + 1
        arrived = [0] * len(fleet)
        arrived[to] = region.ships_needed - region.ships_lost
        fleets = _Fleets(worth, to)
        after = fleets.value([a + b for a, b in zip(still, arrived, strict=True)])
        moved, gain = fleets.relocated(still, arrived)
        followers = [sail for sail in moved if (sail.origin, sail.to) not in {(at, to) for at in sent}]
        joined = {sail.origin: sail.count for sail in moved if sail not in followers}
        groups = [Sail(at, to, count + joined.get(at, 0)) for at, count in sent.items()]
        yield SailPlan((*groups, *followers), to, worth.explorer(region.ships_lost) + after - start + gain)


def _without(fleet: Sequence[int], at: int) -> list[int]:
    return [count - (region == at) for region, count in enumerate(fleet)]
