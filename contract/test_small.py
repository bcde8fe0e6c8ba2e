"""Small questions reveal nothing: whether an ask is small, and its answer, are public."""

from __future__ import annotations

from random import Random

from contract.tables import Table, every_table, mixed_match, thin_out
from engine import bots
from engine.walking.walk import play
from engine.walking.worlds import imagine_world

EVERY = 3
"""Worlds are compared at one position in this many."""


@every_table
def test_small_questions_and_their_answers_use_nothing_hidden(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    if not rules.has_small:
        return
    for number, step in enumerate(thin_out(mixed_match(table, "leak"))):
        state, public_view = step.state, rules.view(step.state, None)
        for seat in rules.to_act(state):
            if number % EVERY or not rules.small(public_view, seat):
                continue
            for viewer in (None, seat):
                other = imagine_world(rules, state, viewer, rng)
                assert rules.small(rules.view(other, None), seat), "that it is answered tells nobody anything"
            line = bots.line("mate", rules, state, seat, Random(number))
            assert bots.line("mate", rules, other, seat, Random(number)) == line, "what is answered follows from what its seat sees"
            play(rules, state, seat, line)
