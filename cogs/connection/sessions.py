"""How often the bot may still connect today.

Discord allows a thousand times a day (more for large bots) for all processes together; a bot that goes on is cut off everywhere and loses
the token (https://docs.discord.com/developers/events/gateway#session-start-limit).
"""

from __future__ import annotations

import logging
import time
from asyncio import sleep
from collections.abc import Awaitable, Callable

from discord import SessionStartLimits

from cogs.connection.refusals import FAILED

log = logging.getLogger(__name__)

KEPT = 20
"""A start leaves one part in so many of the daily limit to the shards that run, and to an operator who has to restart."""

LAST = 5
"""With so few connections left, no running shard connects again either."""

FRESH = 60.0
"""Seconds for which Discord is not asked again; what this process has used up meanwhile is known."""

LOOK = 3600.0
"""Seconds after which Discord is asked again at the latest, while the bot waits."""


class Spent(Exception):
    """A shard may not connect again today: the process ends, and the next one waits."""


class Sessions:
    """What Discord says about the connections left today."""

    def __init__(self, ask: Callable[[], Awaitable[SessionStartLimits]]) -> None:
        self._ask = ask
        self._fresh = FRESH
        self._known: SessionStartLimits | None = None
        self._asked = 0.0

    async def wait(self) -> None:
        """Wait before a shard is started until enough is left, if Discord says how much."""
        while (limits := await self._limits()) is not None and limits.remaining <= limits.total // KEPT:
            seconds = limits.reset_after / 1000
            fields = {"remaining": limits.remaining, "of": limits.total, "waits": seconds}
            log.error("the bot has connected too often today: it waits, or Discord would take its token away", extra=fields)
            await sleep(min(LOOK, seconds))
            self._known = None

    async def spend(self) -> None:
        """Take a connection for a shard. Raises `Spent` when none may be used."""
        limits = await self._limits()
        if limits is None:
            return
        if limits.remaining <= LAST:
            fields = {"remaining": limits.remaining, "of": limits.total}
            log.error("a shard has to connect again, and the bot has connected too often today: this process ends", extra=fields)
            raise Spent
        limits.remaining -= 1

    async def _limits(self) -> SessionStartLimits | None:
        if self._known is None or time.monotonic() - self._asked >= self._fresh:
            try:
                self._known = await self._ask()
            except FAILED as error:
                log.warning("discord does not say how often the bot may connect: %s", type(error).__name__)
                self._known = None
            self._asked = time.monotonic()
        return self._known
