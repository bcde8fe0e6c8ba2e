"""rulebook: Game preparation; Auction of the explorer cards; The money cards."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game.rules import resolve_settings
from engine.values.core import IllegalLine
from engine.walking.listing import lines
from engine.walking.walk import Asking, decision, walk
from games.pizarro.game import RULES
from games.pizarro.rules.board import CROWNS, EXPLORERS, SET
from games.pizarro.rules.payment import fewest_cards, fewest_crowns, nearest, problem
from games.pizarro.rules.state import Bidding, Exchanging, Paying
from games.pizarro.tests.given import after, awaited, given, notes, when

ALL_CARDS = tuple(reversed(SET)) * 7


def test_a_start_hand_is_45_money_and_18_crowns() -> None:
    state = RULES.setup(3, resolve_settings(RULES, {}), "x")
    assert all(player.hand == (1, 2, 3, 4, 5, 6, 7, 8, 9) for player in state.position.players)
    assert sum(SET) == 45
    assert sum(CROWNS[value] for value in SET) == 18


@pytest.mark.parametrize(("seats", "deck"), [(3, 36), (4, 27), (5, 18), (6, 9)])
def test_the_sets_that_nobody_holds_are_the_deck(seats: int, deck: int) -> None:
    state = RULES.setup(seats, resolve_settings(RULES, {}), "x")
    assert len(state.position.deck) == deck
    assert Counter(state.position.deck) == Counter(SET * (7 - seats))


def test_the_explorer_stacks_have_18_12_and_6_cards() -> None:
    state = RULES.setup(4, resolve_settings(RULES, {}), "x")
    assert isinstance(state.stage, Bidding)
    stacks = [(*state.position.stack, state.stage.card), *state.position.later]
    assert [len(stack) for stack in stacks] == [18, 12, 6]
    assert [Counter(stack) for stack in stacks] == [Counter(dict.fromkeys(EXPLORERS, count)) for count in (3, 2, 1)]


def test_each_bid_raises_the_last() -> None:
    state = when(given(["columbus"]), "bid 5").state
    with pytest.raises(IllegalLine):
        when(state, "bid 5")
    assert isinstance(when(state, "bid 6").state.stage, Bidding)


def test_the_least_bid_is_1() -> None:
    with pytest.raises(IllegalLine):
        when(given(["columbus"]), "bid 0")
    assert isinstance(when(given(["columbus"]), "bid 1").state.stage, Bidding)


def test_a_bid_must_be_payable() -> None:
    state = given(["columbus"], hands={0: [4, 9]})
    assert isinstance(when(state, "bid 13").state.stage, Bidding)
    with pytest.raises(IllegalLine):
        when(state, "bid 14")


def test_bids_go_clockwise_and_a_pass_is_for_good() -> None:
    state = given(["columbus"], buyer=1)
    assert awaited(state) == 1
    state = when(state, "bid 1", "pass", "bid 2").state
    assert awaited(state) == 1
    state = when(state, "bid 3").state
    assert awaited(state) == 0


def test_the_last_bidder_left_pays_the_bid() -> None:
    turn = when(given(["columbus"]), "bid 1", "bid 2", "pass", "pass")
    assert isinstance(turn.state.stage, Paying)
    assert (turn.state.stage.seat, turn.state.stage.price) == (1, 2)
    assert awaited(turn.state) == 1


def test_the_last_buyer_bids_first_for_the_next_card() -> None:
    state = given(["columbus", "cook"], buyer=0, ships={0: []})
    state = when(state, "pass", "pass", "bid 1 pay 1").state
    state = when(state, "allow").state
    assert awaited(state) == 2


def test_a_player_who_cannot_bid_is_passed_over_as_first_bidder() -> None:
    state = given(["cook"], phase=2, ships={1: [("cook", 1)], 2: [("cook", 1)]}, buyer=0)
    assert awaited(state) == 1


def test_a_card_that_nobody_wants_leaves_the_game() -> None:
    turn = when(given(["cook", "pizarro"], buyer=1), "pass", "pass", "pass")
    assert turn.state.position.unsold[-1] == (1, "cook")
    assert awaited(turn.state) == 1
    assert notes(turn, "unsold")
    assert turn.sealed


def test_the_only_bidder_left_may_bid_or_pass() -> None:
    state = when(given(["cook", "pizarro"]), "pass", "pass").state
    assert awaited(state) == 2
    assert after(state, "bid 1 pay 1").players[2].ships
    assert not after(state, "pass").players[2].ships


def test_in_phase_1_everybody_with_a_ship_may_bid() -> None:
    state = given(["cook"])
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (0, 1, 2)


def test_six_cards_in_phase_1_use_up_the_ships() -> None:
    six = [("columbus", 1), ("pizarro", 1), ("marco_polo", 1), ("vasco_da_gama", 1), ("cook", 1), ("cook", 1)]
    state = given(["pizarro"], ships={0: six}, vetoes_used={0: 1})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1, 2)
    assert RULES.view(state, None).players[0].standing == "no_ship_left"


def test_later_phases_need_a_ship_on_the_space_before() -> None:
    state = given(["cook"], phase=2, ships={1: [("cook", 1)], 2: [("pizarro", 1)]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1,)
    state = given(["cook"], phase=3, ships={1: [("cook", 1)], 2: [("cook", 2)]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (2,)


def test_a_ship_that_has_moved_on_gives_no_second_card() -> None:
    state = given(["pizarro", "pizarro"], phase=2, ships={0: [("pizarro", 1)], 1: [("pizarro", 1)]})
    state = when(state, "bid 1", "pass", "pay 1").state
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1,)


def test_a_card_that_nobody_can_buy_is_discarded_at_once() -> None:
    state = given(["cook", "pizarro"], phase=2, ships={0: [("pizarro", 1)]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.card == "pizarro"
    assert (2, "cook") in state.position.unsold


def test_without_money_cards_nobody_is_asked() -> None:
    state = given(["cook"], hands={0: []})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1, 2)
    assert RULES.view(state, None).players[0].standing == "no_cards"


@pytest.mark.parametrize("paid", ["7", "2+5", "1+2+4", "3+4"])
def test_a_price_of_7_can_be_paid_in_many_ways(paid: str) -> None:
    state = when(given(["pizarro", "cook"]), "bid 7", "pass", "pass").state
    position = after(state, f"pay {paid}")
    assert position.discard == tuple(map(int, paid.split("+")))
    assert sum(position.players[0].hand) == 45 - 7


def test_overpaying_gives_no_change_and_no_card_may_be_superfluous() -> None:
    state = when(given(["pizarro", "cook"], hands={0: [4, 9]}), "bid 7", "pass", "pass").state
    assert after(state, "pay 9").players[0].hand == (4,)
    for wrong in ("pay 4", "pay 4+9"):
        with pytest.raises(IllegalLine):
            when(state, wrong)


@pytest.mark.parametrize("paid", ["3+7", "1+7", "1+2+3+4", "2+9"])
def test_a_card_that_could_stay_in_the_hand_may_not_be_paid(paid: str) -> None:
    state = when(given(["pizarro", "cook"]), "bid 7", "pass", "pass").state
    with pytest.raises(IllegalLine):
        when(state, f"pay {paid}")


def test_overpaying_is_allowed_even_if_exact_payment_is_possible() -> None:
    state = when(given(["pizarro", "cook"]), "bid 7", "pass", "pass").state
    assert after(state, "pay 9").discard == (9,)


def test_the_setting_forces_exact_payment_if_it_is_possible() -> None:
    state = when(given(["pizarro", "cook"], exact=True), "bid 7", "pass", "pass").state
    with pytest.raises(IllegalLine):
        when(state, "pay 9")
    assert after(state, "pay 7").discard == (7,)
    state = when(given(["pizarro", "cook"], exact=True, hands={0: [4, 9]}), "bid 7", "pass", "pass").state
    assert after(state, "pay 9").discard == (9,)


def test_exact_payment_is_not_forced_if_it_takes_the_card_to_be_kept() -> None:
    state = when(given(["cook", "cook"], sides="ab", exact=True, hands={0: [3, 4, 8]}), "bid 7", "pass", "pass").state
    with pytest.raises(IllegalLine):
        when(state, "pay 8")
    state = when(given(["cook", "cook"], sides="ab", exact=True, hands={0: [3, 9]}), "bid 9", "pass", "pass").state
    assert after(state, "pay 9").players[0].hand == ()


def test_every_way_to_pay_is_offered_once() -> None:
    state = when(given(["pizarro", "cook"], hands={0: [3, 3, 4, 9]}), "bid 6", "pass", "pass").state
    assert sorted(lines(RULES, state, RULES.to_act(state)[0], 99)) == ["pay 3+3", "pay 3+4", "pay 9"]


def test_the_first_payments_are_cheap_in_crowns_or_exact() -> None:
    state = when(given(["pizarro", "cook"], hands={0: [1, 2, 3, 5, 9]}), "bid 6", "pass", "pass").state
    end = walk(RULES, state, RULES.to_act(state)[0], ("pay",))
    assert isinstance(end, Asking)
    answers = decision(RULES, state, RULES.to_act(state)[0], end).answers
    assert {answer.path for answer in answers} == {("9",), ("1+5",)}


def test_the_ship_is_placed_and_then_advanced() -> None:
    position = after(given(["pizarro", "cook"]), "bid 1", "pass", "pass", "pay 1")
    assert [(ship.explorer, ship.phase) for ship in position.players[0].ships] == [("pizarro", 1)]
    state = given(["pizarro", "cook"], phase=2, ships={0: [("pizarro", 1), ("pizarro", 1)], 1: [("cook", 1)]})
    position = after(state, "bid 1 pay 1")
    assert sorted((ship.explorer, ship.phase) for ship in position.players[0].ships) == [("pizarro", 1), ("pizarro", 2)]
    assert position.moved is not None
    assert (position.moved.origin, position.moved.phase, position.moved.price) == (1, 2, 1)


def test_three_players_who_buy_everything_place_18_ships() -> None:
    state = RULES.setup(3, resolve_settings(RULES, {}), "all")
    while state.position.phase == 1 and not isinstance(state.stage, Exchanging):
        legal = lines(RULES, state, RULES.to_act(state)[0], 99)
        is_raise = isinstance(state.stage, Bidding) and state.stage.bid
        state = when(state, "pass" if is_raise else next(line for line in legal if line != "pass")).state
    assert [len(player.ships) for player in state.position.players] == [6, 6, 6]
    assert not state.position.unsold


def test_the_order_of_vetoes_passes_over_a_first_seat_without_money() -> None:
    ships = {seat: [("columbus", 1)] for seat in range(3)}
    state = given(["cook", "pizarro"], hands={0: []}, ships=ships)  # type: ignore[arg-type]
    awaited_seats = [awaited(state), awaited(when(state, "allow").state), awaited(when(state, "allow", "allow").state)]
    assert awaited_seats == [1, 2, 0], "clockwise from the first seat that can bid"
    assert awaited(when(state, "allow", "allow", "allow").state) == 1


@pytest.mark.parametrize("size", [9, 32, 33, 45, 63])
def test_ready_payments_are_legal_for_a_hand_of_any_size(size: int) -> None:
    hand = tuple(sorted(ALL_CARDS[:size]))
    for price in (1, 9, 30):
        for cards in (nearest(hand, price, 1), fewest_crowns(hand, price, 1, is_exact=False), fewest_cards(hand, price, 1, is_exact=True)):
            assert problem(hand, price, leave=1, is_exact=False, paid=cards) is None
    assert fewest_cards(hand, 9, 1, is_exact=False) == (9,)
