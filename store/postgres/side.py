"""A server's database that is copied from or to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from psycopg.sql import SQL, Identifier

from store.postgres.care import tables
from store.postgres.link import PostgresLink
from store.postgres.migrate import migrate, version
from store.urls import place_words

ALONE = {"schema_version", "writing"}
"""Tables that only a server has; they hold nothing about matches, and are not copied."""

BATCH = 1000
"""The most rows that are in memory at once."""


class ServerSide:
    """A database on a PostgreSQL server; an empty one has to exist."""

    is_server = True

    def __init__(self, url: str) -> None:
        self.place = place_words(url)
        self._link = PostgresLink(url)
        self._link.execute("SELECT 1")

    def version(self) -> int:
        return version(self._link)

    def prepare(self) -> None:
        migrate(self._link, self.place)

    def tables(self) -> dict[str, list[str]]:
        sql = "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped"
        return {
            table: [row[0] for row in self._link.execute(sql, (table,)).fetchall()] for table in tables(self._link) if table not in ALONE
        }

    def rows(self, table: str, columns: Sequence[str]) -> Iterable[tuple[Any, ...]]:
        raw = self._link.raw
        raw.execute(SQL("DECLARE copied CURSOR FOR SELECT {} FROM {}").format(_list_names(columns), Identifier(table)))
        try:
            while batch := raw.execute(f"FETCH {BATCH} FROM copied").fetchall():
                yield from batch
        finally:
            raw.execute("CLOSE copied")

    def add(self, table: str, columns: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
        into = SQL("COPY {} ({}) FROM STDIN").format(Identifier(table), _list_names(columns))
        with self._link.raw.cursor().copy(into) as copied:
            for row in rows:
                copied.write_row(row)

    def last(self, table: str) -> int:
        sql = SQL("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {}").format(Identifier(f"{table}_id_seq"))
        return cast("int", self._link.raw.execute(sql).fetchone()[0])  # type: ignore[index]

    def go_on(self, table: str, last: int) -> None:
        if last:
            self._link.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, last))

    @contextmanager
    def moment(self) -> Iterator[None]:
        self._link.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self._link.raw.execute("ROLLBACK")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self._link.raw.transaction():
            yield

    def close(self) -> None:
        self._link.close()


def _list_names(columns: Sequence[str]) -> Any:
    return SQL(", ").join(Identifier(name) for name in columns)
