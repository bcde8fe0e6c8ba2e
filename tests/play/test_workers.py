"""A process beside the event loop can be ended while it starts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from threading import Event

import pytest

from play.minds.workers import Absent, Lost, Worker, start_process


def wait_for_end(child: SpawnProcess) -> None:
    """Wait for the end of a process. `join` returns too early where its pool waits for it as well."""
    for _ in range(6000):
        if not child.is_alive():
            return
        time.sleep(0.01)


async def end(worker: Worker, starting: asyncio.Task[None]) -> None:
    worker.end()


async def cancel(worker: Worker, starting: asyncio.Task[None]) -> None:
    starting.cancel()
    await asyncio.sleep(0)


@pytest.mark.parametrize(("stop", "error"), [(end, Absent), (cancel, asyncio.CancelledError)], ids=["ended", "not waited for"])
async def test_a_worker_stopped_during_its_start_is_killed(
    stop: Callable[[Worker, asyncio.Task[None]], Awaitable[None]], error: type[BaseException]
) -> None:
    pools, is_made, go_on = list[ProcessPoolExecutor](), Event(), Event()

    def begin(longest: float) -> ProcessPoolExecutor:
        pool = start_process(get_context("spawn"), int, (), longest)
        pools.append(pool)
        is_made.set()
        go_on.wait()
        return pool

    worker = Worker(begin, 60.0)
    starting = asyncio.create_task(worker.start())
    await asyncio.to_thread(is_made.wait)
    (pool,) = pools
    (child,) = (pool._processes or {}).values()
    await stop(worker, starting)
    go_on.set()
    with pytest.raises(error):
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
    """Sleep, then say so."""
    time.sleep(seconds)
    return "there"


async def test_a_slow_machine_does_not_make_a_worker_count_as_stuck() -> None:
    worker = Worker(lambda longest: start_process(get_context("spawn"), int, (), longest), 60.0)
    await worker.start()
    try:
        assert await worker.work(60.0, _napping, 0.0) == "there"
        assert await worker.work(0.2, _napping, 0.3) == "there", "time in which the process could not run does not count"
        with pytest.raises(Lost):
            await worker.work(0.05, _napping, 60.0)
    finally:
        worker.end()
