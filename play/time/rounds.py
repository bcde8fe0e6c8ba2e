"""Work that is done at intervals: a task does what is due, rests, and does it again."""

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
    under_way = list(tasks)
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)


class Rounds(ABC):
    """Does what is due, round after round. A round that fails is logged."""

    name: ClassVar[str]
    """Its name in the log."""
    look: float = POLL_INTERVAL
    """Seconds from one round to the next."""
    first: float = 0.0
    """Seconds before the first round."""
    apart: float = 0.0
    """Seconds between the parts of one round."""
    breath: float = 0.0
    """The least seconds between two rounds, even if somebody wakes it."""

    def __init__(self, woken: asyncio.Event | None = None) -> None:
        """`woken`: an event that others set to have the next round at once; `None`: a new one."""
        self._woken = woken or asyncio.Event()
        self._resting: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None

    @abstractmethod
    async def run_due(self) -> object:
        """Do all that is due."""

    async def go_round(self) -> float:
        """Do one round, and return when the next is due; `math.inf`: only when somebody wakes it."""
        await self.run_due()
        return self.now() + self.look

    def start(self) -> None:
        """Begin the rounds, unless they have begun already."""
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep(), name=self.name)

    async def close(self) -> None:
        """Cancel the present round and stop."""
        if self._keeper is not None:
            await cancel_all([self._keeper])

    def wake(self) -> None:
        """Have the next round soon; if a round is under way, after it."""
        self._woken.set()
        if self._resting is not None:
            self._resting.cancel()

    def now(self) -> float:
        """Return the present time by the clock of these rounds, in seconds since 1970."""
        return time.time()

    async def rest(self, until: float) -> None:
        """Wait until then, or until somebody wakes it."""
        if not self._woken.is_set():
            self._resting = asyncio.create_task(asyncio.sleep(until - self.now()), name=f"{self.name}-rest")
            await asyncio.gather(self._resting, return_exceptions=True)

    async def _keep(self) -> None:
        """Do round after round, for ever."""
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
    """Rounds by the clock of a host."""

    def __init__(self, clock: Clock, woken: asyncio.Event | None = None) -> None:
        super().__init__(woken)
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()

    async def rest(self, until: float) -> None:
        await self._clock.wait(until, self._woken)
