"""Quick play keeps the rules and decides like the sensible player; evaluations and candidates exist in every stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import isfinite
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.game.mind import Budget
from engine.game.rules import resolve_settings
from engine.search.thinking import think_through
from engine.values.core import Seat
from engine.walking.walk import Done, play, walk
from games.carta_magica.game import RULES
from games.carta_magica.mind.charts import LAPS, sea_of
from games.carta_magica.mind.judgement import JUDGEMENT
from games.carta_magica.mind.prospects import odds
from games.carta_magica.mind.quick import play_turns
from games.carta_magica.rules.board import HARBOUR, HARBOURS, SQUARES, Harbour
from games.carta_magica.rules.reach import FAR, lap_distances
from games.carta_magica.rules.state import Choosing, State
from games.carta_magica.tests.given import given, stage, step_once

EDITIONS = ("original", "cz", "si", "fr")


@cache
def positions(edition: str) -> tuple[State, ...]:
    """Return all positions of a match; half of its lines are random, so all stages come up."""
    rng = Random(edition)
    state: State = RULES.setup(4, resolve_settings(RULES, {**RULES.short, "edition": edition}), edition)
    states = [state]
    while awaited := RULES.to_act(state):
        kind = "deckhand" if rng.random() < 0.5 else "mate"
        state = play(RULES, state, awaited[0], bots.line(kind, RULES, state, awaited[0], rng)).value.state
        states.append(state)
    return tuple(states)


def every_position() -> Iterator[State]:
    """Yield every seventh position of each match, and all in which something rare is asked."""
    for edition in EDITIONS:
        for number, state in enumerate(positions(edition)):
            if number % 7 == 0 or stage(state) not in ("spinning", "choosing", "trading"):
                yield state


def test_quick_play_keeps_the_rules_from_every_stage_to_the_end() -> None:
    seen: Counter[str] = Counter()
    for number, start in enumerate(every_position()):
        state = start
        seen[stage(start)] += 1
        for _ in range(6):
            if RULES.result(state) is None:
                state = step_once(state, Random(number))
                RULES.audit(state)
        state = play_turns(state, 4, Random(number))
        RULES.audit(state)
        if number % 16 == 0:
            assert RULES.result(play_turns(state, 1000, Random(number))) is not None
    assert len(seen) >= 8, seen


def test_quick_play_decides_like_the_sensible_player() -> None:
    """If a line involves no chance, quick play and the rules come to the same position, apart from notes."""
    compared = 0
    for state in every_position():
        if not isinstance(state.stage, Choosing):
            continue
        seat = state.stage.seat
        turn = play(RULES, state, seat, bots.line("mate", RULES, state, seat, Random(1))).value
        if turn.sealed:
            continue
        quick = step_once(state, Random(1))
        assert quick.stage == turn.state.stage
        assert quick.position.players == turn.state.position.players
        assert (quick.position.turn, quick.position.todo) == (turn.state.position.turn, turn.state.position.todo)
        compared += 1
    assert compared >= 10


def test_playouts_follow_from_their_chance() -> None:
    start = positions("original")[40]
    one, same = (JUDGEMENT.playout(start, Seat(0), plan=None, turns=12, rng=Random(5)) for _ in range(2))
    assert one == same


def test_worth_is_finite_and_has_all_terms_in_every_stage() -> None:
    for state in every_position():
        worth = JUDGEMENT.worth(state)
        assert len(worth) == len(state.position.players)
        assert {len(parts) for parts in worth} == {len(JUDGEMENT.terms)}
        assert all(isfinite(part) for parts in worth for part in parts)
        assert JUDGEMENT.doubt(state) > 0


def test_chances_add_up_in_every_stage() -> None:
    for state in every_position():
        chances = odds(state)
        assert len(chances) == len(state.position.players)
        assert sum(chances) == pytest.approx(1.0) and min(chances) > 0


def test_a_leader_near_home_is_likelier_to_win_than_one_far_off() -> None:
    near, _ = odds(given({"at": "k3", "lap": 1, "home": "k1", "gold": 8}, {"gold": 4}, turn=20))
    far, _ = odds(given({"at": "k3", "lap": 0, "home": "k1", "gold": 8}, {"gold": 4}, turn=20))
    assert near > 0.8 and near > far + 0.2


def test_a_playout_goes_on_to_the_end_once_somebody_is_home() -> None:
    state = given({"at": "k1", "lap": 1, "home": "k1", "home_turn": 4}, {}, {}, {}, final=(Seat(1), Seat(2), Seat(3)), turn=4, since=4)
    assert RULES.result(play_turns(state, 1, Random(1))) is not None


def test_candidates_are_whole_lines_and_the_sensible_one_is_first() -> None:
    for state in every_position():
        for seat in RULES.to_act(state)[:1]:  # nobody acts once the match is over
            lines = [candidate.line for candidate in JUDGEMENT.candidates(state, seat, 6, Random(2))]
            assert 1 <= len(lines) == len(set(lines)) <= 6
            assert lines[0] == bots.line("mate", RULES, state, seat, Random(2))
            for line in lines:
                assert isinstance(walk(RULES, state, seat, tuple(line.split())), Done), line


def test_a_spin_is_no_decision() -> None:
    state = given()
    assert len(JUDGEMENT.candidates(state, Seat(0), 8, Random(1))) == 1
    assert think_through(RULES, RULES.view(state, Seat(0)), Seat(0), Budget(50, 8), Random(1)).nodes == 0


def test_coming_home_first_is_looked_at_and_found() -> None:
    """Coming home is worth fifteen points and ends the match; the rival has eight."""
    state = given({"at": "k3", "lap": 1, "home": "k1"}, {"gold": 8}, spun=4, turn=6)
    assert think_through(RULES, RULES.view(state, Seat(0)), Seat(0), Budget(60, 8), Random(1)).line.startswith("sail k1")


@pytest.mark.parametrize("harbour", HARBOURS, ids=lambda harbour: harbour.id)
def test_the_way_home_is_a_whole_lap_before_the_first_move(harbour: Harbour) -> None:
    home = harbour.square
    options = given().position.options
    distances = lap_distances(home, options)
    assert 30 < distances[home, 1] == distances[home, -1] < 45
    sea, at_lap_zero = sea_of(options), LAPS
    assert sea.home(home, is_short=False)[at_lap_zero][home] == distances[home, 1]
    assert sea.home(home, is_short=True)[at_lap_zero][home] == 0
    no_home = -1
    assert all(steps == FAR for steps in sea.home(no_home, is_short=False)[at_lap_zero])
    assert len(sea.black) == SQUARES


def test_bots_choose_the_home_that_wins_whole_matches() -> None:
    for seed in range(3):
        state: State = RULES.setup(4, resolve_settings(RULES, {}), f"outset {seed}")
        seat = RULES.to_act(state)[0]
        line = think_through(RULES, RULES.view(state, seat), seat, Budget(60, 8), Random(seed)).line
        assert HARBOUR[play(RULES, state, seat, line).value.state.position.players[seat].home].id == "north_quay"


def test_sailing_beside_the_owner_of_a_wanted_talisman_is_a_candidate() -> None:
    beside = {"sail d4", "sail c5", "sail e5", "sail d6"}

    def lines(**other: Any) -> set[str]:
        """Return the candidates of the ship at D9, each up to its square; `other` changes the owner at D5."""
        own = {"at": "d9", "challenge": "coral_crown"}
        state = given(own, {"at": "d5", "talismans": ["coral_crown"]} | other, {"at": "p3"}, spun=5, turn=20)
        return {" ".join(candidate.line.split()[:2]) for candidate in JUDGEMENT.candidates(state, Seat(0), 40, Random(1))}

    assert lines() & beside
    assert not lines(talismans=["moon_shell"]) & beside
    assert not lines(condition="damaged") & beside
