"""The matter of a season's table: the match has to be over by a day.

A person who never comes loses the seat. On the last day a bot takes every seat that still has a person and plays the match to its end; the
result counts like any other. The last day is put off by the time for which all clocks stood still: long downtimes of the bot, and stops by
a referee up to a limit for all of them together (`SeasonLimits`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from engine.values.remarks import Sits
from play.follows.deputy import CARETAKER
from play.follows.matter import MatterChange
from play.follows.progress import counted_hours, settle, stops
from play.follows.sprint import STAY, join_sprint
from play.table.acting import Hands
from play.table.coming import ComingMatter
from play.time.calendar import DAY, HOUR, Span, awake, moment_after, pauses
from play.time.paces import CLOSING
from play.values.live import Live, MatterKind, Moment, Timers
from play.values.names import bot_name
from play.values.stands import Sprint
from play.values.types import Occupant, Table

CLOSES = MatterKind("season-closes")
"""The timer of the end of a table."""

COMES = MatterKind("season-comes")
"""The timer of a seat whose person has not moved yet."""


class SeasonLimits(Struct, frozen=True):
    """The limits of a table, in seconds."""

    first: float
    """The time for a first turn, after which a bot gets the seat."""
    down: float
    """The shortest downtime of the bot that puts the end off."""
    stopped: float
    """The most by which stops of referees put the end off."""


LEAGUE = SeasonLimits(first=2 * DAY, down=6 * HOUR, stopped=7 * DAY)
"""The limits at a table of a season."""

CUP = SeasonLimits(first=300.0, down=120.0, stopped=HOUR)
"""The limits at a table of a cup, where everybody is present."""

LONGEST = 120 * DAY
"""The most seconds for which a timer is set: longer than any match of a season."""


class SeasonTable(Struct, frozen=True):
    """A table of a season (play/club)."""

    season: int
    division: int
    number: int
    since: float
    """When the table begins by the calendar of the season."""
    closes: float
    """When it has to be over by that calendar."""
    begun: tuple[Seat, ...] = ()
    """The seats whose people, or their substitutes, have moved themselves, prepared something or come back."""
    cup: bool = False
    """Whether it is a table of a weekend cup, where all are present."""
    begins: float = 0.0
    """When the season began: a person's holidays count together over all its tables. 0 at old tables, which count them apart."""

    @property
    def limits(self) -> SeasonLimits:
        return CUP if self.cup else LEAGUE


class SeasonMatter(ComingMatter):
    """The matter of a season's table."""

    name = "season"
    type = SeasonTable
    order = 90
    comes = COMES
    kinds: ClassVar[Mapping[MatterKind, float]] = {CLOSES: LONGEST, COMES: LONGEST}

    def lasts(self, table: Table, stops: Sequence[Span]) -> Span | None:
        """Return when a season's table begins and closes; `None` for other tables.

        Long downtimes of the bot move its end, and so do a referee's stops up to a limit.
        """
        value: SeasonTable | None = self.value(table)
        if value is None:
            return None
        by_referees, limits = table.oversight, value.limits
        closes = value.closes + min(limits.stopped, sum(until - since for since, until in by_referees.stops))
        referees_began = {by_referees.since, *(since for since, _ in by_referees.stops)}
        downtimes = [(since, until) for since, until in sorted(stops) if since not in referees_began and until - since >= limits.down]
        for since, until in downtimes:
            if since < closes and until > value.since:
                closes += until - max(since, value.since)
        return value.begins or value.since, closes

    def timers(self, live: Live, moment: Moment) -> Timers:
        lasts, value = self.lasts(live.table, stops(live, moment)), self.value(live.table)
        if lasts is None or (moment.now >= lasts[1] and not live.table.people and live.table.alone):
            return {}
        closing = lasts[1] - CLOSING
        next_step = closing if moment.now < closing else lasts[1]
        return {(CLOSES, Seat(0)): next_step, **self.first_turns(live, partial(_until, live, moment, value))}

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """Note that a person who moves themselves has come; at a cup's table they are here, too."""
        value: SeasonTable | None = self.value(live.table)
        if value is not None and value.cup and by_person:
            live = live.with_matters(sprint=_sprint_with(live.table, seat, moment.now))
        return super().after_move(before, live, seat, notes, by_person, moment)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Note that a person who sits down in the seat of a bot has come."""
        return MatterChange(live if live.table.occupants[seat].person is None else self.note_come(live, [seat]))

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        moment, value = hands.ledger.moment(), self.value(live.table)
        lasts = self.lasts(live.table, stops(live, moment))
        if value is None or lasts is None:
            await hands.ledger.write(live, live.without_timer(kind, seat))
        elif kind == COMES and self.timers(live, moment).get((kind, seat), moment.now + 1.0) <= moment.now:
            await self.leave_to_bot(hands, live, seat)
        elif kind == CLOSES and moment.now >= lasts[1]:
            await self._close(hands, live, int((lasts[1] - value.since) // DAY))
        else:
            await hands.ledger.write(live, settle(live, moment)[0])

    async def _close(self, hands: Hands, live: Live, day: int) -> None:
        """Let bots take every seat, by one entry each.

        If the process is killed in between, the timer is still due, and the rest is done then.
        """
        is_cup, bot = self.value(live.table).cup, bot_name(CARETAKER)
        for seat in live.table.people:
            who = Who(seat)
            note = Msg("play.note.closing-slot", who=who, bot=bot) if is_cup else Msg("play.note.closing", who=who, bot=bot, day=day)
            await hands.seats.hand_over(live.with_table(alone=True), seat, Occupant(bot=CARETAKER), Sits(seat, CARETAKER).line, note)
            after = hands.ledger.from_memory(live.match)
            if after is None or after.table.status != "running":
                return
            live = after
        if not live.table.alone:
            await hands.ledger.write(live, settle(live.with_table(alone=True), hands.ledger.moment())[0])


def _until(live: Live, moment: Moment, value: SeasonTable, seat: Seat, since: float) -> float:
    """Return until when a seat waits for a first move.

    Except at a cup, the person's holidays do not count, and the wait does not end in their quiet hours.
    """
    if value.cup:
        return moment_after(since, value.limits.first, stops(live, moment))
    hours = counted_hours(live, moment, seat)
    return awake(hours, moment_after(since, value.limits.first, pauses(hours, stops(live, moment))))


def _sprint_with(table: Table, seat: Seat, now: float) -> Sprint | None:
    """Return the sprint of a cup's table after a move: the mover is here, nobody is invited."""
    person = table.occupants[seat].person
    if person is None:
        return table.sprint
    came = join_sprint(table, person.user_id, now + STAY)
    return replace(came, been=tuple(sorted({*came.been, *(player.user_id for player in table.players)})))


MATTER = SeasonMatter()
