"""Direct messages: people's channels, pauses after refusals, and how fast they are opened.

Discord refuses a bot that opens many of these channels in a short time, and may stop it from opening any. So the id of each channel is
stored, and all processes together open at most `AT_ONCE` channels in `SPAN` seconds: there are `AT_ONCE` places, and opening a channel
takes one of them for that time.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import count

from msgspec import Struct

from play.ledger.ledger import Ledger
from play.values.errors import NotStored
from store.rows import DirectRow

JOB = "open direct"
"""The first words of the names of leases; the number of a place follows."""

AT_ONCE = 5
"""The most channels that are opened in `SPAN` seconds."""

SPAN = 60.0
"""Seconds for which opening a channel takes a place."""

STOP = 600.0
"""Seconds for which a place stays taken after Discord said that this is too fast."""

REST = 6 * 3_600.0
"""Seconds for which no direct message is tried after Discord refused one."""


class Opening(Struct, frozen=True):
    """The permission to open one channel: the place that it takes, and the owner of its lease."""

    place: str
    owner: str


class Directs:
    """Knows people's direct channels, and how fast new ones may be opened. It sends nothing."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._numbers = count()

    async def channel(self, user_id: int) -> int | None:
        """Return the id of the channel of a person's direct messages, if it is known."""
        row = await self._row(user_id)
        return row.channel or None

    async def take_place(self) -> Opening | None:
        """Take a place for opening a channel now; return the permission, `None` if all are taken."""
        now = self._ledger.clock.now()
        owner = f"{self._ledger.owner} {next(self._numbers)}"
        for number in range(AT_ONCE):
            if await self._ledger.stored.take_job(f"{JOB} {number}", owner, now, now + SPAN):
                return Opening(f"{JOB} {number}", owner)
        return None

    async def keep_place(self, opening: Opening) -> None:
        """Keep the place of an opening taken for `STOP` seconds, because Discord refused it."""
        now = self._ledger.clock.now()
        await self._ledger.stored.take_job(opening.place, opening.owner, now, now + STOP)

    async def store_channel(self, user_id: int, channel: int) -> None:
        """Store the channel that was opened for a person."""
        row = await self._row(user_id)
        await self._ledger.store_rows(DirectRow(user_id, channel, row.rests))

    async def note_refusal(self, user_id: int) -> None:
        """Try no direct message to a person for `REST` seconds: Discord did not deliver one."""
        row = await self._row(user_id)
        await self._ledger.store_rows(DirectRow(user_id, row.channel, self._ledger.clock.now() + REST))

    async def note_delivery(self, user_id: int) -> None:
        """Try direct messages again after one was delivered. If this fails, the next one does it."""
        with suppress(NotStored):
            row = await self._row(user_id)
            if row.rests:
                await self._ledger.store_rows(DirectRow(user_id, row.channel))

    async def is_resting(self, user_id: int) -> bool:
        """Return whether no direct messages are tried now, so the channel is used instead."""
        return (await self._row(user_id)).rests > self._ledger.clock.now()

    async def _row(self, user_id: int) -> DirectRow:
        return await self._ledger.stored.direct(user_id) or DirectRow(user_id, 0)
