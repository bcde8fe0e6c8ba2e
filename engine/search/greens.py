"""Which answer may be green: people press it without a second thought.

A green answer is the one that the game calls the best by a fixed rule, and that its sensible player, who knows what the seat knows, would
give too.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.asks.decision import Answer, Decision
from engine.game.rules import Rules
from engine.search.plain import complete_sensibly
from engine.values.core import EngineError, Order, Path, Seat
from engine.walking.walk import Asking, follow
from engine.walking.worlds import imagine_world

S = TypeVar("S")


def without_traps(rules: Rules[S, Any], state: S, seat: Seat, brief: Decision, begun: Path = ()) -> Decision:
    """Return the decision of a question of a turn, after the answers `begun`.

    No answer of it is called the best that the sensible player would not give.
    """
    if not brief.has_best or not brief.answers:
        return brief
    world = imagine_world(rules, state, seat, Random(0))
    try:
        line = complete_sensibly(rules, world, seat, begun, Random(0))
        is_wise = is_part(rules, world, seat, brief.answers[0], line, begun)
    except EngineError:  # what was answered holds in the true position, and not in every world
        is_wise = False
    return brief if is_wise else replace(brief, has_best=False)


def is_part(rules: Rules[S, Any], world: S, seat: Seat, answer: Answer, line: Path, begun: Path = ()) -> bool:
    """Whether a line goes on with an answer.

    Of what lasts (a limit), whether it does now what the line does: bid, or pass.
    """
    if not answer.lasts:
        path = follow(rules.turn(world, seat), (*begun, *answer.path)).path
        return line[: len(path)] == path
    order = lasting_order(rules, world, seat, answer)
    played = None if order is None else rules.orders.obey(world, seat, (order,))
    return played is not None and played.split()[0] == line[0]


def lasting_order(rules: Rules[S, Any], world: S, seat: Seat, answer: Answer) -> Order | None:
    """Return the order that a lasting answer makes; `None` where nothing can be ordered."""
    talk = rules.early.ask(world, seat)
    end = None if talk is None else follow(talk, answer.path)
    return None if end is None or isinstance(end, Asking) else end.value
