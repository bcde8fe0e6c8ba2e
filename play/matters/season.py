"""The matter of being one of a season's tables.

The match has to be over by a day, and a person who never comes loses the seat.

When its time is over a bot takes every seat that still has a person, and plays the match to its end: a result like any other. Clocks that
stand still for everybody move that day: while the bot was down for longer than `DOWN`, and while a referee let the match stand still, up to
`STOPPED` altogether.
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
from play.table.acting import Acting, Hands
from play.time.calendar import DAY, HOUR, Span, awake, moment_after, pauses
from play.time.paces import CLOSING
from play.values.live import Live, MatterKind, TimerKind, Timers
from play.values.moment import Moment
from play.values.names import bot_name
from play.values.stands import Sprint
from play.values.types import Occupant, Table

CLOSES, COMES = MatterKind("season-closes"), MatterKind("season-comes")
"""The timers of the end, and of each seat whose person has not moved yet."""

FIRST = 2 * DAY
"""Seconds of a first turn after which a seat goes to somebody else."""

DOWN, STOPPED = 6 * HOUR, 7 * DAY
"""Seconds for which the bot has to be down to move the end; seconds by which a referee can move it at most."""

CUP_FIRST, CUP_DOWN, CUP_STOPPED = 300.0, 120.0, HOUR
"""The same at a table of a cup, where everybody is there."""

LONGEST = 120 * DAY
"""Seconds of a match at most, for a timer."""


class SeasonTable(Struct, frozen=True):
    """A table of a season (play/club): which table, and from when to when by the calendar.

    `begun`: the seats whose people, or their substitutes, have moved themselves, prepared something or come back. `cup`: of a weekend
    cup, played while all are there. `begins`: the season itself, whose tables count the holidays of a person together; 0 at tables of a
    time when each counted them.
    """

    season: int
    division: int
    number: int
    since: float
    closes: float
    begun: tuple[Seat, ...] = ()
    cup: bool = False
    begins: float = 0.0


class Seasons(Acting):
    """A table of a season."""

    name = "season"
    type = SeasonTable
    order = 90
    kinds: ClassVar[Mapping[MatterKind, float]] = {CLOSES: LONGEST, COMES: LONGEST}

    def seats(self, value: SeasonTable) -> Iterable[Seat]:
        return value.begun

    def lasts(self, table: Table, stops: Sequence[Span]) -> Span | None:
        told: SeasonTable | None = self.value(table)
        if told is None:
            return None
        watched = table.oversight
        by_referees = {watched.since, *(since for since, _ in watched.stops)}
        down, stopped = (CUP_DOWN, CUP_STOPPED) if told.cup else (DOWN, STOPPED)
        closes = told.closes + min(stopped, sum(until - since for since, until in watched.stops))
        for since, until in sorted(stops):
            if since not in by_referees and until - since >= down and since < closes and until > told.since:
                closes += until - max(since, told.since)
        return told.begins or told.since, closes

    def timers(self, live: Live, moment: Moment) -> Timers:
        lasts, told = self.lasts(live.table, stops(live, moment)), self.value(live.table)
        if lasts is None or (moment.now >= lasts[1] and not live.table.people and live.table.alone):
            return {}
        begins = lasts[1] - CLOSING
        found: dict[tuple[TimerKind, Seat], float] = {(CLOSES, Seat(0)): begins if moment.now < begins else lasts[1]}
        for seat in live.table.to_act:
            clock = live.clocks.get(seat)
            if seat in live.table.people and seat not in told.begun and clock is not None and clock.since is not None:
                hours = counted_hours(live, moment, seat)
                if told.cup:
                    found[COMES, seat] = moment_after(clock.since, CUP_FIRST, stops(live, moment))
                else:
                    found[COMES, seat] = awake(hours, moment_after(clock.since, FIRST, pauses(hours, stops(live, moment))))
        return found

    def settled(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Who gives an order before their first turn has come."""
        told: SeasonTable | None = self.value(live.table)
        fresh = () if told is None else tuple(sorted({seat for seat, _ in live.orders} - {*told.begun}))
        return _begun(live, told, fresh) if told is not None and fresh else live

    def moved(self, before: Live, live: Live, seat: Seat, notes: Sequence[Any], by_person: bool, moment: Moment) -> MatterChange:
        told: SeasonTable | None = self.value(live.table)
        is_first = told is not None and by_person and seat not in told.begun
        if told is not None and told.cup and by_person:
            live = live.with_matters(sprint=_here(live.table, seat, moment.now))
        return MatterChange(_begun(live, told, (seat,)) if told is not None and is_first else live)

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Who sits down in the seat of a bot has come."""
        told: SeasonTable | None = self.value(live.table)
        comes = told is not None and live.table.occupants[seat].person is not None and seat not in told.begun
        return MatterChange(_begun(live, told, (seat,)) if told is not None and comes else live)

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        moment, told = hands.ledger.moment(), self.value(live.table)
        lasts = self.lasts(live.table, stops(live, moment))
        if told is None or lasts is None:
            await hands.ledger.write(live, live.without_timer(kind, seat))
        elif kind == COMES and self.timers(live, moment).get((kind, seat), moment.now + 1.0) <= moment.now:
            await self._not_come(hands, live, seat)
        elif kind == CLOSES and moment.now >= lasts[1]:
            await self._close(hands, live, int((lasts[1] - told.since) // DAY))
        else:
            await hands.ledger.write(live, settle(live, moment)[0])

    async def _not_come(self, hands: Hands, live: Live, seat: Seat) -> None:
        """Somebody has not come to their first turn.

        Anybody who wants the seat can have it, and until then a bot plays.
        """
        now = hands.ledger.clock.now()
        told = hands.ledger.notices(live, Msg("play.notice.not-come", bot=bot_name(CARETAKER)), [seat])
        note = Msg("play.note.not-come", who=Who(seat), bot=bot_name(CARETAKER))
        await hands.seats.open_up(live, seat, note, now, told)

    async def _close(self, hands: Hands, live: Live, day: int) -> None:
        """Bots take every seat, one entry each. Killed in between, the timer is still there."""
        live = live.with_table(alone=True)
        for seat in live.table.people:
            note = Msg("play.note.closing", who=Who(seat), bot=bot_name(CARETAKER), day=day)
            note = Msg("play.note.closing-slot", who=Who(seat), bot=bot_name(CARETAKER)) if self.value(live.table).cup else note
            await hands.seats.hand_over(live, seat, Occupant(bot=CARETAKER), Sits(seat, CARETAKER).line, note)
            after = hands.ledger.remembered(live.match)
            if after is None or after.table.status != "running":
                return
            live = after.with_table(alone=True)
        stored = hands.ledger.remembered(live.match)
        if stored is not None and not stored.table.alone:
            await hands.ledger.write(stored, settle(live, hands.ledger.moment())[0])


def _here(table: Table, seat: Seat, now: float) -> Sprint | None:
    """Return the live state of a cup's table.

    Everybody who moves is here, without saying so or being invited.
    """
    person = table.occupants[seat].person
    if person is None:
        return table.sprint
    came = join_sprint(table, person.user_id, now + STAY)
    return replace(came, been=tuple(sorted({*came.been, *(player.user_id for player in table.players)})))


def _begun(live: Live, told: SeasonTable, seats: tuple[Seat, ...]) -> Live:
    begun = tuple(sorted({*told.begun, *seats}))
    return live.with_matters(**{MATTER.name: replace(told, begun=begun)})


MATTER = Seasons()
