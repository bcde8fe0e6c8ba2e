"""Matters that act: when their time comes, and when somebody answers. This part of a matter may write."""

from __future__ import annotations

from msgspec import Struct

from engine.core import Msg, Seat
from play.follows.matter import Asked, Matter, asked_by
from play.ledger.ledger import Ledger
from play.people.substitutes import Bench
from play.table.seats import Seats
from play.values.errors import StaleTable
from play.values.live import Live, MatterKind, own_seat


class Hands(Struct, frozen=True):
    """The services that a matter may use."""

    ledger: Ledger
    seats: Seats
    bench: Bench


class Acting(Matter):
    """A matter that does something when its time comes or when it is answered. The caller holds the match."""

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """One of its timers has fallen due; whatever is written drops that timer or sets it anew."""
        raise NotImplementedError

    async def recount(self, hands: Hands, live: Live) -> None:
        """Somebody who could answer is gone for good, because their data were deleted: what the others have said may decide now. Raises
        `Frozen` or `StaleTable` where nothing can be decided at the moment."""

    async def answer(self, hands: Hands, live: Live, seat: Seat, asked: Asked, choice: str) -> Msg:
        """The person in a seat answers what is asked; returns what to tell them. A `choice` may be forged: raises `StaleTable` for one that
        is not asked, as it does for all where a matter is answered in ways of its own."""
        raise StaleTable


class Answers:
    """Takes answers to what is asked at a table, where a matter has no way of its own."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    async def answer(self, match: int, user_id: int, key: str, choice: str) -> Msg:
        """Somebody answers the question with this key; returns what to tell them. Raises `StaleTable` when it is not asked any more."""
        async with self._hands.ledger.held(match) as live:
            seat = own_seat(live.table, user_id)
            for matter, asked in asked_by(live.table):
                if asked.key == key and isinstance(matter, Acting):
                    return await matter.answer(self._hands, live, seat, asked, choice)
            raise StaleTable
