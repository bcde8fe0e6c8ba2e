"""The SQLite store: all or nothing, conflicts, groups, refusing disks."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from store import rows
from store.errors import Busy, Conflict, Damaged, Full, ReadOnly, StoreError
from store.protocol import Store
from store.sqlite import SqliteStore
from store.statements import CLAIM_EFFECTS, CLAIM_TIMERS, NEXT_DUE

ROW = rows.MatchRow(
    0, "toy", 1, "{}", "none", "running", 2, 4, 5, "[]", 1, 2, None, False, "seed", 0, "[0]", "[]", None, None, None, None, 1, 1, 0.0, 0.0
)  # fmt: skip


def entry(match: int, seq: int, line: str = "pass", once: str | None = None) -> rows.EntryRow:
    return rows.EntryRow(match, seq, 0, line, line, "[]", "digest", False, 1.0, once)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    found = SqliteStore(tmp_path / "folder" / "caravel.db")
    await found.open()
    yield found
    await found.close()


async def new(store: SqliteStore, count: int = 1) -> list[int]:
    seats = [rows.SeatRow(0, 0, 5, "Anne", None, -1), rows.SeatRow(0, 1, None, None, "deckhand", -1)]
    return [await store.new_match(ROW, seats) for _ in range(count)]


async def told(store: SqliteStore, sql: str) -> None:
    """Run a statement on the writing connection."""
    assert store._writer is not None
    await store._writer.run(lambda connection: connection.execute(sql).close())


async def traced(store: SqliteStore, begun: list[str]) -> None:
    """Note every transaction of the writing connection."""
    assert store._writer is not None
    await store._writer.run(
        lambda connection: connection.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
    )


def test_it_is_a_store() -> None:
    store: Store = SqliteStore(Path("nowhere"))
    assert store is not None


async def test_everything_written_is_read_again(store: SqliteStore) -> None:
    (match,) = await new(store)
    writes: list[rows.Write] = [
        replace(ROW, id=match, seq=1, edition=2, revision=2, thread=9, own_thread=True, result="{}", why="{}", proposal="{}", rematch=3),
        entry(match, 0, "start"),
        entry(match, 1, "bid 4", once="7"),
        rows.SnapshotRow(match, 0, "{}"),
        rows.DraftRow(match, 0, "turn", 1, "bid"),
        rows.OrderRow(match, 0, "limit", "limit 4", "1", "{}"),
        rows.TimerRow(match, "bot", 1, 5.0),
        rows.FollowerRow(match, 8),
        rows.PingRow(5, 1, match, 2, 66, 3.0, 1, False, True, "[]"),
        rows.NewNotice(match, 5, "{}", 2.0),
        rows.PersonRow(5, "digest", "de", True, digest=60, hits=True),
        rows.CardRow(match, 2, 44, 3.0, 1),
        rows.ActedRow(match, 0, 1),
        rows.StintRow(match, 1, 3, 6, "Ben", None),
        rows.StintRow(match, 1, 1, None, None, "mate"),
        rows.ServerRow(1, 77),
    ]
    await store.commit(match, writes)
    live = await store.live(match)
    assert live is not None
    assert live.table.match == writes[0]
    assert live.table.card == rows.CardRow(match, 2, 44, 3.0, 1)
    assert live.table.seats == (rows.SeatRow(match, 0, 5, "Anne", None, 1), rows.SeatRow(match, 1, None, None, "deckhand", -1))
    assert live.table.followers == (8,) and live.table == await store.table(match)
    assert (live.snapshot, live.tail, live.orders, live.timers) == (writes[3], (writes[2],), (writes[5],), (writes[6],))
    assert await store.entries(match) == (writes[1], writes[2]) and await store.revision(match) == 2
    assert await store.draft(match, 0, "turn") == writes[4] and await store.draft(match, 1, "turn") is None
    assert await store.pings(5) == (writes[8],) and await store.person(5) == writes[10]
    (notice,) = await store.notices(match, 5)
    assert (notice.match, notice.user, notice.msg, notice.at) == (match, 5, "{}", 2.0)
    assert await store.next_due() == 5.0 and await store.claim_timers("a", 4.9, 60.0, 10) == ()
    assert await store.claim_timers("a", 5.0, 60.0, 10) == (writes[6],) and await store.next_due() == 60.0
    assert live.table.stints == (writes[14], writes[13])
    assert await store.server(1) == writes[15] and await store.server(2) is None
    assert await store.matches_left(6, ("running",)) == (match,) and await store.matches_left(5, ("running",)) == ()


async def test_what_goes_away_is_gone(store: SqliteStore) -> None:
    (match,) = await new(store)
    await store.commit(
        match,
        [
            rows.DraftRow(match, 0, "turn", 1, ""), rows.OrderRow(match, 0, "limit", "x", "1", "{}"), rows.TimerRow(match, "bot", 1, 5.0),
            rows.FollowerRow(match, 8), rows.ToldRow(match, 5, "off"), rows.NewNotice(match, 5, "{}", 2.0),
        ],
    )  # fmt: skip
    (notice,) = await store.notices(match)
    await store.commit(
        match,
        [
            rows.DraftsGone(match), rows.OrderGone(match, 0, "limit"), rows.TimersGone(match), rows.FollowerGone(match, 8),
            rows.ToldGone(match, 5), rows.NoticeGone(notice.id), rows.SeatsGone(match),
        ],
    )  # fmt: skip
    live = await store.live(match)
    assert live is not None and (live.orders, live.timers, live.table.followers, live.table.seats) == ((), (), (), ())
    assert await store.draft(match, 0, "turn") is None and await store.told_at(match, 5) is None and await store.notices(match) == ()


async def test_the_second_entry_of_a_number_conflicts_and_leaves_nothing(store: SqliteStore) -> None:
    (match,) = await new(store)
    await store.commit(match, [entry(match, 0)])
    with pytest.raises(Conflict):
        await store.commit(match, [entry(match, 1), entry(match, 0), rows.TimerRow(match, "bot", 0, 1.0)])
    assert len(await store.entries(match)) == 1 and await store.next_due() is None


@pytest.mark.parametrize("revision", [1, 3])
async def test_a_match_is_written_from_its_newest_revision_only(store: SqliteStore, revision: int) -> None:
    (match,) = await new(store)
    with pytest.raises(Conflict):
        await store.commit(match, [replace(ROW, id=match, revision=revision)])
    await store.commit(match, [replace(ROW, id=match, revision=2)])


async def test_a_draft_is_written_from_its_newest_revision_only(store: SqliteStore) -> None:
    (match,) = await new(store)
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 1, "bid")])
    with pytest.raises(Conflict):
        await store.commit(match, [rows.DraftRow(match, 0, "turn", 1, "pass")])
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 2, "pass")])


async def test_a_spent_draft_is_empty_and_its_revision_goes_up(store: SqliteStore) -> None:
    (match,) = await new(store)
    await store.commit(match, [rows.DraftSpent(match, 0, "turn")])
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 1, "")
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 2, "bid")])
    await store.commit(match, [rows.DraftSpent(match, 0, "turn")])
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 3, "")


async def test_an_id_occurs_once_in_a_match(store: SqliteStore) -> None:
    one, other = await new(store, 2)
    await store.commit(one, [entry(one, 0, once="7")])
    await store.commit(other, [entry(other, 0, once="7")])
    with pytest.raises(Conflict):
        await store.commit(one, [entry(one, 1, once="7")])


async def test_commits_that_arrive_together_share_a_transaction(store: SqliteStore) -> None:
    matches = await new(store, 50)
    begun: list[str] = []
    assert store._writer is not None
    await traced(store, begun)
    await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches))
    assert len(begun) == 1, "the first goes alone as one statement, all others together"
    assert all([len(await store.entries(match)) == 1 for match in matches])


async def test_one_conflict_in_a_group_spoils_nobody_elses_commit(store: SqliteStore) -> None:
    matches = await new(store, 20)
    await store.commit(matches[7], [entry(matches[7], 0)])
    found = await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches), return_exceptions=True)
    assert [type(outcome) for outcome in found] == [Conflict if at == 7 else type(None) for at in range(20)]


async def test_a_notice_that_waits_is_not_doubled(store: SqliteStore) -> None:
    one, other = await new(store, 2)
    for at, (match, user, msg) in enumerate(
        [(one, 5, "{}"), (one, 5, "{}"), (one, 6, "{}"), (other, 5, "{}"), (one, 5, "[]"), (one, 5, "{}")]
    ):
        await store.commit(match, [rows.NewNotice(match, user, msg, float(at)), rows.TimersGone(match)])
    waiting = await store.notices(one)
    assert [notice.at for notice in waiting] == [0.0, 2.0, 4.0]
    assert [notice.at for notice in await store.notices(other)] == [3.0]
    await store.commit(one, [rows.NoticeGone(waiting[0].id)])
    await store.commit(one, [rows.NewNotice(one, 5, "{}", 9.0)])
    assert [notice.at for notice in await store.notices(one, 5)] == [4.0, 9.0]


async def test_what_cannot_be_written_in_a_group_spoils_nobody_elses_commit(store: SqliteStore) -> None:
    matches = await new(store, 20)
    lines = ["\ud800" if at == 7 else "pass" for at in range(20)]
    commits = (store.commit(match, [entry(match, 0, line)]) for match, line in zip(matches, lines, strict=True))
    found = await asyncio.gather(*commits, return_exceptions=True)
    assert [type(outcome) for outcome in found] == [StoreError if at == 7 else type(None) for at in range(20)]


async def test_a_busy_database_is_waited_for_once_a_group(store: SqliteStore, tmp_path: Path) -> None:
    matches = await new(store, 20)
    tries: list[str] = []
    assert store._writer is not None
    await told(store, "PRAGMA busy_timeout = 1")
    await traced(store, tries)
    with sqlite3.connect(tmp_path / "folder" / "caravel.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        found = await asyncio.gather(
            *(store.commit(match, [entry(match, 0), entry(match, 1)]) for match in matches), return_exceptions=True
        )
        other.execute("ROLLBACK")
    other.close()
    assert {type(outcome) for outcome in found} == {Busy} and len(tries) == 2
    await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches))


async def test_commits_of_one_match_keep_their_order(store: SqliteStore) -> None:
    (match,) = await new(store)
    await asyncio.gather(*(store.commit(match, [rows.DraftRow(match, 0, "turn", rev, str(rev))]) for rev in range(1, 30)))
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 29, "29")


async def test_two_stores_on_one_file_see_each_other(store: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path / "folder" / "caravel.db")
    await other.open()
    (match,) = await new(store)
    found = await asyncio.gather(store.commit(match, [entry(match, 0)]), other.commit(match, [entry(match, 0)]), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in found) == ["Conflict", "NoneType"]
    assert await other.entries(match) == await store.entries(match)
    await other.close()


async def test_a_full_disk_is_told_and_nothing_is_written(store: SqliteStore) -> None:
    (match,) = await new(store)
    assert store._writer is not None
    pages = await store._writer.run(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    await told(store, f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Full):
        await store.commit(match, [entry(match, seq, "x" * 4000) for seq in range(50)])
    assert await store.entries(match) == ()
    await told(store, "PRAGMA max_page_count = 100000")
    await store.commit(match, [entry(match, 0)])


async def test_a_file_that_may_not_be_written_is_told(store: SqliteStore) -> None:
    (match,) = await new(store)
    assert store._writer is not None
    await told(store, "PRAGMA query_only = 1")
    with pytest.raises(ReadOnly):
        await store.commit(match, [entry(match, 0)])


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ReadOnly):
        await SqliteStore(tmp_path / "file" / "caravel.db").open()


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    path.write_bytes(b"these are not the rows you are looking for" * 200)
    with pytest.raises(Damaged):
        await SqliteStore(path).open()
    assert path.read_bytes().startswith(b"these are not")


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
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


async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "caravel.db")
    with pytest.raises(StoreError):
        await store.entries(1)
    with pytest.raises(StoreError):
        await store.commit(1, [])


async def test_who_abandons_a_commit_goes_on_when_its_outcome_is_certain(store: SqliteStore) -> None:
    one, other = await new(store, 2)
    gate = threading.Event()
    assert store._writer is not None
    blocked = asyncio.create_task(store._writer.run(lambda connection: gate.wait()))
    begun = asyncio.create_task(store.commit(one, [entry(one, 0), entry(one, 1)]))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(store.commit(other, [entry(other, 0)]))
    await asyncio.sleep(0)
    for task in (begun, waiting):
        task.cancel()
    await asyncio.wait({waiting})
    is_under_way = not begun.done()
    gate.set()
    assert is_under_way
    await asyncio.gather(blocked, begun, return_exceptions=True)
    assert begun.cancelled() and len(await store.entries(one)) == 2 and await store.entries(other) == ()


def plan(path: Path, sql: str) -> str:
    with sqlite3.connect(path) as connection:
        found: list[Any] = connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
    connection.close()
    return " ".join(row[3] for row in found)


async def test_lists_come_from_indexes_alone(store: SqliteStore, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "caravel.db"
    assert "USING COVERING INDEX match_status" in plan(path, "SELECT id FROM match WHERE status IN ('running') ORDER BY id")
    assert "USING INDEX notice_match" in plan(path, "SELECT * FROM notice WHERE match = 1 AND user = 2 ORDER BY id")
    assert "SCAN" not in plan(path, CLAIM_EFFECTS.replace("?1", "1").replace("?2", "'a'").replace("?3", "5").replace("?4", "9"))
    assert "SCAN" not in plan(path, CLAIM_TIMERS.replace("?1", "'a'").replace("?2", "5").replace("?3", "9").replace("?4", "9"))
    found = plan(path, NEXT_DUE)
    assert "timer USING INDEX timer_due" in found and "timer USING INDEX timer_leased" in found, "every timer is looked at"


async def test_the_stricter_setting_reaches_sqlite(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "caravel.db", synchronous="FULL")
    await store.open()
    assert store._writer is not None
    assert await store._writer.run(lambda connection: connection.execute("PRAGMA synchronous").fetchone()[0]) == 2
    assert await store._writer.run(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    await store.close()


async def test_the_log_does_not_grow_for_ever(store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.sqlite.CHECKPOINT", 5)
    (match,) = await new(store)
    for seq in range(300):
        await store.commit(match, [entry(match, seq, "x" * 2000)])
        if store._keeping is not None:
            await asyncio.wait({store._keeping})
    assert (tmp_path / "folder" / "caravel.db-wal").stat().st_size < 300 * 2000
    assert (tmp_path / "folder" / "caravel.db").stat().st_size > 250 * 2000


async def test_what_is_read_of_one_match_costs_nothing_for_the_others(store: SqliteStore) -> None:
    """Every query goes straight to the rows of the match, however many there are of others."""
    (match,) = await new(store)
    assert store._reader is not None
    said: list[str] = []
    await store._reader.run(lambda connection: connection.set_trace_callback(said.append))
    for asked in (
        store.table(match), store.live(match), store.revision(match), store.entries(match, 3), store.latest(match, 0, None, 4),
        store.draft(match, 0, "turn"), store.pings(5), store.told_at(match, 5), store.notices(match), store.notices(match, 5),
    ):  # fmt: skip
        await asked
    await store._reader.run(lambda connection: connection.set_trace_callback(None))
    queries = [sql for sql in said if sql.startswith("SELECT")]
    plans = [
        (sql, row[3])
        for sql in queries
        for row in await store._reader.run(lambda connection, sql=sql: connection.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
    ]
    assert len(queries) >= 10 and [plan for plan in plans if plan[1].startswith("SCAN")] == []
