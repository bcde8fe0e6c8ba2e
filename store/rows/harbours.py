"""Rows of the harbour post (play/club/harbour.py)."""

from __future__ import annotations

from msgspec import Struct


class HarbourRow(Struct, frozen=True):
    """The harbour post of a server. Writing it demands that the stored `number` is one less.

    `due`: when the next post is; null when it is off. `since`: the end of the time that the last one told of. `message`: the last one, 0 if
    that week had no news. `clicked`: somebody has pressed a button of it; `quiet`: posts in a row without a click. `author` turned it on.
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
