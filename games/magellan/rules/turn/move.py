"""The movement of a turn: steps with the points left. rulebook: Values of the movements.

The steps of a turn are written as one line. It ends earlier if a fight or a bombing brings chance in; then the turn goes on with another
line and the points left.
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any

from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn
from games.magellan.rules import cards, says
from games.magellan.rules.board import Node
from games.magellan.rules.pieces import SHIP_WHAT, counted, group_of
from games.magellan.rules.state import Group, Player, Position, State, What
from games.magellan.rules.turn.coordinates import anywhere
from games.magellan.rules.turn.flow import ended, settled
from games.magellan.rules.turn.goals import FREE_ENDS, can_drive, can_go, goals
from games.magellan.rules.turn.trade import SELL, buy, developable, developed, purchasable, sell, sellable
from games.magellan.rules.turn.travel import moved
from games.magellan.rules.values import Buy, Develop, Elsewhere, End, Go, Goal, Sell, Step, Strike

STEPS = 13
"""After this many steps a line ends by itself; the turn goes on with the next line."""


def move(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask for steps in any order: pieces, purchases, developments, sales."""
    position, stage, notes = state.position, state.stage, list[Note]()
    for _ in range(STEPS):
        options = _options(position, seat)
        prompt = _prompt(position, seat)
        step: Step = yield Ask("move.step", prompt, options, so_far=partial(State, position, stage))
        if isinstance(step, Group):
            goal: Goal = yield goals(position, seat, step)
            if isinstance(goal, Elsewhere):
                goal = Go((yield anywhere(position, seat, step)))
            position = moved(position, seat, step, goal, notes)
            if isinstance(goal, Strike):
                break
        elif isinstance(step, Develop):
            position = developed(position, seat, step.country, notes)
        elif isinstance(step, Buy):
            position = yield from buy(position, seat, step.kind, notes)
        elif isinstance(step, Sell):
            position = yield from sell(position, seat, notes)
        else:
            return ended(position, notes)
        if position.war is not None or cards.printed_income(position.players[seat]) > position.table.target:
            turn = settled(position, notes)
            if turn.state.stage != stage or turn.state.position is not position:
                return turn
    return settled(position, notes)


def _options(position: Position, seat: Seat) -> tuple[Option[Any], ...]:
    player = position.players[seat]
    options = developable(position, seat)
    if player.planes:
        options += [_group(group.what, group.node, number) for group, number in counted(player) if can_go(position, seat, group)]
    else:
        options += _travellers(player, position.points)
    options += purchasable(position, seat)
    if sellable(position, seat):
        options.append(SELL)
    options.append(OUT if not player.cash and not player.countries else END)
    return tuple(options)


def _prompt(position: Position, seat: Seat) -> Msg:
    """Tell what is left, and where the piece that moved last stands now."""
    if not position.trail:
        return _plain(position.points, position.players[seat].cash)
    way = position.trail[-1]
    return Msg("magellan.move.ask.moved", piece=says.arrived(way), points=position.points, cash=position.players[seat].cash)


@lru_cache(2048)
def _plain(points: int, cash: int) -> Msg:
    return Msg("magellan.move.ask", points=points, cash=cash)


def _travellers(player: Player, points: int) -> list[Option[Any]]:
    """Return the pieces that can go, of a player without planes on land."""
    ships, jeeps = player.ships, player.jeeps
    afloat = [(SHIP_WHAT[ship.load], ship.node) for ship in ships if points or ship.node in FREE_ENDS]
    options = [_group(what, node, afloat.count((what, node))) for what, node in dict.fromkeys(afloat)]
    if points:
        options += [_group("jeep", node, jeeps.count(node)) for node in dict.fromkeys(jeeps) if can_drive(node, points, ships)]
    return options


@cache
def _group(what: What, node: Node, count: int) -> Option[Any]:
    group = group_of(what, node)
    hint = Msg("magellan.group.alike", count=count) if count > 1 else None
    return Option(says.token(group), group, says.standing_piece(group), hint, group=says.GROUPS[what])


END: Option[Any] = Option("end", End(), Msg("magellan.end"))
OUT: Option[Any] = Option("end", End(), Msg("magellan.end"), Msg("magellan.end.out"))
