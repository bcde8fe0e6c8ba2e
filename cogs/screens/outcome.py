"""What came of a player's own move, in as many words as there is room for. Pure."""

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

OWN, OTHERS, FURTHER, BEGINS, TWICE, GOES_ON, LAST = range(7)
"""When sentences find room: what the reader got and lost; what others did; what more is said of the reader; what they pressed; what
they got and lost twice; what follows for all; the rest, what happened most often last."""


@dataclass(frozen=True)
class _NoteText:
    """A note in its sentences.

    `head`: the note that begins what is said of somebody; a note that names nobody belongs to the one before. `turn`: when its first
    sentence finds room, and when the others; the smaller, the sooner. `is_own`: it is about the reader.
    """

    sentences: tuple[str, ...]
    paragraph: int
    head: int
    turn: tuple[int, int]
    is_own: bool


def outcome(notes: Sequence[Note], say: Say, reader: Seat | None, limit: int, between: str = "\n") -> str:
    """Return the sentences of a move that fit into `limit` characters, in their order.

    Room is first for what the reader got and lost, the last of it before the first. `between` separates paragraphs.
    """
    parts = list(_note_texts(notes, say, reader))
    whole = _join([(part.paragraph, part.sentences) for part in parts], between)
    if len(whole) <= limit:
        return whole
    chosen, room = [list[str]() for _ in parts], limit + 1
    every = [
        (section.turn[count > 0], -section.head, at, count) for at, section in enumerate(parts) for count in range(len(section.sentences))
    ]
    for _, _, at, count in sorted(every):
        sentence = _fitting_sentence(parts[at], count, room, room > limit)
        if len(chosen[at]) == count and len(sentence) < room and (at == parts[at].head or chosen[parts[at].head]):
            chosen[at].append(sentence)
            room -= len(sentence) + 1
    return _join([(section.paragraph, texts) for section, texts in zip(parts, chosen, strict=True) if texts], between)


def has_won(table: Table, entry: Entry, seat: Seat) -> bool:
    """Return whether a seat has won with an entry, even if the match goes on without it."""
    if table.result is not None:
        return seat in table.result.winners
    return any(line.seq == entry.seq and line.event.rank == END and line.event.who == seat for line in news(table).lines)


def _fitting_sentence(part: _NoteText, count: int, room: int, is_all: bool) -> str:
    """Return a sentence, cut at a pause if it is too long.

    It stays too long if it has no pause. `is_all`: no other sentence is shown yet.
    """
    sentence = part.sentences[count]
    if len(sentence) < room or is_all:
        return in_part(sentence, room - 1)
    pauses = [pause.start() for pause in re.finditer(r"[,;] " if part.is_own else r"[,;:] ", sentence)]
    return f"{sentence[: max((at for at in pauses if at + 1 < room), default=room)]}…"


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
    first = {number for number, note in numbered if id(note) in own}
    numbered = sorted(numbered, key=lambda item: item[0] not in first)
    heads = [at for at, (_, note) in enumerate(numbered) if at == 0 or named[id(note)] or note.to is not None]
    about = [at for at in heads if id(numbered[at][1]) in own]
    kinds = Counter((numbered[at][1].msg.key, at in about) for at in heads)
    head = 0
    for at, (paragraph, note) in enumerate(numbered):
        head = at if at in heads else head
        times = kinds[numbered[head][1].msg.key, head in about]
        if times == 2 and head in about:
            turn = (TWICE, LAST)
        elif times > 1:
            turn = (LAST + times, LAST + times)
        elif about[:1] == [head] and len(about) > 1:
            turn = (BEGINS, BEGINS)
        else:
            turn = (OWN, FURTHER) if head in about else (OTHERS, LAST)
        turn = turn if at == head else (max(GOES_ON, turn[0]), LAST)
        yield _NoteText(sentences=tuple(ENDS.split(say(note.msg))), paragraph=paragraph, head=head, turn=turn, is_own=id(note) in own)


def _named_seats(msg: Msg, say: Say) -> set[Seat]:
    """Return the seats that a message names; none where its text says no name."""
    seats = set[Seat]()
    nameless = _without_names(msg, seats)
    return seats if seats and say(nameless) != say(msg) else set()


def _without_names(msg: Msg, seats: set[Seat]) -> Msg:
    """Return a message with a mark in the place of each name; `seats` gets whose they were."""

    def unnamed(value: Any) -> Any:
        if isinstance(value, Who):
            seats.add(value.seat)
            return "…"
        if isinstance(value, Msg):
            return _without_names(value, seats)
        return tuple(map(unnamed, value)) if isinstance(value, tuple) else value

    return Msg(msg.key, **{name: unnamed(value) for name, value in msg.args})
