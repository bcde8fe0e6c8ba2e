"""Suggestions for the movement: develop what one stands on, go on to near and worthwhile capitals and discoveries.

The best way also comes as a whole turn: with what is best for the points that it leaves, and the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.core import Msg, Option, Path, Seat, Suggestion
from engine.games.magellan import cards, says
from engine.games.magellan.board import NATIONS, Node, cell_of, is_sea, shores
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Country, Group, Moving, Position
from engine.games.magellan.turn.fights import unguarded
from engine.games.magellan.turn.flow import settled
from engine.games.magellan.turn.goals import at_once, can_go
from engine.games.magellan.turn.places import discoveries, goal_token, is_jeep
from engine.games.magellan.turn.trade import NODE, developable, developed
from engine.games.magellan.turn.travel import gone
from engine.games.magellan.ways import distance, embarkations, shortened, way
from engine.games.magellan.worth import WINNING, bonus, deal, is_worth, of_bonus, of_country, promise, wins
from engine.talk import Later

MOST = 7
"""Suggestions of one ask, the whole turn and the end not counted."""

FAVOURED = 2
"""Ways of each group that come before the further ways of any group."""

LEGS = 3
"""Ways of a whole turn."""


LEAST = 0.1
"""A way that promises less than this part of the best is not suggested."""

SURE = 20.0
"""What promises more wins the match."""

LONG = {
    "arrives": "magellan.hint.arrives",
    "develops": "magellan.hint.develops",
    "takes": "magellan.hint.takes",
    "towards": "magellan.hint.towards",
}
SHORT = {
    "arrives": "magellan.hint.way.arrives",
    "develops": "magellan.hint.way.develops",
    "takes": "magellan.hint.way.takes",
    "towards": "magellan.hint.way.towards",
}


class Leg(Struct, frozen=True):
    """A way that is worth something: to the capital of a country that the player can pay, to a place with a bonus, or aboard."""

    worth: float
    group: Group
    node: Node
    points: int
    place: Msg
    country: Country | None = None
    bonus: int = 0
    prey: Country | None = None
    """A country of an enemy that nobody guards."""


def suggestions(position: Position, seat: Seat, is_last: bool) -> Later[Suggestion]:
    """Made when a panel first reads them; `is_last` when the line ends after the next step."""
    return Later(lambda: _suggestions(position, seat, is_last))


def _suggestions(position: Position, seat: Seat, is_last: bool) -> tuple[Suggestion, ...]:
    found = _developments(position, seat)
    ready = [] if is_last else [_developed_first(position, seat, country) for country, _ in found[:1] if not wins(position, seat, country)]
    ready += [development for _, development in found]
    legs = _legs(position, seat)
    for leg in legs[: max(MOST - len(ready), 0)]:
        after, path, is_over = _taken(position, seat, leg)
        if is_last:
            path, is_over = path[:2], True
        if not is_over and not after.points:
            path, is_over = (*path, "end"), True
        if leg is legs[0] and not is_over and not found:
            arrives = cell_of(after.trail[-1].path[-1]) == cell_of(leg.node)
            ready.append(_whole(position, after, seat, path, _short(leg, arrives=arrives)))
        label, hint = _label(position, seat, leg), _hint(position, seat, leg, after)
        ready.append(Suggestion(path, label, hint=hint))
    if not position.players[seat].cash and not position.players[seat].countries:
        return at_once(ready)
    if position.points:  # not given up without a second look
        lost = Msg("magellan.hint.lost", points=says.points(position.points))
        return (*at_once(ready), Suggestion(("end",), Msg("magellan.end"), hint=lost))
    return at_once([*ready, Suggestion(("end",), Msg("magellan.end"))])


def _developed_first(position: Position, seat: Seat, country: Country) -> Suggestion:
    """A whole turn that begins with a development where a jeep stands."""
    after = developed(position, seat, country, [])
    return _whole(position, after, seat, (f"develop-{country}",), Msg("magellan.hint.way.here", country=NATIONS[country].name))


def _developments(position: Position, seat: Seat) -> list[tuple[Country, Suggestion]]:
    """The countries to develop where a jeep stands, the best first, without those that earn next to nothing."""
    paid: list[tuple[Country, Option[Any]]] = [
        (option.value.country, option) for option in developable(position, seat) if option.blocked is None
    ]
    good = [(country, option) for country, option in paid if is_worth(position, seat, country, cards.cost(position, country))]
    good.sort(key=lambda entry: -_worth(position, seat, entry[0]))
    return [
        (
            country,
            Suggestion((option.token,), option.label, hint=deal(position, seat, country) if wins(position, seat, country) else option.hint),
        )
        for country, option in good
    ]


def _worth(position: Position, seat: Seat, country: Country) -> float:
    """What a country is worth for a player; the one that wins comes before all others."""
    worth = of_country(NATIONS[country].income, cards.cost(position, country))
    return worth + WINNING if wins(position, seat, country) else worth


def _legs(position: Position, seat: Seat) -> list[Leg]:
    """What is worth going to, the best first."""
    if not position.points:
        return []
    ways = []
    for group in groups(position.players[seat]):
        if group.what not in ("plane", "plane-jeep") and can_go(position, seat, group):
            legs = (*aims(position, seat, group), *_preys(position, seat, group), *_aboard(position, seat, group))
            ways.append([leg for leg in legs if _next(position, seat, leg) is not None])
    return ranked(ways)


def ranked(ways: Iterable[Iterable[Leg]]) -> list[Leg]:
    """The ways of all groups, the best first, one to each place; of each group a few before the further ones of any. What promises next
    to nothing beside the others is left out."""
    groups = [sorted(each, key=lambda leg: -leg.worth) for each in ways]
    best = max((leg.worth for each in groups for leg in each if leg.worth < SURE), default=0.0)
    legs = [(at >= FAVOURED, leg) for each in groups for at, leg in enumerate(each) if leg.worth >= best * LEAST]
    found: dict[Node, Leg] = {}
    for _, leg in sorted(legs, key=lambda entry: (entry[0], -entry[1].worth)):
        found.setdefault(leg.node, leg)
    return list(found.values())


def aims(position: Position, seat: Seat, group: Group) -> list[Leg]:
    """The ways of a group, however far: to open capitals that the player can pay and that earn something, and to discoveries."""
    player, legs = position.players[seat], list[Leg]()
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    for country in position.open if is_jeep(group) else ():
        cost, node = cards.cost(position, country), NODE[country]
        if node == group.node or cost > player.cash or not is_worth(position, seat, country, cost):
            continue
        far = distance(group.what, group.node, node, ships)
        if far is not None:
            worth = promise(_worth(position, seat, country), far)
            legs.append(Leg(worth, group, node, far, NATIONS[country].name, country))
    for node, card in discoveries(position, group).items():
        far = distance(group.what, group.node, node, ships)
        if far is not None:
            money = bonus(card)
            legs.append(Leg(promise(of_bonus(money), far), group, node, far, cards.place(card) or cards.title(card), bonus=money))
    return legs


def _preys(position: Position, seat: Seat, group: Group) -> list[Leg]:
    """In war: the countries of enemies within the points that nobody guards. Taking one costs nothing."""
    player, legs = position.players[seat], list[Leg]()
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    for country in unguarded(position, seat) if is_jeep(group) else ():
        far = distance(group.what, group.node, NODE[country], ships)
        if far is not None and far <= position.points and NODE[country] != group.node:
            worth = of_country(NATIONS[country].income, 1) + WINNING * wins(position, seat, country)
            legs.append(Leg(promise(worth, far), group, NODE[country], far, NATIONS[country].name, prey=country))
    return legs


def _aboard(position: Position, seat: Seat, group: Group) -> list[Leg]:
    """With a single point left: aboard a ship beside a jeep."""
    if group.what != "jeep" or position.points != 1:
        return []
    ports = {ship.node for ship in position.players[seat].ships if not ship.load and ship.node in shores(group.node)}
    return [Leg(0, group, port, 1, Msg("magellan.hint.aboard")) for port in sorted(ports)]


def _next(position: Position, seat: Seat, leg: Leg) -> Node | None:
    """The place to choose for a way: its end, or with a single point for a jeep at sea, when the ask offers no directions, the sea that
    is next on the way; `None` where there is nothing to choose."""
    if leg.points <= position.points or position.points > 1 or not is_jeep(leg.group):
        return leg.node
    whole = way(position.players[seat], leg.group, leg.node) if is_sea(leg.group.node) else None
    end = None if whole is None else shortened(whole, position.points)[-1]
    return end if end is not None and is_sea(end) and end != leg.group.node else None


def _taken(position: Position, seat: Seat, leg: Leg) -> tuple[Position, Path, bool]:
    """The position after a way, what was answered for it, and whether the line ends with it, as war and a win make it."""
    end = _next(position, seat, leg)
    assert end is not None
    path: Path = (says.token(leg.group), goal_token(leg.group, end))
    after = gone(position, seat, leg.group, end, [])
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


def _whole(before: Position, position: Position, seat: Seat, path: Path, ways: Msg) -> Suggestion:
    """A whole turn: after the steps that led to `position`, told by `ways`, what is best with other pieces, and the end."""
    is_over = False
    for _ in range(LEGS - 1):
        ends = {moved.path[-1] for moved in position.trail}
        rest = [other for other in _legs(position, seat) if other.group.node not in ends]
        if is_over or not rest:
            break
        left = position.points
        position, steps, is_over = _taken(position, seat, rest[0])
        path += steps
        ways = Msg("magellan.hint.then", first=ways, then=_short(rest[0], arrives=rest[0].points <= left))
    path = path if is_over else (*path, "end")
    return Suggestion(path, Msg("magellan.hint.whole", ways=ways), hint=_balance(before, position, seat))


def _balance(before: Position, after: Position, seat: Seat) -> Msg:
    """What a turn brings and costs: income, money, points that are lost."""
    old, new = before.players[seat], after.players[seat]
    income = cards.printed_income(new) - cards.printed_income(old)
    if not income:
        return Msg("magellan.hint.left", points=says.points(after.points))
    return Msg("magellan.hint.balance", cost=old.cash - new.cash, income=income, cash=new.cash, points=after.points)


def _label(position: Position, seat: Seat, leg: Leg) -> Msg:
    """Which piece goes where."""
    alike = [group for group in groups(position.players[seat]) if group.what == leg.group.what]
    shares = any(group != leg.group and cell_of(group.node) == cell_of(leg.group.node) for group in alike)
    return Msg(LONG[_key(leg, arrives=leg.points <= position.points)], group=says.brief(leg.group, shares), end=leg.place)


def _key(leg: Leg, *, arrives: bool) -> str:
    if not arrives:
        return "towards"
    return "develops" if leg.country is not None else "takes" if leg.prey is not None else "arrives"


def _hint(position: Position, seat: Seat, leg: Leg, after: Position) -> Msg:
    """How far it is, where the piece stops if it does not arrive, and what there is to win."""
    won = prize(position, seat, leg)
    if leg.points > position.points:
        stop, rest = cell_of(after.trail[-1].path[-1]).upper(), leg.points - position.points + after.points
        assert won is not None, "only boarding brings nothing, and it arrives"
        return Msg("magellan.hint.far", stop=stop, rest=rest, deal=won)
    if won is None:
        return says.points(leg.points)
    return Msg("magellan.hint.near", points=says.points(leg.points), deal=won)


def prize(position: Position, seat: Seat, leg: Leg) -> Msg | None:
    """What there is to win at the end of a way."""
    if leg.prey is not None:
        key = "magellan.deal.prey.wins" if wins(position, seat, leg.prey) else "magellan.deal.prey"
        return Msg(key, income=NATIONS[leg.prey].income)
    if leg.country is not None:
        return deal(position, seat, leg.country)
    return Msg("magellan.deal.bonus", money=leg.bonus) if leg.bonus else None


def _short(leg: Leg, *, arrives: bool) -> Msg:
    """A way in as few words as a button with several of them has room for."""
    piece = says.PIECES["jeep" if leg.group.what == "jeep" else "ship"]
    return Msg(SHORT[_key(leg, arrives=arrives)], piece=piece, end=leg.place)
