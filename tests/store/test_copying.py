"""Everything moves from one database to another and back, and is proved to be there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from play.host import Host
from play.time.clock import AT_ONCE
from store.__main__ import main
from store.base import Store
from store.migrate import SCHEMA, scripts
from tests.databases import Database, Databases
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, begin_match, finish_match, make_move, rules
from tests.store.rows import ROW


async def host_on(store: Store) -> Host:
    """A host on a store that has replayed its matches."""
    host = Host(store, clock=HandClock(), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    await host.wait_for_replays()
    return host


async def fill(database: Database) -> tuple[Any, Any]:
    """Store a finished match, a running one, and a table whose row is deleted; return the first two. The third id is used up."""
    host = await host_on(database.store())
    over = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("deckhand",)), Random(3))
    table = await begin_match(host, ANNE, CARLA)
    for _ in range(3):
        table = (await make_move(host, table, Random(5))).table
    await host.ledger.store.new_match(ROW, [])
    await host.close()
    database.execute("DELETE FROM match WHERE id = 3")
    return over, table


async def test_a_copy_of_a_copy_is_the_original(tmp_path: Path, databases: Databases, capsys: pytest.CaptureFixture[str]) -> None:
    """From a file or a server to a server, and from there to a file."""
    over, table = await fill(databases())
    other = Databases("postgresql", tmp_path)
    try:
        server, file = other(), tmp_path / "back.db"
        assert main(["copy", str(databases().where), str(server.where)]) == 0, capsys.readouterr().err
        there = [line.split("rows") for line in capsys.readouterr().out.splitlines()[:-1]]
        assert main(["copy", str(server.where), str(file)]) == 0, capsys.readouterr().err
        back = [line.split("rows") for line in capsys.readouterr().out.splitlines()[:-1]]
        assert file.stat().st_mode & 0o077 == 0, "the file holds secrets of people"
        assert there == back and len(there) > 15 and all(" = " in proof for _, proof in there)
        for copied in (server, Database(file)):
            host = await host_on(copied.store())
            assert await host.reading.table(over.match) == over and await host.reading.table(table.match) == table
            assert (await finish_match(host, table, Random(2))).status == "finished"
            assert await host.ledger.store.new_match(ROW, []) == 4
            await host.close()
    finally:
        other.end()


async def test_a_target_with_something_in_it_is_refused(databases: Databases, capsys: pytest.CaptureFixture[str]) -> None:
    await fill(databases("one"))
    await fill(databases("other"))
    before = databases("other").execute("SELECT count(*) FROM entry")
    assert main(["copy", str(databases("one").where), str(databases("other").where)]) == 1
    assert "is not empty" in capsys.readouterr().err and databases("other").execute("SELECT count(*) FROM entry") == before
    assert main(["copy", str(databases("one").where), str(databases("one").where)]) == 1
    assert "the same database" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("UPDATE seat SET name = char(65, 0, 66) WHERE match = 2 AND name IS NOT NULL", "NUL"),
        (f"PRAGMA user_version = {len(scripts(SCHEMA)) - 1}", "start the bot on it once"),
        ("INSERT INTO follower (match, user) VALUES (99, 5)", "foreign key"),
    ],
    ids=["a text", "older", "a row of nobody"],
)
async def test_a_failed_copy_leaves_the_target_empty(tmp_path: Path, sql: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "c.db"
    await fill(Database(source))
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute(sql)
    await check_failing_copy(tmp_path, source, words, capsys)


async def test_a_copy_of_a_missing_file_leaves_the_target_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await check_failing_copy(tmp_path, tmp_path / "c.db", "no file", capsys)


async def check_failing_copy(tmp_path: Path, source: Path, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that a copy to a server fails with these words, and that the server can still be used."""
    other = Databases("postgresql", tmp_path)
    try:
        server = other()
        assert main(["copy", str(source), str(server.where)]) == 1
        assert words in capsys.readouterr().err
        store = server.store()
        await store.open()
        assert await store.matches(("running", "finished")) == ()
        await store.close()
        assert main(["copy", str(server.where), str(tmp_path / "empty.db")]) == 0
    finally:
        other.end()


async def test_a_failed_copy_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "c.db"
    await fill(Database(source))
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("ALTER TABLE seat ADD COLUMN hat TEXT")
    assert main(["copy", str(source), str(tmp_path / "new" / "other.db")]) == 1
    assert "different tables" in capsys.readouterr().err and not list((tmp_path / "new").iterdir())
