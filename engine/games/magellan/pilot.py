"""What the sensible player does with planes: bring jeeps from the base or a country to where they are wanted, and bomb in war."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core import Seat, Token
from engine.games.magellan import says
from engine.games.magellan.chart import Cell, Node, cell_of, is_sea, lines, node_token
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.pieces import joined, planes_sorted, without
from engine.games.magellan.state import Group, Plane, Player
from engine.games.magellan.turn.air import points_for
from engine.games.magellan.turn.routes import distance, embarkations
from engine.games.magellan.view import MagellanView

SHORT = 5
"""Points of a flight that one throw often brings."""


@dataclass(frozen=True, slots=True)
class Carriage:
    """A plane brings a jeep somewhere: `points` until the jeep is out, `left` from there to the goal."""

    group: Group
    end: Node
    goal: Node
    points: int
    left: int

    @property
    def tokens(self) -> tuple[Token, Token]:
        """The steps of the line."""
        return says.token(self.group), f"fly-{node_token(self.end)}"


def landings(player: Player) -> tuple[Node, ...]:
    """The land where the player's planes may land."""
    return tuple(sorted({NATIONS[country].node for country in player.countries} | set(player.jeeps)))


def carriages(player: Player, points: int, goals: Iterable[Node]) -> Iterator[Carriage]:
    """The jeeps that a plane can bring on their way to a goal with so many points; `goals` are on land."""
    found = tuple(goals)
    for group, changes in _passengers(player):
        for end in landings(player):
            least = changes + points_for(lines(cell_of(group.node), cell_of(end)))
            if end == group.node or least > points:
                continue
            ships = embarkations(player, end)
            for goal in found:
                left = 0 if goal == end else distance("jeep", end, goal, ships)
                if left is not None:
                    yield Carriage(group, end, goal, least, left)


def _passengers(player: Player) -> Iterator[tuple[Group, int]]:
    """Jeeps beside or aboard planes, and the points for getting in and out."""
    for plane in dict.fromkeys(player.planes):
        if plane.is_laden:
            yield Group("plane-jeep", plane.node), 1
        elif plane.node in player.jeeps:
            yield Group("jeep", plane.node), 2


def carried(player: Player, way: Carriage) -> Player:
    """The player after a plane brought a jeep."""
    start, is_laden = way.group.node, way.group.what == "plane-jeep"
    jeeps = player.jeeps if is_laden else without(player.jeeps, start)
    planes = planes_sorted((*without(player.planes, Plane(start, is_laden)), Plane(way.end)))
    return player.with_pieces(jeeps=joined(jeeps, way.end), planes=planes)


def strike(view: MagellanView, player: Player, points: int) -> tuple[Token, ...]:
    """In war: a flight that bombs the most pieces of enemies within the points and comes back, if there is one."""
    targets = _targets(view)
    best: tuple[int, int, Token, Cell] | None = None
    for plane in dict.fromkeys(player.planes):
        start = cell_of(plane.node)
        for cell, worth in targets.items():
            back = min((lines(cell, cell_of(end)) for end in landings(player)), default=None)
            if plane.is_laden or back is None:
                continue
            cost = points_for(lines(start, cell) + back)
            if cost <= points and (best is None or (worth, -cost) > best[:2]):
                best = (worth, -cost, says.token(Group("plane", plane.node)), cell)
    return (best[2], f"strike-{best[3]}") if best else ()


def _targets(view: MagellanView) -> dict[Cell, int]:
    """Cells without an enemy's plane, and how many jeeps and ships of enemies stand there."""
    found: dict[Cell, int] = {}
    shut: set[Cell] = set()
    for seat in _enemies(view):
        for group in view.players[seat].groups:
            if group.what.startswith("plane"):
                shut.add(group.cell)
            elif group.what == "jeep" or is_sea(group.node):
                found[group.cell] = found.get(group.cell, 0) + group.count
    return {cell: worth for cell, worth in sorted(found.items()) if cell not in shut}


def _enemies(view: MagellanView) -> tuple[Seat, ...]:
    assert view.seat is not None
    side = view.players[view.seat].side
    if view.war is None or "plane" not in view.war.pieces or not side:
        return ()
    return tuple(other.seat for other in view.players if other.side not in (0, side))
