"""History cards that move money: revenues, gifts, levies, transfers, nationalising (rulebook: historical cards)."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from games.magellan.rules import cards
from games.magellan.rules.state import Active, Debt
from games.magellan.tests.card_positions import after_card, cash, is_under_pack, note_keys, open_cards, position


def test_revenue_pays_everybody_the_income_of_their_countries() -> None:
    after = after_card(position(countries={0: ["belgium", "france"], 2: ["japan"]}), "h02_08")
    assert cash(after) == (100 + 8 + 53, 100, 100 + 135)
    assert is_under_pack(after, "h02_08") and open_cards(after) == ()


def test_revenue_pays_nobody_who_has_left() -> None:
    assert cash(after_card(position(countries={0: ["belgium"]}, gone=[1]), "h02_08")) == (108, 100, 100)


def test_revenue_with_a_toll_pays_once_for_a_ship_in_the_cells() -> None:
    ships = {0: ["4n4s1", "3n4s1", "4n4s1"], 1: ["3n4s1"], 2: ["4n3s1"]}
    assert cash(after_card(position(ships=ships), "h02_01")) == (110, 110, 100)


def test_revenue_with_shares_pays_owners_for_each_country() -> None:
    owners = {0: ["malaysia", "singapore"], 1: ["indonesia"], 2: ["thailand"]}
    assert cash(after_card(position(countries=owners), "h02_05")) == (100 + 3 + 2 + 10, 100 + 8 + 5, 100 + 4)


def test_every_card_of_the_second_themes_is_a_revenue_card() -> None:
    for card, data in cards.CARDS.items():
        keys = note_keys(position(supplement=True), card)
        assert (data.series % 5 == 2) == ("magellan.card.revenue" in keys)


MONEY = [  # the card, what the players have, and their cash after it
    ("h01_09", {"countries": {0: ["belgium", "france"], 1: ["italy"]}}, (130, 115, 100)),
    ("h04_01", {"countries": {0: ["kuwait", "iran"]}, "planes": {0: ["6s33l1"], 1: ["6s1l1", "6s1l1"]}}, (115, 90, 100)),
    ("h04_02", {"cash": (129, 49, 500)}, (119, 49, 450)),
    ("h14_02", {"cash": (199, 99, 500)}, (194, 99, 475)),
    ("h04_06", {"countries": {0: ["belgium", "france", "peru"], 2: ["japan"]}}, (115, 100, 105)),
    ("h04_09", {"countries": {0: ["belgium"], 2: ["japan"]}}, (100, 200, 100)),
    ("h06_06", {"countries": {0: ["belgium", "france", "peru"]}}, (90, 100, 100)),
    ("h09_01", {"ships": {0: ["6s33s1", "5s33s1"], 1: ["6s1s1"]}}, (106, 103, 100)),
    ("h09_02", {"cash": (100, 120, 110)}, (100, 70, 110)),
    ("h09_09", {"cash": (300, 301, 900)}, (300, 271, 870)),
    ("h10_09", {"jeeps": {0: ["6s33l1"] * 3}, "ships": {1: ["6s1s1"]}}, (85, 100, 100)),
    ("h11_07", {"jeeps": {0: ["5n1l1"], 2: ["6n2l1"]}, "ships": {1: ["5n36s1", "5n1s1"]}}, (110, 110, 100)),
    ("h14_08", {"countries": {0: ["colombia", "brazil"], 1: ["brazil"], 2: ["colombia"]}}, (100, 90, 110)),
]


@pytest.mark.parametrize(("card", "pieces", "expected"), MONEY, ids=[card for card, _, _ in MONEY])
def test_money_cards_pay_and_levy(card: str, pieces: dict[str, object], expected: tuple[int, ...]) -> None:
    after = after_card(position(**pieces), card)  # type: ignore[arg-type]
    assert cash(after) == expected
    assert is_under_pack(after, card) and open_cards(after) == () and after.debts == ()


def test_among_equals_a_card_hits_the_player_with_the_lowest_number() -> None:
    assert cash(after_card(position(start=1), "h09_02")) == (100, 50, 100)
    assert cash(after_card(position(start=2), "h04_09")) == (100, 100, 200)


def test_money_that_is_missing_becomes_a_debt() -> None:
    after = after_card(position(cash=(3, 100, 100), jeeps={0: ["6s33l1"]}), "h10_09")
    assert cash(after) == (0, 100, 100)
    assert after.debts == (Debt(Seat(0), 2),)


def test_the_most_cash_hands_money_to_the_least() -> None:
    assert cash(after_card(position(cash=(80, 200, 90)), "h01_05")) == (130, 150, 90)


def test_nothing_is_handed_over_when_all_have_the_same() -> None:
    assert cash(after_card(position(), "h01_05")) == (100, 100, 100)


def test_the_richest_owes_the_poorest_what_cannot_be_handed_over() -> None:
    after = after_card(position(cash=(30, 10, 20)), "h01_05")
    assert cash(after) == (0, 40, 20)
    assert after.debts == (Debt(Seat(0), 20, to=Seat(1)),)


def test_the_highest_income_hands_back_its_cheapest_country_for_its_cost() -> None:
    before = position(countries={0: ["belgium", "france", "kuwait"], 1: ["fiji"]})
    after = after_card(before, "h04_10")
    assert after.players[0].countries == ("belgium", "france")
    assert cash(after) == (120, 100, 100)
    assert after.open == ("kuwait",)


def test_nobody_hands_back_a_country_without_having_one() -> None:
    after = after_card(position(), "h04_10")
    assert cash(after) == (100, 100, 100) and after.open == ()


def test_a_card_that_pays_for_planes_pays_without_planes_too() -> None:
    after = after_card(position(level="simplest"), "h01_07")
    assert cash(after) == (120, 120, 120)
    assert is_under_pack(after, "h01_07") and open_cards(after) == ()


def test_an_income_card_may_count_revenues() -> None:
    before = position(countries={0: ["nigeria", "belgium"]}, active=[Active("h05_07", (1,))])
    once = after_card(before, "h02_08")
    assert cash(once)[0] == 108
    assert open_cards(once) == () and once.history[-2:] == ("h05_07", "h02_08")
    assert cash(after_card(once, "h02_09"))[0] == 108 + 15
