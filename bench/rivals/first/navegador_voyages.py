"""The first sensible player of `navegador`: its voyages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bench.rivals.first.navegador_worth import Sea, Worth
from engine.games.navegador.board import REGION_NUMBER, REGIONS, losses, reach
from engine.games.navegador.state import Sail, Ships, changed

LEAST_GAIN = 0.05
"""Ships stay where they are for less."""


class Voyage(Struct, frozen=True):
    """Groups in the order of sailing, the region that they explore, and what it is worth in points."""

    sails: tuple[Sail, ...]
    explored: int | None
    worth: float


def voyages(worth: Worth, fleet: Ships) -> list[Voyage]:
    """Every exploration in reach, and the best sailing without one if there is any; the best first."""
    choices = [*_explorations(worth, fleet)]
    moved, gain = _Fleets(worth).relocated(list(fleet), [0] * len(fleet))
    if moved:
        choices.append(Voyage(tuple(moved), None, gain))
    return sorted(choices, key=lambda voyage: -voyage.worth)


def least_missed(worth: Worth, fleet: Ships, due: int) -> Ships:
    """The fleet after giving up so many ships, those that are missed least."""
    if due:
        sea = Sea(worth)
        for _ in range(due):
            fleet = max((changed(fleet, at, -1) for at, count in enumerate(fleet) if count), key=sea.value)
    return fleet


def _sail(origin: int, to: int, count: int) -> Sail:
    return Sail(REGIONS[origin], REGIONS[to], count)


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
            chosen: tuple[int, int, int] | None = None
            for origin, to, count in self._groups(still):
                fleet = [a + b for a, b in zip(still, arrived, strict=True)]
                fleet[origin] -= count
                fleet[to] += count
                value = self.value(fleet)
                if value > best:
                    best, chosen = value, (origin, to, count)
            if chosen is None:
                return [_sail(origin, to, count) for (origin, to), count in groups.items()], now - before
            origin, to, count = chosen
            still[origin] -= count
            arrived[to] += count
            groups[origin, to] = groups.get((origin, to), 0) + count
            now = best

    def _groups(self, still: list[int]) -> Iterator[tuple[int, int, int]]:
        for origin, count in enumerate(still):
            if count:
                for to in reach(origin, self.sea.borders, self.sea.known)[0]:
                    for number in {1, min(2, count), count}:
                        yield origin, to, number


def _explorations(worth: Worth, fleet: Sequence[int]) -> Iterator[Voyage]:
    before = Sea(worth)
    start = before.value(fleet)
    for to, lost in enumerate(losses(len(worth.position.players))):
        if worth.position.known >> to & 1:
            continue
        origins = [at for at, count in enumerate(fleet) if count and to in reach(at, before.borders, before.known)[1]]
        if sum(fleet[at] for at in origins) <= lost:
            continue
        still = list(fleet)
        sent: dict[int, int] = {}
        for _ in range(lost + 1):
            free = [at for at in origins if still[at]]
            best = max(free, key=lambda at: (before.value(_without(still, at)), still[at]))
            still[best] -= 1
            sent[best] = sent.get(best, 0) + 1
        arrived = [0] * len(fleet)
        arrived[to] = 1
        fleets = _Fleets(worth, to)
        after = fleets.value([a + b for a, b in zip(still, arrived, strict=True)])
        moved, gain = fleets.relocated(still, arrived)
        name = REGIONS[to]
        joined = {sail.origin: sail.count for sail in moved if sail.to == name and REGION_NUMBER[sail.origin] in sent}
        followers = [sail for sail in moved if sail.to != name or sail.origin not in joined]
        groups = [_sail(at, to, count + joined.get(REGIONS[at], 0)) for at, count in sent.items()]
        yield Voyage((*groups, *followers), to, worth.explorer(lost) + after - start + gain)


def _without(fleet: Sequence[int], at: int) -> list[int]:
    return [count - (region == at) for region, count in enumerate(fleet)]
