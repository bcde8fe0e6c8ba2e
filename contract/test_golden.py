"""The golden files: a change of rules or of the bots reads as a diff.

They hold matches with digests and scores, playthroughs, counts of lines, and evaluations of positions. Every version of Python has to come
to the same files.
"""

from __future__ import annotations

import json
import math

import pytest

from contract.golden import Plan, match_text, perft_counts, plans, play_golden_match, playthrough_text, weighings
from engine.values.adding import sum_of, weighted_sum

PLANS = plans()
MATCHES = [pytest.param(plan, name, id=f"{plan.game}-{name}") for plan in PLANS for name in plan.matches]
AHEAD = [pytest.param(plan, name, id=f"{plan.game}-{name}") for plan in PLANS for name, spec in plan.matches.items() if "nodes" in spec]
PLAYTHROUGHS = [pytest.param(plan, name, id=f"{plan.game}-{name}") for plan in PLANS for name in plan.playthroughs]

USUAL = (
    (math.tanh, "-0x1.5fccc8d25ad80p-3", "-0x1.5c614b8f674f1p-3"),
    (math.exp, "0x1.388579dc94fe8p+0", "0x1.b1e6b78b74463p+1"),
    (math.atan, "0x1.d0fb655465478p-1", "0x1.7980a245e2d79p-1"),
)
"""Functions with an argument and the result that glibc has on processors with FMA (nearly all since 2013), as `float.hex` writes them.
Elsewhere the last bit may differ."""


@pytest.mark.parametrize(("plan", "name"), MATCHES)
def test_a_golden_match_replays_with_every_note_digest_and_score(plan: Plan, name: str) -> None:
    match = plan.load(name)
    assert match.result is not None
    assert match_text(match) == plan.match_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("plan", "name"), PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(plan: Plan, name: str) -> None:
    spec = plan.playthroughs[name]
    assert playthrough_text(plan.load(spec["match"]), spec) == plan.playthrough_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.perfts], ids=lambda plan: plan.game)
def test_the_numbers_of_lines_are_as_before(plan: Plan) -> None:
    matches = {spec["match"]: plan.load(spec["match"]) for spec in plan.perfts}
    assert perft_counts(plan, matches) == json.loads(plan.perft_file.read_text(encoding="utf-8"))


@pytest.mark.usefixtures("only_whole_sums")
@pytest.mark.parametrize(("plan", "name"), AHEAD)
def test_bots_that_look_ahead_play_a_golden_match_again_line_by_line(plan: Plan, name: str) -> None:
    assert match_text(play_golden_match(plan.game, plan.matches[name])) == plan.match_file(name).read_text(encoding="utf-8")


@pytest.mark.usefixtures("only_whole_sums")
@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.weighed], ids=lambda plan: plan.game)
def test_positions_are_weighed_as_before_to_the_last_bit(plan: Plan) -> None:
    if any(function(float.fromhex(argument)).hex() != result for function, argument, result in USUAL):
        pytest.skip("the C library of this machine calculates exp, tanh or atan otherwise in the last bit")
    weighed = weighings(plan, {spec["match"]: plan.load(spec["match"]) for spec in plan.weighed})
    assert weighed == json.loads(plan.weighed_file.read_text(encoding="utf-8"))


def test_floats_are_added_one_after_the_other() -> None:
    """A `sum` that makes up for rounding, as Python's does since 3.12, would say 2 and 6."""
    assert sum_of([1e16, 1.0, 1.0, -1e16]) == 0.0
    assert weighted_sum([1e16, 3.0, -1e16], [1.0, 1.0, 1.0, 7.0]) == 4.0
    assert sum_of([]) == 0.0 and sum_of([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1
