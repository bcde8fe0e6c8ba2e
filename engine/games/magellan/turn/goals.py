"""Where a chosen piece may go: all places within its points, and named ones beyond them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Ask, Msg, Option, Path, Seat, Suggestion
from engine.games.magellan import says
from engine.games.magellan.board import (
    BASES,
    CANALS,
    CAPITALS,
    NEXT,
    NODES,
    NUMBERS,
    Node,
    cell_of,
    is_sea,
    node_token,
    shores,
)
from engine.games.magellan.mind.aims import Aim, offers
from engine.games.magellan.mind.worth import wins
from engine.games.magellan.state import Group, Moving, Plane, Position, Ship, State, What
from engine.games.magellan.turn.fights import targets
from engine.games.magellan.turn.places import AT_SEA, IS_NAMEABLE, NAMED, TOKENS, Places, distances, is_jeep, places
from engine.games.magellan.turn.travel import carriages, flights, strikes
from engine.games.magellan.values import Board, Elsewhere, Fly, Go, Goal, Strike, Unload
from engine.games.magellan.ways import BOARD_COST, Embarkations, embarkations, reachable, shortened, way
from engine.talk import Later

_ONE = says.points(1)
_ELSE = Msg("magellan.goal.else")
BOARD: Option[Goal] = Option("plane", Board(), Msg("magellan.goal.board"), _ONE, group=_ELSE)
UNLOAD: Option[Goal] = Option("unload", Unload(), Msg("magellan.goal.unload"), _ONE, group=_ELSE)
TO: Option[Goal] = Option("to", Elsewhere(), Msg("magellan.goal.to"), Msg("magellan.goal.to.hint"), group=_ELSE)

MOST, FLIGHTS = 10, 3
"""Suggestions of one ask, and how many of them may be flights of a jeep."""

FREE_ENDS = {node for canal in CANALS if not canal.cost for node in canal.nodes}
"""Ends of a canal that costs nothing."""


def can_go(position: Position, seat: Seat, group: Group) -> bool:
    """Whether a group has anywhere to go now."""
    player, points, what = position.players[seat], position.points, group.what
    if what == "plane-jeep":
        return points > 0
    if what == "plane":
        return points > 0 and bool(flights(position, seat, group) or strikes(position, seat, group))
    if what != "jeep":
        return points > 0 or group.node in FREE_ENDS
    return points > 0 and (can_drive(group.node, points, player.ships) or Plane(group.node) in player.planes)


def can_drive(node: Node, points: int, ships: tuple[Ship, ...]) -> bool:
    """Whether a jeep on land can go on by land, or aboard one of its owner's ships; it has points."""
    if points > 1 and NEXT[NUMBERS[node]]:
        return True
    coast = shores(node)
    return any(not ship.load and ship.node in coast for ship in ships)


def goals(position: Position, seat: Seat, group: Group, is_short: bool) -> Ask:
    """The question where a group shall go; `is_short`: the line may end after this step."""
    options = tuple(_options(position, seat, group))
    prompt = _where(group.what, group.node, position.points)
    suggest = Later(lambda: _best(position, seat, group, options, is_short))
    return Ask("move.goal", prompt, options, suggest=suggest, so_far=partial(State, position, Moving(group)))


def _best(position: Position, seat: Seat, group: Group, options: tuple[Option[Goal], ...], is_short: bool) -> tuple[Suggestion, ...]:
    """The named places, what promises most first, with the development that can be paid there, and with the end where all points are
    taken."""
    named = [(option.value, option) for option in options if option.group in _WORTH and isinstance(option.value, Go)]
    known: dict[Node, list[Aim]] = {}
    for aim in offers(position, seat) if named else ():
        known.setdefault(aim.node, []).append(aim)
    ranked = sorted(named, key=lambda entry: (-_promise(known.get(entry[0].node, ()), entry[0]), entry[0].points))
    carried = [Suggestion((option.token,), option.label, hint=option.hint) for option in options if option.group == _CARRIAGES]
    return at_once(
        [
            *[_ready(position, seat, group, option, known.get(goal.node, ()), is_short) for goal, option in ranked[: MOST - FLIGHTS]],
            *carried[:FLIGHTS],
        ]
    )


def at_once(ready: list[Suggestion]) -> tuple[Suggestion, ...]:
    """The first ready answers play at once as far as each of them ends the turn. Panels show what plays first, so nothing below a better
    answer that leaves something to decide does."""
    first = next((at for at, answer in enumerate(ready) if answer.path[-1] != "end"), len(ready))
    return tuple([replace(answer, plays=at < first) for at, answer in enumerate(ready)])


def _promise(there: Sequence[Aim], goal: Go) -> float:
    """What going to a named place promises: nothing where nothing is to be had that is worth its money."""
    return max([aim.promise(goal.points) for aim in there], default=0.0)


def _ready(position: Position, seat: Seat, group: Group, option: Option[Goal], there: Sequence[Aim], is_short: bool) -> Suggestion:
    """A named place with what follows from going there, and where the piece stops if the points do not reach."""
    goal = option.value
    assert isinstance(goal, Go)
    left, key, is_over, hint = position.points - goal.points, "magellan.goal.place", is_short, option.hint
    path: Path = (option.token,)
    if left >= 0 and not is_short:
        good = [aim.country for aim in there if aim.country is not None and aim.cost <= position.players[seat].cash]
        if len(good) == 1 and is_jeep(group):
            path, key = (*path, f"develop-{good[0]}"), "magellan.goal.place-develops"
            is_over = wins(position, seat, good[0])
    whole = way(position.players[seat], group, goal.node) if left < 0 else None
    if whole is not None and hint is not None:
        stop = shortened(whole, position.points)[-1]
        hint = Msg("magellan.goal.stops", stop=cell_of(stop).upper(), hint=hint)
    if left <= 0 and not is_over:
        path = (*path, "end")
    return Suggestion(path, Msg(key, place=option.label), hint=hint)


@cache
def _where(what: What, node: Node, points: int) -> Msg:
    return Msg("magellan.goal.ask", what=says.WHATS[what], place=says.spot(node), points=points)


def _options(position: Position, seat: Seat, group: Group) -> list[Option[Goal]]:
    player, points = position.players[seat], position.points
    by_jeep = is_jeep(group)
    if group.what in ("plane", "plane-jeep"):
        options = [*_flights(position, seat, group, "")]
        return [UNLOAD, *_carriages(position, seat, group), *options] if group.what == "plane-jeep" else options
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    bound = BOUNDS[bisect_left(BOUNDS, points)]
    near = _near("ship" if group.what in AT_SEA else group.what, group.node, bound, _within_reach(ships, bound))
    end = bisect_right(near.costs, points)
    options = list(near.options[:end])
    _name(options, near, places(position, seat, group), (group, ships, points))
    if end and points > by_jeep:
        options.append(TO)
    if group.what == "jeep" and Plane(group.node) in player.planes:
        options += [BOARD, *_carriages(position, seat, group)]
    if group.what in ("ship-plane", "ship-both"):
        options += _flights(position, seat, group, "fly-")
    return options


class Near(Struct, frozen=True):
    """The options within some points, the cheapest first, what they cost, and where those stand that can have a name."""

    options: tuple[Option[Goal], ...]
    costs: tuple[int, ...]
    places: dict[Node, int]


@lru_cache(maxsize=8192)
def _near(what: What, node: Node, points: int, ships: Embarkations) -> Near:
    at_sea = what in AT_SEA
    near = [(number, cost) for number, cost in reachable(what, node, points, ships) if _IS_NOTED[number]]
    options = tuple([_goal(at_sea, number, cost) for number, cost in near])
    places = {NODES[number]: at for at, (number, _) in enumerate(near) if IS_NAMEABLE[number]}
    return Near(options, tuple([cost for _, cost in near]), places)


def _within_reach(ships: Embarkations, points: int) -> Embarkations:
    """The ships that a jeep can board with so many points; those farther off add no place to go."""
    return tuple([ship for ship in ships if ship[0] + BOARD_COST <= points])


def _is_noted(node: Node) -> bool:
    return is_sea(node) or node.endswith("l1") or node in CAPITALS or bool(NEXT[NUMBERS[node]])


NOTED = frozenset(filter(_is_noted, NODES)) | {base.land for base in BASES}
"""Places that menus list: seas, the largest land of each cell, lands with a capital, a base or a way to the next cell. A jeep
comes to the many other islands by their coordinates."""
_IS_NOTED = bytes([node in NOTED for node in NODES])


BOUNDS = (5, 12, 17, 24, 40, 10**6)
"""Points up to which destinations are kept together; fewer points take the first of them."""


def _name(options: list[Option[Goal]], near: Near, named: Places, way: tuple[Group, Embarkations, int]) -> None:
    """Put named places into groups of their own, those beyond the points at the end, near ones first."""
    group, ships, points = way
    reaches_out = points > is_jeep(group)
    for least, node in distances(named, group.what, group.node, ships):
        if least <= points:
            options[near.places[node]] = named.option(node, least)
        elif reaches_out:
            options.append(named.beyond(node, least))


@lru_cache(maxsize=65536)
def _goal(at_sea: bool, number: int, far: int) -> Option[Goal]:
    """A place like others."""
    node = NODES[number]
    hint = _closed(far) if node in CAPITALS else says.points(far)
    return Option(TOKENS[at_sea][number], Go(node, far), says.named_place(node), hint, 1, _within(far))


_WORTH = (NAMED["capital"], NAMED["discovery"])
"""Groups whose places are suggested."""


@cache
def _within(far: int) -> Msg:
    return Msg("magellan.goal.within", points=far)


@cache
def _closed(far: int) -> Msg:
    """The distance of a capital whose card does not lie open."""
    return Msg("magellan.goal.closed", points=says.points(far))


def _flights(position: Position, seat: Seat, group: Group, prefix: str) -> list[Option[Goal]]:
    options: list[Option[Goal]] = []
    for node, points in flights(position, seat, group):
        token = prefix + (node_token(node) if not is_sea(node) else node)
        options.append(Option(token, Fly(node, points), says.named_place(node), says.points(points), group=Msg("magellan.goal.flights")))
    for cell, crossed in strikes(position, seat, group):
        key = "magellan.goal.bomb" if targets(position, cell) else "magellan.goal.strike"
        label = Msg(key, cell=cell.upper())
        options.append(Option(f"strike-{cell}", Strike(cell, crossed), label, group=Msg("magellan.goal.strikes")))
    return options


def _carriages(position: Position, seat: Seat, group: Group) -> list[Option[Goal]]:
    """Where the plane beside a jeep, or with it aboard, can bring it: boarding, flight and getting out in one choice."""
    return [
        Option(f"fly-{node_token(node)}", Fly(node, points, True), _carried(node), says.points(points), group=_CARRIAGES)
        for node, points in carriages(position, seat, group)
    ]


_CARRIAGES = Msg("magellan.goal.carriages")


@cache
def _carried(node: Node) -> Msg:
    return Msg("magellan.goal.carried", place=says.named_place(node))
