"""A bot that ends repeatedly soon after its start stays down, before Discord revokes its token."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import bot
from cogs.client import Caravel
from cogs.connection.ends import BY_ITSELF, MANY, OLD, Ends
from cogs.operation.settings import Settings
from play.host import Host
from play.ledger.share import Share
from play.time.clock import AT_ONCE
from tests.e2e.stubs import Shifted
from tests.near import Near


@asynccontextmanager
async def process(path: Path, later: float, share: Share | None = None) -> AsyncIterator[Ends]:
    """Return a new process on a database, some seconds later; only its notes are kept."""
    clock = Shifted()
    clock.more = later
    host = Host(Near(path), delays=AT_ONCE, clock=clock, share=share or Share())
    await host.open(ticking=False)
    ends = Ends(host)
    try:
        yield ends
    finally:
        ends.close()
        await host.close()


async def crash(path: Path, later: float, share: Share | None = None) -> None:
    """Let a process connect and end without a note of its end."""
    async with process(path, later, share) as ends:
        assert await ends.may_start()
        await ends.note_connecting()
        await ends.note_connecting()  # a second shard


async def test_after_five_ends_in_a_row_a_person_has_to_start_it(tmp_path: Path) -> None:
    path = tmp_path / "c.db"
    for count in range(MANY):
        await crash(path, 10.0 * count)
    for later in (60.0, 65.0, 65.0 + BY_ITSELF - 5.0):
        async with process(path, later) as ends:
            assert not await ends.may_start(), "what starts it by itself is not heeded"
    await crash(path, 65.0 + 2 * BY_ITSELF)


async def test_a_clean_end_or_a_long_life_resets_the_count_of_ends(tmp_path: Path) -> None:
    path = tmp_path / "c.db"
    for way in ("note_regular_end", "note_long_life"):
        for count in range(MANY - 1):
            await crash(path, 10.0 * count)
        async with process(path, 50.0) as ends:
            assert await ends.may_start()
            await ends.note_connecting()
            await getattr(ends, way)()
        await crash(path, 60.0)
        async with process(path, 70.0) as ends:
            await ends.note_long_life()


async def test_ends_of_yesterday_and_of_other_processes_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "c.db"
    for _ in range(MANY):
        await crash(path, 0.0, Share(1, 2, 2))
    await crash(path, 0.0, Share(0, 2, 2))
    async with process(path, 0.0, Share(1, 2, 2)) as ends:
        assert len((await ends._read()).starts) == MANY
    await crash(path, OLD + 10.0, Share(1, 2, 2))


async def test_the_process_ends_with_the_status_that_is_not_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[str] = []

    async def fails(self: Caravel, token: str, *, reconnect: bool = True) -> None:
        begun.append("connected")
        await self.early_ends.note_connecting()
        raise RuntimeError("the same again")

    async def unreached(self: Caravel, token: str, *, reconnect: bool = True) -> None:
        raise OSError("no network")

    settings = Settings(token="t", database=tmp_path / "c.db")
    monkeypatch.setattr(Caravel, "start", unreached)
    for _ in range(MANY + 1):
        assert await bot.run(settings) == 1, "Discord has not counted these"
    monkeypatch.setattr(Caravel, "start", fails)
    for _ in range(MANY):
        assert await bot.run(settings) == 1
    assert await bot.run(settings) == bot.HOPELESS and len(begun) == MANY
    assert "start the bot again" in caplog.text
