"""A sensible player: goes for the countries that earn much for their cost and are near, keeps jeeps and ships at hand.

A whole turn is planned from the view at once; the answers follow the plan word by word.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine.core import Ask, Form, Path, Seat, Token
from engine.games.magellan import pilot, says
from engine.games.magellan.cards import CARDS
from engine.games.magellan.cards.kinds import FirstToReach
from engine.games.magellan.chart import Node, is_cell, lands, seas
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.own import player_of
from engine.games.magellan.pieces import added, groups
from engine.games.magellan.state import Country, Group, Player
from engine.games.magellan.turn.goals import goal_token, is_jeep
from engine.games.magellan.turn.routes import shortened, way, way_cost
from engine.games.magellan.turn.travel import walked
from engine.games.magellan.view import MagellanView

POINTS_A_TURN = 4.2
"""What a throw brings on average."""
PATIENCE = 5.0
"""Turns added to every way, so that the nearest is not always the best."""
FEW_OPEN = 3
"""With fewer worthwhile countries open a geographic card is drawn."""
POOR_YIELD = 0.02
"""Countries that earn less for each M of their cost are not worth a jeep."""
FAR = 16
"""Points of a way that make a new jeep and ship at the base no worse than those abroad."""
GAIN = 1.1
"""How much more a plane has to promise to be bought."""
FLEET = 4
"""Ships that are enough."""
RESERVE = 1
"""Cash that is kept: a player without money and countries is out."""
OR = "|"
"""Between the goal of a way and the place that is reached now, which is said when the goal is not offered."""
MAX_LINE = 9
"""Steps of one line."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Something to go for: a country (`cost` M), or a bonus; `worth` is compared with others."""

    node: Node
    worth: float
    cost: int = 0
    country: Country | None = None
    is_for_ship: bool = False


def greedy(view: MagellanView, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to one ask, from the view alone."""
    assert isinstance(ask, Ask)
    free = [option.token for option in ask.options if option.blocked is None]
    if len(free) == 1:
        return free[0]
    if view.stage == "drawing":
        return pack(view, free)
    if view.stage == "moving":
        steps = plan(view)
        if len(path) < len(steps):
            for token in steps[len(path)].split(OR):
                if token in free:
                    return token
        return "end" if "end" in free else free[0]
    if view.stage == "losing":
        return min(free, key=lambda token: (token.count("-"), token.startswith("ship"), token))
    if view.stage == "owing":
        return min(free, key=lambda country: (NATIONS[country].income / NATIONS[country].cost, country))
    if view.stage == "fighting":
        return next((token for token in free if token.startswith("bomb")), free[0])
    return next((token for token in free if token.startswith("bomb")), rng.choice(free))


def pack(view: MagellanView, free: list[Token]) -> Token:
    """History brings revenue to who has income; without countries worth their cost a new one is needed."""
    wanted = [aim for aim in aims(view) if aim.country is not None]
    return "geographic" if len(wanted) < FEW_OPEN and "geographic" in free else "history" if "history" in free else free[0]


@lru_cache(maxsize=4)
def plan(view: MagellanView) -> tuple[Token, ...]:
    """The tokens of a whole line: develop, buy, go, develop where the way has led."""
    assert view.seat is not None
    player, points, cash = player_of(view, view.seat), view.points, view.players[view.seat].cash - RESERVE
    wanted = list(aims(view))
    steps: list[Token] = []
    moved: set[Group] = set()
    cash, wanted = _develop(player, cash, wanted, steps)
    player, cash = _outfit(view, player, cash, wanted, steps)
    player = _with_plane(view, player, cash, wanted, steps)
    for _ in range(MAX_LINE):
        found = _best(view, player, points, wanted, moved)
        flight = _flight(view, player, points, wanted)
        if flight is not None and (found is None or flight[0] > found[0]):
            steps += flight[1].tokens
            player, points = pilot.carried(player, flight[1]), points - flight[1].points
            cash, wanted = _develop(player, cash, wanted, steps)
            continue
        if found is None:
            break
        _, group, aim, path = found
        steps += (says.token(group), f"{goal_token(group, aim.node)}{OR}{goal_token(group, path[-1])}")
        points -= way_cost(path)
        player = walked(player, group, path, False)
        moved |= {other for other in groups(player) if other.node == path[-1]}
        if path[-1] == aim.node:
            cash, wanted = _develop(player, cash, wanted, steps)
        wanted = [other for other in wanted if other is not aim]
    return (*steps, *pilot.strike(view, player, points), "end")


def aims(view: MagellanView) -> tuple[Aim, ...]:
    """Open countries that the player can pay and that are worth it, what can be taken in war, and open bonuses."""
    assert view.seat is not None
    me = view.players[view.seat]
    found = []
    for seen in view.countries:
        if seen.owner is None and seen.cost <= me.cash - RESERVE and _is_worth(view, seen.income, seen.cost):
            found.append(Aim(seen.node, seen.income * (seen.income / max(seen.cost, 1)) ** 0.5, seen.cost, seen.country))
        elif seen.owner is not None and _is_prey(view, seen.owner, seen.cell):
            found.append(Aim(seen.node, seen.income * 1.0))
    for active in view.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToReach) and is_cell(effect.cell) and effect.piece != "plane":
            by_ship = effect.piece == "ship"
            node = (seas if by_ship else lands)(effect.cell)[0]
            found.append(Aim(node, effect.bonus / 30, is_for_ship=by_ship))
    return tuple(found)


def _is_worth(view: MagellanView, income: int, cost: int) -> bool:
    """Whether a country earns enough for its cost, or wins the match."""
    assert view.seat is not None
    return income >= cost * POOR_YIELD or view.players[view.seat].income + income > view.table.target


def _is_prey(view: MagellanView, owner: Seat, cell: str) -> bool:
    """Whether an enemy's country lies open to the first jeep."""
    assert view.seat is not None
    side = view.players[view.seat].side
    if view.war is None or "jeep" not in view.war.pieces or not side or view.players[owner].side in (0, side):
        return False
    return not any(group.what == "jeep" and group.cell == cell for group in view.players[owner].groups)


def _develop(player: Player, cash: int, wanted: list[Aim], steps: list[Token]) -> tuple[int, list[Aim]]:
    """Develop the best of what jeeps stand on, as far as the money goes."""
    for aim in sorted(wanted, key=lambda aim: -aim.worth):
        if aim.country is not None and aim.node in player.jeeps and aim.cost <= cash:
            steps.append(f"develop-{aim.country}")
            cash -= aim.cost
            wanted = [other for other in wanted if other is not aim]
    return cash, [aim for aim in wanted if aim.country is None or aim.cost <= cash]


def _outfit(view: MagellanView, player: Player, cash: int, wanted: list[Aim], steps: list[Token]) -> tuple[Player, int]:
    """Buy a jeep or a ship for the base when those abroad are far from everything."""
    assert view.seat is not None
    jeeps_left, ships_left = view.players[view.seat].left[:2]
    dear = max((aim.cost for aim in wanted), default=0)
    if not any(aim.country for aim in wanted) or _nearest(player, wanted) <= FAR:
        return player, cash
    jeep, ship = view.prices[:2]
    has_jeep, has_ship = player.base in player.jeeps, any(ship.node == player.port for ship in player.ships)
    bill = (0 if has_jeep else jeep) + (0 if has_ship else ship)
    if not bill or bill > cash - dear or (len(player.ships) >= FLEET and not has_ship):
        return player, cash
    if not has_jeep and jeeps_left:
        steps += ("buy-jeep", "1")
        player, cash = added(player, "jeep", 1), cash - jeep
    if not has_ship and ships_left:
        steps += ("buy-ship", "1")
        player, cash = added(player, "ship", 1), cash - ship
    return player, cash


def _nearest(player: Player, wanted: list[Aim]) -> int:
    """Points from the nearest jeep to the nearest country wanted."""
    found = [way(player, group, aim.node) for group in groups(player) if is_jeep(group) for aim in wanted if aim.country]
    return min((way_cost(path) for path in found if path is not None), default=FAR + 1)


def _best(
    view: MagellanView, player: Player, points: int, wanted: list[Aim], moved: set[Group]
) -> tuple[float, Group, Aim, tuple[Node, ...]] | None:
    """The piece and the aim that promise most for the way between them, the promise, and the way as far as the points go."""
    best: tuple[float, Group, Aim, tuple[Node, ...]] | None = None
    for group in groups(player):
        if group in moved or group.what not in ("jeep", "ship-jeep", "ship"):
            continue
        for aim in wanted:
            if aim.node == group.node or aim.is_for_ship == is_jeep(group) or _is_guard(view, group, aim):
                continue
            path = way(player, group, aim.node)
            if path is None or len(shortened(path, points)) < 2:
                continue
            value = _promise(aim, way_cost(path))
            if best is None or value > best[0]:
                best = (value, group, aim, path)
    if best is None:
        return None
    value, group, aim, path = best
    return value, group, aim, shortened(path, points)


def _promise(aim: Aim, points: int) -> float:
    """What an aim is worth that is so many points away."""
    return aim.worth / (points / POINTS_A_TURN + PATIENCE)


def _flight(view: MagellanView, player: Player, points: int, wanted: list[Aim]) -> tuple[float, pilot.Carriage] | None:
    """The jeep that a plane brings nearest to what promises most, and the promise."""
    if not player.planes:
        return None
    aims_ = {aim.node: aim for aim in wanted if not aim.is_for_ship}
    found = [
        (_promise(aims_[way.goal], way.points + way.left), way)
        for way in pilot.carriages(player, points, aims_)
        if not _is_guard(view, way.group, aims_[way.goal])
    ]
    return max(found, key=lambda entry: entry[0], default=None)


def _with_plane(view: MagellanView, player: Player, cash: int, wanted: list[Aim], steps: list[Token]) -> Player:
    """Buy a plane where it promises clearly more for a jeep of the base than any way by land and sea."""
    assert view.seat is not None
    left, price = view.players[view.seat].left[2], view.prices[2]
    if not left or player.planes or player.base not in player.jeeps or price > cash - max((aim.cost for aim in wanted), default=0):
        return player
    flight = _flight(view, added(player, "plane", 1), pilot.SHORT + 2, wanted)
    afoot = max((_promise(aim, _nearest(player, [aim])) for aim in wanted if aim.country), default=0.0)
    if flight is None or flight[0] < afoot * GAIN:
        return player
    steps += ("buy-plane", "1")
    return added(player, "plane", 1)


def _is_guard(view: MagellanView, group: Group, aim: Aim) -> bool:
    """In war the last jeep of an own country stays where it is."""
    if view.war is None or group.what != "jeep":
        return False
    assert view.seat is not None
    mine = {NATIONS[country].cell for country in view.players[view.seat].countries}
    here = [seen for seen in view.players[view.seat].groups if seen.what == "jeep" and seen.node == group.node]
    return bool(here) and here[0].cell in mine and here[0].count == 1
