"""Ideas of a coach follow from what the seat knows, differ, can be played and said."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from contract.tables import Step, Table, every_table, match_of, small_tables
from engine.game.mind import Budget
from engine.search.advice import advice
from engine.search.likeness import MOST, way
from engine.search.thinking import judgement_of
from engine.walking.walk import only_line, play
from engine.walking.worlds import imagine_world
from words import speaker

pytestmark = pytest.mark.usefixtures("only_whole_sums")

BUDGET = Budget(8, 6)
"""How much the coach may think: enough to prefer one idea to another."""

MOVES = 40
"""How many moves at the beginning of a match the positions come from."""

POSITIONS = 2
"""How many positions are looked at; more, until there is one with several ideas."""

SPREAD = 8
"""Into how many parts the match is divided; each gives a position."""

LONGEST = 120
"""The most characters of a reason."""


@small_tables
def test_ideas_follow_from_what_the_seat_knows_and_differ(table: Table) -> None:
    rules, rng, say = table.rules, Random(table.luck), speaker("en", tuple("ABCDEFGH"))
    steps = [step for step in islice(match_of(table, "ideas", 0.8), MOVES) if only_line(rules.turn(step.state, step.seat)) is None]
    most_ways = 0
    for number, step in enumerate(spread(steps, SPREAD)):
        if number >= POSITIONS and most_ways > 1:
            break
        offered = advice(rules, rules.view(step.state, step.seat), step.seat, BUDGET, Random(7))
        other = imagine_world(rules, step.state, step.seat, rng)
        assert advice(rules, rules.view(other, step.seat), step.seat, BUDGET, Random(7)) == offered
        ways = {way(rules, step.state, step.seat, idea.line) for idea in offered.ideas}
        assert 1 <= len(ways) == len(offered.ideas) <= MOST
        most_ways = max(most_ways, len(ways))
        for idea in offered.ideas:
            play(rules, step.state, step.seat, idea.line)
            texts = [say(msg) for msg in (idea.standing, idea.chance, idea.aim, idea.cost, idea.risk, idea.reason) if msg is not None]
            assert not any("{" in text or "coach" in text or "-term-" in text for text in texts), texts
    assert most_ways > 1 or rules.mind.judgement is None, (
        f"{table.name}: in {SPREAD} positions of a match the coach never has two ideas that differ"
    )


def spread(steps: list[Step], parts: int) -> list[Step]:
    """Return steps from all parts of a match: the last, one from its middle, then others."""
    from_end = steps[:: -max(1, len(steps) // parts)]
    middle = len(from_end) // 2
    return [*from_end[:1], *from_end[middle : middle + 1], *from_end[1:middle], *from_end[middle + 1 :]]


@pytest.mark.campaign
@every_table
def test_every_line_worth_a_thought_has_a_short_reason(table: Table) -> None:
    rules, rng, say = table.rules, Random(table.luck), speaker("en", tuple("ABCDEFGH"))
    judgement, line_count = judgement_of(rules), 0
    for step in islice(match_of(table, "reasons", 0.85), 400):
        if rng.random() > 0.2 or only_line(rules.turn(step.state, step.seat)) is not None:
            continue
        world = imagine_world(rules, step.state, step.seat, rng)
        for candidate in judgement.candidates(world, step.seat, 8, rng):
            reasons = [say(msg) for msg in judgement.reasons(world, step.seat, candidate.line, candidate.plan)]
            assert reasons and all(len(words) <= LONGEST and "{" not in words for words in reasons), (candidate.line, reasons)
            line_count += 1
    assert line_count
