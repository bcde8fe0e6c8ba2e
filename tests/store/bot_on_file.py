"""Write to a database file as the bot does, cause each trouble, and print the locks after it.

    python -m tests.store.bot_on_file FILE

It prints a line for each trouble (its name, the kind of error, the locks on the file), waits for a line, writes on, prints how many entries
it was told are stored, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from store import sqlite
from store.backups import Backups
from store.errors import StoreError
from store.files import Stopped
from store.places import back_up
from store.sqlite import SqliteStore
from tests.store.rows import entry, new

FIRST = 10
"""Entries that are stored before the troubles."""

ALL = 60
"""Entries that are stored at the end."""

HELD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""
"""Another program that holds the file for writing until it reads a line."""


def locks(path: Path) -> int:
    """Return how many locks this process has on a file, as the kernel lists them."""
    count = 0
    for line in Path("/proc/locks").read_text("ascii").splitlines():
        _, _, _, _, process, inode, *_ = line.split()
        count += process == str(os.getpid()) and inode.endswith(f":{path.stat().st_ino}")
    return count


async def run(path: Path) -> None:
    """Write entries, cause each trouble, and write on."""
    sqlite.BUSY = 0.05
    store = SqliteStore(path)
    await store.open()
    (match,) = await new(store)
    await store.commit(match, [entry(match, seq) for seq in range(FIRST)])

    async def full() -> None:
        """Simulate a full disk by a limit on the size of a file."""
        most = path.with_name(f"{path.name}-wal").stat().st_size
        before = _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
        try:
            await store.commit(match, [entry(match, FIRST)])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    async def busy() -> None:
        pipe = asyncio.subprocess.PIPE
        other = await asyncio.create_subprocess_exec(sys.executable, "-c", HELD, str(path), stdin=pipe, stdout=pipe)
        assert other.stdout is not None
        await other.stdout.readline()
        try:
            await store.commit(match, [entry(match, FIRST)])
        finally:
            await other.communicate(b"\n")

    async def constraint() -> None:
        await store.commit(match, [entry(match, 0)])

    async def number() -> None:
        await store.commit(match, [entry(match, 2**70)])

    async def backup() -> None:
        await asyncio.to_thread(Backups(path, path.parent / "backups").make, datetime(2026, 3, 4, tzinfo=UTC))

    async def stopped() -> None:
        with suppress(Stopped):
            await asyncio.to_thread(back_up, path, path.with_name("stopped.db"), lambda: True)

    async def other_connection() -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM match").fetchone()

    troubles: list[Callable[[], Awaitable[None]]] = [full, busy, constraint, number, backup, stopped, other_connection]
    for trouble in troubles:
        kind = "none"
        try:
            await trouble()
        except StoreError as error:
            kind = error.kind
        print(trouble.__name__, kind, locks(path), flush=True)
    sys.stdin.readline()
    for seq in range(FIRST, ALL):
        await store.commit(match, [entry(match, seq)])
    print(len(await store.entries(match)), flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
