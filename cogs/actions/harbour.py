"""What a click on the harbour post can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import action


@action("harbour-join")
class HarbourJoin(AtTable, frozen=True):
    """Take a free seat of a table that the post names."""


@action("harbour-story", cost=3)
class HarbourStory(Watch, frozen=True):
    """Show the story of a match that the post tells of."""
