"""Suggestions for the movement: develop what one stands on, go on to near and worthwhile capitals and discoveries."""

from __future__ import annotations

from engine.core import Msg, Path, Seat, Suggestion
from engine.games.magellan import cards, says
from engine.games.magellan.chart.nodes import Node
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Country, Group, Position
from engine.games.magellan.turn.goals import can_go, discoveries, goal_token, is_jeep
from engine.games.magellan.turn.routes import distance, embarkations
from engine.games.magellan.turn.trade import NODE, developable
from engine.talk import Later

MOST = 8
"""Suggestions of one ask."""

HEADSTART = 6
"""Points added to every distance when worth is weighed against it, so that the nearest is not always the best."""


def suggestions(position: Position, seat: Seat, is_last: bool) -> Later[Suggestion]:
    """Made when a panel first reads them; `is_last` when the line ends after the next step."""
    return Later(lambda: _suggestions(position, seat, is_last or position.war is not None))


def _suggestions(position: Position, seat: Seat, is_short: bool) -> tuple[Suggestion, ...]:
    """`is_short`: the line may end after a move, so that nothing is suggested behind it."""
    found = [Suggestion((option.token,), option.label) for option in developable(position, seat) if option.blocked is None]
    ranked: list[tuple[float, Suggestion]] = []
    if position.points:
        for group in groups(position.players[seat]):
            if can_go(position, seat, group):
                ranked += _voyages(position, seat, group, is_short)
    ranked.sort(key=lambda entry: -entry[0])
    return tuple([*found, *[suggestion for _, suggestion in ranked]][:MOST])


def _voyages(position: Position, seat: Seat, group: Group, is_short: bool) -> list[tuple[float, Suggestion]]:
    """The best way of a group: to an open capital that the player can pay, or to a discovery."""
    player, ranked = position.players[seat], list[tuple[float, Suggestion]]()
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    if is_jeep(group):
        for country in position.open:
            cost = cards.cost(position, country)
            points = distance(group.what, group.node, NODE[country], ships) if NODE[country] != group.node and cost <= player.cash else None
            if points is not None and _starts(position, group, points):
                worth = (NATIONS[country].income / cost + NATIONS[country].income / 1000) / (points + HEADSTART)
                ranked.append((worth, _voyage(position, group, NODE[country], points, country, is_short, NATIONS[country].capital)))
    for node, card in discoveries(position, group).items():
        points = distance(group.what, group.node, node, ships)
        if points is not None and _starts(position, group, points):
            ranked.append((0.08 / (points + HEADSTART), _voyage(position, group, node, points, None, is_short, cards.title(card))))
    ranked.sort(key=lambda entry: -entry[0])
    return ranked[:2]


def _starts(position: Position, group: Group, points: int) -> bool:
    """Whether the ask for a destination offers a place so far away."""
    return points <= position.points or position.points > 1 or not is_jeep(group)


def _voyage(position: Position, group: Group, node: Node, points: int, country: Country | None, is_short: bool, place: Msg) -> Suggestion:
    """The whole line where the way takes all points."""
    path: Path = (says.token(group), goal_token(group, node))
    left = position.points - points
    if left >= 0 and country is not None and not is_short:
        path += (f"develop-{country}",)
    if left <= 0 and not is_short and not _wins(position, country if left == 0 else None):
        path += ("end",)
    key = "magellan.hint.arrives" if left >= 0 else "magellan.hint.towards"
    return Suggestion(path, Msg(key, what=says.WHATS[group.what], start=says.place(group.node), end=place, points=points))


def _wins(position: Position, country: Country | None) -> bool:
    """Whether developing a country would pass the target, which ends the line."""
    if country is None:
        return False
    income = cards.printed_income(position.players[position.seat])
    return income + NATIONS[country].income > position.table.target
