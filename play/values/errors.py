"""Why the host refuses. Every error has a `msg`, which is shown to the person."""

from __future__ import annotations

from traceback import format_tb

from engine.match import registry
from engine.values.core import EngineError, Msg
from engine.walking.guarding import Halt, Overrun


class PlayError(EngineError):
    """The host refused. Catching `EngineError` catches the refusals of the rules as well."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key, msg)


class StaleTable(PlayError):
    """The table or the draft has changed since the panel was drawn; nothing was done."""

    def __init__(self) -> None:
        super().__init__(Msg("play.stale"))


class NoSuchMatch(PlayError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(Msg("play.no-such-match"))


class NotSeated(PlayError):
    """The person has no seat at this table. `is_kept`: a bot plays in their seat."""

    def __init__(self, is_kept: bool = False) -> None:
        super().__init__(Msg("play.seat-kept") if is_kept else Msg("play.not-seated"))


class NotAllowed(PlayError):
    """The person may not do this, or not now."""


class TableFull(PlayError):
    """All seats are taken, or more people sit there than seats are wanted."""

    def __init__(self, msg: Msg | None = None) -> None:
        super().__init__(msg or Msg("play.full"))


class Frozen(PlayError):
    """The match is frozen: nothing can happen in it before it goes on."""


class Updating(PlayError):
    """A process of a newer program plays the match during an update; this one leaves it alone."""


class DraftGone(PlayError):
    """There is no complete draft to confirm."""

    def __init__(self) -> None:
        super().__init__(Msg("play.draft-gone"))


class NotStored(PlayError):
    """The database refused; nothing was changed."""


def blame(error: BaseException, at_work: str | None = None) -> Msg | None:
    """Return why a match waits after an error of a guest; `None` if no guest caused the error.

    A guest that had to be interrupted is left out until the program restarts, because it would hold everybody up again. `at_work`: the game
    of the match, if an error in the host's own code counts as that game's too.
    """
    game = registry.culprit(error, at_work)
    if game is None:
        return None
    if isinstance(error, Overrun | Halt):
        registry.leave_out(game, "it ran on and on, and was interrupted")
    return Msg("play.why.broken", game=Msg(f"{game}.name"))


class Tellable(Exception):
    """An error whose text contains no secret, so it may be logged."""


def error_trace(error: BaseException) -> str:
    """Return where something went wrong, without the text of the error: it may quote a hand."""
    why = f": {error}" if isinstance(error, Tellable) else ""
    return "".join([f"{type(error).__name__}{why}\n", *format_tb(error.__traceback__)])
