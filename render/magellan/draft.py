"""A half-made move read from its tokens: the ways that pieces would go, what is developed or bought, and what is offered next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from msgspec import structs

from engine.games.magellan.board import NODES, cell_of, is_cell, is_node, is_sea, lands, lines, seas
from engine.games.magellan.pieces import LOAD
from engine.games.magellan.state import Group, Plane, Player, Ship, What
from engine.games.magellan.turn.travel import points_for
from engine.games.magellan.view import GroupView, MagellanView, PlayerView
from engine.games.magellan.ways import embarkations, reachable, shortened, way, way_cost
from render import Marks

WHATS: tuple[What, ...] = ("jeep", "ship", "ship-jeep", "ship-plane", "ship-both", "plane", "plane-jeep")
KINDS = ("jeep", "ship", "plane")


@dataclass(frozen=True, slots=True)
class Way:
    """A way that the draft makes a piece go; `points` is what it costs."""

    what: What
    nodes: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Draft:
    """What a half-made move would do, and where it can go on."""

    seat: int | None = None
    ways: tuple[Way, ...] = ()
    chosen: Group | None = None
    """The piece that was chosen and whose goal is asked for."""
    goals: tuple[tuple[str, int], ...] = ()
    """Cells offered as goals, with the points to get there, the near ones first."""
    pieces: tuple[Group, ...] = ()
    """Pieces offered."""
    developed: tuple[str, ...] = ()
    developable: tuple[str, ...] = ()
    """Countries that the draft develops, and those offered."""
    bought: tuple[tuple[str, int], ...] = ()
    points: int = 0
    """Points left after the draft."""
    cash: int = 0
    """Money left after the draft."""

    @property
    def is_empty(self) -> bool:
        return not (self.ways or self.chosen or self.developed or self.bought)

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells that a picture of the draft should show, those where it goes on first."""
        found = [cell_of(self.chosen.node)] if self.chosen else []
        for done in reversed(self.ways):
            found += [cell_of(done.nodes[-1]), cell_of(done.nodes[0])]
        return tuple(dict.fromkeys(found))


def read(view: MagellanView, marks: Marks) -> Draft:
    """The draft of the view's own seat. Tokens that say nothing of the map are passed over."""
    if view.seat is None:
        return Draft()
    me = view.players[view.seat]
    draft = Draft(view.seat, points=view.points, cash=me.cash)
    if view.stage != "moving":
        return replace(draft, pieces=_pieces(marks.offered), goals=_landings(view, marks.offered))
    player = _player(me)
    ways: list[Way] = []
    bought: Counter[str] = Counter()
    developed: list[str] = []
    points, cash = view.points, me.cash
    costs = {country.country: country.cost for country in view.countries}
    chosen: Group | None = None
    wanted = ""
    for token in marks.path:
        if wanted:
            bought[wanted] += int(token) if token.isdigit() else 0
            cash -= view.prices[KINDS.index(wanted)] * (int(token) if token.isdigit() else 0)
            wanted = ""
        elif chosen is not None:
            if token == "to":
                continue
            goal = goal_node(chosen, token)
            if goal and _is_carriage(chosen, token):
                ways.append(_carriage(chosen, goal))
                player = _carried(player, chosen, goal)
                points -= ways[-1].points
            elif goal:
                done = _way(player, chosen, goal, points)
                if len(done.nodes) > 1:
                    ways.append(done)
                    player = _walked(player, chosen, done.nodes)
                    points -= done.points
            chosen = None
        elif token.startswith("develop-"):
            developed.append(token.removeprefix("develop-"))
            cash -= costs.get(developed[-1], 0)
        elif token.removeprefix("buy-") in KINDS and token.startswith("buy-"):
            wanted = token.removeprefix("buy-")
        else:
            chosen = group_of(token)
    return replace(
        draft,
        ways=tuple(ways),
        chosen=chosen,
        goals=_goals(player, chosen, marks.offered, points) if chosen else (),
        pieces=() if chosen else _pieces(marks.offered),
        developed=tuple(developed),
        developable=tuple(token.removeprefix("develop-") for token in marks.offered if token.startswith("develop-")),
        bought=tuple((kind, bought[kind]) for kind in KINDS if bought[kind]),
        points=points,
        cash=cash,
    )


def group_of(token: str) -> Group | None:
    """The pieces that a token such as `ship-jeep-6s33` means."""
    word, _, place = token.rpartition("-")
    what = next((what for what in WHATS if what == word), None)
    if what is None:
        return None
    node = node_of(place, what.startswith("ship"))
    return Group(what, node) if node else None


def node_of(token: str, sea: bool) -> str | None:
    """The piece of sea or land that a token means: a cell alone is its largest one."""
    if is_node(token):
        return token
    found = (seas(token) if sea else lands(token)) if is_cell(token) else ()
    return found[0] if found else None


def goal_node(group: Group, token: str) -> str | None:
    """Where a goal's token leads: for what lands by itself a cell means its land wherever it has any."""
    token = token.removeprefix("fly-")
    if token.startswith("strike-"):
        return node_of(token.removeprefix("strike-"), True) or node_of(token.removeprefix("strike-"), False)
    is_landing = not group.what.startswith("ship") or group.what == "ship-jeep"
    return node_of(token, not is_landing) or node_of(token, is_landing)


def _pieces(offered: tuple[str, ...]) -> tuple[Group, ...]:
    found = [group_of(token) or group_of(token.partition("-")[2]) for token in offered]
    return tuple(dict.fromkeys(group for group in found if group))


def _player(me: PlayerView) -> Player:
    """The own pieces as the rules hold them."""

    def times(found: GroupView) -> range:
        return range(found.count)

    ships = [Ship(found.node, LOAD[found.what]) for found in me.groups if found.what in LOAD for _ in times(found)]
    planes = [Plane(found.node, found.what == "plane-jeep") for found in me.groups if found.what.startswith("plane") for _ in times(found)]
    jeeps = [found.node for found in me.groups if found.what == "jeep" for _ in times(found)]
    return Player(me.cash, "", "", tuple(jeeps), tuple(ships), tuple(planes))


def _way(player: Player, group: Group, goal: str, points: int) -> Way:
    if _flies(group):
        return Way(group.what, (group.node, goal), points_for(lines(cell_of(group.node), cell_of(goal))))
    found = way(player, group, goal) if _has(player, group) else None
    nodes = shortened(found, points) if found else (group.node,)
    return Way(group.what, nodes, way_cost(nodes))


def _is_carriage(group: Group, token: str) -> bool:
    """Whether a goal is where a plane brings the chosen jeep."""
    return token.startswith("fly-") and group.what in ("jeep", "plane-jeep")


def _carriage(group: Group, goal: str) -> Way:
    """A jeep brought by a plane: boarding, if it is not aboard, flight and getting out."""
    changes = 1 if group.what == "plane-jeep" else 2
    return Way("plane-jeep", (group.node, goal), changes + points_for(lines(cell_of(group.node), cell_of(goal))))


def _carried(player: Player, group: Group, goal: str) -> Player:
    """The own pieces after a plane brought a jeep."""
    jeeps, planes = list(player.jeeps), list(player.planes)
    plane = Plane(group.node, group.what == "plane-jeep")
    if plane in planes:
        planes.remove(plane)
    if group.what == "jeep" and group.node in jeeps:
        jeeps.remove(group.node)
    return structs.replace(player, jeeps=(*jeeps, goal), planes=(*planes, Plane(goal)))


def _flies(group: Group) -> bool:
    return group.what.startswith("plane") or group.what in ("ship-plane", "ship-both")


def _has(player: Player, group: Group) -> bool:
    if group.what == "jeep":
        return group.node in player.jeeps
    return any(ship.node == group.node and ship.load == LOAD.get(group.what) for ship in player.ships)


def _walked(player: Player, group: Group, nodes: tuple[str, ...]) -> Player:
    """The own pieces after a way of the draft, so that the next way starts from there."""
    end = nodes[-1]
    jeeps, ships, planes = list(player.jeeps), list(player.ships), list(player.planes)
    if group.what.startswith("plane"):
        plane = Plane(group.node, group.what == "plane-jeep")
        if plane in planes:
            planes.remove(plane)
        planes.append(Plane(end, plane.is_laden))
    elif group.what == "jeep" and not any(map(is_sea, nodes)):
        jeeps.remove(group.node)
        jeeps.append(end)
    else:
        sailed = [node for node in nodes if is_sea(node)]
        load = LOAD.get(group.what, "")
        if group.what == "jeep":
            jeeps.remove(group.node)
            load = "jeep"
        else:
            jeeps += [end] if not is_sea(end) else []
        start = sailed[0] if group.what == "jeep" else group.node
        before = next((ship for ship in ships if ship.node == start and ship.load == ("" if group.what == "jeep" else load)), None)
        if before:
            ships.remove(before)
        if group.what == "jeep" and not is_sea(end):
            jeeps.append(end)
        ships.append(Ship(sailed[-1] if sailed else group.node, load if is_sea(end) else ""))
    return Player(player.cash, "", "", tuple(jeeps), tuple(ships), tuple(planes))


def _landings(view: MagellanView, offered: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Where the plane in the air may land, and what its whole flight costs then."""
    flight = view.flight
    if flight is None:
        return ()
    found: dict[str, int] = {}
    for token in offered:
        node = goal_node(Group("plane", ""), token.removeprefix("land-")) if token.startswith("land-") else None
        if node:
            found[cell_of(node)] = points_for(flight.lines + lines(flight.cell, cell_of(node)))
    return tuple(found.items())


def _goals(player: Player, group: Group, offered: tuple[str, ...], points: int) -> tuple[tuple[str, int], ...]:
    """The cells of the offered goals within the points left, with the least points to each."""
    costs: dict[str, int] = {}
    if not _flies(group) and _has(player, group):
        ships = embarkations(player, group.node) if group.what == "jeep" else ()
        costs = {NODES[number]: cost for number, cost in reachable(group.what, group.node, points, ships)}
    found: dict[str, int] = {}
    for token in offered:
        node = goal_node(group, token)
        if node is None or token == "to":
            continue
        cost = points_for(lines(cell_of(group.node), cell_of(node))) if _flies(group) else costs.get(node)
        if _is_carriage(group, token):
            cost = _carriage(group, node).points
        if cost is not None:
            found[cell_of(node)] = min(cost, found.get(cell_of(node), cost))
    return tuple(sorted(found.items(), key=lambda item: (item[1], item[0])))
