"""What comes by itself, because everybody can see that nothing can be chosen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.pizarro.game import RULES
from games.pizarro.rules.state import Gambling, State
from games.pizarro.tests.given import given, when


@pytest.mark.parametrize(("hand", "automatic"), [([1], (Seat(1), "pass")), ([1, 2], None), ([8, 9], None)])
def test_whoever_cannot_raise_with_so_few_cards_passes(hand: list[int], automatic: tuple[Seat, str] | None) -> None:
    """Two cards of 1 and 2 cannot raise 9 either, but only their owner knows."""
    state = when(given(["columbus"], hands={1: hand}), "bid 9").state
    assert RULES.automatic(state) == automatic


def test_an_open_hand_that_cannot_raise_passes() -> None:
    state = when(given(["columbus"], hands={1: [1, 2]}), "bid 9").state
    position = state.position
    with_open_hand = replace(position, players=(position.players[0], replace(position.players[1], is_open=True), *position.players[2:]))
    assert RULES.automatic(State(with_open_hand, state.stage)) == (Seat(1), "pass")


def test_the_first_card_at_pizarro_3_is_drawn_by_itself() -> None:
    state = given(["pizarro"], phase=3, sides="ab")
    assert RULES.automatic(State(state.position, Gambling(Seat(0), ()))) == (Seat(0), "draw")
    assert RULES.automatic(State(state.position, Gambling(Seat(0), (3,)))) is None
