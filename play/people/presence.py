"""People say that they are here for a while, or that they are gone."""

from __future__ import annotations

from contextlib import suppress

from play.follows.progress import come_back
from play.follows.sprint import STAY, join_sprint, leave_sprint
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.values.errors import PlayError


class Presence:
    """Marks people as here, at all their tables at once and publicly."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading

    async def arrive(self, user_id: int) -> float:
        """Mark a person as here for half an hour, and as back from a stand-in; return until when."""
        until = self._ledger.clock.now() + STAY
        for match in await self._matches(user_id):
            await self._restate(match, user_id, until)
        return until

    async def leave(self, user_id: int) -> None:
        """Mark a person as gone."""
        for match in await self._matches(user_id):
            await self._restate(match, user_id, None)

    async def _matches(self, user_id: int) -> tuple[int, ...]:
        tables = await self._reading.tables_of(user_id, ("running",))
        return tuple(table.match for table in tables if table.lesson is None and table.seat_of(user_id) is not None)

    async def _restate(self, match: int, user_id: int, until: float | None) -> None:
        """Update one table, unless it cannot be played on now. `until` is `None`: they are gone."""
        with suppress(PlayError):
            async with self._ledger.hold(match) as live:
                if live.table.status == "running" and live.state is not None and not live.table.stopped:
                    seat = live.table.seat_of(user_id)
                    if until is not None and seat is not None and seat in live.table.stood_for:
                        back, writes = come_back(live, self._ledger.moment(), seat)
                        live = await self._ledger.write(live, back, writes)
                    sprint = leave_sprint(live.table, user_id) if until is None else join_sprint(live.table, user_id, until)
                    if sprint != live.table.sprint:
                        await self._ledger.restate(live, live.with_matters(sprint=sprint))
