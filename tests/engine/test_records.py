"""Matches and their portable records: undo, what others may read, damaged records."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.match import registry
from engine.match.match import Match, at, begin
from engine.match.records import BadRecord, from_record, public_record, record
from engine.values.core import IllegalLine, Seat
from engine.values.differing import Differs
from engine.values.remarks import STANDS

RULES = registry.rules("pizarro")


def match(moves: int, seed: str = "record") -> Match:
    """A match of bots after some moves, or at its end."""
    played_match, rng = begin(RULES, 3, {}, seed), Random(seed)
    while played_match.result is None and played_match.seq < moves:
        seat = RULES.to_act(played_match.state)[0]
        played_match = played_match.played(seat, bots.line("deckhand", RULES, played_match.state, seat, rng))
    return played_match


def test_an_undo_is_an_entry_and_restores_the_state() -> None:
    before = match(6)
    after = match(9).undone(7)
    assert after.state == before.state
    assert after.entries[-1].line == "undo 7"
    assert after.entries[-1].digest == before.entries[-1].digest
    assert [entry.seq for entry in after.entries] == list(range(11))


def test_play_goes_on_after_an_undo_and_replays() -> None:
    played_match = match(9).undone(7).remarked("bot 0 random", ())
    seat = RULES.to_act(played_match.state)[0]
    played_match = played_match.played(seat, "pass")
    assert from_record(json.loads(json.dumps(record(played_match)))).state == played_match.state


def test_a_match_can_be_seen_at_an_earlier_entry() -> None:
    played_match = match(20)
    assert at(played_match, 6).state == match(6).state
    assert at(played_match, 6).seq == 6


def test_a_refused_line_changes_nothing() -> None:
    played_match = match(0)
    with pytest.raises(IllegalLine):
        played_match.played(RULES.to_act(played_match.state)[0], "bid 99")
    assert played_match.seq == 0


def test_the_record_of_a_running_match_hides_secrets() -> None:
    played_match = match(10_000, "secret")
    secret = [(entry, note) for entry in played_match.entries for note in entry.notes if note.to is not None]
    assert secret
    hidden = [entry for entry in played_match.entries if "*" in entry.shown]
    assert hidden
    for viewer in (None, Seat(0), Seat(1)):
        shown_record = public_record(played_match, viewer)
        assert shown_record["seed"] is None
        assert all(entry["digest"] == "" for entry in shown_record["entries"])
        for entry in shown_record["entries"]:
            assert all(note["to"] is None or viewer in note["to"] for note in entry["notes"])
        for entry in hidden:
            line = {entry.seat: entry.line}.get(viewer, entry.shown)
            assert shown_record["entries"][entry.seq]["line"] == line


def change_record(change: Any) -> Any:
    data = json.loads(json.dumps(record(match(10_000))))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "seq"),
    [
        (lambda data: data["entries"][5].update(digest="0" * 12), 5),
        (lambda data: data["entries"][0]["notes"].pop(), 0),
        (lambda data: data["entries"][7].update(line="bid 999"), 7),
        (lambda data: data["entries"][4].update(seq=9), 9),
        (lambda data: data["entries"][3].update(seat=None, line="undo x"), 3),
        (lambda data: data["entries"][3].update(seat=None, line="dance"), 3),
    ],
)
def test_a_changed_record_differs_at_its_first_difference(change: Any, seq: int) -> None:
    with pytest.raises(Differs) as caught:
        from_record(change_record(change))
    assert caught.value.seq == seq


def test_a_changed_result_differs() -> None:
    with pytest.raises(Differs):
        from_record(change_record(lambda data: data["result"]["scores"].reverse()))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(format=1),
        lambda data: data.update(version=99),
        lambda data: data.update(seed=None),
        lambda data: data.update(entries=[]),
        lambda data: data.update(entries=[{}]),
        lambda data: data.update(settings=[]),
        lambda data: data.update(seats=3.0),
        lambda data: data.update(seed=7),
        lambda data: data["entries"][3].update(line=7),
        lambda data: data["entries"][3].update(seat=None, line=None),
        lambda data: data.pop("game"),
    ],
)
def test_a_damaged_record_is_refused(change: Any) -> None:
    with pytest.raises(BadRecord):
        from_record(change_record(change))


@pytest.mark.parametrize("value", [None, [], "x", 3])
def test_data_that_is_no_record_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        from_record(value)


@pytest.mark.parametrize("game", registry.names())
def test_a_match_scored_by_a_referee_has_the_result_of_its_position(game: str) -> None:
    rules = registry.rules(game)
    ended = begin(rules, rules.seats[0], {}, "ended")
    for line in ("pause", "resume", "extend 1 3600", "offer 1", "challenge 0", STANDS.line):
        ended = ended.remarked(line, ())
    assert ended.result is not None and ended.result.reason.key == "core.result.stands" and min(ended.result.ranks) == 1
    assert from_record(record(ended)).result == ended.result
    assert from_record(record(replace(ended, entries=ended.entries[:-1]))).result is None
