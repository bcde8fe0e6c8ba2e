"""Small questions: the match answers them for a player who is absent."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from games.pizarro.game import RULES
from games.pizarro.rules.board import Explorer
from games.pizarro.rules.state import State
from games.pizarro.tests.given import awaited, given, when


def is_small(state: State) -> bool:
    """Whether the question to the awaited seat is small."""
    return RULES.small(RULES.view(state, None), Seat(awaited(state)))


@pytest.mark.parametrize(
    ("sides", "card", "is_payment_small"),
    [("aa", "cook", True), ("aa", "magellan", True), ("aa", "vasco_da_gama", True), ("bb", "vasco_da_gama", False)],
)
def test_a_payment_is_small_unless_a_half_is_chosen_too(sides: str, card: Explorer, is_payment_small: bool) -> None:
    state = given([card, "cook"], sides=sides)
    assert not is_small(state), "a bid is never small"
    assert is_small(when(state, "bid 3", "pass", "pass").state) == is_payment_small


def test_a_veto_is_small_if_nobody_can_see_a_reason_for_it() -> None:
    owner = {0: [("columbus", 1)]}
    rest = ("pizarro", "columbus", "magellan")
    few, many = (1, 2, 3), (1, 2, 3, 4)
    assert not is_small(given(["cook", *rest], ships=owner, hands={0: few, 1: many, 2: many}))
    assert is_small(given(["cook", *rest], ships=owner, hands={0: many, 1: many, 2: many})), "the owner has as many cards as the others"
    assert is_small(given(["cook", *rest[:2]], ships=owner, hands={0: few, 1: many, 2: many})), "the card comes again too soon"
    apart = {0: [("columbus", 1)], 1: [("cook", 1)], 2: [("cook", 1)]}
    assert is_small(given(["cook", *rest], phase=2, ships=apart, hands={0: few})), "the owner cannot bid for the card"


def test_an_exchange_is_small() -> None:
    ships = {0: [("marco_polo", 1)]}
    state = when(given(["cook"], ships=ships), "bid 1", "pass", "pass").state
    state = when(state, "pay 1").state
    assert RULES.view(state, None).stage == "exchange" and is_small(state)
