"""Pieces that go: along a way by land and sea, through the air, aboard and out. Bonuses of places are claimed on the way."""

from __future__ import annotations

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan import cards, says
from engine.games.magellan.chart.grid import eastward, lines
from engine.games.magellan.chart.nodes import Node, cell_of, is_sea, lands, seas
from engine.games.magellan.pieces import LOAD, joined, plane_of, planes_sorted, ship_of, ships_sorted, without
from engine.games.magellan.state import Flight, Group, Last, Load, Moved, Plane, Player, Position, Ship, What, changed
from engine.games.magellan.turn.fights import meets
from engine.games.magellan.turn.goals import Fly, Strike
from engine.games.magellan.turn.routes import SEA, Way, shortened, way, way_cost

JEEP: Load = "jeep"
EMPTY: Load = ""


def gone(position: Position, seat: Seat, group: Group, end: Node, notes: list[Note]) -> Position:
    """A group's piece went towards a node as far as the points allow; in war it stops where it meets an enemy."""
    player = position.players[seat]
    found = way(player, group, end)
    assert found is not None, f"no way from {group} to {end}"
    path = shortened(found, position.points)
    if position.war is not None:
        path = _halted(position, group, path)
    if len(path) == 1:
        return position
    before, player = player, walked(player, group, path, cards.counts_laps(position))
    position = _arrived(position, seat, player, group.what, path, way_cost(path), notes)
    if not position.active:
        return position
    boarding, boarded = 0, ""
    if group.what == "jeep":
        boarding = next((at for at, node in enumerate(path) if is_sea(node)), len(path))
        boarded = cards.place_of(cell_of(path[boarding - 1]))
    elif group.what == "ship-jeep":
        boarded = ship_of(before, group).boarded
    if boarding > 1:
        position, told = cards.entered(position, seat, "jeep", path[:boarding])
        notes += told
    if boarding < len(path):
        position, told = cards.entered(position, seat, "ship-jeep" if boarding else group.what, path[boarding:], boarded)
        notes += told
    return position


def _arrived(
    position: Position,
    seat: Seat,
    player: Player,
    what: What,
    path: Way,
    points: int,
    notes: list[Note],
    key: str = "magellan.note.moved",
) -> Position:
    moved = Moved(seat, what, path, points)
    notes.append(says.moved(moved, key))
    return changed(
        position,
        players=(*position.players[:seat], player, *position.players[seat + 1 :]),
        points=position.points - points,
        trail=(*position.trail, moved),
        last=Last("moved", seat, cell_of(path[-1])),
    )


def _halted(position: Position, group: Group, path: Way) -> Way:
    """The way up to the first cell where the piece has to fight."""
    afloat = is_sea(path[0])
    for at, node in enumerate(path[1:], 1):
        afloat = is_sea(node)
        if meets(position, ("ship",) if afloat else ("jeep",), cell_of(node)) and (cell_of(node) != cell_of(path[at - 1]) or not afloat):
            return path[: at + 1]
    return path


def walked(player: Player, group: Group, path: Way, counts_laps: bool) -> Player:
    """The player after a piece went a way: a jeep boards the empty ship where its way leaves the land, and lands from it."""
    end = path[-1]
    sailed = [node for node in path if node in SEA]
    if group.what == "jeep" and not sailed:
        return player.with_pieces(jeeps=joined(without(player.jeeps, group.node), end))
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
    if load != JEEP or any(cards.place_of(cell_of(node)) != boarded for node in sailed):
        boarded = ""
    lap = ship.lap
    if counts_laps:
        lap += sum([eastward(cell_of(sailed[at]), cell_of(sailed[at + 1])) for at in range(len(sailed) - 1)])
    sorties = ship.sorties if all(cell_of(node) == cell_of(ship.node) for node in sailed) and load == ship.load else 0
    ships = ships_sorted((*without(player.ships, ship), Ship(sailed[-1], load, lap, boarded, sorties)))
    return player.with_pieces(jeeps=jeeps, ships=ships)


def _taken_off(player: Player, group: Group) -> tuple[Player, Plane]:
    """The player without a plane that takes off, and the plane. A jeep that came by plane leaves with it."""
    if group.what in ("plane", "plane-jeep"):
        plane = plane_of(player, group)
        return player.with_pieces(planes=without(player.planes, plane)), plane
    ship = ship_of(player, group)
    ships = ships_sorted((*without(player.ships, ship), Ship(ship.node, "", ship.lap)))
    return player.with_pieces(ships=ships), Plane(ship.node, ship.load == "both", ship.boarded)


def _landed(player: Player, plane: Plane, node: Node) -> Player:
    """The player with a plane that lands: on land, or on an empty ship of their own."""
    boarded = plane.boarded if cards.place_of(cell_of(node)) == plane.boarded else ""
    if not is_sea(node):
        return player.with_pieces(planes=planes_sorted((*player.planes, Plane(node, plane.is_laden, boarded))))
    ship = ship_of(player, Group("ship", node))
    laden = Ship(node, "both" if plane.is_laden else "plane", ship.lap, boarded)
    return player.with_pieces(ships=ships_sorted((*without(player.ships, ship), laden)))


def flown(position: Position, seat: Seat, group: Group, goal: Fly, notes: list[Note]) -> Position:
    """A plane flew from take-off to landing."""
    player, plane = _taken_off(position.players[seat], group)
    player = _landed(player, plane, goal.node)
    what: What = "plane-jeep" if plane.is_laden else "plane"
    path = (group.node, goal.node)
    position = _arrived(position, seat, player, what, path, goal.points, notes)
    position, told = cards.entered(position, seat, what, path)
    notes += told
    return position


def carried(position: Position, seat: Seat, group: Group, goal: Fly, notes: list[Note]) -> Position:
    """A plane brought a jeep to land: boarding, flight and getting out. Where an enemy's plane meets it, it stays aboard to fight."""
    if group.what == "jeep":
        position = boarded(position, seat, group.node, notes)
    position = flown(position, seat, Group("plane-jeep", group.node), goal, notes)
    if meets(position, ("plane",), cell_of(goal.node)):
        return position
    return unloaded(position, seat, goal.node, notes)


def struck(position: Position, seat: Seat, group: Group, goal: Strike, notes: list[Note]) -> Position:
    """A plane flew into a cell with enemies and is in the air there."""
    player, plane = _taken_off(position.players[seat], group)
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    boarded = plane.boarded if cards.place_of(goal.cell) == plane.boarded else ""
    flight = Flight(goal.cell, plane.is_laden, goal.lines, bombs=1, origin=group.node, boarded=boarded)
    what = says.WHATS["plane-jeep" if plane.is_laden else "plane"]
    notes.append(Note(Msg("magellan.note.struck", who=Who(seat), what=what, start=says.place(group.node), cell=goal.cell.upper())))
    return changed(position, players=players, flight=flight, last=Last("moved", seat, goal.cell))


def ended_flight(position: Position, seat: Seat, node: Node, points: int, notes: list[Note]) -> Position:
    """The plane in the air landed and paid for its whole flight."""
    flight = position.flight
    assert flight is not None
    player = _landed(position.players[seat], Plane(flight.origin, flight.is_laden, flight.boarded), node)
    what: What = "plane-jeep" if flight.is_laden else "plane"
    path = (flight.origin, node)
    position = _arrived(changed(position, flight=None), seat, player, what, path, points, notes, "magellan.note.landed")
    over = (*lands(flight.cell), *seas(flight.cell))[0]
    position, told = cards.entered(position, seat, what, (flight.origin, over, node))
    notes += told
    return position


def boarded(position: Position, seat: Seat, node: Node, notes: list[Note]) -> Position:
    """A jeep went aboard a plane that stands on the same land."""
    player = position.players[seat]
    laden = Plane(node, True, cards.place_of(cell_of(node)))
    planes = planes_sorted((*without(player.planes, Plane(node)), laden))
    player = player.with_pieces(jeeps=without(player.jeeps, node), planes=planes)
    return _arrived(position, seat, player, "jeep", (node, node), 1, notes, "magellan.note.boarded")


def unloaded(position: Position, seat: Seat, node: Node, notes: list[Note]) -> Position:
    """A jeep left the plane that brought it."""
    player = position.players[seat]
    plane = plane_of(player, Group("plane-jeep", node))
    planes = planes_sorted((*without(player.planes, plane), Plane(node)))
    player = player.with_pieces(jeeps=joined(player.jeeps, node), planes=planes)
    position = _arrived(position, seat, player, "plane-jeep", (node, node), 1, notes, "magellan.note.unloaded")
    position, told = cards.entered(position, seat, "jeep", (node, node), plane.boarded)
    notes += told
    return position


def crossed(position: Position, end: Node) -> int:
    """Lines of the plane in the air to a landing place."""
    assert position.flight is not None
    return position.flight.lines + lines(position.flight.cell, cell_of(end))
