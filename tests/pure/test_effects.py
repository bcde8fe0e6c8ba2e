"""The effects of a change: which messages Discord gets, and when."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from play.follows.effects import effects
from play.values.types import Occupant, Oversight, Table
from store.rows import EntryRow, NewNotice
from tests.pure.matches import ANNE, BEN, CARLA, NOON, table

DELAY = 45.0
BEFORE = table(ANNE, BEN, CARLA)


def seconds_until(after: Table, before: Table | None = BEFORE, *writes: NewNotice | EntryRow) -> dict[tuple[str, int], float]:
    """Return the effects of a change by kind and recipient, with the seconds until each is due."""
    return {(effect.kind, effect.recipient): effect.due - NOON for effect in effects(before, after, writes, NOON, DELAY)}


def next_seat(*seats: int, **changes: object) -> Table:
    """Return the table after a move, with these seats awaited."""
    return replace(BEFORE, edition=6, seq=1, to_act=tuple(Seat(seat) for seat in seats), **changes)


def test_newly_awaited_people_are_pinged_after_a_delay() -> None:
    assert seconds_until(next_seat(1)) == {("card", 0): 0.0, ("ping", 11): 0.0, ("ping", 12): DELAY}
    assert seconds_until(next_seat(0)) == {("card", 0): 0.0}, "a player who goes on is not pinged again"
    assert seconds_until(BEFORE) == {}, "nothing visible has changed"
    assert seconds_until(BEFORE, None) == {("card", 0): 0.0}


def test_the_player_who_begins_the_next_round_gets_no_ping() -> None:
    entry = EntryRow(1, 7, 0, "7", "7", "[]", "", False, NOON)
    last, both = next_seat(0), replace(next_seat(0, 1), edition=7, seq=2)
    assert seconds_until(both, last, entry) == {("card", 0): 0.0, ("ask", 11): 0.0, ("ping", 12): DELAY}
    assert seconds_until(replace(last, edition=7, seq=2), last, entry) == {("card", 0): 0.0}, "the next part of one turn is no new turn"


def test_a_small_question_is_pinged_after_deputies_could_answer_it() -> None:
    changes = effects(BEFORE, next_seat(1, 2), (), NOON, DELAY, {12: 1800.0})
    assert {effect.recipient: effect.due - NOON for effect in changes if effect.kind == "ping"} == {11: 0.0, 12: DELAY + 1800.0, 13: DELAY}
    own = EntryRow(1, 1, 0, "pay 4", "pay 4", "[]", "", 0, NOON, None)
    changes = effects(BEFORE, next_seat(0), (own,), NOON, DELAY, {11: 1800.0})
    assert [effect.due - NOON for effect in changes if effect.kind == "ping"] == [DELAY + 1800.0], (
        "the ping for the next question has its own delay"
    )
    other = replace(own, seat=1)
    assert not [effect for effect in effects(BEFORE, next_seat(0), (other,), NOON, DELAY, {11: 1800.0}) if effect.kind == "ping"]


def test_the_last_awaited_player_gets_an_edit_at_once() -> None:
    both = next_seat(1, 2)
    last = replace(both, edition=7, seq=2, to_act=(Seat(2),))
    assert seconds_until(last, both) == {("card", 0): 0.0, ("ping", 12): 0.0, ("ask", 13): 0.0}
    early = next_seat(1, asked=(Seat(2),), asked_since=1)
    assert seconds_until(early)["early", 13] == DELAY
    assert seconds_until(replace(early, edition=7, asked=()), early) == {("card", 0): 0.0, ("ask", 13): 0.0}


def test_a_stopped_match_pings_nobody_and_a_lesson_has_no_effects() -> None:
    assert seconds_until(next_seat(1, oversight=Oversight(since=NOON))) == {("card", 0): 0.0, ("ping", 11): 0.0}
    assert seconds_until(next_seat(1, lesson=0)) == {}


def test_the_end_has_a_result_and_notices_their_recipients() -> None:
    over = next_seat(status="finished")
    notices = (NewNotice(1, 13, "{}", NOON), NewNotice(1, 13, "{}", NOON))
    assert seconds_until(over, BEFORE, *notices) == {("result", 0): 0.0, ("ping", 11): 0.0, ("notice", 13): 0.0}


def test_bots_get_no_effects() -> None:
    with_bot = replace(next_seat(1), occupants=(Occupant(ANNE), Occupant(bot="mate"), Occupant(CARLA)))
    assert seconds_until(with_bot) == {("card", 0): 0.0, ("ping", 11): 0.0}
