"""Another program can follow any match: every ask and every note that comes up stands on the record page of its game."""

from __future__ import annotations

import re
from functools import cache

import pytest

from contract.games import games
from contract.tables import Table, asks_in, every_table, mixed_match, thinned
from data.homes import homes
from engine import registry
from engine.walk import Asking, walk


@cache
def words(game: str) -> frozenset[str]:
    """Everything in code marks on the page of a game, and its parts."""
    page = homes()[game].record.read_text(encoding="utf-8")
    quoted = [word.strip() for text in re.findall(r"`([^`]+)`", page) for word in re.split(r"[\s,]+", text)]
    return frozenset(quoted)


@pytest.mark.parametrize("game", games())
def test_every_setting_and_choice_is_described(game: str) -> None:
    for setting in registry.rules(game).settings:
        assert {setting.key, *setting.choices} <= words(game)


@every_table
def test_every_ask_is_described(table: Table) -> None:
    rules = table.rules
    for step in thinned(mixed_match(table, "page")):
        for length in range(len(step.path)):
            end = walk(rules, step.state, step.seat, step.path[:length])
            assert isinstance(end, Asking)
            assert {ask.name for ask in (end.ask, *asks_in(end.ask))} <= words(table.game)


@every_table
def test_every_note_is_described_with_its_arguments(table: Table) -> None:
    rules = table.rules
    known = words(table.game)
    for note in rules.opening(table.start("page")):
        assert is_described(note.msg.key, known), note.msg.key
    for step in mixed_match(table, "page"):
        for note in step.turn.notes:
            assert is_described(note.msg.key, known), note.msg.key
            assert {name for name, _ in note.msg.args} <= known, note.msg.key


def is_described(key: str, known: frozenset[str]) -> bool:
    """By its whole key, or by its end: the pages say once what the keys of a table begin with."""
    parts = key.split(".")
    return any(".".join(parts[start:]) in known for start in range(len(parts)))
