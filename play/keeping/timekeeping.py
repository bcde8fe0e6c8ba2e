"""Notes that the bot runs, and corrects the times of a clock that was ahead."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from itertools import chain

from play.follows.deputy import LIKELY, SMALL
from play.follows.matter import matters
from play.follows.progress import HELD, SILENCE
from play.ledger.ledger import BEAT, Ledger
from play.ledger.outbox import LEASE, PARKED
from play.ledger.programs import LIVES
from play.time.calendar import DAY, HOUR
from play.time.clock import Delays
from play.values.live import OwnKind
from store.rows import UsualTimes

SETTLED = 600.0
"""Seconds for which a clock has to look right before a player's time begins by it."""

log = logging.getLogger(__name__)


def usual(delays: Delays) -> UsualTimes:
    """Return how soon rows that are stored now fall due."""
    own: Mapping[OwnKind, float] = {
        "bot": delays.before_bot(),
        "automatic": delays.before_automatic(),
        "order": max(delays.while_present, delays.order[1] * delays.factor),
        "small": SMALL,
        "likely": LIKELY,
        "late": SILENCE,
    }
    every: dict[str, float] = dict(chain(own.items(), *(matter.kinds.items() for matter in matters())))
    return UsualTimes(every, delays.before_ping, DAY + HOUR, PARKED[-1], LEASE, LIVES, HELD)


class Timekeeping:
    """Notes that the bot runs, and notices a clock that was set back."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._beaten: float | None = None
        self._drawn: float | None = None
        self._ahead_since: float | None = None

    async def begin(self) -> None:
        """Check the clock before the first timer runs.

        A process that was killed may have noted nothing of a clock that was ahead; then its stored rows show it.
        """
        store, now = self._ledger.store, self._ledger.clock.now()
        newest = await store.newest_sign()
        if newest is not None and newest > now + BEAT:
            await store.beat(newest)
        await self._look(now)

    async def beat(self) -> None:
        """Note about once a minute that the bot runs.

        The first note comes a minute after the start: a bot that does not live so long was there for nobody.
        """
        now = self._ledger.clock.now()
        self._beaten = now if self._beaten is None else self._beaten
        if not 0.0 <= now - self._beaten < BEAT:
            self._beaten = now
            await self._ledger.stored.beat(now)
            await self._ledger.read(self._ledger.beside.live())
            await self._look(now)

    async def _look(self, now: float) -> None:
        """Check whether the bot ran at a time in the future, and correct the times then."""
        last = await self._ledger.stored.last_beat()
        if last is None or last <= now + BEAT:
            if self._ahead_since is not None:
                self._ahead_since = None
                self._ledger.stops = await self._ledger.stored.note_return(now, 2 * BEAT)
            return
        is_new = self._ahead_since is None or now < self._ahead_since
        self._ahead_since = now if is_new or self._ahead_since is None else self._ahead_since
        is_settled = now - self._ahead_since >= SETTLED
        if is_new or is_settled or last != self._drawn:
            log.warning("the clock was ahead: what was stored for later is drawn near", extra={"seconds": round(last - now)})
            await self._ledger.stored.draw_near(now, usual(self._ledger.delays))
            self._drawn = last
        if is_settled:
            await self._ledger.stored.set_back(now)
            await self._look(now)
