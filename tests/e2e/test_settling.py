"""The shortened pause of SimCord (a private default) still exists and still settles."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import simcord

from tests.e2e.world import world


async def test_settling_still_waits_for_the_bot(tmp_path: Path) -> None:
    assert inspect.signature(simcord.Env._settle_internal).parameters["idle"].default == 0.0002
    async with world(tmp_path / "m.db") as w:
        done: list[int] = []

        async def slow() -> None:
            await asyncio.sleep(0.05)
            done.append(1)

        with w.env._bot_scope():
            asyncio.get_running_loop().create_task(slow())
        await w.env.settle()
        assert done
