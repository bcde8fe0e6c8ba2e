"""Rows of people who look for a table."""

from __future__ import annotations

from msgspec import Struct


class SeekingRow(Struct, frozen=True):
    """A person who looks for a table on a server, or has done so.

    JSON: `games` (list), empty after the search. `wasted` counts the tables found for them to which they did not come; it is forgotten at
    `until`, which is the end of a running search. `since` names the search: a later one is another.
    """

    guild: int
    user: int
    name: str
    games: str
    pace: str
    most: int
    rated: bool
    bot: bool
    channel: int
    since: float
    until: float
    wasted: int


class SeekingFound(Struct, frozen=True):
    """A search has found its table. Writing it demands that the one from `since` still runs."""

    guild: int
    user: int
    since: float
    until: float
