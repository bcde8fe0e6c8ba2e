"""Where a chosen piece may go: all places within its points, and named ones beyond them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache, lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Ask, Msg, Option, Path, Seat, Suggestion, Token
from engine.games.magellan import says
from engine.games.magellan.board import (
    BASES,
    CANALS,
    CAPITALS,
    NATIONS,
    NEXT,
    NODES,
    NUMBERS,
    Node,
    cell_of,
    is_cell,
    is_sea,
    lands,
    node_token,
    seas,
    shores,
)
from engine.games.magellan.cards import CARDS, cost, cost_under, place, title
from engine.games.magellan.cards.deck import FirstToReach
from engine.games.magellan.state import Card, Country, Group, Moving, Plane, Position, Ship, State, What
from engine.games.magellan.turn.fights import targets
from engine.games.magellan.turn.trade import NODE
from engine.games.magellan.turn.travel import carriages, flights, strikes
from engine.games.magellan.values import Board, Elsewhere, Fly, Go, Goal, Strike, Unload
from engine.games.magellan.ways import BOARD_COST, Embarkations, distance, embarkations, reachable, shortened, way
from engine.games.magellan.worth import WINNING, bonus, is_worth, of_bonus, of_country, promise, wins
from engine.talk import Later

_ONE = says.points(1)
_ELSE = Msg("magellan.goal.else")
BOARD: Option[Goal] = Option("plane", Board(), Msg("magellan.goal.board"), _ONE, group=_ELSE)
UNLOAD: Option[Goal] = Option("unload", Unload(), Msg("magellan.goal.unload"), _ONE, group=_ELSE)
TO: Option[Goal] = Option("to", Elsewhere(), Msg("magellan.goal.to"), Msg("magellan.goal.to.hint"), group=_ELSE)

AT_SEA = ("ship", "ship-plane", "ship-both")
"""Ships from which no jeep lands."""

MOST = 10
"""Suggestions of one ask."""

FREE_ENDS = {node for canal in CANALS if not canal.cost for node in canal.nodes}
"""Ends of a canal that costs nothing."""


def is_jeep(group: Group) -> bool:
    """Whether a jeep travels that may land by itself."""
    return group.what in ("jeep", "ship-jeep")


def goal_token(group: Group, node: Node) -> str:
    """How a destination is written. A ship's are seas; a cell alone means land for a jeep wherever there is any."""
    return _TOKENS[group.what in AT_SEA][NUMBERS[node]]


def _tokens(at_sea: bool) -> tuple[Token, ...]:
    return tuple([node if is_sea(node) and not at_sea and lands(cell_of(node)) else node_token(node) for node in NODES])


_TOKENS = (_tokens(False), _tokens(True))
"""By whether only seas are meant, and by the number of the node."""


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
    ranked = sorted(named, key=lambda entry: (-_promise(position, seat, *entry), entry[0].points))
    return tuple([_ready(position, seat, group, option, is_short) for _, option in ranked[:MOST]])


def _promise(position: Position, seat: Seat, goal: Go, option: Option[Goal]) -> float:
    """What going to a named place promises: nothing where no country there can be paid and earns something."""
    if option.group == NAMED["discovery"]:
        cards = discoveries(position, Group("jeep", ""))
        return promise(of_bonus(bonus(cards[goal.node])), goal.points) if goal.node in cards else 0.0
    worths = [0.0]
    for country in position.open:
        least = cost(position, country)
        if NODE[country] == goal.node and least <= position.players[seat].cash and is_worth(position, seat, country, least):
            worths.append(of_country(NATIONS[country].income, least) + WINNING * wins(position, seat, country))
    return promise(max(worths), goal.points)


def _ready(position: Position, seat: Seat, group: Group, option: Option[Goal], is_short: bool) -> Suggestion:
    """A named place with what follows from going there, and where the piece stops if the points do not reach."""
    goal = option.value
    assert isinstance(goal, Go)
    left, key, is_over, hint = position.points - goal.points, "magellan.goal.place", is_short, option.hint
    path: Path = (option.token,)
    if left >= 0 and not is_short:
        opened = [country for country in position.open if NODE[country] == goal.node and option.group == NAMED["capital"]]
        if len(opened) == 1 and cost(position, opened[0]) <= position.players[seat].cash:
            path, key = (*path, f"develop-{opened[0]}"), "magellan.goal.place-develops"
            is_over = wins(position, seat, opened[0])
    whole = way(position.players[seat], group, goal.node) if left < 0 else None
    if whole is not None and hint is not None:
        stop = shortened(whole, position.points)[-1]
        hint = Msg("magellan.goal.stops", stop=cell_of(stop).upper(), hint=hint)
    if left <= 0 and not is_over:
        path = (*path, "end")
    return Suggestion(path, Msg(key, place=option.label), hint=hint, plays=path[-1] == "end")


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
    places = {NODES[number]: at for at, (number, _) in enumerate(near) if _IS_NAMEABLE[number]}
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


def _discovery(effect: FirstToReach) -> tuple[Node, bool]:
    """Where a jeep or a ship comes to that reaches a place, and whether only a jeep can; a plane has nothing to name."""
    if not is_cell(effect.cell) or effect.piece == "plane":
        return _NOTHING
    is_inland = effect.piece != "ship"
    return next(iter((lands if is_inland else seas)(effect.cell)), ""), is_inland


_NOTHING = ("", False)
_DISCOVERIES = {card: _discovery(printed.effect) for card, printed in CARDS.items() if isinstance(printed.effect, FirstToReach)}


NAMEABLE = frozenset(CAPITALS) | {node for base in BASES for node in (base.land, base.sea)} | {node for node, _ in _DISCOVERIES.values()}
"""Places that can have a group of their own: capitals, start bases, discoveries."""
_IS_NAMEABLE = bytes([node in NAMEABLE for node in NODES])

BOUNDS = (5, 12, 17, 24, 40, 10**6)
"""Points up to which destinations are kept together; fewer points take the first of them."""

Cards = tuple[tuple[Country, int], ...]
"""Open countries of one place and what developing them costs."""


class Places:
    """The named places of a piece: `capital` with the open countries, `own`, or the card of a bonus; and their options."""

    __slots__ = ("_at_sea", "_beyond", "_made", "named")

    def __init__(self, at_sea: bool, named: dict[Node, tuple[str, Cards]]) -> None:
        self.named = named
        self._at_sea = at_sea
        self._made: dict[tuple[Node, int], Option[Goal]] = {}
        self._beyond: dict[tuple[Node, int], Option[Goal]] = {}

    def option(self, node: Node, points: int) -> Option[Goal]:
        """The option of a named place that is so many points away."""
        option = self._made.get((node, points))
        if option is None:
            option = self._made[node, points] = _named(self._at_sea, node, points, *self.named[node])
        return option

    def beyond(self, node: Node, points: int) -> Option[Goal]:
        """The same where the points do not reach: the piece stops on the way, so the label does not say that it arrives."""
        option = self._beyond.get((node, points))
        if option is None:
            option = self.option(node, points)
            option = self._beyond[node, points] = replace(option, label=Msg("magellan.goal.towards", place=option.label))
        return option


def places(position: Position, seat: Seat, group: Group) -> Places:
    """The named places of a group: the owner's base and countries, places with a bonus, open capitals."""
    player = position.players[seat]
    cards = tuple([active.card for active in position.active])
    if is_jeep(group):
        return _places_by_jeep(player.base, player.countries, position.open, cards)
    return _places_by_ship(player.port, cards)


@lru_cache(maxsize=512)
def _places_by_ship(port: Node, cards: tuple[Card, ...]) -> Places:
    return Places(True, {port: _OWN, **{node: (card, ()) for node, card in _discovered(cards, False).items()}})


@lru_cache(maxsize=512)
def _places_by_jeep(base: Node, own: tuple[Country, ...], opened: tuple[Country, ...], cards: tuple[Card, ...]) -> Places:
    named: dict[Node, tuple[str, Cards]] = {base: _OWN, **{node: (card, ()) for node, card in _discovered(cards, True).items()}}
    for country in own:
        named.setdefault(NODE[country], _OWN)
    for country in opened:
        node = NODE[country]
        others = named[node][1] if node in named else ()
        named[node] = ("capital", (*others, (country, cost_under(cards, country))))
    return Places(False, named)


_OWN: tuple[str, Cards] = ("own", ())


@lru_cache(maxsize=4096)
def distances(named: Places, what: What, start: Node, ships: Embarkations) -> tuple[tuple[int, Node], ...]:
    """How far the named places are from a piece, near ones first."""
    found = [(distance(what, start, node, ships), node) for node in named.named if node != start]
    return tuple(sorted([(least, node) for least, node in found if least is not None]))


def _name(options: list[Option[Goal]], near: Near, named: Places, way: tuple[Group, Embarkations, int]) -> None:
    """Put named places into groups of their own, those beyond the points at the end, near ones first."""
    group, ships, points = way
    reaches_out = points > is_jeep(group)
    for least, node in distances(named, group.what, group.node, ships):
        if least <= points:
            options[near.places[node]] = named.option(node, least)
        elif reaches_out:
            options.append(named.beyond(node, least))


def discoveries(position: Position, group: Group) -> dict[Node, Card]:
    """Places of open bonuses that this group could reach first, and their cards."""
    found = _discovered(tuple([active.card for active in position.active]), is_jeep(group))
    return {node: card for node, card in found.items() if node != group.node}


def discoveries_of(card: Card) -> tuple[Node, bool] | None:
    """Where a jeep or ship reaches the place of a card, and whether only a jeep can; `None` for other cards."""
    found = _DISCOVERIES.get(card, _NOTHING)
    return found if found[0] else None


def _discovered(cards: tuple[Card, ...], by_jeep: bool) -> dict[Node, Card]:
    found: dict[Node, Card] = {}
    for card in cards:
        node, is_inland = _DISCOVERIES.get(card, _NOTHING)
        if node and (by_jeep or not is_inland):
            found[node] = card
    return found


@lru_cache(maxsize=65536)
def _goal(at_sea: bool, number: int, far: int) -> Option[Goal]:
    """A place like others."""
    node = NODES[number]
    hint = _closed(far) if node in CAPITALS else says.points(far)
    return Option(_TOKENS[at_sea][number], Go(node, far), says.named_place(node), hint, 1, _within(far))


@lru_cache(maxsize=16384)
def _named(at_sea: bool, node: Node, far: int, kind: str, countries: Cards) -> Option[Goal]:
    """A place of open countries with what they cost and bring, or of a bonus."""
    token, goal = _TOKENS[at_sea][NUMBERS[node]], Go(node, far)
    if not countries:
        if kind == "own":
            return Option(token, goal, _own(node), says.points(far), group=NAMED[kind])
        money = bonus(kind)
        label = Msg("magellan.goal.bonus", place=place(kind) or title(kind), cell=cell_of(node).upper())
        hint = Msg("magellan.goal.bonus.hint", points=says.points(far), money=money)
        return Option(token, goal, label, hint, group=NAMED["discovery"])
    names = tuple([NATIONS[country].name for country, _ in countries])
    label = Msg("magellan.goal.capital", countries=names, cell=cell_of(node).upper())
    lines = tuple([Msg("magellan.goal.card", cost=least, income=NATIONS[country].income) for country, least in countries])
    return Option(token, goal, label, Msg("magellan.goal.capital.hint", cards=lines, points=says.points(far)), group=NAMED["capital"])


def _own(node: Node) -> Msg:
    """The own base, or the own country on whose capital's land a piece comes."""
    base = _BASES.get(node)
    if base is not None:
        return Msg("magellan.goal.base", base=Msg(f"magellan.base.{base.name}"), place=says.place(node))
    return Msg("magellan.goal.owned", place=says.named_place(node))


_BASES = {node: base for base in BASES for node in (base.land, base.sea)}
NAMED = {
    "capital": Msg("magellan.goal.capitals"),
    "discovery": Msg("magellan.goal.discoveries"),
    "own": Msg("magellan.goal.own"),
}
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
