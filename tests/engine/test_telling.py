"""Notes of an entry: which begin a paragraph, and which expire (`lapses`)."""

from __future__ import annotations

from operator import ne

from engine.match.match import Entry
from engine.story.telling import lapsed_entries, lasting_notes, paragraphs
from engine.values import codec
from engine.values.core import Msg, Note, Seat

CHOSEN = Note(Msg("test.chosen"), lapses=True)
OWN = Note(Msg("test.own"), frozenset({Seat(0)}), lapses=True)
REVEALED, MORE, WON = Note(Msg("test.revealed"), begins=True), Note(Msg("test.more")), Note(Msg("test.won"), begins=True)


def entry(seq: int, *notes: Note, seat: int | None = 0) -> Entry:
    return Entry(seq, seat=None if seat is None else Seat(seat), line="line", shown="line", notes=notes, digest="")


def test_a_note_can_begin_a_paragraph() -> None:
    assert paragraphs((OWN, REVEALED, MORE, WON)) == ((REVEALED.msg, MORE.msg), (WON.msg,))
    assert paragraphs((MORE, WON)) == ((MORE.msg,), (WON.msg,)) and paragraphs(()) == ()


def test_expired_notes_are_shown_if_there_is_nothing_else() -> None:
    assert lasting_notes((OWN, CHOSEN)) == (OWN, CHOSEN) and lasting_notes((OWN, MORE)) == (MORE,)


def test_entries_expire_when_somebody_reveals() -> None:
    first, second, host = entry(1, OWN, CHOSEN), entry(2, CHOSEN, seat=1), entry(3, MORE, seat=None)
    assert lapsed_entries((first, second, host)) == frozenset(), "an entry of the host reveals nothing"
    after = (first, second, host, entry(4, REVEALED, seat=2), entry(5, CHOSEN))
    assert lapsed_entries(after) == {1, 2}, "entry 5 begins a new round"


def test_how_a_note_is_read_is_stored_and_not_compared() -> None:
    assert Note(REVEALED.msg) == REVEALED and hash(Note(REVEALED.msg)) == hash(REVEALED) and REVEALED != MORE
    assert Note(OWN.msg, frozenset({Seat(1)})) != OWN and not ne(Note(REVEALED.msg), REVEALED)
    for note in (CHOSEN, OWN, REVEALED, MORE):
        again = codec.note(codec.note_json(note))
        assert (again, again.begins, again.lapses) == (note, note.begins, note.lapses)
    assert set(codec.note_json(MORE)) == {"key", "args", "to"}, "the fields of every record so far"
