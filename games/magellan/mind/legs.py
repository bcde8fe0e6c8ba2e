"""Ways that are worth their points: to capitals, bonuses and, in war, enemies' countries."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.values.core import Path, Seat
from games.magellan.mind.aims import Aim
from games.magellan.mind.values import wins
from games.magellan.rules import cards, says
from games.magellan.rules.board import Node, is_sea
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Group, Moving, Position
from games.magellan.rules.turn.courses import course
from games.magellan.rules.turn.flow import settled
from games.magellan.rules.turn.goals import can_go
from games.magellan.rules.turn.places import discoveries, goal_token, is_jeep
from games.magellan.rules.turn.trade import developed
from games.magellan.rules.turn.travel import gone
from games.magellan.rules.ways import points_to, shortened

FAVOURED = 2
"""So many ways of each group come before the further ways of all groups."""

LEAST = 0.1
"""A way that promises less than this share of the best one is left out."""

STEPS_OF_ONE = 3
"""Steps of an answer that is no whole turn: a way, a development and the end."""


class Leg(Struct, frozen=True):
    """The way of a piece to an aim."""

    worth: float
    """What the aim promises to the piece."""
    group: Group
    points: int
    """The points of the whole way."""
    aim: Aim
    is_won: bool = False
    """Whether it wins the match."""


def ways_of_all(position: Position, seat: Seat, wanted: tuple[Aim, ...]) -> list[list[Leg]]:
    """Return, group by group, the ways on which the group can set out now."""
    if not position.points:
        return []
    ways = []
    for group in groups(position.players[seat]):
        if group.what not in ("plane", "plane-jeep") and can_go(position, seat, group):
            preys = [aim for aim in wanted if aim.prey is not None] if position.war is not None and is_jeep(group) else []
            near = [leg for leg in _legs(position, seat, group, preys) if leg.points <= position.points]
            legs = (*ways_of(position, seat, group, wanted), *near)
            ways.append([leg for leg in legs if _node_to_choose(position, seat, leg) is not None])
    return ways


def rank_ways(ways: Iterable[Iterable[Leg]]) -> list[Leg]:
    """Return the ways of all groups, the best first, one to each place.

    The best few of each group come before all others. Ways that promise next to nothing beside the best are left out.
    """
    groups = [sorted(each, key=lambda leg: -leg.worth) for each in ways]
    best = max((leg.worth for each in groups for leg in each if not leg.is_won), default=0.0)
    legs = [(at >= FAVOURED, leg) for each in groups for at, leg in enumerate(each) if leg.worth >= best * LEAST]
    best_to: dict[Node, Leg] = {}
    for _, leg in sorted(legs, key=lambda entry: (entry[0], -entry[1].worth)):
        best_to.setdefault(leg.aim.node, leg)
    return list(best_to.values())


def ways_of(position: Position, seat: Seat, group: Group, wanted: tuple[Aim, ...]) -> list[Leg]:
    """Return the ways of a group, however far, to open capitals and discoveries."""
    cash, sites = position.players[seat].cash, discoveries(position, group)

    def is_open(aim: Aim) -> bool:
        if aim.card is not None:
            return aim.node in sites
        return aim.country is not None and is_jeep(group) and aim.cost <= cash

    return _legs(position, seat, group, filter(is_open, wanted))


def _legs(position: Position, seat: Seat, group: Group, wanted: Iterable[Aim]) -> list[Leg]:
    """Return the ways of a group to those of the wanted aims that it can reach."""
    legs = []
    for aim in wanted:
        points = points_to(position.players[seat], group, aim.node)
        is_there = aim.land is not None and aim.node == group.node
        if points is not None and not is_there:
            legs.append(Leg(aim.promise(points), group, points, aim, aim.land is not None and wins(position, seat, aim.land)))
    return legs


def _node_to_choose(position: Position, seat: Seat, leg: Leg) -> Node | None:
    """Return the node to choose for a way; `None` if the piece cannot set out.

    It is the end of the way. But a jeep with a single point left cannot choose a far place: at sea it goes to the next sea on the way.
    """
    if leg.points <= position.points or position.points > 1 or not is_jeep(leg.group):
        return leg.aim.node
    whole = course(position, seat, leg.group, leg.aim.node) if is_sea(leg.group.node) else None
    end = None if whole is None else shortened(whole, position.points)[-1]
    return end if end is not None and is_sea(end) and end != leg.group.node else None


def take_way(position: Position, seat: Seat, leg: Leg) -> tuple[Position, Path, bool]:
    """Return the position after a way, its answers, and whether they end the line.

    A country at the end that the piece reaches is developed, too.
    """
    end = _node_to_choose(position, seat, leg)
    assert end is not None
    path: Path = (says.token(leg.group), goal_token(leg.group, end))
    after = gone(position, seat, leg.group, end, [])
    is_over = is_over_after(after, seat)
    if not is_over and leg.aim.country is not None and leg.points <= position.points:
        path += (f"develop-{leg.aim.country}",)
        after = developed(after, seat, leg.aim.country, [])
        is_over = is_over_after(after, seat)
    return after, path, is_over


def is_over_after(position: Position, seat: Seat) -> bool:
    """Return whether a win, or something in a war, ends the line in this position."""
    if position.war is None and cards.printed_income(position.players[seat]) <= position.table.target:
        return False
    state = settled(position, []).state
    return state.stage != Moving() or state.position is not position
