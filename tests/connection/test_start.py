"""A start connects to Discord first; replays and pictures come afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.operation.settings import Settings
from cogs.pictures.jobs import Reader
from cogs.pictures.service import Pictures
from play.host import Host
from play.ledger.ledger import Ledger
from play.time.clock import AT_ONCE
from play.values.live import Live
from play.values.types import Person, Place
from tests.connection.small import PATIENCE, small, until
from tests.near import Near


async def make_running_matches(path: Path, count: int) -> None:
    """Make a database with `count` running matches."""
    host = Host(Near(path), delays=AT_ONCE)
    await host.open(ticking=False)
    for number in range(count):
        opener = Person(11 + number, "Anne")
        table = await host.tables.open("pizarro", opener, Place(1, 2 + number), bots=("mate", "mate"), seats=3)
        await host.tables.start(table.match, opener.user_id)
    await host.close()


async def test_nothing_is_drawn_or_replayed_before_the_bot_is_connected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has matches to replay with bots to move; pictures are ready only after the connection."""
    await make_running_matches(tmp_path / "c.db", 2)
    replay = Ledger._replay
    async with small(monkeypatch) as discord:

        async def replayed(self: Ledger, live: Live) -> Live:
            discord.heard.append("replay")
            return await replay(self, live)

        async def prepared(self: Pictures, games: Sequence[str]) -> None:
            await discord.identified.wait()
            discord.heard.append("pictures")

        monkeypatch.setattr(Ledger, "_replay", replayed)
        monkeypatch.setattr(Pictures, "prepare", prepared)
        discord.late["GET /users/@me"] = asyncio.Event()
        process = asyncio.create_task(bot.run(Settings(token="t", database=tmp_path / "c.db", bot_pause=0.0)))
        await until(lambda: "GET /users/@me" in discord.heard)
        for _ in range(200):
            await asyncio.sleep(0.001)  # a replay or a picture would begin in this time
        discord.late["GET /users/@me"].set()
        await until(lambda: discord.heard.count("replay") >= 2 and "pictures" in discord.heard)
        os.kill(os.getpid(), signal.SIGTERM)
        assert await asyncio.wait_for(process, PATIENCE) == 0
    assert discord.heard.index("IDENTIFY") < min(discord.heard.index("replay"), discord.heard.index("pictures"))


@pytest.mark.parametrize("is_behind", [False, True], ids=["before", "behind"])
async def test_a_picture_waits_for_the_preparation_unless_that_runs_behind(is_behind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is asked for before the preparation ends. `is_behind`: the preparation runs in the background."""
    order: list[str] = []

    class Slow(Pictures):
        async def prepare(self, games: Sequence[str]) -> None:
            await released.wait()
            order.append("prepared")

    def draw(job: Any) -> tuple[bytes, str]:
        order.append("drawn")
        return b"", ""

    released, pictures = asyncio.Event(), Slow(in_background=is_behind)
    monkeypatch.setattr("cogs.pictures.jobs.PositionJob.draw", draw)
    pictures.begin(("pizarro",))
    picture = asyncio.create_task(pictures.picture("pizarro", None, Reader("en", ()), (1,)))
    await asyncio.wait({picture}, timeout=None if is_behind else 0.05)
    if is_behind:
        assert order == ["drawn"]
    else:
        assert order == []
    released.set()
    assert await picture is not None
    if is_behind:
        assert order == ["drawn"]
    else:
        assert order == ["prepared", "drawn"]
    pictures.close()
