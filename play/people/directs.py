"""Direct messages: where each person gets them, and how fast new channels are opened.

Some people get none for a while.

Discord refuses a bot that opens many of these channels in a short time, and may stop it from opening any. So the number of each channel is
stored, and all processes together open `AT_ONCE` at once and as many again within `SPAN`: each takes one of so many places.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import count

from msgspec import Struct

from play.ledger.ledger import Ledger
from play.values.errors import NotStored
from store.rows import DirectRow

JOB = "open direct"
"""The prefix of the jobs that stand for the places."""

AT_ONCE, SPAN = 5, 60.0
"""How many channels are opened at once, and the seconds within which as many may be opened again."""

STOP = 600.0
"""Seconds for which a place is not given away where Discord said that this is too fast."""

REST = 6 * 3_600.0
"""Seconds for which no direct message is tried after Discord refused one without saying that they are closed."""


class Opening(Struct, frozen=True):
    """The permission to open one channel: a place, and who has it."""

    place: str
    owner: str


class Directs:
    """Knows where people get direct messages, and how fast new channels may be opened.

    It sends nothing.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._numbers = count()

    async def channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages, as far as it is known."""
        row = await self._row(user_id)
        return row.channel or None

    async def opening(self) -> Opening | None:
        """The permission to open a channel now.

        `None` when the processes together opened enough a moment ago.
        """
        now, store = self._ledger.clock.now(), self._ledger.store
        owner = f"{self._ledger.owner} {next(self._numbers)}"
        for number in range(AT_ONCE):
            if await self._ledger.read(store.take_job(f"{JOB} {number}", owner, now, now + SPAN)):
                return Opening(f"{JOB} {number}", owner)
        return None

    async def too_fast(self, opening: Opening) -> None:
        """Discord refused this one as too fast: keep its place from others for a while."""
        now = self._ledger.clock.now()
        await self._ledger.read(self._ledger.store.take_job(opening.place, opening.owner, now, now + STOP))

    async def opened(self, user_id: int, channel: int) -> None:
        """A channel was opened for a person."""
        row = await self._row(user_id)
        await self._write(DirectRow(user_id, channel, row.rests))

    async def refused(self, user_id: int) -> None:
        """Discord does not deliver to a person.

        It does not say that their messages are closed, so none is tried for a while.
        """
        row = await self._row(user_id)
        await self._write(DirectRow(user_id, row.channel, self._ledger.clock.now() + REST))

    async def reached(self, user_id: int) -> None:
        """A message was delivered: the next is tried as well. A failure can wait for the next."""
        with suppress(NotStored):
            row = await self._row(user_id)
            if row.rests:
                await self._write(DirectRow(user_id, row.channel))

    async def rest(self, user_id: int) -> bool:
        """Whether direct messages to a person rest at the moment: they are told in the channel."""
        return (await self._row(user_id)).rests > self._ledger.clock.now()

    async def _row(self, user_id: int) -> DirectRow:
        return await self._ledger.read(self._ledger.store.direct(user_id)) or DirectRow(user_id, 0)

    async def _write(self, row: DirectRow) -> None:
        await self._ledger.read(self._ledger.store.commit(0, [row]))
