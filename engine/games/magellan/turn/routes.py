"""The cheapest ways of a player's pieces, with boarding, sailing and landing of a jeep in one way.

A way is the nodes that a piece comes to, its start first. Each step costs points: a line by its kind, boarding from land
to sea and landing from sea to land one point each. rulebook: Values of the movements.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right, insort
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.games.magellan.chart.nodes import CANALS, NEXT, NODES, NUMBERS, SHORES, Node, cell_of, is_sea, shores
from engine.games.magellan.chart.routes import BOARD_COST, LAND_COST, LINE_COST, voyage, ways
from engine.games.magellan.state import Group, Player, What

Way = tuple[Node, ...]

FREE = {frozenset(canal.nodes) for canal in CANALS if not canal.cost}
"""Ends of a canal that costs nothing."""

SEA = frozenset(filter(is_sea, NODES))


def step_cost(before: Node, after: Node) -> int:
    """Points of one step."""
    if after in SEA:
        if before not in SEA:
            return BOARD_COST
        return 0 if cell_of(before) == cell_of(after) else LINE_COST["ship"]
    return LAND_COST if before in SEA else LINE_COST["jeep"]


def way_cost(way: Way) -> int:
    """Points of a whole way."""
    return sum(map(step_cost, way, way[1:]))


def shortened(way: Way, points: int) -> Way:
    """As much of a way as the points allow."""
    left = points
    for at, cost in enumerate(map(step_cost, way, way[1:]), 1):
        left -= cost
        if left < 0:
            return way[:at]
    return way


def laden_reach(start: Node, points: int) -> dict[Node, int]:
    """Where a jeep aboard a ship can come to with so many points, on board or landed, and what it costs; near ones and
    the start first. A jeep that has landed goes on by land."""
    outward = _outward(NUMBERS[start])
    end = bisect_right(outward.costs, points)
    return {NODES[number]: cost for number, cost in zip(outward.order[:end], outward.costs, strict=False)}


@dataclass(frozen=True, slots=True)
class Outward:
    """All places that a jeep aboard a ship can come to."""

    order: array[int]
    """The numbers of the nodes, near ones and the start first."""
    costs: array[int]
    """What each of them costs, in the same order."""
    least: array[int]
    """The cost of each node by its number; -1 where no way leads."""


@cache
def _outward(start: int) -> Outward:
    """Dijkstra's way by whole points: the places of one cost by their numbers. Kept for the life of the process (11 kB each)."""
    order, costs, least = array("h"), array("h"), array("h", _NOWHERE)
    waiting: dict[int, list[int]] = {0: [start]}
    cost = 0
    while waiting:
        due = sorted(waiting.pop(cost, ()))
        for at, number in enumerate(due):  # grows by the other end of a free canal
            if least[number] < 0:
                least[number] = cost
                order.append(number)
                costs.append(cost)
                for other, more in _OUTWARD[number]:
                    if least[other] < 0:
                        if more:
                            waiting.setdefault(cost + more, []).append(other)
                        else:
                            insort(due, other, at + 1)
        cost += 1
    return Outward(order, costs, least)


_NOWHERE = array("h", [-1]) * len(NODES)


def _steps_by_sea(number: int) -> tuple[tuple[int, int], ...]:
    """Where a ship goes from a piece of sea, and for how many points."""
    canals = [(NUMBERS[end], canal.cost) for canal in CANALS for end in canal.nodes if NODES[number] in canal.nodes]
    return tuple([(other, LINE_COST["ship"]) for other in NEXT[number]] + [way for way in canals if way[0] != number])


def _steps_by_land(number: int) -> tuple[tuple[int, int], ...]:
    return tuple([(other, LINE_COST["jeep"]) for other in NEXT[number]])


_OUTWARD = tuple(
    [
        (*_steps_by_sea(number), *((land, LAND_COST) for land in SHORES[number])) if node in SEA else _steps_by_land(number)
        for number, node in enumerate(NODES)
    ]
)
"""Steps of a jeep that a ship carries and lands: the next nodes by number, and the points."""


Embarkations = tuple[tuple[int, Node, Node], ...]
"""Empty ships that a jeep can drive to: points for the drive, where it leaves the land, and the ship's sea."""


def embarkations(player: Player, node: Node) -> Embarkations:
    """The own empty ships that a jeep on some land can drive to."""
    seas = {ship.node for ship in player.ships if not ship.load}
    return tuple([found for sea in sorted(seas) if (found := _embarkation(node, sea)) is not None])


@lru_cache(maxsize=16384)
def _embarkation(node: Node, sea: Node) -> tuple[int, Node, Node] | None:
    driving = ways("jeep", node)
    found = [(cost, land, sea) for land in shores(sea) if (cost := driving.cost(land)) is not None]
    return min(found, default=None)


def reachable(what: What, node: Node, points: int, ships: Embarkations) -> dict[Node, int]:
    """The nodes that a jeep or ship can come to with so many points, and the cost of the cheapest way; never its own.

    `ships` are the embarkations of a jeep on land.
    """
    if what == "ship-jeep":
        return {end: cost for end, cost in laden_reach(node, points).items() if end != node}
    if what != "jeep":
        return dict(ways("ship", node).reach(points))
    found = dict(ways("jeep", node).reach(points))
    for drive, _, sea in ships:
        spent = drive + BOARD_COST
        for end, cost in laden_reach(sea, points - spent).items():
            if end != node and cost + spent < found.get(end, points + 1):
                found[end] = cost + spent
    return found


def way(player: Player, group: Group, end: Node) -> Way | None:
    """The cheapest way of a group to a node, however far; `None` when there is none. Equal costs: by land, then the first ship."""
    node, what = group.node, group.what
    if what == "ship-jeep":
        return _laden_way(node, end)
    if what != "jeep":
        found = ways("ship", node).route(end)
        return None if found is None else (node, *found.nodes)
    best, least = None, distance(what, node, end, ())
    if least is not None:
        drive = ways("jeep", node).route(end)
        best = None if drive is None else (node, *drive.nodes)
    for ship in embarkations(player, node):
        cost = distance(what, node, end, (ship,))
        if cost is not None and (least is None or cost < least):
            to_coast, sailed = ways("jeep", node).route(ship[1]), _laden_way(ship[2], end)
            if to_coast is not None and sailed is not None:
                best, least = (node, *to_coast.nodes, *sailed), cost
    return best


@lru_cache(maxsize=4096)
def _laden_way(start: Node, end: Node) -> Way | None:
    """The cheapest way of a jeep aboard a ship to a piece of sea (staying aboard) or of land."""
    if end in SEA:
        sail = ways("ship", start).route(end)
        return None if sail is None else (start, *sail.nodes)
    found = voyage(start, end)
    return None if found is None else (start, *found.sail.nodes, found.landing, *found.drive.nodes)


def _laden_cost(start: Node, end: Node) -> int | None:
    cost = _outward(NUMBERS[start]).least[NUMBERS[end]]
    return None if cost < 0 else cost


def distance(what: What, node: Node, end: Node, ships: Embarkations) -> int | None:
    """Points of the cheapest way of a piece, however far; `ships` are the embarkations of a jeep on land."""
    if what == "ship-jeep":
        return _laden_cost(node, end)
    if what != "jeep":
        return ways("ship", node).cost(end)
    best = None if end in SEA else ways("jeep", node).cost(end)
    for drive, _, sea in ships:
        cost = _laden_cost(sea, end)
        if cost is not None and (best is None or drive + BOARD_COST + cost < best):
            best = drive + BOARD_COST + cost
    return best
