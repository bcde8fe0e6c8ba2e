"""The rules of Pearl Reef, one small test for each."""

from __future__ import annotations

import pytest
from caravel import EngineError, Seat, Who
from caravel.lines import play, preview

from caravel_pearl_reef.rules import RULES
from caravel_pearl_reef.rules.board import HEXES, NAMES, REACH
from caravel_pearl_reef.rules.state import Choice, Over
from tests.given import given, messages_of, play_lines, taken

RICH = {"d4": 5, "c3": 2}
"""Pearls that lie in two hexes."""


def test_the_reef_has_37_hexes_and_a_boat_in_the_middle_reaches_19() -> None:
    middle = NAMES.index("d4")
    assert (len(HEXES), middle, len(REACH[middle])) == (37, 18, 19)


def test_a_boat_alone_in_a_hex_takes_all_pearls() -> None:
    before = given("d3", "b2", lying=RICH)
    after = play_lines(before, (0, "d4 dark"), (1, "c3 dark")).state
    assert taken(before, after) == [5, 2]
    assert [player.boat for player in after.position.players] == [NAMES.index("d4"), NAMES.index("c3")]


def test_if_boats_meet_nobody_dives_and_the_pearls_stay() -> None:
    before = given("d3", "d5", lying=RICH)
    turn = play_lines(before, (0, "d4 dark"), (1, "d4 dark"))
    assert taken(before, turn.state) == [0, 0]
    assert turn.state.position.pearls[NAMES.index("d4")] in (5, 5 + 3), "the tide may have brought three more"
    assert len(messages_of(turn.notes, "meets-dark")) == 2


@pytest.mark.parametrize(("first", "second", "outcome"), [("lit", "dark", [5, 0]), ("dark", "lit", [0, 5]), ("lit", "lit", [0, 0])])
def test_if_boats_meet_the_only_one_with_a_light_dives(first: str, second: str, outcome: list[int]) -> None:
    before = given("d3", "d5", lying=RICH)
    after = play_lines(before, (0, f"d4 {first}"), (1, f"d4 {second}")).state
    assert taken(before, after) == outcome
    assert [player.has_lantern for player in after.position.players] == [first == "dark", second == "dark"]


def test_without_a_lantern_nobody_is_asked_for_it() -> None:
    state = given("d3", "d5", lying=RICH, lanterns=False)
    assert play_lines(state, (0, "d4")).state.position.players[0].choice == Choice(NAMES.index("d4"))
    with pytest.raises(EngineError):
        play(RULES, state, Seat(0), "d4 lit")


def test_a_boat_sails_two_steps_at_most_and_may_stay() -> None:
    state = given("d1", "g4")
    assert play_lines(state, (0, "d3 dark"), (0, "d1 dark")).state.position.players[0].choice is not None
    with pytest.raises(EngineError):
        play(RULES, state, Seat(0), "d4 dark")


def test_the_tide_brings_three_pearls_after_each_round_but_the_last() -> None:
    turn = play_lines(given("d1", "g4", lying=RICH), (0, "d1 dark"), (1, "g4 dark"))
    assert sum(turn.state.position.pearls) == 7 + 3 and len(messages_of(turn.notes, "tide")) == 1
    turn = play_lines(given("d1", "g4", lying=RICH, round=8), (0, "d1 dark"), (1, "g4 dark"))
    assert isinstance(turn.state.stage, Over) and messages_of(turn.notes, "tide") == []


def test_points_are_pearls_and_two_for_a_lantern_never_lit() -> None:
    turn = play_lines(given("d1", "g4", lying={"g4": 4}, round=8), (0, "d1 lit"), (1, "g4 dark"))
    result = RULES.result(turn.state)
    assert result is not None and result.ranks == (1, 2)
    lit, never_lit = result.scores
    _, lantern_row, *_ = lit.rows
    assert lantern_row.points == 0 and never_lit.total == 4 + 2


def test_choices_are_hidden_until_all_have_chosen() -> None:
    turn = play_lines(given("d3", "d5"), (0, "d4 lit"))
    assert not turn.sealed
    (own, _), (seen_by_other, _) = (RULES.view(turn.state, viewer).players for viewer in (Seat(0), Seat(1)))
    assert own.choice == Choice(NAMES.index("d4"), is_lit=True)
    assert seen_by_other.choice is None and seen_by_other.has_chosen and seen_by_other.has_lantern


def test_a_hidden_choice_can_be_changed_without_a_note_to_others() -> None:
    turn = play_lines(given("d3", "d5"), (0, "d4 lit"), (0, "c3 dark"))
    assert turn.state.position.players[0].choice == Choice(NAMES.index("c3"))
    assert all(note.to == frozenset({Seat(0)}) for note in turn.notes)
    assert RULES.to_act(turn.state) == (Seat(1),) and Seat(0) in RULES.may_act(turn.state)


def test_the_last_choice_reveals_all_and_is_sealed() -> None:
    turn = play_lines(given("d3", "d5"), (1, "d6 dark"), (0, "d4 dark"))
    assert turn.sealed and [dict(msg.args)["who"] for msg in messages_of(turn.notes, "dives-dark")] == [Who(Seat(0)), Who(Seat(1))]


def test_a_hex_is_seen_before_the_lantern_is_chosen() -> None:
    state = given("d3", "d5")
    assert preview(RULES, state, Seat(0), ("d4",)).players[0].choice == Choice(NAMES.index("d4"))
    assert preview(RULES, state, Seat(0), ("d4", "lit")).players[0].choice == Choice(NAMES.index("d4"), is_lit=True)
