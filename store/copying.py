"""Copies everything from one database to another, of the same kind or not, and proves it.

The source is read as it is at one moment; the target is written in one transaction. Then both are compared by a digest for each table: the
sum of the hashes of its rows, which needs no order.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from store.connection import SqliteLink, store_error
from store.errors import Damaged, OtherSchema, StoreError
from store.files import new_file, refuse_dump
from store.migrate import SCHEMA, migrate, refuse_newer, scripts
from store.sqlite import keep_log
from store.urls import is_url, place_words

if TYPE_CHECKING:
    from store.postgres.side import ServerSide

NUMBERED = ("match", "notice")
"""Tables whose ids the database gives; no id is given twice, also after its row was deleted."""

Row: TypeAlias = tuple[Any, ...]

Side: TypeAlias = "FileSide | ServerSide"
"""A database that is copied from or to."""


class FileSide:
    """A SQLite file. With `is_new` a missing one is made, and deleted if nothing is copied."""

    is_server = False

    def __init__(self, path: Path, is_new: bool = False) -> None:
        if not is_new and not path.is_file():
            raise StoreError(f"there is no file {path}")
        refuse_dump(path)
        self.place = str(path)
        self._path = path
        self._is_unused = not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        if self._is_unused:
            new_file(path)
        self._link = sqlite3.connect(path, timeout=10, isolation_level=None, factory=SqliteLink)
        self.moment = self._link.moment

    def version(self) -> int:
        """Return the number of the schema, 0 if there is none."""
        try:
            number: int = self._link.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.Error as error:
            raise store_error(error, self._path) from error
        return number

    def prepare(self) -> None:
        """Make the newest schema."""
        keep_log(self._link)
        migrate(self._link, self._path)

    def tables(self) -> dict[str, list[str]]:
        """Return the tables with their columns."""
        names = self._link.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'").fetchall()
        return {name: [row[1] for row in self._link.execute(f"PRAGMA table_info({name})")] for (name,) in names}

    def rows(self, table: str, columns: Sequence[str]) -> Iterable[Row]:
        """Return all rows of a table, in any order."""
        return self._link.execute(f"SELECT {_list_names(columns)} FROM {table}")

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Add rows to a table."""
        marks = ", ".join("?" * len(columns))
        self._link.executemany(f"INSERT INTO {table} ({_list_names(columns)}) VALUES ({marks})", rows)

    def last(self, table: str) -> int:
        """Return the last id that was given in a table."""
        row = self._link.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return row[0] if row else 0

    def go_on(self, table: str, last: int) -> None:
        """Let the next id that is given in a table follow `last`."""
        self._link.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self._link.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self._link.transaction():
            yield
        self._is_unused = False

    def close(self) -> None:
        self._link.close()
        if self._is_unused:
            for end in ("", "-wal", "-shm"):
                self._path.with_name(self._path.name + end).unlink(missing_ok=True)


def copy(old: str, new: str, tell: Callable[[str], object]) -> None:
    """Copy everything to a database that is empty.

    `tell` gets a line for each table. Raises `StoreError`, and then nothing is written.
    """
    are_files = not is_url(old) and not is_url(new)
    if old == new or (are_files and Path(old).resolve() == Path(new).resolve()):
        raise StoreError("both are the same database")
    source = _side(old)
    try:
        _require_newest(source)
        target = _side(new, is_new=True)
        try:
            target.prepare()
            with source.moment(), target.transaction():
                _copy(source, target, tell)
        finally:
            target.close()
    except sqlite3.Error as error:  # of two files probably the new one: nothing is written to the old one
        raise store_error(error, Path(old if is_url(new) else new)) from error
    except Exception as error:
        raise _as_store_error(error, old if is_url(old) else new) from error
    finally:
        source.close()


def _side(where: str, is_new: bool = False) -> Side:
    """Return the database at a place; `is_new`: a missing file is made."""
    if is_url(where):
        from store.postgres.side import ServerSide

        return ServerSide(where)
    return FileSide(Path(where), is_new)


def _as_store_error(error: Exception, where: str) -> StoreError:
    """Return any error of copying as one of ours."""
    if isinstance(error, StoreError):
        return error
    if not is_url(where):
        return StoreError(f"{where}: {error}")
    from store.postgres.errors import server_error

    return server_error(error, place_words(where))


def _require_newest(source: Side) -> None:
    """Raise `StoreError` for a database that is empty or has another schema than this program."""
    newest, version = max(scripts(SCHEMA)), source.version()
    if version == 0:
        raise StoreError(f"{source.place} is no database of matches")
    refuse_newer(source.place, version, newest)
    if version < newest:
        raise OtherSchema(f"{source.place} has schema {version}, this program's is {newest}: start the bot on it once, and stop it again")


def _copy(source: Side, target: Side, tell: Callable[[str], object]) -> None:
    """Copy all tables and compare them. Raises `StoreError` if a target has rows or differs."""
    tables = {table: sorted(columns) for table, columns in source.tables().items()}
    if tables != {table: sorted(columns) for table, columns in target.tables().items()}:
        raise Damaged(f"{source.place} and {target.place} have different tables")
    for table, columns in tables.items():
        if next(iter(target.rows(table, columns)), None) is not None:
            raise StoreError(f"{target.place} is not empty: there are rows in {table}")
    for table in sorted(tables, key=lambda table: (table != "match", table)):  # what belongs to a match comes after it
        columns = tables[table]
        before = Digest()
        target.add(table, columns, before.through(table, columns, source.rows(table, columns), is_for_server=target.is_server))
        after = Digest()
        for _ in after.through(table, columns, target.rows(table, columns)):
            pass
        tell(f"{table:<15} {before.count:>9} rows  {before}  {'=' if before == after else '#'}  {after}")
        if before != after:
            raise Damaged(f"{target.place} does not hold what {source.place} does: {table} differs")
    for table in NUMBERED:
        target.go_on(table, source.last(table))


class Digest:
    """A table's content without its order: the number of rows and the sum of their hashes."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0

    def __str__(self) -> str:
        """Return the beginning of the sum, for people."""
        return f"{self._sum % 2**256:064x}"[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self.count, self._sum) == (other.count, other._sum)

    def through(self, table: str, columns: Sequence[str], rows: Iterable[Row], is_for_server: bool = False) -> Iterator[Row]:
        """Yield the rows and take them into the digest.

        Rows that are for a server may hold no text that it cannot store; else this raises `StoreError`.
        """
        for row in rows:
            self.count += 1
            self._sum += int.from_bytes(sha256(repr(tuple(row)).encode()).digest())
            if is_for_server and any(isinstance(value, str) and "\0" in value for value in row):
                numbers = {name: value for name, value in zip(columns, row, strict=True) if isinstance(value, int)}
                raise StoreError(f"a text of {table} holds the character NUL, which PostgreSQL cannot store: {numbers}")
            yield row


def _list_names(columns: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)
