"""Writing rows: plain functions of a connection, run in its thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple, replace

from store import reads, rows
from store.errors import TooMany
from store.rows import Write
from store.statements import COUNT, NEW_MATCH, WRITES


def new_match(connection: sqlite3.Connection, row: rows.MatchRow, writes: Sequence[Write]) -> int:
    """Store a new table with what belongs to it; its id."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        match: int = connection.execute(NEW_MATCH, astuple(row)).fetchone()[0]
        _write(connection, [_of(match, write) for write in writes])
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise
    return match


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _of(match: int, write: Any) -> Write:
    """The write with the id of a match that was made just now."""
    changed: Write = write if isinstance(write, rows.AtMost) else replace(write, match=match)
    return changed


def run_transaction(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """All writes or none. A single one is a transaction by itself."""
    if len(writes) == 1 and not isinstance(writes[0], rows.AtMost):
        connection.execute(WRITES[type(writes[0])], astuple(writes[0]))
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        _write(connection, writes)
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise


def _write(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """The writes by kind, in the order of `WRITES`, then the limits."""
    by_kind: dict[type[Any], list[tuple[Any, ...]]] = {}
    limits: list[rows.AtMost] = []
    for write in writes:
        if isinstance(write, rows.AtMost):
            limits.append(write)
        else:
            kind = type(write)
            by_kind.setdefault(kind, []).append(astuple(write))
    for kind, sql in WRITES.items():
        if found := by_kind.get(kind):
            connection.executemany(sql, found)
    for limit in limits:
        sql = COUNT.format(column=limit.column, statuses=reads.some(limit.statuses))
        if connection.execute(sql, (limit.value, *limit.statuses)).fetchone()[0] > limit.most:
            raise TooMany(limit.what, limit.most)
