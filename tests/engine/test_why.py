"""Reasons for a line use only what its player and its reader know."""

from __future__ import annotations

from random import Random

import pytest

from contract.tables import SMALL
from engine import bots
from engine.match import registry
from engine.match.match import Match, begin
from engine.search.why import as_known, as_seen, reasons_of
from engine.values.core import Seat
from engine.walking.walk import only_line
from engine.walking.worlds import imagine_world


def play_moves(game: str, moves: int) -> Match:
    table = next(setup for setup in SMALL if setup.game == game)
    match, rng = begin(table.rules, table.seats, dict(table.chosen), "why"), Random("why")
    while match.result is None and match.seq < moves:
        seat = table.rules.to_act(match.state)[0]
        match = match.played(seat, bots.line("mate", table.rules, match.state, seat, rng))
    return match


@pytest.mark.parametrize("game", registry.names())
def test_reasons_for_others_depend_only_on_what_they_know(game: str) -> None:
    """They are the same in every position that the reader cannot tell from the real one."""
    rules, rng, known_count, own = registry.rules(game), Random(3), 0, 0
    match = play_moves(game, 30)
    for moves in range(4, match.seq, 3):
        state = play_moves(game, moves).state
        move = match.entries[moves + 1]
        seat, line = move.seat, move.line
        if seat is None or only_line(rules.turn(state, seat)) is not None:
            continue  # nothing was decided
        reader = Seat((seat + 1) % match.seats)
        reasons = as_known(rules, state, reader, seat, line)
        assert reasons == as_known(rules, imagine_world(rules, state, reader, rng), reader, seat, line)
        known_count, own = known_count + (reasons is not None), own + (as_seen(rules, state, seat, line) is not None)
    assert known_count <= own, "a game may give no reasons"


def test_a_finished_match_has_reasons_for_its_lines() -> None:
    match = play_moves("carta_magica", 10_000)
    assert match.result is not None
    lines = {entry.seq: entry.line for entry in match.entries[1:40]}
    reasons = reasons_of(match, lines, reader=None)
    assert len(reasons) > 20
    running = reasons_of(play_moves("carta_magica", 30), {number: lines[number] for number in range(1, 31)}, Seat(0))
    assert running and set(running) <= set(range(1, 31))
