"""Another program can follow a match: the record page names every ask and note."""

from __future__ import annotations

import re
from functools import cache

import pytest

from contract.games import games
from contract.tables import TABLES, Table, asks_in, mixed_match, thin_out
from data.homes import PARENT, homes
from engine.match import registry

GAMES = [game for game in games() if homes()[game].record.is_file()]
every_table = pytest.mark.parametrize("table", [table for table in TABLES if table.game in GAMES], ids=lambda table: table.name)


@cache
def words(game: str) -> frozenset[str]:
    """Return everything in code marks on the page of a game, and its parts."""
    page = homes()[game].record.read_text(encoding="utf-8")
    return frozenset(word.strip() for text in re.findall(r"`([^`]+)`", page) for word in re.split(r"[\s,]+", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_and_choice_is_described(game: str) -> None:
    for setting in registry.rules(game).settings:
        assert not (missing := {setting.key, *setting.choices} - words(game)), name_missing(game, "the setting", missing)


@every_table
def test_every_ask_is_described(table: Table) -> None:
    for step in thin_out(mixed_match(table, "page")):
        for end in step.asks(table.rules):
            missing = {ask.name for ask in (end.ask, *asks_in(end.ask))} - words(table.game)
            assert not missing, name_missing(table.game, "the ask", missing)


@every_table
def test_every_note_is_described_with_its_arguments(table: Table) -> None:
    rules = table.rules
    known = words(table.game)
    notes = [*rules.opening(table.start("page")), *(note for step in mixed_match(table, "page") for note in step.turn.notes)]
    missing = {note.msg.key for note in notes if not is_described(note.msg.key, known)}
    assert not missing, name_missing(table.game, "the note", missing)
    missing = {f"{name} (of {note.msg.key})" for note in notes for name, _ in note.msg.args if name not in known}
    assert not missing, name_missing(table.game, "the argument", missing)


def name_missing(game: str, what: str, missing: set[str]) -> str:
    """Return what the page lacks, in a sentence."""
    tool = f"python -m {PARENT}tools.papers {game}"
    return f"{homes()[game].record} does not name {what} {', '.join(sorted(missing))}: `{tool}` adds it; say what it means."


def is_described(key: str, known: frozenset[str]) -> bool:
    """Return whether a page names a key, or its end: pages say a common beginning once."""
    parts = key.split(".")
    return any(".".join(parts[start:]) in known for start in range(len(parts)))
