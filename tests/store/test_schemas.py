"""The schemas of SQLite and PostgreSQL are the same, and their steps only add."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from store.errors import OtherSchema
from store.migrate import SCHEMA, scripts
from store.places import store_at
from store.postgres import migrate
from tests.databases import server

ALONE = {"schema_version", "writing"}
"""Tables that only PostgreSQL has: SQLite keeps the number of the schema in the head of the file, and loses no connections."""

FIRST_TOGETHER = 10
"""The last step that may do more than add: later ones are made while older processes run."""

KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}

COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable = 'NO', split_part(column_default, '::', 1)
    FROM information_schema.columns WHERE table_schema = 'public'"""
KEYS = """
    SELECT class.relname, key.relname, indisprimary, indisunique, indpred IS NOT NULL,
        ARRAY(SELECT attname::text FROM unnest(indkey) WITH ORDINALITY AS part (number, place)
            JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number ORDER BY place)
    FROM pg_index JOIN pg_class AS class ON class.oid = indrelid JOIN pg_class AS key ON key.oid = indexrelid
    WHERE class.relnamespace = 'public'::regnamespace"""
BOUNDS = "SELECT conrelid::regclass::text, contype::text, confdeltype::text FROM pg_constraint WHERE connamespace = 'public'::regnamespace"


def of_sqlite(path: Path) -> dict[str, Any]:
    """Return the tables of a file with columns, keys, indexes, references and the number of checks."""
    schema: dict[str, Any] = {}
    with sqlite3.connect(path) as database:
        tables = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'").fetchall()
        for table, sql in tables:
            columns = database.execute(f"PRAGMA table_info({table})").fetchall()
            keys = database.execute(f"PRAGMA index_list({table})").fetchall()
            schema[table] = {
                "columns": {name: (KINDS[kind], bool(needed or key), default) for _, name, kind, needed, default, key in columns},
                "key": [name for _, name, *_, key in sorted(columns, key=lambda column: column[5]) if key],
                "indexes": {
                    name: (bool(unique), bool(part), [row[2] for row in database.execute(f"PRAGMA index_info({name})")])
                    for _, name, unique, origin, part in keys
                    if origin == "c"
                },
                "references": [row[6] for row in database.execute(f"PRAGMA foreign_key_list({table})")],
                "checks": sql.count("CHECK ("),
            }
    database.close()
    return schema


def of_postgres(url: str) -> dict[str, Any]:
    """Return the same of a server."""
    schema: dict[str, Any] = {}
    with psycopg.connect(url) as database:
        for table, name, kind, needed, default in database.execute(COLUMNS):
            empty = {"columns": {}, "key": [], "indexes": {}, "references": [], "checks": 0}
            schema.setdefault(table, empty)["columns"][name] = (kind, needed, default)
        for table, name, is_key, unique, part, columns in database.execute(KEYS):
            if is_key:
                schema[table]["key"] = columns
            else:
                schema[table]["indexes"][name] = (unique, part, columns)
        for table, kind, on_delete in database.execute(BOUNDS):
            if kind == "f":
                schema[table]["references"].append({"c": "CASCADE"}.get(on_delete, on_delete))
            schema[table]["checks"] += kind == "c"
    return {table: parts for table, parts in schema.items() if table not in ALONE}


@pytest.fixture
def url() -> Iterator[str]:
    name = server().fresh()
    yield server().url(name)
    server().forget(name)


async def test_both_schemas_have_the_same_tables_columns_and_keys(tmp_path: Path, url: str) -> None:
    for where in (tmp_path / "caravel.db", url):
        store = store_at(where, readers=1, writers=1)
        await store.open()
        await store.close()
    one, other = of_sqlite(tmp_path / "caravel.db"), of_postgres(url)
    assert set(one) == set(other)
    for table, parts in one.items():
        assert parts == other[table], table


def test_both_schemas_have_the_same_number() -> None:
    ours, theirs = scripts(SCHEMA), scripts(migrate.SCHEMA)
    assert max(ours) == max(theirs)
    newer = {number: path.name for number, path in theirs.items() if number > min(theirs)}
    assert newer == {number: ours[number].name for number in newer}, "a step has the same number and name in both"


ADDS = re.compile(r"CREATE (TABLE|INDEX) |ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))|UPDATE ")
"""How a statement begins that leaves an older program able to go on: a column that it does not know is null or has a default."""


@pytest.mark.parametrize("folder", [SCHEMA, migrate.SCHEMA], ids=["sqlite", "postgresql"])
def test_steps_of_the_schema_only_add(folder: Path) -> None:
    for number, path in scripts(folder).items():
        text = re.sub("--.*", "", path.read_text(encoding="utf-8"))
        wrong = [statement for word in text.split(";") if (statement := " ".join(word.split())) and not ADDS.match(statement)]
        assert number <= FIRST_TOGETHER or not wrong, path.name


async def test_a_server_with_a_newer_schema_is_refused(url: str) -> None:
    store = store_at(url, readers=1, writers=1)
    await store.open()
    await store.close()
    with psycopg.connect(url) as database:
        database.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(OtherSchema, match="schema 999"):
        await store_at(url, readers=1, writers=1).open()
