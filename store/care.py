"""Backup, check and restore of a database file, also while the bot runs."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from store.connection import store_error
from store.errors import Busy, Damaged, Full, ReadOnly, StoreError
from store.files import Stopped, make_whole, never, refuse_dump, sync
from store.migrate import SCHEMA, refuse_newer, scripts

STEP = 1024
"""Pages (4 MB in all) that are copied at once. Between two such steps a copy can be stopped."""

BREATH = 0.005
"""Seconds between two steps, so that others can use the disk as well."""

SPARE = 64 * 1024 * 1024
"""Bytes that a copy leaves free on the disk: a full one would stop the bot."""

LOCKED_AT = 0x40000001
"""The first byte that SQLite locks in a file while it is open in WAL mode (https://www.sqlite.org/lockingv3.html: reserved and shared)."""

LOCKED = 511
"""How many bytes SQLite locks from `LOCKED_AT` on."""

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
"""The errors of the system for a full disk and a full quota."""


def backup(source: Path, target: Path, is_stopped: Callable[[], bool] = never) -> str:
    """Copy the database, as it is at one moment, to a file that does not exist yet.

    Returns its content in words. Raises `StoreError`. The copy has its name only once it is whole and checked.
    """
    if target.exists():
        raise StoreError(f"{target} exists already; a backup never overwrites a file")
    with closing(_open_for_reading(source)) as connection:
        return copy(connection, source, target, is_stopped)


def copy(connection: sqlite3.Connection, source: Path, target: Path, is_stopped: Callable[[], bool] = never) -> str:
    """Copy the open database of a connection, whatever file is at `source`; see `backup`."""
    try:
        with make_whole(target) as unfinished:
            _copy(connection, source, unfinished, is_stopped)
            content = check(unfinished, is_stopped, is_strict=False)
    except OSError as error:
        kind = Full if error.errno in NO_ROOM else ReadOnly
        raise kind(f"{target}: {error.strerror}") from error
    return f"{target}: {content}"


def _copy(connection: sqlite3.Connection, source: Path, target: Path, is_stopped: Callable[[], bool]) -> None:
    """Copy all pages as they are at one moment: a read that goes on while others write."""

    def go_on(status: int, remaining: int, total: int) -> None:
        if is_stopped():
            raise Stopped(f"the copy of {source} was stopped")
        if remaining:
            time.sleep(BREATH)

    try:
        connection.isolation_level = None
        connection.execute("BEGIN")
        pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
        needed, free = pages * size + SPARE, shutil.disk_usage(target.parent).free
        if free < needed:
            raise Full(f"a copy of {source} needs {needed // 2**20} MB, but only {free // 2**20} MB are free in {target.parent}")
        with closing(sqlite3.connect(target, isolation_level=None)) as copied:
            copied.execute("PRAGMA synchronous = OFF")  # a part of a copy is worth nothing, and `make_whole` syncs the whole
            connection.backup(copied, pages=STEP, progress=go_on)
            copied.execute("PRAGMA journal_mode = DELETE")  # one file that can be read without a log beside it
    except sqlite3.Error as error:
        raise store_error(error, source) from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def check(path: Path, is_stopped: Callable[[], bool] = never, is_strict: bool = True) -> str:
    """Check the whole file for damage and return its content in words.

    Raises `OtherSchema` for a file that a newer program has written, and `Damaged` for a damaged one. If `is_strict`, a row that belongs to
    a row which does not exist counts as damage. Backups are not strict, because such a file has to be saved too.
    """
    with closing(_open_for_reading(path)) as connection:
        connection.set_progress_handler(lambda: int(is_stopped()), 100_000)
        try:
            trouble = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            refuse_newer(path, version, max(scripts(SCHEMA)))
            counts = connection.execute("SELECT status, count(*) FROM match GROUP BY status ORDER BY status").fetchall()
        except sqlite3.Error as error:
            if is_stopped():
                raise Stopped(f"the look at {path} was stopped") from error
            raise store_error(error, path) from error
    if trouble != "ok":
        raise Damaged(f"{path} is damaged: {trouble}")
    if is_strict and orphan is not None:
        raise Damaged(f"{path} is damaged: a row of {orphan[0]} belongs to nothing")
    matches = ", ".join(f"{count} {status}" for status, count in counts) or "none"
    return f"schema {version}, matches: {matches}"


def try_to_write(path: Path) -> None:
    """Begin a write and give it up. Raises `StoreError`, `Busy` while somebody else writes."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=0.2, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise store_error(error, path) from error


def restore(source: Path, database: Path) -> str:
    """Put a backup in the place of the database, and keep what was there beside it.

    Returns what happened, in words. Raises `StoreError`, and then the database is as it was.
    """
    if source.resolve() == database.resolve():
        raise StoreError(f"{source} is the database itself")
    refuse_dump(source)
    content = check(source, is_strict=False)
    unfinished = database.with_name(f"{database.name}.restored")
    unfinished.unlink(missing_ok=True)
    with keep_closed(database):
        try:
            backup(source, unfinished)
            former = _keep(database) if database.exists() else None
            if former is not None:
                _hand_over(unfinished, former)
            for suffix in ("-wal", "-shm"):  # before the file: a log that is not its own would be read into it
                database.with_name(database.name + suffix).unlink(missing_ok=True)
            unfinished.replace(database)
            sync(database.parent)
        finally:
            unfinished.unlink(missing_ok=True)
    return f"{database}: {content}" + ("" if former is None else f"\nwhat was there before is {former}")


def _keep(database: Path) -> Path:
    """Give the file and its log second names (links if possible), and return the file's."""
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    second = database.with_name(f"{database.stem}.replaced-{stamp}{database.suffix}")
    if second.exists():
        raise StoreError(f"{second} exists already; wait a second")
    for suffix in ("-wal", ""):
        part = database.with_name(database.name + suffix)
        if part.exists() and (not suffix or part.stat().st_size):
            try:
                os.link(part, second.with_name(second.name + suffix))
            except OSError:  # a file system without links
                shutil.copy2(part, second.with_name(second.name + suffix))
    return second


def _hand_over(path: Path, like: Path) -> None:
    """Give a file the mode and the owner of `like`, because root may have made the file."""
    status = like.stat()
    path.chmod(stat.S_IMODE(status.st_mode))
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(path, status.st_uid, status.st_gid)


@contextmanager
def keep_closed(database: Path) -> Iterator[None]:
    """Keep everybody from opening the database while the block runs. Raises `Busy`.

    SQLite locks some bytes of a file while it is open in WAL mode, and so does this. It also works for a damaged file.
    """
    if sys.platform == "win32" or not database.exists():
        yield
        return
    import fcntl  # there is none on Windows

    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, LOCKED, LOCKED_AT)
        except OSError as error:
            raise Busy(f"{database} is in use: stop the bot first") from error
        yield


def _open_for_reading(path: Path) -> sqlite3.Connection:
    """Open the database for reading. Raises `StoreError` if there is no file."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
    except sqlite3.Error as error:
        raise store_error(error, path) from error
