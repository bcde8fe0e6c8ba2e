"""What a click about a live evening can mean: on the page of `/setup`, and on its card."""

from __future__ import annotations

from cogs.actions.club import ClubAction
from cogs.actions.wire import Action


class PlanEvening(ClubAction, name="evening-form", opens_form=True):
    """Open the form of a live evening that takes place in the channel of the click."""


class KeepEvening(ClubAction, name="evening-form-done", is_form=True):
    """The form was filled in."""


class EndEvening(ClubAction, name="evening-off", cost=3):
    """Call it off."""


class ComeToEvening(Action, name="evening-here", cost=2):
    """Be here for the evening of the server."""


class FillEvening(Action, name="evening-bots", cost=3):
    """Play with bots, with all others who wait."""
