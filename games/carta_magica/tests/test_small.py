"""Small questions: the match answers them for a player who is absent."""

from __future__ import annotations

from engine.values.core import Seat
from games.carta_magica.game import RULES
from games.carta_magica.tests.given import given, when


def test_a_payment_is_small_and_the_turn_before_it_is_not() -> None:
    before = given({"goods": 3, "cards": ["goods-3"]}, spun=7, deck=["goods-less-3"])
    after = when(before, "card").state
    assert [RULES.small(RULES.view(state, None), Seat(0)) for state in (before, after)] == [False, True]
