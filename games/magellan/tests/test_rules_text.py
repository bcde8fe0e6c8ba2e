"""The rules that a table reads name the printed numbers and the points that are easily overlooked."""

from __future__ import annotations

import pytest

from engine.values.core import Msg
from games.magellan.game import RULES
from games.magellan.rules.board import COLUMNS, column
from games.magellan.rules.cards import PRICES
from games.magellan.rules.setup import CASH
from games.magellan.rules.state import KINDS, LIMIT
from games.magellan.tests.given import cell_at
from words import speaker

SAY = speaker("en", ())
NUMBERS = {2: "two", 3: "three", 4: "four"}


def chapter(number: int) -> str:
    """Return a chapter as it is read outside a match."""
    every = {setting.key: "any" for setting in RULES.settings}
    return SAY(Msg(f"magellan.rules.{number}", seats=0, **every))


def test_the_columns_on_both_sides_of_greenwich_are_named() -> None:
    east, west = column(cell_at(0, 179)), column(cell_at(0, -179))
    assert f"Columns 1 to {east} lie east of Greenwich, {west} to {COLUMNS} west" in chapter(1)


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_money_at_the_start_is_named(seats: int) -> None:
    assert f"{CASH[seats]:,} M with {NUMBERS[seats]}" in chapter(1)


def test_the_text_names_the_targets_and_where_to_read_the_own_one() -> None:
    targets = next(setting.choices for setting in RULES.settings if setting.key == "target")
    assert all(f"{target} M" in chapter(1) for target in targets)
    assert "The target stands behind every income on the picture of the table" in chapter(1)


def test_prices_and_numbers_of_pieces_are_named() -> None:
    jeep, ship, plane = (PRICES[kind] for kind in KINDS)
    assert f"A jeep costs {jeep} M, a ship {ship} M, a plane {plane} M" in chapter(4)
    assert f"up to {LIMIT['jeep']}, {LIMIT['ship']} and {LIMIT['plane']}" in chapter(4)


def test_the_text_says_points_that_are_easily_overlooked() -> None:
    assert "you are out at once" in chapter(4)
    assert "has not entered it" in chapter(5)
    assert "each country once" in chapter(5)
    assert "A new war replaces the old one." in chapter(6)
    assert "when only one side is left in the match" in chapter(6)
    assert "jeeps and planes aboard cannot be hit by themselves" in chapter(7)
    assert "which boards on the same piece of land" in chapter(7)
    assert "In a war of planes only, planes fight each other and bomb" in chapter(7)
    assert "each plane on your ships in that cell may bomb twice" in chapter(8)
    assert "then, when the battle is chosen, those of the attacked player" in chapter(8)
    assert "does not fight in the air and does not stop a bombing" in chapter(8)
