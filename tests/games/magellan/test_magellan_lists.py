"""The page about the game lists every card as the tables have it."""

from __future__ import annotations

from tools.magellan_lists import MARK, PAGE, lists


def test_the_lists_of_cards_are_those_of_the_tables() -> None:
    assert PAGE.read_text(encoding="utf-8").split(MARK)[1].strip() == lists().strip()
