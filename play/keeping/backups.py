"""Backups while the bot runs: when the next one is due, and making it in a thread."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from threading import Event

from metrics import BACKUP_AT, BACKUPS_FAILED
from play.minds.helpers import give_way
from play.time.rounds import Rounds
from store.backups import Backups
from store.errors import StoreError
from store.files import Stopped

EVERY = 3600.0
"""Seconds between two backups. The age of the newest follows from its name, so a restart makes none early."""

FIRST = 60.0
"""Seconds from the start of the bot to the first backup, because other work is more urgent then."""

AGAIN = 600.0
"""Seconds until the next try after a failure."""

log = logging.getLogger(__name__)


class HourlyBackups(Rounds):
    """Makes backups in a thread of low priority that can be stopped at any moment."""

    name = "backups"
    look = AGAIN

    def __init__(self, backups: Backups, first: float = FIRST, intact: Callable[[], Awaitable[None]] | None = None) -> None:
        """`intact`: a check of the database that runs before each backup; `None`: there is none.

        It raises `StoreError` if the database is no longer the one that the bot has open. Then no backup is made, because it would replace
        a good one.
        """
        super().__init__()
        self._backups, self.first, self._intact = backups, first, intact
        self._pool = ThreadPoolExecutor(1, "backup", give_way)
        self._stopped = Event()

    async def close(self) -> None:
        """Make no more backups; one that is under way is given up and removed."""
        self._stopped.set()
        await super().close()
        await asyncio.to_thread(self._pool.shutdown)

    async def run_due(self) -> float:
        """Make a backup if one is due. Returns the seconds until the next look."""
        return await self.make_if_due(time.time())

    async def go_round(self) -> float:
        """Look once; the next look comes when a backup is due."""
        pause = await self.run_due()
        return self.now() + pause

    async def make_if_due(self, now: float) -> float:
        """Make a backup if one is due at this time. Returns the seconds until the next look.

        Errors are logged, and the backup is tried again.
        """
        loop = asyncio.get_running_loop()
        try:
            newest = await loop.run_in_executor(self._pool, self._newest)
            if newest is not None and 0.0 <= now - newest < EVERY:
                BACKUP_AT.set(newest)
                return EVERY - (now - newest)
            if self._intact is not None:
                await self._intact()
            content = await loop.run_in_executor(self._pool, self._backups.make, datetime.fromtimestamp(now, UTC), self._stopped.is_set)
        except Stopped:
            return AGAIN
        except (StoreError, OSError) as error:
            BACKUPS_FAILED.count()
            log.error("no backup could be made: %s", error)
            return AGAIN
        if content is not None:
            BACKUP_AT.set(now)
            log.info("backup %s", content)
        return EVERY

    def _newest(self) -> float | None:
        return max((at.timestamp() for at in self._backups.existing()), default=None)
