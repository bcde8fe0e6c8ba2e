"""Care for a database file, also while the bot runs: whole copies, and looking for damage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from store.connection import translated
from store.errors import Damaged, StoreError


def backup(source: Path, target: Path) -> str:
    """Copy the database, as it is at one moment, to a file that does not exist yet. Raises `StoreError`."""
    if target.exists():
        raise StoreError(f"{target} exists already; a backup never overwrites a file")
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(_open_for_reading(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        found = check(unfinished)
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return f"{target}: {found}"


def check(path: Path) -> str:
    """Look through the whole file; what is in it, in words. Raises `Damaged`."""
    with closing(_open_for_reading(path)) as connection:
        try:
            trouble = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            counts = connection.execute("SELECT status, count(*) FROM match GROUP BY status ORDER BY status").fetchall()
        except sqlite3.Error as error:
            raise translated(error, path) from error
    if trouble != "ok" or orphan is not None:
        raise Damaged(f"{path} is damaged: {trouble if trouble != 'ok' else f'a row of {orphan[0]} belongs to nothing'}")
    matches = ", ".join(f"{count} {status}" for status, count in counts) or "none"
    return f"schema {version}, matches: {matches}"


def _open_for_reading(path: Path) -> sqlite3.Connection:
    """The database for reading; it is never made."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
    except sqlite3.Error as error:
        raise translated(error, path) from error
