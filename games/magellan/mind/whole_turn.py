"""The whole turn of a sensible player as one answer, with its steps and what they bring."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.asks.decision import Answer
from engine.values.core import Msg, Path, Seat
from games.magellan.mind.aims import Aim
from games.magellan.mind.battles import meeting
from games.magellan.mind.movements import MovementDeed, do_deed, prize, prize_name, way_word
from games.magellan.mind.planned_movement import Errands, whole
from games.magellan.mind.policy import fits
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, Node, cell_of
from games.magellan.rules.state import Country, Group, Position
from games.magellan.rules.turn.goals import destinations
from games.magellan.rules.values import Buy, Develop, End, Fly, Go, Sell, Strike

WAY = {
    "arrives": "magellan.hint.way.arrives",
    "develops": "magellan.hint.way.develops",
    "takes": "magellan.hint.way.takes",
    "towards": "magellan.hint.way.towards",
    "waits": "magellan.hint.way.waits",
}
"""The key of the words for a way on a button with several, by what the way is for."""


class TurnStep(Struct, frozen=True):
    """A step of a turn."""

    path: Path
    """Its answers."""
    deed: MovementDeed
    aim: Aim | None = None
    """What a piece goes for; `None`: none goes, or a plane bombs."""
    opened: Aim | None = None
    """The aim, if it is a country or a card that lies open."""
    country: Country | None = None
    """The country that is developed or sold."""


class WholeTurn(Struct, frozen=True):
    """The rest of a turn as one answer."""

    first: TurnStep
    """The first step, with the country that the piece develops where it arrives."""
    path: Path
    steps: int
    """How many steps of the line it takes."""
    ways: Msg
    """Its label: the steps in words."""
    brings: Msg
    """Its hint: what it brings and costs."""
    asks: bool
    """Whether it leads into a fight."""

    def answer(self) -> Answer:
        """Return the turn as an answer."""
        return Answer(self.path, Msg("magellan.hint.whole", ways=self.ways), self.brings, asks=self.asks)


@lru_cache(maxsize=8)
def whole_turn(position: Position, seat: Seat) -> WholeTurn | None:
    """Return what a sensible player does with the rest of the turn; `None`: they only end it."""
    turn = whole(position, seat)
    steps = _steps(position, seat, turn)
    if not steps:
        return None
    sentences, last = list[Msg](), None
    for step in steps:
        if last is not None and _arrives(last, step.deed):
            sentences[-1] = way(last.step, NATIONS[step.deed.what].name, "develops")
        else:
            sentences.append(_label(step))
        last = step.deed
    ways = reduce(lambda first, then: Msg("magellan.hint.then", first=first, then=then), sentences)
    path, ends = tuple([token for step in steps for token in step.path]), turn.steps[-1] == (End(),)
    after, goal = steps[-1].deed.after, next((step.opened for step in steps if step.opened is not None), None)
    brings, fights = _brings(position, after, seat, goal), meeting(after) is not None
    first = steps[0]
    if len(steps) > 1 and _arrives(first.deed, steps[1].deed):
        then = steps[1]
        first = replace(first, path=(*first.path, *then.path), deed=replace(first.deed, after=then.deed.after), country=then.country)
    return WholeTurn(first, (*path, "end") if ends else path, len(steps) + ends, ways, brings, fights)


def _steps(position: Position, seat: Seat, turn: Errands) -> list[TurnStep]:
    """Return the steps as answers of the menus; none if a menu lacks the place of one."""
    steps, rest, sent = list[TurnStep](), iter(turn.steps), iter(turn.sent)
    for step, *_ in rest:
        if isinstance(step, End):
            break
        path: Path
        what: Any
        aim = opened = None
        if isinstance(step, Develop):
            path, what = (f"develop-{step.country}",), step.country
        elif isinstance(step, Buy | Sell):
            what, *_ = next(rest)
            path = (f"buy-{step.kind}", str(what)) if isinstance(step, Buy) else ("sell", what)
        else:
            wanted = next(rest)
            offered = destinations(position, seat, step)
            option = next((option for goal in wanted for option in offered if fits(option.value, goal)), None)
            if option is None:
                return []
            path, what = (says.token(step), option.token), option.value
            aim = None if isinstance(wanted[0], Strike) else next(sent)
            is_open = aim is not None and aim.only is None and (aim.land is not None or aim.card is not None)
            opened = aim if aim is not None and is_open and aim.node == wanted[0].node else None
        steps.append(TurnStep(path, do_deed(position, seat, step, what), aim, opened, what if isinstance(step, Develop | Sell) else None))
        position = steps[-1].deed.after
    return steps


def _arrives(deed: MovementDeed, then: MovementDeed) -> bool:
    """Return whether a way by land and sea ends at the country that is developed next."""
    return isinstance(deed.what, Go) and deed.leads_to(then)


def _label(step: TurnStep) -> Msg:
    """Tell a step of the turn in a few words."""
    group, goal = step.deed.step, step.deed.what
    if isinstance(group, Buy):
        return Msg("magellan.hint.way.buys", piece=says.PIECES[group.kind])
    if isinstance(group, Develop | Sell):
        key = "magellan.hint.way.sells" if isinstance(group, Sell) else "magellan.hint.way.here"
        return Msg(key, country=NATIONS[goal].name)
    if isinstance(goal, Strike):
        return Msg("magellan.hint.way.bombs", place=says.at(goal.cell))
    if isinstance(goal, Fly):
        return Msg("magellan.hint.way.flies", end=_place(goal.node) if step.opened is None else prize_name(step.opened))
    end = step.deed.end
    if step.opened is None:
        return way(group, _place(end), "waits")
    return way(group, prize_name(step.opened), way_word(step.opened, end))


def way(group: Group, end: Msg, how: str) -> Msg:
    """Tell a way in the few words for which a button with several ways has room."""
    return Msg(WAY[how], piece=says.PIECES["jeep" if group.what == "jeep" else "ship"], end=end)


def _brings(before: Position, after: Position, seat: Seat, goal: Aim | None) -> Msg:
    """Tell the fight that the turn leads into; else what it brings and costs.

    That is income and cash, or points that are lost, or the first aim.
    """
    old, new, points = before.players[seat], after.players[seat], after.points
    income, cost = cards.printed_income(new) - cards.printed_income(old), old.cash - new.cash
    fight = meeting(after)
    if fight is not None:
        return Msg("magellan.hint.meets", **fight.arguments())
    if income:
        return Msg("magellan.hint.balance", cost=cost, income=income, cash=new.cash, points=points)
    if cost > 0:
        return Msg("magellan.hint.paid", cost=cost, cash=new.cash, points=points)
    if points:
        return Msg("magellan.hint.left", points=says.points(points))
    gain = None if goal is None else prize(before, seat, goal)
    return gain or Msg("magellan.hint.all")


def _place(node: Node) -> Msg:
    """Name a place where nothing lies open: a capital or its cell."""
    capitals = CAPITALS.get(node, ())
    return NATIONS[capitals[0]].capital if capitals else says.at(cell_of(node))
