"""Bring a database's schema up to date: numbered scripts, each in a transaction, after a backup copy."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from store.errors import Outdated

SCHEMA = Path(__file__).parent / "schema"
"""Scripts are called `V<number>__<words>.sql` and numbered from 1 without gaps."""

log = logging.getLogger(__name__)


def scripts(folder: Path) -> tuple[Path, ...]:
    """The migration scripts in order; raises `Outdated` when a number is missing or double."""
    found = {int(match[1]): path for path in folder.glob("V*__*.sql") if (match := re.match(r"V(\d+)__", path.name))}
    if sorted(found) != list(range(1, len(found) + 1)) or len(found) != len(list(folder.glob("*.sql"))):
        raise Outdated(f"the migration scripts in {folder} are not numbered 1 to {len(found)}")
    return tuple(found[number] for number in sorted(found))


def migrate(connection: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> None:
    """Run the scripts that the database has not seen. A failing script changes nothing."""
    steps = scripts(folder)
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise Outdated(f"{path} has schema {version}, this program knows {len(steps)}: install the newer program")
    if 0 < version < len(steps):
        backed_up(connection, path, version)
    for number, step in enumerate(steps, 1):
        stepped(connection, number, step.read_text(encoding="utf-8"))


def stepped(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Run one script in one transaction, unless this or another process has done so already."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] < number:
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            log.info("schema %d", number)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """The statements of a script, triggers whole."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def backed_up(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """A whole copy of the database beside it, as it was at schema `version`."""
    copy = path.with_name(f"{path.stem}.schema-{version}.backup{path.suffix}")
    copy.unlink(missing_ok=True)
    connection.execute("VACUUM INTO ?", (str(copy),))
    log.info("backup copy %s", copy.name)
    return copy
