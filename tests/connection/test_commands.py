"""If Discord refuses the list of commands or is late, the bot stays connected and tries again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.client import Caravel
from tests.connection.small import ME, connect, small, until

SENT = f"PUT /applications/{ME}/commands"


def hurry(bot: Caravel) -> None:
    bot.commands._pause = 0.0


@pytest.mark.parametrize(
    ("status", "body"),
    [(400, {"code": 50035, "message": "Invalid Form Body"}), (403, {"code": 50001, "message": "Missing Access"}), (503, {})],
)
async def test_a_refused_list_is_told_and_tried_again_beside_the_connection(
    status: int, body: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with small(monkeypatch) as at:
        at.says[SENT] = lambda: (status, body, {})
        async with connect(at, tmp_path / "c.db", hurry) as bot:
            await until(bot.is_ready)
            await until(lambda: at.heard.count(SENT) > 2)
            assert not bot.commands.are_known and "those it has go on working" in caplog.text
            del at.says[SENT]
            await until(lambda: bot.commands.are_known)


async def test_a_list_that_comes_too_often_waits_as_long_as_discord_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with small(monkeypatch) as at:
        at.says[SENT] = lambda: (429, {"message": "", "retry_after": 3600.0, "global": False}, {})
        async with connect(at, tmp_path / "c.db", hurry) as bot:
            await until(bot.is_ready)
            await until(lambda: "those it has go on working" in caplog.text)
            assert at.heard.count(SENT) == 1 and [r.again_in for r in caplog.records if hasattr(r, "again_in")] == [3600.0]


async def test_a_late_answer_to_the_list_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small(monkeypatch) as at:
        at.late[SENT] = asyncio.Event()
        async with connect(at, tmp_path / "c.db") as bot:
            await until(bot.is_ready)
            assert not bot.commands.are_known
            at.late[SENT].set()
            await until(lambda: bot.commands.are_known)
