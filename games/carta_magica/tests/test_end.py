"""rulebook: Setting up the game; The game ends; Scoring."""

from __future__ import annotations

import pytest

from engine.game.rules import resolve_settings
from engine.values.core import Msg
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import square
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import after, awaited, given, notes, options, stage, when
from words import speaker

HOME = {"at": "k2", "home": "k1", "lap": 1}
"""A ship that has sailed its lap and lies before its harbour."""


def finish(state: State, *lines: str) -> tuple[list[int], list[int]]:
    """Play lines to the end of the match, and return its totals and ranks."""
    result = RULES.result(when(state, *lines).state)
    assert result is not None
    return [sheet.total for sheet in result.scores], list(result.ranks)


def test_everybody_chooses_what_nobody_has() -> None:
    state = RULES.setup(4, resolve_settings(RULES, {}), "setup")
    first = RULES.to_act(state)[0]
    harbours, challenges, characters = 8, 8, 6
    assert len(options(state)) == harbours + challenges + characters
    turn = when(state, "harbour=k1 challenge=jade-turtle character=stargazer")
    tokens = [option.token for option in options(turn.state)]
    assert "k1" not in tokens
    assert "jade-turtle" not in tokens
    assert "stargazer" not in tokens
    state = turn.state
    for harbour, challenge, character in OTHER_CHOICES:
        state = when(state, f"harbour={harbour} challenge={challenge} character={character}").state
    assert awaited(state) == (first,)
    assert stage(state) == "spinning"
    assert [player.goods for player in state.position.players] == [3] * 4
    assert [player.magic for player in state.position.players] == [3] * 4
    assert len(state.position.row) == 3


OTHER_CHOICES = (("j14", "coral-crown", "cartographer"), ("a7", "silver-feather", "pearl-diver"), ("t8", "ember-ring", "old-helmsman"))


def test_the_match_ends_when_the_round_is_finished() -> None:
    state = given(HOME, {}, {}, spun=4, turn=0, deck=["repair"], comes=(4, 4))
    turn = when(state, "sail k1")
    assert notes(turn, "home.last")
    assert awaited(turn.state) == (1,)
    turn = when(turn.state, "spin", "goods")
    assert awaited(turn.state) == (2,)
    assert stage(when(turn.state, "spin", "goods").state) == "over"


def test_the_last_of_a_round_ends_the_match_at_once() -> None:
    state = given({}, HOME | {"home": "t8", "at": "t9"}, turn=0, deck=["repair"], comes=(4, 4))
    turn = when(state, "spin", "goods", "spin", "sail t8")
    assert stage(turn.state) == "over"
    assert notes(turn, "home")


def test_home_without_a_lap_does_not_end_the_match() -> None:
    turn = when(given({**HOME, "lap": 0}, spun=4, deck=["repair"]), "sail k1")
    assert turn.state.position.final is None


def test_half_a_lap_and_back_is_no_lap() -> None:
    """The lap counter counts the way through the gate south of the island; back again it is 0."""
    state = given({"at": "p7", "home": "t8"}, spun=4)
    south = after(state, "sail p8")
    assert south.players[0].lap == 1
    state = given({"at": "p8", "home": "t8", "lap": 1}, spun=4)
    assert after(state, "sail p7").players[0].lap == 0


def test_a_storm_can_blow_a_ship_home() -> None:
    turn = when(given(HOME, {}, comes=(-2, "n"), deck=["repair"]), "spin")
    assert notes(turn, "home.last")
    assert awaited(turn.state) == (1,)
    assert turn.state.position.final == ()


def test_the_example_scores_as_the_rulebook_says() -> None:
    about = {"talismans": ["coral_crown", "star_compass"], "challenge": "coral_crown", "gold": 3, "cards": ["gold-2"]}
    totals, ranks = finish(given(HOME | about, {}, spun=4, deck=["repair"], comes=(4,)), "sail k1", "spin", "goods")
    assert totals == [13 + 10 + 3 + 2 + 15, 0]
    assert ranks == [1, 2]


def test_everybody_home_in_the_last_round_has_the_bonus() -> None:
    state = given(HOME, {"at": "j13", "home": "j14", "lap": -1}, spun=4, deck=["repair", "curse"], comes=(4,))
    totals, ranks = finish(state, "sail k1", "spin", "sail j14")
    assert totals == [15, 15]
    assert ranks == [1, 1]


def test_a_ship_blown_away_in_the_last_round_keeps_the_bonus() -> None:
    """Ruling: home at any time during the last round."""
    state = given(HOME, {}, spun=4, deck=["repair"], comes=(-2, "s"))
    turn = when(state, "sail k1", "spin")
    assert turn.state.position.players[0].square == square("k3")
    assert RULES.view(turn.state, None).sheets[0].total == 15


def test_a_tie_goes_to_more_gold() -> None:
    """Ruling: if players have the same points and the same gold, they share the win."""
    state = given(HOME, {"talismans": ["coral_crown", "heart_of_the_sea"]}, {"gold": 8}, spun=4, deck=["repair"], comes=(4, 4))
    totals, ranks = finish(state, "sail k1", "spin", "goods", "spin", "goods")
    assert totals == [15, 15, 8]
    assert ranks == [1, 1, 3]
    state = given(HOME, {"talismans": ["dragon_scale"], "gold": 6}, spun=4, deck=["repair"], comes=(4,))
    totals, ranks = finish(state, "sail k1", "spin", "goods")
    assert totals == [15, 15]
    assert ranks == [2, 1]
    over = when(state, "sail k1", "spin", "goods").state
    status = speaker("en", ("Ana", "Bruno"))(RULES.status(RULES.view(over, None)))
    assert status.startswith("Bruno won in round") and status.endswith("as many as Ana: 6 gold to 0 decided.")


def test_the_match_ends_with_the_last_round_at_the_latest() -> None:
    state = given({"at": "p4"}, {}, turn=39, spun=4, rounds="20")
    turn = when(state, "goods")
    assert stage(turn.state) == "over"
    result = RULES.result(turn.state)
    assert result is not None
    assert result.reason == Msg("carta_magica.over.limit", rounds=20)


@pytest.mark.parametrize("rounds", ["20", "60", "100"])
def test_the_last_round_of_the_limit_is_announced_once(rounds: str) -> None:
    """It is announced when the turn before it is over. With two players a round has two turns, counted from 0."""
    first_of_last_round = 2 * int(rounds) - 2
    announcement = Msg("carta_magica.note.limit", rounds=int(rounds))
    for turn, announced in ((first_of_last_round - 2, []), (first_of_last_round - 1, [announcement]), (first_of_last_round, [])):
        limit_notes = notes(when(given({"at": "p4"}, {}, turn=turn, spun=4, rounds=rounds), "goods"), "limit")
        assert [note.msg for note in limit_notes] == announced
