"""A referee offers a seat to somebody, as a part of who watches over the match (`Oversight`, play/table/referees.py)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.values.core import Seat
from play.follows.matter import Matter, MatterChange
from play.values.live import Live
from play.values.moment import Moment
from play.values.types import Table


class Offers(Matter):
    """Who may take which seat because a referee wants it so. Their data are deleted with all of `Oversight` (play/keeping/erasing.py)."""

    name = "offers"
    order = 35

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Drop the offer that was taken."""
        watched = live.table.oversight
        if live.table.occupants[seat].person is None or not watched.offers:
            return MatterChange(live)
        return MatterChange(
            live.with_table(oversight=replace(watched, offers=tuple(offer for offer in watched.offers if offer[0] != seat)))
        )

    def people(self, table: Table) -> Iterable[int]:
        return (person.user_id for _, person in table.oversight.offers)


MATTER = Offers()
