"""The cheapest ways of ships and jeeps; one way may have boarding and landing in it.

A line of the map costs a ship one point and a jeep two; boarding and landing cost one point each. A diagonal is two crossings, and one of
its two bent paths must be open; so it is two steps here. The canals are passages of ships at their own price. rulebook: Values of the
movements and the remarks on them.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from typing import Literal, TypeAlias

from games.magellan.rules.board import CANALS, NEXT, NODES, NUMBERS, SHORES, Node, cell_of, is_sea, shores
from games.magellan.rules.state import Group, Player, What

Kind: TypeAlias = Literal["ship", "jeep"]
"""The kind of piece that goes: ships on sea nodes, jeeps on land nodes."""

LINE_COST: dict[Kind, int] = {"ship": 1, "jeep": 2}
"""Points for crossing a line (rulebook: values of the movements)."""
BOARD_COST = 1
"""Points for a jeep that goes aboard a ship."""
LAND_COST = 1
"""Points for a jeep that lands from a ship."""

_FAR = 255
"""Points that stand for "there is no way"; no way on this map comes near them."""
_UNKNOWN = bytes([_FAR]) * len(NODES)
_NOWHERE = array("h", [-1]) * len(NODES)
_FREE: dict[int, int] = {}
"""The other end of a canal that costs nothing, by the number of the node."""
_EDGES: list[tuple[int, ...]] = [tuple(links) for links in NEXT]
"""The nodes across one line, as `NEXT`, and the other ends of canals that cost as much as a line."""
for _canal in CANALS:
    _a, _b = (NUMBERS[node] for node in _canal.nodes)
    if _canal.cost == 0:
        _FREE[_a], _FREE[_b] = _b, _a
    else:
        assert _canal.cost == LINE_COST["ship"], "a canal is a line like others or none"
        _EDGES[_a] += (_b,)
        _EDGES[_b] += (_a,)


Way: TypeAlias = tuple[Node, ...]
"""The nodes that a piece comes to, in order, from the start to the end."""


class Ways:
    """All cheapest ways of one kind of piece from one node.

    `costs` has the points to each node, by its number.
    """

    __slots__ = ("_before", "_order", "costs")

    def __init__(self, start: int, step: int) -> None:
        costs, before, order = bytearray(_UNKNOWN), array("h", _NOWHERE), array("h", (start,))
        costs[start] = 0
        if start in _FREE:
            order.append(_FREE[start])
            costs[_FREE[start]] = 0
            before[_FREE[start]] = start
        for number in order:  # grows while it is read
            cost = costs[number] + step
            for other in _EDGES[number]:
                if costs[other] == _FAR:
                    costs[other] = cost
                    before[other] = number
                    order.append(other)
                    free = _FREE.get(other)
                    if free is not None and costs[free] == _FAR:
                        costs[free] = cost
                        before[free] = other
                        order.append(free)
        self._order, self.costs, self._before = order, costs, before

    def within(self, points: int) -> Iterator[tuple[int, int]]:
        """Yield the other nodes (numbers) within some points and their cost, near ones first."""
        costs, start = self.costs, self._order[0]
        for number in self._order:
            if costs[number] > points:
                break
            if number != start:
                yield number, costs[number]

    def reach(self, points: int) -> tuple[tuple[Node, int], ...]:
        """Return the other nodes within some points and their cost, near ones first."""
        return tuple([(NODES[number], cost) for number, cost in self.within(points)])

    def outward(self) -> Iterator[tuple[Node, int]]:
        """Yield all nodes and their cost, the start first."""
        for number in self._order:
            yield NODES[number], self.costs[number]

    def cost(self, node: Node) -> int | None:
        """Return the points to a node; `None` when there is no way."""
        cost = self.costs[NUMBERS[node]]
        return None if cost == _FAR else cost

    def route(self, node: Node) -> Way | None:
        """Return the way to a node; `None` when there is none."""
        number, start = NUMBERS[node], self._order[0]
        if self.costs[number] == _FAR:
            return None
        nodes = [node]
        while number != start:
            number = self._before[number]
            nodes.append(NODES[number])
        return tuple(reversed(nodes))


@cache
def ways(kind: Kind, start: Node) -> Ways:
    """Return all ways of a ship or jeep from a node, kept for the process (8 kB each)."""
    return Ways(NUMBERS[start], LINE_COST[kind])


SEA = frozenset(filter(is_sea, NODES))


@cache
def sailings(number: int) -> tuple[int, ...]:
    """Return the seas (numbers) that a ship reaches for one point.

    They are across a line; before it a ship may pass a free canal.
    """
    free = _FREE.get(number)
    return tuple(_EDGES[number] if free is None else [*_EDGES[number], *_EDGES[free]])


def passages(number: int) -> tuple[int, ...]:
    """Return the seas (numbers) to which one step of a way leads.

    They are across a line, or at the other end of a free canal.
    """
    return (*_EDGES[number], _FREE[number]) if number in _FREE else _EDGES[number]


@cache
def step_cost(before: Node, after: Node) -> int:
    """Return the points of one step. It is cached: the same steps are asked for all the time."""
    if after in SEA:
        if before not in SEA:
            return BOARD_COST
        return 0 if cell_of(before) == cell_of(after) else LINE_COST["ship"]
    return LAND_COST if before in SEA else LINE_COST["jeep"]


def way_cost(way: Way) -> int:
    """Return the points of a whole way."""
    return sum(map(step_cost, way, way[1:]))


def shortened(way: Way, points: int) -> Way:
    """Return as much of a way as the points allow."""
    left = points
    for at, cost in enumerate(map(step_cost, way, way[1:]), 1):
        left -= cost
        if left < 0:
            return way[:at]
    return way


@lru_cache(maxsize=512)
def _laden_reach(start: int, limit: int) -> tuple[array[int], array[int]]:
    """Return the nodes that a jeep aboard reaches within `limit` points, and their cost.

    They are two arrays, of node numbers and of costs: the start first, near nodes before far ones. A jeep that has landed goes on by land.
    """
    costs = spread({start: 0}, limit)
    return array("h", costs), array("H", costs.values())


@cache
def _laden_costs_to(end: Node) -> bytearray:
    """Return the points to a node from each sea (by number), for a jeep aboard.

    The table is kept for the life of the process (2 kB each): pieces go to few different places.
    """
    if end in SEA:
        return ways("ship", end).costs
    goal = NUMBERS[end]
    least = bytearray(_UNKNOWN)
    waiting: dict[int, list[int]] = {}
    for land, drive in ((goal, 0), *ways("jeep", end).within(_FAR - 1)):
        for shore in SHORES[land]:
            waiting.setdefault(drive + LAND_COST, []).append(shore)
    cost, next_ = 0, list[int]()
    while waiting or next_:
        now, next_ = next_ + waiting.pop(cost, []), []
        for number in now:  # grows while it is read: a free canal leads to a node of the same cost
            if least[number] == _FAR:
                least[number] = cost
                next_ += _EDGES[number]
                if number in _FREE:
                    now.append(_FREE[number])
        cost += LINE_COST["ship"]
    return least


def _steps(number: int, cost: int) -> tuple[int, ...]:
    """Return the nodes (numbers) that a jeep reaches from a ship by one step of this cost."""
    if NODES[number] in SEA:
        by_sea = [other for other in _EDGES[number] if NODES[other] in SEA] if cost == LINE_COST["ship"] else []
        return tuple(by_sea + (SHORES[number] if cost == LAND_COST else []))
    return tuple(NEXT[number]) if cost == LINE_COST["jeep"] else ()


_ONE_POINT = tuple([_steps(number, 1) for number in range(len(NODES))])
"""The steps of a jeep that a ship carries and lands, for one point, by the number of the node."""
_TWO_POINTS = tuple([_steps(number, 2) for number in range(len(NODES))])
"""The same for two points."""


def spread(starts: Mapping[int, int], points: int, barred: Collection[Node] = (), *, lands: bool = True) -> dict[int, int]:
    """Return the nodes that a piece reaches without coming to barred ones.

    They are numbers with their costs, within some points, near nodes first. `starts`: the nodes to begin with, and their cost. `lands`:
    whether it is a jeep, aboard or on land.
    """
    costs: dict[int, int] = {}
    one_point, last = _ONE_POINT if lands else _EDGES, max(starts.values(), default=0)
    is_known = bytearray(len(NODES))
    for node in barred:
        is_known[NUMBERS[node]] = 1
    now, next_, after = list[int](), list[int](), list[int]()  # nodes of this cost, one point more, two points more
    for cost in range(points + 1):
        now += [number for number, first in starts.items() if first == cost]
        for number in now:  # grows while it is read: a free canal leads to a node of the same cost
            if not is_known[number]:
                is_known[number] = 1
                costs[number] = cost
                next_ += one_point[number]
                after += _TWO_POINTS[number]
                if number in _FREE:
                    now.append(_FREE[number])
        now, next_, after = next_, after, []
        if cost >= last and not now and not next_:
            break
    return costs


Embarkations = tuple[tuple[int, Node, Node], ...]
"""Empty ships that a jeep can drive to: the points for the drive, the land where it boards, and the ship's sea."""


def embarkations(player: Player, node: Node) -> Embarkations:
    """Return the own empty ships that a jeep on some land can drive to."""
    return embarkations_on({ship.node for ship in player.ships if not ship.load}, node)


def embarkations_of(player: Player, group: Group) -> Embarkations:
    """Return the own empty ships that a jeep on land can drive to; none for other groups."""
    return embarkations(player, group.node) if group.what == "jeep" else ()


def points_to(player: Player, group: Group, end: Node) -> int | None:
    """Return the points of the cheapest way of a player's piece; `None` if there is none."""
    return distance(group.what, group.node, end, embarkations_of(player, group))


def embarkations_on(seas: set[Node], node: Node) -> Embarkations:
    """Return the embarkations of a jeep if an empty ship lies on each of these seas."""
    return tuple([embarkation for sea in sorted(seas) if (embarkation := _embarkation(node, sea)) is not None])


@lru_cache(maxsize=4096)
def _embarkation(node: Node, sea: Node) -> tuple[int, Node, Node] | None:
    driving = ways("jeep", node)
    coasts = [(cost, land, sea) for land in shores(sea) if (cost := driving.cost(land)) is not None]
    return min(coasts, default=None)


def within_reach(ships: Embarkations, points: int) -> Embarkations:
    """Return those of the ships that a jeep can board within the points."""
    return tuple([ship for ship in ships if ship[0] + BOARD_COST <= points])


def reachable(what: What, node: Node, points: int, ships: Embarkations) -> list[tuple[int, int]]:
    """Return the other nodes (numbers) within some points and their cost, near ones first.

    `ships` are the embarkations of a jeep on land.
    """
    start = NUMBERS[node]
    if what == "ship-jeep":
        return [(number, cost) for number, cost in zip(*_laden_reach(start, points), strict=True) if number != start]
    if what != "jeep":
        return list(ways("ship", node).within(points))
    least = dict(ways("jeep", node).within(points))
    for drive, _, sea in ships:
        total = drive + BOARD_COST
        for number, cost in zip(*_laden_reach(NUMBERS[sea], points), strict=True):
            if cost + total > points:
                break
            if number not in least or cost + total < least[number]:
                least[number] = cost + total
    least.pop(start, None)
    return sorted(least.items(), key=itemgetter(1))


def cheapest_way(player: Player, group: Group, end: Node) -> Way | None:
    """Return the cheapest way of a group to a node, however far; `None` if there is none.

    Of ways of equal cost a jeep goes by land, else by the first ship.
    """
    node, what = group.node, group.what
    if what == "ship-jeep":
        return laden_way(node, end)
    if what != "jeep":
        return ways("ship", node).route(end)
    driving = ways("jeep", node)
    best, least = driving.route(end), driving.cost(end)
    for drive, coast, sea in embarkations(player, node):
        carried = _laden_cost(sea, end) if least is None or drive + BOARD_COST < least else None
        if carried is not None and (least is None or drive + BOARD_COST + carried < least):
            to_coast, sailed = driving.route(coast), laden_way(sea, end)
            assert to_coast is not None and sailed is not None
            best, least = (*to_coast, *sailed), drive + BOARD_COST + carried
    return best


@lru_cache(maxsize=2048)
def laden_way(start: Node, end: Node) -> Way | None:
    """Return the cheapest way of a jeep aboard a ship to sea (staying aboard) or to land."""
    sailing = ways("ship", start)
    if end in SEA:
        return sailing.route(end)
    best: tuple[int, Node, Node] | None = None
    for land, cost in ways("jeep", end).outward():
        if best is not None and cost >= best[0]:
            break
        for shore in shores(land):
            sailed = sailing.cost(shore)
            if sailed is not None and (best is None or sailed + cost < best[0]):
                best = (sailed + cost, shore, land)
    if best is None:
        return None
    _, coast, landing = best
    sail, drive = sailing.route(coast), ways("jeep", landing).route(end)
    assert sail is not None and drive is not None
    return (*sail, *drive)


def _laden_cost(start: Node, end: Node) -> int | None:
    """Return the points of a jeep aboard a ship to sea or land; `None` if there is no way."""
    cost = _laden_costs_to(end)[NUMBERS[start]]
    return None if cost == _FAR else cost


def distance(what: What, node: Node, end: Node, ships: Embarkations = ()) -> int | None:
    """Return the points of the cheapest way of a piece, however far; `None` if there is none.

    `ships` are the embarkations of a jeep on land.
    """
    if what == "ship-jeep":
        return _laden_cost(node, end)
    if what != "jeep":
        return ways("ship", node).cost(end)
    best = ways("jeep", node).costs[NUMBERS[end]]
    if ships:
        carried = _laden_costs_to(end)
        for drive, _, sea in ships:
            cost = drive + BOARD_COST + carried[NUMBERS[sea]]
            if cost < best:
                best = cost
    return best if best < _FAR else None


def distances(what: What, node: Node, ends: Collection[Node], ships: Embarkations) -> list[tuple[int, Node]]:
    """Return the points to each of the nodes that a piece can reach, in the order of `ends`."""
    by_land = what in ("jeep", "ship-jeep")
    costs = [distance(what, node, end, ships) for end in ends] if by_land else map(ways("ship", node).cost, ends)
    return [(cost, end) for cost, end in zip(costs, ends, strict=True) if cost is not None]
