"""Nothing fails in a late position: whatever a person can open is asked for."""

from __future__ import annotations

import pytest

from contract.every_entry import Shares, try_every_entry
from contract.games import games

SHORT = 318
"""The number of the match for the short run. In a war of this match players once could not open their turn."""

FIRST = 120
"""How many entries of its match the short run goes through."""

EVERY = 9
"""The short run looks at one entry in this many."""

MATCHES = 25
"""How many matches of each game a campaign looks at."""


@pytest.mark.parametrize("game", games())
def test_everything_can_be_asked_for_at_entries_of_a_match(game: str) -> None:
    asker = try_every_entry(game, SHORT, Shares(panels=0.1, reasons=0.1, pictures=0.01, coach=0.0), FIRST, EVERY)
    assert list(asker.faults.values()) == []
    assert asker.counts["turn"]


@pytest.mark.campaign
@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", games())
def test_everything_can_be_asked_for_at_every_entry_of_whole_matches(game: str, number: int) -> None:
    asker = try_every_entry(game, number, Shares(panels=0.3, reasons=0.2, pictures=0.03, coach=0.005))
    assert list(asker.faults.values()) == []
    print(f"{asker.table.name}: asked {dict(asker.counts)}")
