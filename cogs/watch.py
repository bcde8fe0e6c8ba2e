"""An HTTP port for operators: whether the bot lives and can play, and its metrics.

| address | says |
|---|---|
| `/healthz` | 200 while the event loop runs; the state of each connection as JSON |
| `/healthz/ready` | the same, but 503 while Discord is not connected or the database does not answer |
| `/metrics` | all meters of `metrics/`, in the format of Prometheus |

All of it is off unless a port is set. The port is for the machine itself, or for a network in which everybody may read this.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from math import isfinite
from pathlib import Path
from typing import get_args

from aiohttp import web

import metrics
from cogs.client import Caravel
from play.host import Host
from play.minds.thinking import Processes
from play.values.errors import error_trace
from play.values.types import Status
from store.errors import StoreError

log = logging.getLogger(__name__)

LAG_PERIOD = 0.5
"""Seconds between two measurements of how late the event loop is."""

PATIENCE = 2.0
"""Seconds in which the database has to answer."""

BACKLOG_PERIOD = 15.0
"""Seconds between two counts of the messages and timers that wait, at least."""

STATUS_PERIOD = 60.0
"""Seconds between two counts of the tables by status, at least: a count reads all tables."""

GRACE = 5.0
"""Seconds after which a timer that was not run counts as overdue."""

STATUSES: tuple[str, ...] = get_args(Status)
"""Every status of a table; one without tables reads 0."""

PAGE = 4096 if not hasattr(os, "sysconf") else os.sysconf("SC_PAGE_SIZE")
"""Bytes of a page of memory."""


class WatchPort:
    """The port, with the measurements that are made only when somebody reads them."""

    def __init__(self, host: Host, bot: Caravel) -> None:
        self._host, self._bot = host, bot
        self._runner: web.AppRunner | None = None
        self._lag_task: asyncio.Task[None] | None = None
        self._next_count: dict[str, float] = {}

    async def start(self, address: str, port: int) -> int:
        """Listen on a port (0: on any free one), and return its number.

        Raises `OSError` if the port is taken.
        """
        app = web.Application()
        app.add_routes(
            [web.get("/healthz", self._healthz), web.get("/healthz/ready", self._healthz_ready), web.get("/metrics", self._metrics)]
        )
        metrics.start()
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        try:
            await self._runner.setup()
            site = web.TCPSite(self._runner, address, port)
            await site.start()
        except OSError:
            await self.close()
            raise
        self._lag_task = asyncio.create_task(self._watch_lag(), name="lag")
        chosen_port: int = self._runner.addresses[0][1]
        log.info("metrics can be read", extra={"address": address, "port": chosen_port})
        return chosen_port

    async def close(self) -> None:
        """Stop listening and measuring."""
        metrics.stop()
        if self._lag_task is not None:
            self._lag_task.cancel()
            await asyncio.gather(self._lag_task, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _watch_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            until = loop.time() + LAG_PERIOD
            await asyncio.sleep(LAG_PERIOD)
            metrics.LAG.observe(max(0.0, loop.time() - until))

    async def _health(self) -> dict[str, bool]:
        return {
            "live": True,
            "connected": self._bot.is_ready() and not self._bot.is_closed(),
            "database": await self._answers(),
            "commands": self._bot.commands.are_known,
        }

    async def _answers(self) -> bool:
        """Return whether the database answers in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._host.ledger.store.require_intact()
                await self._host.ledger.store.revision(0)
        except (StoreError, TimeoutError):
            return False
        return True

    async def _healthz(self, request: web.Request) -> web.Response:
        return web.json_response(await self._health())

    async def _healthz_ready(self, request: web.Request) -> web.Response:
        health = await self._health()
        return web.json_response(health, status=200 if _can_play(health) else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self.look()
        return web.Response(body=metrics.exposition(), headers={"Content-Type": "text/plain; version=1.0.0; charset=utf-8"})

    async def look(self) -> None:
        """Set the gauges that are measured only when somebody reads them."""
        metrics.READY.set(_can_play(await self._health()))
        metrics.COMMANDS.set(self._bot.commands.are_known)
        metrics.SERVERS.set(len(self._bot.guilds))
        metrics.LATENCY.set(self._bot.latency if isfinite(self._bot.latency) else 0.0)
        await self._look_at_processes()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._count()
        except (StoreError, TimeoutError) as error:
            log.warning("nothing can be counted: %s", error_trace(error))

    async def _look_at_processes(self) -> None:
        thinking = self._host.thinking
        ids = {
            "bot": (os.getpid(),),
            "draw": self._bot.services.pictures.ids,
            "think": thinking.ids if isinstance(thinking, Processes) else (),
        }
        for purpose, processes in ids.items():
            metrics.PROCESSES.set(len(processes), purpose)
            metrics.MEMORY.set(sum(map(resident, processes)), purpose)
        fair_share = await asyncio.to_thread(self._bot.services.pictures.weigh)  # the system looks at every page, which takes a while
        if fair_share:
            metrics.MEMORY.set(fair_share, "draw")  # replaces the sum above, which counts shared pages once for each process

    async def _count(self) -> None:
        """Read figures from the database: costly ones less often."""
        store, clock = self._host.ledger.store, self._host.ledger.clock
        if self._is_time("backlog", BACKLOG_PERIOD):
            backlog = await store.backlog(clock.now(), GRACE)
            metrics.OUTBOX_WAITING.set(backlog.waiting)
            metrics.OUTBOX_OLDEST.set(0.0 if backlog.oldest is None else max(0.0, clock.now() - backlog.oldest))
            metrics.TIMERS_OVERDUE.set(backlog.overdue)
        if self._is_time("statuses", STATUS_PERIOD):
            counts = dict.fromkeys(STATUSES, 0) | await store.statuses()
            for status, count in counts.items():
                metrics.MATCHES.set(count, status)

    def _is_time(self, count: str, period: float) -> bool:
        """Return whether a count is due; if so, the next one is due `period` seconds from now."""
        now = time.monotonic()
        if now < self._next_count.get(count, 0.0):
            return False
        self._next_count[count] = now + period
        return True


def _can_play(health: Mapping[str, bool]) -> bool:
    """Return whether people can play.

    They can also while Discord has not accepted new slash commands, because the earlier ones still work.
    """
    return health["connected"] and health["database"]


def resident(process: int) -> int:
    """Return the resident memory of a process in bytes; 0 where that cannot be known."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE
    return 0


@asynccontextmanager
async def watch_port(host: Host, bot: Caravel, address: str, port: int) -> AsyncIterator[None]:
    """Open the port for operators while the block runs; if it is taken, that is only logged."""
    watch = WatchPort(host, bot)
    try:
        await watch.start(address, port)
    except OSError as error:
        log.error("metrics cannot be read: %s", error, extra={"address": address, "port": port})
    try:
        yield
    finally:
        await watch.close()
