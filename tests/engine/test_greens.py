"""No answer is green that the sensible player of a game would not give."""

from __future__ import annotations

import pytest

from bench.green import positions
from engine import bots
from engine.asks.decision import Answer, Decision
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.search.greens import is_part, without_traps
from engine.values.core import Msg
from engine.walking.walk import Asking, decision, play, walk
from tests.play import toy

MATCHES = 3


@pytest.mark.parametrize("game", registry.names())
def test_a_green_answer_is_the_sensible_players_too(game: str) -> None:
    rules, still_green, taken = registry.rules(game), 0, 0
    for number in range(MATCHES):
        for state, seat in positions(game, "greens", number):
            first = walk(rules, state, seat, ())
            assert isinstance(first, Asking)
            brief = decision(rules, state, seat, first)
            filtered = without_traps(rules, state, seat, brief)
            assert filtered.answers == brief.answers
            if filtered.has_best:
                line = tuple(bots.line("mate", rules, state, seat, bots.Random(0)).split())
                best = filtered.answers[0]
                assert set(best.path) <= set(line) or (best.lasts and line[0] == "bid")
            still_green, taken = still_green + filtered.has_best, taken + (brief.has_best and not filtered.has_best)
    assert still_green or not taken, "not all of them lose their green"


def test_a_best_that_is_a_trap_is_not_green() -> None:
    state = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "seed")
    (seat, *_) = toy.RULES.to_act(state)
    sensible = tuple(bots.line("mate", toy.RULES, state, seat, bots.Random(0)).split())
    trap = Answer(("pass",) if sensible[0] != "pass" else ("bid",), Msg("toy.bid"))
    good = Answer(sensible, Msg("toy.bid"))
    assert not without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (trap, good), has_best=True)).has_best
    assert without_traps(toy.RULES, state, seat, Decision(Msg("toy.bid"), (good, trap), has_best=True)).has_best


def test_a_limit_is_sensible_where_the_sensible_player_bids_and_a_payment_is_known_without_its_word() -> None:
    rules = registry.rules("pizarro")
    state = rules.setup(3, resolve_settings(rules, {}), "seed")
    (seat,) = rules.to_act(state)
    low, high = (Answer(("limit", "8"), Msg("toy.bid"), lasts=True), Answer(("pass",), Msg("toy.bid")))
    assert is_part(rules, state, seat, low, ("bid", "2")) and not is_part(rules, state, seat, low, ("pass",))
    assert is_part(rules, state, seat, high, ("pass",))
    for line in ("bid 1", "pass", "pass"):
        state = play(rules, state, rules.to_act(state)[0], line).value.state
    assert is_part(rules, state, seat, Answer(("4",), Msg("toy.bid")), ("pay", "4"))
