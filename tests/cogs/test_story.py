"""Log entries in words."""

from __future__ import annotations

from cogs.story import in_words
from engine.core import Seat, Who
from engine.match import Entry
from play.types import Logged
from words import speaker


def test_a_move_without_notes_is_a_sentence_and_a_secret_one_says_so() -> None:
    say = speaker("en", ("Ana", "Bruno"))

    def told(line: str) -> str:
        return in_words(Logged(Entry(3, Seat(1), line, line, (), ""), 0.0, False, Who(Seat(1))), say)

    assert told("end") == "Bruno lets the turn pass (`end`)."
    assert told("*") == "Bruno has chosen in secret (`*`)."
