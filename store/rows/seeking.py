"""Rows of those who look for a table."""

from __future__ import annotations

from msgspec import Struct


class SeekingRow(Struct, frozen=True):
    """Somebody looks for a table on a server, or has done so.

    JSON `games` (list) is empty after the search. `wasted` counts the tables that were found for them and to which they did not come;
    it is forgotten at `until`, which else is the end of the search. A row names its search by `since` as well: another search is
    another one.
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
    """A search has found its table.

    Writing it demands that it still goes on: the one that began at `since`.
    """

    guild: int
    user: int
    since: float
    until: float
