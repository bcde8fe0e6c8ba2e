"""Decides whether a first answer may be green: a button pressed without a second thought.

An answer is green if the game calls it the best by a fixed rule, and the sensible player, who knows what the seat knows, would give it too.
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
    """Return a decision whose best answer is one that the sensible player would give too.

    Otherwise no answer is called the best. `brief`: the decision about the open ask in `state`; `begun`: the answers of the turn so far.

    >>> bid, passing = (Answer((word,), Msg(f"toy.{word}")) for word in ("bid", "pass"))
    >>> brief = Decision(Msg("toy.bid"), (bid, passing), has_best=True)
    >>> without_traps(RULES, START, FIRST, brief).has_best  # the sensible player passes
    False
    """
    if not brief.has_best or not brief.answers:
        return brief
    world = imagine_world(rules, state, seat, Random(0))
    try:
        line = complete_sensibly(rules, world, seat, begun, Random(0))
        is_wise = is_part(rules, world, seat, brief.answers[0], line, begun)
    except EngineError:  # an answer that is legal in the true position need not be legal in an imagined one
        is_wise = False
    return brief if is_wise else replace(brief, has_best=False)


def is_part(rules: Rules[S, Any], world: S, seat: Seat, answer: Answer, line: Path, begun: Path = ()) -> bool:
    """Return whether a line goes on with an answer.

    A lasting answer (a limit) goes with a line of the same kind: it makes the seat bid now, or pass. `line`: a whole line of the turn;
    `begun`: the answers before `answer`. Raises `EngineError` if the answer is not legal in this world.

    >>> bid = Answer(("bid",), Msg("toy.bid"))
    >>> is_part(RULES, START, FIRST, bid, ("bid", "9")), is_part(RULES, START, FIRST, bid, ("pass",))
    (True, False)
    """
    if not answer.lasts:
        path = follow(rules.turn(world, seat), (*begun, *answer.path)).path
        return line[: len(path)] == path
    order = lasting_order(rules, world, seat, answer)
    played = None if order is None else rules.orders.obey(world, seat, (order,))
    return played is not None and played.split()[0] == line[0]


def lasting_order(rules: Rules[S, Any], world: S, seat: Seat, answer: Answer) -> Order | None:
    """Return the order that a lasting answer makes (`Early.ask`).

    `None`: the seat can order nothing early, or the answer leaves something open.

    >>> from dataclasses import replace
    >>> from engine.game.rules import Early
    >>> rules = replace(RULES, early=Early(ask=RULES.orders.ask))
    >>> lasting_order(rules, START, FIRST, Answer(("limit", "5"), Msg("toy.limit"), lasts=True)).line
    'limit 5'
    """
    talk = rules.early.ask(world, seat)
    end = None if talk is None else follow(talk, answer.path)
    return None if end is None or isinstance(end, Asking) else end.value
