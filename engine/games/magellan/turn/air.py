"""Planes: where they may land, what a flight costs, and which cells they may fly to in war. rulebook: First variant."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat
from engine.games.magellan.chart.grid import Cell, flight_cost, lines
from engine.games.magellan.chart.nodes import Node, cell_of
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Group, Position
from engine.games.magellan.turn.fights import enemies


def landings(position: Position, seat: Seat, deck: Node = "") -> tuple[Node, ...]:
    """Where a plane of the player may land: his countries, where he has a jeep on land, and for experts on an empty ship of
    his own; `deck` is the ship that it has just left."""
    player = position.players[seat]
    found = {NATIONS[country].node for country in player.countries} | set(player.jeeps)
    if position.table.is_expert:
        found |= {ship.node for ship in player.ships if not ship.load}
        if deck:
            found.add(deck)
    return tuple(sorted(found))


def points_for(crossed: int) -> int:
    """Points of a flight: half points are counted up, and no flight is free."""
    return max(1, flight_cost(crossed))


def flights(position: Position, seat: Seat, group: Group) -> tuple[tuple[Node, int], ...]:
    """Where a plane can fly to with the points left, near ones first, and the points."""
    cell, points = cell_of(group.node), position.points
    found = [(points_for(lines(cell, cell_of(node))), node) for node in landings(position, seat) if node != group.node]
    return tuple([(node, cost) for cost, node in sorted(found) if cost <= points])


def strikes(position: Position, seat: Seat, group: Group) -> tuple[tuple[Cell, int], ...]:
    """In war: cells with an enemy's plane, ship or jeep from which the plane can still come back to a landing place, and
    the lines to them."""
    war = position.war
    if war is None or "plane" not in war.pieces:
        return ()
    foes = enemies(war, seat)
    cells = {cell_of(found.node) for foe in foes for found in groups(position.players[foe])}
    ends = {cell_of(node) for node in landings(position, seat, group.node if group.what.startswith("ship") else "")}
    start = cell_of(group.node)
    return tuple(
        [
            (cell, lines(start, cell))
            for cell in sorted(cells)
            if any(points_for(lines(start, cell) + lines(cell, end)) <= position.points for end in ends)
        ]
    )


def ends(position: Position) -> Iterator[tuple[Node, int]]:
    """Where the plane in the air may land, and the points of its whole flight."""
    flight = position.flight
    if flight is not None:
        for node in landings(position, position.seat):
            cost = points_for(flight.lines + lines(flight.cell, cell_of(node)))
            if cost <= position.points:
                yield node, cost


def has_end(position: Position) -> bool:
    """Whether the plane in the air can land anywhere."""
    return next(ends(position), None) is not None
