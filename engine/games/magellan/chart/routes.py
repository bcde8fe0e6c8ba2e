"""The cheapest ways of ships and jeeps.

A line costs a ship one point and a jeep two. A diagonal is two crossings, one of its two bent paths must be open
(rulebook: remark 5); so it is two steps of a route. The canals are passages of ships at their own price.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from engine.games.magellan.chart.grid import Cell
from engine.games.magellan.chart.nodes import CANALS, CELL_OF, NEXT, NODES, NUMBERS, SHORES, Node

Kind: TypeAlias = Literal["ship", "jeep"]
"""What goes: ships on sea nodes, jeeps on land nodes."""

LINE_COST: dict[Kind, int] = {"ship": 1, "jeep": 2}
"""Points for crossing a line (rulebook: values of the movements)."""
BOARD_COST = 1
LAND_COST = 1

_FAR = 255
"""The cost of what cannot be reached; no way on this map comes near it."""
_UNKNOWN = bytes([_FAR]) * len(NODES)
_NOWHERE = array("h", [-1]) * len(NODES)
_FREE: dict[int, int] = {}
"""The other end of a canal that costs nothing."""
_EDGES: list[tuple[int, ...]] = [tuple(links) for links in NEXT]
for _canal in CANALS:
    _a, _b = (NUMBERS[node] for node in _canal.nodes)
    if _canal.cost == 0:
        _FREE[_a], _FREE[_b] = _b, _a
    else:
        assert _canal.cost == LINE_COST["ship"], "a canal is a line like others or none"
        _EDGES[_a] += (_b,)
        _EDGES[_b] += (_a,)


@dataclass(frozen=True, slots=True)
class Route:
    """A cheapest way. `nodes` are those that the piece comes to, in order, without the start."""

    cost: int
    nodes: tuple[Node, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that the piece enters, in order; a canal inside a cell enters none."""
        return tuple(CELL_OF[NUMBERS[node]] for node in self.nodes)


class Ways:
    """All cheapest ways of one kind of piece from one node."""

    __slots__ = ("_before", "_costs", "_order")

    def __init__(self, start: int, step: int) -> None:
        costs, before, order = bytearray(_UNKNOWN), array("h", _NOWHERE), array("h", (start,))
        costs[start] = 0
        if start in _FREE:
            order.append(_FREE[start])
            costs[_FREE[start]] = 0
            before[_FREE[start]] = start
        for here in order:  # grows while it is read
            cost = costs[here] + step
            for there in _EDGES[here]:
                if costs[there] == _FAR:
                    costs[there] = cost
                    before[there] = here
                    order.append(there)
                    free = _FREE.get(there)
                    if free is not None and costs[free] == _FAR:
                        costs[free] = cost
                        before[free] = there
                        order.append(free)
        self._order, self._costs, self._before = order, costs, before

    def reach(self, points: int) -> tuple[tuple[Node, int], ...]:
        """The nodes that so many points lead to and what they cost, near ones first, without the start."""
        found, costs = [], self._costs
        for number in self._order:
            if costs[number] > points:
                break
            found.append((NODES[number], costs[number]))
        return tuple(found[1:])

    def outward(self) -> Iterator[tuple[Node, int]]:
        """All nodes, the start first, near ones before far ones, and what they cost."""
        for number in self._order:
            yield NODES[number], self._costs[number]

    def cost(self, node: Node) -> int | None:
        """Points to a node; `None` when there is no way."""
        cost = self._costs[NUMBERS[node]]
        return None if cost == _FAR else cost

    def route(self, node: Node) -> Route | None:
        """The way to a node; `None` when there is none."""
        cost = self.cost(node)
        if cost is None:
            return None
        nodes, number, start = [], NUMBERS[node], self._order[0]
        while number != start:
            nodes.append(NODES[number])
            number = self._before[number]
        return Route(cost, tuple(reversed(nodes)))


@cache
def _ways(start: int, step: int) -> Ways:
    return Ways(start, step)


def ways(kind: Kind, start: Node) -> Ways:
    """All cheapest ways of a ship or a jeep from a node; kept for the life of the process (8 kB each)."""
    return _ways(NUMBERS[start], LINE_COST[kind])


def reach(kind: Kind, start: Node, points: int) -> tuple[tuple[Node, int], ...]:
    """The nodes that a piece comes to with so many points and what they cost, near ones first, without the start."""
    return ways(kind, start).reach(points)


def route(kind: Kind, start: Node, end: Node) -> Route | None:
    """The cheapest way between two nodes; `None` when there is none (a ship on a lake, a jeep overseas)."""
    return ways(kind, start).route(end)


def distance(kind: Kind, start: Node, end: Node) -> int | None:
    """Points of the cheapest way; `None` when there is none."""
    return ways(kind, start).cost(end)


@dataclass(frozen=True, slots=True)
class Voyage:
    """A ship's way to a coast, and from there a jeep's way over land."""

    sail: Route
    landing: Node
    drive: Route

    @property
    def cost(self) -> int:
        """Points for sailing, landing and driving; boarding apart."""
        return self.sail.cost + LAND_COST + self.drive.cost


@lru_cache(maxsize=4096)
def voyage(start: Node, goal: Node) -> Voyage | None:
    """The cheapest way of a jeep aboard a ship at sea to a piece of land; `None` when it cannot be reached."""
    sailing, driving = ways("ship", start), ways("jeep", goal)
    best: tuple[int, int, Node, Node] | None = None
    for land, drive in driving.outward():
        if best is not None and drive >= best[0]:
            break
        for shore in SHORES[NUMBERS[land]]:
            sail = sailing.cost(NODES[shore])
            if sail is not None and (best is None or sail + drive < best[0]):
                best = (sail + drive, drive, NODES[shore], land)
    if best is None:
        return None
    by_sea, by_land = sailing.route(best[2]), ways("jeep", best[3]).route(goal)
    assert by_sea is not None and by_land is not None
    return Voyage(by_sea, best[3], by_land)
