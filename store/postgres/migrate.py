"""Brings the schema on a server up to date: numbered scripts in one transaction.

The row that holds the number is the lock: of several processes that start at once, one migrates and the others wait for it.
"""

from __future__ import annotations

import logging
from pathlib import Path

import psycopg

from store.migrate import WAIT, refuse_newer, scripts
from store.postgres.errors import Again
from store.postgres.link import PostgresLink

SCHEMA = Path(__file__).parent / "schema"
"""Scripts are named and numbered like SQLite's. The first one creates the schema as SQLite's script of the same number leaves it. Each
later one has a SQLite script with the same number."""

log = logging.getLogger(__name__)


def migrate(link: PostgresLink, place: str, folder: Path = SCHEMA) -> None:
    """Run the scripts that the database has not seen. If one fails, none changes anything."""
    steps = scripts(folder)
    newest = max(steps)
    if version(link) == newest:
        return
    raw = link.raw
    try:
        raw.execute("CREATE TABLE IF NOT EXISTS schema_version (id BIGINT PRIMARY KEY CHECK (id = 1), version BIGINT NOT NULL)")
    except (psycopg.errors.UniqueViolation, psycopg.errors.DuplicateTable, psycopg.errors.DuplicateObject) as error:
        raise Again(f"{place}: another process makes the tables at this very moment") from error
    raw.execute("INSERT INTO schema_version (id, version) VALUES (1, 0) ON CONFLICT DO NOTHING")
    with raw.transaction():
        raw.execute(f"SET LOCAL lock_timeout = '{WAIT}s'")
        row = raw.execute("SELECT version FROM schema_version WHERE id = 1 FOR UPDATE").fetchone()
        current = row[0] if row else 0
        refuse_newer(place, current, newest)
        if current == newest:
            return
        for number in sorted(number for number in steps if number > current):
            raw.execute(steps[number].read_text(encoding="utf-8"))
            log.info("schema %d", number)
        raw.execute("UPDATE schema_version SET version = $1 WHERE id = 1", (newest,))


def version(link: PostgresLink) -> int:
    """Return the schema's number, 0 if there is none."""
    exists = link.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()[0]
    if not exists:
        return 0
    row = link.execute("SELECT version FROM schema_version WHERE id = 1").fetchone()
    return row[0] if row else 0
