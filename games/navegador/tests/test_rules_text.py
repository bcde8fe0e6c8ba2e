"""The rules that a table reads name the printed numbers and the points that are easily overlooked."""

from __future__ import annotations

import pytest

from engine.values.core import Msg
from games.navegador.game import RULES
from games.navegador.rules.board import BASE, BONUS, CHEAP, KINDS, MOST_WORKERS, PRIVILEGE_TOKENS, STEP, SURPLUS, Kind, refill
from words import speaker

SAY = speaker("en", ())
NUMERALS = {6: "six", 9: "nine"}
COUNTED = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
SINGULAR: dict[Kind, str] = {"colony": "Colony", "factory": "Factory", "explorer": "Explorer", "shipyard": "Shipyard", "church": "Church"}


def chapter(number: int, seats: int = 0) -> str:
    """Return a chapter as a table of so many seats reads it; 0: as it is read outside a match."""
    return SAY(Msg(f"navegador.rules.{number}", seats=seats))


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_the_points_of_every_kind_are_named(kind: int) -> None:
    points = {1: "1 point"}.get(BASE[kind], f"{BASE[kind]} points")
    assert f"{SINGULAR[KINDS[kind]]}: {points}, and {STEP[kind]} more with each privilege." in chapter(1)


def test_the_bonuses_of_privileges_are_named() -> None:
    of_most_kinds, *_, of_buildings = BONUS
    assert set(BONUS) == {of_most_kinds, of_buildings}
    first, second, third = of_most_kinds
    assert f"a bonus of {first}, the second {second}, the third {third}" in chapter(6)
    first, second, third = of_buildings
    assert f"{first}, {second} and {third}" in chapter(6)


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_refills_of_the_gallery_are_named(seats: int) -> None:
    second, third = (COUNTED[refill(seats, phase)] for phase in (2, 3))
    assert f"up to {second} of each kind in phase II, and {third} in phase III (there" in chapter(6, seats)
    assert f"{refill(seats, 2)} and {refill(seats, 3)} with {COUNTED[seats]}" in chapter(6)
    assert f"there are {NUMERALS[PRIVILEGE_TOKENS]} in all" in chapter(6)


def test_the_text_says_points_that_are_easily_overlooked() -> None:
    assert "at least two ships together" in chapter(3)
    assert f"The limit is {NUMERALS[MOST_WORKERS]}." in chapter(4)
    assert f"Workers at {CHEAP} beyond it are sold at once for {SURPLUS} each" in chapter(4)
    assert "but you must be able to pay for all of them first" in chapter(4)
    assert "for **one** privilege" in chapter(6)
    assert "at least one ship sails" in chapter(7)
