"""SQLite's link, and its errors as ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from store import errors
from store.errors import StoreError
from store.link import WriteTransaction

KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: errors.Busy,
    sqlite3.SQLITE_LOCKED: errors.Busy,
    sqlite3.SQLITE_CONSTRAINT: errors.Conflict,
    sqlite3.SQLITE_FULL: errors.Full,
    sqlite3.SQLITE_READONLY: errors.ReadOnly,
    sqlite3.SQLITE_CANTOPEN: errors.ReadOnly,
    sqlite3.SQLITE_CORRUPT: errors.Damaged,
    sqlite3.SQLITE_NOTADB: errors.Damaged,
}


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Return SQLite's error as one of ours; the low byte of its code is the kind.

    `path` is only named: a process that opens and closes a file loses every lock that it has on it, also SQLite's own
    (https://www.sqlite.org/howtocorrupt.html, 2.2).
    """
    code = getattr(error, "sqlite_errorcode", None)
    kind = StoreError if code is None else KINDS.get(code & 0xFF, StoreError)
    return kind(f"{path}: {error}")


class SqliteLink(sqlite3.Connection):
    """A connection to SQLite; it commits every statement by itself outside of `transaction`."""

    single = True

    def write(self, sql: str, rows: Sequence[Sequence[Any]], each: bool) -> None:
        touched = self.executemany(sql, rows).rowcount
        if each and touched != len(rows):
            raise errors.Conflict("a row is not as it was read")

    @contextmanager
    def transaction(self, strict: bool = False) -> Iterator[WriteTransaction]:
        """Run the block in a transaction. There is one writer, so `strict` changes nothing."""
        self.execute("BEGIN IMMEDIATE")
        try:
            yield WriteTransaction()
            self.execute("COMMIT")
        except BaseException:
            if self.in_transaction:
                self.execute("ROLLBACK")
            raise

    @contextmanager
    def moment(self) -> Iterator[None]:
        self.execute("BEGIN")
        try:
            yield
        finally:
            self.execute("COMMIT")

    def hold(self, match: int) -> None:
        """Do nothing: a writer is alone."""
