"""A store whose file is deleted, moved or replaced acknowledges nothing more and saves a copy of what it has."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from play.keeping.backups import AGAIN, HourlyBackups
from store import sqlite
from store.__main__ import main
from store.backups import Backups
from store.care import backup
from store.errors import Full, Replaced, StoreError
from store.rescue import WatchedFiles, copies, rescue
from store.sqlite import SqliteStore
from tests.store.rows import entry, new

MOVES = 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "caravel.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened_store = SqliteStore(path)
    await opened_store.open()
    (match,) = await new(opened_store)
    for seq in range(MOVES):
        await opened_store.commit(match, [entry(match, seq)])
    yield opened_store
    await opened_store.close()


def count_stored(path: Path) -> int:
    """How many entries a file has."""
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    return count


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def delete_file(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    log_of(path).unlink()


def delete_index(path: Path) -> None:
    path.with_name(f"{path.name}-shm").unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace_file(path: Path) -> None:
    other = path.with_name("other.db")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE entry (seq)")
    other.replace(path)


def replace_log(path: Path) -> None:
    log_of(path).with_name("noise").write_bytes(b"")
    log_of(path).with_name("noise").replace(log_of(path))


@pytest.mark.parametrize("take_away", [delete_file, delete_log, delete_index, delete_folder, move_folder, replace_file, replace_log])
async def test_acknowledged_commits_are_kept_in_a_copy_and_no_others(
    store: SqliteStore, path: Path, take_away: Callable[[Path], None], caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    take_away(path)
    with pytest.raises(Replaced):
        await store.commit(1, [entry(1, MOVES)])
    assert len(await store.entries(1)) == MOVES, "the refused entry is not stored, and the others can be read"
    await store.close()
    (copy,) = copies(path)
    assert copy.suffix == ".db" and count_stored(copy) == MOVES and copy.stat().st_mode & 0o077 == 0
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL] * 2 and str(copy) in caplog.text

    with pytest.raises(Replaced, match="python -m store restore") as refused:
        await SqliteStore(path).open()
    assert refused.value.lasts, "a supervisor does not start the bot again and again"
    assert main(["restore", str(copy), str(path)]) == 0 and "so that the bot starts" in capsys.readouterr().out
    again = SqliteStore(path)
    await again.open()
    assert len(await again.entries(1)) == MOVES
    await again.commit(1, [entry(1, MOVES)])
    await again.close()


async def test_a_file_that_is_written_over_by_a_smaller_one_is_noticed(store: SqliteStore, path: Path) -> None:
    with closing(sqlite3.connect(path)) as visitor:
        visitor.execute("PRAGMA wal_checkpoint").fetchall()
    await store.commit(1, [entry(1, MOVES)])
    small = path.with_name("small.db")
    with closing(sqlite3.connect(small)) as connection:
        connection.execute("CREATE TABLE entry (seq)")
    shutil.copyfile(small, path)
    with pytest.raises(Replaced, match="written over"):
        await store.commit(1, [entry(1, MOVES + 1)])


async def test_a_missing_file_is_noticed_without_a_commit_and_remembered(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rescue_done = Event()

    def rescue_and_say(*args: Any) -> str:
        try:
            return rescue(*args)
        finally:
            rescue_done.set()

    monkeypatch.setattr(sqlite, "LOOK", 0.01)
    monkeypatch.setattr(sqlite, "rescue", rescue_and_say)
    store = SqliteStore(path)
    await store.open()
    (match,) = await new(store)
    await store.require_intact()
    path.rename(path.with_name("away.db"))
    await asyncio.to_thread(rescue_done.wait)
    path.with_name("away.db").rename(path)
    with pytest.raises(Replaced):
        await store.require_intact()
    for refused in (store.commit(match, [entry(match, 0)]), store.beat(1.0), new(store), store.take_job("a", "b", 1.0, 2.0)):
        with pytest.raises(Replaced):
            await refused
    await store.close()
    assert len(copies(path)) == 1, "one copy is enough"


async def test_a_commit_into_a_deleted_file_is_not_acknowledged(store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from store import base

    run = base.run_transaction

    def taken_while_it_is_written(*args: object) -> None:
        run(*args)  # type: ignore[arg-type]
        path.unlink()

    monkeypatch.setattr(base, "run_transaction", taken_while_it_is_written)
    with pytest.raises(Replaced):
        await store.commit(1, [entry(1, MOVES)])


async def test_a_failed_rescue_stops_the_start_until_it_succeeds(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*args: object) -> str:
        raise Full("no room")

    log_of(path).unlink()
    with monkeypatch.context() as patched:
        patched.setattr("store.care.copy", full)
        with suppress(StoreError):
            await store.require_intact()
        assert store._rescuing is not None
        await asyncio.wait({store._rescuing})
        assert "no room" in caplog.text
    (unfinished,) = copies(path)
    assert unfinished.suffix == ".part"
    with pytest.raises(Replaced, match="did not become whole"):
        await SqliteStore(path).open()
    with suppress(StoreError):
        await store.require_intact()
    await store.close()
    assert [copy.suffix for copy in copies(path)] == [".db"]


async def test_no_backup_is_made_of_a_replaced_file(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    replace_file(path)
    hourly = HourlyBackups(Backups(path, tmp_path / "backups"), intact=store.require_intact)
    assert await hourly.make_if_due(datetime(2026, 3, 4, tzinfo=UTC).timestamp()) == AGAIN
    assert list((tmp_path / "backups").glob("*.db")) == []
    await hourly.close()


async def test_usual_changes_of_the_file_raise_no_alarm(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    other = SqliteStore(path)
    await other.open()
    await other.commit(1, [entry(1, MOVES)])
    await asyncio.to_thread(backup, path, tmp_path / "copy.db")
    with closing(sqlite3.connect(path)) as visitor:
        visitor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        visitor.execute("INSERT INTO job (name, owner, until) VALUES ('a', 'b', 0)")
        visitor.commit()
    await other.close()
    await store.commit(1, [entry(1, MOVES + 1)])
    os.utime(path)
    await store.require_intact()
    assert copies(path) == []


def test_a_file_that_another_thread_saw_grow_is_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "caravel.db"
    path.write_bytes(bytes(10))
    watched = WatchedFiles(path)
    watched.remember()
    stat, looks = Path.stat, 0

    def stat_and_let_others_look(self: Path, **options: Any) -> os.stat_result:
        nonlocal looks
        looks += 1
        status = stat(self, **options)
        if looks == 1:  # between this look and its comparison the file grows, and another thread looks
            path.write_bytes(bytes(20))
            assert watched.trouble() is None
        return status

    monkeypatch.setattr(Path, "stat", stat_and_let_others_look)
    assert watched.trouble() is None and looks == 2
    path.write_bytes(bytes(5))
    assert watched.trouble() == f"{path} was written over"
