"""The time that a developer lets pass, for example to see a table after some days."""

from __future__ import annotations

import asyncio
import time

from cogs.client import Caravel
from play.host import Host
from play.time.clock import SystemClock

STEP = 8 * 3_600.0
"""Seconds that pass at each SIGUSR1."""

QUARTER = 900.0
"""Seconds that pass at each SIGUSR2. They are few, so that evenings, cups and last reminders are not skipped."""


class Passing(SystemClock):
    """The time of the machine plus the time that was let pass. A restart forgets that."""

    more = 0.0
    """Seconds that were let pass."""

    def now(self) -> float:
        return time.time() + self.more

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        await super().wait(None if until is None else until - self.more, wake)


async def let_pass(clock: Passing, host: Host, bot: Caravel, seconds: float = STEP) -> None:
    """Let time pass. Everything that falls due in it is done and sent now."""
    clock.more += seconds
    host.ledger.wake.set()
    for match in await host.outbox.matches_due():
        bot.courier.wake(match)
    host.seasons.wake.set()
    bot.posts.crier.wake()
    await bot.posts.herald.run_due()
    await bot.posts.pilot.run_due()
    await bot.posts.steward.run_due()
    await bot.searching.run_due()
