"""What only the SQLite store does: locks, full disks, damaged files, query plans."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from store.base import Store
from store.errors import Busy, Damaged, Full, ReadOnly
from store.sqlite import SqliteStore, keep_log
from store.statements import CLAIM_EFFECTS, CLAIM_TIMERS, NEXT_DUE
from tests.store.rows import entry, new


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened_store = SqliteStore(tmp_path / "folder" / "caravel.db")
    await opened_store.open()
    yield opened_store
    await opened_store.close()


async def pragma(store: SqliteStore, sql: str) -> None:
    """Run a statement on the writing connection."""
    assert store._writer is not None
    await store._writer.run(lambda connection: connection.execute(sql).close())


async def trace(store: SqliteStore, begun: list[str]) -> None:
    """Note every transaction of the writing connection."""
    assert store._writer is not None
    await store._writer.run(
        lambda connection: connection.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
    )


def test_the_sqlite_store_has_the_type_of_a_store() -> None:
    store: Store = SqliteStore(Path("nowhere"))
    assert store is not None


async def test_commits_that_arrive_together_share_a_transaction(store: SqliteStore) -> None:
    matches = await new(store, 50)
    begun: list[str] = []
    assert store._writer is not None
    await trace(store, begun)
    await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches))
    assert len(begun) == 1, "the first commit is one statement without a transaction; all others share one"
    assert all([len(await store.entries(match)) == 1 for match in matches])


async def test_a_busy_database_is_waited_for_once_a_group(store: SqliteStore, tmp_path: Path) -> None:
    matches = await new(store, 20)
    tries: list[str] = []
    assert store._writer is not None
    await pragma(store, "PRAGMA busy_timeout = 1")
    await trace(store, tries)
    with sqlite3.connect(tmp_path / "folder" / "caravel.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *(store.commit(match, [entry(match, 0), entry(match, 1)]) for match in matches), return_exceptions=True
        )
        other.execute("ROLLBACK")
    other.close()
    assert {type(outcome) for outcome in outcomes} == {Busy} and len(tries) == 2
    await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches))


async def test_a_full_disk_is_reported_and_nothing_is_written(store: SqliteStore) -> None:
    (match,) = await new(store)
    assert store._writer is not None
    pages = await store._writer.run(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    await pragma(store, f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Full):
        await store.commit(match, [entry(match, seq, "x" * 4000) for seq in range(50)])
    assert await store.entries(match) == ()
    await pragma(store, "PRAGMA max_page_count = 100000")
    await store.commit(match, [entry(match, 0)])


async def test_a_file_that_may_not_be_written_is_reported(store: SqliteStore) -> None:
    (match,) = await new(store)
    assert store._writer is not None
    await pragma(store, "PRAGMA query_only = 1")
    with pytest.raises(ReadOnly):
        await store.commit(match, [entry(match, 0)])


async def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ReadOnly):
        await SqliteStore(tmp_path / "file" / "caravel.db").open()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    path.write_bytes(b"these are not the rows you are looking for" * 200)
    with pytest.raises(Damaged):
        await SqliteStore(path).open()
    assert path.read_bytes().startswith(b"these are not")


async def test_a_damaged_database_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    store = SqliteStore(path)
    await store.open()
    for match in await new(store, 40):
        await store.commit(match, [entry(match, seq, "x" * 500) for seq in range(10)])
    await store.close()
    data = bytearray(path.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 30_000] = b"\xff" * 30_000
    path.write_bytes(data)
    with pytest.raises(Damaged):
        await SqliteStore(path).open()


def plan(path: Path, sql: str) -> str:
    """How SQLite would run a query."""
    with sqlite3.connect(path) as connection:
        rows: list[Any] = connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
    connection.close()
    return " ".join(detail for *_, detail in rows)


async def test_lists_come_from_indexes_alone(store: SqliteStore, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "caravel.db"
    assert "USING COVERING INDEX match_status" in plan(path, "SELECT id FROM match WHERE status IN ('running') ORDER BY id")
    assert "USING INDEX notice_match" in plan(path, "SELECT * FROM notice WHERE match = 1 AND user = 2 ORDER BY id")
    assert "SCAN" not in plan(path, CLAIM_EFFECTS.replace("?1", "1").replace("?2", "'a'").replace("?3", "5").replace("?4", "9"))
    assert "SCAN" not in plan(path, CLAIM_TIMERS.replace("?1", "'a'").replace("?2", "5").replace("?3", "9").replace("?4", "9"))
    query_plan = plan(path, NEXT_DUE)
    assert "timer USING INDEX timer_due" in query_plan and "timer USING INDEX timer_leased" in query_plan, (
        "no timer is read that is not due"
    )


async def test_the_stricter_setting_reaches_sqlite(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "caravel.db", synchronous="FULL")
    await store.open()
    assert store._writer is not None
    assert await store._writer.run(lambda connection: connection.execute("PRAGMA synchronous").fetchone()[0]) == 2
    assert await store._writer.run(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    await store.close()


async def test_reads_of_one_match_do_not_scan_the_others(store: SqliteStore) -> None:
    """Every query goes straight to the rows of the match, however many there are of others."""
    (match,) = await new(store)
    assert store._reader is not None
    statements: list[str] = []
    await store._reader.run(lambda connection: connection.set_trace_callback(statements.append))
    for call in (
        store.table(match), store.live(match), store.revision(match), store.entries(match, 3), store.latest(match, 0, None, 4),
        store.draft(match, 0, "turn"), store.pings(5), store.notification_way(match, 5), store.notices(match), store.notices(match, 5),
    ):  # fmt: skip
        await call
    await store._reader.run(lambda connection: connection.set_trace_callback(None))
    queries = [sql for sql in statements if sql.startswith("SELECT")]
    plans = [
        (sql, detail)
        for sql in queries
        for *_, detail in await store._reader.run(lambda connection, sql=sql: connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
    ]
    assert len(queries) >= 10 and [sql for sql, detail in plans if detail.startswith("SCAN")] == []


class Opening(sqlite3.Connection):
    """A file that another process opens or closes just now, so that it is locked for some tries."""

    left = 2

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        if "journal_mode" in sql and self.left:
            self.left -= 1
            refused = sqlite3.OperationalError("database is locked")
            refused.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise refused
        return super().execute(sql, *parameters)


def test_a_locked_file_is_waited_for_at_the_start(tmp_path: Path) -> None:
    waited: list[float] = []
    with closing(sqlite3.connect(tmp_path / "caravel.db", factory=Opening)) as connection:
        keep_log(connection, waited.append)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",) and len(waited) == 2
        connection.left = 1000
        with pytest.raises(sqlite3.OperationalError):
            keep_log(connection, waited.append)
        assert 4.0 < sum(waited) < 6.0
