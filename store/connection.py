"""SQLite's link, the thread in which it works, and its errors as ours."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from store import errors
from store.errors import StoreError
from store.link import WhenDone, WriteTransaction

T = TypeVar("T")

# Its debug lines show the functions that it runs with their values, also secret ones such as hands and seeds.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

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
"""Our error for each kind of error of SQLite; others are a plain `StoreError`."""


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Return SQLite's error as one of ours; the low byte of its code is the kind.

    `path` is only named: a process that opens and closes a file loses every lock that it has on it, also SQLite's own
    (https://www.sqlite.org/howtocorrupt.html, 2.2).
    """
    code = getattr(error, "sqlite_errorcode", None)
    kind = StoreError if code is None else KINDS.get(code & 0xFF, StoreError)
    return kind(f"{path}: {error}")


class SqliteLink(sqlite3.Connection):
    """A connection to SQLite; it commits every statement by itself outside of `transaction`."""

    single = True

    def write(self, sql: str, rows: Sequence[Sequence[Any]], each: bool) -> None:
        touched = self.executemany(sql, rows).rowcount
        if each and touched != len(rows):
            raise errors.Conflict("a row is not as it was read")

    @contextmanager
    def transaction(self, strict: bool = False) -> Iterator[WriteTransaction]:
        """Run the block in a transaction. There is one writer, so `strict` changes nothing."""
        self.execute("BEGIN IMMEDIATE")
        try:
            yield WriteTransaction()
            self.execute("COMMIT")
        except BaseException:
            if self.in_transaction:
                self.execute("ROLLBACK")
            raise

    @contextmanager
    def moment(self) -> Iterator[None]:
        self.execute("BEGIN")
        try:
            yield
        finally:
            self.execute("COMMIT")

    def hold(self, match: int) -> None:
        """Do nothing: a writer is alone."""


class SqliteConnection:
    """A connection of aiosqlite that runs whole functions of a link.

    In this way many statements cost only one hop to its thread. Functions run in the order in which they are queued.

    It uses private names of aiosqlite: the queue of its thread (`_tx`), which takes pairs of a future and the function whose result the
    future gets, its connection (`_conn`) and its thread (`_thread`). tests/store/test_connection.py tests them, and the lock file pins the
    version.
    """

    def __init__(self, connect: Callable[[], SqliteLink]) -> None:
        self._connect = connect
        self._connection: aiosqlite.Connection | None = None

    async def open(self) -> None:
        """Start the thread and connect in it. If connecting fails, the thread ends first."""
        connection = aiosqlite.Connection(self._connect, iter_chunk_size=64)
        connection._thread.daemon = True  # a process that ends waits for nobody who still reads
        try:
            self._connection = await connection
        except BaseException:
            await asyncio.to_thread(connection._thread.join)  # it still answers the loop, which may be closed soon
            raise

    async def run(self, function: Callable[[Any], T]) -> T:
        """Queue a function and wait for its result."""
        return await self._queue(function)

    def submit(self, function: Callable[[Any], T], done: WhenDone) -> None:
        """Queue a function; `done` is called on the loop with its result or its error."""

        def report(future: asyncio.Future[T]) -> None:
            if not future.cancelled():
                error = future.exception()
                done(None if error is not None else future.result(), error)

        self._queue(function).add_done_callback(report)

    def _queue(self, function: Callable[[Any], T]) -> asyncio.Future[T]:
        if self._connection is None:
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._connection._tx.put_nowait((future, partial(function, self._connection._conn)))
        return future

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
