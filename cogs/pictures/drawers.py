"""Processes that draw, forked from one that has prepared all games, and replaced when they end, are stuck, or have drawn for long."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from cogs.operation import memory
from cogs.pictures import drawing
from metrics import ERRORS
from play.values.errors import traced

log = logging.getLogger(__name__)

LONGEST_START = 120.0
"""Seconds after which a drawing process that does not get ready is given up: the first one waits until all games are prepared."""

LONGEST_PICTURE = 30.0
"""Seconds after which a process counts as stuck: a thousand times what a picture takes, and a picture waits for two others at most."""

AGAIN = 60.0
"""Seconds until a process is started again after one could not be."""

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


class Absent(Exception):
    """No process has drawn this: there is none at the moment, or it ended or got stuck over it."""


class _Drawer:
    """One process and its replacements; `pool` is `None` while there is none."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.given = 0
        """Pictures it has been given and has not drawn yet."""
        self.drawn = 0
        """Pictures that its present process has drawn."""


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
    ) -> None:
        """`games` are prepared before the first picture. `longest`: seconds for a picture; `most`: pictures a process draws; `again`:
        seconds until one that could not be started is tried again; `heaviest`: bytes of memory a process may have to itself."""
        self._drawers = [_Drawer() for _ in range(count)]
        self._games, self._longest, self._most, self._again, self._heaviest = tuple(games), longest, most, again, heaviest
        self._turns = asyncio.Semaphore(AHEAD * count)
        self._beginning: dict[_Drawer, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Get all processes ready. Raises what goes wrong with the first one; nothing is left of the others then."""
        try:
            async with asyncio.timeout(LONGEST_START):
                for drawer in self._drawers:
                    drawer.pool = await self._begun()
        except BaseException:
            self.close()
            raise

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple([found for drawer in self._drawers if drawer.pool is not None for found in drawer.pool._processes or ()])

    async def draw(self, work: Callable[[Any], T], job: Any) -> T:
        """What a piece of work draws. Raises `Absent` when no process can say, else whatever the work raises."""
        async with self._turns:
            ready = [drawer for drawer in self._drawers if drawer.pool is not None]
            if not ready:
                raise Absent("no process is ready")
            drawer = min(ready, key=lambda one: one.given)
            pool = drawer.pool
            assert pool is not None
            drawer.given += 1
            try:
                async with asyncio.timeout(self._longest):
                    found = await asyncio.get_running_loop().run_in_executor(pool, drawing.drawn, work, job)
            except BrokenProcessPool:
                self._replace(drawer, pool, "ended")
                raise Absent("the process ended") from None
            except TimeoutError:
                self._replace(drawer, pool, "is stuck")
                raise Absent("the process is stuck") from None
            finally:
                drawer.given -= 1
            drawer.drawn += 1
            if drawer.drawn >= self._most or (drawer.drawn % WEIGHED == 0 and await self._is_heavy(pool)):
                self._begin(drawer)
            return found

    async def _is_heavy(self, pool: ProcessPoolExecutor) -> bool:
        """Whether a process has more memory to itself than it should."""
        own = [await asyncio.to_thread(memory.own, process) for process in pool._processes or ()]
        return sum(own) > self._heaviest

    def _replace(self, drawer: _Drawer, pool: ProcessPoolExecutor, why: str) -> None:
        """Kill the process, and start another beside everything else; only the first picture that is lost with it gets here."""
        if drawer.pool is pool:
            drawer.pool = None
            ERRORS.count("picture", "process")
            log.error("a drawing process %s; another is started, and threads draw until then", why)
            _kill(pool)
            self._begin(drawer)

    def _begin(self, drawer: _Drawer) -> None:
        if drawer not in self._beginning:
            self._beginning[drawer] = task = asyncio.create_task(self._renewed(drawer))
            task.add_done_callback(lambda _: self._beginning.pop(drawer, None))

    async def _renewed(self, drawer: _Drawer) -> None:
        """Give a drawer a new process, however often that has to be tried. The old one, if it runs, draws what it was given."""
        while True:
            try:
                async with asyncio.timeout(LONGEST_START):
                    pool = await self._begun()
            except Exception as error:
                log.error("no process can be started for drawing: %s", traced(error))
                await asyncio.sleep(self._again)
            else:
                before, drawer.pool, drawer.drawn = drawer.pool, pool, 0
                if before is not None:
                    before.shutdown(wait=False)
                return

    async def _begun(self) -> ProcessPoolExecutor:
        """A process that is ready to draw. It is waited for in a thread that nobody waits for at the end of the program: the first start
        takes as long as preparing the games."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[ProcessPoolExecutor] = loop.create_future()

        def tell(pool: ProcessPoolExecutor | None, error: BaseException | None) -> None:
            if ready.done():  # nobody waits any more
                if pool is not None:
                    _kill(pool)
            elif pool is not None:
                ready.set_result(pool)
            else:
                ready.set_exception(error or Absent())

        def start() -> None:
            found: tuple[ProcessPoolExecutor | None, BaseException | None]
            try:
                found = drawing.process(self._games, LONGEST_START), None
            except Exception as error:
                found = None, error
            try:
                loop.call_soon_threadsafe(tell, *found)
            except RuntimeError:  # the loop is closed
                if found[0] is not None:
                    _kill(found[0])

        threading.Thread(target=start, name="drawers", daemon=True).start()
        return await ready

    def close(self) -> None:
        """Let what is being drawn finish, and nothing more."""
        for task in list(self._beginning.values()):
            task.cancel()
        for drawer in self._drawers:
            pool, drawer.pool = drawer.pool, None
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End a process at once: nothing that it does has to be kept."""
    processes = list((pool._processes or {}).values())  # Python 3.14 has `kill_workers` for this
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ValueError):  # it has been tidied away
            process.kill()
