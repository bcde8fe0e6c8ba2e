"""Measures requests to Discord, and counts refusals: too many block the address."""

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
"""The statuses of answers that Discord counts: it blocks an address after ten thousand in ten minutes
(https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit")."""

SHARED = "shared"
"""The `X-RateLimit-Scope` of a limit that bots share; Discord does not count a refusal because of it."""

WITHIN = 600.0
"""Seconds in which refusals are counted."""

MANY = 1000
"""Refusals within that time of which an operator is warned: a tenth of what blocks the address."""


class Refusals:
    """The newest refusals that Discord counts, and a warning when there are many."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: returns the seconds of a monotonic clock."""
        self._now = now
        self._newest: deque[tuple[float, int]] = deque(maxlen=MANY)
        self._warned_at: float | None = None

    def count(self, status: int, scope: str | None) -> None:
        """Count an answer; `scope` is its `X-RateLimit-Scope`."""
        if status not in COUNTED or scope == SHARED:
            return
        metrics.INVALID.count(str(status))
        now = self._now()
        self._newest.append((now, status))
        are_many = len(self._newest) == MANY and now - self._newest[0][0] <= WITHIN
        if are_many and (self._warned_at is None or now - self._warned_at > WITHIN):
            self._warned_at = now
            by_status = Counter(str(refusal) for _, refusal in self._newest)
            log.warning("discord has refused very much within ten minutes; ten times as much shuts this machine out", extra=dict(by_status))


def request_trace() -> aiohttp.TraceConfig:
    """Return the tracing by which aiohttp measures every request of a client."""
    trace, refusals = aiohttp.TraceConfig(), Refusals()

    async def on_start(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams) -> None:
        context.began = time.perf_counter()

    async def on_end(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        metrics.DISCORD.observe(time.perf_counter() - context.began, str(params.response.status))
        refusals.count(params.response.status, params.response.headers.get("X-RateLimit-Scope"))

    async def on_exception(session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        status = params.exception.status if isinstance(params.exception, discord.HTTPException) else "none"
        metrics.DISCORD.observe(time.perf_counter() - context.began, str(status))

    trace.on_request_start.append(on_start)
    trace.on_request_end.append(on_end)
    trace.on_request_exception.append(on_exception)
    return trace
