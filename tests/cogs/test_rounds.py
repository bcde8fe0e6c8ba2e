"""Rounds go on after one that fails, and come at once when they are woken."""

from __future__ import annotations

import asyncio

import pytest

from cogs.deliveries.rounds import Rounds


class Three(Rounds):
    """Its first round fails."""

    name = "three"
    look = 3600.0

    def __init__(self) -> None:
        super().__init__()
        self.rounds, self.gone_round = 0, asyncio.Event()

    async def run_due(self) -> None:
        self.rounds += 1
        self.gone_round.set()
        if self.rounds == 1:
            raise ValueError("the first")


async def test_a_round_that_fails_is_logged_and_the_next_comes_when_it_is_woken(caplog: pytest.LogCaptureFixture) -> None:
    three = Three()
    three.start()
    three.start()
    for number in (1, 2):
        await three.gone_round.wait()
        await asyncio.sleep(0)
        assert three.rounds == number, "one at a time, however often it is started"
        three.gone_round.clear()
        three.wake()
    await three.gone_round.wait()
    await three.close()
    assert three.rounds == 3 and "a round failed" in caplog.text
