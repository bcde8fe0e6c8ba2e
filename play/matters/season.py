"""The matter of a season's table: the match has to be over by a day.

A person who never comes loses the seat. On its last day a bot takes every seat that still has a person, and plays the match to its end: a
result like any other. That day moves if all clocks stood still: while the bot was down for longer than `DOWN`, and while a referee stopped
the match, up to `STOPPED` altogether.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Seat, Who
from engine.values.remarks import Sits
from play.follows.deputy import CARETAKER
from play.follows.matter import MatterChange
from play.follows.progress import counted_hours, settle, stops
from play.follows.sprint import STAY, join_sprint
from play.table.acting import ActingMatter, Hands, note_come
from play.time.calendar import DAY, HOUR, Span, awake, moment_after, pauses
from play.time.paces import CLOSING
from play.values.live import Live, MatterKind, Moment, TimerKind, Timers
from play.values.names import bot_name
from play.values.stands import Sprint
from play.values.types import Occupant, Table

CLOSES, COMES = MatterKind("season-closes"), MatterKind("season-comes")
"""The timers of the end, and of each seat whose person has not moved yet."""

FIRST = 2 * DAY
"""Seconds of a first turn after which a bot gets the seat."""

DOWN, STOPPED = 6 * HOUR, 7 * DAY
"""Seconds for which the bot has to be down to move the end; seconds by which a referee can move it at most."""

CUP_FIRST, CUP_DOWN, CUP_STOPPED = 300.0, 120.0, HOUR
"""The same at a table of a cup, where everybody is there."""

LONGEST = 120 * DAY
"""The most seconds of a match, for a timer."""


class SeasonTable(Struct, frozen=True):
    """A table of a season (play/club): which table, and from when to when by the calendar.

    `begun`: the seats whose people, or their substitutes, have moved themselves, prepared something or come back. `cup`: it is a table of
    a weekend cup, where all are present. `begins`: when the season began, over whose tables a person's holidays count together; 0 at old
    tables, which count them apart.
    """

    season: int
    division: int
    number: int
    since: float
    closes: float
    begun: tuple[Seat, ...] = ()
    cup: bool = False
    begins: float = 0.0


class SeasonMatter(ActingMatter):
    """The matter of a season's table."""

    name = "season"
    type = SeasonTable
    order = 90
    kinds: ClassVar[Mapping[MatterKind, float]] = {CLOSES: LONGEST, COMES: LONGEST}

    def seats(self, value: SeasonTable) -> Iterable[Seat]:
        return value.begun

    def lasts(self, table: Table, stops: Sequence[Span]) -> Span | None:
        """Return when a season's table begins and closes; `None` for other tables.

        Long downtimes of the bot move its end, and so do a referee's stops up to a limit.
        """
        value: SeasonTable | None = self.value(table)
        if value is None:
            return None
        watched = table.oversight
        by_referees = {watched.since, *(since for since, _ in watched.stops)}
        down, stopped = (CUP_DOWN, CUP_STOPPED) if value.cup else (DOWN, STOPPED)
        closes = value.closes + min(stopped, sum(until - since for since, until in watched.stops))
        for since, until in sorted(stops):
            if since not in by_referees and until - since >= down and since < closes and until > value.since:
                closes += until - max(since, value.since)
        return value.begins or value.since, closes

    def timers(self, live: Live, moment: Moment) -> Timers:
        lasts, value = self.lasts(live.table, stops(live, moment)), self.value(live.table)
        if lasts is None or (moment.now >= lasts[1] and not live.table.people and live.table.alone):
            return {}
        begins = lasts[1] - CLOSING
        timers: dict[tuple[TimerKind, Seat], float] = {(CLOSES, Seat(0)): begins if moment.now < begins else lasts[1]}
        for seat in live.table.to_act:
            clock = live.clocks.get(seat)
            if seat in live.table.people and seat not in value.begun and clock is not None and clock.since is not None:
                hours = counted_hours(live, moment, seat)
                if value.cup:
                    timers[COMES, seat] = moment_after(clock.since, CUP_FIRST, stops(live, moment))
                else:
                    timers[COMES, seat] = awake(hours, moment_after(clock.since, FIRST, pauses(hours, stops(live, moment))))
        return timers

    def settle(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Count people as come who give an order before their first turn."""
        return note_come(live, self, {seat for seat, _ in live.orders})

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Any], by_person: bool, moment: Moment) -> MatterChange:
        value: SeasonTable | None = self.value(live.table)
        if value is not None and value.cup and by_person:
            live = live.with_matters(sprint=_here(live.table, seat, moment.now))
        return MatterChange(note_come(live, self, [seat]) if by_person else live)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Count a person as come who sits down in the seat of a bot."""
        return MatterChange(live if live.table.occupants[seat].person is None else note_come(live, self, [seat]))

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        moment, value = hands.ledger.moment(), self.value(live.table)
        lasts = self.lasts(live.table, stops(live, moment))
        if value is None or lasts is None:
            await hands.ledger.write(live, live.without_timer(kind, seat))
        elif kind == COMES and self.timers(live, moment).get((kind, seat), moment.now + 1.0) <= moment.now:
            await self._not_come(hands, live, seat)
        elif kind == CLOSES and moment.now >= lasts[1]:
            await self._close(hands, live, int((lasts[1] - value.since) // DAY))
        else:
            await hands.ledger.write(live, settle(live, moment)[0])

    async def _not_come(self, hands: Hands, live: Live, seat: Seat) -> None:
        """Let a bot play for a person who has not come, until anybody takes the seat."""
        now = hands.ledger.clock.now()
        notices = hands.ledger.notices(live, Msg("play.notice.not-come", bot=bot_name(CARETAKER)), [seat])
        note = Msg("play.note.not-come", who=Who(seat), bot=bot_name(CARETAKER))
        await hands.seats.open_up(live, seat, note, now, notices)

    async def _close(self, hands: Hands, live: Live, day: int) -> None:
        """Let bots take every seat, one entry each; the timer survives a kill in between."""
        live = live.with_table(alone=True)
        for seat in live.table.people:
            note = Msg("play.note.closing", who=Who(seat), bot=bot_name(CARETAKER), day=day)
            note = Msg("play.note.closing-slot", who=Who(seat), bot=bot_name(CARETAKER)) if self.value(live.table).cup else note
            await hands.seats.hand_over(live, seat, Occupant(bot=CARETAKER), Sits(seat, CARETAKER).line, note)
            after = hands.ledger.from_memory(live.match)
            if after is None or after.table.status != "running":
                return
            live = after.with_table(alone=True)
        stored = hands.ledger.from_memory(live.match)
        if stored is not None and not stored.table.alone:
            await hands.ledger.write(stored, settle(live, hands.ledger.moment())[0])


def _here(table: Table, seat: Seat, now: float) -> Sprint | None:
    """Return the sprint of a cup's table after a move: the player who moves is here.

    Nobody is invited.
    """
    person = table.occupants[seat].person
    if person is None:
        return table.sprint
    came = join_sprint(table, person.user_id, now + STAY)
    return replace(came, been=tuple(sorted({*came.been, *(player.user_id for player in table.players)})))


MATTER = SeasonMatter()
