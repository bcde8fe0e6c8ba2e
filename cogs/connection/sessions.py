"""How often the bot may still connect today.

Discord allows all processes of a bot together a thousand connections a day (more for large bots). A bot that connects more often is
disconnected everywhere and loses its token (https://docs.discord.com/developers/events/gateway#session-start-limit).
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
"""The part of the daily limit that a start leaves unused, as a divisor: 20 keeps a twentieth. It is for running shards that connect again,
and for an operator who has to restart."""

LAST = 5
"""If no more connections than these are left, running shards do not connect again either."""

FRESH = 60.0
"""Seconds for which Discord is not asked again; meanwhile this process counts its own connections."""

LOOK = 3600.0
"""Seconds after which Discord is asked again at the latest, while the bot waits."""


class Spent(Exception):
    """A shard may not connect again today: this process ends, and the next one waits."""


class Sessions:
    """The connections left today, as Discord says and this process counts."""

    def __init__(self, ask: Callable[[], Awaitable[SessionStartLimits]]) -> None:
        """`ask` requests the limits from Discord."""
        self._ask = ask
        self._fresh = FRESH
        self._known: SessionStartLimits | None = None
        self._asked_at = 0.0

    async def wait(self) -> None:
        """Wait before a shard starts until enough connections are left; not if Discord is silent."""
        while True:
            limits = await self._limits()
            if limits is None or limits.remaining > limits.total // KEPT:
                return
            seconds = limits.reset_after / 1000
            fields = {"remaining": limits.remaining, "of": limits.total, "waits": seconds}
            log.error("the bot has connected too often today: it waits, or Discord would take its token away", extra=fields)
            await sleep(min(LOOK, seconds))
            self._known = None

    async def spend(self) -> None:
        """Count a connection of a shard. Raises `Spent` if it may not connect."""
        limits = await self._limits()
        if limits is None:
            return
        if limits.remaining <= LAST:
            fields = {"remaining": limits.remaining, "of": limits.total}
            log.error("a shard has to connect again, and the bot has connected too often today: this process ends", extra=fields)
            raise Spent
        limits.remaining -= 1

    async def _limits(self) -> SessionStartLimits | None:
        """Return the limits, or `None` if Discord does not say them."""
        if self._known is None or time.monotonic() - self._asked_at >= self._fresh:
            try:
                self._known = await self._ask()
            except FAILED as error:
                log.warning("discord does not say how often the bot may connect: %s", type(error).__name__)
                self._known = None
            self._asked_at = time.monotonic()
        return self._known
