"""The choice of one of several ways that cost the same.

A piece goes the way with the fewest enemies; of several, the one that earns most by open bonuses. rulebook: Values of the movements. A
diagonal is a meridian and a parallel, and the player may choose which of them comes first. But a line names only the end of a way, so this
module makes the choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.rules import cards
from games.magellan.rules.board import NEXT, NODES, NUMBERS, SHORES, Cell, Node, cell_of, is_sea, lands, seas, shores
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.pieces import ship_of
from games.magellan.rules.state import Card, Group, Place, Player, Position, What
from games.magellan.rules.turn.fights import cells, enemies
from games.magellan.rules.ways import (
    BOARD_COST,
    SEA,
    Way,
    cheapest_way,
    distance,
    distances,
    embarkations,
    embarkations_of,
    passages,
    shortened,
    spread,
    step_cost,
    way_cost,
    ways,
    within_reach,
)

FAR = 999
"""Points that stand for "there is no way": more than any way costs."""
Spot = tuple[bool, Node]
"""How far a piece is on a way: whether it has been at sea, and its node."""
Stretch = tuple[What, Way, Place]
"""A part of a way: the piece that goes it, its nodes, and the place where its jeep came aboard before (`""`: nowhere)."""


def course(position: Position, seat: Seat, group: Group, end: Node) -> Way | None:
    """Return the whole way of a group to a node, however far; `None` if there is none.

    Only enemies and bonuses within the points of the turn decide between the ways.
    """
    player, points = position.players[seat], position.points
    cheapest = cheapest_way(player, group, end)
    if cheapest is None or position.table.is_former:
        return cheapest
    guarded, paths = guarded_nodes(position), [cheapest]
    if _count_fights(guarded, cheapest, points):
        paths.append(_safest_way(guarded, player, group, end, points))
    for node in _rewarding(position, player, group, end, cheapest):
        paths += _through(position, guarded, player, group, node, end, way_cost(cheapest))
    if len(paths) == 1:
        return cheapest
    return min(paths, key=lambda path: (_count_fights(guarded, path, points), -_bonus(position, player, group, path)))


def up_to_an_enemy(position: Position, path: Way) -> Way:
    """Return the way up to the first cell where the piece has to fight."""
    guarded = guarded_nodes(position)
    if not guarded:
        return path
    for at, (before, node) in enumerate(pairwise(path), 1):
        if _has_to_fight(guarded, before, node):
            return path[: at + 1]
    return path


def stretches(player: Player, group: Group, path: Way) -> tuple[Stretch, ...]:
    """Divide a way into the drive to a ship and the rest: cards pay by the piece of a part."""
    boarding, boarded = 0, ""
    if group.what == "jeep":
        boarding = next((at for at, node in enumerate(path) if is_sea(node)), len(path))
        boarded = cards.place_of(cell_of(path[boarding - 1]))
    elif group.what == "ship-jeep":
        boarded = ship_of(player, group).boarded
    by_land: tuple[Stretch, ...] = (("jeep", path[:boarding], ""),) if boarding > 1 else ()
    what: What = "ship-jeep" if boarding else group.what
    return (*by_land, (what, path[boarding:], boarded)) if boarding < len(path) else by_land


Guarded = frozenset[Node]
"""The seas and lands where a piece of the player in turn has to fight."""


def guarded_nodes(position: Position) -> Guarded:
    """Return the nodes where a piece of the player in turn has to fight."""
    war = position.war
    if war is None:
        return frozenset()
    foes = [position.players[foe] for foe in enemies(war, position.seat)]
    by_ships = [_guarded_seas(cells(foe, "ship")) for foe in foes if "ship" in war.pieces]
    return frozenset[Node]().union(*by_ships, *[_guarded_lands(cells(foe, "jeep")) for foe in foes if "jeep" in war.pieces])


@lru_cache(maxsize=256)
def _guarded_seas(inside: frozenset[Cell]) -> Guarded:
    return frozenset([node for cell in inside for node in seas(cell)])


@lru_cache(maxsize=256)
def _guarded_lands(inside: frozenset[Cell]) -> Guarded:
    return frozenset([node for cell in inside for node in lands(cell)])


def _has_to_fight(guarded: Guarded, before: Node, node: Node) -> bool:
    """Return whether a piece has to fight after a step; a ship only if it comes to a new cell."""
    return node in guarded and not (node in SEA and cell_of(node) == cell_of(before))


def _count_fights(guarded: Guarded, path: Way, points: int) -> int:
    """Count the fights of a piece on as much of a way as the points allow."""
    return sum([_has_to_fight(guarded, *step) for step in pairwise(shortened(path, points))]) if guarded else 0


def _bonus(position: Position, player: Player, group: Group, path: Way) -> int:
    """Return what a way earns at once, in M."""
    gone = up_to_an_enemy(position, shortened(path, position.points))
    return sum([cards.rewarded(position, *stretch) for stretch in stretches(player, group, gone)])


def _safest_way(guarded: Guarded, player: Player, group: Group, end: Node, points: int) -> Way:
    """Return, of the cheapest ways, one with the fewest fights within the points.

    The search goes point by point: a layer has the spots that cost the same.
    """
    cheapest = cheapest_way(player, group, end)
    assert cheapest is not None
    if not _count_fights(guarded, cheapest, points):
        return cheapest
    total = way_cost(cheapest)
    layers: list[list[Spot]] = [[] for _ in range(total + 1)]
    start = (group.node in SEA, group.node)
    # For each spot the fewest fights on a cheapest way to it, and that way.
    best: dict[Spot, tuple[int, Way]] = {start: (0, (group.node,))}
    layers[0].append(start)
    for cost, layer in enumerate(layers):
        for spot in layer:  # grows while it is read: a free canal leads to a spot of the same cost
            met, path = best[spot]
            for node in _steps(player, group, *spot):
                spent, has_sailed = cost + step_cost(path[-1], node), spot[0] or node in SEA
                is_fight = spent <= points and _has_to_fight(guarded, path[-1], node)
                count, after = met + int(is_fight), (has_sailed, node)
                if after in best and best[after][0] <= count:
                    continue
                if _points_left(player, group, node, end, has_sailed=has_sailed) == total - spent:
                    best[after] = (count, (*path, node))
                    layers[spent].append(after)
    arrived = [best[spot] for spot in ((False, end), (True, end)) if spot in best]
    _, path = min(arrived, key=lambda entry: entry[0])
    return path


def costs_without_fights(guarded: Guarded, player: Player, group: Group, points: int) -> dict[int, int]:
    """Return the nodes (numbers) that a piece reaches without a fight, and the points to each."""
    # A fight in the cell of a piece is fought before it moves, so a ship leaves no guarded cell.
    costs = spread({NUMBERS[group.node]: 0}, points, guarded, lands=group.what in BY_JEEP)
    if group.what == "jeep":
        empty = {NUMBERS[ship.node] for ship in player.ships if not ship.load}
        boarded = {sea: min([costs.get(land, FAR) for land in SHORES[sea]], default=FAR) + BOARD_COST for sea in empty}
        for number, cost in spread(boarded, points, guarded, lands=True).items():
            costs[number] = min(cost, costs.get(number, FAR))
    return costs


def _steps(player: Player, group: Group, has_sailed: bool, node: Node) -> Sequence[Node]:
    """Return the nodes one step away; a jeep that `has_sailed` does not board again."""
    if node in SEA:
        return _sailings(node, group.what in BY_JEEP)
    if has_sailed:
        return _drives(node)
    return [*_drives(node), *[ship.node for ship in player.ships if not ship.load and ship.node in shores(node)]]


@cache
def _sailings(node: Node, lands: bool) -> tuple[Node, ...]:
    """Return the seas one step away, with `lands` also the shores where a jeep can land."""
    number = NUMBERS[node]
    return tuple([NODES[other] for other in (*passages(number), *(SHORES[number] if lands else ()))])


@cache
def _drives(node: Node) -> tuple[Node, ...]:
    """Return the lands that a jeep reaches by one step."""
    return tuple([NODES[other] for other in NEXT[NUMBERS[node]]])


BY_JEEP = ("jeep", "ship-jeep")
"""Groups whose jeep can go ashore."""


def _points_left(player: Player, group: Group, node: Node, end: Node, *, has_sailed: bool) -> int | None:
    """Return the points from a node to the end for a group on its way; `None`: no way."""
    if node in SEA:
        return distance("ship-jeep", node, end) if group.what in BY_JEEP else distance("ship", node, end)
    if has_sailed:
        return None if end in SEA else ways("jeep", end).cost(node)
    return distance("jeep", node, end, embarkations(player, node))


def _rewarding(position: Position, player: Player, group: Group, end: Node, cheapest: Way) -> Iterator[Node]:
    """Yield nodes within the points where a card pays, on ways as cheap as the first."""
    has_jeep = group.what in BY_JEEP
    paid = [node for active in position.active for node in _places_of(active.card, has_jeep)]
    if not paid:
        return
    for cost, node in distances(group.what, group.node, paid, within_reach(embarkations_of(player, group), position.points)):
        if cost <= position.points and node not in cheapest and _costs_as_much(player, group, node, end, way_cost(cheapest) - cost):
            yield node


def _costs_as_much(player: Player, group: Group, node: Node, end: Node, points: int) -> bool:
    """Return whether a way from a node to the end costs so many points.

    A jeep may board an own ship.
    """
    if _points_left(player, group, node, end, has_sailed=True) == points:
        return True
    return group.what == "jeep" and _points_left(player, group, node, end, has_sailed=False) == points


@cache
def _places_of(card: Card, has_jeep: bool) -> tuple[Node, ...]:
    """Return the nodes where a card pays the first ship, or the first jeep if there is one."""
    effect = cards.CARDS[card].effect
    if not isinstance(effect, FirstToReach) or effect.piece == "plane" or (effect.piece == "jeep" and not has_jeep):
        return ()
    inside = [node for node in NODES if node.startswith(effect.cell) and cards.place_of(cell_of(node)) == effect.cell]
    return tuple([node for node in inside if is_sea(node) == (effect.piece == "ship")])


def _through(position: Position, guarded: Guarded, player: Player, group: Group, node: Node, end: Node, total: int) -> Iterator[Way]:
    """Yield the ways to `end` through `node` that cost `total` points."""
    way_there = _safest_way(guarded, player, group, node, position.points)
    points_there = position.points - way_cost(way_there)
    what: What = "jeep"
    if node in SEA:
        what = "ship-jeep" if group.what == "jeep" else group.what
    shipless = replace(player, ships=())  # a jeep of a player without ships boards none; other groups need none
    can_board = group.what == "jeep" and not any(map(is_sea, way_there))
    for owner in (player, shipless) if can_board else (shipless,):
        onward = cheapest_way(owner, Group(what, node), end)
        if onward is not None and way_cost(way_there) + way_cost(onward) == total:
            yield (*way_there, *_safest_way(guarded, owner, Group(what, node), end, points_there)[1:])
