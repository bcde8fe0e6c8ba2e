"""A connection to SQLite in a thread of its own, and its errors in our words."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

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


class Connection(aiosqlite.Connection):
    """A connection that runs a whole function in its thread: many statements, one hop."""

    def submit(self, function: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Queue a function; what the future gives is its result."""
        if not self._running:
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((future, partial(function, self._conn)))
        return future

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Queue a function and wait for its result."""
        return await self.submit(function)
