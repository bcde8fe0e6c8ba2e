"""Rows about whole servers: the settings of their admins, and missing permissions."""

from __future__ import annotations

from store.rows.writes import Write


class HouseRow(Write, frozen=True):
    """What an admin (`author`) chose for a server. JSON: `chosen` (object).

    Writing it demands that nobody has written this `revision`.
    """

    guild: int
    revision: int
    chosen: str
    author: int
    at: float


class HousesGone(Write, frozen=True):
    """Delete the settings of a server of earlier revisions."""

    guild: int
    revision: int


class RefusalRow(Write, frozen=True):
    """Somebody was told that a permission is missing in a channel, for the first time.

    Writing it demands that nobody was told before.
    """

    guild: int
    channel: int
    permission: str
    at: float
