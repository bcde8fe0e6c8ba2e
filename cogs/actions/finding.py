"""What a click of somebody who looks for a table can mean."""

from __future__ import annotations

from cogs.actions.wire import Action


class FindTable(Action, name="find", opens_form=True, cost=2):
    """Look for a table (from `/play`): the form, or where one looks already how that stands."""


class ChangeSearch(Action, name="find-form", opens_form=True):
    """Open the form of what one looks for."""


class KeepSearch(Action, name="find-done", is_form=True, cost=3):
    """The form was filled in."""


class StopSearch(Action, name="find-stop"):
    """Look for no table any more."""
