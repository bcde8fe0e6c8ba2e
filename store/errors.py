"""Errors of a database. Nothing was written; the text is for the operator of the bot."""

from __future__ import annotations

from typing import ClassVar


class StoreError(Exception):
    """The database refused; nothing was written. The text is for the operator of the bot."""

    kind: ClassVar[str] = "failed"
    """The name of the trouble in metrics, and in the key of its message (`play.store.` and this)."""
    lasts: ClassVar[bool] = False
    """Whether trying again is useless until the operator has done something about it."""


class Conflict(StoreError):
    """Somebody else changed the match first."""

    kind = "conflict"


class Damaged(StoreError):
    """The file is not a database, or it is damaged."""

    kind = "damaged"
    lasts = True


class Replaced(StoreError):
    """The file is no longer the one that was opened: somebody deleted, moved or replaced it."""

    kind = "replaced"
    lasts = True


class Full(StoreError):
    """There is no room left on the disk."""

    kind = "full"


class ReadOnly(StoreError):
    """The file or its folder may not be written."""

    kind = "read-only"


class Busy(StoreError):
    """Another process held the database too long."""

    kind = "busy"


class OtherSchema(StoreError):
    """Another version of the program wrote the database, or its migrations are incomplete."""

    kind = "outdated"
    lasts = True


class Refused(StoreError):
    """The server will not let the bot in with this URL."""

    kind = "refused"
    lasts = True


class TooMany(StoreError):
    """The limit `what` is reached: there are `most` matches already."""

    kind = "too-many"

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"more than {most} matches: {what}")
        self.what = what
        self.most = most
