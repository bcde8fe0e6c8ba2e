"""What a click about one's desk can mean: all one's tables, and one's notes on each."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number, Switch


class ShowDesk(Action, name="desk", cost=3):
    """Show a page of one's desk (`/desk`)."""

    page: Number = 0


class WriteMemo(AtTable, name="memo", access="seated", opens_form=True):
    """Open the form of what one writes down at a table."""


class ChooseMemo(Action, name="memo-choose", cost=3):
    """Choose on the desk the table at which one wants to write something down."""

    page: Number


class WriteMemoOf(Action, name="memo-of", version=2, opens_form=True):
    """Open the form of what one writes down at a table, from the desk."""

    match: Number
    page: Number


class KeepMemo(AtTable, name="memo-kept", is_form=True):
    """Keep what was written down; `desk`: the form was opened on the desk, on this page."""

    desk: Switch
    page: Number
