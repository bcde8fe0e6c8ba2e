"""Reminds the people whom a table waits for, when a referee or moderator wants it."""

from __future__ import annotations

from engine.values.core import Msg, Seat
from play.ledger.ledger import Ledger
from play.time.calendar import HOUR
from play.values.errors import NotAllowed
from play.values.live import going_on
from play.values.types import Table

WAITED = HOUR
"""Seconds for which a table has to have waited before anybody is reminded."""

AGAIN = 6 * HOUR
"""Seconds after which the people of a table can be reminded again."""

JOB = "reminded"
"""The job, with the number of the match, whose lease says until when nobody is reminded again."""


class Reminding:
    """Reminds people by hand; the host does it by itself as well (play/clockwork.py)."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def remind(self, match: int) -> tuple[Table, tuple[Seat, ...]]:
        """Remind the awaited people of a table; return it and their seats. Raises `NotAllowed`."""
        async with self._ledger.held(match) as live:
            going_on(live)
            now, table = self._ledger.clock.now(), live.table
            seats = tuple(seat for seat in table.to_act if seat in table.present)
            if not seats:
                raise NotAllowed(Msg("upkeep.nobody"))
            store, once = self._ledger.store, f"{now}"  # no two are the same process to it, so nobody is told twice
            if now - table.changed_at < WAITED or not await self._ledger.read(store.take_job(f"{JOB}:{match}", once, now, now + AGAIN)):
                raise NotAllowed(Msg("upkeep.lately"))
            await self._ledger.write(live, live, self._ledger.notices(live, Msg("play.notice.still"), seats), {"notice"})
            return table, seats
