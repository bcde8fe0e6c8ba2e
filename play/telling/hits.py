"""What others did to a person since the person's last move, from the notes of moves."""

from __future__ import annotations

from msgspec import Struct

from engine.values.core import Msg
from play.follows.effects import effect
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.people.settings import People
from play.telling.pings import HIT, items_shown
from play.telling.returning import is_done_to
from play.values.types import Table

LOOKED_AT = 12
"""How many of the newest entries are checked."""


class Hit(Struct, frozen=True):
    """Something that was done to a person: the entry, and its note."""

    seq: int
    msg: Msg


class Hits:
    """Finds what others did to a person, and notifies those who want to know."""

    def __init__(self, ledger: Ledger, reading: Reading, people: People) -> None:
        self._ledger, self._reading, self._people = ledger, reading, people

    async def of(self, table: Table, user_id: int, is_public: bool = True) -> tuple[Hit, ...]:
        """Return what was done to a person since their last move, oldest first.

        Only the newest `LOOKED_AT` entries count. `is_public`: by public notes only; else by all that the person may read.
        """
        seat = table.seat_of(user_id)
        if seat is None or table.status != "running":
            return ()
        last = (await self._ledger.current(table.match)).acted[seat]
        if table.seq <= max(last, 0):
            return ()
        news = await self._reading.recent(table.match, None if is_public else seat, LOOKED_AT, max(last, 0))
        return tuple(
            Hit(line.entry.seq, note.msg)
            for line in news
            if line.entry.seat not in (None, seat)
            for note in line.entry.notes
            if is_done_to(note.msg, seat)
        )

    async def announce(self, match: int) -> bool:
        """Notify everybody at a table who wants to know of new hits.

        Returns whether there is anybody. It is called whenever the table has changed. The effects are stored before that change counts as
        handled, so a crash loses nothing.
        """
        table = await self._reading.table(match)
        if table.status != "running" or table.lesson is not None:
            return False
        writes = []
        for user in table.users(table.people):
            if not (await self._people.settings(user)).hits:
                continue
            newest = max((hit.seq for hit in await self.of(table, user)), default=0)
            items = [item for ping in await self._ledger.stored.pings(user) for item in items_shown(ping)]
            if newest > max((item.since for item in items if (item.match, item.key) == (match, HIT)), default=0):
                writes.append(effect(table, "ask", user, self._ledger.clock.now()))
        if writes:
            await self._ledger.write_rows(match, writes)
        return bool(writes)
