"""Suggestions for the movement: develop what one stands on, go on to near and worthwhile capitals and discoveries.

The best way also comes as a whole turn: with what is best for the points that it leaves, and the end.
"""

from __future__ import annotations

from msgspec import Struct

from engine.core import Msg, Path, Seat, Suggestion
from engine.games.magellan import cards, says
from engine.games.magellan.board import NATIONS, Node, cell_of, shores
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Country, Group, Moving, Position
from engine.games.magellan.turn.flow import settled
from engine.games.magellan.turn.goals import can_go, discoveries, goal_token, is_jeep
from engine.games.magellan.turn.trade import NODE, developable, developed
from engine.games.magellan.turn.travel import gone
from engine.games.magellan.ways import distance, embarkations
from engine.talk import Later

MOST = 7
"""Suggestions of one ask, whole turns not counted."""

FAVOURED = 2
"""Ways of each group that come before the further ways of any group."""

LEGS = 3
"""Ways of a whole turn."""

HEADSTART = 6
"""Points added to every distance when worth is weighed against it, so that the nearest is not always the best."""

PLACE = 0.08
"""The worth of a place with a bonus, where a country has its income for its cost."""


class Leg(Struct, frozen=True):
    """A way that is worth something: to the capital of a country that the player can pay, to a place with a bonus, or aboard."""

    worth: float
    group: Group
    node: Node
    points: int
    place: Msg
    country: Country | None = None


def suggestions(position: Position, seat: Seat, is_last: bool) -> Later[Suggestion]:
    """Made when a panel first reads them; `is_last` when the line ends after the next step."""
    return Later(lambda: _suggestions(position, seat, is_last))


def _suggestions(position: Position, seat: Seat, is_last: bool) -> tuple[Suggestion, ...]:
    ready = [Suggestion((option.token,), option.label) for option in developable(position, seat) if option.blocked is None]
    legs = _legs(position, seat)
    for leg in legs[: max(MOST - len(ready), 0)]:
        after, path, is_over = _taken(position, seat, leg)
        if is_last:
            path, is_over = path[:2], True
        if not is_over and not after.points:
            path, is_over = (*path, "end"), True
        if leg is legs[0] and not is_over:
            ready.append(_whole(after, seat, leg, path))
        ready.append(Suggestion(path, _label(position, leg)))
    return tuple(ready)


def _legs(position: Position, seat: Seat) -> list[Leg]:
    """What is worth going to, the best first."""
    if not position.points:
        return []
    ranked: list[tuple[bool, Leg]] = []
    for group in groups(position.players[seat]):
        if group.what not in ("plane", "plane-jeep") and can_go(position, seat, group):
            ways = sorted(_ways(position, seat, group), key=lambda leg: -leg.worth)
            ranked += [(at >= FAVOURED, leg) for at, leg in enumerate(ways)]
    return [leg for _, leg in sorted(ranked, key=lambda entry: (entry[0], -entry[1].worth))]


def _ways(position: Position, seat: Seat, group: Group) -> list[Leg]:
    """The ways of a group: to open capitals that the player can pay, and to discoveries."""
    player, legs = position.players[seat], list[Leg]()
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    if is_jeep(group):
        for country in position.open:
            cost, income = cards.cost(position, country), NATIONS[country].income
            points = distance(group.what, group.node, NODE[country], ships) if NODE[country] != group.node and cost <= player.cash else None
            if points is not None and _starts(position, group, points):
                worth = (income / cost + income / 1000) / (points + HEADSTART)
                legs.append(Leg(worth, group, NODE[country], points, NATIONS[country].name, country))
    for node, card in discoveries(position, group).items():
        points = distance(group.what, group.node, node, ships)
        if points is not None and _starts(position, group, points):
            legs.append(Leg(PLACE / (points + HEADSTART), group, node, points, cards.place(card) or cards.title(card)))
    if group.what == "jeep" and position.points == 1:
        ports = [ship.node for ship in player.ships if not ship.load and ship.node in shores(group.node)]
        legs += [Leg(0, group, port, 1, Msg("magellan.hint.aboard")) for port in sorted(set(ports))]
    return legs


def _starts(position: Position, group: Group, points: int) -> bool:
    """Whether the ask for a destination offers a place so far away."""
    return points <= position.points or position.points > 1 or not is_jeep(group)


def _taken(position: Position, seat: Seat, leg: Leg) -> tuple[Position, Path, bool]:
    """The position after a way, what was answered for it, and whether the line ends with it, as war and a win make it."""
    path: Path = (says.token(leg.group), goal_token(leg.group, leg.node))
    after = gone(position, seat, leg.group, leg.node, [])
    is_over = _is_over(after, seat)
    if not is_over and leg.country is not None and leg.points <= position.points:
        path += (f"develop-{leg.country}",)
        after = developed(after, seat, leg.country, [])
        is_over = _is_over(after, seat)
    return after, path, is_over


def _is_over(position: Position, seat: Seat) -> bool:
    """Whether something is due that ends the line."""
    if position.war is None and cards.printed_income(position.players[seat]) <= position.table.target:
        return False
    state = settled(position, []).state
    return state.stage != Moving() or state.position is not position


def _whole(position: Position, seat: Seat, leg: Leg, path: Path) -> Suggestion:
    """A whole turn: after the way that led to `position`, what is best with other pieces, and the end."""
    ways, is_over = _short(leg, arrives=cell_of(position.trail[-1].path[-1]) == cell_of(leg.node)), False
    for _ in range(LEGS - 1):
        ends = {moved.path[-1] for moved in position.trail}
        rest = [other for other in _legs(position, seat) if other.group.node not in ends]
        if is_over or not rest:
            break
        points = position.points
        position, steps, is_over = _taken(position, seat, rest[0])
        path += steps
        ways = Msg("magellan.hint.then", first=ways, then=_short(rest[0], arrives=rest[0].points <= points))
    return Suggestion(path if is_over else (*path, "end"), Msg("magellan.hint.whole", ways=ways))


def _label(position: Position, leg: Leg) -> Msg:
    """Which piece goes where, and how far it is."""
    arrives = leg.points <= position.points
    key = "towards" if not arrives else "develops" if leg.country is not None else "arrives"
    return Msg(f"magellan.hint.{key}", group=says.one(leg.group), end=leg.place, points=Msg("magellan.points", points=leg.points))


def _short(leg: Leg, *, arrives: bool) -> Msg:
    """A way in as few words as a button with several of them has room for."""
    key = "towards" if not arrives else "develops" if leg.country is not None else "arrives"
    return Msg(f"magellan.hint.way.{key}", piece=says.PIECES["jeep" if leg.group.what == "jeep" else "ship"], end=leg.place)
