"""The page about the record of a match names every ask, every note and every setting."""

from __future__ import annotations

import re
from typing import Any

import pytest

from contract.golden import plans
from contract.test_catalogue import modules
from data.homes import homes
from engine.match.match import effective, replay
from engine.match.records import from_record, read_entry, record
from engine.values.differing import Differs
from engine.walking.walk import play, tokens, trace
from games.magellan.game import RULES
from games.magellan.rules.says import CAME_THROUGH

PAGE = homes()["magellan"].record.read_text(encoding="utf-8")
PLAN = next(plan for plan in plans() if plan.game == "magellan")
KEY = re.compile(r'"magellan\.(?:note|card)\.([a-z_.0-9-]+)"')
BOMBED = re.compile(r"bombed-\d")


def noted_keys() -> set[str]:
    """Return the keys in the sources, without those of texts of cards and parts of notes."""
    sources = [file.read_text(encoding="utf-8") for file in modules(homes()["magellan"])]
    keys = {key for source in sources for key in KEY.findall(source) if not key.startswith(("text", "piece"))}
    return {BOMBED.sub("bombed-1", key) for key in keys}


def test_every_note_is_named() -> None:
    assert {key for key in noted_keys() if f"`{key}`" not in PAGE and f"`magellan.card.{key}`" not in PAGE} == set()


def test_every_setting_and_choice_is_named() -> None:
    for setting in RULES.settings:
        assert f"`{setting.key}`" in PAGE
        assert all(f"`{choice}`" in PAGE for choice in setting.choices), setting.key


@pytest.mark.parametrize("name", PLAN.matches)
def test_every_ask_of_a_match_is_named(name: str) -> None:
    match = PLAN.load(name)
    state = match.rules.setup(match.seats, match.settings, match.seed)
    lines = [(entry.seat, entry.line) for entry in effective(match.entries) if entry.seat is not None]
    for seat, line in lines:
        names = [ask.name for ask, _ in trace(match.rules.turn(state, seat), tokens(line)).answered]
        assert all(f"`{name}`" in PAGE for name in names), names
        state = play(match.rules, state, seat, line).value.state


def without_ways(match_record: dict[str, Any]) -> dict[str, Any]:
    """Return a record as it was before the note `came-through`."""
    entries = [{**row, "notes": [note for note in row["notes"] if note["key"] != CAME_THROUGH]} for row in match_record["entries"]]
    return {**match_record, "version": 2, "entries": entries}


def test_a_record_without_the_note_about_ways_replays() -> None:
    match_record = record(PLAN.load("2-peace"))
    older = without_ways(match_record)
    assert older["entries"] != match_record["entries"]
    match = from_record(older)
    assert match.rules.version == 2
    assert replay(RULES, match.seats, match.settings, match.seed, [read_entry(row) for row in older["entries"]]).result == match.result


def test_a_record_with_another_way_is_found_to_differ() -> None:
    match_record = record(PLAN.load("2-peace"))
    noted = next(note for row in match_record["entries"] for note in row["notes"] if note["key"] == CAME_THROUGH)
    places = noted["args"]["places"]
    noted["args"]["places"] = [*reversed(places), *places]
    with pytest.raises(Differs):
        from_record(match_record)
