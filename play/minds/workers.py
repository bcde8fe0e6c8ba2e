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
"""The factor of time for a process on a machine that does not let it work."""

T = TypeVar("T")


class Absent(Exception):
    """No process has done the work: there is none at the moment, or it ended or got stuck."""


class Lost(Absent):
    """The process has just ended or got stuck; only the first of its lost works raises this."""


def process(context: BaseContext, beginning: Callable[..., None], args: tuple[Any, ...], longest: float) -> ProcessPoolExecutor:
    """Start a process and wait until it is ready; `TimeoutError` after `longest` seconds."""
    pool = ProcessPoolExecutor(1, context, beginning, args)
    try:
        pool.submit(os.getpid).result(longest)
    except BaseException:
        _kill(pool)
        raise
    return pool


class Worker:
    """One process at a time. There is none before the first is `begun` and after the `end`."""

    def __init__(self, begin: Callable[[float], ProcessPoolExecutor], longest: float) -> None:
        """`begin` makes a process that is ready, in a thread, within `longest` seconds."""
        self._begin, self._longest = begin, longest
        self._pool: ProcessPoolExecutor | None = None
        self._not_before, self._ended = 0.0, 0
        self.given = 0
        """Pieces of work given and not done yet."""
        self.done = 0
        """Pieces of work that the present process has done."""

    @property
    def is_there(self) -> bool:
        """Whether there is a process, if it has not ended just now."""
        return self._pool is not None

    @property
    def ids(self) -> tuple[int, ...]:
        """The id of the process, if there is one."""
        return () if self._pool is None else tuple(self._pool._processes or ())

    async def work(self, longest: float, work: Callable[..., T], *args: Any) -> T:
        """Return the result of a piece of work.

        Raises `Absent` if no process could do it, else what the work raises. After `longest` seconds the process counts as stuck, unless
        it could not work for most of them: then after `PATIENCE` times as many.
        """
        pool = self._pool
        if pool is None:
            raise Absent("no process is ready")
        self.given += 1
        try:
            result = await _run_work(pool, longest, work, *args)
        except (BrokenProcessPool, TimeoutError) as error:
            is_first = self._pool is pool
            if is_first:
                self.end()
            raise (Lost if is_first else Absent)("is stuck" if isinstance(error, TimeoutError) else "ended") from None
        finally:
            self.given -= 1
        self.done += 1
        return result

    async def ensure_started(self) -> bool:
        """Start a process if there is none; return whether there is one then.

        Raises what goes wrong, and does not try again for `AGAIN` seconds after that.
        """
        if self._pool is None and monotonic() >= self._not_before:
            self._not_before = monotonic() + AGAIN
            await self.start()
            self._not_before = 0.0
        return self._pool is not None

    async def start(self) -> None:
        """Start another process; the former one finishes its work.

        The start runs in a daemon thread, which the end of the program does not wait for. Raises what goes wrong.
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
        before, self._pool, self.done = self._pool, pool, 0
        if before is not None:
            before.shutdown(wait=False)

    def end(self, at_once: bool = True) -> None:
        """End the process and any that is being started; `at_once`: its present work is lost too."""
        pool, self._pool, self._ended = self._pool, None, self._ended + 1
        if pool is not None and at_once:
            _kill(pool)
        elif pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


async def _run_work(pool: ProcessPoolExecutor, longest: float, work: Callable[..., T], *args: Any) -> T:
    """Return the result of a piece of work; raises `TimeoutError` if its process is stuck."""
    doing, before = asyncio.get_running_loop().run_in_executor(pool, work, *args), _spent(pool)
    try:
        for _ in range(PATIENCE):
            await asyncio.wait((doing,), timeout=longest)
            if doing.done():
                return await doing
            if _spent(pool) - before >= longest / 2:
                break
        raise TimeoutError
    finally:
        doing.cancel()


def _spent(pool: ProcessPoolExecutor) -> float:
    """Return a process's seconds of processor, without its children; else those of the clock."""
    try:
        status = Path(f"/proc/{next(iter(pool._processes or ()))}/stat").read_text("ascii").rpartition(")")[2]
        return sum(map(int, status.split()[11:13])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, StopIteration):
        return monotonic()


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # Python 3.14 has `kill_workers` for this
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ValueError):  # it has been tidied away
            process.kill()
