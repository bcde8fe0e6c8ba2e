"""A process that thinks or draws beside the event loop, and its replacements."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import BaseContext
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

AGAIN = 60.0
"""Seconds until the next try after a process could not be started."""

PATIENCE = 4
"""How many times as long a process may take if the machine gives it too little processor time."""

T = TypeVar("T")


class Absent(Exception):
    """No process has done the work: there is none at the moment, or it has ended or got stuck."""


class Lost(Absent):
    """The process has just ended or got stuck.

    Only the first piece of work that is lost with it raises this; the others raise `Absent`.
    """


def start_process(context: BaseContext, beginning: Callable[..., None], args: tuple[Any, ...], longest: float) -> ProcessPoolExecutor:
    """Start a process that runs `beginning`, and wait until it is ready.

    Raises `TimeoutError` after `longest` seconds.
    """
    pool = ProcessPoolExecutor(1, context, beginning, args)
    try:
        pool.submit(os.getpid).result(longest)
    except BaseException:
        _kill(pool)
        raise
    return pool


class Worker:
    """One process at a time. There is none before the first `start` and after an `end`."""

    def __init__(self, begin: Callable[[float], ProcessPoolExecutor], longest: float) -> None:
        """`begin` makes a process that is ready, within `longest` seconds; it runs in a thread."""
        self._begin, self._longest = begin, longest
        self._pool: ProcessPoolExecutor | None = None
        self._not_before = 0.0  # when a process may be started again after a failure
        self._ended = 0  # how often the process was ended
        self.under_way = 0
        """The number of pieces of work that were given and are not done yet."""
        self.done = 0
        """The number of pieces of work that the present process has done."""

    @property
    def is_there(self) -> bool:
        """Whether there is a process. It may have ended just now."""
        return self._pool is not None

    @property
    def ids(self) -> tuple[int, ...]:
        """The id of the process, if there is one."""
        return () if self._pool is None else tuple(self._pool._processes or ())

    async def work(self, longest: float, work: Callable[..., T], *args: Any) -> T:
        """Return the result of a piece of work.

        Raises `Absent` if no process could do it, and what the work raises. The process counts as stuck after `longest` seconds. If it had
        little processor time in them, it counts as stuck after `PATIENCE` times as many.
        """
        pool = self._pool
        if pool is None:
            raise Absent("no process is ready")
        self.under_way += 1
        try:
            result = await _run_work(pool, longest, work, *args)
        except (BrokenProcessPool, TimeoutError) as error:
            is_first = self._pool is pool
            if is_first:
                self.end()
            reason = "is stuck" if isinstance(error, TimeoutError) else "ended"
            raise (Lost(reason) if is_first else Absent(reason)) from None
        finally:
            self.under_way -= 1
        self.done += 1
        return result

    async def ensure_started(self) -> bool:
        """Start a process if there is none, and return whether there is one now.

        Raises what goes wrong. After an error it does not try again for `AGAIN` seconds.
        """
        if self._pool is None and monotonic() >= self._not_before:
            self._not_before = monotonic() + AGAIN
            await self.start()
            self._not_before = 0.0
        return self._pool is not None

    async def start(self) -> None:
        """Start another process; the former one finishes its work. Raises what goes wrong.

        The start runs in a daemon thread, for which the program does not wait when it ends.
        """
        starting, ended = Future[ProcessPoolExecutor](), self._ended
        starting.set_running_or_notify_cancel()

        def start() -> None:
            try:
                starting.set_result(self._begin(self._longest))
            except Exception as error:
                starting.set_exception(error)

        threading.Thread(target=start, name="worker", daemon=True).start()
        try:
            async with asyncio.timeout(self._longest):
                pool = await asyncio.wrap_future(starting)
            if self._ended != ended:
                raise Absent("is not wanted any more")
        except BaseException:
            starting.add_done_callback(lambda done: None if done.exception() else _kill(done.result()))
            raise
        former, self._pool = self._pool, pool
        self.done = 0
        if former is not None:
            former.shutdown(wait=False)

    def end(self, at_once: bool = True) -> None:
        """End the process and any that is being started; `at_once`: its present work is lost too."""
        pool, self._pool = self._pool, None
        self._ended += 1
        if pool is not None and at_once:
            _kill(pool)
        elif pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


async def _run_work(pool: ProcessPoolExecutor, longest: float, work: Callable[..., T], *args: Any) -> T:
    """Return the result of a piece of work; raises `TimeoutError` if its process is stuck."""
    result = asyncio.get_running_loop().run_in_executor(pool, work, *args)
    used_before = _processor_seconds(pool)
    try:
        for _ in range(PATIENCE):
            await asyncio.wait((result,), timeout=longest)
            if result.done():
                return await result
            if _processor_seconds(pool) - used_before >= longest / 2:  # it had processor time enough, so it is stuck
                break
        raise TimeoutError
    finally:
        result.cancel()


def _processor_seconds(pool: ProcessPoolExecutor) -> float:
    """Return the processor time of a process; where it cannot be read, the time of the clock."""
    try:
        status = Path(f"/proc/{next(iter(pool._processes or ()))}/stat").read_text("ascii").rpartition(")")[2]
        user_and_system = status.split()[11:13]
        return sum(map(int, user_and_system)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, StopIteration):
        return monotonic()


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill the process of a pool at once."""
    processes = list((pool._processes or {}).values())  # Python 3.14 has `kill_workers` for this
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ValueError):  # the pool has closed it already
            process.kill()
