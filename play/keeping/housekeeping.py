"""Clears away what people want deleted, what is old, and tables that nobody comes to.

Nothing here is urgent and all of it can be repeated: each match is a commit of its own, and of two processes that do the same the slower
one finds it done.
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
"""Seconds from the start to the first round: people who wait for the bot come first."""

JOB = "housekeeping"
"""The job that one of several processes does each hour."""

BATCH = 200
"""The most matches of one round and kind: the rest comes with the next."""

NOTICE = 3 * DAY
"""Seconds before the end of a deserted match at which its people are told."""

NOTICES = 30 * DAY
"""Seconds for which notices of a match that is over wait to be read."""

log = logging.getLogger(__name__)


class Keeping(Struct, frozen=True):
    """For how many days things are kept; `None`: for ever.

    `matches`: matches that are over; `logs`: their logs (the result stays). `left`: everything of a server from which the bot was removed.
    `idle`: open tables to which nobody comes. `deserted`: running matches that all people have left.
    """

    matches: int | None = None
    logs: int | None = None
    left: int = 30
    idle: int | None = 21
    deserted: int | None = 30


class Housekeeping(TimedRounds):
    """Clears away what is old, empty or to be deleted."""

    name = "housekeeping"

    def __init__(self, ledger: Ledger, erasing: Erasing, servers: Servers, keeping: Keeping) -> None:
        super().__init__(ledger.clock)
        self._ledger, self._erasing, self._servers, self.keeping = ledger, erasing, servers, keeping
        self._due = 0.0

    def start(self) -> None:
        """Clear away now and then from now on."""
        self._due = self.now() + AFTER
        super().start()

    async def go_round(self) -> float:
        """Check once a minute what has to be deleted, and once an hour all else."""
        await self.erase_due()
        now = self.now()
        if not 0.0 < self._due - now <= EVERY:  # over, or said by a clock that was ahead
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
            await self._over(now - keeping.matches * DAY, False, self._drop)
        if keeping.logs is not None:
            await self._over(now - keeping.logs * DAY, True, self._drop_log)
        if keeping.idle is not None:
            await self._idle("open", now - keeping.idle * DAY, self._close_idle, away)
        if keeping.deserted is not None:
            await self._idle("running", now - keeping.deserted * DAY + NOTICE, self._tell_or_end)
            await self._idle("running", now - NOTICE, self._end_told)

    async def erase_due(self) -> None:
        """Delete what is to be deleted by now. One that fails holds up no other."""
        for row in await self._ledger.stored.erasures(self._ledger.clock.now()):
            try:
                await (self._erasing.go_on(row.id) if row.what == "person" else self._servers.erase(row))
            except Exception as error:
                log.warning("not all could be deleted yet: %s", error_trace(error), extra={"what": row.what})

    async def _over(self, before: float, with_log: bool, work: Callable[[Live], Awaitable[None]]) -> None:
        for match in await self._ledger.stored.matches_before(before, with_log, BATCH):
            await self._at(match, work)

    async def _idle(self, status: str, before: float, work: Callable[[Live], Awaitable[None]], away: frozenset[int] = frozenset()) -> None:
        for match in await self._ledger.stored.matches_idle(status, before, BATCH):
            await self._at(match, work, away)

    async def _at(self, match: int, work: Callable[[Live], Awaitable[None]], away: frozenset[int] = frozenset()) -> None:
        """Do something at a match, unless it is on one of these servers.

        If somebody else changes it, it is not idle, or the next round comes to it. One that fails holds up no other.
        """
        try:
            async with self._ledger.hold(match) as live:
                if live.table.place.guild_id not in away:
                    await work(live)
        except (NoSuchMatch, StaleTable):
            pass
        except NotStored:  # nor could the next one be
            raise
        except Exception as error:
            log.error("a match cannot be cleared away: %s", error_trace(error), extra={"match": match})

    async def _drop(self, live: Live) -> None:
        if live.table.status in OVER:
            await self._ledger.write_rows(live.match, [rows.deletion("match", id=live.match)])
            self._ledger.forget(live.match)

    async def _drop_log(self, live: Live) -> None:
        if live.table.status in OVER:
            await self._ledger.write_rows(
                live.match,
                [rows.deletion("entry", match=live.match), rows.deletion("snapshot", match=live.match), rows.Touched(live.match)],
            )
            self._ledger.forget(live.match)

    async def _close_idle(self, live: Live) -> None:
        """Close an open table to which nobody came, and tell its people."""
        assert self.keeping.idle is not None
        if live.table.status == "open" and self._ledger.clock.now() - live.table.changed_at >= self.keeping.idle * DAY:
            notices = self._ledger.notices(live, Msg("play.notice.idle", days=self.keeping.idle))
            await end_without_result(self._ledger, live, Msg("play.why.idle", days=self.keeping.idle), notices)

    async def _tell_or_end(self, live: Live) -> None:
        """Tell the people of a deserted match that it will be ended."""
        if live.table.paused and not _is_told(live):
            when = str(int(self._ledger.clock.now() + NOTICE))
            why, msg = Msg("play.why.deserted-soon", when=when), Msg("play.notice.deserted-soon", when=when)
            notices = [self._ledger.notice(live, player.user_id, msg) for player in live.table.players]
            await self._ledger.write(live, live.with_table(why=why), notices)

    async def _end_told(self, live: Live) -> None:
        """End a deserted match if nobody has come back since all were told."""
        if live.table.paused and _is_told(live):
            await end_without_result(self._ledger, live, Msg("play.why.deserted-long"))


def _is_told(live: Live) -> bool:
    """Return whether the people of a deserted match were told; a new occupant clears it."""
    return live.table.why is not None and live.table.why.key == "play.why.deserted-soon"
