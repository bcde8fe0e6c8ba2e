"""How a replay differs from its record: which entry, and which part of it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Protocol

from engine.values.core import EngineError, Line, Msg, Note, Seat


class ComparedEntry(Protocol):
    """What is compared of an entry (`engine.match.match.Entry`)."""

    @property
    def seq(self) -> int: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def line(self) -> Line: ...

    @property
    def notes(self) -> tuple[Note, ...]: ...

    @property
    def digest(self) -> str: ...


class Differs(EngineError):
    """A replay came out otherwise than the record says.

    `seq`: the first entry that differs. `what`: which part of it differs, for the author of the game; it names keys, and shows no value.
    `note`: the key of the note that differs; `None` if it is no note, or not everybody may read it.
    """

    def __init__(self, text: str, seq: int, what: str = "", note: str | None = None) -> None:
        super().__init__(text, Msg("core.replay.differs", seq=seq))
        self.seq, self.what, self.note = seq, what, note


def compare(recorded: ComparedEntry, replayed: ComparedEntry, added: frozenset[str], digests_from: int) -> None:
    """Raise `Differs` if an entry is not as the record says.

    `added`: the keys of notes that older rules did not write. They are compared only if the record has one of them. `digests_from`: the
    first entry whose digest is compared.

    >>> from dataclasses import replace
    >>> from engine.match.match import begin
    >>> entry = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").entries[1]
    >>> compare(entry, replace(entry, line="bid 4"), frozenset(), 0)
    Traceback (most recent call last):
    engine.values.differing.Differs: entry 1: its line is another (now 'bid 4', the record says 'bid 3')
    """
    notes = replayed.notes
    if added and not any(note.msg.key in added for note in recorded.notes):
        notes = tuple(note for note in notes if note.msg.key not in added)
    for name in ("seq", "seat", "line", "notes", "digest"):
        new = notes if name == "notes" else getattr(replayed, name)
        old = getattr(recorded, name)
        if new == old or (name == "digest" and recorded.seq < digests_from):
            continue
        note = None
        if name == "notes":
            what, values, note = _notes_differ(new, old)
        else:
            what, values = f"its {name} is another", f" (now {new!r}, the record says {old!r})"
        if name == "digest":
            what = "the position is another, its line and notes are the same: a field of State was added, renamed or is filled otherwise"
        raise Differs(f"entry {recorded.seq}: {what}{values}", recorded.seq, what, note)


def _notes_differ(replayed: tuple[Note, ...], recorded: tuple[Note, ...]) -> tuple[str, str, str | None]:
    """Return how the first differing note differs, the values, and its key if it is public."""
    pairs = zip_longest(replayed, recorded)
    at, (new, old) = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1])
    note = new or old
    assert note is not None
    public = note.msg.key if all(version is None or version.to is None for version in (new, old)) else None
    which = f"note {at + 1}, `{note.msg.key}`"
    if new is None or old is None:
        return f"{which}, " + ("is not told any more" if new is None else "is told now, and the record lacks it"), "", public
    if new.msg.key != old.msg.key:
        return f"{which}, was `{old.msg.key}`", "", public
    if new.msg == old.msg:
        return f"{which}, is for other seats now", f" (now {_readers(new)}, the record says {_readers(old)})", public
    now, then = dict(new.msg.args), dict(old.msg.args)
    name = next(name for name in dict.fromkeys((*now, *then)) if now.get(name) != then.get(name))
    return f"{which}: its argument `{name}` is another", f" (now {now.get(name)!r}, the record says {then.get(name)!r})", public


def _readers(note: Note) -> str:
    return "everybody" if note.to is None else f"seats {', '.join(map(str, sorted(note.to)))}"
