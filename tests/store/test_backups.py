"""Backups are complete, get their name when they are whole, and can be restored."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

import metrics
from play.keeping import backups as hourly
from store import care, files
from store.__main__ import main
from store.backups import Backups, Retention, surplus
from store.care import backup
from store.errors import Full
from store.files import Stopped
from store.migrate import scripts
from store.places import back_up, store_at
from store.postgres.link import PostgresLink
from store.postgres.migrate import SCHEMA, migrate
from store.sqlite import SqliteStore
from tests.databases import server
from tests.store.test_care import ROW, entry

NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)


async def store_matches(path: Path, matches: int = 1) -> SqliteStore:
    """An open store on a database with some matches."""
    store = SqliteStore(path)
    await store.open()
    for _ in range(matches):
        match = await store.new_match(ROW, [])
        await store.commit(match, [entry(match, 0)])
    return store


def test_the_newest_backups_of_hours_days_and_weeks_are_kept() -> None:
    backups_made: list[datetime] = []
    for hour in range(24 * 20):
        backups_made.append(NOON + timedelta(hours=hour))
        gone = surplus(backups_made, Retention(24, 7, 4))
        backups_made = [at for at in backups_made if at not in gone]
    newest = max(backups_made)
    assert newest == NOON + timedelta(hours=24 * 20 - 1)
    ages = sorted((newest - at) // timedelta(hours=1) for at in backups_made)
    assert ages[:24] == list(range(24))
    assert ages[24:] == [36 + 24 * day for day in range(5)] + [204, 372]
    assert surplus([NOON], Retention(0, 0, 0)) == [], "the newest backup is always kept"
    assert surplus([NOON, NOON - timedelta(minutes=1)], Retention(1, 1, 1)) == [NOON - timedelta(minutes=1)]


async def test_a_backup_is_the_database_of_one_moment_although_others_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await store_matches(tmp_path / "c.db", 50)
    monkeypatch.setattr(care, "STEP", 1)
    loop = asyncio.get_running_loop()
    written = 0

    def write_in_pause(seconds: float) -> None:
        """Let others write between two steps of the copy."""
        nonlocal written
        if written < 20:
            written += 1
            asyncio.run_coroutine_threadsafe(store.commit(written, [entry(written, 1)]), loop).result(10)

    monkeypatch.setattr(care, "time", SimpleNamespace(sleep=write_in_pause))
    await asyncio.to_thread(backup, tmp_path / "c.db", tmp_path / "b" / "copy.db")
    await store.close()
    assert written == 20
    with closing(sqlite3.connect(tmp_path / "b" / "copy.db")) as copy:
        assert copy.execute("SELECT count(*), max(seq) FROM entry").fetchone() == (50, 0)
    assert [path.name for path in (tmp_path / "b").iterdir()] == ["copy.db"]


async def test_a_full_disk_is_reported_and_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await store_matches(tmp_path / "c.db")).close()
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=care.SPARE))
        with pytest.raises(Full, match="are free"):
            backup(tmp_path / "c.db", tmp_path / "b" / "copy.db")

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "sync", full)
    with pytest.raises(Full):
        backup(tmp_path / "c.db", tmp_path / "b" / "copy.db")
    assert list((tmp_path / "b").iterdir()) == []


async def test_hourly_backups_clean_up_after_a_killed_process(tmp_path: Path) -> None:
    store = await store_matches(tmp_path / "c.db")
    folder = tmp_path / "b"
    folder.mkdir()
    (folder / "c-20260304T090000Z.db.part").write_text("half")
    (folder / "c-20260101T000000Z.db.old").write_text("somebody's own")
    keeper = hourly.HourlyBackups(Backups(tmp_path / "c.db", folder, Retention(2, 0, 0)))
    metrics.start()
    pauses = [await keeper.make_if_due((NOON + timedelta(minutes=minutes)).timestamp()) for minutes in (0, 20, 60, 120)]
    assert pauses == [3600.0, 2400.0, 3600.0, 3600.0]
    assert sorted(path.name for path in folder.glob("*.db*")) == [
        "c-20260101T000000Z.db.old",
        "c-20260304T130000Z.db",
        "c-20260304T140000Z.db",
    ]
    (timestamp,) = re.findall(r"^caravel_backup_timestamp_seconds (.+)$", metrics.exposition().decode(), re.MULTILINE)
    assert float(timestamp) == NOON.timestamp() + 7200
    with Backups(tmp_path / "c.db", folder)._alone() as is_alone:
        assert is_alone and Backups(tmp_path / "c.db", folder).make(NOON + timedelta(hours=9)) is None, "another process makes one just now"
    metrics.stop()
    await keeper.close()
    await store.close()


async def test_a_failed_backup_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await store_matches(tmp_path / "c.db")
    keeper = hourly.HourlyBackups(Backups(tmp_path / "c.db", tmp_path / "b", Retention(1, 0, 0)))
    await keeper.make_if_due(NOON.timestamp())
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=0))
    assert await keeper.make_if_due(NOON.timestamp() + 7200) == hourly.AGAIN
    assert "no backup could be made" in caplog.text and "MB are free" in caplog.text
    assert len(list((tmp_path / "b").glob("*.db"))) == 1
    await keeper.close()
    await store.close()


async def test_a_running_backup_ends_when_the_bot_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await store_matches(tmp_path / "c.db", 20)
    monkeypatch.setattr(care, "STEP", 1)
    with pytest.raises(Stopped):
        backup(tmp_path / "c.db", tmp_path / "b" / "copy.db", lambda: True)
    keeper = hourly.HourlyBackups(Backups(tmp_path / "c.db", tmp_path / "b"), first=0.0)
    began = asyncio.Event()
    loop = asyncio.get_running_loop()

    def pause(seconds: float) -> None:
        loop.call_soon_threadsafe(began.set)
        time.sleep(0.001)

    monkeypatch.setattr(care, "time", SimpleNamespace(sleep=pause))
    keeper.start()
    await began.wait()
    await keeper.close()
    assert list((tmp_path / "b").glob("*.db*")) == []
    await store.close()


OPEN = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT 1 FROM match").fetchone()
print("open", flush=True)
sys.stdin.read()
"""
"""A process that has a database open, as the bot has."""


async def test_restoring_needs_a_stopped_bot_and_keeps_the_old_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "c.db", tmp_path / "copy.db"
    store = await store_matches(database)
    assert main(["backup", str(database), str(copy)]) == 0
    assert copy.stat().st_mode & 0o777 == 0o600, "a copy is for its owner alone"
    database.chmod(0o640)
    await store.new_match(ROW, [])
    await store.close()
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, str(database), stdin=pipe, stdout=pipe)
    try:
        assert bot.stdout is not None
        await bot.stdout.readline()
        before = database.read_bytes()
        assert main(["restore", str(copy), str(database)]) == 1
        assert "stop the bot first" in capsys.readouterr().err and database.read_bytes() == before
    finally:
        await bot.communicate(b"")
    Path(f"{database}-wal").write_bytes(b"the log of the old file")
    assert main(["restore", str(copy), str(database)]) == 0
    assert "1 running" in capsys.readouterr().out
    replaced_files = [path for path in tmp_path.iterdir() if ".replaced-" in path.name]
    assert sorted(path.suffix for path in replaced_files) == [".db", ".db-wal"]
    assert next(path for path in replaced_files if path.suffix == ".db").read_bytes() == before
    assert not Path(f"{database}-wal").exists() and not list(tmp_path.glob("*restored*"))
    assert database.stat().st_mode & 0o777 == 0o640, "it has the permissions of the file that it replaces"
    again = SqliteStore(database)
    await again.open()
    assert await again.matches(("running",)) == (1,)
    await again.close()


async def test_a_file_that_is_no_backup_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "c.db"
    await (await store_matches(database)).close()
    before = database.read_bytes()
    newer = tmp_path / "newer.db"
    backup(database, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 999")
    (tmp_path / "noise.db").write_bytes(b"this is no database, but long enough to look like one" * 100)
    for name, words in (("noise.db", "not a database"), ("none.db", "no file"), ("c.db", "itself"), ("newer.db", "newer program")):
        assert main(["restore", str(tmp_path / name), str(database)]) == 1
        assert words in capsys.readouterr().err
        assert database.read_bytes() == before


async def test_a_server_is_saved_and_restored_by_its_own_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = server().fresh()  # its tables are dropped and made again
    url, copy = server().url(name).replace("caravel@", "caravel:right-word@"), tmp_path / "copy.dump"
    try:
        store = store_at(url, readers=1, writers=1)
        await store.open()
        match = await store.new_match(ROW, [])
        monkeypatch.setenv("PATH", str(tmp_path))
        assert main(["backup", url, str(copy)]) == 1
        assert "install PostgreSQL's client programs" in capsys.readouterr().err
        monkeypatch.setenv("PATH", str(server().programs))
        assert main(["backup", url, str(copy)]) == 0
        capsys.readouterr()
        assert main(["check", str(copy)]) == 0 and " tables, " in capsys.readouterr().out
        file = str(tmp_path / "file.db")
        for verb in (["doctor", str(copy)], ["restore", str(copy), file], ["copy", str(copy), file]):
            assert main(verb) == 1, verb
            error_text = capsys.readouterr().err
            assert "is a backup of a PostgreSQL server" in error_text and "last backup" not in error_text, verb
        (tmp_path / "file").write_bytes(b"SQLite format 3")
        assert main(["restore", str(tmp_path / "file"), url]) == 1 and "store copy" in capsys.readouterr().err
        (tmp_path / "file").unlink()
        with pytest.raises(Stopped):
            back_up(url, tmp_path / "stopped.dump", lambda: True)
        backup = await asyncio.to_thread(Backups(url, tmp_path / "hourly").make, NOON)
        assert backup is not None and [path.name for path in (tmp_path / "hourly").glob("*.*p")] == ["caravel-20260304T120000Z.dump"]
        await store.commit(match, [entry(match, 0)])
        assert main(["restore", str(copy), url]) == 1
        assert "stop the bot first" in capsys.readouterr().err
        await store.close()
        assert main(["restore", str(copy), url]) == 0
        output = capsys.readouterr()
        assert "what was there before is" in output.out and "right-word" not in output.out + output.err
        again = store_at(url, readers=1, writers=1)
        await again.open()
        assert await again.entries(match) == () and await again.matches(("running",)) == (match,)
        await again.close()
        assert sorted(path.suffix for path in tmp_path.iterdir() if path.is_file()) == [".dump", ".dump"]
    finally:
        server().forget(name)


async def test_a_server_restores_older_schemas_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name, steps = server().fresh(), scripts(SCHEMA)
    url, older, newer, other = server().url(name), *(str(tmp_path / f"{word}.dump") for word in ("older", "newer", "other"))
    monkeypatch.setenv("PATH", str(server().programs))

    async def open_empty() -> None:
        """Open and close a store on the server; it has no matches."""
        store = store_at(url, readers=1, writers=1)
        await store.open()
        assert await store.matches(("running",)) == ()
        await store.close()

    try:
        with closing(PostgresLink(url)) as link:
            link.raw.execute("CREATE TABLE meeting (id BIGINT)")
            assert main(["backup", url, other]) == 0
            link.raw.execute("DROP TABLE meeting")
            migrate(link, url, first_steps(tmp_path, steps, 2))
            assert main(["backup", url, older]) == 0
        await open_empty()
        assert main(["restore", older, url]) == 0
        await open_empty()
        with closing(PostgresLink(url)) as link:
            link.raw.execute("UPDATE schema_version SET version = 999")
            assert main(["backup", url, newer]) == 0
            link.raw.execute("UPDATE schema_version SET version = $1", (max(steps),))
        for backup, words in ((newer, "newer program"), (other, "no backup of matches")):
            assert main(["restore", backup, url]) == 1 and words in capsys.readouterr().err
            await open_empty()
    finally:
        server().forget(name)


def first_steps(folder: Path, steps: dict[int, Path], count: int) -> Path:
    """A folder with the first steps of the schema."""
    (folder / "schema").mkdir()
    for number in sorted(steps)[:count]:
        shutil.copy(steps[number], folder / "schema")
    return folder / "schema"
