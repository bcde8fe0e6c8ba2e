"""Divisions of a season are named by letters."""

from __future__ import annotations

from cogs.club.season_screens import letter


def test_divisions_have_letters_and_numbers_after_z() -> None:
    assert [letter(division) for division in (0, 1, 25, 26)] == ["A", "B", "Z", "27"]
