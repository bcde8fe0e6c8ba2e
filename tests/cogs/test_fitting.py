"""What stays of a text where there is no room for all of it."""

from __future__ import annotations

import pytest

from cogs.panel.fitting import last_sentences, whole_sentences

MONSTER = "You spend 5 magic, spin 4 and have 0 tamed monsters: 9 against 9. The Kraken is tamed. **You take 2 gold.**"


@pytest.mark.parametrize(
    ("limit", "last"),
    [
        (200, MONSTER),
        (60, "The Kraken is tamed. **You take 2 gold.**"),
        (30, "**You take 2 gold.**"),
        (15, "**You take 2…"),
    ],
)
def test_a_move_is_told_by_its_outcome(limit: int, last: str) -> None:
    assert last_sentences(MONSTER, limit) == last


def test_the_first_sentences_are_those_before() -> None:
    assert whole_sentences(MONSTER, 90).endswith("The Kraken is tamed.")
    assert last_sentences("one long thought without an end", 12) == "one long th…"
