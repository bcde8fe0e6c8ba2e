"""A referee's offer of a seat. The person who gets it takes it by `Seats.take_offered`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.values.core import Seat
from play.follows.matter import Matter, MatterChange
from play.values.live import Live, Moment
from play.values.stands import SeatOffer
from play.values.types import Table


class Offers(Matter):
    """The seats that a referee offers to people. Nobody has to answer."""

    name = "offers"
    type = tuple[SeatOffer, ...]
    order = 35

    def seats(self, value: tuple[SeatOffer, ...]) -> Iterable[Seat]:
        return [offer.seat for offer in value]

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Delete the offer that was taken."""
        if live.table.occupants[seat].person is None:
            return MatterChange(live)
        return MatterChange(live.with_matters(offers=tuple(offer for offer in live.table.offers if offer.seat != seat)))

    def people(self, table: Table) -> Iterable[int]:
        return (offer.person.user_id for offer in table.offers)

    def erase(self, table: Table, user_id: int) -> Table:
        return table.with_matters(offers=tuple(offer for offer in table.offers if offer.person.user_id != user_id))

    def export(self, table: Table, user_id: int) -> list[Any]:
        return [{"seat": offer.seat} for offer in table.offers if offer.person.user_id == user_id]


MATTER = Offers()
