"""The answer for an absent player: every awaited seat has one that the rules accept."""

from __future__ import annotations

from random import Random

import pytest

from contract.games import games
from contract.tables import mixed_match, tables, thin_out
from engine import bots
from engine.walking.walk import play


@pytest.mark.parametrize("game", games())
def test_every_awaited_seat_has_a_neutral_answer(game: str) -> None:
    table, rng, cautious = tables(game)[0], Random("neutral"), 0
    for number, step in enumerate(thin_out(mixed_match(table, "neutral"))):
        for seat in table.rules.to_act(step.state) if number % 4 == 0 else ():
            line = bots.neutral_line(table.rules, step.state, seat, rng)
            assert play(table.rules, step.state, seat, line).value.state is not None
            cautious += bool(set(line.split()) & set(table.rules.mind.neutral))
    assert cautious or not table.rules.mind.neutral, "the game's neutral answers are never offered"
