"""rulebook: The action fields, on the half board of Marco Polo, Vasco da Gama and Cook."""

from __future__ import annotations

import pytest

from engine.values.core import IllegalLine, Seat
from games.pizarro.game import RULES
from games.pizarro.rules.state import Bidding, Exchanging, Over, Paying, Ship, State
from games.pizarro.tests.given import Berth, after, given, notes, when

SELL = ("pass", "pass")


# Marco Polo


def start_exchange() -> State:
    """Return the exchange at the end of phase I with Marco Polo, side A: seat 1 has two ships there, seat 2 one and buys the last card."""
    ships = {1: [("marco_polo", 1), ("marco_polo", 1)], 2: [("marco_polo", 1)]}
    state = given(["cook"], ships=ships, buyer=2, hands={1: [1, 2, 3, 4]})
    return when(state, "bid 9", "pass", "pass", "pay 9").state


def test_cards_are_exchanged_ship_by_ship_from_the_last_buyer() -> None:
    state = start_exchange()
    assert state.stage == Exchanging((Seat(2), Seat(1), Seat(1)))


def test_up_to_three_cards_are_exchanged_for_as_many() -> None:
    state = when(start_exchange(), "swap -").state
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
    state = start_exchange()
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


@pytest.mark.parametrize(
    ("phase", "ships", "lines"),
    [
        (1, {}, ["bid 5", "pass", "pass", "pay 5"]),
        (2, {0: [("vasco_da_gama", 1)], 1: [("cook", 1)]}, ["bid 5 pay 5"]),
        (3, {0: [("vasco_da_gama", 2)], 1: [("cook", 2)]}, ["bid 5 pay 5"]),
    ],
)
def test_side_a_draws_at_once(phase: int, ships: dict[int, list[Berth]], lines: list[str]) -> None:
    """As many cards are drawn as the phase says."""
    state = given(["vasco_da_gama", "cook"], phase=phase, ships=ships, hands={0: [5]}, deck=[9, 8, 7, 6])
    turn = when(state, *lines)
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


def test_with_ships_on_both_halves_the_owner_chooses_which_sails_on() -> None:
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


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    ships = {0: [("vasco_da_gama", 1)], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, ships=ships, hands={0: [5]}, deck=[9])
    turn = when(state, "bid 5 pay 5")
    position = turn.state.position
    assert len(position.players[0].hand) == 2
    assert 9 in position.players[0].hand
    assert not position.discard
    assert len(notes(turn, "shuffle")) == 1


def test_without_deck_and_discards_fewer_cards_are_drawn() -> None:
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


def test_the_open_hand_is_taken_up_before_new_cards_are_dealt() -> None:
    state = when(given(["cook"]), "bid 5", *SELL).state
    turn = when(state, "pay 5")
    assert all(note.to is not None for note in turn.notes if note.msg.key.startswith("pizarro.note.draw."))


def test_cards_drawn_into_an_open_hand_are_open_too() -> None:
    state = when(given(["cook", "vasco_da_gama", "pizarro"], deck=[9]), "bid 5", *SELL, "pay 5").state
    turn = when(state, "bid 6", *SELL, "pay 6")
    assert [note.to for note in notes(turn, "draw.open")] == [None]
    assert RULES.view(turn.state, Seat(1)).players[0].hand == (1, 2, 3, 4, 7, 8, 9, 9)


def test_side_b_costs_the_buyer_alone_a_random_card() -> None:
    state = when(given(["cook", "pizarro"], sides="ab", ships={1: [("cook", 1)]}), "bid 5", *SELL).state
    turn = when(state, "pay 5")
    assert [len(player.hand) for player in turn.state.position.players] == [7, 9, 9]
    (lost,) = notes(turn, "lose")
    loss_args = dict(lost.msg.args)
    assert turn.state.position.discard == (5, loss_args["value"])
    assert loss_args["neighbour"].seat == 1  # type: ignore[union-attr]


def test_side_b_needs_a_card_to_lose() -> None:
    state = given(["cook"], sides="ab", hands={0: [5]})
    assert isinstance(state.stage, Bidding)
    assert state.stage.queue == (1, 2)
    state = given(["cook"], sides="ab", hands={0: [5, 6]})
    state = when(state, "bid 6", *SELL).state
    assert isinstance(state.stage, Paying)
    with pytest.raises(IllegalLine):
        when(state, "pay 5+6")
    assert after(state, "pay 6").unsold
