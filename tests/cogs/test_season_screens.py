"""Seasons on screens: how divisions are named."""

from __future__ import annotations

from cogs.club.season_screens import letter


def test_divisions_have_letters_and_after_the_last_one_numbers() -> None:
    assert [letter(division) for division in (0, 1, 25, 26)] == ["A", "B", "Z", "27"]
