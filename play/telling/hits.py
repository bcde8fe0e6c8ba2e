"""What others did to a person since their own last move.

Notes of moves name them as the one it was done to.
"""

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
"""The newest entries that are looked at."""


class Hit(Struct, frozen=True):
    """Something that was done to a person: in which entry, in words."""

    seq: int
    msg: Msg


class Hits:
    """Finds what others did to a person, and tells those who want to know."""

    def __init__(self, ledger: Ledger, reading: Reading, people: People) -> None:
        self._ledger = ledger
        self._reading = reading
        self._people = people

    async def of(self, table: Table, user_id: int, is_public: bool = True) -> tuple[Hit, ...]:
        """Return what was done to a person since their own last move, oldest first.

        It is public: as everybody may read it.
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
        """Tell everybody at a table who wants to know and has not been told.

        Returns whether there was anything to tell. To be asked whenever the table has changed: it is written down before that change is
        done with, so a crash loses nothing.
        """
        table = await self._reading.table(match)
        if table.status != "running" or table.lesson is not None:
            return False
        writes = []
        for person in (table.occupants[seat].person for seat in table.people):
            if person is None or not (await self._people.settings(person.user_id)).hits:
                continue
            newest = max((hit.seq for hit in await self.of(table, person.user_id)), default=0)
            told = [item for ping in await self._ledger.read(self._ledger.store.pings(person.user_id)) for item in items_shown(ping)]
            if newest > max((item.since for item in told if (item.match, item.key) == (match, HIT)), default=0):
                writes.append(effect(table, "ask", person.user_id, self._ledger.clock.now()))
        if writes:
            await self._ledger.write_rows(match, writes)
        return bool(writes)
