"""Time: the clock that the host goes by, and how long it waits before it acts itself."""

from __future__ import annotations

import asyncio
import math
import time
from random import Random
from typing import Protocol

from msgspec import Struct

POLL_INTERVAL = 60.0
"""Seconds after which the timers are looked at in any case: another process may have stored earlier ones."""


class Clock(Protocol):
    """Where the host gets the time from."""

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
        seconds = self._look if until is None else max(0.0, min(self._look, until - self.now()))
        try:
            async with asyncio.timeout(seconds):
                await wake.wait()
        except TimeoutError:
            pass


MARGIN = 5.0
"""Seconds between the latest move by an order and the ping that it makes needless."""


class Delays(Struct, frozen=True):
    """Seconds before the host moves for somebody, or tells them that it is their turn.

    `bot`: a bot's pause, so that people can follow. `automatic`: before a move that leaves no choice comes by itself. `fresh`: what both
    wait at the least after a person's own move, so that they can still take it back. `order`: the bounds of the varying delay after which
    a standing order is obeyed; it looks like a person's and so hides that there is an order. `present`: for so long after an owner's last
    click at the table no order of theirs is obeyed, because they have their panel before them. `given`: before an order is obeyed that
    answers the very question at which its owner gave it, and every order where nobody else at the table is a person. `ping`: from being
    awaited to the ping, whoever it is, and longer than any order takes: who has played by then is not pinged. `quick`: as `order`, and the
    most for `automatic`, while a table is live. `factor` scales all.
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
        """The pause before a bot's move. `is_fresh`: a person has just moved by themselves."""
        return max(self.bot, self.fresh if is_fresh else 0.0) * self.factor

    def before_automatic(self, is_fresh: bool = True, is_alone: bool = False, is_live: bool = False) -> float:
        """The pause before a move that comes by itself.

        With nobody else to follow it, it comes at once after a bot's.
        """
        if is_fresh:
            return min(max(self.automatic, self.fresh), self.quick[1] if is_live else math.inf) * self.factor
        return min(self.automatic, self.given if is_alone else self.automatic) * self.factor

    def before_order(self, rng: Random, is_alone: bool = False, is_live: bool = False) -> float:
        """The delay before a standing order is obeyed.

        `is_alone`: nobody else at the table is a person.
        """
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
"""No waiting, for tests and for matches of bots alone."""
