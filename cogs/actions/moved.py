"""What an old name of a command means."""

from __future__ import annotations

from cogs.actions.wire import Action


class AnswerMoved(Action):
    """Say which command took the place of an old one, and lead there.

    `match` is the one that was meant, or 0.
    """

    command: str
    match: int
