"""What a click about one's desk can mean: all one's tables, and what one writes down at each."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable
from cogs.actions.wire import Access, Action, Number, Switch, action


@action("desk")
class ShowDesk(Action, frozen=True):
    """Show a page of one's desk (`/desk`)."""

    page: Number = 0
    cost: ClassVar[int] = 3


@action("memo")
class WriteMemo(AtTable, frozen=True):
    """Open the form of what one writes down at a table."""

    access: ClassVar[Access] = "seated"
    opens_form: ClassVar[bool] = True


@action("memo-of")
class WriteMemoOf(Action, frozen=True):
    """Open the form of what one writes down at the table chosen on the desk."""

    page: Number
    opens_form: ClassVar[bool] = True


@action("memo-kept")
class KeepMemo(AtTable, frozen=True):
    """Keep what was written down; `desk`: the form was opened on the desk, on this page."""

    desk: Switch
    page: Number
    is_form: ClassVar[bool] = True
