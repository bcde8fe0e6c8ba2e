"""Rows of the harbour post (play/club/harbour.py)."""

from __future__ import annotations

from msgspec import Struct


class HarbourRow(Struct, frozen=True):
    """The harbour post of a server.

    Writing it demands that the stored `number` is the one before.

    `due`: when the next one is; null where it is off. `since`: up to when the last one told. `message`: the last one, 0 where that week had
    no news. `clicked`: somebody has pressed anything on it; `quiet`: so many posts in a row on which nobody had. `author` turned it on.
    """

    guild: int
    number: int
    channel: int
    due: float | None
    since: float
    message: int
    clicked: bool
    quiet: int
    author: int


class HarbourClicked(Struct, frozen=True):
    """Somebody has pressed a button of the harbour post of a server."""

    guild: int
