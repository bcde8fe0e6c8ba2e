"""What a click about one's desk can mean: all one's tables, and one's notes on each."""

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


@action("memo-choose", cost=3)
class ChooseMemo(Action, frozen=True):
    """Choose on the desk the table at which one wants to write something down."""

    page: Number


@action("memo-of", version=2, opens_form=True)
class WriteMemoOf(Action, frozen=True):
    """Open the form of what one writes down at a table, from the desk."""

    match: Number
    page: Number


@action("memo-kept", is_form=True)
class KeepMemo(AtTable, frozen=True):
    """Keep what was written down; `desk`: the form was opened on the desk, on this page."""

    desk: Switch
    page: Number
