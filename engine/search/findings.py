"""What a review finds in a match: the curve of chances, turning points and luck."""

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
    """A decision that lost or gained much."""

    kind: Literal["loss", "gain"]
    """A loss: `other` was better. A gain: the sensible player would have played another line."""
    seq: int
    seat: Seat
    played: Line
    other: Line
    """The best line beside the one that was played."""
    by: float
    """The difference between their chances to win (0..1)."""
    error: float
    """The standard error of `by`."""
    chance: float
    """The seat's chance to win after what it played."""
    terms: tuple[float, ...]
    """How many more points the seat has by each term with the better line; 0 where that may be noise."""
    totals: tuple[float, ...]
    """How many more points each seat has in all with the better line; 0 where that may be noise."""


class Luck(Struct, frozen=True):
    """How luck in an entry of a seat changed everybody's chances; `error` is a standard error."""

    seq: int
    seat: Seat
    changes: tuple[float, ...]
    error: float

    @property
    def whom(self) -> Seat:
        """The seat that it helped or hurt most."""
        return Seat(max(range(len(self.changes)), key=lambda seat: abs(self.changes[seat])))


class Review(Struct, frozen=True):
    """What is known about a match so far."""

    points: tuple[Point, ...]
    """The curve of chances."""
    chapters: tuple[tuple[int, Msg], ...]
    """The entry with which each part of the match begins, and the part's name."""
    last: int
    """The last entry that was not undone."""
    winners: tuple[Seat, ...] | None
    """The seats of rank 1, perhaps none; `None` in a match without a result."""
    turnings: tuple[TurningPoint, ...]
    luck: Luck | None
    """The greatest luck; `None` if there was none."""
    judged: int
    """How many decisions were judged."""
    share: float
    """How much of the work is done (0..1)."""
