"""Rows about whole servers: what their admins chose, and what is refused there."""

from __future__ import annotations

from msgspec import Struct


class HouseRow(Struct, frozen=True):
    """What an admin (`author`) chose for a server.

    Writing it demands that nobody has written this `revision`. JSON: `chosen` (object).
    """

    guild: int
    revision: int
    chosen: str
    author: int
    at: float


class HousesGone(Struct, frozen=True):
    """The choices of a server of earlier revisions are needed no more."""

    guild: int
    revision: int


class RefusalRow(Struct, frozen=True):
    """Somebody was told that a permission is missing in a channel.

    Writing it demands that nobody was told before.
    """

    guild: int
    channel: int
    permission: str
    at: float
