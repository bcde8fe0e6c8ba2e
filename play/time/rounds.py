"""Work that comes round: a task does what is due, rests, and does it again."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from metrics import ERRORS
from play.time.clock import POLL_INTERVAL, Clock

log = logging.getLogger(__name__)


async def cancel_all(tasks: Iterable[asyncio.Task[None] | asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for their end."""
    for task in (under_way := list(tasks)):
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)


class Rounds(ABC):
    """Does what is due, round after round. A round that fails is logged.

    `look`: seconds from one round to the next. `first`: seconds before the first one. `breath`: the least seconds between two rounds, also
    if somebody wakes it. `apart`: seconds between the parts of one round.
    """

    name: ClassVar[str]
    """Its name in the log."""
    look: float = POLL_INTERVAL
    first = apart = breath = 0.0

    def __init__(self, woken: asyncio.Event | None = None) -> None:
        """`woken`: an event that others set to have the next round at once."""
        self._woken = woken or asyncio.Event()
        self._resting: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None

    @abstractmethod
    async def run_due(self) -> object:
        """Do all that is due."""

    async def go_round(self) -> float:
        """Do one round, and return when the next is due; `math.inf`: when somebody wakes it."""
        await self.run_due()
        return self.now() + self.look

    def start(self) -> None:
        """Go round from now on, unless that has begun already."""
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep(), name=self.name)

    async def close(self) -> None:
        """Cancel the present round and stop."""
        if self._keeper is not None:
            await cancel_all([self._keeper])

    def wake(self) -> None:
        """Go round soon; a round under way is followed by another."""
        self._woken.set()
        if self._resting is not None:
            self._resting.cancel()

    def now(self) -> float:
        """Return the time by which it goes, in seconds since 1970."""
        return time.time()

    async def rest(self, until: float) -> None:
        """Wait until then, or until somebody wakes it."""
        if not self._woken.is_set():
            self._resting = asyncio.create_task(asyncio.sleep(until - self.now()), name=f"{self.name}-rest")
            await asyncio.gather(self._resting, return_exceptions=True)

    async def _keep(self) -> None:
        await asyncio.sleep(self.first)
        while True:
            self._woken.clear()
            try:
                due = await self.go_round()
            except Exception as error:
                ERRORS.count(self.name, type(error).__name__)
                log.exception("a round failed", extra={"rounds": self.name})
                due = self.now() + self.look
            await self.rest(due)
            await asyncio.sleep(self.breath)


class TimedRounds(Rounds):
    """Rounds that go by the clock of a host."""

    def __init__(self, clock: Clock, woken: asyncio.Event | None = None) -> None:
        super().__init__(woken)
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()

    async def rest(self, until: float) -> None:
        await self._clock.wait(until, self._woken)
