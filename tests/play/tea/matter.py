"""The part of the host: the value, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Seat
from play.follows.matter import MatterChange, Question
from play.follows.progress import notice
from play.host import Host
from play.table.acting import ActingMatter, Hands
from play.values.errors import StaleTable
from play.values.live import Live, MatterKind, Moment, Timers, own_seat
from play.values.outcomes import Heard
from play.values.types import Person, Table

PATIENCE = 600.0
TEA = MatterKind("tea")


class Tea(Struct, frozen=True):
    """Who asks for a break, since which edition and until when, and the seats that want one too."""

    by: Person
    since: int
    until: float
    agreed: tuple[Seat, ...] = ()


class Break(ActingMatter):
    """Asks all others; a break that nobody wants lapses."""

    name = "tea"
    type = Tea
    kinds: ClassVar[Mapping[MatterKind, float]] = {TEA: PATIENCE}

    def seats(self, value: Tea) -> Iterable[Seat]:
        return value.agreed

    def questions(self, table: Table) -> tuple[Question, ...]:
        tea = self.value(table)
        if tea is None:
            return ()
        done = {table.seat_of(tea.by.user_id), *tea.agreed}
        return (Question(f"tea{tea.since}", tea.since, tuple(seat for seat in table.people if seat not in done), tea),)

    def timers(self, live: Live, moment: Moment) -> Timers:
        tea = self.value(live.table)
        return {} if tea is None else {(TEA, Seat(0)): tea.until}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        tea = self.value(live.table)
        after = replace(live, table=self.put(live.table, None)).without_timer(kind, seat)
        await hands.ledger.write(live, after, [notice(live, tea.by.user_id, Msg("tea.over"), hands.ledger.clock.now())])

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> Heard:
        seat = own_seat(live.table, user_id)
        if choice not in ("yes", "no") or seat not in question.seats:
            raise StaleTable
        tea = replace(question.about, agreed=(*question.about.agreed, seat))
        is_over = choice == "no" or len(question.seats) == 1
        after = await hands.ledger.restate(live, replace(live, table=self.put(live.table, None if is_over else tea)))
        return Heard(after.table, Msg("tea.agreed" if is_over and choice == "yes" else "tea.answered"))

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        tea = self.value(live.table)
        if tea is None:
            return MatterChange(live)
        left = None if live.table.seat_of(tea.by.user_id) is None else replace(tea, agreed=tuple(at for at in tea.agreed if at != seat))
        return MatterChange(replace(live, table=self.put(live.table, left)))

    def people(self, table: Table) -> Iterable[int]:
        tea = self.value(table)
        return () if tea is None else (tea.by.user_id,)

    def erase(self, table: Table, user_id: int) -> Table:
        return self.put(table, None) if user_id in self.people(table) else table

    def export(self, table: Table, user_id: int) -> Any:
        return {"asked_until": self.value(table).until}


MATTER = Break()


async def offer_tea(host: Host, match: int, by: Person) -> Table:
    """Somebody asks for a break."""
    async with host.ledger.hold(match) as live:
        tea = Tea(by, live.table.edition + 1, host.ledger.clock.now() + PATIENCE)
        return (await host.ledger.restate(live, replace(live, table=MATTER.put(live.table, tea)))).table
