"""A seat that a caretaker plays: kept for its owner for a while, then anybody's (play/table/absence.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.core import Seat
from play.follows.matter import MatterChange, time_of_end
from play.table.absence import OFFER, Absences, seconds_kept
from play.table.acting import Acting, Hands
from play.time.paces import PACES
from play.values.live import Live, MatterKind, Timers
from play.values.moment import Moment
from play.values.types import Table


class Vacancies(Acting):
    """The seats of caretakers. Nobody is asked."""

    name = "vacancies"
    order = 45
    kinds: ClassVar[Mapping[MatterKind, float]] = {OFFER: max(seconds_kept(pace) for pace in PACES)}

    def timers(self, live: Live, moment: Moment) -> Timers:
        """When anybody may take it, and when more substitutes are called."""
        return {(OFFER, one.seat): time_of_end(live, OFFER, one.seat, one.until) for one in live.table.vacancies if one.until}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        await Absences(hands.ledger, hands.seats, hands.bench).offer(live, seat)

    def settled(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """A seat with a person is no vacancy any more."""
        return live.with_table(vacancies=tuple(one for one in live.table.vacancies if one.seat in live.table.bots))

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """The new person or bot is no caretaker; where another caretaker comes, `Seats.hand_over` says so."""
        return MatterChange(live.with_table(vacancies=tuple(one for one in live.table.vacancies if one.seat != seat)))

    def ended(self, table: Table) -> Table:
        return replace(table, vacancies=())


MATTER = Vacancies()
