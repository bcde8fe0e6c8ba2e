"""What a click of somebody who looks for a table can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, action


@action("find", opens_form=True, cost=2)
class FindTable(Action, frozen=True):
    """Look for a table (from `/play`): the form, or where one looks already how that stands."""


@action("find-form", opens_form=True)
class ChangeSearch(Action, frozen=True):
    """Open the form of what one looks for."""


@action("find-done", is_form=True, cost=3)
class KeepSearch(Action, frozen=True):
    """The form was filled in."""


@action("find-stop")
class StopSearch(Action, frozen=True):
    """Look for no table any more."""
