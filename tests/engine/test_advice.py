"""What a coach says of lines: two prices are one idea, and no noise is told as a figure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from msgspec.structs import replace as changed

from engine.core import Msg, Seat
from engine.search.advice import advice, different, way
from engine.search.judgement import Budget, Candidate, Judgement
from engine.search.thinking import Considered
from tests.play import toy

SEAT = Seat(0)
START = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "ideas")
MOVER = toy.RULES.to_act(START)[0]


def considered(line: str, chance: float) -> Considered:
    return Considered(line, chance, 0.01, 0.1, 10, (0.0,))


def test_two_prices_are_one_idea() -> None:
    assert way(toy.RULES, START, MOVER, "bid 2") == way(toy.RULES, START, MOVER, "bid 5") != way(toy.RULES, START, MOVER, "pass")
    found = different(toy.RULES, START, MOVER, [considered("bid 2", 0.6), considered("bid 5", 0.59), considered("pass", 0.5)])
    assert [one.line for one in found] == ["bid 2", "pass"]


def test_what_is_far_worse_is_no_idea() -> None:
    found = different(toy.RULES, START, MOVER, [considered("bid 2", 0.6), considered("pass", 0.2)])
    assert [one.line for one in found] == ["bid 2"]


def judged(noise: float, gain: float) -> Judgement[Any]:
    """A judgement in which a bid brings `gain` in one term at the end, and whatever is played more or less by chance."""

    def worth(state: Any) -> tuple[tuple[float, ...], ...]:
        return tuple((float(state.points[seat]), 0.0) for seat in range(len(state.points)))

    return Judgement(
        terms=("toy.gain", "toy.due"),
        worth=worth,
        doubt=lambda state: 10.0,
        playout=lambda state, seat, plan, turns, rng: changed(
            state, points=tuple(plan + rng.choice((-noise, noise)) * (1 if plan else -1) if at == seat else 0 for at in range(2))
        ),
        horizon=1,
        candidates=lambda world, seat, most, rng: (Candidate("bid 2", gain), Candidate("pass", 0.0)),
    )


def told(noise: float, gain: float) -> Msg:
    rules = replace(toy.RULES, judgement=judged(noise, gain))
    return advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1)).ideas[0].aim


def test_only_a_clear_difference_is_told() -> None:
    assert told(0.1, 4.0) == Msg("coach.aim", terms=(Msg("coach.term", term=Msg("toy.gain"), points="+4"),))
    assert told(30.0, 2.0).key == "coach.aim-none"
