"""What a click about when one is there can mean: time zone, quiet hours, holidays."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.wire import Action, Switch, action


@action("hours")
class ShowHours(Action, frozen=True):
    """Show when one is there."""


@action("zone")
class ChooseZone(Action, frozen=True):
    """Take the time zone that was chosen."""


@action("zone-other")
class TypeZone(Action, frozen=True):
    """Open the form for a time zone that is not in the menu."""

    opens_form: ClassVar[bool] = True


@action("zone-typed")
class KeepZone(Action, frozen=True):
    """Take the time zone that was typed."""

    is_form: ClassVar[bool] = True


@action("quiet")
class TypeQuiet(Action, frozen=True):
    """Open the form of one's quiet hours."""

    opens_form: ClassVar[bool] = True


@action("quiet-typed")
class KeepQuiet(Action, frozen=True):
    """Keep the quiet hours that were typed."""

    is_form: ClassVar[bool] = True


@action("quiet-off")
class DropQuiet(Action, frozen=True):
    """Have no quiet hours."""


@action("holiday")
class TypeHoliday(Action, frozen=True):
    """Open the form of a holiday."""

    opens_form: ClassVar[bool] = True


@action("holiday-typed")
class KeepHoliday(Action, frozen=True):
    """Keep the holiday that was typed."""

    is_form: ClassVar[bool] = True


@action("holiday-now")
class LeaveNow(Action, frozen=True):
    """Be on holiday from now until one is back; the first click asks whether one is `sure`."""

    sure: Switch


@action("holiday-over")
class ComeBack(Action, frozen=True):
    """End one's holiday, and call off those to come."""
