"""Channels, threads and cards that others delete on Discord."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from cogs.deliveries.deleted import DeletedCards
from engine.values.core import EngineError
from play.host import Host


class LostPlaces:
    """Brings back what is gone, or tells the people of a table."""

    def __init__(self, host: Host, deleted: DeletedCards, wake: Callable[[int], None]) -> None:
        self._host = host
        self._deleted = deleted
        self._wake = wake

    async def place(self, channel_id: int) -> None:
        """Tell the tables of a deleted channel or thread now, not at the next move."""
        host = self._host
        for table in await host.reading.tables_in(channel_id, ("open", "running")):
            with suppress(EngineError):  # somebody is faster, or the next move tells it
                after = await host.tables.without_place(table.match)
                if after.status == "running":
                    await host.telling.repost(table.match)
                    self._wake(table.match)

    async def messages(self, channel_id: int, ids: Collection[int]) -> None:
        """Bring deleted cards back; a failure can wait for the next change of the table."""
        with suppress(EngineError):
            for match in await self._deleted.heard(channel_id, ids):
                self._wake(match)
