"""The cheapest ways of a player's pieces, with boarding, sailing and landing of a jeep in one way.

A way is the nodes that a piece comes to, its start first. Each step costs points: a line by its kind, boarding from land
to sea and landing from sea to land one point each. rulebook: Values of the movements.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.magellan.chart.nodes import CANALS, Node, cell_of, is_sea, shores
from engine.games.magellan.chart.routes import BOARD_COST, LAND_COST, LINE_COST, voyage, ways
from engine.games.magellan.state import Group, Player

Way = tuple[Node, ...]

FREE = {frozenset(canal.nodes) for canal in CANALS if not canal.cost}


def step_cost(before: Node, after: Node) -> int:
    """Points of one step."""
    by_sea = is_sea(after)
    if by_sea != is_sea(before):
        return BOARD_COST if by_sea else LAND_COST
    if not by_sea:
        return LINE_COST["jeep"]
    return 0 if cell_of(before) == cell_of(after) and frozenset((before, after)) in FREE else LINE_COST["ship"]


def way_cost(way: Way) -> int:
    """Points of a whole way."""
    return sum([step_cost(way[at], way[at + 1]) for at in range(len(way) - 1)])


def shortened(way: Way, points: int) -> Way:
    """As much of a way as the points allow."""
    end, left = 1, points
    while end < len(way):
        left -= step_cost(way[end - 1], way[end])
        if left < 0:
            break
        end += 1
    return way[:end]


@lru_cache(maxsize=8192)
def laden_reach(start: Node, points: int) -> dict[Node, int]:
    """Where a jeep aboard a ship can come to with so many points, on board or landed, and what it costs; the start too."""
    if points < 0:
        return {}
    found = {start: 0} | dict(ways("ship", start).reach(points))
    for sea, cost in list(found.items()):
        for land in shores(sea) if cost < points else ():
            least = cost + LAND_COST
            if least < found.get(land, points + 1):
                found[land] = least
                for node, drive in ways("jeep", land).reach(points - least):
                    if least + drive < found.get(node, points + 1):
                        found[node] = least + drive
    return found


def embarkations(player: Player, node: Node) -> list[tuple[int, Node, Node]]:
    """Own empty ships that a jeep can drive to: points for the drive, where it leaves the land, and the ship's sea."""
    found = []
    driving = ways("jeep", node)
    for sea in sorted({ship.node for ship in player.ships if not ship.load}):
        best: tuple[int, Node] | None = None
        for land in shores(sea):
            cost = driving.cost(land)
            if cost is not None and (best is None or (cost, land) < best):
                best = (cost, land)
        if best is not None:
            found.append((*best, sea))
    return found


def reachable(player: Player, group: Group, points: int) -> dict[Node, int]:
    """The nodes that a jeep or ship can come to with so many points, and the cost of the cheapest way; never its own."""
    node, what = group.node, group.what
    if what == "ship-jeep":
        return {end: cost for end, cost in laden_reach(node, points).items() if end != node}
    if what != "jeep":
        return dict(ways("ship", node).reach(points))
    found = dict(ways("jeep", node).reach(points))
    for drive, _, sea in embarkations(player, node):
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
    drive = None if is_sea(end) else ways("jeep", node).route(end)
    best = None if drive is None else (drive.cost, (node, *drive.nodes))
    for cost, land, sea in embarkations(player, node):
        sailed = _laden_way(sea, end)
        to_coast = ways("jeep", node).route(land)
        if sailed is not None and to_coast is not None:
            total = cost + BOARD_COST + way_cost(sailed)
            if best is None or total < best[0]:
                best = (total, (node, *to_coast.nodes, *sailed))
    return None if best is None else best[1]


@lru_cache(maxsize=4096)
def _laden_way(start: Node, end: Node) -> Way | None:
    """The cheapest way of a jeep aboard a ship to a piece of sea (staying aboard) or of land."""
    if is_sea(end):
        sail = ways("ship", start).route(end)
        return None if sail is None else (start, *sail.nodes)
    found = voyage(start, end)
    return None if found is None else (start, *found.sail.nodes, found.landing, *found.drive.nodes)


def distance(player: Player, group: Group, end: Node) -> int | None:
    """Points of the cheapest way, however far."""
    found = way(player, group, end)
    return None if found is None else way_cost(found)
