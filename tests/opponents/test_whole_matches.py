"""A campaign in which computer opponents play whole matches by the full rules.

Each match ends, and its lines are written as the dialogue writes them.
Its record replays, and the same seed makes the same record again.

    make campaign TESTS=tests/opponents/test_whole_matches.py
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.game.mind import Budget
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.match.match import Match, begin
from engine.match.records import from_record, record
from engine.walking.walk import play

pytestmark = pytest.mark.campaign

SHARE = 0.02
"""Levels think with this share of their budget, so that a match takes seconds.

In the slowest games this leaves one or two playouts for a decision.
"""

TABLES = {
    "admirals": ("admiral",) * 4,
    "all levels": ("admiral", "captain", "mate", "deckhand"),
    "styles": ("captain", "captain", "admiral", "captain"),
}
"""The levels that play at a table. At the table of styles each has a style, and styles differ while there are enough."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_ends_and_can_be_played_again(game: str, table: str) -> None:
    match = whole(game, TABLES[table], SHARE, styled=table == "styles")
    stored = record(match)
    assert from_record(stored).state == match.state
    assert record(whole(game, TABLES[table], SHARE, styled=table == "styles")) == stored


@pytest.mark.parametrize("game", registry.names())
def test_captains_with_their_full_budget_finish_a_match(game: str) -> None:
    assert from_record(record(whole(game, ("captain",) * 4, 1.0))).result is not None


def whole(game: str, levels: tuple[str, ...], share: float, styled: bool = False) -> Match:
    """Play a match of up to four by the usual settings to its end."""
    rules = registry.rules(game)
    names = [f"{level}:{style.name}" for level, style in zip(levels, bots.styles(rules) * 2, strict=False)] if styled else levels
    seats, rng = min(len(levels), max(rules.seats)), Random(f"{game}/{levels}")
    match = begin(rules, seats, resolve_settings(rules, {}), "campaign")
    while match.result is None:
        assert match.seq < rules.longest, "the match does not end"
        seat = rng.choice(rules.to_act(match.state))
        name = names[seat]
        line = bots.line(name, rules, match.state, seat, rng, share_of_budget(game, name, share))
        assert " ".join(play(rules, match.state, seat, line).path) == line
        match = match.played(seat, line)
    assert min(match.result.ranks) == 1 and len(match.result.scores) == seats
    return match


def share_of_budget(game: str, name: str, share: float) -> Budget | None:
    """Return a share of the budget of a level, or nothing for a level that does not look ahead."""
    level = name.partition(":")[0]
    if not bots.looks_ahead(level):
        return None
    whole = bots.budget(registry.rules(game), level)
    return replace(whole, nodes=max(1, round(whole.nodes * share)))
