"""rulebook: The action fields, on the half board of Columbus, Pizarro and Magellan."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import BadLine, IllegalLine, Seat
from engine.walking.walk import walk
from games.pizarro.game import RULES
from games.pizarro.mind.manner import HABITS
from games.pizarro.rules.state import Bidding, Gambling, Over, State, Vetoing
from games.pizarro.tests.given import after, awaited, given, notes, when

SELL = ("pass", "pass")
"""The others pass, so the last bidder buys."""


# Christopher Columbus


def test_a_columbus_card_of_phase_1_is_a_veto() -> None:
    position = after(given(["columbus", "cook"]), "bid 1", *SELL, "pay 1")
    assert (position.players[0].vetoes, position.players[0].vetoes_used) == (1, 0)


def test_columbus_cards_of_later_phases_give_no_veto() -> None:
    state = given(["columbus", "cook"], phase=2, ships={0: [("columbus", 1)]}, vetoes_used={0: 1})
    assert after(state, "bid 1 pay 1").players[0].vetoes == 0


def test_a_veto_sends_the_card_to_the_bottom_and_is_used_up() -> None:
    ships = {0: [("columbus", 1), ("cook", 1), ("pizarro", 1)], 1: [("cook", 1)]}
    state = given(["cook", "pizarro", "columbus"], phase=2, ships=ships)
    turn = when(state, "veto")
    assert turn.state.position.stack == ("columbus", "cook")
    assert turn.state.position.bottom == 1
    assert turn.sealed
    assert isinstance(turn.state.stage, Bidding)
    assert turn.state.stage.card == "pizarro"
    assert (turn.state.position.players[0].vetoes, turn.state.position.players[0].vetoes_used) == (0, 1)


def test_a_veto_comes_before_the_first_bid() -> None:
    state = given(["cook"], ships={2: [("columbus", 1)]})
    assert isinstance(state.stage, Vetoing)
    state = when(state, "allow", "bid 1").state
    with pytest.raises(IllegalLine):
        when(state, "veto")


def test_owners_of_vetoes_are_asked_clockwise_from_the_first_bidder() -> None:
    ships = {seat: [("columbus", 1)] for seat in range(3)}
    state = given(["cook", "pizarro"], ships=ships, buyer=1)
    assert awaited(state) == 1
    state = when(state, "allow").state
    assert awaited(state) == 2
    turn = when(state, "veto")
    assert [player.vetoes for player in turn.state.position.players] == [1, 1, 0]
    assert isinstance(turn.state.stage, Vetoing)
    assert turn.state.stage == Vetoing("pizarro", (Seat(1), Seat(0)))


def test_the_order_of_vetoes_starts_at_the_first_seat_that_can_bid() -> None:
    ships = {0: [("columbus", 1)], 1: [("columbus", 1)], 2: [("cook", 1)]}
    state = given(["cook", "columbus"], phase=2, ships=ships, buyer=1)
    assert isinstance(state.stage, Vetoing)
    assert state.stage.queue == (0, 1)


def test_a_vetoed_last_card_comes_back_at_once_and_can_be_vetoed_again() -> None:
    state = given(["cook"], ships={0: [("columbus", 1)], 1: [("columbus", 1)]})
    state = when(state, "veto").state
    assert state.stage == Vetoing("cook", (Seat(1),))
    state = when(state, "veto").state
    assert isinstance(state.stage, Bidding)
    assert state.stage.card == "cook"


def test_a_player_with_two_vetoes_can_use_both() -> None:
    state = given(["cook", "pizarro", "columbus"], ships={0: [("columbus", 1), ("columbus", 1)]})
    state = when(state, "veto", "veto").state
    assert isinstance(state.stage, Bidding)
    assert state.stage.card == "columbus"
    assert RULES.view(state, None).bottom == ("cook", "pizarro")


# Francisco Pizarro


def pizarro_points(state: State) -> int:
    """Return the points of seat 0 for Pizarro in a finished match."""
    result = RULES.result(state)
    assert result is not None
    sheet, *_ = result.scores
    _, pizarro, *_ = sheet.rows
    return pizarro.points


def start_gamble(deck: list[int]) -> State:
    """Return the start of a gamble with these cards on top of the deck: seat 0 has the ship on Pizarro III, side B."""
    ships = {0: [("pizarro", 3)], 2: [("cook", 2)]}
    state = given(["cook"], phase=3, sides="ba", ships=ships, buyer=2)
    state = when(state, "bid 1 pay 1").state
    assert isinstance(state.stage, Gambling)
    position = state.position
    cards = list(position.deck)
    for card in deck:
        cards.remove(card)
    return State(replace(position, deck=(*deck, *cards)), state.stage)


def test_a_gamble_that_stops_scores_its_sum() -> None:
    assert pizarro_points(when(start_gamble([2, 3, 8, 8]), "draw", "draw", "draw", "stop").state) == 2 + 3 + 8


def test_a_gamble_above_20_scores_nothing_and_ends() -> None:
    turn = when(start_gamble([2, 3, 8, 8]), "draw", "draw", "draw", "draw")
    assert isinstance(turn.state.stage, Over)
    assert pizarro_points(turn.state) == 0
    assert notes(turn, "gamble.bust")


def test_a_gamble_of_exactly_20_scores_20() -> None:
    assert pizarro_points(when(start_gamble([9, 9, 2]), "draw", "draw", "draw", "stop").state) == 20


def test_at_least_one_card_is_turned_up() -> None:
    with pytest.raises(IllegalLine):
        when(start_gamble([9]), "stop")


def test_the_deck_of_the_gamble_is_everything_that_nobody_holds() -> None:
    state = start_gamble([])
    cards_in_hands = sum(len(player.hand) for player in state.position.players)
    assert len(state.position.deck) == 63 - cards_in_hands
    assert not state.position.discard


def test_drawn_cards_go_to_the_discards() -> None:
    assert after(start_gamble([9, 4]), "draw", "draw").discard == (9, 4)


def test_players_are_counted_up_to_the_one_who_gambles() -> None:
    state = start_gamble([9])
    is_counted = [player.hand is not None for player in RULES.view(state, None).players]
    assert is_counted == [True, False, True], "counting begins with seat 2, the last buyer, and ends with seat 1"


def test_side_a_has_no_gamble() -> None:
    state = given(["cook"], phase=3, ships={1: [("pizarro", 3)], 2: [("cook", 2)]})
    assert isinstance(when(state, "bid 1 pay 1").state.stage, Over)


def test_the_bot_stops_at_14() -> None:
    assert HABITS.gamble_stop == 14


def test_stopping_at_14_is_the_best_rule_against_a_uniform_deck() -> None:
    def expectation(stop: int) -> float:
        """Return the expected score of a player who stops at this sum or above; a sum above 20 scores nothing."""
        expected = dict.fromkeys(range(21, 40), 0.0) | {total: float(total) for total in range(stop, 21)}
        for total in range(stop - 1, -1, -1):
            expected[total] = sum(expected[total + value] for value in range(1, 10)) / 9
        return expected[0]

    assert max(range(8, 21), key=expectation) == HABITS.gamble_stop
    assert expectation(HABITS.gamble_stop) == pytest.approx(HABITS.gamble, abs=0.1)


# Ferdinand Magellan


def test_side_a_hides_a_hand_card_under_a_new_pile() -> None:
    state = when(given(["magellan", "cook"]), "bid 7", *SELL).state
    turn = when(state, "pay 7 under 1")
    player = turn.state.position.players[0]
    assert [pile.values for pile in player.piles] == [(1,)]
    assert player.hand == (2, 3, 4, 5, 6, 8, 9)
    assert turn.state.position.discard == (7,)


def test_the_hidden_card_is_known_to_its_owner_only() -> None:
    state = when(given(["magellan", "cook"]), "bid 7", *SELL, "pay 7 under 1").state
    assert RULES.view(state, Seat(0)).players[0].piles[0].values == (1,)
    for viewer in (Seat(1), None):
        pile = RULES.view(state, viewer).players[0].piles[0]
        assert (pile.count, pile.values) == (1, None)


def test_the_line_and_the_notes_hide_the_card_from_others() -> None:
    state = when(given(["magellan", "cook"]), "bid 7", *SELL).state
    done = walk(RULES, state, Seat(0), ("pay", "7", "under", "1"))
    assert done.shown == ("pay", "7", "under", "*")  # type: ignore[union-attr]
    turn = when(state, "pay 7 under 1")
    assert [note.to for note in notes(turn, "pile.own")] == [frozenset({0})]
    assert [note.to for note in notes(turn, "pile.hidden")] == [None]


def test_side_a_needs_a_card_that_is_left_over() -> None:
    state = given(["magellan"], hands={0: [5]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1, 2)
    state = given(["magellan", "cook"], hands={0: [5, 6]})
    with pytest.raises(IllegalLine):
        when(state, "bid 7")
    state = when(state, "bid 6", *SELL).state
    with pytest.raises(IllegalLine):
        when(state, "pay 5+6 under 5")
    assert after(state, "pay 6 under 5").players[0].hand == ()


def test_side_b_takes_a_paid_card_open_and_a_single_card_is_enough() -> None:
    state = given(["magellan", "cook"], sides="ba", hands={0: [5]})
    state = when(state, "bid 5", *SELL, "pay 5 under 5").state
    assert state.position.discard == ()
    assert [pile.values for pile in state.position.players[0].piles] == [(5,)]
    assert RULES.view(state, None).players[0].piles[0].values == (5,)


def test_side_b_takes_no_other_card() -> None:
    state = when(given(["magellan", "cook"], sides="ba"), "bid 7", *SELL).state
    with pytest.raises(IllegalLine):
        when(state, "pay 3+4 under 9")
    position = after(state, "pay 3+4 under 3")
    assert position.discard == (4,)


def test_every_card_of_phase_1_starts_a_pile() -> None:
    state = given(["magellan", "cook"], ships={0: [("magellan", 1)]}, piles={0: [[3]]}, hands={0: [1, 2, 4, 5]})
    position = after(state, "bid 5", *SELL, "pay 5 under 1")
    assert [pile.values for pile in position.players[0].piles] == [(3,), (1,)]


def test_later_cards_extend_a_pile_that_was_not_extended_in_this_phase() -> None:
    ships = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}
    state = given(["magellan", "magellan"], phase=2, ships=ships, piles={0: [[3], [2]]}, hands={0: [1, 4, 5, 6]})
    state = when(state, "bid 4 pay 4 under 1 pile 2").state
    assert [pile.values for pile in state.position.players[0].piles] == [(3,), (2, 1)]
    with pytest.raises(BadLine):
        when(state, "bid 5 pay 5 under 6 pile 2")
    position = after(state, "bid 5 pay 5 under 6")
    assert [pile.values for pile in position.players[0].piles] == [(3, 6), (2, 1)]


def test_in_phase_3_a_pile_of_one_card_may_be_chosen_too() -> None:
    ships = {0: [("magellan", 2), ("magellan", 1)]}
    state = given(["magellan"], phase=3, ships=ships, piles={0: [[3, 3], [2]]}, hands={0: [1, 4]})
    assert [pile.values for pile in after(state, "bid 4 pay 4 under 1 pile 2").players[0].piles] == [(3, 3), (2, 1)]
    assert [pile.values for pile in after(state, "bid 4 pay 4 under 1 pile 1").players[0].piles] == [(3, 3, 1), (2,)]


def test_cards_of_piles_are_no_hand_cards() -> None:
    state = given(["cook"], ships={0: [("magellan", 1)]}, piles={0: [[9]]}, hands={0: [1, 2]})
    with pytest.raises(IllegalLine):
        when(state, "bid 4")
    assert RULES.view(state, None).players[0].hand_count == 2
