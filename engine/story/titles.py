"""Titles for what somebody did in a match that is over. Pure.

A table of the game lists them (`games/<game>/data/titles.toml`).

A title is earned by deeds, which are public notes of the log about its seat. `[[title]]` has a `name`, for which there is a text
(`<game>.title.<name>`), and any of

| | |
|---|---|
| `deeds` | what the seat has to have done, each a table with the fields of `Feat` |
| `place` | `first` or `last`: how the seat has to end, alone in this place |
| `alone` | nobody else did any of the deeds |
| `never` | notes of which the seat has none |

An argument is named by its way: `monster.monster` is the argument `monster` of the message in the argument `monster`, `dice.#` the length
of a list. Messages are compared by their keys. A game without a table gives no titles. The rarest titles come first in the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct, convert

from data.tables import table
from engine.match.match import Entry
from engine.values.core import Arg, Msg, Result, Seat, Who


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    """A note that has to be in the log. All keys of notes are without the name of the game."""

    note: str
    """The key of the note."""
    where: dict[str, str | int] = {}
    """Arguments that have to be equal to these."""
    least: dict[str, int] = {}
    """Arguments that have to be this large or larger."""
    most: dict[str, int] = {}
    """Arguments that have to be this large or smaller."""
    beside: str = ""
    """The key of a note that the same entry has to have; "" if it needs none."""
    times: int = 1
    """How often, at least, the note has to be there."""


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """A title of a game."""

    name: str
    deeds: tuple[Feat, ...] = ()
    place: str = ""
    alone: bool = False
    never: tuple[str, ...] = ()


class PublicNote(NamedTuple):
    """A public note about a seat."""

    key: str
    args: Mapping[str, Arg]
    beside: frozenset[str]
    """The keys of all public notes of its entry."""


@cache
def titles_of(game: str) -> tuple[Title, ...]:
    """Return the titles of a game, the rarest first; none if it has no table.

    Raises `msgspec.ValidationError` if the table has an unknown field.
    """
    try:
        data = table(game, "titles")
    except FileNotFoundError:
        return ()
    return tuple(convert(title, Title) for title in data["title"])


def earned_titles(game: str, titles: Sequence[Title], entries: Iterable[Entry], result: Result) -> dict[Seat, tuple[str, ...]]:
    """Return the titles of each seat that has any, rarest first, by the entries that count.

    `titles`: those of the game (`titles_of`).

    >>> bold = Title("bold", deeds=(Feat("core.ask.text", where={"text": "bid"}),))
    >>> earned_titles("toy", [bold], FINISHED.entries, FINISHED.result)
    {0: ('bold',)}
    """
    about: dict[Seat, list[PublicNote]] = {}
    for entry in entries:
        public = [(note.msg.key.removeprefix(f"{game}."), dict(note.msg.args)) for note in entry.notes if note.to is None]
        keys = frozenset(key for key, _ in public)
        for key, args in public:
            who = args.get("who")
            if isinstance(who, Who):
                about.setdefault(who.seat, []).append(PublicNote(key, args, keys))
    earned: dict[Seat, tuple[str, ...]] = {}
    for seat in map(Seat, range(len(result.ranks))):
        notes = about.get(seat, [])
        others = [note for other, its_notes in about.items() if other != seat for note in its_notes]
        names = tuple(title.name for title in titles if _is_earned(title, notes, others, seat, result))
        if names:
            earned[seat] = names
    return earned


def _is_earned(title: Title, notes: Sequence[PublicNote], others: Sequence[PublicNote], seat: Seat, result: Result) -> bool:
    """Return whether a seat earned a title: by `notes` about it, `others` about other seats."""
    if title.place and not _is_placed(title.place, seat, result):
        return False
    if any(note.key in title.never for note in notes):
        return False
    if title.alone and any(_fits(deed, other) for deed in title.deeds for other in others):
        return False
    return all(sum(_fits(deed, note) for note in notes) >= deed.times for deed in title.deeds)


def _is_placed(place: str, seat: Seat, result: Result) -> bool:
    """Return whether a seat is the first or the last, alone."""
    rank = 1 if place == "first" else max(result.ranks)
    return result.ranks[seat] == rank and result.ranks.count(rank) == 1


def _fits(deed: Feat, note: PublicNote) -> bool:
    """Return whether a note is a deed."""
    if note.key != deed.note or (deed.beside and deed.beside not in note.beside):
        return False
    if any(_at(note.args, way) != wanted for way, wanted in deed.where.items()):
        return False
    for way in (*deed.least, *deed.most):
        amount = _at(note.args, way)
        if not isinstance(amount, int) or not deed.least.get(way, amount) <= amount <= deed.most.get(way, amount):
            return False
    return True


def _at(args: Mapping[str, Arg], way: str) -> str | int | None:
    """Return the argument at the end of a way: an amount, a word, or the key of a message."""
    here: Any = args
    for step in way.split("."):
        if step == "#":
            here = len(here) if isinstance(here, tuple) else None
        elif isinstance(here, tuple):
            here = here[int(step)] if step.isdecimal() and int(step) < len(here) else None
        else:
            here = (dict(here.args) if isinstance(here, Msg) else here or {}).get(step)
    if isinstance(here, Msg):
        return here.key
    return here if isinstance(here, str | int) else None
