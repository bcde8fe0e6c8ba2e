"""Whole copies of a database on a server, by PostgreSQL's `pg_dump` and `pg_restore`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import SQL, Identifier

from store.errors import Busy, Damaged, Full, OtherSchema, StoreError
from store.files import Stopped, is_dump, make_whole, never
from store.migrate import scripts
from store.personal import COLUMNS
from store.postgres.errors import server_error
from store.postgres.link import PostgresLink
from store.postgres.migrate import SCHEMA, version
from store.urls import place_words

LOOK = 0.1
"""Seconds between two looks: whether a copy is still wanted, or whether others are still connected."""

LOOKS = 5
"""How often it is looked before a database counts as in use. A server notices a moment late that a bot was stopped."""

OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""
"""Counts the other connections."""


def backup(url: str, target: Path, is_stopped: Callable[[], bool] = never) -> str:
    """Copy the database, as it is at one moment, to a file that does not exist yet.

    Returns its content in words. Raises `StoreError`.
    """
    if target.exists():
        raise StoreError(f"{target} exists already; a backup never overwrites a file")
    with make_whole(target) as unfinished:
        _run("pg_dump", ["--format=custom", "--no-owner", f"--file={unfinished}"], url, is_stopped)
        content = check(unfinished, is_stopped)
    return f"{target}: {content}"


def check(path: Path, is_stopped: Callable[[], bool] = never) -> str:
    """Return in words how many tables a copy has, and its size. Raises `StoreError`."""
    tables = _run("pg_restore", ["--list", str(path)], None, is_stopped).count(" TABLE DATA ")
    if not tables:
        raise Damaged(f"{path} has no tables in it")
    return f"{tables} tables, {path.stat().st_size // 1024} KB"


def restore(source: Path, url: str) -> str:
    """Put a backup in the place of the database's content, and keep that in a file beside it.

    Returns what happened, in words. Raises `StoreError`, and then nothing has changed.
    """
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    if not is_dump(source):
        raise StoreError(f"{source} is no backup of a PostgreSQL server; what a database file holds comes to one by `python -m store copy`")
    former = None
    tables = _tables_in(source)
    if refuse_while_used(url):
        former = source.with_name(f"{source.stem}.replaced-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}.dump")
        backup(url, former)
    # Tables of this program that the backup is too old to have. Their foreign keys would keep pg_restore from dropping the tables that it
    # replaces, so they go first. The tables follow; the scripts of the schema make them again at the next start.
    unknown_to_backup = sorted(set(COLUMNS) - tables)
    foreign_keys = _drop_foreign_keys(url, unknown_to_backup)
    try:
        _run("pg_restore", ["--clean", "--if-exists", "--no-owner", "--exit-on-error", "--single-transaction", str(source)], url)
    except BaseException:
        _add_foreign_keys(url, foreign_keys)
        raise
    with closing(PostgresLink(url)) as link:
        with link.raw.transaction():
            for table in unknown_to_backup:
                link.raw.execute(SQL("DROP TABLE IF EXISTS {} CASCADE").format(Identifier(table)))
        number = version(link)
    return f"{place_words(url)}: schema {number}" + ("" if former is None else f"\nwhat was there before is {former}")


def _drop_foreign_keys(url: str, tables: Sequence[str]) -> list[tuple[str, str, LiteralString]]:
    """Drop the foreign keys of tables; return table, name and definition of each."""
    sql = (
        "SELECT relname, conname, pg_get_constraintdef(pg_constraint.oid) FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid "
        "WHERE contype = 'f' AND relname = ANY($1)"
    )
    with closing(PostgresLink(url)) as link, link.raw.transaction():
        foreign_keys: list[tuple[str, str, LiteralString]] = link.raw.execute(sql, (list(tables),)).fetchall()
        for table, name, _ in foreign_keys:
            link.raw.execute(SQL("ALTER TABLE {} DROP CONSTRAINT {}").format(Identifier(table), Identifier(name)))
    return foreign_keys


def _add_foreign_keys(url: str, foreign_keys: Sequence[tuple[str, str, LiteralString]]) -> None:
    """Make foreign keys again that were dropped, because no table was replaced."""
    with closing(PostgresLink(url)) as link, link.raw.transaction():
        for table, name, definition in foreign_keys:
            command = SQL("ALTER TABLE {} ADD CONSTRAINT {} {}").format(Identifier(table), Identifier(name), SQL(definition))
            link.raw.execute(command)


def _tables_in(source: Path) -> set[str]:
    """Return the tables in a backup.

    Raises `StoreError` for one that another program made, `OtherSchema` for one of a newer schema.
    """
    listed = _run("pg_restore", ["--list", str(source)], None)
    tables = set(re.findall(r"^\d+; \d+ \d+ TABLE \S+ (\S+) ", listed, re.MULTILINE))
    if not {"match", "entry", "schema_version"} <= tables:
        raise StoreError(f"{source} is no backup of matches")
    rows = _run("pg_restore", ["--data-only", "--table=schema_version", "--file=-", str(source)], None)
    number = re.search(r"^1\t(\d+)$", rows, re.MULTILINE)
    newest = max(scripts(SCHEMA))
    if number is None:
        raise Damaged(f"{source} does not say which schema it has")
    if int(number[1]) > newest:
        raise OtherSchema(f"{source} has schema {number[1]}, this program knows {newest}: install the newer program")
    return tables


def refuse_while_used(url: str) -> int:
    """Return the schema's number, 0 without tables. Raises `Busy` if others are connected."""
    place = place_words(url)
    with closing(PostgresLink(url)) as link:
        try:
            for _ in range(LOOKS):
                others = link.execute(OTHERS).fetchone()[0]
                if not others:
                    break
                time.sleep(LOOK)
            number = version(link)
        except psycopg.Error as error:
            raise server_error(error, place) from error
    if others:
        raise Busy(f"{place} is in use: stop the bot first ({others} connections)")
    return number


def _run(program: str, arguments: Sequence[str], url: str | None, is_stopped: Callable[[], bool] = never) -> str:
    """Run a program and return its output; a password is passed in its environment."""
    path = shutil.which(program)
    if path is None:
        raise StoreError(f"there is no {program} here; install PostgreSQL's client programs (postgresql-client on Debian)")
    environment, command = dict(os.environ), [path, *arguments]
    if url is not None:
        parameters = {key: str(value) for key, value in conninfo_to_dict(url).items() if value is not None}
        password = parameters.pop("password", None)
        command.append(f"--dbname={make_conninfo(**parameters)}")
        if password is not None:
            environment["PGPASSWORD"] = password
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL) as process:
        while True:
            if is_stopped():
                process.kill()
                process.communicate()
                raise Stopped(f"{program} was stopped")
            try:
                printed, _ = process.communicate(timeout=LOOK)
                break
            except subprocess.TimeoutExpired:
                continue
    text = printed.decode(errors="replace")
    if process.returncode:
        words = " ".join(text.split())[:500]
        kind = Full if "No space left" in text else StoreError
        raise kind(f"{program}: {words}")
    return text
