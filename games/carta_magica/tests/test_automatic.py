"""Lines that are played without asking anybody, because there is nothing to choose."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from games.carta_magica.game import RULES
from games.carta_magica.rules.state import Peeking, State
from games.carta_magica.tests.given import given, when


def test_the_wheel_is_spun_automatically() -> None:
    assert RULES.automatic(given()) == (Seat(0), "spin")


def test_the_action_after_a_spin_is_not_automatic() -> None:
    assert RULES.automatic(when(given(comes=(4,)), "spin").state) is None


def test_a_card_under_the_telescope_is_never_taken_automatically() -> None:
    position = given({"cards": ["telescope"]}).position
    state = State(replace(position, deck=position.deck[:1], discard=position.deck[1:]), Peeking(Seat(0)))
    assert RULES.automatic(state) is None
