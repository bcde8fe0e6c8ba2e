"""rulebook: Adventure cards."""

from __future__ import annotations

import pytest

from games.carta_magica.game import RULES
from games.carta_magica.rules.board import ADVENTURES
from games.carta_magica.rules.turn.adventure import chances
from games.carta_magica.tests.given import after, awaited, given, hand, notes, offered, owned, stage, when


def test_income_cards_are_kept_beyond_the_limit_of_tokens() -> None:
    position = after(given({"goods": 8}, spun=7, deck=["goods-4"]), "card")
    assert (position.players[0].goods, hand(position)) == (8, ["goods-4"])


def test_a_payment_is_made_at_once() -> None:
    position = after(given({"goods": 3}, spun=7, deck=["goods-less-2"]), "card")
    assert position.players[0].goods == 1
    assert position.players[0].misses == 0


def test_a_payment_can_be_made_with_a_goods_card() -> None:
    assert hand(after(given({"goods": 2, "cards": ["goods-3"]}, spun=7, deck=["goods-less-3"]), "card")) == []
    turn = when(given({"goods": 3, "cards": ["goods-3"]}, spun=7, deck=["goods-less-3"]), "card")
    assert offered(turn.state) == {"3", "goods-3"}
    assert hand(when(turn.state, "3").state.position) == ["goods-3"]


def test_a_player_who_cannot_pay_misses_a_turn_and_owes_nothing_more() -> None:
    turn = when(given({"goods": 1}, {}, spun=7, deck=["goods-less-2"], comes=(6, 6)), "card", "spin", "goods")
    position = turn.state.position
    assert notes(turn, "missed")
    assert awaited(turn.state) == (1,)
    assert (position.players[0].goods, position.players[0].misses, position.turn) == (1, 0, 3)


def test_each_unpaid_card_costs_a_turn_of_its_own() -> None:
    state = given({"goods": 1, "misses": 1}, {}, spun=7, deck=["goods-less-2"], comes=(6, 6, 6))
    turn = when(state, "card", "spin", "goods")
    assert notes(turn, "missed")
    assert (awaited(turn.state), turn.state.position.players[0].misses) == ((1,), 1)
    turn = when(turn.state, "spin", "goods")
    assert notes(turn, "missed")
    assert (awaited(turn.state), turn.state.position.players[0].misses) == ((1,), 0)


def test_three_magic_a_tamed_monster_and_a_five_tame_monster_nine() -> None:
    about = {"magic": 3, "cards": ["monster-7"]}
    turn = when(given(about, spun=7, deck=["monster-9"], comes=(5,)), "card", "3")
    position = turn.state.position
    assert hand(position) == ["monster-7", "monster-9"]
    assert (position.players[0].gold, position.players[0].magic) == (3, 0)
    assert notes(turn, "tamed")


def test_a_failed_taming_costs_all_goods_tokens() -> None:
    """The segment of the storm counts -2 against a monster."""
    about = {"magic": 3, "goods": 5, "cards": ["monster-7", "goods-2"]}
    turn = when(given(about, spun=7, deck=["monster-9"], comes=(-2,)), "card", "3")
    position = turn.state.position
    assert hand(position) == ["goods-2", "monster-7"]
    assert (position.players[0].goods, position.players[0].magic) == (0, 0)
    assert "monster-9" in tokens_of(position.deck)
    assert stage(turn.state) == "spinning", "no storm breaks out in a taming"


def tokens_of(deck: tuple[int, ...]) -> list[str]:
    return [ADVENTURES[card].token for card in deck]


def test_gold_of_a_monster_beyond_eight_is_lost() -> None:
    position = after(given({"magic": 8, "gold": 7}, spun=7, deck=["monster-12"], comes=(9,)), "card", "8")
    assert position.players[0].gold == 8


def test_magic_cards_are_spent_whole() -> None:
    state = when(given({"magic": 1, "cards": ["magic-2", "magic-3"]}, spun=7, deck=["monster-12"], comes=(7,)), "card").state
    position = after(state, "1 magic-2+magic-3")
    assert hand(position) == ["monster-12"]


def test_without_magic_nobody_is_asked_before_the_spin() -> None:
    turn = when(given({"magic": 0, "goods": 0}, spun=7, deck=["monster-9"], comes=(9,)), "card")
    assert hand(turn.state.position) == ["monster-9"]
    assert stage(turn.state) == "spinning"


def test_a_failed_taming_can_be_spun_again() -> None:
    about = {"magic": 0, "goods": 4, "cards": ["spin-again"]}
    state = when(given(about, spun=7, deck=["monster-9"], comes=(4, 9)), "card").state
    assert stage(state) == "retaming"
    assert hand(after(state, "spin-again")) == ["monster-9"]
    assert after(state, "accept").players[0].goods == 0


TAMING_SPINS = {7: "234555555", 8: "123455555", 9: "112345555", 10: "011234555", 11: "001123455", 12: "000112345"}
"""For each strength of a monster: how many of the six spins tame it, one digit for each power from 0 to 8."""


@pytest.mark.parametrize("strength", TAMING_SPINS)
def test_the_chances_against_a_monster_grow_with_power(strength: int) -> None:
    assert "".join(str(chances(strength, power)) for power in range(9)) == TAMING_SPINS[strength]


def test_a_telescope_shows_three_cards_to_its_owner_alone() -> None:
    state = given({"cards": ["telescope"]}, {}, spun=7, deck=["curse", "repair", "gold-2", "gold-1"])
    state = when(state, "card telescope").state
    assert offered(state) == {"curse", "repair", "gold-2"}
    assert [card.token for card in RULES.view(state, 0).peeked or ()] == ["curse", "repair", "gold-2"]
    assert RULES.view(state, 1).peeked is None
    assert RULES.view(state, None).peeked is None
    turn = when(state, "repair")
    assert hand(turn.state.position) == ["repair"]
    assert tokens_of(turn.state.position.deck)[:3] == ["curse", "gold-2", "gold-1"]
    assert [(remembered.place, remembered.card.token) for remembered in RULES.view(turn.state, 0).remembered] == [
        (0, "curse"),
        (1, "gold-2"),
    ]
    assert RULES.view(turn.state, 1).remembered == ()


def test_what_a_telescope_shows_is_noted_to_its_owner_alone() -> None:
    turn = when(given({"cards": ["telescope"]}, {}, spun=7, deck=["curse", "repair", "gold-2", "gold-1"]), "card telescope")
    (note,) = notes(turn, "peeked")
    assert note.to == {0}
    assert [card.key.rpartition(".")[2] for card in dict(note.msg.args)["cards"]] == ["curse", "repair", "gold"]  # type: ignore[union-attr]


def test_the_telescope_may_be_kept() -> None:
    state = given({"cards": ["telescope"]}, spun=7, deck=["repair"])
    assert offered(state, "card") == {"draw", "telescope"}
    assert sorted(hand(after(state, "card draw"))) == ["repair", "telescope"]


def test_a_telescope_serves_the_forced_card_of_a_black_harbour_too() -> None:
    state = given({"at": "j2", "cards": ["telescope"]}, spun=4, deck=["curse", "repair", "monster-9"])
    turn = when(state, "sail k1")
    assert stage(turn.state) == "drawing"
    assert hand(after(turn.state, "telescope", "repair")) == ["repair"]
    assert hand(after(turn.state, "draw")) == ["telescope", "curse"]


def test_a_monster_taken_by_telescope_is_met() -> None:
    state = given({"cards": ["telescope"], "magic": 3}, spun=7, deck=["curse", "repair", "monster-9"])
    assert stage(when(state, "card telescope", "monster-9").state) == "taming"


def test_what_was_seen_is_forgotten_when_the_deck_is_shuffled() -> None:
    state = given({"cards": ["telescope"], "magic": 0}, spun=7, deck=["monster-12", "repair", "curse"], comes=(4,))
    turn = when(state, "card telescope", "monster-12")
    assert RULES.view(turn.state, 0).remembered == ()


def test_the_curse_lays_open_three_other_talismans() -> None:
    row = ["sun_disc", "moon_shell", "amber_eye"]
    turn = when(given({"cards": ["curse"]}, spun=4, row=row), "curse")
    names = set(turn.state.position.row)
    assert len(names) == 3
    assert not names & set(given(row=row).position.row)
    assert stage(turn.state) == "choosing"


def test_only_one_curse_is_played_against_a_spin() -> None:
    assert "curse" not in offered(when(given({"cards": ["curse", "curse"]}, spun=4), "curse").state)


def test_a_curse_can_be_played_in_a_red_harbour() -> None:
    state = given({"at": "b4", "gold": 2, "cards": ["curse"]}, spun=4, row=["sun_disc", "moon_shell", "amber_eye"])
    turn = when(state, "sail a3 curse")
    assert stage(turn.state) == "trading"
    assert owned(when(turn.state, "unseen").state.position)


def test_an_empty_deck_is_renewed_from_the_used_cards() -> None:
    state = given({"cards": [token for token in ALL_CARDS if token not in USED_CARDS]}, spun=7, discard=USED_CARDS)
    assert state.position.deck == ()
    turn = when(state, "card draw")
    assert notes(turn, "shuffled")
    assert len(turn.state.position.deck) == len(USED_CARDS) - 1


ALL_CARDS = [
    *["gold-1"] * 2, "gold-2", *["magic-2"] * 2, "magic-3", "goods-2", "goods-3", "goods-4", *["goods-less-2"] * 2, "goods-less-3",
    *["good-weather"] * 3, *["repair"] * 3, *["lucky-wind"] * 3, *["spin-again"] * 3, *["telescope"] * 2, *["curse"] * 2,
    "monster-7", "monster-8", "monster-9", "monster-10", "monster-11", "monster-12",
]  # fmt: skip
USED_CARDS = ["goods-less-2", "goods-less-2", "goods-less-3", "repair", "repair", "repair"]
