"""The rules of newgame, one small test for each."""

from __future__ import annotations

import pytest

from engine.values.core import EngineError, Order, Msg, Seat
from games.newgame.rules import RULES
from games.newgame.rules.board import PRIZES
from games.newgame.rules.state import Over, Play
from engine.walking.walk import play, preview
from games.newgame.tests.given import given, played, said


def test_everybody_holds_a_card_for_each_prize() -> None:
    state = RULES.setup(2, {"coins": "3"}, "start")
    assert [len(player.hand) for player in state.position.players] == [len(PRIZES)] * 2
    assert len(state.position.later) == len(PRIZES) - 1


def test_the_strongest_play_wins_the_prize_and_all_coins_are_spent() -> None:
    turn = played(given((7, 20), (9, 30)), (0, "7 with 3"), (1, "9 with 0"))
    first, second = turn.state.position.players
    assert first.prizes == (5,) and second.prizes == ()
    assert (first.coins, second.coins) == (0, 3)
    assert (first.hand, second.hand) == ((20,), (30,))


def test_of_equal_sums_the_higher_card_wins() -> None:
    turn = played(given((7, 20), (9, 30)), (0, "7 with 2"), (1, "9 with 0"))
    assert turn.state.position.players[1].prizes == (5,)
    assert [dict(msg.args)["prize"] for msg in said(turn.notes, "won")] == [5]


def test_without_coins_nobody_is_asked_for_any() -> None:
    state = given((7, 20), (9, 30), coins=0)
    assert played(state, (0, "7")).state.position.players[0].play == Play(7)
    with pytest.raises(EngineError):
        play(RULES, state, Seat(0), "7 with 0")


def test_nobody_can_lay_more_coins_than_they_have() -> None:
    with pytest.raises(EngineError):
        play(RULES, given((7, 20), (9, 30), coins=1), Seat(0), "7 with 2")


def test_a_card_is_seen_before_its_coins_are_chosen() -> None:
    state = given((7, 20), (9, 30))
    assert RULES.view(state, Seat(0)).players[0].play is None
    assert preview(RULES, state, Seat(0), ("7",)).players[0].play == Play(7)
    assert preview(RULES, state, Seat(0), ("7", "with", "2")).players[0].play == Play(7, 2)


def test_after_the_last_prize_points_are_prizes_and_coins() -> None:
    turn = played(given((7,), (9,), later=()), (0, "7 with 1"), (1, "9 with 1"))
    result = RULES.result(turn.state)
    assert isinstance(turn.state.stage, Over) and result is not None
    others = sum(PRIZES) - 5
    assert [sheet.total for sheet in result.scores] == [others + 2, 5 + 2]
    assert result.ranks == (1, 2)


#: simultaneous
def test_choices_are_hidden_until_all_have_chosen() -> None:
    turn = played(given((7, 20), (9, 30)), (0, "7 with 1"))
    assert not turn.sealed
    assert RULES.view(turn.state, Seat(1)).players[0].play is None
    assert RULES.view(turn.state, Seat(1)).players[0].has_played
    assert RULES.view(turn.state, Seat(0)).players[0].play == Play(7, 1)


def test_a_hidden_choice_can_be_changed_and_nobody_hears_of_it() -> None:
    turn = played(given((7, 20), (9, 30)), (0, "7 with 1"), (0, "20 with 0"))
    assert turn.state.position.players[0].play == Play(20)
    assert all(note.to == frozenset({Seat(0)}) for note in turn.notes)
    assert RULES.to_act(turn.state) == (Seat(1),) and Seat(0) in RULES.may_act(turn.state)


def test_the_last_choice_reveals_all_and_is_sealed() -> None:
    turn = played(given((7, 20), (9, 30)), (1, "9 with 0"), (0, "7 with 1"))
    assert turn.sealed
    assert [dict(msg.args)["card"] for msg in said(turn.notes, "reveal")] == [7, 9]
#: turns
def test_the_winner_plays_first_in_the_next_round() -> None:
    turn = played(given((7, 20), (9, 30)), (0, "7 with 0"), (1, "9 with 0"))
    assert RULES.to_act(turn.state) == (Seat(1),)


def test_a_round_that_turns_up_a_new_prize_is_sealed() -> None:
    lines = ((0, "7 with 0"), (1, "9 with 0"))
    assert not played(given((7, 20), (9, 30)), lines[0]).sealed
    assert played(given((7, 20), (9, 30)), *lines).sealed
    assert not played(given((7,), (9,), later=()), *lines).sealed
#: end


@pytest.mark.parametrize(("limit", "line"), [(4, None), (5, "7 with 0"), (10, "7 with 0")])
def test_an_order_plays_the_lowest_card_for_low_prizes(limit: int, line: str | None) -> None:
    order = Order("cheap", f"cheap {limit}", "match", Msg("newgame.order.text", prize=limit))
    assert RULES.orders.obey(given((7, 20), (9, 30)), Seat(0), (order,)) == line
