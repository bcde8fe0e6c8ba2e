"""What a seat sees of the position, what stays secret, and the answers that are suggested first."""

from __future__ import annotations

from math import isclose
from random import Random

from contract.tables import readable_notes
from engine.values.core import Seat
from engine.walking.walk import Asking, Done, decision, walk
from engine.walking.worlds import imagine_world
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import name
from games.carta_magica.tests.given import given, stage, when
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte"))


def test_only_the_player_who_chooses_sees_the_squares_in_reach() -> None:
    state = given({"at": "p5", "cards": ["lucky-wind"]}, spun=4)
    seen = RULES.view(state, Seat(0))
    assert "p1" in map(name, seen.reach)
    assert "p1" not in map(name, seen.pay_reach)
    assert seen.pay_reach
    assert not RULES.view(state, Seat(1)).reach
    assert not RULES.view(state, None).pay_reach


def test_a_stuck_ship_reaches_squares_only_for_a_price() -> None:
    seen = RULES.view(given({"at": "p5", "condition": "damaged", "gold": 2}, spun=9), Seat(0))
    assert not seen.reach
    assert "p1" in map(name, seen.pay_reach)
    assert seen.steps == 0


def test_the_last_move_shows_its_route() -> None:
    state = when(given({"at": "p5"}, spun=4), "sail p3").state
    assert [name(number) for number in RULES.view(state, None).last.route] == ["p5", "p4", "p3"]


def test_progress_is_a_full_turn_after_a_lap() -> None:
    seen = RULES.view(given({"lap": 0}, {"at": "t9", "home": "t8", "lap": 0}, spun=4), None)
    assert seen.players[0].progress == 0
    assert isclose(RULES.view(given({"at": "k2", "lap": 1}), None).players[0].progress, 1, abs_tol=0.05)
    assert 0 < seen.players[1].progress < 0.1


def test_hands_lie_open() -> None:
    state = given({"cards": ["repair", "monster-9"]})
    for viewer in (None, Seat(0), Seat(1)):
        player = RULES.view(state, viewer).players[0]
        assert [card.token for card in player.cards] == ["repair"]
        assert [card.token for card in player.monsters] == ["monster-9"]


def test_what_a_telescope_shows_leaks_to_nobody() -> None:
    """Other seats imagine worlds with other cards under the telescope; its owner imagines worlds with the same cards."""
    state = when(given({"cards": ["telescope"]}, {}, spun=7), "card telescope").state
    assert stage(state) == "peeking"
    rng = Random(5)
    mine = RULES.view(state, Seat(0)).peeked
    differs = False
    for _ in range(20):
        other = imagine_world(RULES, state, Seat(1), rng)
        assert RULES.view(other, Seat(1)) == RULES.view(state, Seat(1))
        differs |= RULES.view(other, Seat(0)).peeked != mine
        assert RULES.view(imagine_world(RULES, state, Seat(0), rng), Seat(0)).peeked == mine
    assert differs


def test_the_order_of_the_decks_leaks_to_nobody() -> None:
    state = given({"cards": ["telescope"]}, spun=7)
    rng = Random(6)
    orders = {imagine_world(RULES, state, viewer, rng).position.deck for viewer in (None, Seat(0), Seat(1)) for _ in range(4)}
    assert len(orders) == 12
    assert all(
        RULES.view(imagine_world(RULES, state, viewer, rng), viewer) == RULES.view(state, viewer) for viewer in (None, Seat(0), Seat(1))
    )


def test_a_looker_keeps_what_they_saw_until_it_is_drawn() -> None:
    turn = when(given({"cards": ["telescope"]}, {}, spun=7, deck=["curse", "repair", "gold-2"], comes=(7,)), "card telescope", "repair")
    assert [remembered.card.token for remembered in RULES.view(turn.state, Seat(0)).remembered] == ["curse", "gold-2"]
    state = turn.state
    for _ in range(5):
        dealt = imagine_world(RULES, state, Seat(0), Random(1))
        assert RULES.view(dealt, Seat(0)) == RULES.view(state, Seat(0))
    turn = when(state, "spin", "card")
    assert [remembered.card.token for remembered in RULES.view(turn.state, Seat(0)).remembered] == ["gold-2"]
    assert readable_notes(turn.notes, Seat(1)) == readable_notes(turn.notes, seat=None)


def test_answers_begin_with_home_after_a_lap() -> None:
    state = given({"at": "k2", "home": "k1", "lap": 1, "goods": 4}, spun=5)
    end = walk(RULES, state, Seat(0), ())
    assert isinstance(end, Asking)
    answers = decision(RULES, state, Seat(0), end).answers
    paths = [answer.path for answer in answers]
    assert paths[0] == ("sail", "k1", "2")
    assert len(paths) == len(set(paths))
    for path in paths:
        assert isinstance(walk(RULES, state, Seat(0), path), Done)
