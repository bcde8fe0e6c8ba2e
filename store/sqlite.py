"""Matches in one SQLite file: one connection writes, one reads, each in its own thread."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

from store import errors
from store.base import Store
from store.connection import SqliteConnection, SqliteLink, store_error
from store.errors import StoreError
from store.files import refuse_dump
from store.link import Link, LinkRunner
from store.migrate import SCHEMA, migrate
from store.rescue import WatchedFiles, refuse_copies, rescue
from store.wal import KEPT, Wal

Synchronous: TypeAlias = Literal["NORMAL", "FULL"]

T = TypeVar("T")

BUSY = 5.0
"""Seconds to wait for another process."""

CHECKED = 32 * 1024 * 1024
"""Files up to this many bytes are checked for damage whenever they are opened."""

LOOK = 60.0
"""Seconds between two looks whether the files are still the same, also while nobody moves."""

LOOKS = 100
"""How often it is tried to turn the log on; the pauses between the tries are `BUSY` seconds in all."""

log = logging.getLogger(__name__)


def keep_log(connection: sqlite3.Connection, pause: Callable[[float], None] = time.sleep) -> None:
    """Turn on the log beside the file (WAL mode).

    SQLite refuses this at once while another process opens or closes the file, whatever its timeout is; so it is tried again.
    """
    for tries_left in range(LOOKS, 0, -1):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or tries_left == 1:
                raise
        pause(BUSY / LOOKS)


class SqliteStore(Store):
    """`Store` in one file; its folder is made if it is missing."""

    def __init__(self, path: Path, synchronous: Synchronous = "NORMAL", schema: Path = SCHEMA) -> None:
        super().__init__(str(path), writers=1)
        self._path, self._synchronous, self._schema = path, synchronous, schema
        self._wal: Wal | None = None
        self._files = WatchedFiles(path)
        self._lost: str | None = None  # what has become of the files; None while they are there
        self._rescuing: asyncio.Task[bool] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        refuse_copies(self._path)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = SqliteConnection(self._connect)
            await self._writer.open()
            await self._writer.run(self._prepare)
            self._files.remember()
            self._reader = SqliteConnection(self._connect)
            await self._reader.open()
            await self._reader.run(lambda connection: connection.execute("PRAGMA query_only = 1").close())
            self._wal = Wal(self._path, self._connect, self._writer)
            await self._wal.connection.open()
            for connection in (self._reader, self._wal.connection):
                await connection.run(_open_log)
            self._require_files()
            self._watching = asyncio.create_task(self._watch())
        except OSError as error:
            await self.close()
            raise errors.ReadOnly(f"{self._path}: {error}") from error
        except sqlite3.Error as error:
            await self.close()
            trouble = store_error(error, self._path)
            if isinstance(trouble, errors.Damaged):
                refuse_dump(self._path)
            raise trouble from error
        except StoreError:
            await self.close()
            raise

    def _connect(self) -> SqliteLink:
        return sqlite3.connect(self._path, timeout=BUSY, isolation_level=None, cached_statements=256, factory=SqliteLink)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Set up the connection that writes, check a small file for damage, and update the schema."""
        connection.execute(f"PRAGMA synchronous = {self._synchronous}")
        connection.execute("PRAGMA foreign_keys = 1")
        keep_log(connection)
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute(f"PRAGMA journal_size_limit = {KEPT}")
        if self._path.stat().st_size <= CHECKED:
            result = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if result != "ok":
                raise errors.Damaged(f"{self._path} is damaged: {result}")
        migrate(connection, self._path, self._schema)
        connection.execute(f"PRAGMA busy_timeout = {round(BUSY * 1000)}")

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            self._watching = None
        await self._idle()
        if self._rescuing is not None:
            await asyncio.wait({self._rescuing})
        for connection in (self._wal, self._reader, self._writer):
            if connection is not None:
                await connection.close()
        self._wal = self._reader = self._writer = None

    def _once(self, link: Link, function: Callable[[Link], T]) -> T:
        """Run a transaction; refuse it if the files are gone, before or just after it."""
        self._require_files()
        result = super()._once(link, function)
        self._require_files()
        return result

    async def _change(self, function: Callable[[Link], T]) -> T:
        result = await super()._change(lambda link: self._once(link, function))
        self._after_write()
        return result

    def _require_files(self) -> None:
        """Raise `Replaced` once the files are gone, until the store is closed.

        Putting a file back changes nothing: what was stored meanwhile is not in it.
        """
        self._lost = self._lost or self._files.trouble()
        if self._lost is not None:
            raise errors.Replaced(self._lost)

    async def require_intact(self) -> None:
        try:
            self._require_files()
        except errors.Replaced:
            self._begin_rescue()
            raise

    async def _run(self, connections: LinkRunner, function: Callable[[Link], T]) -> T:
        try:
            return await super()._run(connections, function)
        except errors.Replaced:
            self._begin_rescue()
            raise

    async def _watch(self) -> None:
        """Look at the files, and at the size of the log, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(errors.Replaced):
                await self.require_intact()
                if self._wal is not None:
                    self._wal.rest()

    def _begin_rescue(self) -> None:
        """Make a copy of what is still open: once, and again a minute later if that failed."""
        if self._rescuing is None:
            log.critical("%s: nothing is stored any more. Do not stop the bot before it says that a copy is made", self._lost)
        elif not self._rescuing.done() or self._rescuing.result():
            return
        self._rescuing = asyncio.create_task(self._rescue())

    async def _rescue(self) -> bool:
        """Make a copy of what is still open; return whether that worked."""
        if self._writer is None:
            return False
        try:
            content = await self._writer.run(lambda link: rescue(link, self._path))
        except Exception as error:
            log.critical("no copy of what the bot has open could be made, it is tried again in a minute: %s", error)
            return False
        log.critical(
            "a copy of what the bot has open: %s. Stop the bot, put it back with `python -m store restore`, start the bot", content
        )
        return True

    def _after_write(self) -> None:
        if self._lost is not None:
            self._begin_rescue()
        elif self._wal is not None:
            self._wal.count_write()

    def _trouble(self, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.Error):
            return store_error(error, self._path)
        trouble = "a number is too large" if isinstance(error, OverflowError) else type(error).__name__
        return StoreError(f"{self._path}: {trouble}")


def _open_log(connection: sqlite3.Connection) -> None:
    """Open the log, which SQLite does with the first read; later another file may be there."""
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
