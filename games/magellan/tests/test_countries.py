"""The geographic cards: figures by the rulebook's formulas, series of ten, resale (rulebook: geographic cards)."""

from __future__ import annotations

from collections import Counter
from math import floor

import pytest

from data.tables import table
from games.magellan.rules.board import BASE_SET, CAPITALS, NATIONS, SERIES, SUPPLEMENT, is_sea

FIGURES = table("magellan", "countries")


@pytest.mark.parametrize("country", NATIONS)
def test_cost_follows_the_population_and_income_the_product(country: str) -> None:
    """A country costs 1 M for 100,000 people, to the nearest 5 and at least 10.

    It earns 1 M for 10,000 million dollars, at least 1.
    """
    figures, nation = FIGURES[country], NATIONS[country]
    assert nation.cost == max(10, 5 * floor(figures["people"] / 100 / 5 + 0.5))
    assert nation.income == max(1, floor(figures["product"] / 10_000 + 0.5))


def test_belgium_is_printed_in_the_rulebook() -> None:
    belgium = NATIONS["belgium"]
    assert (belgium.cell, belgium.cost, belgium.income, belgium.permille, belgium.resale) == ("6n1", 100, 8, 80, 50)


@pytest.mark.parametrize(
    ("country", "tenths", "resale"), [("switzerland", 169, 32), ("cuba", 20, 50), ("united_states", 171, 1180), ("japan", 113, 600)]
)
def test_yields_are_per_mille_and_resale_is_half_the_cost(country: str, tenths: int, resale: int) -> None:
    assert (NATIONS[country].permille, NATIONS[country].resale) == (tenths, resale)


def test_base_set_and_supplement_have_five_series_of_ten_countries() -> None:
    assert Counter(NATIONS[country].series for country in BASE_SET) == dict.fromkeys(SERIES, 10)
    assert Counter(NATIONS[country].series for country in SUPPLEMENT) == dict.fromkeys(SERIES, 10)
    assert len(NATIONS) == 100


def test_the_incomes_of_the_base_set_add_up_to_1039() -> None:
    assert sum(NATIONS[country].income for country in BASE_SET) == 1039


def test_capitals_lie_on_land_and_are_listed_by_node() -> None:
    assert not any(is_sea(node) for node in CAPITALS)
    assert sorted(country for countries in CAPITALS.values() for country in countries) == sorted(NATIONS)
    assert CAPITALS["6n1l1"] == ("belgium", "west_germany", "netherlands")
