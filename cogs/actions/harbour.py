"""What a click on the harbour post can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, Watch


class HarbourJoin(AtTable, name="harbour-join"):
    """Take a free seat of a table that the post names."""


class HarbourStory(Watch, name="harbour-story", cost=3):
    """Show the story of a match that the post tells of."""
