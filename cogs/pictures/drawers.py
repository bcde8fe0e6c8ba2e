"""Processes that draw; each is replaced if it ends, is stuck, or has drawn for long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cogs.operation import memory
from cogs.pictures import drawing
from data.homes import is_guest
from metrics import ERRORS
from play.minds.workers import AGAIN, Absent, Lost, Worker
from play.values.errors import error_trace

log = logging.getLogger(__name__)

LONGEST_START = 120.0
"""Seconds after which a process that does not get ready is given up. The first one waits until all games are prepared."""

LONGEST_PICTURE = 30.0
"""Seconds after which a process that draws one picture counts as stuck; a picture takes a thousandth of that, and waits for two at most."""

LONGEST_GUEST = drawing.LONGEST_OF_GUESTS + 5.0
"""The same for a picture of a guest. Its Python code is interrupted before, so the process must be stuck in C code."""

MOST_PICTURES = 5_000
"""Pictures after which a process is replaced, so that its memory cannot grow for ever.
A new one takes about ten milliseconds."""

WEIGHED = 100
"""Pictures between two looks at the memory of a process."""

HEAVIEST = 150 * 1024 * 1024
"""Bytes that a process may have beside the memory that it shares. A new one has 15 MB, and one that has drawn all kinds of pictures about
90 MB."""

AHEAD = 2
"""Pictures that a process is given at a time: it draws one, and has the next at hand without waiting for the event loop."""

T = TypeVar("T")


class Drawers:
    """A number of processes that draw."""

    def __init__(
        self,
        count: int,
        games: Sequence[str],
        longest: float = LONGEST_PICTURE,
        most: int = MOST_PICTURES,
        again: float = AGAIN,
        heaviest: int = HEAVIEST,
        in_background: bool = False,
    ) -> None:
        """Draw with `count` processes, which prepare `games` before the first picture.

        `again`: seconds until a process that could not be started is tried again. `in_background`: they are prepared with the lowest
        priority. The others replace `LONGEST_PICTURE`, `MOST_PICTURES` and `HEAVIEST`.
        """
        self._games = tuple(games)
        self._longest, self._most, self._heaviest = longest, most, heaviest
        self._again = again
        self._drawers = [
            Worker(lambda limit: drawing.start_process(self._games, limit, in_background), LONGEST_START) for _ in range(count)
        ]
        self._turns = asyncio.Semaphore(AHEAD * count)
        self._renewals: dict[Worker, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Start all processes; if one fails, end all and raise its error."""
        try:
            async with asyncio.timeout(LONGEST_START):
                for drawer in self._drawers:
                    await drawer.start()
        except BaseException:
            self.close()
            raise

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple([process for drawer in self._drawers for process in drawer.ids])

    async def draw(self, work: Callable[[Any], T], job: Any) -> T:
        """Return `work(job)`, a picture, from the process with the least work.

        Raises `Absent` if no process could draw it, else what `work` raises.
        """
        async with self._turns:
            ready = [drawer for drawer in self._drawers if drawer.is_there]
            if not ready:
                raise Absent("no process is ready")
            drawer = min(ready, key=lambda drawer: drawer.under_way)
            try:
                longest = min(self._longest, LONGEST_GUEST) if is_guest(getattr(job, "game", "")) else self._longest
                picture: T = await drawer.work(longest, drawing.draw_in_process, work, job)
            except Lost as error:
                ERRORS.count("picture", "process")
                log.error("a drawing process %s; another is started, and threads draw until then", error)
                self._replace(drawer)
                raise
            if drawer.done >= self._most or (drawer.done % WEIGHED == 0 and await self._is_heavy(drawer)):
                self._replace(drawer)
            return picture

    async def _is_heavy(self, drawer: Worker) -> bool:
        """Return whether a process has too much memory beside what it shares."""
        own = [await asyncio.to_thread(memory.own, process) for process in drawer.ids]
        return sum(own) > self._heaviest

    def _replace(self, drawer: Worker) -> None:
        """Start a new process in the background; the old one finishes its work."""
        if drawer not in self._renewals:
            self._renewals[drawer] = task = asyncio.create_task(self._renew(drawer))
            task.add_done_callback(lambda _: self._renewals.pop(drawer, None))

    async def _renew(self, drawer: Worker) -> None:
        """Give a drawer a new process; try until one starts."""
        while True:
            try:
                await drawer.start()
                return
            except Exception as error:
                log.error("no process can be started for drawing: %s", error_trace(error))
                await asyncio.sleep(self._again)

    def close(self) -> None:
        """Finish the pictures that are being drawn, and draw no others."""
        for task in list(self._renewals.values()):
            task.cancel()
        for drawer in self._drawers:
            drawer.end(at_once=False)
