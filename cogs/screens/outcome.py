"""The outcome of a player's own move, in as many words as there is room for. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.panel.fitting import in_part
from engine.match.match import Entry
from engine.story import telling
from engine.story.tale import END
from engine.values.core import Msg, Note, Say, Seat, Who
from play.follows.news import news
from play.values.types import Table

ENDS = re.compile(r"(?<=[.!?])\**\s+")
"""Where one sentence ends and the next begins."""

# The ranks by which sentences get room, the smallest first.

OWN = 0
"""The first sentence of a note about what the reader got or lost."""

OTHERS = 1
"""The first sentence of a note about what others did."""

FURTHER = 2
"""The further sentences of notes about the reader."""

BEGINS = 3
"""The first note about the reader if more follow: it repeats what they pressed."""

TWICE = 4
"""A note about the reader that has a second one of its kind."""

GOES_ON = 5
"""A note that names nobody, and so continues the one before."""

LAST = 6
"""All other sentences. Notes that occur several times come after it, the most frequent ones last."""


@dataclass(frozen=True)
class _NoteText:
    """A note in its sentences."""

    sentences: tuple[str, ...]
    paragraph: int
    head: int
    """The index of the note that names the person; a note that names nobody belongs to one before it."""
    rank: tuple[int, int]
    """The rank of its first sentence, and that of the others."""
    is_own: bool
    """Whether it is about the reader."""


def outcome(notes: Sequence[Note], say: Say, reader: Seat | None, limit: int, between: str = "\n") -> str:
    """Return the sentences of a move that fit into `limit` characters, in their order.

    What the reader got and lost gets room first, and the newest of it before the oldest. `between` separates paragraphs.
    """
    parts = list(_note_texts(notes, say, reader))
    whole = _join([(part.paragraph, part.sentences) for part in parts], between)
    if len(whole) <= limit:
        return whole
    chosen, room = [list[str]() for _ in parts], limit + 1
    queue: list[tuple[int, int, int, int]] = []  # for each sentence its rank, its head (negative: the newest first), its note, its number
    for at, part in enumerate(parts):
        first, others = part.rank
        queue += [(others if number else first, -part.head, at, number) for number in range(len(part.sentences))]
    for _, _, at, number in sorted(queue):
        sentence = _fitting_sentence(parts[at], number, room, is_all=room > limit)
        has_all_before = len(chosen[at]) == number and (at == parts[at].head or chosen[parts[at].head])
        if has_all_before and len(sentence) < room:
            chosen[at].append(sentence)
            room -= len(sentence) + 1
    return _join([(part.paragraph, texts) for part, texts in zip(parts, chosen, strict=True) if texts], between)


def has_won(table: Table, entry: Entry, seat: Seat) -> bool:
    """Return whether a seat has won with an entry, even if the match goes on without it."""
    if table.result is not None:
        return seat in table.result.winners
    return any(line.seq == entry.seq and line.event.rank == END and line.event.who == seat for line in news(table).lines)


def _fitting_sentence(part: _NoteText, number: int, room: int, is_all: bool) -> str:
    """Return a sentence, cut at a pause if it is too long.

    Without a pause the result is still too long. `is_all`: no sentence is shown yet, so that this one is cut anywhere.
    """
    sentence = part.sentences[number]
    if len(sentence) < room or is_all:
        return in_part(sentence, room - 1)
    pauses = [pause.start() for pause in re.finditer(r"[,;] " if part.is_own else r"[,;:] ", sentence)]
    end = max((at for at in pauses if at + 1 < room), default=room)
    return f"{sentence[:end]}…"


def _join(parts: Sequence[tuple[int, Sequence[str]]], between: str) -> str:
    """Return sentences with the number of their paragraph as one text."""
    paragraphs: dict[int, list[str]] = {}
    for paragraph, sentences in parts:
        paragraphs.setdefault(paragraph, []).extend(sentences)
    return between.join(map(" ".join, paragraphs.values()))


def _note_texts(notes: Sequence[Note], say: Say, reader: Seat | None) -> Iterator[_NoteText]:
    """Yield the notes to show, paragraphs that name the reader before others."""
    numbered = [(number, note) for number, paragraph in enumerate(telling.cut_paragraphs(notes)) for note in paragraph]
    named = {id(note): _named_seats(note.msg, say) for _, note in numbered}
    own = {id(note) for _, note in numbered if reader in named[id(note)] or note.to is not None}
    own_paragraphs = {number for number, note in numbered if id(note) in own}
    numbered = sorted(numbered, key=lambda item: item[0] not in own_paragraphs)
    # From here on notes are named by their index: `heads` name somebody, `own_heads` name the reader.
    heads = [at for at, (_, note) in enumerate(numbered) if at == 0 or named[id(note)] or note.to is not None]
    own_heads = [at for at in heads if id(numbered[at][1]) in own]
    kinds = Counter((numbered[at][1].msg.key, at in own_heads) for at in heads)
    head = 0
    for at, (paragraph, note) in enumerate(numbered):
        head = at if at in heads else head
        _, head_note = numbered[head]
        is_about_reader = head in own_heads
        begins = len(own_heads) > 1 and head == own_heads[0]
        rank = _rank(kinds[head_note.msg.key, is_about_reader], is_about_reader, begins)
        if at != head:
            first, _ = rank
            rank = (max(GOES_ON, first), LAST)
        yield _NoteText(sentences=tuple(ENDS.split(say(note.msg))), paragraph=paragraph, head=head, rank=rank, is_own=id(note) in own)


def _rank(times: int, is_about_reader: bool, begins: bool) -> tuple[int, int]:
    """Return the rank of a head's first sentence, and that of its others.

    `times`: how many heads of its kind there are. `begins`: it is the first of several heads about the reader.
    """
    if times == 2 and is_about_reader:
        return TWICE, LAST
    if times > 1:
        return LAST + times, LAST + times
    if begins:
        return BEGINS, BEGINS
    return (OWN, FURTHER) if is_about_reader else (OTHERS, LAST)


def _named_seats(msg: Msg, say: Say) -> set[Seat]:
    """Return the seats whose names are in the text of a message."""
    seats = set[Seat]()
    nameless = _without_names(msg, seats)
    return seats if seats and say(nameless) != say(msg) else set()


def _without_names(msg: Msg, seats: set[Seat]) -> Msg:
    """Return a message with a mark in the place of each name; add the named seats to `seats`."""

    def unnamed(value: Any) -> Any:
        if isinstance(value, Who):
            seats.add(value.seat)
            return "…"
        if isinstance(value, Msg):
            return _without_names(value, seats)
        return tuple(map(unnamed, value)) if isinstance(value, tuple) else value

    return Msg(msg.key, **{name: unnamed(value) for name, value in msg.args})
