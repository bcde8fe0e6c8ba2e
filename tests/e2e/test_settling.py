"""SimCord still has the private default that `conftest.py` shortens, and still waits for tasks of the bot."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import simcord

from tests.e2e.world import world


async def test_settling_still_waits_for_the_bot(tmp_path: Path) -> None:
    assert inspect.signature(simcord.Env._settle_internal).parameters["idle"].default == 0.0002
    async with world(tmp_path / "m.db") as w:
        done: list[bool] = []

        async def slow() -> None:
            await asyncio.sleep(0.05)
            done.append(True)

        with w.env._bot_scope():
            asyncio.get_running_loop().create_task(slow())
        await w.env.settle()
        assert done
