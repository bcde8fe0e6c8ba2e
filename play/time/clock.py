"""Time: the clock that the host goes by, and how long it waits before it acts itself."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Protocol

from msgspec import Struct

POLL_INTERVAL = 60.0
"""Seconds after which the timers are looked at in any case: another process may have stored earlier ones."""


class Clock(Protocol):
    """What the host asks for the time."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        """Return at `until`, or as soon as `wake` is set."""


class SystemClock:
    """The time of the machine."""

    def __init__(self, look: float = POLL_INTERVAL) -> None:
        """`look`: after so many seconds a wait is over in any case."""
        self._look = look

    def now(self) -> float:
        return time.time()

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        seconds = self._look if until is None else max(0.0, min(self._look, until - time.time()))
        try:
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            pass


MARGIN = 5.0
"""Seconds between the latest move by an order and the ping that it makes needless."""


class Delays(Struct, frozen=True):
    """Seconds before the host moves for somebody, or tells them that it is their turn.

    `bot`: a bot's pause, so that people can follow. `order`: the bounds of the varying delay after which a standing
    order is obeyed; it looks like a person's and so hides that there is an order. `present`: for so long after an owner's last
    click at the table no order of theirs is obeyed, because they have their panel before them. `ping`: from being awaited to the ping,
    whoever it is, and longer than any order takes: who has played by then is not pinged. `automatic`: before a move that leaves no choice
    comes by itself, so that who moved before can still take their move back. `quick`: as `order`, and the most for `automatic`, while a
    table is live. `factor` scales all.
    """

    bot: float = 2.0
    order: tuple[float, float] = (4.0, 40.0)
    present: float = 120.0
    ping: float = 45.0
    quick: tuple[float, float] = (2.0, 8.0)
    automatic: float = 10.0
    factor: float = 1.0

    def before_bot(self) -> float:
        """The pause before a bot's move."""
        return self.bot * self.factor

    def before_order(self, rng: Random, is_live: bool = False) -> float:
        """The delay before a standing order is obeyed."""
        return rng.uniform(*(self.quick if is_live else self.order)) * self.factor

    def before_automatic(self, is_live: bool = False) -> float:
        """The pause before a move that comes by itself."""
        return min(self.automatic, self.quick[1] if is_live else self.automatic) * self.factor

    @property
    def before_ping(self) -> float:
        """The delay before anybody is pinged for their turn."""
        return max(self.ping, self.automatic + self.order[1] + MARGIN) * self.factor

    @property
    def while_present(self) -> float:
        """The time for which an order waits after its owner's last click."""
        return self.present * self.factor


AT_ONCE = Delays(factor=0.0)
"""No waiting, for tests and for matches of bots alone."""
