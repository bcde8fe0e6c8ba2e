"""No answer is green that the sensible player of a game would not give."""

from __future__ import annotations

import pytest

from bench.green import positions
from engine import bots, registry
from engine.core import Msg
from engine.decision import Answer, Decision
from engine.greens import without_traps
from engine.walk import Asking, decision, walk
from tests.play import toy

MATCHES = 3


@pytest.mark.parametrize("game", registry.names())
def test_a_green_answer_is_the_sensible_players_too(game: str) -> None:
    rules, kept, taken = registry.rules(game), 0, 0
    for number in range(MATCHES):
        for state, seat in positions(game, "greens", number):
            first = walk(rules, state, seat, ())
            assert isinstance(first, Asking)
            brief = decision(rules, state, seat, first)
            shown = without_traps(rules, state, seat, brief)
            assert shown.answers == brief.answers
            if shown.has_best and not shown.answers[0].lasts:
                line = tuple(bots.line("mate", rules, state, seat, bots.Random(0)).split())
                assert line[: len(shown.answers[0].path)] == shown.answers[0].path
            kept, taken = kept + shown.has_best, taken + (brief.has_best and not shown.has_best)
    assert kept or not taken, "not all of them lose their green"


def test_a_best_that_is_a_trap_is_not_green() -> None:
    state = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "seed")
    (seat, *_) = toy.RULES.to_act(state)
    sensible = tuple(bots.line("mate", toy.RULES, state, seat, bots.Random(0)).split())
    trap = Answer(("pass",) if sensible[0] != "pass" else ("bid",), Msg("toy.bid"))
    good = Answer(sensible, Msg("toy.bid"))
    assert not without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (trap, good), has_best=True)).has_best
    assert without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (good, trap), has_best=True)).has_best
