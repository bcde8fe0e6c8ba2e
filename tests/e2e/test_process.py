"""The process of the bot ends on signals, and explains a refused token or a damaged database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

import bot
from cogs.client import Caravel
from cogs.operation.settings import Settings
from tests.cogs.hearing import heard


@pytest.mark.parametrize(("signum", "status"), [(signal.SIGTERM, 0), (signal.SIGHUP, 129)])
async def test_a_signal_closes_everything_quickly(
    signum: signal.Signals, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []

    async def connected(self: Caravel, token: str, *, reconnect: bool = True) -> None:
        asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signum)
        await asyncio.Event().wait()

    async def close(self: Caravel) -> None:
        closed.append("bot")

    monkeypatch.setattr(Caravel, "start", connected)
    monkeypatch.setattr(Caravel, "close", close)
    began = time.monotonic()
    assert await bot.run(Settings(database=tmp_path / "var" / "c.db")) == status
    assert closed == ["bot"] and time.monotonic() - began < bot.GRACE
    assert (tmp_path / "var" / "c.db").exists() and not (tmp_path / "var" / "c.db-wal").exists()


async def test_a_refused_token_is_explained_without_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(self: Caravel, token: str, *, reconnect: bool = True) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(Caravel, "start", refused)
    assert await bot.run(Settings(token="sesame", database=tmp_path / "c.db")) == bot.HOPELESS
    assert "CARAVEL_TOKEN" in caplog.text and "sesame" not in caplog.text


@pytest.mark.parametrize(
    ("code", "status", "words"),
    [
        (4004, bot.HOPELESS, "CARAVEL_TOKEN"),
        (4010, bot.HOPELESS, "CARAVEL_SHARDS"),
        (4014, bot.HOPELESS, "hear"),
        (4000, 1, "failed"),
        (None, 1, "nobody asked"),
    ],
)
async def test_the_reason_of_a_disconnect_decides_whether_to_reconnect(
    code: int | None, status: int, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def ended() -> None:
        if code is not None:
            raise discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=0)  # type: ignore[arg-type]

    running = asyncio.create_task(ended())
    await asyncio.wait({running})
    assert bot._log_end(running) == status and words in caplog.text


def test_with_stay_a_hopeless_process_waits_to_be_stopped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bot, "_main", lambda options, parser: bot.HOPELESS)
    monkeypatch.setattr(bot, "print", lambda *texts, file: os.kill(os.getpid(), signal.SIGTERM), raising=False)
    assert bot.main(["run", "--stay"]) == bot.HOPELESS, "it waited for the signal, which would otherwise have ended these tests"


def test_a_damaged_database_gives_the_exit_status_of_no_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "c.db").write_bytes(b"this is no database, but long enough to look like one" * 100)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARAVEL_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789")
    monkeypatch.setenv("CARAVEL_DATABASE", str(tmp_path / "c.db"))
    before = os.umask(0o022)
    try:
        with heard():
            assert bot.main(["run"]) == bot.HOPELESS, "a restart would not mend the file"
        assert os.umask(before) == 0o077, "new files are only for the bot"
    finally:
        os.umask(before)


@pytest.mark.campaign
def test_sigterm_ends_the_process_in_time_with_everything_busy(tmp_path: Path) -> None:
    """Pictures are drawn, bots think, a backup is made and no request to Discord arrives.

    The process and its helpers are gone within ten seconds, the database is closed and no half backup is left.
    """
    busy = subprocess.Popen([sys.executable, "-m", "tests.e2e.busy", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert busy.stdout is not None and busy.stdout.readline() == b"busy\n"
        helpers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit() and parent(int(path.name)) == busy.pid]
        assert len(helpers) >= 3 and list((tmp_path / "backups").glob("*.part"))
        began = time.monotonic()
        busy.send_signal(signal.SIGTERM)
        assert busy.wait(30) == 0 and time.monotonic() - began < bot.GRACE
        while any(parent(helper) is not None for helper in helpers):
            assert time.monotonic() - began < bot.GRACE + 5.0, "a helper outlives the bot"
            time.sleep(0.1)
    finally:
        busy.kill()
        busy.communicate()
    assert (tmp_path / "c.db").exists() and not (tmp_path / "c.db-wal").exists()
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [".c.lock"]


def parent(process: int) -> int | None:
    """Return the id of the process that started another one; `None` if that has ended."""
    try:
        _, _, fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")
        state, parent_id, *_ = fields.split()
    except OSError:
        return None
    return None if state == "Z" else int(parent_id)
