"""What a click on the harbour post can mean, and its switch on the *Club* page of `/setup`."""

from __future__ import annotations

from cogs.actions.club import ClubAction
from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Switch, action


@action("harbour", cost=3)
class SetHarbour(ClubAction, frozen=True):
    """Post in the channel of the click from now on, or nowhere."""

    on: Switch


@action("harbour-join")
class HarbourJoin(AtTable, frozen=True):
    """Take a free seat of a table that the post names."""


@action("harbour-story", cost=3)
class HarbourStory(Watch, frozen=True):
    """Show the story of a match that the post tells of."""
