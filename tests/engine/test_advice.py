"""What a coach says of lines: two prices are one idea, and no noise is told as a figure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from msgspec.structs import replace as changed

from engine.core import Msg, Seat
from engine.search.advice import advice, different, way
from engine.search.judgement import Budget, Candidate, Judgement
from engine.search.thinking import Considered, thought
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


def chances_told(noise: float, gain: float, seed: int) -> list[int]:
    rules = replace(toy.RULES, judgement=judged(noise, gain))
    ideas = advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(seed)).ideas
    return [dict(one.chance.args)["percent"] for one in ideas if one.chance.key == "coach.chance"]  # type: ignore[misc]


def test_no_chance_contradicts_the_order_of_the_ideas() -> None:
    for seed in range(8):
        noisy, clear = chances_told(6.0, 1.0, seed), chances_told(0.1, 4.0, seed)
        assert len(noisy) == len(clear) == 2
        assert noisy[0] >= noisy[1]
        assert clear[0] > clear[1]


def test_a_lost_match_is_played_for_points() -> None:
    def candidates(world: Any, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
        return (Candidate("pass", 1), Candidate("bid 2", 5))

    def ended(state: Any, seat: Seat, plan: Any, turns: int, rng: Random) -> Any:
        return changed(state, points=tuple(plan if at == seat else 100 for at in range(2)))

    lost = replace(judged(0.0, 0.0), candidates=candidates, playout=ended, doubt=lambda state: 0.01)
    rules = replace(toy.RULES, judgement=lost)
    found = thought(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1))
    assert [one.chance for one in found.considered] == [0.0, 0.0]
    assert found.line == "bid 2"


def test_what_a_line_brings_at_once_is_told() -> None:
    def worth(state: Any) -> tuple[tuple[float, ...], ...]:
        return tuple((0.0 if toy.RULES.to_act(state) == toy.RULES.to_act(START) else 6.0, float(state.points[seat])) for seat in range(2))

    rules = replace(toy.RULES, judgement=replace(judged(0.1, 4.0), worth=worth))
    first = advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1)).ideas[0]
    assert first.aim.key == "coach.aim-both"
    assert "points='+6'" in repr(dict(first.aim.args)["terms"]) and "points='+4'" in repr(dict(first.aim.args)["later"])
