"""What happens to a server's tables if the bot is removed or an admin deletes them.

If the bot is removed, running matches are frozen with that reason, nothing is sent and no clock runs. If the bot comes back within the time
of grace, all of it goes on; otherwise everything of the server is deleted. An outage of Discord is not a removal.

If an admin deletes the tables, unfinished ones are closed with a reason. A moment later, when their cards have shown it, everything is
deleted. Tables that were opened after the request stay.

A removal and a request are stored as rows (`erasure`), and each match is a commit of its own, so all of it can be repeated and goes on
after a crash.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from engine.values.core import Msg
from play.follows.effects import asked_people, effect
from play.ledger.ledger import SERVER_LEFT, Ledger
from play.table.lobby import end_without_result
from play.values.errors import NoSuchMatch, StaleTable
from play.values.live import DAMAGED, Live
from play.values.types import LIVE
from store import rows
from store.rows import ErasureRow

WIPED = Msg("play.why.server-wiped")
"""Why a table of a deleted server is closed."""

CLOSED_SHOWN = 120.0
"""Seconds after the request for which the closed tables of a server stay, so that their cards can show why."""

TRIES = 20
"""How often a match is tried while other processes change it."""

log = logging.getLogger(__name__)


class Servers:
    """Freezes, thaws and deletes servers, by their ids."""

    def __init__(self, ledger: Ledger, grace: float) -> None:
        """`grace`: seconds from the removal of the bot until everything of a server is deleted."""
        self._ledger = ledger
        self.grace = grace

    async def known_servers(self) -> tuple[int, ...]:
        """Return the servers that have anything that is not over."""
        return await self._ledger.stored.servers()

    async def count_matches(self, guild: int) -> int:
        """Return how many matches of a server are stored."""
        return len(await self._ledger.stored.matches_all(guild))

    async def note_removal(self, guild: int) -> None:
        """Store that the bot was removed from a server. A second call changes nothing."""
        now = self._ledger.clock.now()
        await self._ledger.store_rows(ErasureRow("left", guild, asked_at=now, due=now + self.grace, secret=""))  # only people need a secret
        await self.freeze(guild)

    async def freeze(self, guild: int) -> None:
        """Freeze the running matches of a server, and send nothing there any more."""
        for match in await self._ledger.stored.matches_at(guild, LIVE):
            await at_match(self._ledger, match, self._freeze)

    async def _freeze(self, live: Live) -> None:
        """Freeze a match if it runs, and withdraw what would be sent about it."""
        no_effects = rows.deletion("outbox", match=live.match)
        if live.table.status == "running":
            after = replace(live.with_table(status="frozen", why=SERVER_LEFT), timers={}, state=None)
            await self._ledger.write(live, after, [no_effects])
        else:
            await self._ledger.write_rows(live.match, [no_effects])

    async def note_return(self, guild: int) -> bool:
        """Thaw the matches of a server that the bot is on again; return whether it was away."""
        away = [row for row in await self._ledger.stored.erasures() if (row.what, row.id) == ("left", guild)]
        if not away:
            return False
        for match in await self._ledger.stored.matches_at(guild, LIVE):
            await at_match(self._ledger, match, self._thaw)
        await self._ledger.store_rows(rows.deletion("erasure", what="left", id=guild))
        return True

    async def _thaw(self, live: Live) -> None:
        """Let a match go on, or show its card and its questions again."""
        if live.table.why == SERVER_LEFT:
            await self._ledger.thaw(live)
        elif live.table.why != DAMAGED:  # a damaged one cannot be written
            # a new edition has its card posted again; its questions are asked again
            now = self._ledger.clock.now()
            effects = [effect(live.table, "ask", user, now) for user in sorted(asked_people(live.table))]
            await self._ledger.write(live, live.with_table(edition=live.table.edition + 1), effects)

    async def away(self) -> frozenset[int]:
        """Return the servers from which the bot was removed and that are not deleted yet."""
        return frozenset(row.id for row in await self._ledger.stored.erasures() if row.what == "left")

    async def wipe(self, guild: int) -> None:
        """Delete everything of a server; unfinished tables are closed with a reason first.

        A second call changes nothing. Raises `PlayError` if not all of it could be stored; then it goes on by itself.
        """
        now = self._ledger.clock.now()
        await self._ledger.store_rows(ErasureRow("server", guild, asked_at=now, due=now, secret=""))
        for row in await self._ledger.stored.erasures(now):
            if (row.what, row.id) == ("server", guild):
                await self.erase(row)

    async def erase(self, row: ErasureRow) -> None:
        """Delete a server. If closed tables have to be shown for a while, the rest is done later."""
        now, guild, is_request = self._ledger.clock.now(), row.id, row.what == "server"
        shown = 0

        async def erase_table(live: Live) -> None:
            """Delete a table, unless it stays or has to be shown for a while."""
            nonlocal shown
            table = live.table
            if is_request and table.created_at > row.asked_at:  # opened after the request: it stays
                return
            if is_request and table.status in LIVE:  # closed now, deleted later
                shown += 1
                await end_without_result(self._ledger, live, WIPED)
            elif table.why == WIPED and now < row.asked_at + CLOSED_SHOWN:  # closed a moment ago
                shown += 1
            else:
                await self._ledger.write_rows(live.match, [rows.deletion("match", id=live.match)])
                self._ledger.forget(live.match)

        for match in await self._ledger.stored.matches_all(guild):
            await at_match(self._ledger, match, erase_table)
        if shown:
            await self._ledger.store_rows(rows.update("erasure", {"due": row.asked_at + CLOSED_SHOWN}, what=row.what, id=guild))
            return
        await self._ledger.store_rows(rows.ServerErased(guild), rows.deletion("erasure", what=row.what, id=guild))
        log.info("a server is deleted", extra={"guild": guild, "why": row.what})


async def at_match(ledger: Ledger, match: int, work: Callable[[Live], Awaitable[None]]) -> None:
    """Do something at a match, if it still exists; try again if another process was faster."""
    for attempt in range(TRIES):
        try:
            async with ledger.hold(match) as live:
                await work(live)
            return
        except NoSuchMatch:
            return
        except StaleTable:
            ledger.forget(match)
            if attempt == TRIES - 1:
                raise
