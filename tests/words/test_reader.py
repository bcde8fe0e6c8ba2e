"""Stories, logs and what a table shows say *you* to their reader: no sentence there only names the player it is about."""

from __future__ import annotations

import re

import pytest

from words import catalogue

SAID_TO_THEM = re.compile(
    r"(^|-)tale-(?!shared)|^story-(won|end|lead|gain)|^play-note-|-(deed|note|status|task)(-|$)|-(text|describe)-player$"
)
"""The names of messages that their own player reads; a notice is about others."""

LANGUAGES = ("de", "es", "fr", "pl", "pt-BR")
PERSON = re.compile(r"\{ \$(who|a|b|c|winners) \}")
BRANCH = re.compile(r"^\s*\*?\[[\w-]+\]")


def names_only(source: str) -> bool:
    """Return whether a message has a person's bare name outside the branches of a choice, which may be one by its reader."""
    text = re.split(r"\n\s+\.[a-z]", source)[0]
    return any(PERSON.search(line) for line in text.split("\n") if not BRANCH.match(line))


@pytest.mark.parametrize(
    ("source", "is_wrong"),
    [
        ("x = { $who } gewann.", True),
        ("x = In Phase II\n    kam { $who } heim.", True),
        ("x = { WHO($who) ->\n        [you] Du gewannst\n       *[other] { $who } gewann\n    }.", False),
        ('x = { FORM($who, as: "nom", cap: "yes") }: 8', False),
    ],
)
def test_a_sentence_that_only_names_its_player_is_found(source: str, is_wrong: bool) -> None:
    assert names_only(source) is is_wrong


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_of_stories_and_logs_address_their_reader(code: str) -> None:
    book = catalogue(code)
    wrong = [name for name in book if SAID_TO_THEM.search(name) and "notice" not in name and names_only(book.source(name))]
    assert not wrong, {name: book.source(name) for name in wrong}
