"""Measures every request to Discord, and counts refusals: too many shut the machine out."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord

import metrics

log = logging.getLogger(__name__)

COUNTED = (401, 403, 429)
"""The answers that Discord counts: ten thousand in ten minutes shut an address out
(https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit")."""

OTHERS = "shared"
"""The `X-RateLimit-Scope` of a limit that others have used up as well: it does not count."""

WITHIN, MANY = 600.0, 1000
"""Seconds, and refusals in them that somebody should look at: a tenth of what shuts the address out."""


class Refusals:
    """The newest answers that Discord counts."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of a clock that only goes on."""
        self._now = now
        self._newest: deque[tuple[float, int]] = deque(maxlen=MANY)
        self._warned: float | None = None

    def count(self, status: int, scope: str | None) -> None:
        """Count an answer; `scope` is its `X-RateLimit-Scope`."""
        if status not in COUNTED or scope == OTHERS:
            return
        metrics.INVALID.count(str(status))
        now = self._now()
        self._newest.append((now, status))
        is_much = len(self._newest) == MANY and now - self._newest[0][0] <= WITHIN
        if is_much and (self._warned is None or now - self._warned > WITHIN):
            self._warned = now
            by_status = Counter(str(request) for _, request in self._newest)
            log.warning("discord has refused very much within ten minutes; ten times as much shuts this machine out", extra=dict(by_status))


def request_trace() -> aiohttp.TraceConfig:
    """Return the tracing that measures every request of a client."""
    trace, counted = aiohttp.TraceConfig(), Refusals()

    async def on_start(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        context.began = time.perf_counter()

    async def on_end(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        metrics.DISCORD.observe(time.perf_counter() - context.began, str(params.response.status))
        counted.count(params.response.status, params.response.headers.get("X-RateLimit-Scope"))

    async def on_exception(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        status = params.exception.status if isinstance(params.exception, discord.HTTPException) else "none"
        metrics.DISCORD.observe(time.perf_counter() - context.began, str(status))

    trace.on_request_start.append(on_start)
    trace.on_request_end.append(on_end)
    trace.on_request_exception.append(on_exception)
    return trace
