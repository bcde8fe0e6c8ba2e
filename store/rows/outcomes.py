"""Rows of outcomes and titles in matches that are over (engine/story/titles.py)."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write

UNRATED = 2
"""A person's first results of a game on a server, which are not rated."""

BEGAN = "began"
"""The outcome of a person who had a seat first and was replaced: they left, and the others are rated as if they had stayed."""


class OutcomeRow(Write, frozen=True):
    """The outcome of a person in a seat of a match that is over.

    `user` is 0 for a bot that plays for nobody, and below 0 for a person whose data were deleted. `how` is `played`, `helped`, `left`,
    `began`, `bot` or `ended` (play/follows/results.py); `place` and `points` are null without a result. `seats` and `people` count the
    seats of the match and those with an owner. `rated` is stored as true only for a person who takes part in ratings then, and has
    `UNRATED` results before. `own` is the share of the turns of the seat that they played since they first sat there (play/follows/own.py);
    without a result of theirs it is the share of the match for which they had the seat.
    """

    match: int
    seat: int
    user: int
    how: str
    place: int | None
    points: int | None
    game: str
    guild: int | None
    seats: int
    people: int
    rated: bool
    ended_at: float
    own: float = 1.0


class ReputationRow(Write, frozen=True):
    """What a person wants others to know: whether they are rated, and statistics hidden.

    `said`: they answered the question about ratings; otherwise they are asked once.
    """

    user: int
    rated: bool
    hidden: bool
    said: bool = False


class TitleRow(Write, frozen=True):
    """Somebody got a title in a match, one a match and person; the first one stays."""

    match: int
    user: int
    seat: int
    name: str
    at: float


class TitledRow(Struct, frozen=True):
    """A title with the game that it is of."""

    match: int
    seat: int
    name: str
    at: float
    game: str
