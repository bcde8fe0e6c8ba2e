"""Log entries in words, and the panel of a match that has ended."""

from __future__ import annotations

from cogs.private import over
from cogs.story import in_words
from engine.core import Seat, Who
from engine.match import Entry
from play.types import CardRef, Logged, Place, Table
from words import speaker


def test_a_move_without_notes_is_a_sentence_and_a_secret_one_says_so() -> None:
    say = speaker("en", ("Ana", "Bruno"))

    def told(line: str) -> str:
        return in_words(Logged(Entry(3, Seat(1), line, line, (), ""), 0.0, False, Who(Seat(1))), say)

    assert told("end") == "Bruno lets the turn pass (`end`)."
    assert told("*") == "Bruno has chosen in secret (`*`)."


def test_a_panel_of_a_match_that_has_ended_names_its_game() -> None:
    known = {"match": 7, "game": "navegador", "status": "finished", "place": Place(1, 2), "card": CardRef(2, 3, 0.0, 1)}
    table = Table(**{**dict.fromkeys(Table.__struct_fields__), **known})  # type: ignore[arg-type]
    assert over(table, speaker("en")).head[0] == "### Navegador — the end"
