"""The whole turn of a sensible player as one ready answer: the steps it makes, in tokens and in a few words, and what they bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Path, Seat, Suggestion
from games.magellan.mind.aims import Aim
from games.magellan.mind.battles import meeting
from games.magellan.mind.errands import whole
from games.magellan.mind.worth import deal, preyed
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, Node, cell_of
from games.magellan.rules.state import Country, Group, Kind, Position
from games.magellan.rules.turn.flow import sold
from games.magellan.rules.turn.goals import destinations
from games.magellan.rules.turn.trade import bought, developed
from games.magellan.rules.turn.travel import moved
from games.magellan.rules.values import Buy, Develop, End, Fly, Go, Goal, Sell, Strike

WAY = {
    "arrives": "magellan.hint.way.arrives",
    "develops": "magellan.hint.way.develops",
    "takes": "magellan.hint.way.takes",
    "towards": "magellan.hint.way.towards",
    "waits": "magellan.hint.way.waits",
}
"""How a way is told where several share a button."""


class Errand(Struct, frozen=True):
    """The first thing that is done in a turn: `path` are its answers, `after` is where it leads. `step` is how it begins: a purchase, a
    sale, a country that is developed or a piece that goes; that piece goes to `goal`, for `aim`, and develops `country` there."""

    path: Path
    after: Position
    step: Any
    goal: Goal | None = None
    aim: Aim | None = None
    country: Country | None = None


class Told(Struct, frozen=True):
    """A whole turn: what is answered, how many steps of a line that is, what it is called, and what it brings and costs."""

    first: Errand
    path: Path
    steps: int
    ways: Msg
    brings: Msg
    asks: bool
    """Whether it leads into a fight."""

    def suggestion(self) -> Suggestion:
        """The turn as a ready answer."""
        return Suggestion(self.path, Msg("magellan.hint.whole", ways=self.ways), hint=self.brings, asks=self.asks)


class _Telling:
    """A turn as far as it has been told."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position, self.seat = position, seat
        self.path: Path = ()
        self.said: list[Msg] = []
        self.first: Errand | None = None
        self.goal: Aim | None = None
        """What is gone for first, if it lies open."""
        self.arrived: Group | None = None
        """What has just gone by land or sea to its end."""

    def trade(self, step: Any, amount: Any) -> None:
        """Pieces are bought, or a country is sold."""
        self.arrived = None
        if isinstance(step, Buy):
            self.path += (f"buy-{step.kind}", str(amount))
            self.position = bought(self.position, self.seat, step.kind, amount, [])
            self._did(_buys(step.kind), step)
        else:
            self.path += ("sell", amount)
            self.position = sold(self.position, self.seat, amount, [])
            self._did(Msg("magellan.hint.way.sells", country=NATIONS[amount].name), step, country=amount)

    def develop(self, country: Country) -> None:
        """A country is developed, perhaps where the way just told has led."""
        self.path += (f"develop-{country}",)
        self.position = developed(self.position, self.seat, country, [])
        name, arrived = NATIONS[country].name, self.arrived
        if arrived is not None and self.position.trail[-1].path[-1] == NATIONS[country].node:
            self.said[-1] = way(arrived, name, "develops")
            if len(self.said) == 1 and self.first is not None:
                self.first = replace(self.first, path=self.path, after=self.position, country=country)
        else:
            self._did(Msg("magellan.hint.way.here", country=name), Develop(country), country=country)
        self.arrived = None

    def go(self, group: Group, wanted: tuple[Any, ...], aim: Aim | None) -> bool:
        """A piece goes to the first of some places that the menu has; whether it has one."""
        offered = destinations(self.position, self.seat, group)
        found = next((option for goal in wanted for option in offered if _is(option.value, goal)), None)
        if found is None:
            return False
        is_open = aim is not None and (aim.country, aim.prey, aim.card) != (None, None, None) and aim.only is None
        known = aim if aim is not None and is_open and aim.node == wanted[0].node else None
        self.path += (says.token(group), found.token)
        self.position = moved(self.position, self.seat, group, found.value, [])
        self.goal = self.goal or known
        self._did(self._way(group, found.value, known), group, goal=found.value, aim=aim)
        self.arrived = group if isinstance(found.value, Go) else None
        return True

    def _did(self, said: Msg, step: Any, **more: Any) -> None:
        """Something has been done."""
        self.said.append(said)
        self.first = self.first or Errand(self.path, self.position, step, **more)

    def _way(self, group: Group, goal: Goal, aim: Aim | None) -> Msg:
        if isinstance(goal, Strike):
            return Msg("magellan.hint.way.bombs", place=says.at(goal.cell))
        if isinstance(goal, Fly):
            return Msg("magellan.hint.way.flies", end=_place(goal.node) if aim is None else _name(aim))
        assert isinstance(goal, Go)
        end = self.position.trail[-1].path[-1]
        return way(group, _place(end), "waits") if aim is None else way(group, _name(aim), _how(aim, end))

    def brings(self, before: Position) -> Msg:
        """What the turn brings and costs: income and money, points that are lost, or what is gone for first."""
        old, new, points = before.players[self.seat], self.position.players[self.seat], self.position.points
        income, cost = cards.printed_income(new) - cards.printed_income(old), old.cash - new.cash
        fight = meeting(self.position)
        if fight is not None:
            return Msg("magellan.hint.meets", **fight.told())
        if income:
            return Msg("magellan.hint.balance", cost=cost, income=income, cash=new.cash, points=points)
        if cost > 0:
            return Msg("magellan.hint.paid", cost=cost, cash=new.cash, points=points)
        if points:
            return Msg("magellan.hint.left", points=says.points(points))
        return Msg("magellan.hint.all") if self.goal is None else _prize(before, self.seat, self.goal)


@lru_cache(maxsize=8)
def told(position: Position, seat: Seat) -> Told | None:
    """What a sensible player does with the rest of their turn; `None` where that is nothing but its end."""
    telling, steps, turn = _Telling(position, seat), 0, whole(position, seat)
    values, sent = iter(turn.steps), iter(turn.sent)
    for step in values:
        steps += 1
        first = step[0]
        if isinstance(first, End):
            telling.path += ("end",)
        elif isinstance(first, Develop):
            telling.develop(first.country)
        elif isinstance(first, Buy | Sell):
            telling.trade(first, next(values)[0])
        else:
            goal = next(values)
            if not telling.go(first, goal, None if isinstance(goal[0], Strike) else next(sent)):
                return None
    if telling.first is None:
        return None
    ways = telling.said[0]
    for then in telling.said[1:]:
        ways = Msg("magellan.hint.then", first=ways, then=then)
    return Told(telling.first, telling.path, steps, ways, telling.brings(position), meeting(telling.position) is not None)


def way(group: Group, end: Msg, how: str) -> Msg:
    """A way in as few words as a button with several of them has room for."""
    return Msg(WAY[how], piece=says.PIECES["jeep" if group.what == "jeep" else "ship"], end=end)


def _is(value: Any, wanted: Any) -> bool:
    """Whether an option is what is wanted; of a way only its end counts."""
    return value == wanted or (isinstance(value, Go) and isinstance(wanted, Go) and value.node == wanted.node)


def _how(aim: Aim, end: Node) -> str:
    if end != aim.node:
        return "towards"
    return "arrives" if aim.prey is None else "takes"


def _name(aim: Aim) -> Msg:
    """What is won at the end of a way."""
    country = aim.country or aim.prey
    if country is not None:
        return NATIONS[country].name
    assert aim.card is not None
    return cards.place(aim.card) or cards.title(aim.card)


def _prize(position: Position, seat: Seat, aim: Aim) -> Msg:
    """What there is to win."""
    if aim.country is not None:
        return deal(position, seat, aim.country)
    if aim.prey is not None:
        return preyed(position, seat, aim.prey)
    assert aim.card is not None
    return Msg("magellan.deal.bonus", money=cards.bonus(aim.card))


def _place(node: Node) -> Msg:
    """A place where nothing lies open: a capital or its cell."""
    capitals = CAPITALS.get(node, ())
    return NATIONS[capitals[0]].capital if capitals else says.at(cell_of(node))


def _buys(kind: Kind) -> Msg:
    return Msg("magellan.hint.way.buys", piece=says.PIECES[kind])
