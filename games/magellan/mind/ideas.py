"""A movement in plain words, as one player would say it to another: which piece goes where, and what for."""

from __future__ import annotations

from typing import Any

from engine.values.core import Ask, Line, Msg, Seat
from engine.walking.walk import tokens, trace
from games.magellan.mind.aims import Aim, Bent, hopes, laps, offers
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, Node, cell_of, is_sea
from games.magellan.rules.pieces import ship_of
from games.magellan.rules.state import Country, Group, Moving, Player, Position, State, What
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.flow import sold
from games.magellan.rules.turn.laps import MERIDIANS, lap
from games.magellan.rules.turn.places import is_jeep
from games.magellan.rules.turn.trade import bought, developed
from games.magellan.rules.turn.travel import moved
from games.magellan.rules.values import Buy, Develop, Elsewhere, End, Fly, Go, Goal, Sell, Strike
from games.magellan.rules.ways import distance, embarkations

WAY = {
    "arrives": "magellan.idea.arrives",
    "develops": "magellan.idea.develops",
    "takes": "magellan.idea.takes",
    "towards": "magellan.idea.towards",
    "waits": "magellan.idea.waits",
    "hopes": "magellan.idea.hopes",
    "round": "magellan.idea.round",
    "aboard": "magellan.idea.aboard",
    "goes": "magellan.idea.goes",
}
"""How a way is told, by what it is for."""


def words(state: State, seat: Seat, line: Line, plan: Bent | None) -> Msg | None:
    """What a movement is, in whole sentences; `None` for other lines. `plan`: what its player is bent on."""
    if not isinstance(state.stage, Moving):
        return None
    sought = "" if plan is None else plan.sought
    telling = _Telling(state.position, seat, sought)
    answered = iter(trace(turn(state, seat), tokens(line)).answered)
    for step in answered:
        telling.step(value_of(*step), answered)
    if not telling.said:
        return Msg("magellan.idea.stays")
    told = telling.said[0]
    for then in telling.said[1:]:
        told = Msg("magellan.idea.then", first=told, then=then)
    return told


def value_of(ask: Ask, token: str) -> Any:
    """What an answer means."""
    return next(option.value for option in ask.options if option.token == token)


class _Telling:
    """A movement as far as it has been told."""

    def __init__(self, position: Position, seat: Seat, sought: Node) -> None:
        self.position, self.seat, self.sought = position, seat, sought
        self.said: list[Msg] = []
        self.arrived: tuple[Group, Node] | None = None
        """What has just come to its end, and where."""

    def step(self, value: Any, more: Any) -> None:
        """A step of the line; `more` are the answers after it."""
        if isinstance(value, Develop):
            self._develop(value.country)
        elif isinstance(value, Buy):
            self._buy(value, value_of(*next(more)))
        elif isinstance(value, Sell):
            self._sell(value_of(*next(more)))
        elif not isinstance(value, End):
            self._go(value, value_of(*next(more)), more)

    def _develop(self, country: Country) -> None:
        self.position = developed(self.position, self.seat, country, [])
        nation = NATIONS[country]
        if self.arrived is not None and self.arrived[1] == nation.node:
            self.said[-1] = self._way("develops", self.arrived[0], nation.name)
        else:
            self.said.append(Msg("magellan.idea.here", country=nation.name))
        self.arrived = None

    def _buy(self, wanted: Buy, number: int) -> None:
        self.position = bought(self.position, self.seat, wanted.kind, number, [])
        self.said.append(Msg("magellan.idea.buys", piece=says.PIECES[wanted.kind], count=number))

    def _sell(self, country: Country) -> None:
        self.position = sold(self.position, self.seat, country, [])
        self.said.append(Msg("magellan.idea.sells", country=NATIONS[country].name))

    def _go(self, group: Group, goal: Goal, more: Any) -> None:
        if isinstance(goal, Elsewhere):
            goal = Go(value_of(*next(more)))
        before = self.position
        self.position = moved(before, self.seat, group, goal, [])
        if isinstance(goal, Strike):
            self.said.append(Msg("magellan.idea.bombs", place=says.at(goal.cell)))
            return
        self.said.append(self._way(*purpose(before, self.position, self.seat, group, goal, self.sought)[:3]))
        self.arrived = (group, self.position.trail[-1].path[-1])

    def _way(self, how: str, group: Group, goal: Msg) -> Msg:
        return Msg(WAY[how], group=says.one(group), end=goal, stop=says.at(cell_of(self.position.trail[-1].path[-1])))


def purpose(position: Position, after: Position, seat: Seat, group: Group, goal: Goal, sought: Node) -> tuple[str, Group, Msg, Aim | None]:
    """How a way is told, and what is at its end: something to be had there or farther on, a capital whose card may come, or a place."""
    end, player = after.trail[-1].path[-1], position.players[seat]
    wanted = goal.node if isinstance(goal, Go | Fly) else end
    known = [aim for aim in (*offers(position, seat), *laps(position, seat)) if aim.suits(group)]
    hoped = [aim for aim in hopes(position, seat) if aim.suits(group)]
    there = [aim for aim in known if aim.node == wanted] or [aim for aim in hoped if aim.node == wanted]
    if not there and isinstance(goal, Go):
        there = [aim for aim in (*known, *hoped) if _nearer(after, seat, group, aim, _far(player, group, aim))]
    aim = max(there, key=lambda one: (one.node == sought, one.worth), default=None)
    if aim is None:
        return "goes", group, _place(end), None
    if aim.only is not None:
        return "round", group, _place(end), aim
    if cell_of(end) == cell_of(group.node) and aim.node != end:
        return "aboard", group, _hoped(position, aim.node) if aim in hoped else _name(aim), aim
    if aim in hoped:
        return "waits" if aim.node == end else "hopes", group, _hoped(position, aim.node), aim
    if aim.node == end:
        return "takes" if aim.prey is not None else "arrives", group, _name(aim), aim
    return "towards", group, _name(aim), aim


def _nearer(after: Position, seat: Seat, group: Group, aim: Aim, far: int | None) -> bool:
    """Whether every point that a piece has just gone brought it nearer to an aim that was so `far`."""
    way, player = after.trail[-1], after.players[seat]
    end = way.path[-1]
    at_sea: What = "ship" if group.what == "ship" else "ship-jeep"
    now = Group(at_sea if is_sea(end) else "jeep", end)
    left = _far(player, now, aim)
    return far is not None and left is not None and far == way.points + left


def _far(player: Player, group: Group, aim: Aim) -> int | None:
    """Points of a piece to an aim."""
    if aim.only is not None:
        if is_jeep(group) and not is_sea(group.node):
            return None
        crossed = ship_of(player, group).lap
        rest = lap(group.node, crossed)
        return 0 if abs(crossed) >= MERIDIANS else None if rest is None else rest.points + rest.beyond
    return distance(group.what, group.node, aim.node, embarkations(player, group.node) if group.what == "jeep" else ())


def _name(aim: Aim) -> Msg:
    country = aim.country or aim.prey
    if country is not None:
        return NATIONS[country].name
    assert aim.card is not None
    return cards.place(aim.card) or cards.title(aim.card)


def _hoped(position: Position, node: Node) -> Msg:
    """The capital of the best country there whose card is still in the pack."""
    return NATIONS[max([one for one in CAPITALS[node] if one in position.geographic], key=lambda one: NATIONS[one].income)].capital


def _place(node: Node) -> Msg:
    return says.at(cell_of(node))
