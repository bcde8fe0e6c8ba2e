"""Small questions: the match answers them for a player who is absent."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Fighting, Losing, Moving, Owing, Rolling, Stage
from games.magellan.tests.given import given

STAGES = [(Drawing(), True), (Losing(Seat(1)), True), (Owing(Seat(1)), True), (Moving(), False), (Rolling(), False), (Fighting(), False)]


@pytest.mark.parametrize(("stage", "is_small"), STAGES, ids=[type(stage).__name__ for stage, _ in STAGES])
def test_questions_outside_the_own_movement_are_small(stage: Stage, is_small: bool) -> None:
    state = given(stage=stage)
    assert RULES.small(RULES.view(state, None), RULES.to_act(state)[0]) == is_small
