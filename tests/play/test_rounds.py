"""Rounds go on after a failing one and run at once when they are woken."""

from __future__ import annotations

import asyncio

import pytest

from play.time.clock import Clock, SystemClock
from play.time.rounds import Rounds, TimedRounds
from tests.play.test_timers import Looks


class Three(TimedRounds):
    """Its first round fails."""

    name = "three"
    look = 3600.0
    rounds = 0

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.gone_round = asyncio.Event()

    async def run_due(self) -> None:
        self.rounds += 1
        self.gone_round.set()
        if self.rounds == 1:
            raise ValueError("the first")


class Sleeping(Three):
    """As the rounds of who has no clock of a host."""

    rest = Rounds.rest


@pytest.mark.parametrize("kind", [Three, Sleeping])
async def test_a_failing_round_is_logged_and_the_next_one_is_woken(kind: type[Three], caplog: pytest.LogCaptureFixture) -> None:
    three = kind(SystemClock(3600.0))
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


async def test_a_failing_round_does_not_change_when_the_next_one_comes() -> None:
    clock = Looks()
    three = Three(clock)
    three.start()
    assert await clock.until.get() == clock.now() + three.look
    three.wake()
    assert await clock.until.get() == clock.now() + three.look
    await three.close()
