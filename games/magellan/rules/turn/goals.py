"""Where a chosen piece may go: all places within its points, and named ones beyond them."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Ask, Msg, Option, Seat, Who
from games.magellan.rules import says
from games.magellan.rules.board import BASES, CANALS, CAPITALS, NEXT, NODES, NUMBERS, Cell, Node, cell_of, is_sea, node_token, shores
from games.magellan.rules.state import Group, Moving, Plane, Position, Ship, State, What
from games.magellan.rules.turn.courses import FAR, costs_without_fights, guarded_nodes
from games.magellan.rules.turn.fights import cells, enemies, targets
from games.magellan.rules.turn.places import AT_SEA, IS_NAMEABLE, TOKENS, distances, is_jeep, places
from games.magellan.rules.turn.travel import carriages, flights, strikes
from games.magellan.rules.turn.war import FACES, bomb_hits
from games.magellan.rules.values import Board, Elsewhere, Fly, Go, Goal, Strike, Unload
from games.magellan.rules.ways import Embarkations, embarkations_of, reachable, within_reach

_ONE = says.points(1)
_ELSE = Msg("magellan.goal.else")
BOARD: Option[Goal] = Option("plane", Board(), Msg("magellan.goal.board"), _ONE, group=_ELSE)
UNLOAD: Option[Goal] = Option("unload", Unload(), Msg("magellan.goal.unload"), _ONE, group=_ELSE)
TO: Option[Goal] = Option("to", Elsewhere(), Msg("magellan.rest.goal"), Msg("magellan.goal.to.hint"), group=_ELSE)

FREE_ENDS = {node for canal in CANALS if not canal.cost for node in canal.nodes}
"""Ends of a canal that costs nothing."""


def can_go(position: Position, seat: Seat, group: Group) -> bool:
    """Return whether a group has anywhere to go now."""
    player, points, what = position.players[seat], position.points, group.what
    if what == "plane-jeep":
        return points > 0
    if what == "plane":
        return points > 0 and bool(flights(position, seat, group) or strikes(position, seat, group))
    if what != "jeep":
        return points > 0 or group.node in FREE_ENDS
    return points > 0 and (can_drive(group.node, points, player.ships) or Plane(group.node) in player.planes)


def can_drive(node: Node, points: int, ships: tuple[Ship, ...]) -> bool:
    """Return whether a jeep on land with one point or more can drive or board an own ship."""
    if points > 1 and NEXT[NUMBERS[node]]:
        return True
    coast = shores(node)
    if coast:
        for ship in ships:
            if ship.node in coast and not ship.load:
                return True
    return False


def goals(position: Position, seat: Seat, group: Group) -> Ask:
    """Ask where a group shall go."""
    prompt = _where(group.what, group.node, position.points)
    options = destinations(position, seat, group)
    if position.war is not None:
        options = _warned(position, seat, group, options)
    return Ask("move.goal", prompt, tuple(options), so_far=partial(State, position, Moving(group)))


@lru_cache(maxsize=4096)
def _where(what: What, node: Node, points: int) -> Msg:
    return Msg("magellan.goal.ask", what=says.WHATS[what], place=says.spot(node), points=points)


def destinations(position: Position, seat: Seat, group: Group) -> list[Option[Goal]]:
    """Return the options of where a chosen piece may go.

    Of ships and jeeps: the places within the points, near ones first, then named places beyond them, then any place by its coordinates.
    """
    player, points = position.players[seat], position.points
    if group.what in ("plane", "plane-jeep"):
        options = [*_flights(position, seat, group, "")]
        return [UNLOAD, *_carriages(position, seat, group), *options] if group.what == "plane-jeep" else options
    ships = embarkations_of(player, group)
    bound = BOUNDS[bisect_left(BOUNDS, points)]
    near = _near("ship" if group.what in AT_SEA else group.what, group.node, bound, within_reach(ships, bound))
    end = bisect_right(near.costs, points)
    options = list(near.options[:end])
    named, reaches_out = places(position, seat, group), points > (1 if is_jeep(group) else 0)
    far = distances(named, group.what, group.node, ships)
    beyond = bisect_left(far, (points + 1, ""))
    for distance, node in far[:beyond]:
        options[near.places[node]] = named.option(node, distance)
    if reaches_out:
        options += named.beyond(far[beyond:])
    if end and reaches_out:
        options.append(TO)
    if group.what == "jeep" and Plane(group.node) in player.planes:
        options += [BOARD, *_carriages(position, seat, group)]
    if group.what in ("ship-plane", "ship-both"):
        options += _flights(position, seat, group, "fly-")
    return options


def _warned(position: Position, seat: Seat, group: Group, options: list[Option[Goal]]) -> list[Option[Goal]]:
    """Return the options; a place says so if every cheapest way to it leads into a fight."""
    points, guarded = position.points, guarded_nodes(position)
    if guarded.isdisjoint([option.value.node for option in options if isinstance(option.value, Go)]):
        return options
    war = position.war
    foes, carries = enemies(war, seat), is_jeep(group)
    kinds = [kind for kind in war.pieces if kind == "ship" or (kind == "jeep" and carries)] if war is not None else []
    foe_in = {cell: foe for foe in foes for kind in kinds for cell in cells(position.players[foe], kind)}
    safe_costs = costs_without_fights(guarded, position.players[seat], group, points)
    for at, option in enumerate(options):
        goal = option.value
        if isinstance(goal, Go) and safe_costs.get(NUMBERS[goal.node], FAR) > goal.points <= points:
            options[at] = replace(option, hint=_warning(foe_in, foes, option))
    return options


def _warning(foe_in: Mapping[Cell, Seat], foes: Sequence[Seat], option: Option[Goal]) -> Msg:
    """Tell how far a place is, and whom a piece meets on every cheapest way there."""
    assert isinstance(option.value, Go) and option.hint is not None
    foe = foe_in.get(cell_of(option.value.node)) if len(foes) > 1 else foes[0]
    if foe is None:
        return Msg("magellan.goal.meets.some", hint=option.hint)
    return Msg("magellan.goal.meets", hint=option.hint, who=Who(foe))


class Near(Struct, frozen=True):
    """The options within some points, the cheapest first."""

    options: tuple[Option[Goal], ...]
    costs: array[int]
    """The points of each option."""
    places: dict[Node, int]
    """The index of the option of each node that can have a name of its own."""


@lru_cache(maxsize=2048)
def _near(what: What, node: Node, points: int, ships: Embarkations) -> Near:
    at_sea = what in AT_SEA
    near = [(number, cost) for number, cost in reachable(what, node, points, ships) if _IS_NOTED[number]]
    ready = _GOALS[at_sea]
    options = tuple([ready.get(number << _FAR_BITS | cost) or _goal(at_sea, number, cost) for number, cost in near])
    places = {NODES[number]: at for at, (number, _) in enumerate(near) if IS_NAMEABLE[number]}
    return Near(options, array("H", [cost for _, cost in near]), places)


NOTED = frozenset(
    [base.land for base in BASES]
    + [node for node in NODES if is_sea(node) or node.endswith("l1") or node in CAPITALS or NEXT[NUMBERS[node]]]
)
"""Places that menus list: seas, the largest land of each cell, lands with a capital, a base or a way to the next cell. To send a jeep to
one of the many other islands, a player enters its coordinates."""
_IS_NOTED = bytes([node in NOTED for node in NODES])


BOUNDS = (5, 12, 17, 24, 40, 10**6)
"""Destinations are computed for these points and kept. For the points of a turn the next greater bound is taken, and its list is cut."""


_FAR_BITS = 10
_GOALS: tuple[dict[int, Option[Goal]], ...] = ({}, {})
"""The options of places without a name, for groups with a jeep and for other ships. The keys join the number of the node and the points
to it as `number << _FAR_BITS | points`. All menus share the options, so they are kept for the life of the process: some tens of thousands
of 150 bytes each."""


def _goal(at_sea: bool, number: int, far: int) -> Option[Goal]:
    """Make the option of a place without a name."""
    node = NODES[number]
    hint = _closed(far) if node in CAPITALS else says.points(far)
    option: Option[Goal] = Option(TOKENS[at_sea][number], Go(node, far), says.named_place(node), hint, 1, _within(far))
    _GOALS[at_sea][number << _FAR_BITS | far] = option
    return option


@cache
def _within(far: int) -> Msg:
    return Msg("magellan.goal.within", points=far)


@cache
def _closed(far: int) -> Msg:
    """Tell the points to a capital whose card does not lie open."""
    return Msg("magellan.goal.closed", points=says.points(far))


def _flights(position: Position, seat: Seat, group: Group, prefix: str) -> list[Option[Goal]]:
    options: list[Option[Goal]] = []
    for node, points in flights(position, seat, group):
        token = prefix + (node_token(node) if not is_sea(node) else node)
        options.append(Option(token, Fly(node, points), says.named_place(node), says.points(points), group=Msg("magellan.goal.flights")))
    for cell, crossed in strikes(position, seat, group):
        key = "magellan.goal.bomb" if targets(position, cell) else "magellan.goal.strike"
        hits = max([bomb_hits(position, foe, cell) for foe in targets(position, cell)], default=0)
        odds = Msg("magellan.bomb.odds", hits=hits, faces=FACES) if hits else None
        options.append(Option(f"strike-{cell}", Strike(cell, crossed), Msg(key, place=says.at(cell)), odds, group=STRIKES))
    return options


def _carriages(position: Position, seat: Seat, group: Group) -> list[Option[Goal]]:
    """Return where a plane can bring a jeep: boarding, flight and unloading in one."""
    return [
        Option(f"fly-{node_token(node)}", Fly(node, points, True), _carried(node), says.points(points), group=CARRIAGES)
        for node, points in carriages(position, seat, group)
    ]


STRIKES = Msg("magellan.goal.strikes")
"""The group of the flights over enemies."""
CARRIAGES = Msg("magellan.goal.carriages")
"""The group of the ways by plane."""


@cache
def _carried(node: Node) -> Msg:
    return Msg("magellan.goal.carried", place=says.named_place(node))
