"""A connection to a PostgreSQL server, made again after it was lost."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg import pq
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from store import errors
from store.link import Rows, WriteTransaction
from store.postgres.errors import not_connected
from store.postgres.text import postgres
from store.urls import place_words

PATIENCE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""Settings by which a server that does not answer counts as gone, in seconds (`tcp_user_timeout`: milliseconds). Those in the URL win."""

_BOUNDS = "SELECT set_config('lock_timeout', '5s', true), set_config('idle_in_transaction_session_timeout', '10s', true)"
"""How long a transaction waits for a row, and how long the server keeps an idle one open, such as that of a machine that lost its power.
Both are set in each transaction, because a pooler may give the session to another client."""

FORGOTTEN = 30 * 24 * 3600.0
"""Seconds after which the row that says what a killed process has written last is deleted."""

_COUNT = """
    INSERT INTO writing (writer, number, gave, at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, gave = excluded.gave, at = excluded.at"""
"""Stores, in the transaction itself, which one it was and which match it made: see `PostgresLink.is_stored`."""


class _Number(Int8Dumper):
    """Numbers, and booleans as 1 or 0: every such column of ours is a BIGINT."""

    def dump(self, obj: int) -> bytes:
        return str(int(obj)).encode()


def connect(url: str, prepared: bool) -> psycopg.Connection[tuple[Any, ...]]:
    """Return a connection that commits every statement by itself.

    Raises `StoreError`, whose text shows no password. Nothing is set for the session, because a pooler may give each transaction to another
    one. `prepared`, for servers without a pooler: statements are prepared.
    """
    passwords: tuple[str, ...] = ()
    try:
        own = conninfo_to_dict(url)
        passwords = tuple(str(own[name]) for name in ("password", "sslpassword") if own.get(name))
        defaults = {**PATIENCE, "application_name": "caravel", "client_encoding": "UTF8"}
        options: dict[str, Any] = {name: value for name, value in defaults.items() if name not in own}
        connection = psycopg.Connection.connect(
            url, autocommit=True, prepare_threshold=5 if prepared else None, cursor_factory=psycopg.RawCursor, **options
        )
    except (psycopg.Error, ValueError) as error:
        raise not_connected(error, place_words(url), passwords) from None
    kinds: tuple[tuple[type, type[Dumper]], ...] = ((int, _Number), (bool, _Number), (str, StrDumper))
    for kind, dumper in kinds:
        connection.adapters.register_dumper(kind, dumper)
    return connection


class PostgresLink:
    """A connection for one thread; a transaction does not wait for each answer."""

    single = False

    def __init__(self, url: str, prepared: bool = False, connect: Callable[[str, bool], psycopg.Connection[Any]] = connect) -> None:
        self._url, self._prepared, self._connect = url, prepared, connect
        self._raw: psycopg.Connection[Any] | None = None
        self._demands: list[tuple[psycopg.Cursor[Any], int]] | None = None  # in a transaction: how many rows each write has to touch
        self._writer = secrets.token_hex(8)  # the name of this link in the table `writing`
        self._number = 0  # of the newest transaction that is counted
        self._is_counting = False
        self._is_introduced = False

    @property
    def raw(self) -> psycopg.Connection[Any]:
        """The connection; made if there is none."""
        if self._raw is None:
            self._raw = self._connect(self._url, self._prepared)
        return self._raw

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        return self.raw.execute(postgres(sql), tuple(parameters) or None)

    def write(self, sql: str, rows: Sequence[Sequence[Any]], each: bool) -> None:
        cursor = self.raw.cursor()
        if len(rows) == 1:
            cursor.execute(postgres(sql), rows[0])
        else:
            cursor.executemany(postgres(sql), rows)
        if each:
            if self._demands is None:
                raise AssertionError("a write that has to touch every row needs a transaction")
            self._demands.append((cursor, len(rows)))

    @contextmanager
    def transaction(self, strict: bool = False) -> Iterator[WriteTransaction]:
        change = WriteTransaction()
        self._demands = []
        try:
            with self.raw.pipeline() as pipeline:
                self.raw.execute("BEGIN ISOLATION LEVEL SERIALIZABLE" if strict else "BEGIN")
                self.raw.execute(_BOUNDS)
                yield change
                if self._is_counting:
                    self.write(_COUNT, [(self._writer, self._number, change.new_match, time.time())], each=False)
                pipeline.sync()
                for cursor, count in self._demands:
                    if cursor.rowcount != count:
                        raise errors.Conflict("a row is not as it was read")
                self.raw.execute("COMMIT")
        except BaseException:
            self.recover()
            raise
        finally:
            self._demands = None

    @contextmanager
    def moment(self) -> Iterator[None]:
        try:
            with self.raw.pipeline():
                self.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield
                self.raw.execute("COMMIT")
        except BaseException:
            self.recover()
            raise

    def hold(self, match: int) -> None:
        self.execute("SELECT id FROM match WHERE id = ? FOR NO KEY UPDATE", (match,))

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Give the transaction of the block, which may be tried again, one number for `is_stored`."""
        self._number += 1
        self._is_counting = True
        try:
            yield
        finally:
            self._is_counting = False

    def introduce(self) -> None:
        """Make the row that says what this link has written; only this link changes it."""
        if not self._is_introduced:
            self.write("DELETE FROM writing WHERE at < ?", [(time.time() - FORGOTTEN,)], each=False)
            self.write("INSERT INTO writing (writer, number, at) VALUES (?, 0, ?)", [(self._writer, time.time())], each=False)
            self._is_introduced = True

    def is_stored(self) -> tuple[bool, int | None]:
        """Return whether the counted transaction is stored, and the id of the match that it made.

        This waits while the server is still at work on it.
        """
        sql = postgres("SELECT number, gave FROM writing WHERE writer = ? FOR UPDATE")
        with self.raw.transaction():
            row = self.raw.execute(sql, (self._writer,)).fetchone()
        if row is None:
            raise errors.Busy(f"{place_words(self._url)}: nobody knows whether the last change is stored")
        return row[0] == self._number, row[1]

    def recover(self) -> None:
        """End the transaction after an error, or drop a connection that is of no use any more."""
        raw = self._raw
        if raw is None:
            return
        with suppress(psycopg.Error):
            if not raw.closed and raw.info.transaction_status != pq.TransactionStatus.IDLE:
                raw.execute("ROLLBACK")
        if raw.closed or raw.info.transaction_status != pq.TransactionStatus.IDLE:
            self.drop()

    def drop(self) -> None:
        """Disconnect; the next statement connects again."""
        raw, self._raw = self._raw, None
        if raw is not None:
            with suppress(psycopg.Error):
                raw.close()

    def close(self) -> None:
        if self._is_introduced and self._raw is not None:
            with suppress(psycopg.Error):
                self.write("DELETE FROM writing WHERE writer = ?", [(self._writer,)], each=False)
        self.drop()
