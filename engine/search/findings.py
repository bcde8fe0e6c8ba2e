"""What a review finds in a match: curve of chances, great gains and losses, and luck."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.search.weighing import Chances
from engine.values.core import Line, Msg, Seat


class Point(Struct, frozen=True):
    """The chances after an entry."""

    seq: int
    chances: Chances


class TurningPoint(Struct, frozen=True):
    """A decision that lost or gained much.

    `kind`: a `loss`, where `other` was better than the line that was `played`, or a `gain`, where the sensible player would have played
    otherwise, and `other` is the best of what else there was. `by`: how much chance of winning lies between them (0..1), give or take
    `error`, a standard error. `chance`: what the seat had with what it played. `terms`: how much more the seat has by each term of the
    judgement with the better of the two, in points (0 where that is not clearly more than noise); `totals`: the same of everybody, all
    terms together.
    """

    kind: Literal["loss", "gain"]
    seq: int
    seat: Seat
    played: Line
    other: Line
    by: float
    error: float
    chance: float
    terms: tuple[float, ...]
    totals: tuple[float, ...]


class Luck(Struct, frozen=True):
    """What luck in an entry of a seat did to everybody's chances, give or take `error`."""

    seq: int
    seat: Seat
    changes: tuple[float, ...]
    error: float

    @property
    def whom(self) -> Seat:
        """Whom it helped or hurt most."""
        return Seat(max(range(len(self.changes)), key=lambda seat: abs(self.changes[seat])))


class Review(Struct, frozen=True):
    """What is known of a match so far.

    `chapters`: the entry with which each part of the match begins, and its name. `last`: the last entry that counts. `winners`: the seats
    of rank 1, perhaps none; `None` in a match without a result. `judged`: how many decisions were judged. `share`: how much of the work is
    done (0..1).
    """

    points: tuple[Point, ...]
    chapters: tuple[tuple[int, Msg], ...]
    last: int
    winners: tuple[Seat, ...] | None
    turnings: tuple[TurningPoint, ...]
    luck: Luck | None
    judged: int
    share: float
