"""Keeps a process down that ends again and again soon after its start.

The supervisor restarts such a process each time, and Discord counts each connection (`sessions`). After `MANY` early ends in a row the
process does not connect any more until a person starts it.

The database remembers the starts, because containers keep nothing else. A start is noted when the process connects, and all notes are
deleted when it has run for a while or is stopped. So a start that is still noted at the next one has ended early, even if the process was
killed; a process that never reached Discord does not count.
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
"""The name of the stored job whose note has the starts; the number of the process follows."""

MANY = 5
"""Early ends in a row after which the bot stays down."""

SOON = 600.0
"""Seconds after connecting in which an end counts as early."""

BY_ITSELF = 60.0
"""Seconds after the bot has stayed down in which a start still comes from the supervisor, not from a person."""

OLD = 86_400.0
"""Seconds after which a start no longer counts; Discord counts connections for a day too."""

DOWN = (
    f"the bot has ended {MANY} times in a row soon after it had connected, and does not connect any more: Discord takes the token from one "
    "that connects a thousand times a day. The log says before each end why. Mend that, wait a minute, and start the bot again"
)
"""What the operator reads in the log."""


class Noted(Struct, frozen=True):
    """The note in the database; all times are in seconds since 1970."""

    starts: tuple[float, ...] = ()
    """When a process connected that has neither run long enough nor been stopped since."""

    stayed: float = 0.0
    """When a process stayed down last; 0: never."""

    def keeps_down(self, now: float) -> bool:
        """Return whether a process that starts at this moment must not connect."""
        return len(self.starts) >= MANY or 0.0 <= now - self.stayed < BY_ITSELF


def read_note(text: str, now: float) -> Noted:
    """Return a note of the database without the starts that are too old to count."""
    noted = leniently(lambda: codec.loads(Noted, text), Noted()) if text else Noted()
    return Noted(tuple(at for at in noted.starts if 0.0 <= now - at < OLD), noted.stayed)


class Ends:
    """The early ends of this process, which may be one of several of a bot."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._job = f"{JOB} {host.share.number}"
        self._lifetime: asyncio.Task[None] | None = None

    async def may_start(self) -> bool:
        """Return whether the process may connect; if not, note that it stays down."""
        now, noted = self._host.ledger.clock.now(), await self._read()
        if not noted.keeps_down(now):
            return True
        await self._note(Noted(stayed=now))
        return False

    async def note_connecting(self) -> None:
        """Note that the process connects, unless it has before: from now on its end may be early."""
        if self._lifetime is None:
            noted = await self._read()
            await self._note(Noted(starts=(*noted.starts, self._host.ledger.clock.now())))
            self._lifetime = asyncio.create_task(self._wait_and_clear(), name="ends")

    async def note_regular_end(self) -> None:
        """Note that the process is stopped, which is no early end."""
        if self._lifetime is not None:
            await self.note_long_life()

    def close(self) -> None:
        """Stop waiting until the process has run long enough."""
        if self._lifetime is not None:
            self._lifetime.cancel()

    async def note_long_life(self) -> None:
        """Note that the process has run long enough: earlier ends no longer matter."""
        await self._note(Noted())

    async def _wait_and_clear(self) -> None:
        await asyncio.sleep(SOON)
        await self.note_long_life()

    async def _read(self) -> Noted:
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
