"""The log beside a SQLite file (`-wal`): copied into the file now and then, small at rest.

SQLite writes every change to the log first. A passive copy waits for nobody, but leaves out what is written meanwhile. While moves come,
something is nearly always left out, and the log grows. So once little is left out, the writer copies that itself between two commits, and
starts the log again. Nobody may read from the log at this moment; if somebody does, the log stays as it is, and it is tried again later.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import metrics
from store.connection import SqliteConnection, SqliteLink
from store.link import LinkRunner

log = logging.getLogger(__name__)

OFTEN = 50
"""Transactions between two looks at the size of the log."""

LARGE = 16 * 1024 * 1024
"""The size of the log in bytes from which on it is copied while moves come."""

RESTING = 1024 * 1024
"""The size of the log in bytes from which on it is copied at rest."""

KEPT = 4 * 1024 * 1024
"""Bytes that the file of the log keeps when it starts again: writing over old bytes is quicker than making the file longer."""

FEW = 256
"""The most pages (a megabyte in all) that the writer copies itself."""

PASSES = 4
"""The most passive copies in a row. Each copies what was written during the one before."""

ALARMING = 64 * 1024 * 1024
"""The size of the log in bytes from which on the operator is warned."""

QUIET = 3600.0
"""Seconds until the warning is repeated."""

READ_LOCKS = range(123, 128)
"""The bytes of the index (`-shm`) that readers lock (https://www.sqlite.org/walformat.html#locks)."""


class Wal:
    """The keeper of a database's log, with a connection of its own beside the one that writes."""

    def __init__(self, path: Path, connect: Callable[[], SqliteLink], writer: LinkRunner) -> None:
        self._file = path.with_name(f"{path.name}-wal")
        self._path = path
        self._writer = writer
        self.connection = SqliteConnection(connect)
        self._transactions = 0  # transactions since the last look at the size
        self._limit = LARGE  # the size in bytes from which on the log is copied next while moves come
        self._keeping: asyncio.Task[None] | None = None
        self._warned_at: float | None = None

    async def close(self) -> None:
        """Finish what has begun, and disconnect."""
        if self._keeping is not None:
            await asyncio.wait({self._keeping})
        await self.connection.close()

    def count_write(self) -> None:
        """Count a transaction, and look now and then whether the log is large."""
        self._transactions += 1
        if self._transactions >= OFTEN:
            self._transactions = 0
            self._keep(self._limit, "RESTART")

    def rest(self) -> None:
        """Look whether the log is large, also if other processes wrote it."""
        self._keep(RESTING, "TRUNCATE")

    def _keep(self, limit: int, how: str) -> None:
        """Begin to copy the log if it is larger than `limit` bytes.

        `how`: the mode of the copy by the writer: `RESTART`, or `TRUNCATE`, which empties the file.
        """
        size = self._size()
        metrics.LOG_BYTES.set(size)
        if size > limit and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.create_task(self._copy_log(how), name="wal")

    def _size(self) -> int:
        try:
            return self._file.stat().st_size
        except OSError:
            return 0

    async def _copy_log(self, how: str) -> None:
        """Copy the log into the file, and start it again if nobody reads; failures are logged."""
        try:
            is_new = await self._copy_most() and await self._writer.run(lambda link: _start_again(link, how))
        except Exception as error:
            log.error("no checkpoint: %s", error)
            is_new = False
        size = self._size()
        self._limit = LARGE if is_new else size + LARGE
        now = time.monotonic()
        if not is_new and size > ALARMING and (self._warned_at is None or now - self._warned_at > QUIET):
            self._warned_at = now
            readers = await asyncio.to_thread(lambda: ", ".join(who_reads(self._path)) or "another program")
            log.warning(
                "the log beside the database has %d MB, and cannot shrink while somebody goes on reading: %s. "
                "End that, and it is small a minute later (docs/hosting.md)",
                size // 2**20,
                readers,
            )

    async def _copy_most(self) -> bool:
        """Copy the log while commits go on, and return whether little is left over.

        It gives up once a pass copies no more than the one before: somebody reads older pages.
        """
        before = -1
        for _ in range(PASSES):
            _, pages, copied = await self.connection.run(lambda link: link.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone())
            if pages - copied <= FEW or copied <= before:
                return bool(pages - copied <= FEW)
            before = copied
        return False


def _start_again(link: sqlite3.Connection, how: str) -> bool:
    """Copy what is left over and start the log again; `False` if somebody reads from it."""
    (patience,) = link.execute("PRAGMA busy_timeout").fetchone()
    link.execute("PRAGMA busy_timeout = 0")
    try:
        (is_busy, _, _) = link.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    finally:
        link.execute(f"PRAGMA busy_timeout = {patience}")
    return not is_busy


def who_reads(path: Path) -> list[str]:
    """Return the programs that read a database now, by name and process id; Linux only.

    No file of the database is opened: closing it would drop this process's locks.
    """
    if sys.platform != "linux":
        return []
    processes = set()
    try:
        index = path.with_name(f"{path.name}-shm").stat().st_ino
        for line in Path("/proc/locks").read_text().splitlines():
            parts = line.replace("->", "").split()  # number, kind, mode, access, process, device and file, first byte, last byte
            process, file, start = int(parts[4]), int(parts[5].split(":")[2]), int(parts[6])
            if file == index and start in READ_LOCKS:
                processes.add(process)
    except (OSError, ValueError, IndexError):
        return []
    return [_process_name(process) for process in sorted(processes)]


def _process_name(process: int) -> str:
    """Return what an operator reads of a process."""
    if process == os.getpid():
        return "the bot itself, as for a backup"
    try:
        return f"{Path(f'/proc/{process}/comm').read_text().strip()} ({process})"
    except OSError:
        return f"process {process}"
