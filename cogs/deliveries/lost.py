"""What disappears from Discord by somebody else's hand: channels, threads that are archived or deleted, cards that are deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from cogs.deliveries.messages import Messages
from cogs.edge.services import Services, place_of, title
from engine.core import EngineError, Msg
from engine.recent import Recent
from play.keeping.erasing import NOBODY
from play.time.calendar import DAY
from play.values.types import LIVE

log = logging.getLogger(__name__)

PAUSES = (0.0, 300.0, 3_600.0)
"""Seconds after which a card comes back that was deleted once, twice, three times within a day; then only when the table changes."""


class Lost:
    """Brings back what is gone, or tells the people of a table."""

    def __init__(self, services: Services, messages: Messages, wake: Callable[[int], None]) -> None:
        self._host = services.host
        self._messages = messages
        self._wake = wake
        self._deleted: Recent[int, tuple[float, ...]] = Recent(4096)

    async def place(self, channel_id: int) -> None:
        """A channel or thread is deleted: the people of its tables are told what becomes of them, now and not at the next move."""
        host = self._host
        for table in await host.reading.tables_in(channel_id, ("open", "running")):
            with suppress(EngineError):  # somebody is faster, or the next move tells it
                after = await host.tables.without_place(table.match)
                if after.status == "running":
                    await host.telling.repost(table.match)
                    self._wake(table.match)

    async def messages(self, channel_id: int, ids: Collection[int]) -> None:
        """Messages are deleted: cards among them come back, but not for ever where somebody deletes them again and again. A failure can
        wait for the next change of the table."""
        others = [one for one in ids if not self._messages.removes(one)]
        with suppress(EngineError):
            for match in await self._host.reading.shown_by(channel_id, others, LIVE) if others else ():
                await self._card(match, others)

    async def _card(self, match: int, ids: Collection[int]) -> None:
        now = self._host.ledger.clock.now()
        times = (*(at for at in self._deleted.get(match) or () if now - at < DAY), now)
        self._deleted.put(match, times)
        log.info("a card was deleted", extra={"match": match, "times": len(times)})
        if len(times) <= len(PAUSES):
            await self._host.outbox.card_lost(match, ids, PAUSES[len(times) - 1])
            self._wake(match)
            return
        table = await self._host.reading.table(match)
        told = Msg("discord.trouble.card-deleted", game=title(table.game), match=match, channel=f"<#{place_of(table)}>", count=len(times))
        await self._host.outbox.trouble(match, {} if table.opener_id == NOBODY else {table.opener_id: told})
        self._wake(match)
