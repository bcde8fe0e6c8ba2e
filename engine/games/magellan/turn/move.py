"""The movement of a turn: one line of steps with the points left, until `end`. rulebook: Values of the movements.

A line also ends where a fight or a bombing brings chance in; the turn then goes on with the points left.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core import Ask, Msg, Note, Option, Seat, Talk, Turn
from engine.games.magellan import cards, says
from engine.games.magellan.chart.nodes import Node
from engine.games.magellan.pieces import counted, group_of
from engine.games.magellan.state import KINDS, Group, Position, State, What
from engine.games.magellan.turn.flow import ended, settled
from engine.games.magellan.turn.goals import Change, Fly, Go, Goal, Strike, anywhere, can_go, goals
from engine.games.magellan.turn.hints import suggestions
from engine.games.magellan.turn.trade import SELL, developable, developed, purchase, purchases, sale, sellable
from engine.games.magellan.turn.travel import boarded, carried, flown, gone, struck, unloaded

STEP = 24
"""Characters of an ordinary step."""
LONGEST = 300
"""Characters of a line after which it ends by itself; the turn goes on with the next one."""


def move(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Steps in any order: pieces, purchases, developments, sales."""
    position, notes, length = state.position, list[Note](), 0
    while length < LONGEST:
        is_last = length + 2 * STEP >= LONGEST
        chosen: Any = yield _steps(position, seat, is_last)
        length += STEP
        if chosen == "end":
            return ended(position, notes)
        if chosen == "sell":
            position = yield from sale(position, seat, notes)
        elif chosen in KINDS:
            position = yield from purchase(position, seat, chosen, notes)
        elif isinstance(chosen, Group):
            goal: Goal = yield goals(position, seat, chosen, is_last or position.war is not None)
            if isinstance(goal, Change) and goal.how == "to":
                goal = Go((yield anywhere(position, seat, chosen)))
            position = _went(position, seat, chosen, goal, notes)
            if isinstance(goal, Strike):
                break
        else:
            position = developed(position, seat, chosen, notes)
        if position.war is not None or cards.printed_income(position.players[seat]) > position.table.target:
            turn = settled(position, notes)
            if turn.state.stage != state.stage or turn.state.position is not position:
                return turn
    return settled(position, notes)


def _went(position: Position, seat: Seat, group: Group, goal: Goal, notes: list[Note]) -> Position:
    if isinstance(goal, Go):
        return gone(position, seat, group, goal.node, notes)
    if isinstance(goal, Fly):
        return (carried if goal.carries else flown)(position, seat, group, goal, notes)
    if isinstance(goal, Strike):
        return struck(position, seat, group, goal, notes)
    return (boarded if goal.how == "board" else unloaded)(position, seat, group.node, notes)


def _steps(position: Position, seat: Seat, is_last: bool) -> Ask:
    player = position.players[seat]
    options: list[Option[Any]] = [*developable(position, seat)]
    options += [_group(group.what, group.node, number) for group, number in counted(player) if can_go(position, seat, group)]
    options += purchases(position, seat)
    if sellable(position, seat):
        options.append(SELL)
    options.append(OUT if not player.cash and not player.countries else END)
    return Ask("?", _prompt(position.points, player.cash), tuple(options), suggest=suggestions(position, seat, is_last))


@cache
def _prompt(points: int, cash: int) -> Msg:
    return Msg("magellan.move.ask", points=points, cash=cash)


@cache
def _group(what: What, node: Node, count: int) -> Option[Group]:
    group = group_of(what, node)
    hint = Msg("magellan.group.alike", count=count) if count > 1 else None
    return Option(says.token(group), group, says.one(group), hint, group=says.GROUPS[what])


END = Option("end", "end", Msg("magellan.end"))
OUT = Option("end", "end", Msg("magellan.end"), Msg("magellan.end.out"))
