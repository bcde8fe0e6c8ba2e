"""The bot counts its refused requests, and warns before Discord blocks the machine."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

import metrics
from cogs.connection.requests import MANY, WITHIN, Refusals
from tests.connection.small import connect, small


@pytest.mark.parametrize(("apart", "warnings"), [(0.1, 1), (WITHIN / MANY * 1.1, 0)], ids=["within ten minutes", "slower"])
def test_many_refusals_are_told_once(apart: float, warnings: int, caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    refusals = Refusals(lambda: now)
    for count in range(MANY + 500):
        now += apart
        refusals.count(403 if count % 2 else 429, None)
        refusals.count(200, None)
        refusals.count(429, "shared")
    assert len(caplog.records) == warnings
    assert not warnings or vars(caplog.records[0])["403"] == 500
    now += WITHIN - 500 * apart + 1.0
    for _ in range(MANY):
        refusals.count(401, None)
    assert len(caplog.records) == warnings + 1, "it goes on"


async def test_every_request_of_the_bot_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small(monkeypatch) as at, connect(at, tmp_path / "c.db") as bot:
        metrics.start()
        try:
            for status in (403, 403, 404):
                at.says["GET /users/5"] = lambda status=status: (status, {"code": 0, "message": ""}, {})  # type: ignore[misc]
                with pytest.raises(discord.HTTPException):
                    await bot.fetch_user(5)
            exposition = metrics.exposition().decode()
        finally:
            metrics.stop()
        assert 'caravel_discord_invalid_total{status="403"} 2.0' in exposition and 'invalid_total{status="404"}' not in exposition
