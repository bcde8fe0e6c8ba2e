"""Jobs that run in rounds (`TimedRounds`): a failing round ends nothing, and a job that is woken runs at once."""

from __future__ import annotations

import asyncio

import pytest

from play.time.clock import Clock, SystemClock
from play.time.rounds import Rounds, TimedRounds
from tests.play.test_timers import Looks


class FailingOnce(TimedRounds):
    """A job whose first round fails."""

    name = "failing once"
    look = 3600.0
    rounds = 0

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.has_run = asyncio.Event()

    async def run_due(self) -> None:
        self.rounds += 1
        self.has_run.set()
        if self.rounds == 1:
            raise ValueError("the first")


class Untimed(FailingOnce):
    """The same job without the clock of a host."""

    rest = Rounds.rest


@pytest.mark.parametrize("kind", [FailingOnce, Untimed])
async def test_a_failing_round_is_logged_and_the_next_one_is_woken(kind: type[FailingOnce], caplog: pytest.LogCaptureFixture) -> None:
    job = kind(SystemClock(3600.0))
    job.start()
    job.start()
    for number in (1, 2):
        await job.has_run.wait()
        await asyncio.sleep(0)
        assert job.rounds == number, "a job that is started twice runs once"
        job.has_run.clear()
        job.wake()
    await job.has_run.wait()
    await job.close()
    assert job.rounds == 3 and "a round failed" in caplog.text


async def test_a_failing_round_does_not_change_when_the_next_one_comes() -> None:
    clock = Looks()
    job = FailingOnce(clock)
    job.start()
    assert await clock.until.get() == clock.now() + job.look
    job.wake()
    assert await clock.until.get() == clock.now() + job.look
    await job.close()
