"""The words for a movement that a coach suggests: which piece goes where, and what for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game.mind import Budget
from engine.search.advice import advice
from engine.values.core import Line, Seat
from games.magellan.game import RULES
from games.magellan.mind.aims import Bent
from games.magellan.mind.wording import words
from games.magellan.rules.state import Ship
from games.magellan.tests.given import given
from words import speaker

ME = Seat(0)
WAR = ((0,), (1,))


@pytest.mark.parametrize(
    ("about", "line", "sentence"),
    [
        (
            {"jeeps": {0: ["6n2l1"]}, "open": ["belgium"]},
            "jeep-6n2 6n1 develop-belgium end",
            "Jeep in Sweden (south) to Belgium, and develop it.",
        ),
        ({"jeeps": {0: ["6n1l1"]}, "open": ["belgium"]}, "develop-belgium end", "Develop Belgium."),
        ({"jeeps": {0: ["5n1l1"]}}, "end", "Everything stays where it is."),
        (
            {"ships": {0: [Ship("3s29s1", "jeep")]}, "open": ["canada"], "points": 3},
            "ship-jeep-3s29 5n29 end",
            "Ship with jeep near Antofagasta towards Canada, as far as Piura.",
        ),
        (
            {"jeeps": {0: ["6n2l1"]}, "points": 2, "cash": {0: 900}},
            "jeep-6n2 6n1 buy-jeep 2 end",
            "Jeep in Sweden (south) to Bonn, to be there when its card is turned. Buy 2 jeeps.",
        ),
        (
            {"ships": {0: [Ship("4n18s1", lap=20)]}, "active": ["h01_03"], "points": 4},
            "ship-4n18 4n22 end",
            "Empty ship in the sea northwest of Midway on its way round the world, as far as the sea northeast of Hawaii.",
        ),
        (
            {"ships": {0: [Ship("5n36s1", "jeep", 20)]}, "active": ["h01_03"], "points": 3},
            "ship-jeep-5n36 5n1 end",
            "Ship with jeep near Spain to Paris, to be there when its card is turned.",
        ),
        (
            {"ships": {0: [Ship("6n1s1", "jeep")]}, "countries": {1: ("belgium",)}, "war": WAR, "level": "simplest", "points": 2},
            "ship-jeep-6n1 6n1",
            "Ship with jeep near West Germany (middle) to Belgium, which nobody guards, and take it.",
        ),
    ],
)
def test_the_words_of_a_movement_name_its_purpose(about: dict[str, Any], line: Line, sentence: str) -> None:
    message = words(given(**about), ME, line, None)
    assert message is not None and speaker("en", ["Ana", "Ben"])(message) == sentence


def test_the_words_name_the_aim_of_the_plan_before_others_on_the_way() -> None:
    state = given(ships={0: [Ship("3s29s1", "jeep")]}, open=["canada", "venezuela"], points=2)
    messages = [words(state, ME, "ship-jeep-3s29 1s29s1 end", Bent(sought=sought)) for sought in ("5n29l1", "2n30l1")]
    assert [speaker("en", ["Ana", "Ben"])(msg) for msg in messages if msg is not None] == [
        "Ship with jeep near Antofagasta towards Canada, as far as Ecuador.",
        "Ship with jeep near Antofagasta towards Venezuela, as far as Ecuador.",
    ]


def test_every_idea_about_a_movement_has_words() -> None:
    state = given(jeeps={0: ["6s33l1"] * 3}, ships={0: ["6s33s1"]}, open=["argentina", "belgium"], points=4)
    suggestions = advice(RULES, RULES.view(state, ME), ME, Budget(nodes=12, width=4), Random(1))
    assert all(idea.words is not None for idea in suggestions.ideas)
