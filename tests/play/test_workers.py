"""A process beside the event loop can be ended while it starts."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from threading import Event

import pytest

from play.minds.workers import Absent, Lost, Worker, process


def wait_for_end(child: SpawnProcess) -> None:
    """Wait for the end of a process. `join` returns too early where its pool waits for it as well."""
    for _ in range(6000):
        if not child.is_alive():
            return
        time.sleep(0.01)


@pytest.mark.parametrize("is_cancelled", [False, True], ids=["ended", "not waited for"])
async def test_a_worker_ended_during_its_start_is_killed(is_cancelled: bool) -> None:
    pools, is_made, go_on = list[ProcessPoolExecutor](), Event(), Event()

    def begin(longest: float) -> ProcessPoolExecutor:
        pools.append(process(get_context("spawn"), int, (), longest))
        is_made.set()
        go_on.wait()
        return pools[0]

    worker = Worker(begin, 60.0)
    starting = asyncio.create_task(worker.start())
    await asyncio.to_thread(is_made.wait)
    (child,) = (pools[0]._processes or {}).values()
    if is_cancelled:
        starting.cancel()
        await asyncio.sleep(0)
    else:
        worker.end()
    go_on.set()
    with pytest.raises(asyncio.CancelledError if is_cancelled else Absent):
        await starting
    await asyncio.to_thread(wait_for_end, child)
    assert not child.is_alive() and worker.ids == () and not worker.is_there


async def test_a_worker_that_cannot_start_is_not_retried_at_once() -> None:
    tries = list[float]()

    def begin(longest: float) -> ProcessPoolExecutor:
        tries.append(longest)
        raise OSError("no semaphores here")

    worker = Worker(begin, 60.0)
    with pytest.raises(OSError):
        await worker.ensure_started()
    assert not await worker.ensure_started() and len(tries) == 1


def _napping(seconds: float) -> str:
    time.sleep(seconds)
    return "there"


async def test_a_slow_machine_does_not_make_a_worker_count_as_stuck() -> None:
    worker = Worker(lambda longest: process(get_context("spawn"), int, (), longest), 60.0)
    await worker.start()
    try:
        assert await worker.work(60.0, _napping, 0.0) == "there"
        assert await worker.work(0.2, _napping, 0.3) == "there", "it slept, as on a machine on which others work"
        with pytest.raises(Lost):
            await worker.work(0.05, _napping, 60.0)
    finally:
        worker.end()
