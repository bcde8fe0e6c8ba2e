"""The order of a start: first the connection, then what takes long."""

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


async def running(path: Path, count: int) -> None:
    """A database with running matches."""
    host = Host(Near(path), delays=AT_ONCE)
    await host.open(ticking=False)
    for number in range(count):
        opener = Person(11 + number, "Anne")
        table = await host.tables.open("pizarro", opener, Place(1, 2 + number), bots=("mate", "mate"), seats=3)
        await host.tables.start(table.match, opener.user_id)
    await host.close()


async def test_nothing_is_drawn_or_replayed_before_the_bot_is_connected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot as shipped, with matches to replay, bots that have to move, and pictures that are ready only after the connection."""
    await running(tmp_path / "c.db", 2)
    replay = Ledger._replay
    async with small(monkeypatch) as at:

        async def replayed(self: Ledger, live: Live) -> Live:
            at.heard.append("replay")
            return await replay(self, live)

        async def prepared(self: Pictures, games: Sequence[str]) -> None:
            await at.identified.wait()
            at.heard.append("pictures")

        monkeypatch.setattr(Ledger, "_replay", replayed)
        monkeypatch.setattr(Pictures, "prepare", prepared)
        at.late["GET /users/@me"] = asyncio.Event()
        process = asyncio.create_task(bot.run(Settings(token="t", database=tmp_path / "c.db", bot_pause=0.0)))
        await until(lambda: "GET /users/@me" in at.heard)
        for _ in range(200):
            await asyncio.sleep(0.001)  # whatever wants to begin has time for it
        at.late["GET /users/@me"].set()
        await until(lambda: at.heard.count("replay") >= 2 and "pictures" in at.heard)
        os.kill(os.getpid(), signal.SIGTERM)
        assert await asyncio.wait_for(process, PATIENCE) == 0
    assert at.heard.index("IDENTIFY") < min(at.heard.index("replay"), at.heard.index("pictures"))


@pytest.mark.parametrize("behind", [False, True])
async def test_who_wants_a_picture_while_they_are_prepared_waits_for_it_or_not(behind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Slow(Pictures):
        async def prepare(self, games: Sequence[str]) -> None:
            await may.wait()
            order.append("prepared")

    def draw(job: Any) -> tuple[bytes, str]:
        order.append("drawn")
        return b"", ""

    may, pictures = asyncio.Event(), Slow(behind=behind)
    monkeypatch.setattr("cogs.pictures.jobs.Job.draw", draw)
    pictures.begin(("pizarro",))
    wanted = asyncio.create_task(pictures.picture("pizarro", None, Reader("en", ()), (1,)))
    await asyncio.wait({wanted}, timeout=None if behind else 0.05)
    assert order == ["drawn"] * behind
    may.set()
    assert await wanted is not None and order[:2] == (["drawn"] if behind else ["prepared", "drawn"])
    pictures.close()
