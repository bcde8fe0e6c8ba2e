"""Fills a database quickly: a few matches are played, the rest are copies of their rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from bench.shared import random_move, table_in_turn
from play.host import Host
from play.time.clock import Delays
from play.values.types import Person, Place
from store.places import store_at

TEMPLATES = 48
"""Matches that are really played; all others are copies of them."""

PEOPLE = 1_000_000
"""The ids of the people in one copy of a match are greater by this number than in the copy before."""

BEFORE = 8
"""Moves made in each played match."""

SERVERS = 97
"""Servers to which the matches belong in turn."""

NOT_COPIED = ("ping", "notice")
"""Tables with a column `match` whose rows are not copied, because the match is not their key."""

COLUMNS = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position"
"""PostgreSQL's query for the columns of all tables."""


async def fill_database(where: str | Path, running: int, finished: int = 0) -> None:
    """Fill an empty database: `running` matches from id 1 on, then `finished` ones.

    `where`: the URL of a PostgreSQL database, or the path of a file of SQLite.
    """
    host = Host(store_at(where), rng=Random(1), delays=Delays(bot=1.0, automatic=1.0))
    await host.open(ticking=False)
    for at in range(TEMPLATES):
        await _begin_template(host, at)
    await host.close()
    matches = running + finished
    with connect(where) as connection:
        tables = _tables(connection, where)
        for copy in range(1, -(-matches // TEMPLATES)):
            _copy_templates(connection, tables, copy)
        connection.execute(f"DELETE FROM match WHERE id > {matches}")
        connection.execute(f"UPDATE match SET guild = ((1000 + id % {SERVERS}) << 22)")
        connection.execute(f"UPDATE match SET status = 'finished', to_act = '[]' WHERE id > {running}")
        connection.execute(f"DELETE FROM timer WHERE match > {running}")
        connection.execute("DELETE FROM outbox")
        if isinstance(where, str):
            connection.execute("SELECT setval(pg_get_serial_sequence('match', 'id'), (SELECT max(id) FROM match))")
    with connect(where) as connection:
        connection.execute("ANALYZE")


@contextmanager
def connect(where: str | Path) -> Iterator[Any]:
    """Open a connection without the store; the block is one transaction.

    `where`: the URL of a PostgreSQL database, or the path of a file of SQLite.
    """
    connection: Any = psycopg.connect(where) if isinstance(where, str) else sqlite3.connect(where)
    try:
        if not isinstance(where, str):
            connection.execute("PRAGMA foreign_keys = 1")
        yield connection
        connection.commit()
    finally:
        connection.close()


def _tables(connection: Any, where: str | Path) -> dict[str, list[str]]:
    """Return the columns of every table that has rows of a match, the match itself first."""
    columns_of: dict[str, list[str]] = {}
    if isinstance(where, str):
        for table, column in connection.execute(COLUMNS).fetchall():
            columns_of.setdefault(table, []).append(column)
    else:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns_of[table] = [row[1] for row in connection.execute(f"PRAGMA table_info({table})").fetchall()]
    of_match = {table: names for table, names in columns_of.items() if "match" in names and table not in NOT_COPIED}
    return {"match": columns_of["match"], **of_match}


async def _begin_template(host: Host, at: int) -> None:
    rules, seats = table_in_turn(at)
    people = [Person(1_000 + at * 10 + seat, f"Player {seat}") for seat in range(seats)]
    table = await host.tables.open(rules.name, people[0], Place(1, 2), settings=rules.short, seats=seats, pace="1d")
    has_bot = at % 3 == 0
    for person in people[1 : seats - 1 if has_bot else seats]:
        await host.tables.join(table.match, person)
    if has_bot:
        await host.tables.add_bot(table.match, people[0].user_id, "deckhand")
    await host.tables.start(table.match, people[0].user_id)
    rng = Random(at)
    for _ in range(BEFORE):
        move = random_move(await host.ledger.current(table.match), rng)
        if move is None:
            break
        await host.turns.move(table.match, *move)


def _copy_templates(connection: Any, tables: Mapping[str, list[str]], copy: int) -> None:
    """Copy all rows of the played matches; `copy` counts the copies from 1."""
    match_ids, people = dict.fromkeys(("match", "id"), copy * TEMPLATES), dict.fromkeys(("user", "opener", "recipient"), copy * PEOPLE)
    for table, names in tables.items():
        columns = ", ".join(_shift_column(name, table, match_ids | people) for name in names)
        listed = ", ".join(f'"{name}"' for name in names)
        key = "id" if table == "match" else "match"
        connection.execute(f"INSERT INTO {table} ({listed}) SELECT {columns} FROM {table} WHERE {key} <= {TEMPLATES}")


def _shift_column(name: str, table: str, shifts: Mapping[str, int]) -> str:
    """Return the SQL of a column of a copy, with ids greater by `shifts`.

    A recipient that is no person (below 1000) stays as it is.
    """
    if name not in shifts or (name == "id" and table != "match"):
        return f'"{name}"'
    shifted = f'"{name}" + {shifts[name]}'
    return f'CASE WHEN "{name}" >= 1000 THEN {shifted} ELSE "{name}" END' if name == "recipient" else shifted
