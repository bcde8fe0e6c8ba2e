"""Reminders, and lateness at tables without a time limit."""

from __future__ import annotations

from engine.values.core import Msg, Seat
from play.follows.progress import (
    REMIND_AFTER,
    SILENCE,
    UNTIL_CARETAKER,
    deadline_of,
    every_reminder,
    is_time_to_remind,
    next_reminder,
    stops,
)
from play.ledger.ledger import Ledger
from play.table.absence import Absences
from play.time.calendar import HOUR, awake, moment_after, pauses
from play.time.paces import PACES, Deadline, is_long
from play.values.errors import NotAllowed
from play.values.live import Live, Moment, rules_for_move
from play.values.types import Table
from store.rows import NoticesGone

WAITED = HOUR
"""Seconds for which a table must have waited before people can be reminded by hand."""

AGAIN = 6 * HOUR
"""Seconds after which the people of a table can be reminded by hand again."""

JOB = "reminded"
"""The name of a lease, followed by the number of a match. While it lasts, nobody is reminded by hand again."""


class Lateness:
    """Acts while the table waits for a person. The caller holds the match."""

    def __init__(self, ledger: Ledger, absences: Absences) -> None:
        self._ledger = ledger
        self._absences = absences

    async def remind(self, live: Live, seat: Seat) -> None:
        """Remind a person of their deadline, or put that off if their clock has stood still."""
        if PACES[live.table.terms.pace].limit is None:
            await self._remind_silent(live, seat)
            return
        moment, times = self._ledger.moment(), deadline_of(live, self._ledger.moment(), seat)
        after = live.without_timer("remind", seat)
        if times is None:
            await self._ledger.write(live, after)
            return
        following = next_reminder(live, moment, times)
        if following is not None:
            after = after.with_timer("remind", seat, following)
        if moment.now >= times.due or not is_time_to_remind(live, moment, times):
            await self._ledger.write(live, after)
            return
        message = _reminder(live, moment, times, is_last=following is None)
        gone = [NoticesGone(live.match, user, message.key) for user in live.table.users([seat])]
        await self._ledger.write(live, after, [*gone, *self._ledger.notices(live, message, [seat])])

    async def _remind_silent(self, live: Live, seat: Seat) -> None:
        """Remind a person at a table without a time limit, once a day until they are late."""
        after = live.without_timer("remind", seat)
        if seat not in live.table.to_act or seat in live.table.late:
            await self._ledger.write(live, after)
            return
        (newest,) = await self._ledger.stored.latest(live.match, -1, None, 1)
        hours, now = live.hours_at(seat), self._ledger.clock.now()
        uncounted = pauses(hours, stops(live, self._ledger.moment()))
        waits = [REMIND_AFTER * count for count in range(1, int(SILENCE / REMIND_AFTER) + 1)]
        times = [awake(hours, moment_after(newest.at, wait, uncounted)) for wait in waits]
        following = next((at for at in times[:-1] if at > now), None)
        if following is not None:
            after = after.with_timer("remind", seat, following)
        is_time = times[0] <= now < times[-1]  # from then on the person is late and gets that notice instead
        await self._ledger.write(live, after, self._ledger.notices(live, Msg("play.notice.still"), [seat]) if is_time else ())

    async def mark_silent(self, live: Live, seat: Seat) -> None:
        """Mark a seat as late at a table without a time limit, if it has waited for long enough."""
        if seat not in live.table.to_act:
            await self._ledger.write(live, live.without_timer("late", seat))
            return
        (newest,) = await self._ledger.stored.latest(live.match, -1, None, 1)
        hours = live.hours_at(seat)
        wait = SILENCE + (UNTIL_CARETAKER if seat in live.table.late else 0.0)
        uncounted = pauses(hours, stops(live, self._ledger.moment()))
        now, until = self._ledger.clock.now(), awake(hours, moment_after(newest.at, wait, uncounted))
        if newest.at <= now < until:  # an entry of the future comes from a wrong clock: then the timer decides
            await self._ledger.write(live, live.with_timer("late", seat, until))
        else:
            await self._absences.time_up(live, seat)


def _reminder(live: Live, moment: Moment, times: Deadline, is_last: bool) -> Msg:
    """Return the reminder that is due now; a `last-call` has a sound. `is_last`: none follows."""
    when = str(int(times.due))
    second = next(iter(every_reminder(live, moment, times)[1:]), times.due)
    is_long_turn = is_long(times, live.clocks[times.seat], live.table.terms.pace)
    if is_long_turn and (not times.bank or moment.now < second):  # in a long turn the first one has a sound, without a bank each
        return Msg("play.notice.last-call", when=when)
    if not times.bank:
        return Msg("play.notice.reminder", when=when)
    if moment.now < times.limit:
        return Msg("play.notice.reminder-bank", limit=str(int(times.limit)), when=when)
    return Msg("play.notice.last-call" if is_last else "play.notice.bank", when=when)


class Reminding:
    """Reminds people if somebody asks for it; the host also does it by itself (`Lateness`)."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def remind(self, match: int) -> tuple[Table, tuple[Seat, ...]]:
        """Remind the awaited people of a table; return it and their seats. Raises `NotAllowed`."""
        async with self._ledger.hold(match) as live:
            rules_for_move(live)
            now, table = self._ledger.clock.now(), live.table
            seats = tuple(seat for seat in table.to_act if seat in table.present)
            if not seats:
                raise NotAllowed(Msg("upkeep.nobody"))
            owner = f"{now}"  # a new owner for every request, so that even this process cannot take the lease again
            if now - table.changed_at < WAITED or not await self._ledger.stored.take_job(f"{JOB}:{match}", owner, now, now + AGAIN):
                raise NotAllowed(Msg("upkeep.lately"))
            await self._ledger.write(live, live, self._ledger.notices(live, Msg("play.notice.still"), seats))
            return table, seats
