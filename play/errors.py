"""Why the host refuses. Every error carries `msg`, what the person is told."""

from __future__ import annotations

from engine.core import EngineError, Msg


class PlayError(EngineError):
    """The host refused. Catching `EngineError` catches the refusals of the rules as well."""

    key = "play.refused"

    def __init__(self, msg: Msg | None = None) -> None:
        found = msg or Msg(self.key)
        super().__init__(found.key, found)


class StaleTable(PlayError):
    """The table or the draft moved on since the panel was drawn; ask for the panel anew. Nothing was changed."""

    key = "play.stale"


class NoSuchMatch(PlayError):
    """There is no such table."""

    key = "play.no-such-match"


class NotSeated(PlayError):
    """The person has no seat at this table."""

    key = "play.not-seated"


class NotAllowed(PlayError):
    """The person may not do this, or not now."""

    key = "play.not-allowed"


class TableFull(PlayError):
    """All seats are taken."""

    key = "play.full"


class Frozen(PlayError):
    """The match is frozen: its replay came out otherwise."""

    key = "play.frozen"


class DraftGone(PlayError):
    """There is no complete draft to confirm."""

    key = "play.draft-gone"


class NotStored(PlayError):
    """The database refused; nothing was changed."""

    key = "play.not-stored"
