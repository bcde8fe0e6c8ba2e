"""The clock of the host, and how long it waits before it acts itself."""

from __future__ import annotations

import asyncio
import math
import time
from random import Random
from typing import Protocol

from msgspec import Struct

POLL_INTERVAL = 60.0
"""Seconds between two looks at the timers: another process may have stored earlier ones."""


class Clock(Protocol):
    """The source of the time for the host."""

    def now(self) -> float:
        """Return the seconds since 1970."""

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        """Wait until `until`, or until `wake` is set."""


class SystemClock:
    """The time of the machine."""

    def __init__(self, look: float = POLL_INTERVAL) -> None:
        """`look`: the most seconds that a wait takes."""
        self._look = look

    def now(self) -> float:
        return time.time()

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        seconds = self._look if until is None else max(0.0, min(self._look, until - self.now()))
        try:
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            pass


MARGIN = 5.0
"""Seconds between the latest move by an order and the ping that it makes unnecessary."""


class Delays(Struct, frozen=True):
    """Seconds before the host moves for somebody, or notifies them of their turn.

    `bot`: a bot's pause, so that people can follow. `automatic`: before a move without a choice. `fresh`: the least for both after a
    person's own move, so that they can still take it back. `order`: the bounds of the random delay before a standing order is obeyed; it
    looks like a person's, and so hides that there is an order. `present`: no order is obeyed for so long after its owner's last click at
    the table, because they have their panel open. `given`: before an order is obeyed that answers the very question at which it was given,
    and every order if nobody else at the table is a person. `ping`: from being awaited to the ping, for everybody, and longer than any
    order takes. `quick`: as `order`, and the most for `automatic`, while a table is live. `factor` scales all.
    """

    bot: float = 2.0
    order: tuple[float, float] = (4.0, 40.0)
    present: float = 120.0
    ping: float = 45.0
    quick: tuple[float, float] = (2.0, 8.0)
    automatic: float = 2.0
    fresh: float = 4.0
    given: float = 1.0
    factor: float = 1.0

    def before_bot(self, is_fresh: bool = True) -> float:
        """Return the pause before a bot's move. `is_fresh`: a person has just moved by themselves."""
        return max(self.bot, self.fresh if is_fresh else 0.0) * self.factor

    def before_automatic(self, is_fresh: bool = True, is_alone: bool = False, is_live: bool = False) -> float:
        """Return the pause before a move without a choice, shorter if nobody else follows."""
        if is_fresh:
            return min(max(self.automatic, self.fresh), self.quick[1] if is_live else math.inf) * self.factor
        return min(self.automatic, self.given if is_alone else self.automatic) * self.factor

    def before_order(self, rng: Random, is_alone: bool = False, is_live: bool = False) -> float:
        """Return the delay before a standing order is obeyed. `is_alone`: no other person plays."""
        return self.before_given if is_alone else rng.uniform(*(self.quick if is_live else self.order)) * self.factor

    @property
    def before_given(self) -> float:
        """The pause before an order answers the question at which it was given."""
        return self.given * self.factor

    @property
    def before_ping(self) -> float:
        """The delay before anybody is pinged for their turn."""
        return max(self.ping, max(self.automatic, self.fresh) + self.order[1] + MARGIN) * self.factor

    @property
    def while_present(self) -> float:
        """The time for which an order waits after its owner's last click."""
        return self.present * self.factor


AT_ONCE = Delays(factor=0.0)
"""No delay, for tests and for matches of bots alone."""
