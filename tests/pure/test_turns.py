"""The fair queue: people who wait for one thing take turns, whatever number of requests each has."""

from __future__ import annotations

import asyncio

from play.minds.fair import FairQueue


async def test_turns_go_round_and_skip_those_who_left_the_queue() -> None:
    queue, order = FairQueue(), list[str]()

    async def come(name: str) -> None:
        """Wait for a turn; the person is the first letter."""
        async with queue.turn(name[:1]):
            order.append(name)

    async with queue.turn("x"):
        waiting = {name: asyncio.create_task(come(name)) for name in ("a1", "a2", "a3", "b1", "a4", "b2", "c1")}
        await asyncio.sleep(0)
        waiting["a3"].cancel()
        await asyncio.sleep(0)
        assert order == []
    await asyncio.gather(*waiting.values(), return_exceptions=True)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a4"]
    async with queue.turn("d"):
        called = asyncio.create_task(come("e1"))
        await asyncio.sleep(0)
    called.cancel()  # called a moment ago, and not there any more
    await asyncio.gather(called, return_exceptions=True)
    async with queue.turn("f"):
        assert "e1" not in order
