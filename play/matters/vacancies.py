"""A seat whose time was up: kept for its owner for a while, then anybody's (play/table/absence.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from engine.core import Note, Seat
from play.follows.matter import MatterChange, time_of_end
from play.follows.progress import without_seat
from play.table.absence import OFFER, Absences, seconds_kept
from play.table.acting import Acting, Hands
from play.time.paces import PACES
from play.values.live import Live, MatterKind, Timers
from play.values.moment import Moment
from play.values.stands import Vacancy


class Vacancies(Acting):
    """The seats of those whose time was up. Nobody is asked."""

    name = "vacancies"
    type = tuple[Vacancy, ...]
    order = 45
    kinds: ClassVar[Mapping[MatterKind, float]] = {OFFER: max(seconds_kept(pace) for pace in PACES)}

    def seats(self, value: tuple[Vacancy, ...]) -> Iterable[Seat]:
        return [one.seat for one in value]

    def timers(self, live: Live, moment: Moment) -> Timers:
        """When anybody may take it, and when more substitutes are called."""
        return {(OFFER, one.seat): time_of_end(live, OFFER, one.seat, one.until) for one in live.table.vacancies if one.until}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        await Absences(hands.ledger, hands.seats, hands.bench).offer(live, seat)

    def moved(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """Who moves themselves is back."""
        return self.reseated(before, live, seat, moment) if by_person else MatterChange(live)

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """The seat of the new person or bot is kept for nobody; where it still is, `Seats.hand_over` says so."""
        return MatterChange(live.with_matters(vacancies=without_seat(live.table, seat)))


MATTER = Vacancies()
