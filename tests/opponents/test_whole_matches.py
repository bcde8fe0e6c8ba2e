"""A campaign of the levels: whole matches by the full rules. Each ends, each line is legal and told as its dialogue writes it, its record
replays, and the same seed makes the same record again.

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
from engine.match.match import Match, begin, from_record, record
from engine.walking.walk import play

pytestmark = pytest.mark.campaign

SHARE = 0.02
"""With this share of their budget levels think, so that a match takes seconds; of the dear games a playout or two a decision is left."""

TABLES = {
    "admirals": ("admiral",) * 4,
    "all levels": ("admiral", "captain", "mate", "deckhand"),
    "styles": ("captain", "captain", "admiral", "captain"),
}
"""Who plays. At the table of styles everybody has one, each another as far as there are enough."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_ends_and_can_be_played_again(game: str, table: str) -> None:
    match = whole(game, TABLES[table], SHARE, styled=table == "styles")
    told = record(match)
    assert from_record(told).state == match.state
    assert record(whole(game, TABLES[table], SHARE, styled=table == "styles")) == told


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_of_captains_who_think_as_long_as_they_may(game: str) -> None:
    assert from_record(record(whole(game, ("captain",) * 4, 1.0))).result is not None


def whole(game: str, levels: tuple[str, ...], share: float, styled: bool = False) -> Match:
    """A match of four by the rules as they are usually played, to its end."""
    rules = registry.rules(game)
    names = [f"{level}:{style.name}" for level, style in zip(levels, bots.styles(rules) * 2, strict=False)] if styled else levels
    seats, rng = min(len(levels), max(rules.seats)), Random(f"{game}/{levels}")
    match = begin(rules, seats, resolve_settings(rules, {}), "campaign")
    while match.result is None:
        assert match.seq < rules.longest, "it does not end"
        seat = rng.choice(rules.to_act(match.state))
        name = names[seat]
        line = bots.line(name, rules, match.state, seat, rng, _within(game, name, share))
        assert " ".join(play(rules, match.state, seat, line).path) == line
        match = match.played(seat, line)
    assert sorted(match.result.ranks)[0] == 1 and len(match.result.scores) == seats
    return match


def _within(game: str, name: str, share: float) -> Budget | None:
    level = name.partition(":")[0]
    if not bots.looks_ahead(level):
        return None
    whole = bots.budget(registry.rules(game), level)
    return replace(whole, nodes=max(1, round(whole.nodes * share)))
