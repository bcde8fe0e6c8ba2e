"""Stores when the bot runs, and corrects times that were stored while the clock was ahead."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from itertools import chain

from play.follows.deputy import LIKELY, SMALL
from play.follows.matter import matters
from play.follows.progress import HELD, SILENCE
from play.ledger.ledger import BEAT, Ledger
from play.ledger.outbox import LEASE, REFUSAL_PAUSES
from play.ledger.programs import COUNTS_FOR
from play.time.calendar import DAY, HOUR
from play.time.clock import Delays
from play.values.live import OwnKind
from store.rows import UsualTimes

SETTLED = 600.0
"""Seconds for which the clock must be right again before players' time runs by it."""

log = logging.getLogger(__name__)


def usual_times(delays: Delays) -> UsualTimes:
    """Return how soon rows that are stored now fall due at the latest."""
    own: Mapping[OwnKind, float] = {
        "bot": delays.before_bot(),
        "automatic": delays.before_automatic(),
        "order": max(delays.while_present, delays.order[1] * delays.factor),
        "small": SMALL,
        "likely": LIKELY,
        "late": SILENCE,
    }
    return UsualTimes(
        timers=dict(chain(own.items(), *(matter.kinds.items() for matter in matters()))), message=delays.before_ping, digest=DAY + HOUR,
        refused=REFUSAL_PAUSES[-1], lease=LEASE, program=COUNTS_FOR, never=HELD,
    )  # fmt: skip


class Timekeeping:
    """Stores that the bot runs, and notices a clock that was set back."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._last_beat: float | None = None
        """When this process last stored that the bot runs, or began."""
        self._corrected: float | None = None
        """The stored time in the future for which times were corrected last."""
        self._ahead_since: float | None = None
        """Since when a stored time is known to be in the future; `None`: none is."""

    async def begin(self) -> None:
        """Check the clock before the first timer runs.

        A process that was killed may not have stored a time while the clock was ahead. Then other rows show it.
        """
        store, now = self._ledger.store, self._ledger.clock.now()
        newest = await store.newest_sign()
        if newest is not None and newest > now + BEAT:
            await store.beat(newest)
        await self._look(now)

    async def beat(self) -> None:
        """Store about once a minute that the bot runs.

        That begins a minute after the start: if a bot runs for a shorter time, it counts as down.
        """
        now = self._ledger.clock.now()
        if self._last_beat is None:
            self._last_beat = now
        if not 0.0 <= now - self._last_beat < BEAT:
            self._last_beat = now
            await self._ledger.stored.beat(now)
            await self._ledger.read(self._ledger.programs.stay_alive())
            await self._look(now)

    async def _look(self, now: float) -> None:
        """Correct stored times if the bot seems to have run at a time in the future."""
        last = await self._ledger.stored.last_beat()
        if last is None or last <= now + BEAT:
            if self._ahead_since is not None:
                self._ahead_since = None
                self._ledger.stops = await self._ledger.stored.note_return(now, 2 * BEAT)
            return
        ahead_since = now if self._ahead_since is None else min(now, self._ahead_since)
        is_new = ahead_since != self._ahead_since
        self._ahead_since = ahead_since
        is_settled = now - ahead_since >= SETTLED
        if is_new or is_settled or last != self._corrected:
            log.warning("the clock was ahead: what was stored for later is drawn near", extra={"seconds": round(last - now)})
            await self._ledger.stored.draw_near(now, usual_times(self._ledger.delays))
            self._corrected = last
        if is_settled:
            await self._ledger.stored.set_back(now)
            await self._look(now)
