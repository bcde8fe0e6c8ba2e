"""Pieces that go: by land and sea, through the air, aboard and out.

Bonuses of places are claimed on the way. rulebook: Values of the movements; First variant.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Cell, Node, cell_of, eastward, flight_cost, is_sea, lands, lines, seas
from games.magellan.rules.pieces import LOAD, groups, joined, plane_of, planes_sorted, ship_of, ships_sorted, without
from games.magellan.rules.state import Flight, Group, Last, Load, Moved, Plane, Player, Position, Ship, What, with_player
from games.magellan.rules.turn.courses import course, stretches, up_to_an_enemy
from games.magellan.rules.turn.fights import cells_of_enemies, enemies
from games.magellan.rules.values import Board, Fly, Go, Goal, Strike
from games.magellan.rules.ways import SEA, Way, shortened, way_cost

JEEP: Load = "jeep"
EMPTY: Load = ""
CHANGE = 1
"""Points for a jeep that goes aboard a plane or gets out of it."""


def moved(position: Position, seat: Seat, group: Group, goal: Goal, notes: list[Note]) -> Position:
    """Return the position after a piece of a group went where it was sent."""
    if isinstance(goal, Go):
        return gone(position, seat, group, goal.node, notes)
    if isinstance(goal, Fly):
        fly = _carried if goal.carries else _flown
        return fly(position, seat, group, goal.node, notes)
    if isinstance(goal, Strike):
        return _struck(position, seat, group, goal, notes)
    if isinstance(goal, Board):
        return _boarded(position, seat, group.node, notes)
    return _unloaded(position, seat, group.node, notes)


def gone(position: Position, seat: Seat, group: Group, end: Node, notes: list[Note]) -> Position:
    """Move a group's piece towards a node as far as the points allow.

    In war it stops where it meets an enemy.
    """
    before = position.players[seat]
    whole = course(position, seat, group, end)
    assert whole is not None, f"no way from {group} to {end}"
    path = up_to_an_enemy(position, shortened(whole, position.points))
    if len(path) == 1:
        return position
    player = walked(before, group, path, cards.counts_laps(position))
    position = _arrived(position, player, Moved(seat, group.what, path, way_cost(path)), notes)
    if not cards.pays_for_ways(position):
        return position
    if cards.asks_for_way(position, path):
        notes.append(Note(Msg(says.CAME_THROUGH, who=Who(seat), what=says.WHATS[group.what], places=tuple(map(says.place, path[1:-1])))))
    for what, way, boarded in stretches(before, group, path):
        position = cards.entered(position, seat, what, way, notes, boarded)
    return position


def _arrived(position: Position, player: Player, way: Moved, notes: list[Note], key: str = "magellan.note.moved") -> Position:
    """Return the position after a piece went a way. `key`: the message of the note."""
    start, end = says.place(way.path[0]), says.place(way.path[-1])
    notes.append(Note(Msg(key, who=Who(way.seat), what=says.WHATS[way.what], start=start, end=end, points=way.points)))
    last = Last("moved", way.seat, cell_of(way.path[-1]))
    return with_player(position, way.seat, player, points=position.points - way.points, trail=(*position.trail, way), last=last)


def walked(player: Player, group: Group, path: Way, counts_laps: bool) -> Player:
    """Return the player after a piece went a way.

    A jeep boards the empty ship where its way leaves the land, and lands from it.
    """
    end = path[-1]
    sailed = [node for node in path if node in SEA]
    if group.what == "jeep" and not sailed:
        return replace(player, jeeps=joined(without(player.jeeps, group.node), end))
    jeeps = player.jeeps
    if group.what == "jeep":
        jeeps = without(jeeps, group.node)
        ship, load = ship_of(player, Group("ship", sailed[0])), JEEP
        boarded = cards.place_of(cell_of(sailed[0]))
    else:
        ship, load = ship_of(player, group), LOAD[group.what]
        boarded = ship.boarded
    if not is_sea(end):
        jeeps = joined(jeeps, end)
        load = EMPTY
    if boarded and (load == EMPTY or any(cards.place_of(cell_of(node)) != boarded for node in sailed)):
        boarded = ""
    lap = ship.lap
    if counts_laps:
        lap += sum([eastward(cell_of(sailed[at]), cell_of(sailed[at + 1])) for at in range(len(sailed) - 1)])
    # A plane aboard may bomb a limited number of times in one cell; elsewhere its count begins again.
    is_in_same_cell = ship.sorties and load == ship.load and all(cell_of(node) == cell_of(ship.node) for node in sailed)
    sorties = ship.sorties if is_in_same_cell else 0
    ships = ships_sorted((*without(player.ships, ship), Ship(sailed[-1], load, lap, boarded, sorties)))
    return replace(player, jeeps=jeeps, ships=ships)


def landings(position: Position, seat: Seat, deck: Node = "") -> tuple[Node, ...]:
    """Return where a plane of the player may land.

    It lands in their countries, where they have a jeep on land, and for experts on an empty ship of their own. `deck` is the sea of the
    ship that it has just left; `""`: it took off from land.
    """
    player = position.players[seat]
    nodes = {NATIONS[country].node for country in player.countries} | set(player.jeeps)
    if position.table.is_expert:
        nodes |= {ship.node for ship in player.ships if not ship.load}
        if deck:
            nodes.add(deck)
    return tuple(sorted(nodes))


def points_for(crossed: int) -> int:
    """Return the points of a flight; half points are rounded up, and no flight is free."""
    return max(1, flight_cost(crossed))


def flights(position: Position, seat: Seat, group: Group) -> tuple[tuple[Node, int], ...]:
    """Return where a plane can fly to with the points left, near ones first."""
    cell, points = cell_of(group.node), position.points
    ends = [(points_for(lines(cell, cell_of(node))), node) for node in landings(position, seat) if node != group.node]
    return tuple([(node, cost) for cost, node in sorted(ends) if cost <= points])


def carriages(position: Position, seat: Seat, group: Group) -> tuple[tuple[Node, int], ...]:
    """Return where a plane can bring a jeep and the points, boarding and unloading included."""
    changes = CHANGE if group.what == "plane-jeep" else 2 * CHANGE
    ends = flights(position, seat, Group("plane-jeep", group.node))
    return tuple([(node, cost + changes) for node, cost in ends if cost + changes <= position.points and not is_sea(node)])


def strikes(position: Position, seat: Seat, group: Group) -> tuple[tuple[Cell, int], ...]:
    """Return enemies' cells that a plane can attack and return from, and the lines to cross."""
    war = position.war
    if war is None or "plane" not in war.pieces:
        return ()
    cells = {cell_of(target.node) for foe in enemies(war, seat) for target in groups(position.players[foe])}
    ends = {cell_of(node) for node in landings(position, seat, group.node if group.what.startswith("ship") else "")}
    start = cell_of(group.node)
    return tuple(
        [
            (cell, lines(start, cell))
            for cell in sorted(cells)
            if any(points_for(lines(start, cell) + lines(cell, end)) <= position.points for end in ends)
        ]
    )


def flight_ends(position: Position) -> Iterator[tuple[Node, int]]:
    """Yield where the plane in the air may land, and the points of its whole flight."""
    flight = position.flight
    if flight is not None:
        for node in landings(position, position.seat):
            cost = points_for(flight.lines + lines(flight.cell, cell_of(node)))
            if cost <= position.points:
                yield node, cost


def _taken_off(player: Player, group: Group) -> tuple[Player, Plane]:
    """Return the player without a plane that takes off, and the plane with its jeep."""
    if group.what in ("plane", "plane-jeep"):
        plane = plane_of(player, group)
        return replace(player, planes=without(player.planes, plane)), plane
    ship = ship_of(player, group)
    ships = ships_sorted((*without(player.ships, ship), Ship(ship.node, "", ship.lap)))
    return replace(player, ships=ships), Plane(ship.node, ship.load == "both", ship.boarded)


def _landed(player: Player, plane: Plane, node: Node) -> Player:
    """Return the player with a plane that lands, on land or on an empty own ship."""
    boarded = plane.boarded if cards.place_of(cell_of(node)) == plane.boarded else ""
    if not is_sea(node):
        return replace(player, planes=planes_sorted((*player.planes, Plane(node, plane.is_laden, boarded))))
    ship = ship_of(player, Group("ship", node))
    laden = Ship(node, "both" if plane.is_laden else "plane", ship.lap, boarded)
    return replace(player, ships=ships_sorted((*without(player.ships, ship), laden)))


def _flown(position: Position, seat: Seat, group: Group, end: Node, notes: list[Note]) -> Position:
    """Fly a plane from take-off to landing."""
    player, plane = _taken_off(position.players[seat], group)
    what: What = "plane-jeep" if plane.is_laden else "plane"
    path, points = (group.node, end), points_for(lines(cell_of(group.node), cell_of(end)))
    position = _arrived(position, _landed(player, plane, end), Moved(seat, what, path, points), notes)
    return cards.entered(position, seat, what, path, notes)


def _carried(position: Position, seat: Seat, group: Group, end: Node, notes: list[Note]) -> Position:
    """Bring a jeep to land by plane: boarding, flight and unloading.

    If it meets an enemy's plane there, the jeep stays aboard and the planes fight.
    """
    if group.what == "jeep":
        position = _boarded(position, seat, group.node, notes)
    position = _flown(position, seat, Group("plane-jeep", group.node), end, notes)
    if cell_of(end) in cells_of_enemies(position, "plane"):
        return position
    return _unloaded(position, seat, end, notes)


def _struck(position: Position, seat: Seat, group: Group, goal: Strike, notes: list[Note]) -> Position:
    """Fly a plane into a cell with enemies, where it stays in the air."""
    player, plane = _taken_off(position.players[seat], group)
    boarded = plane.boarded if cards.place_of(goal.cell) == plane.boarded else ""
    flight = Flight(goal.cell, plane.is_laden, goal.lines, bombs=1, origin=group.node, boarded=boarded)
    what = says.WHATS["plane-jeep" if plane.is_laden else "plane"]
    notes.append(Note(Msg("magellan.note.struck", who=Who(seat), what=what, start=says.place(group.node), cell=goal.cell.upper())))
    return with_player(position, seat, player, flight=flight, last=Last("moved", seat, goal.cell))


def flight_ended(position: Position, seat: Seat, node: Node, points: int, notes: list[Note]) -> Position:
    """Land the plane in the air; its whole flight is paid."""
    flight = position.flight
    assert flight is not None
    player = _landed(position.players[seat], Plane(flight.origin, flight.is_laden, flight.boarded), node)
    what: What = "plane-jeep" if flight.is_laden else "plane"
    way = Moved(seat, what, (flight.origin, node), points)
    position = _arrived(replace(position, flight=None), player, way, notes, "magellan.note.landed")
    over = (*lands(flight.cell), *seas(flight.cell))[0]
    return cards.entered(position, seat, what, (flight.origin, over, node), notes)


def _boarded(position: Position, seat: Seat, node: Node, notes: list[Note]) -> Position:
    """Put a jeep aboard a plane that stands on the same land."""
    player = position.players[seat]
    laden = Plane(node, True, cards.place_of(cell_of(node)))
    player = replace(player, jeeps=without(player.jeeps, node), planes=planes_sorted((*without(player.planes, Plane(node)), laden)))
    return _arrived(position, player, Moved(seat, "jeep", (node, node), CHANGE), notes, "magellan.note.boarded")


def _unloaded(position: Position, seat: Seat, node: Node, notes: list[Note]) -> Position:
    """Put a jeep on land from the plane that brought it."""
    player = position.players[seat]
    plane = plane_of(player, Group("plane-jeep", node))
    player = replace(player, jeeps=joined(player.jeeps, node), planes=planes_sorted((*without(player.planes, plane), Plane(node))))
    position = _arrived(position, player, Moved(seat, "plane-jeep", (node, node), CHANGE), notes, "magellan.note.unloaded")
    return cards.entered(position, seat, "jeep", (node, node), notes, plane.boarded)
