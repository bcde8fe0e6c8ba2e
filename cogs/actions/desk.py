"""What a click about one's desk can mean: all one's tables, and what one writes down at each."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number, Switch, action


@action("desk", cost=3)
class ShowDesk(Action, frozen=True):
    """Show a page of one's desk (`/desk`)."""

    page: Number = 0


@action("memo", access="seated", opens_form=True)
class WriteMemo(AtTable, frozen=True):
    """Open the form of what one writes down at a table."""


@action("memo-of", opens_form=True)
class WriteMemoOf(Action, frozen=True):
    """Open the form of what one writes down at the table chosen on the desk."""

    page: Number


@action("memo-kept", is_form=True)
class KeepMemo(AtTable, frozen=True):
    """Keep what was written down; `desk`: the form was opened on the desk, on this page."""

    desk: Switch
    page: Number
