"""The golden files: matches with digests and scores, playthroughs, counts of lines. A change of rules reads as a diff."""

from __future__ import annotations

import json

import pytest

from tests.golden.golden import Plan, match_text, perft_counts, plans, playthrough_text

PLANS = plans()
MATCHES = [pytest.param(plan, name, id=f"{plan.game}-{name}") for plan in PLANS for name in plan.matches]
PLAYTHROUGHS = [pytest.param(plan, name, id=f"{plan.game}-{name}") for plan in PLANS for name in plan.playthroughs]


@pytest.mark.parametrize(("plan", "name"), MATCHES)
def test_a_golden_match_replays_with_every_note_digest_and_score(plan: Plan, name: str) -> None:
    match = plan.load(name)
    assert match.result is not None
    assert match_text(match) == plan.match_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("plan", "name"), PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(plan: Plan, name: str) -> None:
    spec = plan.playthroughs[name]
    assert playthrough_text(plan.load(spec["match"]), spec) == plan.playthrough_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_the_numbers_of_lines_are_as_before(plan: Plan) -> None:
    matches = {spec["match"]: plan.load(spec["match"]) for spec in plan.perfts}
    assert perft_counts(plan, matches) == json.loads(plan.perft_file.read_text(encoding="utf-8"))
