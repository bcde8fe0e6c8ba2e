"""The clock of the host, and how long the host waits before it acts by itself."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Protocol

from msgspec import Struct

POLL_INTERVAL = 60.0
"""The most seconds between two looks at the timers, because another process may have stored earlier ones."""


class Clock(Protocol):
    """The source of the time for the host."""

    def now(self) -> float:
        """Return the seconds since 1970."""

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        """Wait until `until`, or until `wake` is set."""


class SystemClock:
    """The time of the machine."""

    def __init__(self, look: float = POLL_INTERVAL) -> None:
        """`look`: the most seconds of a wait."""
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
"""The least seconds between the last moment at which an order can move and the ping, which that move makes unnecessary."""


class Delays(Struct, frozen=True):
    """Seconds before the host moves for somebody, or notifies them of their turn."""

    bot: float = 2.0
    """The pause before a bot's move, so that people can follow."""
    order: tuple[float, float] = (4.0, 40.0)
    """The bounds of the random delay before a standing order is obeyed. It looks like a person's thinking and so hides the order."""
    present: float = 120.0
    """For so long after its owner's last click at the table no order is obeyed, because they have their panel open."""
    ping: float = 45.0
    """The time from being awaited to the ping, the same for everybody and longer than any order takes."""
    quick: tuple[float, float] = (2.0, 8.0)
    """The bounds in place of `order` while a table is live; the second is also the most for `fresh` and `automatic` there."""
    automatic: float = 2.0
    """The pause before a move without a choice."""
    fresh: float = 4.0
    """The least pause before bots and automatic moves after a person's own move, so that they can still take it back."""
    given: float = 1.0
    """The pause before an order that answers the question at which it was given, and before any order if nobody else is a person."""
    factor: float = 1.0
    """All delays are multiplied by this."""

    def before_bot(self, is_fresh: bool = True) -> float:
        """Return the pause before a bot's move. `is_fresh`: a person has just moved by themselves."""
        return max(self.bot, self.fresh if is_fresh else 0.0) * self.factor

    def before_automatic(self, is_fresh: bool = True, is_alone: bool = False, is_live: bool = False) -> float:
        """Return the pause before a move without a choice.

        `is_fresh`: a person has just moved by themselves. `is_alone`: no other person plays. `is_live`: the table is live.
        """
        pause = self.automatic
        if is_fresh:
            pause = max(pause, self.fresh)
            if is_live:
                pause = min(pause, self.quick[1])
        elif is_alone:
            pause = min(pause, self.given)
        return pause * self.factor

    def before_order(self, rng: Random, is_alone: bool = False, is_live: bool = False) -> float:
        """Return the delay before a standing order is obeyed. `is_alone`: no other person plays."""
        if is_alone:
            return self.before_given
        return rng.uniform(*(self.quick if is_live else self.order)) * self.factor

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
