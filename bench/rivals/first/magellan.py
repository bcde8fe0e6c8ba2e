"""The sensible player of `magellan` as it was before any bot looked ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bench.rivals.first.magellan_worth import is_worth, of_bonus, of_country, promise
from engine.core import Ask, Form, Option, Path, Seat, Token
from engine.games.magellan import cards
from engine.games.magellan.board import NATIONS, Node, cell_of, is_cell, lands, seas
from engine.games.magellan.cards.deck import FirstToReach
from engine.games.magellan.pieces import count, group_count, groups, lost_with
from engine.games.magellan.state import LIMIT, Country, Group, Kind, Position, State
from engine.games.magellan.turn.fights import targets, unguarded
from engine.games.magellan.turn.places import is_jeep
from engine.games.magellan.turn.trade import bought, developed
from engine.games.magellan.turn.travel import carriages, gone, moved, strikes
from engine.games.magellan.values import Bomb, Buy, Develop, End, Fly, GiveUp, Go, Pack, Sortie, Strike
from engine.games.magellan.ways import Way, distance, embarkations, shortened, way, way_cost

FEW_OPEN = 3
"""With fewer worthwhile countries open a geographic card is drawn."""
FAR = 16
"""Points of a way that make a new jeep and ship at the base no worse than those abroad."""
GAIN = 1.1
"""How much more a plane has to promise to be bought."""
FLEET = 4
"""Ships that are enough."""
RESERVE = 1
"""Cash that is kept: a player without money and countries is out."""
FLIGHT = 7
"""Points of a flight with a jeep that one throw often brings."""
WAYS = 9
"""Ways of one plan."""

Plan = tuple[tuple[Any, ...], ...]
"""For each ask of a line the values to choose, the best first."""


class Aim(Struct, frozen=True):
    """Something to go for: a country (`cost` M), or a bonus; `worth` is compared with others."""

    node: Node
    worth: float
    cost: int = 0
    country: Country | None = None
    is_for_ship: bool = False


class Carriage(Struct, frozen=True):
    """A plane brings a jeep to `fly`, on its way to an aim."""

    worth: float
    group: Group
    fly: Fly
    aim: Aim


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to one ask, from an imagined world."""
    assert isinstance(ask, Ask)
    free = [option for option in ask.options if option.blocked is None]
    if len(free) == 1:
        return free[0].token
    position = world.position
    if ask.name == "draw.pack":
        return _pack(position, seat, free)
    if ask.name == "lose.piece":
        return min(free, key=_loss).token
    if ask.name == "owe.country":
        return min(free, key=lambda option: (NATIONS[option.value].income / NATIONS[option.value].cost, option.value)).token
    if ask.name in ("fight.choice", "flight.choice", "defend.choice"):
        attack = next((option for option in free if isinstance(option.value, Sortie | Bomb)), None)
        return (attack or rng.choice(free)).token
    return planned(plan(world, seat), ask, path)


def planned(steps: Plan, ask: Ask, path: Path) -> Token:
    """What a plan answers to an ask of a line; where it does not fit the turn ends."""
    free = [option for option in ask.options if option.blocked is None]
    for wanted in steps[len(path)] if len(path) < len(steps) else ():
        chosen = next((option for option in free if _fits(option.value, wanted)), None)
        if chosen is not None:
            return chosen.token
    return next((option for option in free if isinstance(option.value, End)), free[0]).token


def _fits(value: Any, wanted: Any) -> bool:
    """Whether an option is what the plan wants; of a way only its end counts."""
    return value == wanted or (isinstance(value, Go) and isinstance(wanted, Go) and value.node == wanted.node)


def _loss(option: Option[GiveUp]) -> tuple[int, bool, Token]:
    """The fewest pieces first, ships last."""
    choice = option.value
    return len(lost_with(choice.kind, choice.group)), choice.kind == "ship", option.token


def _pack(position: Position, seat: Seat, free: Sequence[Option[Any]]) -> Token:
    """Players with income want the revenue of the history pack; without countries worth their cost a new one is needed."""
    packs = [option for option in free if isinstance(option.value, Pack)]
    first = wanted_pack(position, seat)
    return next((pack for pack in packs if pack.value.name == first), packs[0]).token


def wanted_pack(position: Position, seat: Seat) -> str:
    """The pack that helps most: a new country as long as few of the open ones can be paid and are worth it, else history."""
    wanted = [aim for aim in aims(position, seat) if aim.country is not None]
    return "geographic" if len(wanted) < FEW_OPEN else "history"


@lru_cache(maxsize=4)
def plan(world: State, seat: Seat) -> Plan:
    """The values of a whole line: develop, buy, go, develop where the way has led."""
    position = world.position
    steps: list[tuple[Any, ...]] = []
    position = _run(position, seat, list(aims(position, seat)), steps, buys=True)
    return (*steps, *_strike(position, seat), (End(),))


def errands(position: Position, seat: Seat, wanted: Iterable[Aim], *, buys: bool) -> Plan:
    """A line that develops and goes towards some aims only, with new pieces for them or without."""
    steps: list[tuple[Any, ...]] = []
    _run(position, seat, list(wanted), steps, buys=buys)
    return (*steps, (End(),))


def _run(position: Position, seat: Seat, wanted: list[Aim], steps: list[tuple[Any, ...]], *, buys: bool) -> Position:
    """Develop, buy, go, develop where the way has led."""
    position, wanted = _develop(position, seat, wanted, steps)
    if buys:
        position = _outfit(position, seat, wanted, steps)
        position = _with_plane(position, seat, wanted, steps)
    return _gone(position, seat, wanted, steps)


def _gone(position: Position, seat: Seat, wanted: list[Aim], steps: list[tuple[Any, ...]]) -> Position:
    """Go to what promises most as far as the points allow, and develop where the way has led."""
    moved_on: set[Group] = set()
    for _ in range(WAYS):
        best = _best(position, seat, wanted, moved_on)
        flight = _flight(position, seat, wanted)
        if flight is not None and (best is None or flight.worth > best[0]):
            steps += ((flight.group,), (flight.fly,))
            position = moved(position, seat, flight.group, flight.fly, [])
            position, wanted = _develop(position, seat, wanted, steps)
            continue
        if best is None:
            break
        _, group, aim, path = best
        steps += ((group,), (Go(aim.node), Go(path[-1])))
        position = gone(position, seat, group, aim.node, [])
        moved_on |= {other for other in groups(position.players[seat]) if other.node == path[-1]}
        if path[-1] == aim.node:
            position, wanted = _develop(position, seat, wanted, steps)
        wanted = [other for other in wanted if other is not aim]
    return position


def aims(position: Position, seat: Seat) -> tuple[Aim, ...]:
    """Open countries that the player can pay and that are worth it, what can be taken in war, and open bonuses."""
    worthwhile = []
    for country in position.open:
        nation, cost = NATIONS[country], cards.cost(position, country)
        if cost <= _spare(position, seat) and is_worth(position, seat, country, cost):
            worthwhile.append(Aim(nation.node, of_country(nation.income, cost), cost, country))
    prey = [NATIONS[country] for country in unguarded(position, seat)]
    worthwhile += [Aim(nation.node, float(nation.income)) for nation in prey]
    for active in position.active:
        effect = cards.CARDS[active.card].effect
        if isinstance(effect, FirstToReach) and is_cell(effect.cell) and effect.piece != "plane":
            by_ship = effect.piece == "ship"
            node = (seas if by_ship else lands)(effect.cell)[0]
            worthwhile.append(Aim(node, of_bonus(effect.bonus), is_for_ship=by_ship))
    return tuple(worthwhile)


def _spare(position: Position, seat: Seat) -> int:
    """The cash that may be spent."""
    return position.players[seat].cash - RESERVE


def _develop(position: Position, seat: Seat, wanted: list[Aim], steps: list[tuple[Any, ...]]) -> tuple[Position, list[Aim]]:
    """Develop the best of what jeeps stand on, as far as the money goes."""
    for aim in sorted(wanted, key=lambda aim: -aim.worth):
        if aim.country is not None and aim.node in position.players[seat].jeeps and aim.cost <= _spare(position, seat):
            steps.append((Develop(aim.country),))
            position = developed(position, seat, aim.country, [])
            wanted = [other for other in wanted if other is not aim]
    return position, [aim for aim in wanted if aim.country is None or aim.cost <= _spare(position, seat)]


def _outfit(position: Position, seat: Seat, wanted: list[Aim], steps: list[tuple[Any, ...]]) -> Position:
    """Buy a jeep or a ship for the base when those abroad are far from everything."""
    player = position.players[seat]
    dear = max((aim.cost for aim in wanted), default=0)
    if not any(aim.country for aim in wanted) or _nearest(position, seat, wanted) <= FAR:
        return position
    has_jeep, has_ship = player.base in player.jeeps, any(ship.node == player.port for ship in player.ships)
    missing: list[Kind] = [*(() if has_jeep else ("jeep",)), *(() if has_ship else ("ship",))]
    bill = sum([cards.price(position, kind) for kind in missing])
    if not bill or bill > _spare(position, seat) - dear or (len(player.ships) >= FLEET and not has_ship):
        return position
    for kind in missing:
        if count(position, seat, kind) < LIMIT[kind]:
            steps += ((Buy(kind),), (1,))
            position = bought(position, seat, kind, 1, [])
    return position


def _nearest(position: Position, seat: Seat, wanted: Iterable[Aim]) -> int:
    """Points from the nearest jeep to the nearest country wanted."""
    player = position.players[seat]
    paths = [way(player, group, aim.node) for group in groups(player) if is_jeep(group) for aim in wanted if aim.country]
    return min((way_cost(path) for path in paths if path is not None), default=FAR + 1)


def _best(position: Position, seat: Seat, wanted: list[Aim], moved_on: set[Group]) -> tuple[float, Group, Aim, Way] | None:
    """The piece and the aim that promise most for the way between them, the promise, and the way as far as the points go."""
    player, points = position.players[seat], position.points
    best: tuple[float, Group, Aim, Way] | None = None
    for group in groups(player):
        if group in moved_on or group.what not in ("jeep", "ship-jeep", "ship"):
            continue
        for aim in wanted:
            if aim.node == group.node or aim.is_for_ship == is_jeep(group) or _is_guard(position, seat, group):
                continue
            path = way(player, group, aim.node)
            if path is None or len(shortened(path, points)) < 2:
                continue
            value = promise(aim.worth, way_cost(path))
            if best is None or value > best[0]:
                best = (value, group, aim, path)
    return None if best is None else (*best[:3], shortened(best[3], points))


def _flight(position: Position, seat: Seat, wanted: list[Aim]) -> Carriage | None:
    """The jeep that a plane brings nearest to what promises most."""
    player = position.players[seat]
    flights: list[Carriage] = []
    for group in _passengers(position, seat):
        for end, points in carriages(position, seat, group):
            ships = embarkations(player, end)
            for aim in wanted:
                left = 0 if aim.node == end else distance("jeep", end, aim.node, ships)
                if left is not None and not aim.is_for_ship and not _is_guard(position, seat, group):
                    flights.append(Carriage(promise(aim.worth, points + left), group, Fly(end, points, True), aim))
    return max(flights, key=lambda carriage: carriage.worth, default=None)


def _passengers(position: Position, seat: Seat) -> list[Group]:
    """Jeeps beside planes or aboard them."""
    player = position.players[seat]
    beside = {plane.node for plane in player.planes if not plane.is_laden}
    return [group for group in groups(player) if group.what == "plane-jeep" or (group.what == "jeep" and group.node in beside)]


def _with_plane(position: Position, seat: Seat, wanted: list[Aim], steps: list[tuple[Any, ...]]) -> Position:
    """Buy a plane where it promises clearly more for a jeep of the base than any way by land and sea."""
    player = position.players[seat]
    dear = max((aim.cost for aim in wanted), default=0)
    if not position.table.has_planes or player.planes or player.base not in player.jeeps:
        return position
    if count(position, seat, "plane") >= LIMIT["plane"] or cards.price(position, "plane") > _spare(position, seat) - dear:
        return position
    with_plane = bought(position, seat, "plane", 1, [])
    flight = _flight(replace(with_plane, points=FLIGHT), seat, wanted)
    afoot = max((promise(aim.worth, _nearest(position, seat, [aim])) for aim in wanted if aim.country), default=0.0)
    if flight is None or flight.worth < afoot * GAIN:
        return position
    steps += ((Buy("plane"),), (1,))
    return with_plane


def _is_guard(position: Position, seat: Seat, group: Group) -> bool:
    """In war the last jeep of an own country stays where it is."""
    if position.war is None or group.what != "jeep":
        return False
    player = position.players[seat]
    own = {NATIONS[country].cell for country in player.countries}
    return cell_of(group.node) in own and group_count(player, group) == 1


def _strike(position: Position, seat: Seat) -> tuple[tuple[Any, ...], ...]:
    """In war: a flight that bombs the most pieces of enemies and comes back, if there is one."""
    best: tuple[int, int, Group, Strike] | None = None
    for group in groups(position.players[seat]):
        if group.what != "plane":
            continue
        for cell, crossed in strikes(position, seat, group):
            worth = _prey(position, cell)
            if worth and (best is None or (worth, -crossed) > best[:2]):
                best = (worth, -crossed, group, Strike(cell, crossed))
    return ((best[2],), (best[3],)) if best else ()


def _prey(position: Position, cell: str) -> int:
    """The jeeps and ships of enemies that may be bombed in a cell."""
    foes = [position.players[foe] for foe in targets(position, cell)]
    return sum([cell_of(node) == cell for player in foes for node in (*player.jeeps, *(ship.node for ship in player.ships))])
