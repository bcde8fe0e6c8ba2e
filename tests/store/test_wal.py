"""The log beside a SQLite file becomes small again, or the blocking process is named."""

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
from tests.store.rows import new

MB = 1 << 20
SMALL = 4 * MB
"""Bytes of the log at rest, at most."""

PATIENCE = 60.0

READER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("BEGIN")
connection.execute("SELECT count(*) FROM match").fetchone()
print("reads", flush=True)
sys.stdin.read()
"""
"""A shell that somebody forgot."""


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    monkeypatch.setattr(sqlite, "LOOK", 0.05)
    monkeypatch.setattr(sqlite, "BUSY", 10.0 * PATIENCE)  # whatever waits for somebody else's lock does not come to an end
    opened_store = SqliteStore(tmp_path / "caravel.db")
    await opened_store.open()
    yield opened_store
    await opened_store.close()


def log_of(path: Path) -> int:
    return (path / "caravel.db-wal").stat().st_size


async def moves(store: SqliteStore, count: int, size: int = 100_000) -> None:
    """So many commits of two matches, each with a long line; those of one match one after the other."""

    async def play(match: int) -> None:
        for seq in range(count):
            await store.commit(match, [EntryRow(match, seq, 1, "x" * size, "", "[]", "0123456789ab", False, 1.0)])

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play(match) for match in await new(store, 2)))


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(round(PATIENCE / 0.02)):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError("it does not happen")


async def rests(path: Path) -> None:
    await until(lambda: log_of(path) <= SMALL)


async def test_the_log_is_small_after_a_burst(store: SqliteStore, tmp_path: Path) -> None:
    await moves(store, 300)
    assert log_of(tmp_path) < 40 * MB, "60 MB were written"
    await rests(tmp_path)


async def test_a_long_reader_is_named_and_then_the_log_shrinks(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("store.wal.ALARMING", 8 * MB)
    caplog.set_level(logging.WARNING)
    command = (sys.executable, "-c", READER, str(tmp_path / "caravel.db"))
    reader = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    assert reader.stdin is not None and reader.stdout is not None
    await reader.stdout.readline()
    await moves(store, 150)
    assert log_of(tmp_path) > 30 * MB, "nobody may take away what is still read"
    await until(lambda: "the log beside the database" in caplog.text)
    if sys.platform == "linux":
        assert f"({reader.pid})" in caplog.text
    assert caplog.text.count("the log beside the database") == 1, "it is said once an hour"
    reader.stdin.close()
    await rests(tmp_path)
    await reader.wait()
