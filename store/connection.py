"""A connection to SQLite in a thread of its own, and its errors in our words."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from store import errors
from store.errors import StoreError

T = TypeVar("T")

KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: errors.Busy,
    sqlite3.SQLITE_LOCKED: errors.Busy,
    sqlite3.SQLITE_CONSTRAINT: errors.Conflict,
    sqlite3.SQLITE_FULL: errors.Full,
    sqlite3.SQLITE_READONLY: errors.ReadOnly,
    sqlite3.SQLITE_CANTOPEN: errors.ReadOnly,
    sqlite3.SQLITE_CORRUPT: errors.Damaged,
    sqlite3.SQLITE_NOTADB: errors.Damaged,
}


def translated(error: sqlite3.Error, path: Path) -> StoreError:
    """SQLite's error as one of ours; the low byte of its code is the kind."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = StoreError if code is None else KINDS.get(code & 0xFF, StoreError)
    return kind(f"{path}: {error}")


class Connection:
    """Runs whole functions of a connection in a thread of its own, one after the other: many statements, one hop."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def open(self) -> None:
        """Start the thread and connect there. Raises what connecting raises."""
        self._thread = Thread(target=self._work, name="caravel-database", daemon=True)
        self._thread.start()
        await self.run(lambda connection: None)

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
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

    def submit(self, function: Callable[[sqlite3.Connection], T], done: Callable[[Any, BaseException | None], None]) -> None:
        """Queue a function; `done` is called on the loop with its result or its error."""
        if self._thread is None:
            raise StoreError("the database is closed")
        self._jobs.put_nowait((asyncio.get_running_loop(), function, done))

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        if self._thread is None:
            return
        with suppress(Exception):  # a connection that could not be made
            await self.run(lambda connection: None)
        self._jobs.put_nowait(None)
        thread, self._thread = self._thread, None
        thread.join()

    def _work(self) -> None:
        """The thread: connect, do the jobs, disconnect. When connecting fails, that is the answer to every job."""
        connection: sqlite3.Connection | None = None
        refused: BaseException | None = None
        try:
            connection = self._connect()
        except BaseException as error:
            refused = error
        while (job := self._jobs.get()) is not None:
            loop, function, done = job
            result: Any = None
            trouble = refused
            if connection is not None:
                try:
                    result = function(connection)
                except BaseException as raised:
                    trouble = raised
            with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
                loop.call_soon_threadsafe(done, result, trouble)
        if connection is not None:
            connection.close()


_Job: TypeAlias = tuple[asyncio.AbstractEventLoop, Callable[[sqlite3.Connection], Any], Callable[[Any, BaseException | None], None]]
