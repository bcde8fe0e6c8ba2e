"""An answer is green (the best of a decision) only if the sensible bot of the game would give it."""

from __future__ import annotations

from typing import Any

import pytest

from bench.green import positions
from engine import bots
from engine.asks.decision import Answer, Decision
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.search.greens import is_part, without_traps
from engine.values.core import Msg, Seat
from engine.walking.walk import Asking, decision, play, walk
from tests.play import toy

MATCHES = 3


def is_sensible(rules: Any, state: Any, seat: Seat, answer: Answer) -> bool:
    """Return whether an answer is part of the sensible bot's line. A lasting answer goes with any bid."""
    first, *others = bots.line("mate", rules, state, seat, bots.Random(0)).split()
    return set(answer.path) <= {first, *others} or (answer.lasts and first == "bid")


@pytest.mark.parametrize("game", registry.names())
def test_a_green_answer_is_what_the_sensible_bot_plays(game: str) -> None:
    rules, still_green, taken = registry.rules(game), 0, 0
    for number in range(MATCHES):
        for state, seat in positions(game, "greens", number):
            first = walk(rules, state, seat, ())
            assert isinstance(first, Asking)
            brief = decision(rules, state, seat, first)
            filtered = without_traps(rules, state, seat, brief)
            assert filtered.answers == brief.answers
            assert not filtered.has_best or is_sensible(rules, state, seat, filtered.answers[0])
            still_green, taken = still_green + filtered.has_best, taken + (brief.has_best and not filtered.has_best)
    assert still_green or not taken, "some green answers stay green"


def test_a_best_that_is_a_trap_is_not_green() -> None:
    state = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "seed")
    (seat, *_) = toy.RULES.to_act(state)
    sensible = tuple(bots.line("mate", toy.RULES, state, seat, bots.Random(0)).split())
    first, *_ = sensible
    (other,) = {"pass", "bid"} - {first}
    trap = Answer((other,), Msg("toy.bid"))
    good = Answer(sensible, Msg("toy.bid"))
    assert not without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (trap, good), has_best=True)).has_best
    assert without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (good, trap), has_best=True)).has_best


def test_limits_and_payments_are_parts_of_sensible_lines() -> None:
    rules = registry.rules("pizarro")
    state = rules.setup(3, resolve_settings(rules, {}), "seed")
    (seat,) = rules.to_act(state)
    low, high = (Answer(("limit", "8"), Msg("toy.bid"), lasts=True), Answer(("pass",), Msg("toy.bid")))
    assert is_part(rules, state, seat, low, ("bid", "2")) and not is_part(rules, state, seat, low, ("pass",))
    assert is_part(rules, state, seat, high, ("pass",))
    for line in ("bid 1", "pass", "pass"):
        (mover,) = rules.to_act(state)
        state = play(rules, state, mover, line).value.state
    assert is_part(rules, state, seat, Answer(("4",), Msg("toy.bid")), ("pay", "4"))
