"""The write-ahead log (`-wal`) beside a SQLite file becomes small again, or the process that keeps it large is named."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from store import sqlite
from store.rows import EntryRow
from store.sqlite import SqliteStore
from store.wal import Wal
from tests.store.rows import new

MB = 1 << 20
SMALL = 4 * MB
"""The most bytes of the log at rest."""

PATIENCE = 60.0

READER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("BEGIN")
connection.execute("SELECT count(*) FROM match").fetchone()
print("reads", flush=True)
sys.stdin.read()
"""
"""A program that reads and does not end, such as a forgotten shell."""


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    monkeypatch.setattr(sqlite, "LOOK", 0.05)
    monkeypatch.setattr(sqlite, "BUSY", 10.0 * PATIENCE)  # a test that waits for a lock of another program would not end
    opened_store = SqliteStore(tmp_path / "caravel.db")
    await opened_store.open()
    yield opened_store
    await opened_store.close()


def log_size(path: Path) -> int:
    return (path / "caravel.db-wal").stat().st_size


async def write_entries(store: SqliteStore, count: int, size: int = 100_000) -> None:
    """Commit a number of entries with long lines to each of two matches."""

    async def play(match: int) -> None:
        for seq in range(count):
            await store.commit(match, [EntryRow(match, seq, 1, "x" * size, "", "[]", "0123456789ab", False, 1.0)])

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play(match) for match in await new(store, 2)))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    for _ in range(round(PATIENCE / 0.02)):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError("it does not happen")


async def until_small(path: Path) -> None:
    """Wait until the log has its size at rest."""
    await until(lambda: log_size(path) <= SMALL)


async def finish_copying(store: SqliteStore) -> None:
    """Wait for the copy of the log that has begun; how quick it is depends on the machine."""
    assert store._wal is not None
    if store._wal._keeping is not None:
        await asyncio.wait({store._wal._keeping})


async def test_the_log_is_small_after_a_burst(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Wal, "rest", lambda self: None)  # the looks while moves come are enough
        for _ in range(6):
            await write_entries(store, 50)
            await finish_copying(store)
        assert log_size(tmp_path) < 40 * MB, "60 MB were written"
    await until_small(tmp_path)


async def test_a_long_reader_is_named_and_then_the_log_shrinks(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("store.wal.ALARMING", 8 * MB)
    caplog.set_level(logging.WARNING)
    command = (sys.executable, "-c", READER, str(tmp_path / "caravel.db"))
    reader = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    assert reader.stdin is not None and reader.stdout is not None
    await reader.stdout.readline()
    await write_entries(store, 150)
    assert log_size(tmp_path) > 30 * MB, "the log stays while somebody reads it"
    await until(lambda: "the log beside the database" in caplog.text)
    assert sys.platform != "linux" or f"({reader.pid})" in caplog.text, "Linux can say which process it is"
    assert caplog.text.count("the log beside the database") == 1, "the warning comes once an hour"
    reader.stdin.close()
    await until_small(tmp_path)
    await reader.wait()
