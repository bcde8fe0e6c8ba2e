"""Processes that draw, replaced when they end, are stuck, or have drawn for long."""

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
"""Seconds after which a drawing process that does not get ready is given up: the first one waits until all games are prepared."""

LONGEST_PICTURE = 30.0
"""Seconds after which a process counts as stuck: a thousand times what a picture takes, and a picture waits for two others at most."""

LONGEST_GUEST = drawing.LONGEST_OF_GUESTS + 5.0
"""Seconds after which the process of a guest counts as stuck in C code: its Python code is interrupted before."""

MOST_PICTURES = 5_000
"""Pictures after which a process is replaced, so that nothing it keeps can grow for ever.
A fresh one is there in some ten milliseconds."""

WEIGHED = 100
"""Pictures after which a look is taken at the memory of a process."""

HEAVIEST = 150 * 1024 * 1024
"""Bytes of memory that a process may have to itself, beside what it shares; a fresh one has 15 MB, one that has drawn everything
that there is about 90 MB."""

AHEAD = 2
"""Pictures that one process is given at a time: it draws one, and need not wait for the event loop to get the next."""

T = TypeVar("T")


class Drawers:
    """Processes that draw, as many as are asked for."""

    def __init__(
        self,
        count: int,
        games: Sequence[str],
        longest: float = LONGEST_PICTURE,
        most: int = MOST_PICTURES,
        again: float = AGAIN,
        heaviest: int = HEAVIEST,
        behind: bool = False,
    ) -> None:
        """Prepare `games` before the first picture.

        `longest`: seconds for a picture; `most`: pictures a process draws; `again`: seconds until one that could not be started is
        tried again; `heaviest`: bytes of memory a process may have to itself. `behind`: they are prepared behind everything else.
        """
        self._games, self._longest, self._most, self._again, self._heaviest = tuple(games), longest, most, again, heaviest
        self._drawers = [Worker(lambda longest: drawing.process(self._games, longest, behind), LONGEST_START) for _ in range(count)]
        self._turns = asyncio.Semaphore(AHEAD * count)
        self._beginning: dict[Worker, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Get all processes ready, or raise what goes wrong with one and leave none."""
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
        """Return the picture of a piece of work.

        Raises `Absent` if no process could draw it, else what the work raises.
        """
        async with self._turns:
            ready = [drawer for drawer in self._drawers if drawer.is_there]
            if not ready:
                raise Absent("no process is ready")
            drawer = min(ready, key=lambda job: job.given)
            try:
                longest = min(self._longest, LONGEST_GUEST) if is_guest(getattr(job, "game", "")) else self._longest
                picture: T = await drawer.work(longest, drawing.draw_in_process, work, job)
            except Lost as error:
                ERRORS.count("picture", "process")
                log.error("a drawing process %s; another is started, and threads draw until then", error)
                self._begin(drawer)
                raise
            if drawer.done >= self._most or (drawer.done % WEIGHED == 0 and await self._is_heavy(drawer)):
                self._begin(drawer)
            return picture

    async def _is_heavy(self, drawer: Worker) -> bool:
        """Return whether a process has more memory to itself than it should."""
        own = [await asyncio.to_thread(memory.own, process) for process in drawer.ids]
        return sum(own) > self._heaviest

    def _begin(self, drawer: Worker) -> None:
        """Start another process beside everything else; the one before finishes its work."""
        if drawer not in self._beginning:
            self._beginning[drawer] = task = asyncio.create_task(self._renew(drawer))
            task.add_done_callback(lambda _: self._beginning.pop(drawer, None))

    async def _renew(self, drawer: Worker) -> None:
        """Give a drawer a new process, however often that has to be tried."""
        while True:
            try:
                await drawer.start()
                return
            except Exception as error:
                log.error("no process can be started for drawing: %s", error_trace(error))
                await asyncio.sleep(self._again)

    def close(self) -> None:
        """Let what is being drawn finish, and nothing more."""
        for task in list(self._beginning.values()):
            task.cancel()
        for drawer in self._drawers:
            drawer.end(at_once=False)
