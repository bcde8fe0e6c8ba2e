"""The panel of every question of whole matches fits one screen."""

from __future__ import annotations

from random import Random

import pytest

from cogs.panel import deciding, screens
from contract.games import games
from contract.golden import plans
from contract.one_screen import (
    SAY,
    ask_at_random,
    legal_tokens,
    order_at_random,
    picture_faults,
    play_at_random,
    reachable_tokens,
    screen_faults,
)
from engine.asks.decision import usual
from engine.match.match import positions
from engine.walking.walk import follow


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.campaign), pytest.param(3, marks=pytest.mark.campaign)])
def test_every_question_of_a_match_is_one_screen(game: str, seed: int) -> None:
    count = 0
    for _, panel, _ in play_at_random(game, seed, 60 if seed == 1 else 10_000):
        assert screen_faults(panel, screens.asking_screen(panel, deciding.shown_decision(panel), SAY)) == []
        missing = legal_tokens(panel) - reachable_tokens(panel)
        assert not missing, f"{panel.walk.ask.name}: {sorted(missing)[:5]} of {len(missing)}"
        count += 1
    assert count


@pytest.mark.parametrize("game", games())
def test_every_picture_of_a_decision_leaves_room_for_its_answers_and_has_their_numbers(game: str) -> None:
    rng, seen = Random(3), dict[str, int]()
    for match, panel, _ in play_at_random(game, 3, 80):
        name = panel.walk.ask.name
        if seen.get(name, 0) == 2 or (seen and rng.random() < 0.5):
            continue
        seen[name] = seen.get(name, 0) + 1
        assert picture_faults(match.rules, match.state, panel) == []
    assert seen


@pytest.mark.parametrize("game", games())
def test_every_question_of_an_order_is_one_screen(game: str) -> None:
    rng, seen, have_decisions = Random(5), set[str](), set[bool]()
    for number, (match, _, seat) in enumerate(play_at_random(game, 4, 60)):
        for panel in order_at_random(match.rules, match.state, seat, rng) if number % 6 == 0 else ():
            question, path = panel.walk.ask, panel.walk.path
            brief = match.rules.mind.decision(match.state, seat, question, path)
            assert brief is None or brief.stake is not None, f"{question.name}: the decision that the game says has no stake"
            have_decisions.add(brief is not None)
            brief = brief or usual(question)
            assert 1 <= len({SAY(answer.label) for answer in brief.first()}) == len(brief.first()) <= 3
            for answer in brief.answers:
                talk = match.rules.orders.ask(match.state, seat)
                assert talk is not None
                follow(talk, (*path, *answer.path))  # legal
            assert screen_faults(panel, screens.asking_screen(panel, deciding.shown_decision(panel), SAY)) == []
            missing = legal_tokens(panel) - reachable_tokens(panel)
            assert not missing, f"{question.name}: {sorted(missing)[:5]}"
            if question.name not in seen:
                seen.add(question.name)
                assert picture_faults(match.rules, match.state, panel) == []
    assert len(have_decisions) < 2, "a game says the decisions of all its orders, or of none"
    assert seen or match.rules.orders.ask(match.state, seat) is None


@pytest.mark.campaign
def test_every_kind_of_question_of_recorded_matches_is_one_screen() -> None:
    for plan in plans():
        seen = set[tuple[str, int]]()
        for name in plan.matches:
            recorded = plan.load(name)
            rules = recorded.rules
            for entry, state in positions(recorded):
                for seat in rules.to_act(state):
                    rng = Random(entry.seq)
                    for panel in (*ask_at_random(rules, state, seat, rng), *order_at_random(rules, state, seat, rng)):
                        kind = (panel.walk.ask.name, len(deciding.shown_decision(panel).answers))
                        if kind not in seen:
                            seen.add(kind)
                            assert picture_faults(rules, state, panel) == [], f"{plan.game}: {name} after {entry.seq}"
