"""Matches in one SQLite file: one connection writes, one reads, each in a thread of its own.

Commits that arrive while the writer is at work wait and go into one transaction together, with one hop to the
thread and one `executemany` a kind of row. When that fails, each is tried alone, so that one conflict spoils
nobody else's commit.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

from store import errors, rows
from store.connection import Connection, translated
from store.errors import StoreError
from store.migrate import SCHEMA, migrate
from store.reading import Reading
from store.rows import Write
from store.statements import CLAIM_EFFECTS, CLAIM_TIMERS, EFFECTS_DUE, NEXT_DUE
from store.writes import new_match, run_transaction

T = TypeVar("T")
Synchronous: TypeAlias = Literal["NORMAL", "FULL"]

GROUP = 256
"""The most commits that share a transaction."""

BUSY = 5.0
"""Seconds to wait for another process."""

CHECKPOINT = 500
"""Transactions after which the log is copied into the database file, by a connection of its own: nobody waits for the disk."""

CHECKED = 32 * 1024 * 1024
"""Files up to this many bytes are looked over for damage whenever they are opened."""

FOR_ALL = (errors.Busy, errors.Full, errors.ReadOnly, errors.Damaged)
"""Troubles that every commit of a group would meet alone as well; for a busy database each would wait its time again."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    match: int
    writes: Sequence[Write]
    done: asyncio.Future[None]


class SqliteStore(Reading):
    """`Store` in one file; its folder is made when missing."""

    def __init__(self, path: Path, synchronous: Synchronous = "NORMAL", schema: Path = SCHEMA) -> None:
        self._path = path
        self._synchronous = synchronous
        self._schema = schema
        self._waiting: list[_Waiting] = []
        self._flushing = False
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._keeper: Connection | None = None
        self._since = 0
        self._keeping: asyncio.Future[None] | None = None

    async def open(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = Connection(self._connect)
            await self._writer.open()
            await self._writer.run(self._prepare)
            self._reader = Connection(self._connect)
            await self._reader.open()
            await self._reader.run(lambda connection: connection.execute("PRAGMA query_only = 1").close())
            self._keeper = Connection(self._connect)
            await self._keeper.open()
        except OSError as error:
            await self.close()
            raise errors.ReadOnly(f"{self._path}: {error}") from error
        except sqlite3.Error as error:
            await self.close()
            raise translated(error, self._path) from error
        except StoreError:
            await self.close()
            raise

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, timeout=BUSY, isolation_level=None, cached_statements=256)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA synchronous = {self._synchronous}")
        connection.execute("PRAGMA foreign_keys = 1")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        if self._path.stat().st_size <= CHECKED:
            self._look_for_damage(connection)
        migrate(connection, self._path, self._schema)
        connection.execute(f"PRAGMA busy_timeout = {round(BUSY * 1000)}")

    def _look_for_damage(self, connection: sqlite3.Connection) -> None:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise errors.Damaged(f"{self._path} is damaged: {found}")

    async def close(self) -> None:
        while self._flushing and self._writer is not None:
            await self._writer.run(lambda connection: None)
        if self._keeping is not None:
            await asyncio.wait({self._keeping})
        for connection in (self._reader, self._keeper, self._writer):
            if connection is not None:
                await connection.close()
        self._reader = self._keeper = self._writer = None

    async def new_match(self, row: rows.MatchRow, writes: Sequence[Write]) -> int:
        return await self._change(lambda connection: new_match(connection, row, writes))

    async def _change(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the writing connection, for changes that give something back."""
        try:
            return await _require_open(self._writer).run(function)
        except sqlite3.Error as error:
            raise translated(error, self._path) from error

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        _require_open(self._writer)
        waiting = _Waiting(match, writes, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if not self._flushing:
            self._flush()
        try:
            await waiting.done
        except asyncio.CancelledError:
            await self._settle(waiting)
            raise

    async def _settle(self, abandoned: _Waiting) -> None:
        """Nobody waits for a commit any more: it is either not begun, or finished before its caller goes on."""
        if any(waiting is abandoned for waiting in self._waiting):
            self._waiting = [waiting for waiting in self._waiting if waiting is not abandoned]
        else:
            await _require_open(self._writer).run(lambda connection: None)

    def _flush(self) -> None:
        """Hand the commits that wait to the writer, one group at a time."""
        self._flushing = bool(self._waiting)
        if self._waiting:
            group = self._next_group()
            _require_open(self._writer).submit(partial(self._write_group, group=group), partial(self._finish_group, group))

    def _finish_group(self, group: list[_Waiting], outcomes: list[StoreError | None] | None, trouble: BaseException | None) -> None:
        """Tell everybody of a group how it went, and go on with the next."""
        if outcomes is None:
            log.error("the writer failed", exc_info=trouble)
            outcomes = [StoreError(f"{self._path}: {trouble}")] * len(group)
        self._flush()
        self._checkpoint()
        for waiting, outcome in zip(group, outcomes, strict=True):
            if waiting.done.done():
                continue
            if outcome is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(outcome)

    def _checkpoint(self) -> None:
        """Now and then copy the log into the file, beside the commits. A failure is told; the log simply grows on."""
        self._since += 1
        if self._since < CHECKPOINT or self._keeper is None or (self._keeping is not None and not self._keeping.done()):
            return
        self._since = 0
        self._keeping = asyncio.ensure_future(self._keeper.run(_copy_log))
        self._keeping.add_done_callback(_log_failure)

    def _next_group(self) -> list[_Waiting]:
        """The oldest commits, at most one a match, because the order within one match matters."""
        group: dict[int, _Waiting] = {}
        later: list[_Waiting] = []
        for waiting in self._waiting:
            if waiting.match in group or len(group) == GROUP:
                later.append(waiting)
            else:
                group[waiting.match] = waiting
        self._waiting = later
        return list(group.values())

    def _write_group(self, connection: sqlite3.Connection, group: list[_Waiting]) -> list[StoreError | None]:
        try:
            run_transaction(connection, [write for waiting in group for write in waiting.writes])
            return [None] * len(group)
        except Exception as error:
            trouble = _trouble(error, self._path)
            if len(group) == 1 or isinstance(trouble, FOR_ALL):
                return [trouble] * len(group)
        return [outcome for waiting in group for outcome in self._write_group(connection, [waiting])]

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await _require_open(self._reader).run(function)
        except sqlite3.Error as error:
            raise translated(error, self._path) from error
        except OverflowError as error:
            raise StoreError(f"{self._path}: a number is too large") from error

    async def claim_timers(self, owner: str, now: float, until: float, limit: int) -> tuple[rows.TimerRow, ...]:
        def claim(connection: sqlite3.Connection) -> list[rows.TimerRow]:
            return [rows.TimerRow(*row) for row in connection.execute(CLAIM_TIMERS, (owner, now, until, limit)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda timer: timer.due))

    async def next_due(self) -> float | None:
        return await self._number(NEXT_DUE)

    async def beat(self, now: float) -> None:
        await self._change(
            lambda connection: connection.execute(
                "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)", (now,)
            ).close()
        )

    async def came_back(self, now: float, least: float) -> tuple[tuple[float, float], ...]:
        def come_back(connection: sqlite3.Connection) -> list[tuple[float, float]]:
            connection.execute("INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT DO NOTHING", (now,))
            connection.execute(
                "INSERT INTO downtime (since, until) SELECT at, ?1 FROM heartbeat WHERE ?1 - at >= ?2 "
                "ON CONFLICT (since) DO UPDATE SET until = max(until, excluded.until)",
                (now, least),
            )
            return connection.execute("SELECT since, until FROM downtime ORDER BY since").fetchall()

        return tuple(await self._change(come_back))

    async def claim_effects(self, match: int, owner: str, now: float, until: float) -> tuple[rows.EffectRow, ...]:
        def claim(connection: sqlite3.Connection) -> list[rows.EffectRow]:
            return [rows.EffectRow(*row) for row in connection.execute(CLAIM_EFFECTS, (match, owner, now, until)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda effect: effect.edition))

    async def effects_due(self, now: float, limit: int) -> tuple[int, ...]:
        found = await self._ids(EFFECTS_DUE, now, limit)
        return tuple(dict.fromkeys(found))

    async def next_effect(self) -> float | None:
        return await self._number("SELECT min(max(due, ifnull(lease_until, 0))) FROM outbox WHERE due IS NOT NULL")

    async def sweep(self, before: float) -> None:
        def sweep(connection: sqlite3.Connection) -> None:
            over = "SELECT id FROM match WHERE status IN ('finished', 'closed') AND changed_at < ?1"
            connection.execute(f"DELETE FROM notice WHERE at < ?1 AND match IN ({over})", (before,))
            connection.execute(f"DELETE FROM outbox WHERE due IS NULL AND match IN ({over})", (before,))

        await self._change(sweep)

    async def release(self, owner: str) -> None:
        def release(connection: sqlite3.Connection) -> None:
            for table in ("outbox", "timer"):
                connection.execute(f"UPDATE {table} SET owner = NULL, lease_until = NULL WHERE owner = ?", (owner,))

        await self._change(release)


def _require_open(connection: Connection | None) -> Connection:
    if connection is None:
        raise StoreError("the database is not open")
    return connection


def _copy_log(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def _log_failure(done: asyncio.Future[None]) -> None:
    trouble = done.exception()
    if trouble is not None:
        log.error("no checkpoint: %s", trouble)


def _trouble(error: Exception, path: Path) -> StoreError:
    if isinstance(error, StoreError):
        return error
    return translated(error, path) if isinstance(error, sqlite3.Error) else StoreError(f"{path}: {type(error).__name__}")
