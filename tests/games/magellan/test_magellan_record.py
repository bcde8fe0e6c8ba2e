"""The page about the record of a match names every ask, every note and every setting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.magellan.rules import RULES
from engine.match import effective
from engine.walk import play, tokens, trace
from tests.golden.golden import plans

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "record" / "magellan.md").read_text(encoding="utf-8")
PLAN = next(plan for plan in plans() if plan.game == "magellan")
KEY = re.compile(r'"magellan\.(?:note|card)\.([a-z_.0-9-]+)"')
BOMBED = re.compile(r"bombed-\d")


def noted_keys() -> set[str]:
    """The keys that stand in the sources, without those of the texts of cards and of parts of notes."""
    sources = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "engine" / "games" / "magellan").rglob("*.py"))]
    found = {key for source in sources for key in KEY.findall(source) if not key.startswith(("text", "piece"))}
    return {BOMBED.sub("bombed-1", key) for key in found}


def test_every_note_is_named() -> None:
    assert {key for key in noted_keys() if f"`{key}`" not in PAGE and f"`magellan.card.{key}`" not in PAGE} == set()


def test_every_setting_and_choice_is_named() -> None:
    for setting in RULES.settings:
        assert f"`{setting.key}`" in PAGE
        assert all(f"`{choice}`" in PAGE for choice in setting.choices), setting.key


@pytest.mark.parametrize("name", PLAN.matches)
def test_every_ask_of_a_match_is_named(name: str) -> None:
    match = PLAN.load(name)
    state = RULES.setup(match.seats, match.settings, match.seed)
    for entry in effective(match.entries):
        if entry.seat is not None:
            answered = trace(RULES.turn(state, entry.seat), tokens(entry.line)).answered
            assert all(f"`{ask.name}`" in PAGE for ask, _ in answered), [ask.name for ask, _ in answered]
            state = play(RULES, state, entry.seat, entry.line).value.state
