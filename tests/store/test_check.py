"""`bot.py --check` reports what keeps a bot from starting: settings, fonts, files, disk, database and port."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientConnectionError

import bot
from cogs.connection.ends import MANY, Noted
from cogs.operation import processes
from cogs.operation.settings import Settings, environment, read
from engine.values import codec
from render.kit import fonts
from store import care
from store.errors import Busy, Damaged, OtherSchema, ReadOnly, Refused, Replaced, StoreError
from store.postgres.link import _BOUNDS
from store.rescue import copies
from store.sqlite import SqliteStore
from tests.databases import Databases, with_tables

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARAVEL_TOKEN", TOKEN)
    monkeypatch.setenv("CARAVEL_DATABASE", str(tmp_path / "c.db"))
    return tmp_path / "c.db"


async def test_a_sound_installation_passes_the_check(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--check"]) == 0, "there is no database yet"
    store = SqliteStore(database)
    await store.open()
    await store.close()
    assert bot.main(["--check"]) == 0


async def test_a_damaged_database_is_reported(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.close()
    data = bytearray(database.read_bytes())
    data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    database.write_bytes(data)
    assert bot.main(["--check"]) == 1
    assert "The database cannot be used" in capsys.readouterr().err


async def test_a_rescued_copy_stops_the_start_until_somebody_looks(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    await store.open()
    database.unlink()
    with suppress(Replaced):
        await store.require_intact()
    await store.close()
    (copy,) = copies(database)
    assert bot.main(["--check"]) == 1 and f"python -m store restore {copy} {database}" in capsys.readouterr().err
    with pytest.raises(Replaced) as refused:
        async with bot.open_host(read(environment())[0]):
            pass
    assert refused.value.lasts and not database.exists(), "no new file is begun, and a supervisor does not start the bot again and again"
    copy.rename(copy.with_name("looked-at.db"))
    assert bot.main(["--check"]) == 0


@asynccontextmanager
async def busy(where: Path | str) -> AsyncIterator[Callable[[], None]]:
    """Let another program lock a database while the block runs, or until the function that it yields is called."""
    if isinstance(where, Path):
        file = sqlite3.connect(where, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        yield file.close
        file.close()
        return
    import psycopg

    with psycopg.connect(where) as other:
        other.execute("LOCK TABLE notice IN ACCESS EXCLUSIVE MODE")
        yield other.close


async def test_a_start_waits_for_a_busy_database_for_a_limited_time(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = databases()
    store = database.store()
    await store.open()
    await store.close()
    monkeypatch.setattr("store.sqlite.BUSY", 0.05)
    monkeypatch.setattr("store.postgres.store.ENOUGH", 0.0)
    monkeypatch.setattr("store.postgres.link._BOUNDS", _BOUNDS.replace("5s", "50ms"))
    monkeypatch.setattr(bot, "PAUSE", 0.05)
    settings = replace(read({"CARAVEL_TOKEN": TOKEN})[0], database=str(database.where))
    async with busy(database.where) as end:
        start = asyncio.create_task(run_start(settings))
        await until_logged(caplog, "the start waits")
        monkeypatch.setattr(bot, "LONGEST_WAIT", 0.0)
        with pytest.raises(Busy):
            await run_start(settings)
        end()
        async with asyncio.timeout(60.0):
            await start


async def until_logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """Wait until the log has these words, for a minute at most."""
    for _ in range(3000):
        if words in caplog.text:
            return
        await asyncio.sleep(0.02)
    raise TimeoutError(words)


async def run_start(settings: Settings) -> None:
    async with bot.open_host(settings):
        pass


def delete(file: Path) -> None:
    file.unlink()


def overwrite(file: Path) -> None:
    file.write_bytes(b"no font")


@pytest.mark.parametrize(
    ("name", "damage"), [(fonts.SERIF, delete), (fonts.SERIF, overwrite), ("coverage.json", delete)], ids=["missing", "damaged", "table"]
)
def test_unusable_fonts_are_reported(
    database: Path,
    name: str,
    damage: Callable[[Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copy = tmp_path / "fonts"
    shutil.copytree(fonts.DIRECTORY, copy)
    damage(copy / name)
    monkeypatch.setattr(fonts, "DIRECTORY", copy)
    fonts._coverage.cache_clear()
    assert bot.main(["--check"]) == 1
    assert name in capsys.readouterr().err
    fonts._coverage.cache_clear()


def test_readable_secrets_and_a_taken_port_are_warnings(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text(f"CARAVEL_TOKEN={TOKEN}\n")
    (tmp_path / ".env").chmod(0o644)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("CARAVEL_METRICS_PORT", str(taken.getsockname()[1]))
        assert bot.main(["--check"]) == 0, "warnings do not make the check fail"
    output = capsys.readouterr().out
    assert f"chmod 600 {Path('.env')}" in output and "the bot runs already, or choose another" in output
    assert "No backups are made" in output and "complete" in output and TOKEN not in output
    (tmp_path / ".env").chmod(0o600)
    monkeypatch.setenv("CARAVEL_METRICS_HOST", "0.0.0.0")
    monkeypatch.setenv("CARAVEL_BACKUPS", str(tmp_path / "backups"))
    assert bot.main(["--check"]) == 0
    output = capsys.readouterr().out
    assert "chmod" not in output and "firewall" in output and "on the disk of the database" in output


def test_each_of_several_processes_needs_a_port(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
        monkeypatch.setenv("CARAVEL_METRICS_PORT", str(port - 2))
        assert bot.main(["--check", "--processes", "2"]) == 0
        assert f"{port} cannot be had" not in capsys.readouterr().out
        assert bot.main(["--check", "--processes", "3"]) == 0
        assert f"{port - 2} to {port}: " in (output := capsys.readouterr().out) and f"{port} cannot be had" in output
    monkeypatch.setenv("CARAVEL_METRICS_PORT", "65534")
    assert bot.main(["run", "--processes", "3"]) == bot.HOPELESS
    assert "3 processes need as many ports" in capsys.readouterr().err


@pytest.mark.parametrize(("free", "status"), [(50 * 2**20, 1), (500 * 2**20, 0)])
def test_a_nearly_full_disk_is_reported(
    database: Path, free: int, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    assert bot.main(["--check"]) == status
    output = capsys.readouterr()
    assert f"{free // 2**20} MB are free" in output.err + output.out


async def test_a_database_that_cannot_be_written_is_reported(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.close()
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert bot.main(["--check"]) == 0
        assert "in use just now" in capsys.readouterr().out

    def refused(where: Path) -> None:
        raise ReadOnly(f"{where}: attempt to write a readonly database")

    monkeypatch.setattr(care, "try_to_write", refused)
    assert bot.main(["--check"]) == 1
    assert "readonly" in capsys.readouterr().err


def test_a_missing_server_is_reported_without_its_password(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARAVEL_DATABASE", "postgresql://caravel:s3cr3tword@127.0.0.1:1/caravel")
    assert bot.main(["--check"]) == 1
    output = capsys.readouterr()
    assert "The database cannot be used" in output.err and "s3cr3tword" not in output.err + output.out
    assert "Look whether the server runs" in output.err and "restore" not in output.err


def test_unreadable_settings_are_reported_if_they_are_needed(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path_open = Path.open

    def opened(self: Path, *args: Any, **named: Any) -> Any:
        if self.name == ".env":
            raise PermissionError(13, "Permission denied")
        return path_open(self, *args, **named)

    (tmp_path / ".env").write_text("")
    monkeypatch.setattr(Path, "open", opened)
    assert bot.main([]) == 2, "settings may also come from the environment"
    monkeypatch.delenv("CARAVEL_TOKEN")
    assert bot.main(["run"]) == bot.HOPELESS
    assert ".env cannot be read by this user" in capsys.readouterr().err


def test_a_misspelt_setting_is_reported(database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CARAVEL_DATABSE", "c.db")
    assert bot.main(["--check"]) == 1
    assert "CARAVEL_DATABSE is not a setting of Caravel; is it CARAVEL_DATABASE?" in capsys.readouterr().err


def test_processes_are_not_renewed_with_wrong_settings(database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    renewals: list[str] = []
    (tmp_path / ".env").write_text("CARAVEL_BOT_PAUSE=soon\n")
    bot.renew_processes(lambda: renewals.append("renewed"))
    assert renewals == [] and "not renewed: CARAVEL_BOT_PAUSE is 'soon'" in caplog.text
    (tmp_path / ".env").write_text("CARAVEL_BOT_PAUSE=3\n")
    bot.renew_processes(lambda: renewals.append("renewed"))
    assert renewals == ["renewed"]


async def test_without_a_network_several_processes_say_why_they_end(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(token: str) -> int | None:
        raise ClientConnectionError("Cannot connect to host discord.com:443")

    monkeypatch.setattr(processes, "recommended_shards", lost)
    assert await bot.run_several(read(environment())[0], 2) == 1
    assert "Discord cannot be reached: Cannot connect to host discord.com:443." in caplog.text


def use_newer_schema(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA user_version = 99")


def end_often(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        file.execute("INSERT INTO job (name, owner, until, note) VALUES ('ends 0', '', 0, ?)", (codec.dumps(Noted((time.time(),) * MANY)),))


def remove_token(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVEL_TOKEN", "")


def damage_file(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database.write_bytes(b"SQLite format 3\0" + b"?" * 8000)


def replace_file(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_tables(database.with_name("c.rescued-1.db"))


def set_wrong_url(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVEL_DATABASE", "postgresql://a:%zz@127.0.0.1:1/b")


HOPELESS: dict[object, Callable[[Path, pytest.MonkeyPatch], None]] = {
    Damaged: damage_file,
    Replaced: replace_file,
    OtherSchema: use_newer_schema,
    Refused: set_wrong_url,
    "the settings are wrong": remove_token,
    "it ended often soon after its start": end_often,
}
"""The causes for which a start ends with the status 78 before the bot connects to Discord, each with a function that makes the cause.

The keys are the errors that last and descriptions of the other causes.
"""

PLACES_IN_BOT = 10
"""The number of times that the source of `bot.py` names its constant `HOPELESS`."""


@pytest.mark.parametrize("cause", HOPELESS, ids=lambda cause: getattr(cause, "__name__", cause))
def test_the_check_names_every_lasting_reason_against_a_start(
    database: Path, cause: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cogs.operation.logs.start_logging", lambda *args: None)
    monkeypatch.setattr("os.umask", lambda mask: 0)
    spoil = HOPELESS[cause]
    spoil(with_tables(database), monkeypatch)
    assert bot.main(["--check"]) == 1
    checked = capsys.readouterr().err
    assert bot.main(["run"]) == bot.HOPELESS
    *_, reason = [capsys.readouterr().err, *caplog.messages]
    sentence = reason.removeprefix("the database cannot be used: ").strip()
    assert sentence.casefold() in checked.casefold(), "the check uses the same words, perhaps with a capital letter"


def lasting_errors(kind: type[StoreError]) -> set[type[StoreError]]:
    """Return the errors that last among `kind` and all its subclasses."""
    errors = {kind} if kind.lasts else set[type[StoreError]]()
    for subclass in kind.__subclasses__():
        errors |= lasting_errors(subclass)
    return errors


def test_no_lasting_reason_is_left_out() -> None:
    assert lasting_errors(StoreError) <= HOPELESS.keys()
    places = re.findall("HOPELESS", Path(bot.__file__).read_text())
    assert len(places) == PLACES_IN_BOT, "if there is a new one, the check has to name it, unless only Discord can tell"
