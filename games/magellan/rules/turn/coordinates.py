"""The question for any place of the world, by its coordinates."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.values.core import Ask, Msg, Option, Seat
from games.magellan.rules import says
from games.magellan.rules.board import NODES, Node, cell_of, is_sea, shores
from games.magellan.rules.state import Group, Position
from games.magellan.rules.turn.places import goal_token, is_jeep
from games.magellan.rules.ways import embarkations, ways


def anywhere(position: Position, seat: Seat, group: Group) -> Ask:
    """Ask for the coordinates of any place that the group can ever reach."""
    if group.what == "jeep" and not embarkations(position.players[seat], group.node):
        return _overland(group.node)
    return _everywhere(is_jeep(group))


@cache
def _everywhere(is_laden: bool) -> Ask:
    group = Group("ship-jeep" if is_laden else "ship", "")
    nodes = [node for node in NODES if is_sea(node) or (is_laden and node in _landable())]
    return _coordinates(group, nodes)


@lru_cache(maxsize=64)
def _overland(start: Node) -> Ask:
    return _coordinates(Group("jeep", ""), [node for node, _ in ways("jeep", start).reach(10**6)])


@cache
def _landable() -> frozenset[Node]:
    """Return the land that a jeep can reach from the sea."""
    coast = {node for node in NODES if not is_sea(node) and shores(node)}
    return frozenset(coast | {land for node in coast for land, _ in ways("jeep", node).reach(10**6)})


def _coordinates(group: Group, nodes: list[Node]) -> Ask:
    return Ask(
        "move.place",
        Msg("magellan.goal.to.ask"),
        tuple(Option(goal_token(group, node), node, says.named_place(node), group=_row(cell_of(node)[:2])) for node in sorted(nodes)),
    )


@cache
def _row(row: str) -> Msg:
    return Msg("magellan.goal.row", row=row.upper())
