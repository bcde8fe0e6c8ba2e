"""The state of a server's tables, as its admins see it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from play.follows.upkeep import DEAD, FORGOTTEN, by_care, care_of
from play.values.types import Oversight, Table
from tests.pure.matches import ANNE, BEN, NOON, table


def stands(silent: float = 0.0, **changes: Any) -> str:
    """How a table of two stands after some seconds without a change."""
    changed: Table = replace(table(ANNE, BEN), **changes)
    return care_of(changed, NOON + silent).care


@pytest.mark.parametrize(
    ("care", "silent", "changes"),
    [
        ("waits", 60.0, {}),
        ("late", 60.0, {"late": (Seat(0),)}),
        ("dead", DEAD + 1, {"late": (Seat(0),)}),
        ("stopped", DEAD + 1, {"oversight": Oversight(since=NOON - 5)}),
        ("frozen", 60.0, {"status": "frozen"}),
        ("open", FORGOTTEN, {"status": "open"}),
        ("forgotten", FORGOTTEN + 1, {"status": "open"}),
    ],
)
def test_how_a_table_stands(care: str, silent: float, changes: dict[str, Any]) -> None:
    assert stands(silent, **changes) == care


def test_awaited_people_and_tables_of_bots_are_listed() -> None:
    assert care_of(table(ANNE, "mate"), NOON).waited == (Seat(0),)
    assert care_of(table("mate", ANNE), NOON).care == "bots" and care_of(table("mate", "mate"), NOON).care == "empty"


def test_tables_are_sorted_by_need_and_length_of_wait() -> None:
    every = [
        care_of(table(ANNE, BEN, match=match, **changes), NOON + 9)
        for match, changes in enumerate(({}, {"late": (Seat(0),)}, {"changed_at": NOON - 50}, {"status": "frozen"}), 1)
    ]
    assert [row.table.match for row in by_care(every)] == [4, 2, 3, 1]
