"""What a finished match's story is made of: its public entries, and the game's sentences.

A game gets the `Course` of a match and returns an `Account` (`Rules.account`). All that it tells is in public notes and views, so every
figure of a story can be looked up in the log.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, log2
from typing import Any

from msgspec import Struct

from engine.values.core import Msg, Result, Seat, Who


class SeenEntry(Struct, frozen=True):
    """An entry as everybody saw it."""

    seq: int
    seat: Seat | None
    """The seat that made it; `None`: the host."""
    part: Msg
    """The part of the match in which it was made."""
    before: Any
    """The view of a spectator before it; `None` for the first entry."""
    after: Any
    """The view of a spectator after it."""
    notes: tuple[Msg, ...]
    """Its public notes."""
    points: tuple[int, ...]
    """The points of every seat after it."""

    @property
    def seen(self) -> Any:
        """The view in which it was made: the one before it; for the first entry the one after it."""
        return self.after if self.before is None else self.before


class Lead(Struct, frozen=True):
    """A lead that lasted at least two parts of the match."""

    who: Seat
    begins: SeenEntry
    """The last entry of the part at whose end it began."""
    ends: SeenEntry | None
    """The last entry of the part at whose end it was lost; `None`: it lasted to the end of the match."""

    @property
    def figures(self) -> dict[str, Any]:
        """The leader, and the points of both when the lead began, as arguments of a sentence."""
        points = self.begins.points
        return {"who": Who(self.who), "points": points[self.who], "theirs": best_other(points, self.who)}


class Course(Struct, frozen=True):
    """A match that is over."""

    beats: tuple[SeenEntry, ...]
    """All entries that count, in their order."""
    result: Result
    leads: tuple[Lead, ...]
    """The leads that lasted, in their order."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats by their ranks, the winner first."""
        return self.result.order

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat in the end."""
        return tuple(sheet.total for sheet in self.result.scores)

    @property
    def others(self) -> tuple[int, ...]:
        """The points of those who came after the first in `order`, in that order."""
        return tuple(self.totals[seat] for seat in self.order[1:])

    def notes(self, key: str) -> Iterator[tuple[SeenEntry, dict[str, Any]]]:
        """Yield the arguments of all public notes with a key, each after its entry.

        >>> entry = SeenEntry(1, Seat(0), Msg("toy.round"), None, None, (Msg("toy.bid", amount=3),), (1, 0))
        >>> course = Course((entry,), Result((1, 2), (), Msg("toy.over")), ())
        >>> [(entry.seq, args["amount"]) for entry, args in course.notes("toy.bid")]
        [(1, 3)]
        """
        for beat in self.beats:
            yield from ((beat, dict(note.args)) for note in beat.notes if note.key == key)

    def end_of(self, beat: SeenEntry) -> SeenEntry:
        """Return the last entry of the part in which an entry was made.

        >>> entries = tuple(SeenEntry(n, Seat(0), Msg("toy.round"), None, None, (), (n, 0)) for n in (0, 1, 2))
        >>> Course(entries, Result((1, 2), (), Msg("toy.over")), ()).end_of(entries[0]).seq
        2
        """
        last = beat
        for later in self.beats[self.beats.index(beat) :]:
            if later.part != beat.part:
                break
            last = later
        return last

    def lead_after(self, beat: SeenEntry, seat: Seat) -> dict[str, int]:
        """Return the points of a leader and of the best of the others after an entry's part.

        They are arguments of a sentence; both are 0 if the seat does not lead then.

        >>> entry = SeenEntry(1, Seat(0), Msg("toy.round"), None, None, (), points=(5, 3))
        >>> Course((entry,), Result((1, 2), (), Msg("toy.over")), ()).lead_after(entry, Seat(0))
        {'points': 5, 'theirs': 3}
        """
        points = self.end_of(beat).points
        mine, theirs = points[seat], best_other(points, seat)
        return {"points": mine, "theirs": theirs} if mine > theirs else {"points": 0, "theirs": 0}

    def gained(self, beat: SeenEntry, seat: Seat) -> int:
        """Return how many points a seat gained on the best of the others in the part of an entry.

        >>> first, second = (SeenEntry(n, Seat(0), Msg("toy.round", number=n), None, None, (), (3 * n, n)) for n in (1, 2))
        >>> Course((first, second), Result((1, 2), (), Msg("toy.over")), ()).gained(second, Seat(0))
        2
        """
        before = next((earlier for earlier in reversed(self.beats[: self.beats.index(beat)]) if earlier.part != beat.part), self.beats[0])
        return ahead(self.end_of(beat).points, seat) - ahead(before.points, seat)


class StorySentence(Struct, frozen=True):
    """A sentence about an entry."""

    msg: Msg
    seq: int
    weight: float
    """The greatest weight is told: points that were gained, or how surprising the entry is in bits."""


class Account(Struct, frozen=True):
    """What a game tells of a match.

    `wants`, `first` and `end` are one sentence each, in several forms, the longest first; empty if the game has nothing to say.
    """

    wants: tuple[Msg, ...] = ()
    """What people went for."""
    first: tuple[Msg, ...] = ()
    """The first lead that lasted."""
    turns: tuple[StorySentence, ...] = ()
    """What the winner did, each weighed by the points gained."""
    blows: tuple[StorySentence, ...] = ()
    """What happened to people, each weighed by how surprising it is."""
    end: tuple[Msg, ...] = ()
    """Who won, when, why and how."""


def ahead(points: tuple[int, ...], seat: Seat) -> int:
    """Return how far a seat is ahead of the best of the others; negative if it is behind.

    >>> ahead((7, 4, 5), Seat(0)), ahead((7, 4, 5), Seat(1))
    (2, -3)
    """
    return points[seat] - best_other(points, seat)


def best_other(points: tuple[int, ...], seat: Seat) -> int:
    """Return the points of the best of the others; 0 if there are no others.

    >>> best_other((7, 4, 5), Seat(0))
    5
    """
    return max((other for at, other in enumerate(points) if at != seat), default=0)


def surprise(count: int, total: int, share: float) -> float:
    """Return in bits how surprising it is that a player gets `count` or more of `total`.

    `share`: the chance with which the player gets each of the `total` things, from 0 to 1.

    >>> surprise(2, 2, 0.5)
    2.0
    """
    chance = sum(comb(total, hits) * share**hits * (1 - share) ** (total - hits) for hits in range(count, total + 1))
    return -log2(max(chance, 1e-12))


def three(keys: tuple[str, str, str], wants: dict[Seat, tuple[Msg, ...]], order: tuple[Seat, ...]) -> tuple[Msg, ...]:
    """Return sentences about what three, two and one of the people went for, the winner first.

    `keys`: the message about one person, about two and about three. `wants`: what each seat went for; seats without it are left out, so
    there may be fewer sentences, or none. `order`: the seats, the winner first.

    >>> wants = {Seat(1): (Msg("toy.pearls"),)}
    >>> three(("toy.one", "toy.two", "toy.three"), wants, (Seat(0), Seat(1)))
    (Msg('toy.one', a=Who(seat=1), x=(Msg('toy.pearls'),)),)
    """
    people = [seat for seat in order if wants.get(seat)][:3]
    sentences = []
    for size in range(len(people), 0, -1):
        args: dict[str, Any] = {}
        for name, thing, seat in zip("abc", "xyz", people[:size], strict=False):
            args |= {name: Who(seat), thing: wants[seat]}
        sentences.append(Msg(keys[size - 1], **args))
    return tuple(sentences)
