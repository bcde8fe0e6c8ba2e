"""Links to a server, each in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from store.errors import StoreError
from store.link import Link, WhenDone

T = TypeVar("T")

_Job: TypeAlias = tuple[asyncio.AbstractEventLoop, Callable[[Any], Any], WhenDone]
"""The loop of the caller, the function to run, and what is called on the loop afterwards."""


class Connections:
    """Threads that run whole functions of a link, each with a link of its own.

    In this way many statements cost only one hop to a thread. Functions begin in the order in which they are queued;
    with one thread they also end in this order.
    """

    def __init__(self, connect: Callable[[], Link], count: int = 1) -> None:
        self._connect = connect
        self._count = count
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[Thread] = []

    async def open(self) -> None:
        """Start the threads; the first connects. Raises what fails, after the threads have ended."""
        self._threads = [Thread(target=self._work, name="caravel-database", daemon=True) for _ in range(self._count)]
        for thread in self._threads:
            thread.start()
        try:
            await self.run(lambda link: None)
        except BaseException:
            await self.close()
            raise

    async def run(self, function: Callable[[Any], T]) -> T:
        """Queue a function and wait for its result."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.submit(function, settle)
        return await future

    def submit(self, function: Callable[[Any], T], done: WhenDone) -> None:
        """Queue a function; `done` is called on the loop with its result or its error."""
        if not self._threads:
            raise StoreError("the database is closed")
        self._jobs.put_nowait((asyncio.get_running_loop(), function, done))

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        threads, self._threads = self._threads, []
        for _ in threads:
            self._jobs.put_nowait(None)
        for thread in threads:
            await asyncio.to_thread(thread.join)

    def _work(self) -> None:
        """Connect for the first job, do all jobs, disconnect; a failure to connect is the job's."""
        link: Link | None = None
        while (job := self._jobs.get()) is not None:
            loop, function, done = job
            result: Any = None
            trouble: BaseException | None = None
            try:
                link = link or self._connect()
                result = function(link)
            except BaseException as raised:
                trouble = raised
            with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
                loop.call_soon_threadsafe(done, result, trouble)
        if link is not None:
            link.close()
