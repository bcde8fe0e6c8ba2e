"""What a click about when one is there can mean: time zone, quiet hours, holidays."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch


class ShowHours(Action, name="hours"):
    """Show when one is there."""


class ChooseZone(Action, name="zone"):
    """Take the time zone that was chosen."""


class TypeZone(Action, name="zone-other", opens_form=True):
    """Open the form for a time zone that is not in the menu."""


class KeepZone(Action, name="zone-typed", is_form=True):
    """Take the time zone that was typed."""


class TypeQuiet(Action, name="quiet", opens_form=True):
    """Open the form of one's quiet hours."""


class KeepQuiet(Action, name="quiet-typed", is_form=True):
    """Keep the quiet hours that were typed."""


class DropQuiet(Action, name="quiet-off"):
    """Have no quiet hours."""


class TypeHoliday(Action, name="holiday", opens_form=True):
    """Open the form of a holiday."""


class KeepHoliday(Action, name="holiday-typed", is_form=True):
    """Keep the holiday that was typed."""


class LeaveNow(Action, name="holiday-now"):
    """Be on holiday from now until one is back; the first click asks whether one is `sure`."""

    sure: Switch


class ComeBack(Action, name="holiday-over"):
    """End one's holiday, and call off those to come."""
