"""An onlooker who answers for a player is asked what that player is asked, or nothing."""

from __future__ import annotations

from contract.tables import Table, ask_value, mixed_match, readable_notes, small_tables
from engine.walking.onlooker import Hidden, turn, worlds
from engine.walking.walk import Asking, Done, so_far, trace

EVERY = 7
"""An onlooker answers one move in this many."""

LED = 5
"""How many moves that an onlooker can answer to the end are enough."""


@small_tables
def test_an_onlooker_is_asked_what_the_player_is_asked_or_nothing(table: Table) -> None:
    rules, answered, hidden = table.rules, 0, 0
    for number, step in enumerate(mixed_match(table, "onlooker")):
        if number % EVERY:
            continue
        seen_in = worlds(rules, rules.view(step.state, None))
        for size in range(len(step.path) + 1):
            path = step.path[:size]
            try:
                seen = trace(turn(rules, seen_in, step.seat), path)
            except Hidden:
                hidden += 1
                break
            real = trace(rules.turn(step.state, step.seat), path)
            if isinstance(seen.end, Done):
                assert isinstance(real.end, Done) and seen.end.value.sealed == real.end.value.sealed
                assert seen.end.path == real.end.path == real.end.shown, "what others read as * is not answered by others"
                assert (
                    readable_notes(seen.end.value.notes, seat=None) == readable_notes(real.end.value.notes, seat=None)
                    or real.end.value.sealed
                )
                answered += 1
            else:
                assert isinstance(real.end, Asking) and ask_value(seen.end.ask) == ask_value(real.end.ask)
            assert rules.view(so_far(step.state, seen), None) == rules.view(so_far(step.state, real), None)
        if answered == LED:
            break
    assert answered or hidden
