"""Ready answers of a movement, by the names of the asks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.core import Ask, Form, Msg, Option, Path, Seat, Suggestion
from engine.walking.walk import trace
from games.magellan.mind.aims import Aim, offers
from games.magellan.mind.hints import STEPS_OF_ONE, at_once, suggestions
from games.magellan.mind.worth import wins
from games.magellan.rules import says
from games.magellan.rules.board import Node, cell_of
from games.magellan.rules.state import Group, Moving, Position, State
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.courses import course
from games.magellan.rules.turn.goals import CARRIAGES
from games.magellan.rules.turn.move import STEPS
from games.magellan.rules.turn.places import NAMED, is_jeep
from games.magellan.rules.values import Go, Goal
from games.magellan.rules.ways import shortened

MOST, FLIGHTS = 10, 3
"""Ready answers of one ask, and how many of them may be flights of a jeep."""
WORTH = (NAMED["capital"], NAMED["discovery"])
"""Groups whose places are among them."""


def ready(state: State, seat: Seat, asked: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """As `Mind.ready`."""
    if not isinstance(asked, Ask) or asked.name not in ("move.step", "move.goal"):
        return ()
    assert asked.so_far is not None
    shown: State = asked.so_far()
    position, stage = shown.position, shown.stage
    steps = sum(ask.name == "move.step" for ask, _ in trace(turn(state, seat), path).answered)
    if asked.name == "move.step":
        return suggestions(position, seat, STEPS - steps)
    assert isinstance(stage, Moving) and stage.chosen is not None
    is_short = STEPS - steps + 1 < STEPS_OF_ONE or position.war is not None
    return _goals(position, seat, stage.chosen, asked.options, is_short)


def _goals(position: Position, seat: Seat, group: Group, options: tuple[Option[Goal], ...], is_short: bool) -> tuple[Suggestion, ...]:
    """The named places, what promises most first, with the development that can be paid there, and with the end where all points are
    taken."""
    named = [(option.value, option) for option in options if option.group in WORTH and isinstance(option.value, Go)]
    known: dict[Node, list[Aim]] = {}
    for aim in offers(position, seat) if named else ():
        known.setdefault(aim.node, []).append(aim)
    ranked = sorted(named, key=lambda entry: (-_promise(known.get(entry[0].node, ()), entry[0]), entry[0].points))
    carried = [Suggestion((option.token,), option.label, hint=option.hint) for option in options if option.group == CARRIAGES]
    return at_once(
        [
            *[_named(position, seat, group, option, known.get(goal.node, ()), is_short) for goal, option in ranked[: MOST - FLIGHTS]],
            *carried[:FLIGHTS],
        ]
    )


def _promise(there: Sequence[Aim], goal: Go) -> float:
    """What going to a named place promises: nothing where nothing is to be had that is worth its money."""
    return max([aim.promise(goal.points) for aim in there], default=0.0)


def _named(position: Position, seat: Seat, group: Group, option: Option[Goal], there: Sequence[Aim], is_short: bool) -> Suggestion:
    """A named place with what follows from going there, and where the piece stops if the points do not reach."""
    goal = option.value
    assert isinstance(goal, Go)
    left, key, is_over, hint = position.points - goal.points, "magellan.goal.place", is_short, option.hint
    path: Path = (option.token,)
    if left >= 0 and not is_short:
        good = [aim.country for aim in there if aim.country is not None and aim.cost <= position.players[seat].cash]
        if len(good) == 1 and is_jeep(group):
            path, key = (*path, f"develop-{good[0]}"), "magellan.goal.place-develops"
            is_over = wins(position, seat, good[0])
    whole = course(position, seat, group, goal.node) if left < 0 else None
    if whole is not None and hint is not None:
        stop = shortened(whole, position.points)[-1]
        hint = Msg("magellan.goal.stops", stop=says.at(cell_of(stop)), hint=hint)
    if left <= 0 and not is_over:
        path = (*path, "end")
    return Suggestion(path, Msg(key, place=option.label), hint=hint)
