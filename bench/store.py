"""Appending entries and waiting for each commit; the anchor is aiosqlite alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiosqlite

from bench import Row
from store.rows import EntryRow, MatchRow
from store.sqlite import SqliteStore

SECONDS = 1.0
"""How long one round of one side lasts."""
ROUNDS = 3
"""Rounds in turn; the best of each side counts."""
NOTES = '[{"key":"note.of.ordinary.length","args":{"seat":{"seat":2},"amount":14},"to":null}]'

OPEN_MATCH = MatchRow(
    id=0, game="game", version=1, settings="{}", pace="none", status="open", lo=2, hi=5, opener=1, invited="[]",
    guild=1, channel=2, thread=None, own_thread=False, seed=None, seq=-1, to_act="[]", late="[]", result=None, why=None,
    rematch=None, edition=1, revision=1, created_at=0.0, changed_at=0.0,
)  # fmt: skip
"""The row of a match that has not begun. The store gives it an id."""

Append = Callable[[int, int], Awaitable[object]]
"""Appends one entry: the number of the producer, and the number of its entry."""


def rows() -> list[Row]:
    """Return a row for each number of producers."""
    return [_row(producers) for producers in (1, 10, 100)]


def _row(producers: int) -> Row:
    """Measure the appends a second of `producers` together."""
    ours, anchor = 0.0, 0.0
    for _ in range(ROUNDS):
        ours = max(ours, asyncio.run(_ours(producers)))
        anchor = max(anchor, asyncio.run(_anchor(producers)))
    return (f"appends, {producers} producers", f"{ours:,.0f}/s", f"aiosqlite autocommit {anchor:,.0f}/s", ours / anchor)


async def _speed(append: Append, producers: int) -> float:
    """Return the appends a second, every producer waiting for each of its own."""
    until = perf_counter() + SECONDS
    appends = 0

    async def produce(producer: int) -> None:
        nonlocal appends
        seq = 0
        while perf_counter() < until:
            await append(producer, seq)
            seq += 1
            appends += 1

    start = perf_counter()
    await asyncio.gather(*(produce(producer) for producer in range(producers)))
    return appends / (perf_counter() - start)


async def _ours(producers: int) -> float:
    """Measure the store."""
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "bench.db")
        await store.open()
        matches = [await store.new_match(OPEN_MATCH, []) for _ in range(producers)]

        async def append(producer: int, seq: int) -> None:
            match = matches[producer]
            await store.commit(match, [EntryRow(match, seq, 1, "bid 14", "bid 14", NOTES, "0123456789ab", False, 1.0)])

        speed = await _speed(append, producers)
        await store.close()
        return speed


async def _anchor(producers: int) -> float:
    """Measure the same rows in SQLite without the store."""
    with TemporaryDirectory() as folder:
        async with aiosqlite.connect(Path(folder) / "raw.db", isolation_level=None) as connection:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = NORMAL")
            await connection.execute(
                "CREATE TABLE entry (match INT, seq INT, seat INT, line TEXT, shown TEXT, notes TEXT, digest TEXT, sealed INT, at REAL, "
                "PRIMARY KEY (match, seq)) WITHOUT ROWID"
            )

            async def append(producer: int, seq: int) -> None:
                values = (producer, seq, 1, "bid 14", "bid 14", NOTES, "0123456789ab", False, 1.0)
                await connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)

            return await _speed(append, producers)
