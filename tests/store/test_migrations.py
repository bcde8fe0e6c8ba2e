"""Databases of every earlier schema are migrated with their matches."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from pathlib import Path
from random import Random

import pytest

from engine.values.core import Msg
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.names import names
from store.errors import OtherSchema, StoreError
from store.migrate import SCHEMA, scripts
from store.sqlite import SqliteStore
from tests.play.hosting import HandClock, finish_match, rules
from words import speaker

OLD = Path(__file__).parent / "old"
"""A dump for each schema, `V<number>.sql`, with a running toy match, a finished one, an open table, a draft and an order."""
DUMPED = max(int(path.stem[1:]) for path in OLD.glob("V*.sql"))


def load_dump(path: Path, dump: Path) -> None:
    """Make a database file from a dump."""
    with sqlite3.connect(path) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()


def version(path: Path) -> int:
    """The number of the schema of a file."""
    with sqlite3.connect(path) as connection:
        version_number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return version_number


def with_next(folder: Path, script: str) -> Path:
    """The schema with one more step."""
    shutil.copytree(SCHEMA, folder)
    (folder / f"V{len(scripts(SCHEMA)) + 1}__next.sql").write_text(script)
    return folder


def test_there_is_a_dump_of_every_earlier_schema() -> None:
    assert {path.stem for path in OLD.glob("V*.sql")} >= {f"V{number}" for number in range(1, len(scripts(SCHEMA)))}


@pytest.mark.parametrize("dump", sorted(OLD.glob("V*.sql")), ids=lambda path: path.stem)
async def test_stored_matches_go_on_after_the_migration(tmp_path: Path, dump: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, dump)
    host = Host(SqliteStore(path), clock=HandClock(2_000_000.0), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    await host.wait_for_replays()
    tables = [await host.reading.table(match) for match in (1, 2, 3)]
    assert [table.status for table in tables] == ["running", "finished", "open"]
    assert await host.plans.of(1, 12) and (await host.turns.panel(1, 11)).steps == ("bid",)  # type: ignore[union-attr]
    running, *_ = tables
    assert (await finish_match(host, running, Random(1))).status == "finished"
    await host.close()
    assert version(path) == len(scripts(SCHEMA))


async def test_seats_of_an_older_database_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / "V6.sql")
    with sqlite3.connect(path) as connection:
        connection.executescript("INSERT INTO former VALUES (1, 77, 0), (1, 78, 0), (2, 77, 1)")
    connection.close()
    host = Host(SqliteStore(path), clock=HandClock(2_000_000.0), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table = await host.reading.table(1)
    assert [(stint.seat, stint.until) for stint in table.past] == [(0, -2), (0, -1), (1, -1)]
    *_, first_leaver, _, _ = names(table, speaker())
    assert {person.user_id for person in table.players} >= {77, 78} and first_leaver.startswith("somebody who left")
    assert [left.match for left in await host.reading.tables_left(77, ("running", "finished"))] == [1, 2]
    await host.close()


async def test_a_damaged_result_stops_no_migration(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / "V7.sql")
    with sqlite3.connect(path) as connection:
        connection.execute("""UPDATE match SET result = '{"ranks": ["x"], "scores": [{"total": 1.5}]}' WHERE id = 2""")
    connection.close()
    store = SqliteStore(path)
    await store.open()
    await store.close()
    assert version(path) == len(scripts(SCHEMA))


async def test_pending_notices_of_an_older_program_have_the_words_of_today(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / "V4.sql")
    with sqlite3.connect(path) as connection:
        for key in ("undo-asked", "abandon-asked", "reminder", "late"):
            connection.execute(
                "INSERT INTO notice (match, user, msg, at) VALUES (1, 11, ?, 0)", (f'{{"args":{{}},"key":"play.notice.{key}"}}',)
            )
    connection.close()
    host = Host(SqliteStore(path), clock=HandClock(2_000_000.0), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    assert [speaker()(notice.msg) for notice in await host.people.notices(1, 11)] == [speaker()(Msg("play.notice.late"))]
    assert not caplog.records
    await host.close()


async def test_a_migration_comes_after_a_whole_copy(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / f"V{DUMPED}.sql")
    store = SqliteStore(path, schema=with_next(tmp_path / "schema", "ALTER TABLE person ADD COLUMN hat TEXT;"))
    await store.open()
    assert len(await store.entries(2)) > 1
    await store.close()
    copy = tmp_path / f"caravel.schema-{DUMPED}.backup.db"
    assert (version(path), version(copy)) == (len(scripts(SCHEMA)) + 1, DUMPED)
    assert len(list(tmp_path.glob("*.backup.db"))) == 1
    old = SqliteStore(copy)
    await old.open()
    assert len(await old.entries(2)) > 1
    await old.close()


OPENING = """
import asyncio, sys
from pathlib import Path
from store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]), schema=Path(sys.argv[2]))
    sys.stdin.readline()
    await store.open()
    print(len(await store.entries(2)), flush=True)
    await store.close()

asyncio.run(main())
"""


async def start_four(tmp_path: Path) -> None:
    """Start four processes at once on a file with one more step of the schema; check that all migrate it together."""
    path, root = tmp_path / "caravel.db", Path(__file__).parents[2]
    folder = with_next(tmp_path / "schema", "ALTER TABLE person ADD COLUMN hat TEXT;")
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", OPENING, str(path), str(folder), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE, cwd=root, env={**os.environ, "PYTHONPATH": str(root)},
        )
        for _ in range(4)
    ]  # fmt: skip
    outputs = await asyncio.gather(*(process.communicate(b"go\n") for process in processes))
    assert [process.returncode for process in processes] == [0] * 4, outputs
    assert len({out for out, _ in outputs}) == 1 and version(path) == len(scripts(SCHEMA)) + 1


async def test_simultaneous_starts_create_a_new_database_once(tmp_path: Path) -> None:
    await start_four(tmp_path)
    assert list(tmp_path.glob("*.backup.db*")) == []


async def test_simultaneous_starts_migrate_an_old_database_once(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / f"V{DUMPED}.sql")
    with sqlite3.connect(path) as connection:  # so large that the copy takes a while
        count = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)"
        connection.execute(f"CREATE TABLE ballast AS {count} SELECT hex(randomblob(200)) FROM n")
    connection.close()
    await start_four(tmp_path)
    assert [version(copy) for copy in tmp_path.glob("*.backup.db*")] == [DUMPED]


async def test_a_copy_gets_its_name_when_it_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / f"V{DUMPED}.sql")
    seen: list[list[str]] = []

    def replaced(self: Path, target: Path) -> Path:
        seen.append(sorted(file.name for file in tmp_path.glob("*.backup*")))
        raise OSError("no")

    monkeypatch.setattr(Path, "replace", replaced)
    with pytest.raises(StoreError):
        await SqliteStore(path, schema=with_next(tmp_path / "schema", "ALTER TABLE person ADD COLUMN hat TEXT;")).open()
    assert seen == [[f"caravel.schema-{DUMPED}.backup.db.part"]]
    assert not list(tmp_path.glob("*.backup*")) and version(path) == DUMPED


async def test_a_failing_migration_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / f"V{DUMPED}.sql")
    broken = with_next(tmp_path / "schema", "ALTER TABLE person ADD COLUMN hat TEXT;\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError):
        await SqliteStore(path, schema=broken).open()
    assert version(path) == DUMPED
    store = SqliteStore(path)
    await store.open()
    assert len(await store.entries(2)) > 1
    await store.close()


async def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    store = SqliteStore(path, schema=with_next(tmp_path / "schema", "ALTER TABLE person ADD COLUMN hat TEXT;"))
    await store.open()
    await store.close()
    with pytest.raises(OtherSchema):
        await SqliteStore(path).open()


async def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "caravel.db")
    await store.open()
    await store.close()
    assert not list(tmp_path.glob("*.backup.db")) and version(tmp_path / "caravel.db") == len(scripts(SCHEMA))


def test_scripts_are_numbered_without_gaps(tmp_path: Path) -> None:
    for name in ("V1__one.sql", "V3__three.sql"):
        (tmp_path / name).write_text("")
    with pytest.raises(OtherSchema):
        scripts(tmp_path)


async def test_notification_choices_and_pings_are_migrated(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / "V7.sql")
    with sqlite3.connect(path) as connection:
        connection.executescript(
            """DELETE FROM person; DELETE FROM ping;
            INSERT INTO person (user, turns, pings, language, confirm) VALUES (11, 'dm', 1, 'de', 1), (12, 'channel', 0, NULL, 0);
            INSERT INTO person (user, turns, pings, language, confirm) VALUES (13, 'channel', 1, NULL, 0);
            INSERT INTO ping (match, user, kind, channel, message, edition)
            SELECT id, 11, 'turn', channel, 70 + id, edition FROM match WHERE id IN (1, 3);
            INSERT INTO ping (match, user, kind, channel, message, edition) VALUES (1, 12, 'turn', 999, 80, 1);"""
        )
    connection.close()
    host = Host(SqliteStore(path), clock=HandClock(2_000_000.0), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    assert [(await host.people.settings(user)).notification_way for user in (11, 12, 13)] == ["dm", "off", "channel"]
    assert (await host.people.settings(11)).language == "de" and (await host.people.settings(11)).confirm
    (newest,), (direct,) = await host.telling.pings(11), await host.telling.pings(12)
    assert newest.message_id == 73 and not newest.seen and [item.key for item in newest.shown] == ["turn"]
    assert (direct.room, direct.channel_id, direct.message_id) == (0, 999, 80)
    await host.close()
