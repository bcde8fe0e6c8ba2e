"""The rules of Briscola, one small test for each."""

from __future__ import annotations

import pytest
from caravel import Seat, shares

from caravel_briscola.rules import RULES
from caravel_briscola.rules.board import CARDS, POINTS, TOKENS
from caravel_briscola.rules.score import points
from caravel_briscola.rules.state import Over
from tests.given import given, messages_of, play_lines


def test_forty_cards_are_worth_120_points() -> None:
    assert len(CARDS) == 40 and sum(POINTS) == 120


@pytest.mark.parametrize(("seats", "stock"), [(2, 34), (3, 30), (4, 28)])
def test_everybody_has_three_cards_and_the_last_one_is_turned_up(seats: int, stock: int) -> None:
    position = RULES.setup(seats, {}, "start").position
    assert [len(player.hand) for player in position.players] == [3] * seats
    assert len(position.stock) == stock and position.stock[-1] == position.turned


@pytest.mark.parametrize(
    ("led", "second", "winner"),
    [
        pytest.param("king-suns", "ace-suns", 1, id="higher-card-of-the-suit"),
        pytest.param("3-suns", "king-suns", 0, id="three-is-above-the-king"),
        pytest.param("2-suns", "ace-hearts", 0, id="another-suit-takes-nothing"),
        pytest.param("ace-suns", "2-shells", 1, id="lowest-trump-takes-the-ace"),
        pytest.param("4-shells", "2-shells", 0, id="higher-trump"),
    ],
)
def test_the_highest_card_of_the_suit_or_trump_takes_a_trick(led: str, second: str, winner: int) -> None:
    """Shells are trumps."""
    state = given(f"{led} 6-suns", f"{second} 7-suns", turned="6-shells")
    turn = play_lines(state, (0, led), (1, second))
    assert turn.state.position.leader == winner
    worth = POINTS[TOKENS.index(led)] + POINTS[TOKENS.index(second)]
    gained = points(turn.state.position.players[winner]) - points(state.position.players[winner])
    (took,) = messages_of(turn.notes, "took")
    assert gained == worth == dict(took.args)["points"]


def test_nobody_has_to_follow_suit() -> None:
    state = play_lines(given("2-suns 6-suns", "3-suns ace-hearts", turned="6-shells"), (0, "2-suns")).state
    assert play_lines(state, (1, "ace-hearts")).state.position.leader == 0


def test_after_a_trick_everybody_draws_and_its_winner_first() -> None:
    state = given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells", stock=4)
    top, below_it, *_ = state.position.stock
    turn = play_lines(state, (0, "2-suns"), (1, "3-suns"))
    loser, winner = turn.state.position.players
    assert turn.sealed and top in winner.hand and below_it in loser.hand
    assert {note.to for note in turn.notes if note.msg.key.endswith("drew")} == {frozenset({Seat(0)}), frozenset({Seat(1)})}


def test_the_last_card_drawn_is_the_one_turned_up_and_all_see_it() -> None:
    turn = play_lines(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells", stock=2), (0, "2-suns"), (1, "3-suns"))
    assert turn.state.position.turned_at == 0 and turn.state.position.turned in turn.state.position.players[0].hand
    (note,) = [note for note in turn.notes if note.msg.key.endswith("took-turned")]
    assert note.to is None and not turn.state.position.stock


def test_without_a_stock_a_trick_reveals_nothing_and_is_not_sealed() -> None:
    assert not play_lines(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells"), (0, "2-suns"), (1, "3-suns")).sealed


def test_the_last_card_is_a_small_question() -> None:
    assert not RULES.small(RULES.view(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells"), None), Seat(0))
    assert RULES.small(RULES.view(given("2-suns", "3-suns", turned="6-shells"), None), Seat(0))


def test_partners_sit_opposite_and_count_together() -> None:
    taken = {0: "ace-suns", 1: "3-suns", 2: "king-suns 3-hearts ace-hearts 3-shells 3-feathers", 3: "ace-shells ace-feathers king-hearts"}
    state = given("2-suns", "4-suns", "5-suns", "7-suns", turned="6-shells", taken=taken)
    turn = play_lines(state, (0, "2-suns"), (1, "4-suns"), (2, "5-suns"), (3, "7-suns"))
    result = RULES.result(turn.state)
    assert isinstance(turn.state.stage, Over) and result is not None
    first, second, partner_of_first, partner_of_second = (sheet.total for sheet in result.scores)
    assert first == partner_of_first and second == partner_of_second and first + second == 120
    assert result.ranks == (1, 3, 1, 3) and RULES.sides(turn.state) == (0, 1, 0, 1)
    assert shares(result.ranks, RULES.sides(turn.state)) == (1.0, 0.0, 1.0, 0.0), "each partner has a whole win"


def test_of_three_players_each_counts_alone() -> None:
    turn = play_lines(given("2-suns", "4-suns", "5-suns", turned="6-shells"), (0, "2-suns"), (1, "4-suns"), (2, "5-suns"))
    result = RULES.result(turn.state)
    assert result is not None and sum(sheet.total for sheet in result.scores) == 120
