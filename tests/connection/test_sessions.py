"""Discord limits how often a bot may connect per day. The bot waits before it reaches the limit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.client import Caravel
from cogs.connection.sessions import LAST, Spent
from tests.connection.small import PATIENCE, PLENTY, Small, connect, small

ASKED = "GET /gateway/bot"


def session_limit(at: Small, remaining: int) -> tuple[int, Any, dict[str, str]]:
    """Return Discord's answer to `GET /gateway/bot` with so many connections left."""
    return (
        200,
        {"url": f"ws://127.0.0.1:{at.port}/ws", "shards": 1, "session_start_limit": {**PLENTY, "remaining": remaining, "reset_after": 5}},
        {},
    )


async def test_a_start_waits_until_enough_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with small(monkeypatch) as at:
        left = iter((0, 30, 50, 51, 51))
        at.says[ASKED] = lambda: session_limit(at, next(left, 1000))
        async with connect(at, tmp_path / "c.db"):
            before = at.heard[: at.heard.index("IDENTIFY")]
            assert before.count(ASKED) == 4, "the last twentieth is left to who runs already"
            assert caplog.text.count("it waits") == 3


async def test_the_bot_does_not_wait_if_discord_does_not_tell_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small(monkeypatch) as at:
        at.says[ASKED] = lambda: (503, {}, {})
        async with connect(at, tmp_path / "c.db"):
            assert "IDENTIFY" in at.heard


async def test_a_shard_that_may_not_connect_again_ends_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The next process waits before its start, and logs why."""

    def hurry(bot: Caravel) -> None:
        bot.sessions._fresh = 0.0

    async with small(monkeypatch) as at, connect(at, tmp_path / "c.db", hurry):
        at.says[ASKED] = lambda: session_limit(at, LAST)
        await at.opened[-1].send_json({"op": 9, "d": False})
        assert at.running is not None
        with pytest.raises(Spent):
            await asyncio.wait_for(at.running, PATIENCE)
        assert at.heard.count("IDENTIFY") == 1 and "this process ends" in caplog.text


async def test_connections_of_a_process_are_counted_between_two_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small(monkeypatch) as at:
        left: Iterator[int] = iter((51, 1000))
        at.says[ASKED] = lambda: session_limit(at, next(left))
        async with connect(at, tmp_path / "c.db") as bot:
            assert at.heard.count(ASKED) == 1
            await bot.sessions.wait()
            assert at.heard.count(ASKED) == 2, "50 are left by its own count, so Discord is asked again"
