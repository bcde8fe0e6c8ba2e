"""Shows an operator from outside whether the bot lives and can play, and what is measured.

| address | says |
|---|---|
| `/healthz` | 200 as long as the event loop answers, with what is connected as JSON |
| `/healthz/ready` | the same, but 503 while Discord is not connected or the database does not answer |
| `/metrics` | everything of `metrics/`, as Prometheus reads it |

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

LOOK = 0.5
"""Seconds between two looks at how late the event loop is."""

PATIENCE = 2.0
"""Seconds in which the database has to answer."""

COUNTED = 15.0
"""Seconds for which what waits is not counted again."""

STATUSES = 60.0
"""Seconds for which tables are not counted again: it goes through all of them."""

GRACE = 5.0
"""Seconds after which a timer that was not run counts as overdue."""

STATUS: tuple[str, ...] = get_args(Status)
"""Every status of a table; one without tables reads 0."""

PAGE = 4096 if not hasattr(os, "sysconf") else os.sysconf("SC_PAGE_SIZE")
"""Bytes of a page of memory."""


class WatchPort:
    """The port, and what is looked at only when somebody asks."""

    def __init__(self, host: Host, bot: Caravel) -> None:
        self._host, self._bot = host, bot
        self._runner: web.AppRunner | None = None
        self._lagging: asyncio.Task[None] | None = None
        self._next: dict[str, float] = {}

    async def start(self, address: str, port: int) -> int:
        """Listen; return the number of the port, which is chosen if it is 0.

        Raises `OSError` if it is taken.
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
        self._lagging = asyncio.create_task(self._watch_lag(), name="lag")
        chosen_port: int = self._runner.addresses[0][1]
        log.info("metrics can be read", extra={"address": address, "port": chosen_port})
        return chosen_port

    async def close(self) -> None:
        """Listen no more."""
        metrics.stop()
        if self._lagging is not None:
            self._lagging.cancel()
            await asyncio.gather(self._lagging, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _watch_lag(self) -> None:
        clock = asyncio.get_running_loop()
        while True:
            until = clock.time() + LOOK
            await asyncio.sleep(LOOK)
            metrics.LAG.observe(max(0.0, clock.time() - until))

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
        """Bring up to date what is not measured where it happens."""
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
        shared = await asyncio.to_thread(self._bot.services.pictures.weigh)  # the system looks at every page, which takes a while
        if shared:
            metrics.MEMORY.set(shared, "draw")

    async def _count(self) -> None:
        """Ask the database for the figures, not too often."""
        store, clock = self._host.ledger.store, self._host.ledger.clock
        if self._is_time("backlog", COUNTED):
            backlog = await store.backlog(clock.now(), GRACE)
            metrics.OUTBOX_WAITING.set(backlog.waiting)
            metrics.OUTBOX_OLDEST.set(0.0 if backlog.oldest is None else max(0.0, clock.now() - backlog.oldest))
            metrics.TIMERS_OVERDUE.set(backlog.overdue)
        if self._is_time("statuses", STATUSES):
            counts = dict.fromkeys(STATUS, 0) | await store.statuses()
            for status, count in counts.items():
                metrics.MATCHES.set(count, status)

    def _is_time(self, what: str, pause: float) -> bool:
        now = time.monotonic()
        if now < self._next.get(what, 0.0):
            return False
        self._next[what] = now + pause
        return True


def _can_play(health: Mapping[str, bool]) -> bool:
    """Return whether people are answered.

    New commands that Discord does not take yet are no reason against it: it has the earlier ones.
    """
    return health["connected"] and health["database"]


def resident(process: int) -> int:
    """Return the resident memory of a process in bytes; 0 where that cannot be known."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE
    return 0


@asynccontextmanager
async def watch_port(host: Host, bot: Caravel, address: str, port: int) -> AsyncIterator[None]:
    """Let operators look at the bot while the block runs; a port that is taken is only logged."""
    watch = WatchPort(host, bot)
    try:
        await watch.start(address, port)
    except OSError as error:
        log.error("metrics cannot be read: %s", error, extra={"address": address, "port": port})
    try:
        yield
    finally:
        await watch.close()
