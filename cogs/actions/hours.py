"""What a click about when one is there can mean: time zone, quiet hours, holidays."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch, action


@action("hours")
class ShowHours(Action, frozen=True):
    """Show when one is there."""


@action("zone")
class ChooseZone(Action, frozen=True):
    """Take the time zone that was chosen."""


@action("zone-other", opens_form=True)
class TypeZone(Action, frozen=True):
    """Open the form for a time zone that is not in the menu."""


@action("zone-typed", is_form=True)
class KeepZone(Action, frozen=True):
    """Take the time zone that was typed."""


@action("quiet", opens_form=True)
class TypeQuiet(Action, frozen=True):
    """Open the form of one's quiet hours."""


@action("quiet-typed", is_form=True)
class KeepQuiet(Action, frozen=True):
    """Keep the quiet hours that were typed."""


@action("quiet-off")
class DropQuiet(Action, frozen=True):
    """Have no quiet hours."""


@action("holiday", opens_form=True)
class TypeHoliday(Action, frozen=True):
    """Open the form of a holiday."""


@action("holiday-typed", is_form=True)
class KeepHoliday(Action, frozen=True):
    """Keep the holiday that was typed."""


@action("holiday-now")
class LeaveNow(Action, frozen=True):
    """Be on holiday from now until one is back; the first click asks whether one is `sure`."""

    sure: Switch


@action("holiday-over")
class ComeBack(Action, frozen=True):
    """End one's holiday, and call off those to come."""
