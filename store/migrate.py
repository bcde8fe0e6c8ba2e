"""Brings a file's schema up to date: numbered scripts in one transaction, after a copy.

The transaction is the lock: of several processes that start at once, one migrates and the others wait for it.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from store.errors import OtherSchema

SCHEMA = Path(__file__).parent / "schema"
"""Scripts are called `V<number>__<words>.sql` and numbered without gaps, here from 1."""

WAIT = 120
"""Seconds to wait for another process that migrates."""

log = logging.getLogger(__name__)


def scripts(folder: Path) -> dict[int, Path]:
    """Return the scripts by number. Raises `OtherSchema` if one is missing or double."""
    paths = {int(match[1]): path for path in folder.glob("V*__*.sql") if (match := re.match(r"V(\d+)__", path.name))}
    numbers = sorted(paths)
    if numbers != list(range(numbers[0], numbers[0] + len(paths))) or len(paths) != len(list(folder.glob("*.sql"))):
        raise OtherSchema(f"the migration scripts in {folder} are not numbered without gaps")
    return {number: paths[number] for number in numbers}


def migrate(connection: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> None:
    """Run the scripts that the database has not seen. If one fails, none changes anything."""
    steps = scripts(folder)
    newest = max(steps)
    if _version(connection) == newest:
        return
    connection.execute(f"PRAGMA busy_timeout = {WAIT * 1000}")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)
        refuse_newer(path, version, newest)
        if 0 < version < newest:
            back_up(path, version)
        for number in range(version + 1, newest + 1):
            for statement in statements(steps[number].read_text(encoding="utf-8")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            log.info("schema %d", number)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def refuse_newer(place: Path | str, version: int, newest: int) -> None:
    """Raise `OtherSchema` for a database that a newer program has written."""
    if version > newest:
        raise OtherSchema(f"{place} has schema {version}, this program knows {newest}: install the newer program")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script; a trigger is one statement."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def back_up(path: Path, version: int) -> Path:
    """Copy the whole database to a file beside it, named after schema `version`."""
    copy = path.with_name(f"{path.stem}.schema-{version}.backup{path.suffix}")
    unfinished = copy.with_name(f"{copy.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("VACUUM INTO ?", (str(unfinished),))
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)
    log.info("backup copy %s", copy.name)
    return copy
