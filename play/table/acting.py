"""What a matter does by itself, and when somebody answers it: the part of a matter that may write."""

from __future__ import annotations

from msgspec import Struct

from engine.core import Seat
from play.follows.matter import Matter
from play.ledger.ledger import Ledger
from play.people.substitutes import Bench
from play.table.seats import Seats
from play.values.live import Live


class Hands(Struct, frozen=True):
    """What a matter may use."""

    ledger: Ledger
    seats: Seats
    bench: Bench


class Acting(Matter):
    """A matter that does something when its time comes."""

    async def due(self, hands: Hands, live: Live, kind: str, seat: Seat) -> None:
        """One of its timers has fallen due; whatever is written drops that timer or sets it anew. The caller holds the match."""
        raise NotImplementedError
