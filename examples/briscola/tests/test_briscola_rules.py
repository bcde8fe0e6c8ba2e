"""The rules of Briscola, one small test for each."""

from __future__ import annotations

import pytest
from caravel import Seat, shares

from caravel_briscola.rules import RULES
from caravel_briscola.rules.board import CARDS, POINTS, TOKENS
from caravel_briscola.rules.score import points
from caravel_briscola.rules.state import Over
from tests.given import given, messages_of, played


def test_forty_cards_are_worth_120_points() -> None:
    assert len(CARDS) == 40 and sum(POINTS) == 120


@pytest.mark.parametrize(("seats", "stock"), [(2, 34), (3, 30), (4, 28)])
def test_everybody_has_three_cards_and_the_last_of_the_stock_is_turned_up(seats: int, stock: int) -> None:
    position = RULES.setup(seats, {}, "start").position
    assert [len(player.hand) for player in position.players] == [3] * seats
    assert len(position.stock) == stock and position.stock[-1] == position.turned


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("king-suns", "ace-suns"), 1),  # the higher of the suit that was led
        (("3-suns", "king-suns"), 0),  # a three is above the king
        (("2-suns", "ace-hearts"), 0),  # another suit takes nothing
        (("ace-suns", "2-shells"), 1),  # the lowest trump takes the ace
        (("4-shells", "2-shells"), 0),
    ],
)
def test_who_takes_a_trick(cards: tuple[str, str], winner: int) -> None:
    state = given(f"{cards[0]} 6-suns", f"{cards[1]} 7-suns", turned="6-shells")
    turn = played(state, (0, cards[0]), (1, cards[1]))
    assert turn.state.position.leader == winner
    worth = sum(POINTS[TOKENS.index(card)] for card in cards)
    gained = points(turn.state.position.players[winner]) - points(state.position.players[winner])
    assert gained == worth == dict(messages_of(turn.notes, "took")[0].args)["points"]


def test_nobody_has_to_follow_suit() -> None:
    state = played(given("2-suns 6-suns", "3-suns ace-hearts", turned="6-shells"), (0, "2-suns")).state
    assert played(state, (1, "ace-hearts")).state.position.leader == 0


def test_after_a_trick_everybody_draws_and_its_winner_first() -> None:
    state = given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells", stock=4)
    first, second = state.position.stock[:2]
    turn = played(state, (0, "2-suns"), (1, "3-suns"))
    hands = [player.hand for player in turn.state.position.players]
    assert turn.sealed and first in hands[1] and second in hands[0]
    assert {note.to for note in turn.notes if note.msg.key.endswith("drew")} == {frozenset({Seat(0)}), frozenset({Seat(1)})}


def test_whoever_draws_last_takes_the_card_that_was_turned_up_and_all_see_it() -> None:
    turn = played(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells", stock=2), (0, "2-suns"), (1, "3-suns"))
    assert turn.state.position.turned_at == 0 and turn.state.position.turned in turn.state.position.players[0].hand
    (note,) = [note for note in turn.notes if note.msg.key.endswith("took-turned")]
    assert note.to is None and not turn.state.position.stock


def test_without_a_stock_a_trick_reveals_nothing_and_is_not_sealed() -> None:
    assert not played(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells"), (0, "2-suns"), (1, "3-suns")).sealed


def test_the_last_card_is_a_small_question() -> None:
    assert not RULES.small(RULES.view(given("2-suns 6-suns", "3-suns 7-suns", turned="6-shells"), None), Seat(0))
    assert RULES.small(RULES.view(given("2-suns", "3-suns", turned="6-shells"), None), Seat(0))


def test_partners_sit_opposite_and_count_together() -> None:
    taken = {0: "ace-suns", 1: "3-suns", 2: "king-suns 3-hearts ace-hearts 3-shells 3-feathers", 3: "ace-shells ace-feathers king-hearts"}
    state = given("2-suns", "4-suns", "5-suns", "7-suns", turned="6-shells", taken=taken)
    turn = played(state, (0, "2-suns"), (1, "4-suns"), (2, "5-suns"), (3, "7-suns"))
    result = RULES.result(turn.state)
    assert isinstance(turn.state.stage, Over) and result is not None
    totals = [sheet.total for sheet in result.scores]
    assert totals[0] == totals[2] and totals[1] == totals[3] and totals[0] + totals[1] == 120
    assert result.ranks == (1, 3, 1, 3) and RULES.sides(turn.state) == (0, 1, 0, 1)
    assert shares(result.ranks, RULES.sides(turn.state)) == (1.0, 0.0, 1.0, 0.0), "each of them has won, not half of a win"


def test_of_three_players_each_counts_alone() -> None:
    turn = played(given("2-suns", "4-suns", "5-suns", turned="6-shells"), (0, "2-suns"), (1, "4-suns"), (2, "5-suns"))
    result = RULES.result(turn.state)
    assert result is not None and sum(sheet.total for sheet in result.scores) == 120
