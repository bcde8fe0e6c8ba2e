"""What a click about a live evening can mean: on the page of `/setup`, and on its card."""

from __future__ import annotations

from cogs.actions.club import ClubAction
from cogs.actions.wire import Action, action


@action("evening-form", opens_form=True)
class PlanEvening(ClubAction, frozen=True):
    """Open the form of a live evening that takes place in the channel of the click."""


@action("evening-form-done", is_form=True)
class KeepEvening(ClubAction, frozen=True):
    """The form was filled in."""


@action("evening-off", cost=3)
class EndEvening(ClubAction, frozen=True):
    """Call it off."""


@action("evening-here", cost=2)
class ComeToEvening(Action, frozen=True):
    """Be here for the evening of the server."""


@action("evening-bots", cost=3)
class FillEvening(Action, frozen=True):
    """Play with bots, with all others who wait."""
