"""For being away there are three words, *stand-in*, *substitute* and *time*; bots are easy, normal, strong or strongest."""

from __future__ import annotations

import re

from words import catalogue_files

REPLACED = re.compile(
    r"\b(deputy|deputies|caretakers?|bench|reserve list|stints?|time banks?|your bank|the bank until|plays on in your place"
    r"|step(?:s|ping)? in|sprints?|captains?|admirals?|deckhands?)\b",
    re.IGNORECASE,
)
"""Words that these have replaced."""

NAMES = {"play-bot-captain", "play-bot-admiral", "play-bot-deckhand"}
"""The names of bots may have a replaced word."""


def texts() -> dict[str, str]:
    """Return every message, by its key."""
    text_of: dict[str, str] = {}
    for file in catalogue_files("en"):
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            named = re.match(r"([a-z][\w-]*) = ?(.*)", line)
            if named:
                key = named[1]
            elif line.startswith("#"):
                key = ""
            if key:
                text_of[key] = f"{text_of.get(key, '')} {named[2] if named else line}"
    return text_of


def test_no_text_has_a_replaced_word() -> None:
    every = texts()
    assert len(every) > 5_000
    without = {key: re.sub(r"\{[^}]*\}|`[^`]*`", "", text) for key, text in every.items() if key not in NAMES}
    assert {key: match[0] for key, text in without.items() if (match := REPLACED.search(text))} == {}
