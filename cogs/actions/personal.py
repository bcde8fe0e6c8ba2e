"""What a click about one's own choices and tables can mean."""

from __future__ import annotations

from typing import ClassVar

from cogs.panel.wire import Action, Switch, Word, action


@action("turns-in")
class SetTurns(Action, frozen=True):
    """Take one's private turns in the channel or by direct message."""

    place: Word
    cost: ClassVar[int] = 3


@action("pings")
class SetPings(Action, frozen=True):
    """Be pinged, or not."""

    on: Switch


@action("confirm-all")
class SetConfirm(Action, frozen=True):
    """Be asked to confirm every move, or not."""

    on: Switch


class ListTables(Action, frozen=True):
    """List one's tables (`/tables`)."""

    cost: ClassVar[int] = 3


@action("turns")
class ShowTurns(Action, frozen=True):
    """Show where one's private turns happen (`/turns`)."""
