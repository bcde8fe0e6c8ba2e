"""Rows of titles for what a person did in a match (engine/story/titles.py)."""

from __future__ import annotations

from msgspec import Struct


class TitleRow(Struct, frozen=True):
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
