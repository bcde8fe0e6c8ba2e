"""The coach's advice: which lines are ideas of their own, their order, reasons, and when a difference is only noise."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from engine.game.mind import Budget, Candidate, Considered, Judgement
from engine.search.advice import EQUAL, Idea, advice
from engine.search.likeness import different, way
from engine.search.thinking import think_through
from engine.search.why import NO_DIFFERENCE, reason
from engine.values.core import Msg, Seat
from tests.play import toy

SEAT = Seat(0)
START = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "ideas")
(MOVER,) = toy.RULES.to_act(START)


def consider(line: str, chance: float) -> Considered:
    return Considered(line, chance, 0.01, 0.1, 10, (0.0,))


def test_bids_of_different_height_are_one_idea() -> None:
    assert way(toy.RULES, START, MOVER, "bid 2") == way(toy.RULES, START, MOVER, "bid 5") != way(toy.RULES, START, MOVER, "pass")
    lines = different(toy.RULES, START, MOVER, [consider("bid 2", 0.6), consider("bid 5", 0.59), consider("pass", 0.5)])
    assert [line.line for line in lines] == ["bid 2", "pass"]


def test_a_far_worse_line_is_no_idea() -> None:
    lines = different(toy.RULES, START, MOVER, [consider("bid 2", 0.6), consider("pass", 0.2)])
    assert [line.line for line in lines] == ["bid 2"]


def judge(noise: float, gain: float) -> Judgement[Any]:
    """A judgement in which a bid brings `gain` in one term at the end, and chance adds or takes `noise`."""

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


def advice_on(noise: float, gain: float) -> Msg:
    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=judge(noise, gain)))
    return advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1)).ideas[0].aim


def test_only_a_clear_difference_is_told() -> None:
    assert advice_on(0.1, 4.0) == Msg("coach.aim", terms=(Msg("coach.term", term=Msg("toy.gain"), points="+4"),))
    assert advice_on(30.0, 2.0).key == "coach.aim-none"


def ideas_of(noise: float, gain: float, seed: int = 1, **other: Any) -> tuple[Idea, ...]:
    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=replace(judge(noise, gain), **other)))
    return advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(seed)).ideas


def test_no_chance_contradicts_the_order_of_the_ideas() -> None:
    for seed in range(8):
        first, second = (idea.chance for idea in ideas_of(0.1, 6.0, seed))
        assert first is not None and second is not None
        assert percent(first) > percent(second)


def percent(chance: Msg) -> int:
    value = dict(chance.args)["percent"]
    assert isinstance(value, int)
    return value


def test_ideas_closer_than_the_noise_are_about_equal() -> None:
    for seed in range(8):
        for noise, gain in ((1.0, 1.0), (0.1, 2.0)):  # chance, or a small difference while the match is open
            first, second = ideas_of(noise, gain, seed)
            assert first.standing == Msg(EQUAL) and first.chance is not None
            assert second.standing == Msg("coach.other-even") and second.chance is None, "only the first of two equal ideas has a figure"


def test_ideas_with_the_same_outcome_make_no_difference() -> None:
    def playout(state: Any, seat: Seat, plan: Any, turns: int, rng: Random) -> Any:
        points = rng.choice((-8.0, 8.0))
        return changed(state, points=tuple(points if at == seat else 0.0 for at in range(2)))

    first, second = ideas_of(0.0, 1.0, playout=playout)
    assert (first.standing, second.standing, second.chance) == (Msg(NO_DIFFERENCE), Msg("coach.other-same"), None)


def test_the_first_idea_names_equally_good_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.search.advice.different", lambda rules, world, seat, consider, reasons: consider)
    monkeypatch.setattr("engine.search.likeness.BEHIND", 0.0)

    def playout(state: Any, seat: Seat, plan: Any, turns: int, rng: Random) -> Any:
        points = plan + rng.choice((-1.0, 1.0)) * (1.0 + plan)
        return changed(state, points=tuple(points if at == seat else 0.0 for at in range(2)))

    def weak_last(world: Any, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
        return (Candidate("bid 2", 0.0), Candidate("pass", 0.1), Candidate("bid 5", -12.0))

    first, *others = ideas_of(0.0, 0.0, playout=playout, candidates=weak_last)
    assert first.standing == Msg("coach.first-among", others=(Msg("coach.which", number=2),))
    assert [other.standing.key for other in others] == ["coach.other-even", "coach.other-clear"]


def test_a_single_idea_says_why_there_is_no_other() -> None:
    def standing(*candidates: Candidate) -> Msg:
        (idea,) = ideas_of(0.1, 0.0, candidates=lambda world, seat, most, rng: candidates)
        return idea.standing

    assert standing(Candidate("bid 2", 0.0)) == Msg("coach.only-one")
    assert standing(Candidate("bid 2", 0.0), Candidate("bid 5", 0.0)) == Msg("coach.only-alike")
    assert standing(Candidate("bid 2", 30.0), Candidate("pass", -30.0)) == Msg("coach.only")


def test_a_lost_match_is_played_for_points() -> None:
    def candidates(world: Any, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
        return (Candidate("pass", 1), Candidate("bid 2", 5))

    def ended(state: Any, seat: Seat, plan: Any, turns: int, rng: Random) -> Any:
        return changed(state, points=tuple(plan if at == seat else 100 for at in range(2)))

    lost = replace(judge(0.0, 0.0), candidates=candidates, playout=ended, doubt=lambda state: 0.01)
    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=lost))
    thought = think_through(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1))
    assert [line.chance for line in thought.considered] == [0.0, 0.0]
    assert thought.line == "bid 2"


def test_the_immediate_gain_of_a_line_is_told() -> None:
    def worth(state: Any) -> tuple[tuple[float, ...], ...]:
        return tuple((0.0 if toy.RULES.to_act(state) == toy.RULES.to_act(START) else 6.0, float(state.points[seat])) for seat in range(2))

    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=replace(judge(0.1, 4.0), worth=worth)))
    first = advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1)).ideas[0]
    assert first.aim.key == "coach.aim-both"
    assert "points='+6'" in repr(dict(first.aim.args)["terms"]) and "points='+4'" in repr(dict(first.aim.args)["later"])


def test_a_move_that_ends_the_match_has_no_later_reasons() -> None:
    def to_act(state: Any) -> tuple[Seat, ...]:
        return toy.RULES.to_act(state) if toy.RULES.to_act(state) == (MOVER,) else ()

    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=judge(0.1, 4.0)), to_act=to_act)
    first = advice(rules, rules.view(START, MOVER), MOVER, Budget(40, 4), Random(1)).ideas[0]
    assert first.risk == Msg("coach.risk-none") and first.aim.key != "coach.aim", "there is nothing later to name"


def saying(*keys: str) -> Any:
    """Reasons that are the same for every line."""
    return lambda world, seat, line, plan: tuple(map(Msg, keys))


def test_no_reason_is_told_twice() -> None:
    first, second = ideas_of(0.1, 4.0, reasons=saying("toy.first", "toy.second"))
    assert (first.reason, second.reason) == (Msg("toy.first"), Msg("toy.second")) and first.is_reasoned
    (only,) = ideas_of(0.1, 4.0, reasons=saying("toy.first"))
    assert only.reason == Msg("toy.first"), "a line without a reason of its own is no idea"


def test_ideas_with_reasons_of_other_kinds_come_first() -> None:
    lines = [consider("bid 2", 0.6), consider("pass", 0.5), consider("bid 5", 0.4)]
    kinds = {"bid 2": ("toy.first", "toy.second"), "pass": ("toy.first", "toy.third"), "bid 5": ("toy.other",)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.search.likeness.SAME", 1.0)
        patch.setattr("engine.search.likeness.way", lambda rules, world, seat, line: frozenset({("line", line)}))
        candidates = different(toy.RULES, START, MOVER, lines, lambda candidate: tuple(map(Msg, kinds[candidate.line])))
    assert [candidate.line for candidate in candidates] == ["bid 2", "bid 5", "pass"]


def test_ways_to_pay_are_ideas_if_nothing_else_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.search.likeness.PAYING", "bid")
    assert way(toy.RULES, START, MOVER, "pass") == {("bid", "pass")}
    monkeypatch.setattr("engine.search.likeness.way", lambda rules, world, seat, line: frozenset[tuple[str, str]]())
    (one,) = different(toy.RULES, START, MOVER, [consider("bid 2", 0.6), consider("pass", 0.5)])
    assert one.line == "bid 2", "lines that choose nothing are one idea"


def test_a_game_without_reasons_tells_the_largest_term() -> None:
    first, second = ideas_of(0.1, 4.0)
    assert first.reason == Msg("coach.because-more", term=Msg("toy.gain"))
    assert second.reason == Msg("coach.because-nothing"), "it has no larger term than the first"


def test_different_reasons_make_no_difference_of_equal_outcomes() -> None:
    first, *_ = ideas_of(noise=0.0, gain=0.0)
    assert first.standing.key == NO_DIFFERENCE
    kinds = {"bid 2": Msg("toy.first"), "pass": Msg("toy.second")}
    first, _ = ideas_of(noise=0.0, gain=0.0, reasons=lambda world, seat, line, plan: (kinds[line],))
    assert first.standing.key == NO_DIFFERENCE
    first, *_ = ideas_of(noise=0.1, gain=2.0)
    assert first.standing.key == EQUAL, "a small difference is more than none"


def test_a_single_line_has_a_reason_too() -> None:
    rules = replace(toy.RULES, mind=replace(toy.RULES.mind, judgement=replace(judge(0.1, 4.0), reasons=saying("toy.first"))))
    assert reason(rules, START, MOVER, "pass") == Msg("toy.first")
    assert reason(toy.RULES, START, MOVER, "pass") is None


def test_more_worlds_are_tried_if_the_best_two_may_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a real difference is shown far more often; one that is hardly there is not."""

    def apart(gain: float) -> int:
        return sum(second.standing.key != "coach.other-even" for seed in range(12) for _, second in [ideas_of(4.0, gain, seed)])

    real, hardly = apart(6.0), apart(1.0)
    monkeypatch.setattr("engine.search.advice.FURTHER", 0.0)
    assert real >= 2 * apart(6.0) and hardly <= 2
