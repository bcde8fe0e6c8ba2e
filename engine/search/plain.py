"""The judgement of a game that has none of its own.

It tries lines near the sensible one, plays them out with the sensible player, and counts the points of the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from random import Random
from typing import Any, TypeVar

from engine.asks.answers import after_word, answers
from engine.game.mind import Budget, Candidate, Judgement
from engine.game.rules import Rules
from engine.values.adding import sum_of
from engine.values.core import Ask, EngineError, Form, Line, Mistake, Path, Seat, Token
from engine.walking.walk import Asking, Done, decision, drive, sensible, walk

S = TypeVar("S")

HORIZON = 8
"""How many turns, of all seats together, a playout lasts. It is short, because the sensible player takes time for each answer."""

DOUBT = 0.25
"""A lead is clear if it is at least this share of the mean points."""

MOST_ANSWERS = 64
"""The most answers to one ask that lines are made of; an ask for several options can have millions."""


def plain(rules: Rules[S, Any]) -> Judgement[S]:
    """Return a judgement that fits any game which tells its points (`Rules.points`).

    For another game its functions raise `Mistake`.

    >>> judgement = plain(RULES)
    >>> judgement.terms, judgement.worth(START)
    (('core.term.points',), ((0.0,), (0.0,)))
    """
    return Judgement(
        terms=("core.term.points",),
        worth=partial(_worth, rules),
        doubt=partial(_doubt, rules),
        playout=partial(_playout, rules),
        horizon=HORIZON,
        candidates=partial(near, rules),
        captain=Budget(16, 6),
        admiral=Budget(100, 12),
    )


def _points(rules: Rules[S, Any], state: S) -> tuple[int, ...]:
    result = rules.result(state)
    points = rules.points(state) if result is None else tuple([sheet.total for sheet in result.scores])
    if points is None:
        raise Mistake(f"bots that look ahead go by `points`, and {rules.name} has none: write it, or a `Mind.judgement`")
    return points


def _worth(rules: Rules[S, Any], state: S) -> tuple[tuple[float, ...], ...]:
    return tuple([(float(points),) for points in _points(rules, state)])


def _doubt(rules: Rules[S, Any], state: S) -> float:
    return lead(_points(rules, state))


def lead(points: Sequence[float]) -> float:
    """Return by how many points a seat has to lead to be clearly ahead (`Judgement.doubt`).

    `points`: what every seat would score now.

    >>> lead((12, 8))
    2.5
    """
    return max(1.0, DOUBT * sum_of(points) / max(1, len(points)))


def _playout(rules: Rules[S, Any], state: S, seat: Seat, plan: Any, turns: int, rng: Random) -> S:
    """Let sensible players play at most `turns` turns; plans do not matter to them."""
    for _ in range(turns):
        awaited = rules.to_act(state)
        if not awaited:
            break
        mover = awaited[0]
        _, turn = drive(rules.turn(state, mover), sensible(rules, state, mover, rng))
        state = turn.state
    return state


def near(rules: Rules[S, Any], world: S, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """Return the sensible line and lines near it, at most `most`.

    The sensible line is the first. Lines follow that begin with an answer of the first decision, then lines that have another first answer
    than the sensible one, then those with another second answer, and so on. All of them go on as the sensible player plays.

    >>> [candidate.line for candidate in near(RULES, START, FIRST, 3, Random(0))]
    ['pass', 'bid 9']
    """
    lines: dict[Line, None] = {}
    usual = complete_sensibly(rules, world, seat, (), rng)
    lines[" ".join(usual)] = None
    for start in _starts(rules, world, seat, usual):
        if len(lines) >= most:
            break
        with suppress(EngineError):
            lines[" ".join(complete_sensibly(rules, world, seat, start, rng))] = None
    return tuple([Candidate(line) for line in lines])


def _starts(rules: Rules[S, Any], world: S, seat: Seat, usual: Path) -> Iterator[Path]:
    """Yield the beginnings of lines near a line."""
    first = walk(rules, world, seat, ())
    assert isinstance(first, Asking)
    for answer in decision(rules, world, seat, first).answers:
        if not answer.lasts:  # such an answer is for `Early.ask`, and not for this turn
            yield answer.path
    for length in range(len(usual)):
        begun = usual[:length]
        end = walk(rules, world, seat, begun)
        if isinstance(end, Done) or end.path != begun:  # in the middle of a form, or behind a word of the notation
            continue
        for reply in islice(answers(end.ask), MOST_ANSWERS):
            if reply.split()[0] != usual[length]:
                yield (*begun, *reply.split())


def complete_sensibly(rules: Rules[S, Any], world: S, seat: Seat, start: Path, rng: Random) -> Path:
    """Return a whole line that begins with `start` and goes on as the sensible player plays.

    Raises `IllegalLine` if the beginning is not legal in this world.

    >>> complete_sensibly(RULES, START, FIRST, ("bid",), Random(0))
    ('bid', '9')
    """
    go_on = sensible(rules, world, seat, rng)

    def answer(ask: Ask | Form, path: Path) -> Token:
        rest = start[len(path) :]
        if isinstance(ask, Form):
            given = rest[: len(ask.fields)]
        else:
            given = after_word(ask, rest)[:1]
        return " ".join(given) if given else go_on(ask, path)

    line, _ = drive(rules.turn(world, seat), answer)
    return line
