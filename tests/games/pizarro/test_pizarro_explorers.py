"""rulebook: The action fields, explorer by explorer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import BadLine, IllegalLine, Seat
from engine.games.pizarro import RULES
from engine.games.pizarro.bot import GAMBLE_STOP
from engine.games.pizarro.state import Bidding, Exchanging, Gambling, Over, Paying, Ship, State, Vetoing
from engine.walk import walk
from tests.games.pizarro.given import after, awaited, given, notes, when

SELL = ("pass", "pass")


# Christopher Columbus


def test_a_columbus_card_of_phase_1_is_a_veto() -> None:
    position = after(given(["columbus", "cook"]), "bid 1", *SELL, "pay 1")
    assert (position.players[0].vetoes, position.players[0].vetoes_used) == (1, 0)


def test_columbus_cards_of_later_phases_give_no_veto() -> None:
    state = given(["columbus", "cook"], phase=2, ships={0: [("columbus", 1)]}, used={0: 1})
    assert after(state, "bid 1 pay 1").players[0].vetoes == 0


def test_a_veto_sends_the_card_to_the_bottom_and_is_used_up() -> None:  # T17, M8
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


def test_owners_are_asked_clockwise_from_the_first_bidder_and_the_first_yes_is_spent() -> None:  # M9
    ships = {seat: [("columbus", 1)] for seat in range(3)}
    state = given(["cook", "pizarro"], ships=ships, buyer=1)
    assert awaited(state) == 1
    state = when(state, "allow").state
    assert awaited(state) == 2
    turn = when(state, "veto")
    assert [player.vetoes for player in turn.state.position.players] == [1, 1, 0]
    assert isinstance(turn.state.stage, Vetoing)
    assert turn.state.stage == Vetoing("pizarro", (Seat(1), Seat(0)))


def test_the_order_of_vetoes_starts_at_the_first_seat_that_can_bid() -> None:  # M9
    ships = {0: [("columbus", 1)], 1: [("columbus", 1)], 2: [("cook", 1)]}
    state = given(["cook", "columbus"], phase=2, ships=ships, buyer=1)
    assert isinstance(state.stage, Vetoing)
    assert state.stage.queue == (0, 1)


def test_a_vetoed_last_card_comes_back_at_once_and_can_be_vetoed_again() -> None:  # M10, M11
    state = given(["cook"], ships={0: [("columbus", 1)], 1: [("columbus", 1)]})
    state = when(state, "veto").state
    assert state.stage == Vetoing("cook", (Seat(1),))
    state = when(state, "veto").state
    assert isinstance(state.stage, Bidding)
    assert state.stage.card == "cook"


def test_who_owns_two_vetoes_can_use_both() -> None:
    state = given(["cook", "pizarro", "columbus"], ships={0: [("columbus", 1), ("columbus", 1)]})
    state = when(state, "veto", "veto").state
    assert isinstance(state.stage, Bidding)
    assert state.stage.card == "columbus"
    assert RULES.view(state, None).bottom == ("cook", "pizarro")


# Francisco Pizarro


def gambling(deck: list[int]) -> State:
    """Seat 0 has the ship on Pizarro III, side B, and the gamble begins with these cards on top of the deck."""
    ships = {0: [("pizarro", 3)], 2: [("cook", 2)]}
    state = given(["cook"], phase=3, sides="ba", ships=ships, buyer=2)
    state = when(state, "bid 1 pay 1").state
    assert isinstance(state.stage, Gambling)
    position = state.position
    cards = list(position.deck)
    for card in deck:
        cards.remove(card)
    return State(replace(position, deck=(*deck, *cards)), state.stage)


def test_a_gamble_that_stops_scores_its_sum() -> None:  # T6
    state = when(gambling([2, 3, 8, 8]), "draw", "draw", "draw", "stop").state
    result = RULES.result(state)
    assert result is not None
    assert result.scores[0].rows[1].points == 13


def test_a_gamble_above_20_scores_nothing_and_ends() -> None:  # T7
    turn = when(gambling([2, 3, 8, 8]), "draw", "draw", "draw", "draw")
    assert isinstance(turn.state.stage, Over)
    result = RULES.result(turn.state)
    assert result is not None
    assert result.scores[0].rows[1].points == 0
    assert notes(turn, "gamble.bust")


def test_a_gamble_of_exactly_20_scores_20() -> None:  # M21
    state = when(gambling([9, 9, 2]), "draw", "draw", "draw", "stop").state
    result = RULES.result(state)
    assert result is not None
    assert result.scores[0].rows[1].points == 20


def test_at_least_one_card_is_turned_up() -> None:
    with pytest.raises(IllegalLine):
        when(gambling([9]), "stop")


def test_the_deck_of_the_gamble_is_everything_that_nobody_holds() -> None:
    state = gambling([])
    held = sum(len(player.hand) for player in state.position.players)
    assert len(state.position.deck) == 63 - held
    assert not state.position.discard


def test_drawn_cards_go_to_the_discards() -> None:  # M21
    assert after(gambling([9, 4]), "draw", "draw").discard == (9, 4)


def test_who_gambles_has_counted_everything_else() -> None:
    state = gambling([9])
    hands = [player.hand is not None for player in RULES.view(state, None).players]
    assert hands == [True, False, True]  # seat 2 bought the last card and is counted first, seat 1 comes last


def test_side_a_has_no_gamble() -> None:
    state = given(["cook"], phase=3, ships={1: [("pizarro", 3)], 2: [("cook", 2)]})
    assert isinstance(when(state, "bid 1 pay 1").state.stage, Over)


def test_the_bot_stops_at_14() -> None:  # T22
    assert GAMBLE_STOP == 14


def test_stopping_at_14_is_the_best_rule_against_a_uniform_deck() -> None:  # T22
    def expectation(stop: int) -> float:
        worth = dict.fromkeys(range(21, 40), 0.0)
        for total in range(20, -1, -1):
            drawn = sum(worth[total + value] for value in range(1, 10)) / 9
            worth[total] = float(total) if total >= stop else drawn
        return worth[0]

    assert max(range(8, 21), key=expectation) == GAMBLE_STOP
    assert expectation(GAMBLE_STOP) == pytest.approx(15.2, abs=0.1)


# Ferdinand Magellan


def test_side_a_hides_a_hand_card_under_a_new_pile() -> None:
    state = when(given(["magellan", "cook"]), "bid 7", *SELL).state
    turn = when(state, "pay 7 under 1")
    player = turn.state.position.players[0]
    assert [pile.values for pile in player.piles] == [(1,)]
    assert player.hand == (2, 3, 4, 5, 6, 8, 9)
    assert turn.state.position.discard == (7,)


def test_the_hidden_card_is_known_to_its_owner_only() -> None:  # M13
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


def test_side_a_needs_a_card_that_is_left_over() -> None:  # T3
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


def test_side_b_takes_a_paid_card_open_and_a_single_card_is_enough() -> None:  # T5
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


def test_later_cards_extend_a_pile_that_was_not_extended_in_this_phase() -> None:  # M12
    ships = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}
    state = given(["magellan", "magellan"], phase=2, ships=ships, piles={0: [[3], [2]]}, hands={0: [1, 4, 5, 6]})
    state = when(state, "bid 4 pay 4 under 1 pile 2").state
    assert [pile.values for pile in state.position.players[0].piles] == [(3,), (2, 1)]
    with pytest.raises(BadLine):
        when(state, "bid 5 pay 5 under 6 pile 2")
    position = after(state, "bid 5 pay 5 under 6")
    assert [pile.values for pile in position.players[0].piles] == [(3, 6), (2, 1)]


def test_in_phase_3_a_pile_of_one_card_may_be_chosen_too() -> None:  # M12
    ships = {0: [("magellan", 2), ("magellan", 1)]}
    state = given(["magellan"], phase=3, ships=ships, piles={0: [[3, 3], [2]]}, hands={0: [1, 4]})
    assert [pile.values for pile in after(state, "bid 4 pay 4 under 1 pile 2").players[0].piles] == [(3, 3), (2, 1)]
    assert [pile.values for pile in after(state, "bid 4 pay 4 under 1 pile 1").players[0].piles] == [(3, 3, 1), (2,)]


def test_cards_of_piles_are_no_hand_cards() -> None:  # M14
    state = given(["cook"], ships={0: [("magellan", 1)]}, piles={0: [[9]]}, hands={0: [1, 2]})
    with pytest.raises(IllegalLine):
        when(state, "bid 4")
    assert RULES.view(state, None).players[0].hand_count == 2


# Marco Polo


def exchanging() -> State:
    """The end of phase I with Marco Polo, side A: seat 1 has two ships there, seat 2 one and buys the last card."""
    ships = {1: [("marco_polo", 1), ("marco_polo", 1)], 2: [("marco_polo", 1)]}
    state = given(["cook"], ships=ships, buyer=2, hands={1: [1, 2, 3, 4]})
    return when(state, "bid 9", "pass", "pass", "pay 9").state


def test_at_the_end_of_a_phase_cards_are_exchanged_ship_by_ship_from_the_last_buyer() -> None:  # M17
    state = exchanging()
    assert state.stage == Exchanging((Seat(2), Seat(1), Seat(1)))


def test_up_to_three_cards_are_exchanged_for_as_many() -> None:
    state = when(exchanging(), "swap -").state
    before = state.position
    turn = when(state, "swap 1+2+3")
    hand = turn.state.position.players[1].hand
    assert len(hand) == len(before.players[1].hand)
    assert turn.state.position.discard == (1, 2, 3)
    assert sorted((*hand, 1, 2, 3)) == sorted((*before.players[1].hand, *before.deck[:3]))
    assert turn.sealed
    with pytest.raises(IllegalLine):
        when(state, "swap 1+2+3+4")


def test_nothing_need_be_exchanged() -> None:
    state = exchanging()
    turn = when(state, "swap -")
    assert turn.state.position.players == state.position.players
    assert not turn.sealed


def test_side_b_and_phase_3_have_no_exchange() -> None:
    ships = {1: [("marco_polo", 1)], 2: []}
    state = given(["cook"], sides="ab", ships=ships, buyer=2)
    assert not isinstance(when(state, "bid 9", "pass", "pass", "pay 9").state.stage, Exchanging)
    state = given(["cook"], phase=3, ships={1: [("marco_polo", 3)], 2: [("cook", 2)]})
    assert isinstance(when(state, "bid 1 pay 1").state.stage, Over)


# Vasco da Gama


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_side_a_draws_at_once(phase: int) -> None:  # T14
    ships = {0: [("vasco_da_gama", phase - 1)], 1: [("cook", phase - 1)]} if phase > 1 else {}
    state = given(["vasco_da_gama", "cook"], phase=phase, ships=ships, hands={0: [5]}, deck=[9, 8, 7, 6])
    turn = when(state, *(["bid 5", "pass", "pass", "pay 5"] if phase == 1 else ["bid 5 pay 5"]))
    assert turn.state.position.players[0].hand == tuple(sorted([9, 8, 7, 6][:phase]))
    assert [dict(note.msg.args)["count"] for note in notes(turn, "draw")] == [phase]
    assert [note.to for note in notes(turn, "draw.own")] == [frozenset({0})]


def test_side_b_left_draws_and_right_gives_crowns() -> None:
    state = when(given(["vasco_da_gama", "cook"], sides="ab", deck=[9, 8]), "bid 5", *SELL).state
    left, right = after(state, "pay 5 left"), after(state, "pay 5 right")
    assert (len(left.players[0].hand), len(right.players[0].hand)) == (9, 8)
    assert left.players[0].ships == (Ship("vasco_da_gama", 1, "left"),)
    assert right.players[0].ships == (Ship("vasco_da_gama", 1, "right"),)
    crowns = [RULES.view(when(state, line).state, None).players[0].crowns for line in ("pay 5 left", "pay 5 right")]
    assert crowns == [0, 2]


def test_with_ships_on_both_halves_the_owner_says_which_sails_on() -> None:  # M20
    ships = {0: [("vasco_da_gama", 1, "left"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=ships)
    position = after(state, "bid 5 pay 5 right from left")
    assert sorted((ship.phase, ship.half) for ship in position.players[0].ships) == [(1, "right"), (2, "right")]
    position = after(state, "bid 5 pay 5 left from right")
    assert sorted((ship.phase, ship.half) for ship in position.players[0].ships) == [(1, "left"), (2, "left")]


def test_with_ships_on_one_half_nothing_is_asked() -> None:
    ships = {0: [("vasco_da_gama", 1, "right"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=ships)
    position = after(state, "bid 5 pay 5 left")
    assert sorted((ship.phase, ship.half) for ship in position.players[0].ships) == [(1, "right"), (2, "left")]


def test_an_empty_deck_is_renewed_from_the_discards() -> None:  # M15
    ships = {0: [("vasco_da_gama", 1)], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, ships=ships, hands={0: [5]}, deck=[9])
    turn = when(state, "bid 5 pay 5")
    position = turn.state.position
    assert len(position.players[0].hand) == 2
    assert 9 in position.players[0].hand
    assert not position.discard
    assert len(notes(turn, "shuffle")) == 1


def test_without_deck_and_discards_fewer_cards_are_drawn() -> None:  # M15
    ships = {0: [("vasco_da_gama", 1)], 1: [("cook", 1)]}
    others = {seat: [*range(1, 10)] * 2 for seat in (1, 2)}
    state = given(["vasco_da_gama", "cook"], phase=2, ships=ships, hands={0: [*range(1, 10)] * 3, **others}, deck=[])
    turn = when(state, "bid 9 pay 9")
    assert len(turn.state.position.players[0].hand) == 27
    assert [dict(note.msg.args)["count"] for note in notes(turn, "draw")] == [1]


# James Cook


def test_side_a_opens_the_hand_until_the_end_of_the_phase() -> None:
    state = when(given(["cook", "pizarro"]), "bid 5", *SELL, "pay 5").state
    view = RULES.view(state, None)
    assert view.players[0].is_open
    assert view.players[0].hand == (1, 2, 3, 4, 6, 7, 8, 9)
    state = when(state, "bid 1", *SELL).state
    turn = when(state, "pay 1")
    assert notes(turn, "take-up")
    assert RULES.view(turn.state, None).players[0].hand is None


def test_the_open_hand_is_taken_up_before_new_cards_are_dealt() -> None:  # M18
    state = when(given(["cook"]), "bid 5", *SELL).state
    turn = when(state, "pay 5")
    assert all(note.to is not None for note in turn.notes if note.msg.key.startswith("pizarro.note.draw."))


def test_cards_drawn_into_an_open_hand_are_open_too() -> None:  # T19
    state = when(given(["cook", "vasco_da_gama", "pizarro"], deck=[9]), "bid 5", *SELL, "pay 5").state
    turn = when(state, "bid 6", *SELL, "pay 6")
    assert [note.to for note in notes(turn, "draw.open")] == [None]
    assert RULES.view(turn.state, Seat(1)).players[0].hand == (1, 2, 3, 4, 7, 8, 9, 9)


def test_side_b_costs_the_buyer_alone_a_random_card() -> None:  # M19
    state = when(given(["cook", "pizarro"], sides="ab", ships={1: [("cook", 1)]}), "bid 5", *SELL).state
    turn = when(state, "pay 5")
    assert [len(player.hand) for player in turn.state.position.players] == [7, 9, 9]
    (lost,) = notes(turn, "lose")
    told = dict(lost.msg.args)
    assert turn.state.position.discard == (5, told["value"])
    assert told["neighbour"].seat == 1  # type: ignore[union-attr]


def test_side_b_needs_a_card_to_lose() -> None:  # T4
    state = given(["cook"], sides="ab", hands={0: [5]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1, 2)
    state = given(["cook"], sides="ab", hands={0: [5, 6]})
    state = when(state, "bid 6", *SELL).state
    assert isinstance(state.stage, Paying)
    with pytest.raises(IllegalLine):
        when(state, "pay 5+6")
    assert after(state, "pay 6").unsold
