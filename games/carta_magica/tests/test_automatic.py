"""What comes by itself, because nobody could choose anything."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from games.carta_magica.game import RULES
from games.carta_magica.rules.state import Peeking, State
from games.carta_magica.tests.given import given, when


def test_the_spin_comes_by_itself() -> None:
    assert RULES.automatic(given()) == (Seat(0), "spin")


def test_what_the_wheel_shows_is_chosen() -> None:
    assert RULES.automatic(when(given(comes=(4,)), "spin").state) is None


def test_cards_under_a_telescope_are_chosen_even_from_one() -> None:
    position = given({"cards": ["telescope"]}).position
    state = State(replace(position, deck=position.deck[:1], discard=position.deck[1:]), Peeking(Seat(0)))
    assert RULES.automatic(state) is None
