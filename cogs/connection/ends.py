"""A process that ends again and again soon after its start.

Its supervisor restarts it each time, and each start counts with Discord (`sessions`). After some in a row it stays down until a person
starts it.

They are remembered in the database: it is what containers and machines keep, and what several processes have in common. A start is noted
when it connects, and the note goes when the process has lived for a while or ends in good order. So an end needs nobody who notes it:
that of a killed process, or of one without memory, counts as well; that of one that never reached Discord does not.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from engine.values import codec
from play.host import Host
from play.values.errors import error_trace
from play.values.live import leniently
from store.errors import StoreError

log = logging.getLogger(__name__)

JOB = "ends"
"""The jobs whose notes are the starts, by the number of the process."""

MANY = 5
"""Ends in a row after which the bot stays down."""

SOON = 600.0
"""Seconds after connecting in which an end counts as one soon after a start."""

BY_ITSELF = 60.0
"""Seconds after the bot has stayed down in which a start is not a person's."""

OLD = 86_400.0
"""Seconds after which a start counts no more, with Discord as well."""

DOWN = (
    f"the bot has ended {MANY} times in a row soon after it had connected, and does not connect any more: Discord takes the token from one "
    "that connects a thousand times a day. The log says before each end why. Mend that, wait a minute, and start the bot again"
)
"""What the operator reads."""


class Noted(Struct, frozen=True):
    """What the database holds, in seconds since 1970.

    `starts`: when the bot connected and has not ended well since; `stayed`: when it stayed down last.
    """

    starts: tuple[float, ...] = ()
    stayed: float = 0.0

    def keeps_down(self, now: float) -> bool:
        """Return whether a process that starts at this moment does not connect."""
        return len(self.starts) >= MANY or 0.0 <= now - self.stayed < BY_ITSELF


def read_note(text: str, now: float) -> Noted:
    """Return what a note of the database says."""
    noted = leniently(lambda: codec.loads(Noted, text), Noted()) if text else Noted()
    return Noted(tuple(at for at in noted.starts if 0.0 <= now - at < OLD), noted.stayed)


class Ends:
    """The newest ends of this process, one of several perhaps."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._job = f"{JOB} {host.share.number}"
        self._living: asyncio.Task[None] | None = None

    async def may_start(self) -> bool:
        """Return whether the process may connect. When it may not, a person has to start it."""
        now, noted = self._host.ledger.clock.now(), await self._noted()
        if not noted.keeps_down(now):
            return True
        await self._note(Noted((), now))
        return False

    async def connecting(self) -> None:
        """Note that a shard connects: from now on an end counts, unless it is a good one."""
        if self._living is None:
            noted = await self._noted()
            await self._note(Noted((*noted.starts, self._host.ledger.clock.now())))
            self._living = asyncio.create_task(self._live(), name="ends")

    async def well(self) -> None:
        """Note that the process ends because somebody wants it."""
        if self._living is not None:
            await self.lived()

    def close(self) -> None:
        """Note nothing more by itself."""
        if self._living is not None:
            self._living.cancel()

    async def lived(self) -> None:
        """Note that the process has lived long enough: the ends before it no longer matter."""
        await self._note(Noted())

    async def _live(self) -> None:
        await asyncio.sleep(SOON)
        await self.lived()

    async def _noted(self) -> Noted:
        now = self._host.ledger.clock.now()
        try:
            text = await self._host.ledger.store.job_note(self._job)
        except StoreError as error:
            log.warning("earlier ends cannot be read: %s", error_trace(error))
            return Noted()
        return read_note(text, now)

    async def _note(self, noted: Noted) -> None:
        try:
            await self._host.ledger.store.note_job(self._job, codec.dumps(noted))
        except StoreError as error:
            log.warning("a start cannot be noted: %s", error_trace(error))
