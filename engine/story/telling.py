"""Which notes of an entry are still worth reading, and in which paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.match.match import Entry
from engine.values.core import Msg, Note


def lasting_notes(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Return the notes that do not lapse; all notes if all lapse.

    >>> chosen, shown = Note(Msg("toy.chosen"), lapses=True), Note(Msg("toy.shown"))
    >>> [note.msg.key for note in lasting_notes([chosen, shown])]
    ['toy.shown']
    """
    return tuple(note for note in notes if not note.lapses) or tuple(notes)


def cut_paragraphs(notes: Sequence[Note]) -> tuple[tuple[Note, ...], ...]:
    """Return the notes worth reading, cut before each that begins a paragraph.

    >>> shown, won = Note(Msg("toy.shown")), Note(Msg("toy.won"), begins=True)
    >>> cut_paragraphs([shown, won]) == ((shown,), (won,))
    True
    """
    groups: list[list[Note]] = []
    for note in lasting_notes(notes):
        if note.begins or not groups:
            groups.append([])
        groups[-1].append(note)
    return tuple(map(tuple, groups))


def paragraphs(notes: Sequence[Note]) -> tuple[tuple[Msg, ...], ...]:
    """Return the paragraphs of notes as messages (`cut_paragraphs`).

    >>> paragraphs([Note(Msg("toy.shown")), Note(Msg("toy.won"), begins=True)])
    ((Msg('toy.shown'),), (Msg('toy.won'),))
    """
    return tuple(tuple(note.msg for note in paragraph) for paragraph in cut_paragraphs(notes))


def lapsed_entries(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the numbers of the entries that say nothing more; `entries` are in their order.

    All notes of such an entry lapse, and a later entry of a seat has a note that does not.

    >>> chosen = Entry(1, FIRST, "19", "*", (Note(Msg("toy.chosen"), lapses=True),), digest="")
    >>> shown = Entry(2, SECOND, "29", "*", (Note(Msg("toy.shown")),), digest="")
    >>> lapsed_entries([chosen]), lapsed_entries([chosen, shown])
    (frozenset(), frozenset({1}))
    """
    lapsed: set[int] = set()
    waiting: set[int] = set()
    for entry in entries:
        if entry.seat is None or not entry.notes:
            continue
        if all(note.lapses for note in entry.notes):
            waiting.add(entry.seq)
        else:
            lapsed |= waiting
            waiting.clear()
    return frozenset(lapsed)
