"""The rules that can be read in place: they name the printed numbers, and what is easily overlooked."""

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
    """A chapter as a table of so many seats reads it, 0: nobody's."""
    return SAY(Msg(f"navegador.rules.{number}", seats=seats))


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_the_points_of_every_kind_are_named(kind: int) -> None:
    points = "1 point" if BASE[kind] == 1 else f"{BASE[kind]} points"
    assert f"{SINGULAR[KINDS[kind]]}: {points}, and {STEP[kind]} more with each privilege." in chapter(1)


def test_the_bonuses_of_privileges_are_named() -> None:
    first, second = BONUS[0], BONUS[-1]
    assert set(BONUS) == {first, second}
    assert f"a bonus of {first[0]}, the second {first[1]}, the third {first[2]}" in chapter(6)
    assert f"{second[0]}, {second[1]} and {second[2]}" in chapter(6)


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_refills_of_the_gallery_are_named(seats: int) -> None:
    second, third = (COUNTED[refill(seats, phase)] for phase in (2, 3))
    assert f"up to {second} of each kind in phase II, and {third} in phase III (there" in chapter(6, seats)
    assert f"{refill(seats, 2)} and {refill(seats, 3)} with {COUNTED[seats]}" in chapter(6)
    assert f"there are {NUMERALS[PRIVILEGE_TOKENS]} in all" in chapter(6)


def test_what_is_easily_overlooked_is_said() -> None:
    assert "at least two ships together" in chapter(3)
    assert f"The limit is {NUMERALS[MOST_WORKERS]}." in chapter(4)
    assert f"Workers at {CHEAP} beyond it are sold at once for {SURPLUS} each" in chapter(4)
    assert "but you must be able to pay for all of them first" in chapter(4)
    assert "for **one** privilege" in chapter(6)
    assert "at least one ship sails" in chapter(7)
