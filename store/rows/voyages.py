"""Rows of the daily voyage (play/club/puzzles)."""

from __future__ import annotations

from msgspec import Struct


class VoyageRow(Struct, frozen=True):
    """The daily voyage of a server. Writing it demands that the stored `number` is one less.

    `due`: when the next puzzle is; null when it is off. `channel` was chosen, its `thread` has the posts (0: there is none). `author`
    turned it on.
    """

    guild: int
    number: int
    channel: int
    thread: int
    due: float | None
    author: int


class VoyageThread(Struct, frozen=True):
    """The thread of the posts of a server; 0: there is none."""

    guild: int
    thread: int


class PuzzlePostRow(Struct, frozen=True):
    """A puzzle of a server; `number` counts them. Writing it demands that it is free.

    `puzzle` names it. `state`: `new` until Discord has its message, then `open`, then `closed`; `lost` if it could not be posted. `shown`:
    how many answers the message says, since `shown_at`.
    """

    guild: int
    number: int
    puzzle: str
    game: str
    channel: int
    message: int
    posted_at: float
    closes_at: float
    state: str
    shown: int
    shown_at: float


class PuzzlePosted(Struct, frozen=True):
    """The message of a puzzle is posted."""

    guild: int
    number: int
    channel: int
    message: int


class PuzzleShown(Struct, frozen=True):
    """How many answers the message of a puzzle shows, and since when."""

    guild: int
    number: int
    shown: int
    shown_at: float


class PuzzleState(Struct, frozen=True):
    """A puzzle is in another state."""

    guild: int
    number: int
    state: str


class PuzzleAnswerRow(Struct, frozen=True):
    """A person's first answer to a puzzle, by its place, and its stars.

    `doubts`: they do not believe the solution; `shared`: they have shared their row.
    """

    guild: int
    number: int
    user: int
    answer: int
    stars: int
    at: float
    doubts: bool
    shared: bool


class DoubtRow(Struct, frozen=True):
    """A person who answered a puzzle and does not believe its solution."""

    puzzle: str
    guild: int
    user: int
    at: float


class PuzzleDoubted(Struct, frozen=True):
    """A person who answered does not believe the solution."""

    guild: int
    number: int
    user: int


class PuzzleShared(Struct, frozen=True):
    """A person shares their row. Writing it demands that they have not yet for this puzzle."""

    guild: int
    number: int
    user: int
