"""Ways that are worth it: to capitals, bonuses and, in war, prey; and where they lead."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.values.core import Msg, Path, Seat
from games.magellan.mind.aims import Aim
from games.magellan.mind.values import wins
from games.magellan.rules import cards, says
from games.magellan.rules.board import NATIONS, Node, is_sea
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Country, Group, Moving, Position
from games.magellan.rules.turn.courses import course
from games.magellan.rules.turn.flow import settled
from games.magellan.rules.turn.goals import can_go
from games.magellan.rules.turn.places import discoveries, goal_token, is_jeep
from games.magellan.rules.turn.trade import developed
from games.magellan.rules.turn.travel import gone
from games.magellan.rules.ways import distance, embarkations_of, shortened

FAVOURED = 2
"""Ways of each group that come before the further ways of any group."""

LEAST = 0.1
"""A way that promises less than this part of the best is left out."""

STEPS_OF_ONE = 3
"""Steps of an answer that is no whole turn: a way, a development and the end."""


class Leg(Struct, frozen=True):
    """A way to the capital of a country that can be paid, to a bonus, or to prey."""

    worth: float
    group: Group
    node: Node
    points: int
    place: Msg
    country: Country | None = None
    bonus: int = 0
    prey: Country | None = None
    """A country of an enemy that nobody guards."""
    is_won: bool = False
    """Whether it wins the match."""


def ways_of_all(position: Position, seat: Seat, wanted: tuple[Aim, ...]) -> list[list[Leg]]:
    """Return the ways of each group that can set out on them."""
    if not position.points:
        return []
    ways = []
    for group in groups(position.players[seat]):
        if group.what not in ("plane", "plane-jeep") and can_go(position, seat, group):
            legs = (*ways_of(position, seat, group, wanted), *_preys(position, seat, group, wanted))
            ways.append([leg for leg in legs if _next(position, seat, leg) is not None])
    return ways


def rank_ways(ways: Iterable[Iterable[Leg]]) -> list[Leg]:
    """Return the ways of all groups, the best first, one to each place.

    Of each group a few before the further ones of any. What promises next to nothing beside the others is left out.
    """
    groups = [sorted(each, key=lambda leg: -leg.worth) for each in ways]
    best = max((leg.worth for each in groups for leg in each if not leg.is_won), default=0.0)
    legs = [(at >= FAVOURED, leg) for each in groups for at, leg in enumerate(each) if leg.worth >= best * LEAST]
    best_to: dict[Node, Leg] = {}
    for _, leg in sorted(legs, key=lambda entry: (entry[0], -entry[1].worth)):
        best_to.setdefault(leg.node, leg)
    return list(best_to.values())


def ways_of(position: Position, seat: Seat, group: Group, wanted: tuple[Aim, ...]) -> list[Leg]:
    """Return the ways of a group, however far, to open capitals and discoveries."""
    player, legs = position.players[seat], list[Leg]()
    ships = embarkations_of(player, group)
    sites = discoveries(position, group)
    for aim in wanted:
        country, card = aim.country, aim.card
        is_for_jeep = country is not None and is_jeep(group) and aim.node != group.node and aim.cost <= player.cash
        far = distance(group.what, group.node, aim.node, ships) if is_for_jeep or (card is not None and aim.node in sites) else None
        if far is None:
            continue
        worth = aim.promise(far)
        if country is not None:
            is_won = wins(position, seat, country)
            legs.append(Leg(worth, group, aim.node, far, NATIONS[country].name, country, is_won=is_won))
        elif card is not None:
            legs.append(Leg(worth, group, aim.node, far, cards.place(card) or cards.title(card), bonus=cards.bonus(card)))
    return legs


def _preys(position: Position, seat: Seat, group: Group, wanted: tuple[Aim, ...]) -> list[Leg]:
    """Return in war the ways to enemies' unguarded countries within the points."""
    player, legs = position.players[seat], list[Leg]()
    ships = embarkations_of(player, group)
    for aim in wanted if position.war is not None and is_jeep(group) else ():
        far = None if aim.prey is None or aim.node == group.node else distance(group.what, group.node, aim.node, ships)
        if far is not None and aim.prey is not None and far <= position.points:
            is_won = wins(position, seat, aim.prey)
            legs.append(Leg(aim.promise(far), group, aim.node, far, NATIONS[aim.prey].name, prey=aim.prey, is_won=is_won))
    return legs


def _next(position: Position, seat: Seat, leg: Leg) -> Node | None:
    """Return the node to choose for a way; `None` if there is nothing to choose.

    With a single point for a jeep at sea it is the next sea on the way, otherwise the end.
    """
    if leg.points <= position.points or position.points > 1 or not is_jeep(leg.group):
        return leg.node
    whole = course(position, seat, leg.group, leg.node) if is_sea(leg.group.node) else None
    end = None if whole is None else shortened(whole, position.points)[-1]
    return end if end is not None and is_sea(end) and end != leg.group.node else None


def take_way(position: Position, seat: Seat, leg: Leg) -> tuple[Position, Path, bool]:
    """Return the position after a way, its answers, and whether the line ends with it."""
    end = _next(position, seat, leg)
    assert end is not None
    path: Path = (says.token(leg.group), goal_token(leg.group, end))
    after = gone(position, seat, leg.group, end, [])
    is_over = is_over_after(after, seat)
    if not is_over and leg.country is not None and leg.points <= position.points:
        path += (f"develop-{leg.country}",)
        after = developed(after, seat, leg.country, [])
        is_over = is_over_after(after, seat)
    return after, path, is_over


def is_over_after(position: Position, seat: Seat) -> bool:
    """Return whether something is due that ends the line: a win, or something of a war."""
    if position.war is None and cards.printed_income(position.players[seat]) <= position.table.target:
        return False
    state = settled(position, []).state
    return state.stage != Moving() or state.position is not position
