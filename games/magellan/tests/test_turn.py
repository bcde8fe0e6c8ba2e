"""rulebook: the normal die, and the card of a four or a five."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Active, Drawing, Moving, Rolling, Stage, State
from games.magellan.tests.given import after, given, keys, offered, play_line, with_next_card, with_throws


def rolling(faces: Sequence[int], **more: object) -> State:
    """Return a state before the throw of the die, which will show these faces."""
    state = given(**more)  # type: ignore[arg-type]
    return with_throws(State(replace(state.position, dice=(), points=0), Rolling()), faces)


@pytest.mark.parametrize(
    ("faces", "points", "stage"),
    [
        ([3], 3, Moving()),
        ([4], 4, Drawing()),
        ([5], 5, Drawing()),
        ([6, 6, 3], 15, Moving()),
        ([6, 4], 10, Drawing()),
        ([6, 1], 7, Moving()),
    ],
)
def test_sixes_are_thrown_again_and_a_four_or_five_brings_a_card(faces: list[int], points: int, stage: Stage) -> None:
    turn = play_line(rolling(faces), "roll")
    assert turn.sealed
    assert turn.state.position.points == points
    assert turn.state.position.dice == tuple(faces)
    assert turn.state.stage == stage


def test_the_card_comes_before_the_movement_from_a_pack_of_choice() -> None:
    state = after(rolling([5], cash={0: 0}), "roll")
    assert list(offered(state)) == ["geographic", "history"]
    turn = play_line(state, "geographic")
    assert turn.sealed
    assert turn.state.position.open == state.position.geographic[:1]
    assert turn.state.stage == Moving()
    assert turn.state.position.points == 5


def test_a_history_card_is_obeyed_at_once() -> None:
    state = after(rolling([5], countries={0: ["belgium"], 1: ["france"]}), "roll")
    revenue = "h02_08"
    position = after(with_next_card(state, revenue), "history").position
    assert [player.cash for player in position.players] == [1008, 1053]
    assert position.history[-1] == revenue


def test_an_empty_geographic_pack_leaves_only_history() -> None:
    state = after(rolling([4], cash={0: 0}), "roll")
    everything = state.position.geographic
    state = State(replace(state.position, geographic=(), open=everything), state.stage)
    assert list(offered(state)) == ["history"]


def test_a_country_may_be_sold_before_the_card_is_drawn() -> None:
    state = after(rolling([4], countries={0: ["belgium"]}), "roll")
    assert "sell" in offered(state)
    position = after(state, "sell belgium geographic").position
    assert position.players[0].cash == 1050
    assert "belgium" in position.open


def test_pieces_may_be_bought_before_the_card_is_drawn() -> None:
    position = after(after(rolling([4]), "roll"), "buy-ship 2 geographic").position
    assert position.players[0].cash == 950
    assert len(position.players[0].ships) == 2


def test_a_drawn_history_card_is_named_with_its_text() -> None:
    turn = play_line(after(rolling([5]), "roll"), "history")
    first, *_ = keys(turn)
    assert first == "magellan.note.drew"


def test_points_that_a_card_adds_are_told() -> None:
    state = rolling([3], active=["h01_10"])
    turn = play_line(State(replace(state.position, active=(Active("h01_10", (1, 0)),)), Rolling()), "roll")
    assert turn.state.position.points == 6
    assert keys(turn) == ["magellan.note.rolled-more"]


def test_points_left_over_are_lost_and_the_next_player_throws() -> None:
    state = after(given(points=4, jeeps={0: ["6s33l1"]}), "end")
    assert state.stage == Rolling()
    assert RULES.to_act(state) == (Seat(1),)
    assert state.position.points == 0


def test_a_round_has_passed_when_the_first_player_throws_again() -> None:
    state = given(seats=2)
    state = after(state, "end")
    assert state.position.round == 1
    state = State(replace(state.position, dice=(1,)), Moving())
    assert after(state, "end").position.round == 2


def test_a_limit_of_rounds_ends_the_match_for_the_higher_income() -> None:
    state = given(countries={0: ["belgium"], 1: ["france"]})
    state = State(replace(state.position, table=replace(state.position.table, rounds=1), seat=Seat(1)), Moving())
    end = after(state, "end")
    result = RULES.result(end)
    assert result is not None
    assert result.ranks == (2, 1)
    assert [sheet.total for sheet in result.scores] == [8, 53]


def test_the_notes_name_what_chance_brought() -> None:
    assert keys(play_line(rolling([2]), "roll")) == ["magellan.note.rolled"]
    state = after(rolling([4]), "roll")
    turn = play_line(state, "geographic")
    assert keys(turn) == ["magellan.note.turned"]
