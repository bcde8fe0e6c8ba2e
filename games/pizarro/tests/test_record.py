"""The page that says how to follow a match names every note and every ask."""

from __future__ import annotations

import re
from random import Random

from data.homes import homes
from engine.asks.answers import random_answer
from engine.game.rules import resolve_settings
from engine.values.core import Ask, Form, Token
from engine.walking.walk import drive
from games.pizarro.game import RULES

PAGE = homes()["pizarro"].record.read_text(encoding="utf-8")


def code_words(section: str, column: int) -> set[str]:
    """Return the words written as code in a column of the table of a section, the first column being 1."""
    _, _, after_heading = PAGE.partition(f"## {section}")
    text, _, _ = after_heading.partition("\n## ")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ") and "---" not in line]
    return {word for row in rows for word in re.findall(r"`([a-z.-]+)`", row[column])}


def test_every_note_is_described() -> None:
    catalogue = (homes()["pizarro"].words / "en" / "pizarro.ftl").read_text(encoding="utf-8")
    names = set(re.findall(r"^pizarro-note-([a-z-]+) =", catalogue, re.MULTILINE))
    assert {word.replace(".", "-") for word in code_words("Notes", column=1)} == names


def test_every_ask_is_described() -> None:
    names: set[str] = set()
    for sides in ("a", "b"):
        for seed in range(60):
            rng = Random(seed)
            state = RULES.setup(3, resolve_settings(RULES, {"half1": sides, "half2": sides}), f"record-{seed}")
            while awaited := RULES.to_act(state):
                asks: list[Ask] = []
                _, turn = drive(RULES.turn(state, awaited[0]), lambda ask, path, asks=asks, rng=rng: _note_and_answer(ask, asks, rng))
                names |= {ask.name for ask in asks}
                state = turn.state
    assert names == code_words("Lines, stage by stage", column=2)


def _note_and_answer(ask: Ask | Form, asks: list[Ask], rng: Random) -> Token:
    """Keep the question in `asks` and answer it at random."""
    assert isinstance(ask, Ask)
    asks.append(ask)
    return random_answer(ask, rng)
