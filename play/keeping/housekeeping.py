"""Clears away what people want deleted, what is old, and tables to which nobody comes.

Nothing here is urgent, and all of it can be repeated: each match is a commit of its own. If two processes do the same, the slower one finds
that it is done.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

from engine.values.core import Msg
from play.keeping.erasing import Erasing
from play.keeping.servers import Servers
from play.ledger.ledger import Ledger
from play.table.lobby import end_without_result
from play.time.calendar import DAY
from play.time.rounds import TimedRounds
from play.values.errors import NoSuchMatch, NotStored, StaleTable, error_trace
from play.values.live import OVER, Live
from store import rows

EVERY = 3_600.0
"""Seconds between two rounds."""

AFTER = 120.0
"""Seconds from the start to the first round, because people who wait for the bot come first."""

JOB = "housekeeping"
"""The name of the lease by which only one process does a round."""

BATCH = 200
"""The most matches that one round clears away for one reason; the next round does the rest."""

NOTICE = 3 * DAY
"""Seconds before the end of a deserted match at which its people are notified."""

NOTICES = 30 * DAY
"""Seconds for which unread notices of a match that is over are kept."""

log = logging.getLogger(__name__)


class Keeping(Struct, frozen=True):
    """For how many days things are kept; `None`: for ever."""

    matches: int | None = None
    """Matches that are over."""
    logs: int | None = None
    """The logs of such matches; the results stay."""
    left: int = 30
    """Everything of a server from which the bot was removed."""
    idle: int | None = 21
    """Open tables to which nobody comes."""
    deserted: int | None = 30
    """Running matches that all people have left."""


class Housekeeping(TimedRounds):
    """Clears away what is old, empty or to be deleted."""

    name = "housekeeping"

    def __init__(self, ledger: Ledger, erasing: Erasing, servers: Servers, keeping: Keeping) -> None:
        super().__init__(ledger.clock)
        self._ledger, self._erasing, self._servers, self.keeping = ledger, erasing, servers, keeping
        self._due = 0.0

    def start(self) -> None:
        """Begin the rounds; the first one comes after `AFTER` seconds."""
        self._due = self.now() + AFTER
        super().start()

    async def go_round(self) -> float:
        """Delete what people want deleted every minute, and do the rest once an hour."""
        await self.erase_due()
        now = self.now()
        if not 0.0 < self._due - now <= EVERY:  # it is due, or was set while the clock was ahead
            self._due = now + EVERY
            if await self._ledger.claim(JOB, EVERY):
                await self.run_due()
        return min(self._due, self.now() + self.look)

    async def run_due(self) -> None:
        """Do one round of everything."""
        now, keeping = self._ledger.clock.now(), self.keeping
        await self.erase_due()
        away = await self._servers.away()
        for guild in away:
            await self._servers.freeze(guild)
        await self._ledger.stored.sweep(now - NOTICES)
        if keeping.matches is not None:
            await self._at_ended(now - keeping.matches * DAY, self._drop)
        if keeping.logs is not None:
            await self._at_ended(now - keeping.logs * DAY, self._drop_log, with_log=True)
        if keeping.idle is not None:
            await self._at_idle("open", now - keeping.idle * DAY, self._close_idle, away)
        if keeping.deserted is not None:
            await self._at_idle("running", now - keeping.deserted * DAY + NOTICE, self._announce_end)
            await self._at_idle("running", now - NOTICE, self._end_deserted)

    async def erase_due(self) -> None:
        """Delete the people and servers that are due. One that fails does not hold up others."""
        for row in await self._ledger.stored.erasures(self._ledger.clock.now()):
            try:
                await (self._erasing.go_on(row.id) if row.what == "person" else self._servers.erase(row))
            except Exception as error:
                log.warning("not all could be deleted yet: %s", error_trace(error), extra={"what": row.what})

    async def _at_ended(self, before: float, work: Callable[[Live], Awaitable[None]], with_log: bool = False) -> None:
        """Do something at matches that ended before a time. `with_log`: that still have their log."""
        for match in await self._ledger.stored.matches_before(before, with_log, BATCH):
            await self._at(match, work)

    async def _at_idle(
        self, status: str, before: float, work: Callable[[Live], Awaitable[None]], away: frozenset[int] = frozenset()
    ) -> None:
        """Do something at tables unchanged since a time, except on the servers `away`."""
        for match in await self._ledger.stored.matches_idle(status, before, BATCH):
            await self._at(match, work, away)

    async def _at(self, match: int, work: Callable[[Live], Awaitable[None]], away: frozenset[int] = frozenset()) -> None:
        """Do something at a match, unless it is on one of the servers `away`.

        A match that somebody changes at this moment is skipped. One that fails does not hold up others.
        """
        try:
            async with self._ledger.hold(match) as live:
                if live.table.place.guild_id not in away:
                    await work(live)
        except (NoSuchMatch, StaleTable):
            pass
        except NotStored:  # the next match could not be stored either
            raise
        except Exception as error:
            log.error("a match cannot be cleared away: %s", error_trace(error), extra={"match": match})

    async def _drop(self, live: Live) -> None:
        """Delete a match that is over."""
        if live.table.status in OVER:
            await self._ledger.write_rows(live.match, [rows.deletion("match", id=live.match)])
            self._ledger.forget(live.match)

    async def _drop_log(self, live: Live) -> None:
        """Delete the log of a match that is over."""
        if live.table.status in OVER:
            await self._ledger.write_rows(
                live.match,
                [rows.deletion("entry", match=live.match), rows.deletion("snapshot", match=live.match), rows.Touched(live.match)],
            )
            self._ledger.forget(live.match)

    async def _close_idle(self, live: Live) -> None:
        """Close an open table to which nobody came, and notify its people."""
        assert self.keeping.idle is not None
        if live.table.status == "open" and self._ledger.clock.now() - live.table.changed_at >= self.keeping.idle * DAY:
            notices = self._ledger.notices(live, Msg("play.notice.idle", days=self.keeping.idle))
            await end_without_result(self._ledger, live, Msg("play.why.idle", days=self.keeping.idle), notices)

    async def _announce_end(self, live: Live) -> None:
        """Notify the people of a deserted match that it will be ended."""
        if live.table.paused and not _is_announced(live):
            when = str(int(self._ledger.clock.now() + NOTICE))
            why, msg = Msg("play.why.deserted-soon", when=when), Msg("play.notice.deserted-soon", when=when)
            notices = [self._ledger.notice(live, player.user_id, msg) for player in live.table.players]
            await self._ledger.write(live, live.with_table(why=why), notices)

    async def _end_deserted(self, live: Live) -> None:
        """End a deserted match if nobody has come back since its people were notified."""
        if live.table.paused and _is_announced(live):
            await end_without_result(self._ledger, live, Msg("play.why.deserted-long"))


def _is_announced(live: Live) -> bool:
    """Return whether the end of a deserted match was announced and nobody has come since."""
    return live.table.why is not None and live.table.why.key == "play.why.deserted-soon"
