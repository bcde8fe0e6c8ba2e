"""Lines that are played without asking anybody, because everybody can see that there is nothing to choose."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.pizarro.game import RULES
from games.pizarro.rules.state import Gambling, State
from games.pizarro.tests.given import given, when


@pytest.mark.parametrize(("hand", "automatic"), [([1], (Seat(1), "pass")), ([1, 2], None), ([8, 9], None)])
def test_a_player_with_too_few_cards_to_raise_passes_automatically(hand: list[int], automatic: tuple[Seat, str] | None) -> None:
    """One card is 9 at most, so it cannot raise a bid of 9. Cards of 1 and 2 cannot either, but only their owner knows."""
    state = when(given(["columbus"], hands={1: hand}), "bid 9").state
    assert RULES.automatic(state) == automatic


def test_an_open_hand_that_cannot_raise_passes_automatically() -> None:
    state = when(given(["columbus"], hands={1: [1, 2]}), "bid 9").state
    first, second, *others = state.position.players
    with_open_hand = replace(state.position, players=(first, replace(second, is_open=True), *others))
    assert RULES.automatic(State(with_open_hand, state.stage)) == (Seat(1), "pass")


def test_the_first_card_of_the_gamble_is_drawn_automatically() -> None:
    state = given(["pizarro"], phase=3, sides="ab")
    assert RULES.automatic(State(state.position, Gambling(Seat(0), ()))) == (Seat(0), "draw")
    assert RULES.automatic(State(state.position, Gambling(Seat(0), (3,)))) is None
