"""The event that is news, as a line of the card; its picture is beside the first lines."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens import story
from cogs.screens.matters import Shown
from engine.values.core import Say
from play.follows.news import news_with_names
from play.values.types import Table


class ShownNews(Shown):
    """Events in words."""

    def lines(self, table: Table, say: Say) -> Sequence[str]:
        latest = news_with_names(table).latest
        return () if latest is None else (story.event_line(latest.event, say),)


SHOWN = ShownNews()
