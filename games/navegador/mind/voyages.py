"""Sailings: explore with the ships that are missed least, send the others where they help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct

from engine.values.adding import sum_of
from games.navegador.mind.deeds import Groups
from games.navegador.mind.manner import MANNER
from games.navegador.mind.values import PREMIUM, Worth
from games.navegador.rules.board import COLONY_WORKERS, GOOD_OF, NAGASAKI, NEIGHBOURS, OPENS, REGIONS, losses, reach
from games.navegador.rules.state import Sail, Ships, changed

LEAST_GAIN = MANNER.habits.least_gain
FAR = 99
"""The number of borders that stands for "cannot be reached"."""


class Voyage(Struct, frozen=True):
    """A sailing of a fleet."""

    groups: Groups
    explored: int | None
    """The region that it explores; `None`: none."""
    worth: float
    """What it gains, in points."""

    @property
    def sails(self) -> tuple[Sail, ...]:
        """The groups by the names of their regions."""
        return tuple([Sail(REGIONS[origin], REGIONS[to], count) for origin, to, count in self.groups])


@cache
def distances(known: int) -> tuple[tuple[int, ...], ...]:
    """Count the borders from each region to every other one through known regions."""
    table = []
    for origin in range(len(REGIONS)):
        away = [FAR] * len(REGIONS)
        away[origin] = 0
        edge = [origin]
        while edge:
            further = []
            for region in edge:
                for other in NEIGHBOURS[region]:
                    if away[other] == FAR:
                        away[other] = away[region] + 1
                        if known >> other & 1:
                            further.append(other)
            edge = further
        table.append(tuple(away))
    return tuple(table)


@cache
def hop(origin: int, to: int, borders: int, known: int) -> int:
    """Return the known region nearest to `to` among `origin` and those one sailing reaches."""
    away = distances(known)
    return min((origin, *reach(origin, borders, known)[0]), key=lambda region: (away[region][to], region != origin))


@cache
def outskirts(known: int) -> tuple[int, ...]:
    """Return the unknown regions next to known ones."""
    return tuple([
        region for region, others in enumerate(NEIGHBOURS)
        if not known >> region & 1 and any(known >> other & 1 for other in others)
    ])  # fmt: skip


class OpenSea:
    """The worth of fleets by where they are. The region `explored` counts as known too."""

    def __init__(self, worth: Worth, explored: int | None = None) -> None:
        position, weights = worth.position, worth.weights
        self.worth = worth
        known = position.known
        self.borders = position.phase
        if explored is not None:
            known |= 1 << explored
            self.borders = max(self.borders, OPENS[explored])
        self.known = known
        self.away = distances(known)
        money, landing = worth.money, weights.landing
        self.gains: dict[int, list[float]] = {}
        """By region, what the first, second, ... ship there is worth for the colonies there."""
        for region, stack in enumerate(position.stacks):
            if region == explored:
                stack = (PREMIUM,)
            elif not known >> region & 1:
                continue
            if stack:
                base = worth.colony_worths[GOOD_OF[region] or 0]
                gains = [landing * gain for price in stack if (gain := base - price * money) > 0]
                if gains:
                    self.gains[region] = gains
        self.most = max(2, worth.player.workers // COLONY_WORKERS)
        """How many ships count for colonies."""
        scouting, losing = weights.scouting if worth.early else 0.0, losses(len(position.players))
        self.goals = [
            (region, losing[region] + 1, scouting * gain) for region in outskirts(known) if (gain := worth.explorer(losing[region])) > 0
        ]
        """Each unknown region next to known ones, the ships needed there, and what it is worth to have them in reach."""

    def value(self, fleet: Sequence[int]) -> float:
        """Return the worth of a fleet in points."""
        gains: list[float] = []
        for region, prices in self.gains.items():
            if count := fleet[region]:
                gains += prices[:count]
        if len(gains) > self.most:
            gains.sort(reverse=True)
            del gains[self.most :]
        discovery, _ = self.frontier(fleet)
        return sum_of(gains) + discovery

    def frontier(self, fleet: Sequence[int]) -> tuple[float, int | None]:
        """Return the worth of the fleet for the next discovery, and its region; (0, None): none."""
        best, goal = 0.0, None
        for region, needed, gain in self.goals:
            if gain <= best:
                continue
            sailings = self._sailings(fleet, region, needed)
            if sailings < FAR:
                value = gain * self.worth.weights.waiting ** (sailings - 1)
                if value > best:
                    best, goal = value, region
        return best, goal

    def _sailings(self, fleet: Sequence[int], region: int, needed: int) -> int:
        """Count the sailings until `needed` ships have entered an unknown region."""
        borders = self.borders
        ways = sorted([(self.away[at][region] + borders - 1) // borders for at, count in enumerate(fleet) if count for _ in range(count)])
        return ways[needed - 1] if len(ways) >= needed else FAR


def voyages(worth: Worth, fleet: Sequence[int]) -> list[Voyage]:
    """Return explorations in reach and the best other sailing, the best first."""
    before = OpenSea(worth)
    start = before.value(fleet)
    choices = [*_explorations(worth, before, start, fleet)]
    groups, after = _relocate(before, before, list(fleet), [0] * len(fleet))
    if groups and after - start > LEAST_GAIN:
        choices.append(Voyage(tuple(groups), None, after - start))
    return sorted(choices, key=lambda voyage: -voyage.worth)


def onward(worth: Worth, still: Sequence[int]) -> Voyage | None:
    """Return the sailing by which the rest of a fleet gains after a look; None if none does."""
    sea = OpenSea(worth)
    ships = worth.player.ships
    arrived = [count - staying for count, staying in zip(ships, still, strict=True)]
    groups, after = _relocate(sea, sea, list(still), arrived)
    gain = after - sea.value(ships)
    return Voyage(tuple(groups), None, gain) if groups and gain > LEAST_GAIN else None


def gatherings(worth: Worth, fleet: Sequence[int]) -> list[Voyage]:
    """Return, for each known region, the sailing of all ships that reach it, if that gains."""
    sea = OpenSea(worth)
    before = sea.value(fleet)
    choices = []
    for to in range(len(fleet)):
        groups = tuple([(at, to, count) for at, count in enumerate(fleet) if count and to in reach(at, sea.borders, sea.known)[0]])
        after = list(fleet)
        for origin, _, count in groups:
            after[origin] -= count
            after[to] += count
        gain = sea.value(after) - before
        if gain > LEAST_GAIN:
            choices.append(Voyage(groups, None, gain))
    return sorted(choices, key=lambda voyage: -voyage.worth)


def least_missed(worth: Worth, fleet: Ships, due: int) -> Ships:
    """Return the fleet after giving up the `due` ships that are missed least."""
    if due:
        sea = OpenSea(worth)
        for _ in range(due):
            fleet = max((changed(fleet, at, -1) for at, count in enumerate(fleet) if count), key=sea.value)
    return fleet


def _relocate(now: OpenSea, later: OpenSea, still: list[int], arrived: list[int]) -> tuple[list[tuple[int, int, int]], float]:
    """Send ships that have not sailed (`still`) where they are of use; `arrived` have sailed.

    As many as needed sail towards the next discovery, the others to colonies. `now` says how far they can sail, `later` what they are worth
    afterwards. Return the groups and the worth of the fleet then.
    """
    relocation = _Relocation(now, later, still, arrived)
    _, goal = later.frontier(relocation.fleet)
    if goal is not None:
        relocation.gather(goal)
    relocation.settle()
    if goal is not None:
        relocation.follow(goal)
    return [(origin, to, count) for (origin, to), count in relocation.group_sizes.items()], later.value(relocation.fleet)


class _Relocation:
    """Ships that sail where they are of use."""

    __slots__ = ("fleet", "group_sizes", "later", "now", "still", "taken")

    def __init__(self, now: OpenSea, later: OpenSea, still: list[int], arrived: list[int]) -> None:
        self.now, self.later, self.still = now, later, still
        self.fleet = [a + b for a, b in zip(still, arrived, strict=True)]
        self.group_sizes: dict[tuple[int, int], int] = {}
        self.taken = [0] * len(self.fleet)
        """By region, the ships that are to be there."""

    def go(self, origin: int, to: int) -> None:
        """Sail one ship."""
        self.still[origin] -= 1
        self.fleet[origin] -= 1
        self.fleet[to] += 1
        self.group_sizes[origin, to] = self.group_sizes.get((origin, to), 0) + 1

    def gather(self, goal: int) -> None:
        """Sail the ships that the discovery of a region needs towards it, unless they are near."""
        fleet, still, taken, later = self.fleet, self.still, self.taken, self.later
        away, borders = later.away, later.borders
        needed = next(needed for region, needed, _ in later.goals if region == goal)
        order = sorted(
            [at for at, count in enumerate(fleet) if count for _ in range(count)], key=lambda at: (away[at][goal], at in later.gains)
        )
        for at in order[:needed]:
            to = hop(at, goal, self.now.borders, later.known) if still[at] and away[at][goal] > borders else at
            if to != at and away[to][goal] < FAR:
                self.go(at, to)
            taken[to] += 1

    def settle(self) -> None:
        """Sail ships to the colonies that gain most, from regions with ships to spare."""
        fleet, still, taken, later = self.fleet, self.still, self.taken, self.later
        slots = sorted([(-gain, region, place) for region, gains in later.gains.items() for place, gain in enumerate(gains)])
        for _, region, place in slots[: later.most]:
            if fleet[region] > place:
                taken[region] = max(taken[region], place + 1)
                continue
            near = [
                at for at, count in enumerate(still)
                if count and fleet[at] > taken[at] and 0 < later.away[at][region] <= self.now.borders
            ]  # fmt: skip
            if near:
                self.go(max(near, key=lambda at: (fleet[at] - taken[at], at)), region)
                taken[region] = max(taken[region], place + 1)

    def follow(self, goal: int) -> None:
        """Sail all ships that are not needed elsewhere towards a discovery, too."""
        fleet, taken, later = self.fleet, self.taken, self.later
        for at, count in enumerate(list(self.still)):
            for _ in range(min(count, fleet[at] - taken[at])):
                to = hop(at, goal, self.now.borders, later.known)
                if to != at and later.away[at][goal] > later.borders:
                    self.go(at, to)


def _explorations(worth: Worth, before: OpenSea, start: float, fleet: Sequence[int]) -> Iterator[Voyage]:
    """Yield a voyage to each unknown region that enough ships reach.

    The other ships sail where they are of use. `start` is what the fleet is worth before.
    """
    losing = losses(len(worth.position.players))
    for to in outskirts(before.known):
        lost = losing[to]
        origins = [at for at, count in enumerate(fleet) if count and before.away[at][to] <= before.borders]
        if sum([fleet[at] for at in origins]) <= lost:
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
        groups, after = _relocate(before, OpenSea(worth, to), still, arrived)
        for origin, region, count in groups:
            if region == to and origin in sent:
                sent[origin] += count
        others = [group for group in groups if group[1] != to or group[0] not in sent]
        entering = [(origin, to, count) for origin, count in sent.items()]
        gain = worth.explorer(lost) + after - start
        if to == NAGASAKI and not worth.position.is_ending:
            gain += worth.weights.nagasaki * worth.lead
        yield Voyage((*entering, *others), to, gain)


def _without(fleet: Sequence[int], at: int) -> list[int]:
    return [count - 1 if region == at else count for region, count in enumerate(fleet)]
