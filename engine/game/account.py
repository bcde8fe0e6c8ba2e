"""The material of a finished match's story: its public entries and the game's sentences.

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
    """An entry as everybody saw it.

    `part` is the part of the match in which it was made, `before` and `after` are the views of a spectator, `notes` the public ones, and
    `points` those of everybody after it. `seat` is `None` for an entry of the host.
    """

    seq: int
    seat: Seat | None
    part: Msg
    before: Any
    after: Any
    notes: tuple[Msg, ...]
    points: tuple[int, ...]

    @property
    def seen(self) -> Any:
        """The view in which it was made: the one before it; for the first entry the one after it."""
        return self.after if self.before is None else self.before


class Lead(Struct, frozen=True):
    """A lead that lasted at least two parts of the match.

    It has the beats at whose ends it began and ended (`None`: never).
    """

    who: Seat
    begins: SeenEntry
    ends: SeenEntry | None

    @property
    def figures(self) -> dict[str, Any]:
        """The leader and the points with which it began, as arguments of a sentence."""
        points = self.begins.points
        return {"who": Who(self.who), "points": points[self.who], "theirs": best_other(points, self.who)}


class Course(Struct, frozen=True):
    """A match that is over. `leads` are those that lasted, in their order."""

    beats: tuple[SeenEntry, ...]
    result: Result
    leads: tuple[Lead, ...]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats by their ranks, the winner first."""
        return self.result.order

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has in the end, by seat."""
        return tuple(sheet.total for sheet in self.result.scores)

    @property
    def others(self) -> tuple[int, ...]:
        """The points of those who came after the first in `order`, in that order."""
        return tuple(self.totals[seat] for seat in self.order[1:])

    def notes(self, key: str) -> Iterator[tuple[SeenEntry, dict[str, Any]]]:
        """Yield the arguments of all public notes with a key, with their entries."""
        for beat in self.beats:
            yield from ((beat, dict(note.args)) for note in beat.notes if note.key == key)

    def end_of(self, beat: SeenEntry) -> SeenEntry:
        """Return the last entry of the part in which an entry was made."""
        last = beat
        for later in self.beats[self.beats.index(beat) :]:
            if later.part != beat.part:
                break
            last = later
        return last

    def lead_after(self, beat: SeenEntry, seat: Seat) -> dict[str, int]:
        """Return the points of a leader and of the best of the others after an entry's part.

        They are arguments of a sentence; 0 if the seat does not lead then.
        """
        points = self.end_of(beat).points
        mine, theirs = points[seat], best_other(points, seat)
        return {"points": mine, "theirs": theirs} if mine > theirs else {"points": 0, "theirs": 0}

    def gained(self, beat: SeenEntry, seat: Seat) -> int:
        """Return how many points a seat gained on the best of the others in the part of an entry."""
        before = next((earlier for earlier in reversed(self.beats[: self.beats.index(beat)]) if earlier.part != beat.part), self.beats[0])
        return ahead(self.end_of(beat).points, seat) - ahead(before.points, seat)


class StorySentence(Struct, frozen=True):
    """A sentence about an entry.

    `weight` orders sentences: points that were gained, or how surprising the entry is in bits.
    """

    msg: Msg
    seq: int
    weight: float


class Account(Struct, frozen=True):
    """What a game tells of a match.

    `wants`: what people went for; `first`: the first lead that lasted; `end`: who won when, why and how.
    Each has longer forms first; none where the game has nothing to say. `turns`: what the winner did, by the points gained; `blows`: what
    happened to people, by how surprising it is.
    """

    wants: tuple[Msg, ...] = ()
    first: tuple[Msg, ...] = ()
    turns: tuple[StorySentence, ...] = ()
    blows: tuple[StorySentence, ...] = ()
    end: tuple[Msg, ...] = ()


def ahead(points: tuple[int, ...], seat: Seat) -> int:
    """Return how far a seat is ahead of the best of the others; negative if it is behind."""
    return points[seat] - max((other for at, other in enumerate(points) if at != seat), default=0)


def best_other(points: tuple[int, ...], seat: Seat) -> int:
    """Return the points of the best of the others."""
    return points[seat] - ahead(points, seat)


def surprise(count: int, total: int, share: float) -> float:
    """Return in bits how surprising it is that `count` of `total` things fall to one player.

    `count` means at least so many; `share` is the chance with which each falls to the player.
    """
    chance = sum(comb(total, hits) * share**hits * (1 - share) ** (total - hits) for hits in range(count, total + 1))
    return -log2(max(chance, 1e-12))


def three(keys: tuple[str, str, str], wants: dict[Seat, tuple[Msg, ...]], order: tuple[Seat, ...]) -> tuple[Msg, ...]:
    """Return what at most three people went for, the winner first.

    The sentences are about three, two and one person; `keys` are those for one, two and three.
    """
    people = [seat for seat in order if wants.get(seat)][:3]
    found = []
    for size in range(len(people), 0, -1):
        args: dict[str, Any] = {}
        for name, thing, seat in zip("abc", "xyz", people[:size], strict=False):
            args |= {name: Who(seat), thing: wants[seat]}
        found.append(Msg(keys[size - 1], **args))
    return tuple(found)
