"""The levels of the bots: what they play follows from what their seat knows, and is legal.

Budgets are so small that they say nothing about strength; `python -m bench arena` measures that.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from contract.games import games
from contract.tables import TABLES, Step, Table, every_table, mixed_match, small_tables
from data.measures import measures
from engine import bots
from engine.game.mind import Budget
from engine.match.match import Match, begin
from engine.match.records import from_record, record
from engine.search.thinking import judgement_of, thoughts
from engine.values.core import Seat
from engine.walking.walk import play
from engine.walking.worlds import imagine_world

TINY = Budget(nodes=6, width=3)
"""A budget for single lines."""

LEAST = Budget(nodes=2, width=2)
"""A budget for whole matches."""

POSITIONS = 4
"""How many positions of a match are looked at."""

every_level = pytest.mark.parametrize("kind", bots.KINDS)


@cache
def positions(table: Table) -> tuple[Step, ...]:
    """Return positions from all parts of a match."""
    steps = list(mixed_match(table, "levels"))
    return tuple(steps[at * len(steps) // POSITIONS] for at in range(POSITIONS))


@small_tables
@every_level
def test_a_level_plays_by_what_its_seat_knows_and_nothing_else(table: Table, kind: str) -> None:
    """If only hidden facts differ and chance is the same, the line is the same and legal."""
    rules, rng = table.rules, Random(table.luck)
    is_different = False
    for step in positions(table)[:: 4 if kind == "captain" else 1]:  # a captain differs from an admiral only in its budget
        line = bots.line(kind, rules, step.state, step.seat, Random(7), TINY)
        other = imagine_world(rules, step.state, step.seat, rng)
        is_different |= other != step.state
        assert bots.line(kind, rules, other, step.seat, Random(7), TINY) == line
        assert " ".join(play(rules, step.state, step.seat, line).path) == line
    assert is_different


@small_tables
def test_a_style_likes_terms_of_its_game_and_is_named_by_one_word(table: Table) -> None:
    styles, terms = bots.styles(table.rules), set(judgement_of(table.rules).terms)
    assert len({style.name for style in styles}) == len(styles) != 1, "two bots of a match differ"
    for style in styles:
        assert style.likes and set(style.likes) < terms, "who likes everything likes nothing"
        assert style.key == f"{table.game}.style.{style.name}" and bots.style(table.rules, style.name) is style
        assert bots.level_and_style(table.rules, f"captain:{style.name}") == ("captain", style)
        for wrong in (f"mate:{style.name}", f"deckhand:{style.name}", "captain:pirate-king"):
            with pytest.raises(KeyError):
                bots.level_and_style(table.rules, wrong)


@small_tables
def test_a_bot_with_a_style_plays_by_what_its_seat_knows_and_nothing_else(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for step, style in zip(positions(table)[1::2], bots.styles(rules)[::2], strict=False):
        name = f"captain:{style.name}"
        line = bots.line(name, rules, step.state, step.seat, Random(7), TINY)
        other = imagine_world(rules, step.state, step.seat, rng)
        assert bots.line(name, rules, other, step.seat, Random(7), TINY) == line
        assert " ".join(play(rules, step.state, step.seat, line).path) == line


@small_tables
def test_thinking_can_be_stopped_after_any_thought(table: Table) -> None:
    rules = table.rules
    for step in positions(table)[::2]:
        view = rules.view(step.state, step.seat)
        every_thought = list(thoughts(rules, view, step.seat, TINY, Random(3)))
        assert [thought.nodes for thought in every_thought] == sorted(thought.nodes for thought in every_thought)
        for line in {thought.line for thought in every_thought}:
            play(rules, step.state, step.seat, line)
        early = list(islice(thoughts(rules, view, step.seat, TINY, Random(3)), 1))
        assert early == every_thought[:1] and not early[0].nodes


FOUR = [max((table for table in TABLES if table.game == name and table.seats <= 4), key=lambda setup: setup.seats) for name in games()]
"""A table of each game with four seats, or with as many as it has if these are fewer."""


@pytest.mark.parametrize(
    "table",
    [pytest.param(setup, marks=[pytest.mark.campaign] if measures(setup.game).is_long else []) for setup in FOUR],
    ids=lambda table: table.name,
)
def test_four_admirals_finish_a_match(table: Table) -> None:
    assert finish_match(table).result is not None


@pytest.mark.campaign
@every_table
def test_admirals_finish_a_match_at_every_table(table: Table) -> None:
    match = finish_match(table)
    assert from_record(record(match)).state == match.state


def finish_match(table: Table) -> Match:
    """Play a match of admirals who hardly think."""
    rng = Random(table.luck)
    match = begin(table.rules, table.seats, table.settings, table.luck)
    while match.result is None and match.seq < table.rules.longest:
        seat: Seat = rng.choice(match.rules.to_act(match.state))
        match = match.played(seat, bots.line("admiral", match.rules, match.state, seat, rng, LEAST))
    return match
