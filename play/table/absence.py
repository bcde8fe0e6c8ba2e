"""What happens when the time of an absent person is up, as the table agreed.

| option | when the time is up |
|---|---|
| `wait` | the match waits; anybody at the table may let a bot play on |
| `neutral` | the game's neutral answer is played for the person, marked in the log; the third time in a row their deputy plays on |
| `caretaker` | the person's deputy plays everything until they are back (play/follows/deputy.py) |
| `turn` | sensible answers are played for the person while it is their turn; the third time in a row their deputy plays on |
| `vote` | the others decide: wait longer, let a bot play, offer the seat, or end the match |

At a table without a limit the time is up when the match has waited for three days (`play.follows.progress.SILENCE`). With `wait`, the
deputy plays on after some more days (`play.follows.progress.UNTIL_CARETAKER`), so no match stands still for ever. The seat still belongs
to its owner, who is back with their next press at the table. After a while (`seconds_kept`) a bot keeps the seat, and anybody may take it.
Until somebody does, the owner comes back with one click.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine import bots
from engine.values.core import Msg, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.progress import HELD, UNTIL_CARETAKER, other_vacancies, outdated_notices, person_to_notify, settle
from play.ledger.ledger import Ledger
from play.ledger.moves import play_for
from play.table.deputies import sensible_line
from play.time.calendar import DAY, HOUR
from play.time.paces import PACES, SEASON_ABSENCE, SeatClock
from play.values.live import Live, running_rules
from play.values.names import bot_name
from play.values.stands import Ballot, Vacancy
from play.values.types import Table

ANSWERED_TURNS = 2
"""Turns in a row that are answered for an absent person before their deputy plays on."""

MOST_ANSWERS = 12
"""The most answers that are played for a person in one turn."""


def seconds_kept(pace: str) -> float:
    """Return the seconds for which a seat is kept for its owner.

    Two turns, at least an hour; three days without a time limit.
    """
    limit = PACES[pace].limit
    return 3 * DAY if limit is None else max(HOUR, 2 * limit)


def seconds_to_vote(pace: str) -> float:
    """Return the seconds for a vote on a seat.

    The time of a turn, at least ten minutes; a day without a time limit.
    """
    limit = PACES[pace].limit
    return DAY if limit is None else max(600.0, limit)


class Absences:
    """Acts when the time of a seat is up."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def time_up(self, live: Live, seat: Seat) -> None:
        """Do what the table agreed when a person's time is up. The caller holds the match."""
        table = live.table
        missed = live.clocks.get(seat, SeatClock(0.0)).missed
        if table.terms.absence == "neutral" and missed < ANSWERED_TURNS:
            await self._answer(live, seat)
        elif table.terms.absence == SEASON_ABSENCE and missed < ANSWERED_TURNS:
            await self._play_turn(live, seat)
        elif table.terms.absence in ("neutral", "caretaker", SEASON_ABSENCE) or seat in table.late:
            await self.stand_in(live, seat)
        else:
            await self._mark_late(live, seat)

    async def _answer(self, live: Live, seat: Seat) -> None:
        """Play the neutral answer; an entry before it says that it is not the person's own."""
        rules = running_rules(live)
        line = bots.neutral_line(rules, live.state, seat, self._ledger.rng)
        clock = live.clocks.get(seat, SeatClock(0.0))
        clocks = {**live.clocks, seat: replace(clock, missed=clock.missed + 1)}
        notices = tuple(self._ledger.notices(live, Msg("play.notice.answered", left=ANSWERED_TURNS - clock.missed), [seat]))
        await play_for(self._ledger, live, seat, line, "absent", Msg("play.note.absent", who=Who(seat)), notices, clocks)

    async def _play_turn(self, live: Live, seat: Seat) -> None:
        """Answer sensibly until others are awaited, too; all of it counts as one missed turn."""
        missed = live.clocks.get(seat, SeatClock(0.0)).missed
        notices = tuple(self._ledger.notices(live, Msg("play.notice.answered", left=ANSWERED_TURNS - missed), [seat]))
        for _ in range(MOST_ANSWERS):
            line = await sensible_line(self._ledger, live, seat)
            clocks = {**live.clocks, seat: replace(live.clocks.get(seat, SeatClock(0.0)), missed=missed + 1)}
            await play_for(self._ledger, live, seat, line, "absent", Msg("play.note.absent", who=Who(seat)), notices, clocks)
            after = self._ledger.from_memory(live.match)
            if after is None or after.table.status != "running" or after.table.to_act != (seat,):
                return
            live, notices = after, ()

    async def stand_in(self, live: Live, seat: Seat) -> Table:
        """Let the deputy play everything until the person is back. The caller holds the match."""
        until = self._ledger.clock.now() + seconds_kept(live.table.terms.pace)
        vacancies = (*other_vacancies(live.table, seat), Vacancy(seat, until))
        late = tuple(at for at in live.table.late if at != seat)
        timers = {key: at for key, at in live.timers.items() if key[1] != seat or at == HELD}
        clocks = {**live.clocks, seat: SeatClock(0.0)} if seat in live.clocks else live.clocks
        after = replace(live, clocks=clocks, timers=timers).with_matters(vacancies=vacancies).with_table(late=late)
        after, more = settle(after, self._ledger.moment())
        notices = self._ledger.notices(live, Msg("play.notice.caretaker", bot=bot_name(CARETAKER), when=str(int(until))), [seat])
        if after.table.paused:
            notices += self._ledger.notices(live, Msg("play.notice.paused"), [at for at in live.table.people if at != seat])
        gone = outdated_notices(live, self._ledger.moment(), seat)
        return (await self._ledger.write(live, after, [*gone, *more, *notices])).table

    async def _mark_late(self, live: Live, seat: Seat) -> None:
        """Mark a seat as late; then the others vote, or its person and one other are notified."""
        table = live.table
        after = live.without_timer("late", seat).with_table(late=(*table.late, seat))
        if table.terms.absence == "vote" and len(table.present) > 1:
            until = self._ledger.clock.now() + seconds_to_vote(table.terms.pace)
            ballots = (*table.ballots, Ballot(seat, table.edition + 1, until=until))
            after, _ = settle(after.with_matters(ballots=ballots), self._ledger.moment())
            await self._ledger.write(live, after, self._ledger.notices(live, Msg("play.notice.vote"), [seat]))
            return
        until = self._ledger.clock.now() + UNTIL_CARETAKER
        own_message = Msg("play.notice.late")
        message = Msg("play.notice.somebody-late", who=Who(seat), when=str(int(until)))
        if PACES[table.terms.pace].limit is None:
            own_message = Msg("play.notice.silent")
            message = Msg("play.notice.somebody-silent", who=Who(seat), when=str(int(until)))
        notices = self._ledger.notices(live, own_message, [seat])
        other = person_to_notify(table, seat)
        if other is not None:
            notices.append(self._ledger.notice(live, other, message))
        await self._ledger.write(live, after.with_timer("late", seat, until), notices)
