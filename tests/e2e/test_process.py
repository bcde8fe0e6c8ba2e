"""The process: SIGTERM ends it in good order, a refused token is said in words."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import discord
import pytest

import bot
from cogs.client import Caravel
from cogs.settings import Settings
from tests.cogs.hearing import heard


async def test_sigterm_closes_everything_quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []

    async def connected(self: Caravel, token: str, *, reconnect: bool = True) -> None:
        asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    async def close(self: Caravel) -> None:
        closed.append("bot")

    monkeypatch.setattr(Caravel, "start", connected)
    monkeypatch.setattr(Caravel, "close", close)
    began = time.monotonic()
    assert await bot.run(Settings(database=tmp_path / "var" / "c.db")) == 0
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


def test_a_damaged_database_is_an_exit_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "c.db").write_bytes(b"this is no database, but long enough to look like one" * 100)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARAVEL_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789")
    monkeypatch.setenv("CARAVEL_DATABASE", str(tmp_path / "c.db"))
    before = os.umask(0o022)
    try:
        with heard():
            assert bot.main(["run"]) == 1
        assert os.umask(before) == 0o077, "what is written then is for the bot alone"
    finally:
        os.umask(before)
