"""Care for a database file from the command line; also while the bot runs.

python -m store backup SOURCE TARGET    a whole copy through SQLite
python -m store check FILE              look for damage and count the matches; exit status 1 when damaged
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Sequence
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
        with closing(_opened(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        found = check(unfinished)
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return f"{target}: {found}"


def check(path: Path) -> str:
    """Look through the whole file; what is in it, in words. Raises `Damaged`."""
    with closing(_opened(path)) as connection:
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


def _opened(path: Path) -> sqlite3.Connection:
    """The database for reading; it is never made."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
    except sqlite3.Error as error:
        raise translated(error, path) from error


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m store", description="Back up and check a database of matches.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    copying = verbs.add_parser("backup", help="a whole copy, also while the bot runs")
    copying.add_argument("source", type=Path)
    copying.add_argument("target", type=Path)
    checking = verbs.add_parser("check", help="look for damage and count the matches")
    checking.add_argument("file", type=Path)
    asked = parser.parse_args(arguments)
    try:
        print(backup(asked.source, asked.target) if asked.verb == "backup" else f"{asked.file}: {check(asked.file)}")
    except sqlite3.Error as error:
        print(translated(error, asked.source), file=sys.stderr)
        return 1
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
