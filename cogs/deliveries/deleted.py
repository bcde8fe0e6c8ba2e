"""Channels, threads and cards that people delete on Discord.

A deleted card is posted again, but not for ever if it is deleted again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from cogs.deliveries.messages import Messages
from cogs.edge.services import place_of, title
from engine.values.core import EngineError, Msg
from engine.values.recent import Recent
from play.host import Host
from play.keeping.erasing import NOBODY
from play.time.calendar import DAY
from play.values.types import LIVE

log = logging.getLogger(__name__)

PAUSES = (0.0, 300.0, 3_600.0)
"""Seconds until a card is posted again after its first, second and third deletion within a day. After more deletions it is posted again
only when the table changes."""

REMEMBERED = 4096
"""How many deleted messages, and how many matches with deleted cards, are remembered."""


class DeletedCards:
    """Compares deleted messages with the cards of tables."""

    def __init__(self, host: Host, messages: Messages) -> None:
        self._host = host
        self._messages = messages
        self._times: Recent[int, tuple[float, ...]] = Recent(REMEMBERED)  # when cards of a match were deleted, within a day
        self._gone: Recent[int, bool] = Recent(REMEMBERED)  # deleted messages that may turn out to be cards

    async def note_deleted(self, channel_id: int, ids: Collection[int]) -> list[int]:
        """Note deleted messages of a channel; return the matches that have something to send now.

        Messages that this process has deleted itself are left out.
        """
        foreign = [message_id for message_id in ids if not self._messages.removes(message_id)]
        for message_id in foreign:
            self._gone.put(message_id, True)
        matches = await self._host.reading.matches_shown_by(channel_id, foreign, LIVE) if foreign else ()
        cards = {match: (await self._host.reading.table(match)).card for match in matches}
        return [match for match, card in cards.items() if card is not None and await self._handle_lost(match, card.message_id)]

    async def note_card(self, match: int, message_id: int) -> None:
        """Note that a new card is stored, which may have been deleted before it was stored."""
        await self._handle_lost(match, message_id)

    async def _handle_lost(self, match: int, message_id: int) -> bool:
        """Have a deleted card posted again, or tell the opener; return whether it is deleted."""
        table = await self._host.reading.table(match)
        if table.status not in LIVE or not self._gone.get(message_id):
            return False
        self._gone.drop(message_id)
        now = self._host.ledger.clock.now()
        times = (*(at for at in self._times.get(match) or () if now - at < DAY), now)
        self._times.put(match, times)
        log.info("a card was deleted", extra={"match": match, "times": len(times)})
        if len(times) <= len(PAUSES):
            await self._host.outbox.note_lost_card(match, message_id, PAUSES[len(times) - 1])
            return True
        msg = Msg("discord.trouble.card-deleted", game=title(table.game), match=match, channel=f"<#{place_of(table)}>", count=len(times))
        await self._host.outbox.report_trouble(match, {} if table.opener_id == NOBODY else {table.opener_id: msg})
        return True


class LostPlaces:
    """Acts when Discord reports deleted channels, threads and messages."""

    def __init__(self, host: Host, deleted: DeletedCards, wake: Callable[[int], None]) -> None:
        self._host = host
        self._deleted = deleted
        self._wake = wake

    async def note_place(self, channel_id: int) -> None:
        """Close the open tables of a deleted channel or thread; notify the people of running ones."""
        host = self._host
        for table in await host.reading.tables_in(channel_id, ("open", "running")):
            with suppress(EngineError):  # somebody was faster; else the next move finds it out
                after = await host.tables.close_without_place(table.match)
                if after.status == "running":
                    await host.telling.repost(table.match)
                    self._wake(table.match)

    async def note_messages(self, channel_id: int, ids: Collection[int]) -> None:
        """Have deleted cards posted again; after a failure the next change of the table does it."""
        with suppress(EngineError):
            for match in await self._deleted.note_deleted(channel_id, ids):
                self._wake(match)
