"""Connections of aiosqlite that run whole functions of a link, one after the other, in a thread."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import threading
import time
from pathlib import Path

import aiosqlite
import pytest

from store.connection import SqliteConnection, SqliteLink
from store.errors import StoreError


def make_connection(path: Path) -> SqliteConnection:
    return SqliteConnection(lambda: sqlite3.connect(path, isolation_level=None, factory=SqliteLink))


async def test_the_private_parts_of_aiosqlite_are_unchanged(tmp_path: Path) -> None:
    connection = aiosqlite.connect(tmp_path / "a.db")
    assert not connection._thread.daemon and not connection._thread.is_alive(), "it can still be made a daemon"
    async with connection:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((future, lambda: 7))
        assert await future == 7
        failed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((failed, lambda: 1 // 0))
        with pytest.raises(ZeroDivisionError):
            await failed
        assert isinstance(connection._conn, sqlite3.Connection)
    assert list(inspect.signature(aiosqlite.Connection.__init__).parameters)[:3] == ["self", "connector", "iter_chunk_size"]


async def test_functions_run_one_after_the_other_in_a_thread_of_their_own(tmp_path: Path) -> None:
    connection, order, outcomes = make_connection(tmp_path / "a.db"), list[int](), list[tuple[object, BaseException | None]]()
    await connection.open()
    connection.submit(lambda link: order.append(1), lambda result, error: outcomes.append((result, error)))
    connection.submit(lambda link: link.execute("SELECT * FROM nothing"), lambda result, error: outcomes.append((result, error)))
    thread = await connection.run(lambda link: (order.append(2), threading.current_thread())[1])
    assert order == [1, 2] and thread is not threading.current_thread() and thread.daemon
    done, (_, error) = outcomes
    assert done == (None, None) and isinstance(error, sqlite3.OperationalError)
    await connection.close()
    thread.join(5)
    assert not thread.is_alive()
    with pytest.raises(StoreError, match="closed"):
        await connection.run(lambda link: None)


async def test_a_cancelled_call_does_not_disturb_the_next(tmp_path: Path) -> None:
    connection = make_connection(tmp_path / "a.db")
    await connection.open()
    gate = threading.Event()
    waiting = asyncio.ensure_future(connection.run(lambda link: gate.wait(5)))
    await asyncio.sleep(0)
    waiting.cancel()
    gate.set()
    assert await connection.run(lambda link: link.execute("SELECT 7").fetchone()[0]) == 7
    await connection.close()


async def test_a_file_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await make_connection(tmp_path / "no" / "a.db").open()


async def test_a_connection_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set[threading.Thread]()

    def slowly(*args: object) -> None:
        threads.add(threading.current_thread())
        time.sleep(0.05)

    monkeypatch.setattr(aiosqlite.core.LOG, "debug", slowly)
    with pytest.raises(sqlite3.OperationalError):
        await make_connection(tmp_path / "nowhere" / "a.db").open()
    assert threads and not any(thread.is_alive() for thread in threads)
