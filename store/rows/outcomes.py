"""Rows of what became of people in matches that are over."""

from __future__ import annotations

from msgspec import Struct


class OutcomeRow(Struct, frozen=True):
    """What became of somebody in a seat of a match that is over.

    `user` is 0 for a bot that plays for nobody, and below 0 for somebody whom nobody knows any
    more. `how` is `played`, `helped`, `left`, `bot` or `ended` (play/follows/results.py); `place` and
    `points` are null where there is no result. `seats` and `people` count the seats of the match and those with an owner. `rated`
    becomes true only for somebody who takes part in ratings when it is written.
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


class ReputationRow(Struct, frozen=True):
    """What a person wants others to know: whether they take part in ratings, and whether their statistics are hidden."""

    user: int
    rated: bool
    hidden: bool
