"""A seat whose time was up: kept for its owner for a while, then free."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.matter import MatterChange, time_of_end
from play.follows.progress import other_vacancies, settle, stops
from play.table.absence import seconds_kept
from play.table.acting import ActingMatter, Hands
from play.time.calendar import moment_after
from play.time.paces import PACES
from play.values.live import Live, MatterKind, Moment, Timers
from play.values.names import bot_name
from play.values.stands import Vacancy

OFFER = MatterKind("offer")
"""The timer of a seat whose time was up."""


class Vacancies(ActingMatter):
    """The seats of people whose time was up. Nobody is asked."""

    name = "vacancies"
    type = tuple[Vacancy, ...]
    order = 45
    kinds: ClassVar[Mapping[MatterKind, float]] = {OFFER: max(seconds_kept(pace) for pace in PACES)}

    def seats(self, value: tuple[Vacancy, ...]) -> Iterable[Seat]:
        return [vacancy.seat for vacancy in value]

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Return when a seat becomes free, and when more substitutes are called."""
        return {
            (OFFER, vacancy.seat): time_of_end(live, OFFER, vacancy.seat, vacancy.until)
            for vacancy in live.table.vacancies
            if vacancy.until
        }

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """Make a seat free, kept by a bot until somebody takes it, or call more substitutes."""
        ledger = hands.ledger
        now, kept_seconds = ledger.clock.now(), seconds_kept(live.table.terms.pace)
        planned = next((vacancy.until for vacancy in live.table.vacancies if vacancy.seat == seat and not vacancy.is_open), 0.0)
        until = moment_after(planned - kept_seconds, kept_seconds, stops(live, ledger.moment()))  # a stopped match costs the owner no time
        if now < until <= now + kept_seconds:  # a later time came from a clock that was ahead
            vacancies = tuple(replace(vacancy, until=until) if vacancy.seat == seat else vacancy for vacancy in live.table.vacancies)
            await ledger.write(live, settle(live.without_timer(OFFER, seat).with_matters(vacancies=vacancies), ledger.moment())[0])
            return
        if seat in live.table.stood_for:
            await hands.seats.open_up(live, seat, Msg("play.note.caretaker", who=Who(seat), bot=bot_name(CARETAKER)), now)
            return
        calls, again = await hands.bench.call(live, seat)
        vacancies = tuple(Vacancy(seat, again, is_open=True) if vacancy.seat == seat else vacancy for vacancy in live.table.vacancies)
        after, _ = settle(live.without_timer(OFFER, seat).with_matters(vacancies=vacancies), ledger.moment())
        await ledger.write(live, after, calls)

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """Give the seat back to a person who moves themselves."""
        return self.after_seat_change(before, live, seat, moment) if by_person else MatterChange(live)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """End the vacancy of a seat; `Seats.hand_over` adds a new one if needed."""
        return MatterChange(live.with_matters(vacancies=other_vacancies(live.table, seat)))


MATTER = Vacancies()
