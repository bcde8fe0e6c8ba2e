"""What happens when the time of an absent person is up, as the table agreed.

| option | when the time is up |
|---|---|
| `wait` | the match waits; anybody at the table may let a bot play on |
| `neutral` | the game's neutral answer is played for them, marked in the log; the third time in a row their deputy plays on |
| `caretaker` | their deputy plays everything until they are back (play/follows/deputy.py) |
| `turn` | a sensible answer is played for them, for as long as it is their turn; the third time in a row their deputy plays on |
| `vote` | the others decide: wait longer, let a bot play, offer the seat, or end the match |

At a table without a limit the time is up when the match has waited for three days (`play.follows.progress.SILENCE`). Where the match
waits, the deputy plays on all the same after some more days (`play.follows.progress.LEFT`): nobody's match stands still for ever. The
seat stays its owner's, who is back with their next press at the table. After a while (`seconds_kept`) a bot keeps it, and anybody may take
it. Until somebody does, the owner comes back with one click.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine import bots, remarks
from engine.core import Msg, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.progress import HELD, LEFT, notice, outdated_notices, settled, stops, told_of_late, without_seat
from play.ledger.ledger import Ledger
from play.ledger.moves import play_for
from play.people.substitutes import Bench
from play.table.deputies import sensible
from play.table.lobby import end_without_result
from play.table.seats import Seats
from play.time.calendar import DAY, HOUR, moment_after
from play.time.paces import PACES, TURN, SeatClock
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, MatterKind, own_seat, running_rules
from play.values.names import bot_name
from play.values.outcomes import Voted
from play.values.stands import Ballot, Vacancy
from play.values.types import Occupant, Table

VOTES = ("wait", "bot", "free", "end")
"""What can be voted for, the gentlest first: it wins where as many want another."""

NEUTRAL = 2
"""Turns in a row that are answered for an absent person before their deputy plays on."""

IN_A_ROW = 12
"""Answers that are played for somebody one after the other, at most."""

OFFER = MatterKind("offer")
"""The timer of a seat whose time was up."""


def seconds_kept(pace: str) -> float:
    """Seconds for which a seat is kept for its owner alone: twice the time of a turn, an hour at least."""
    limit = PACES[pace].limit
    return 3 * DAY if limit is None else max(HOUR, 2 * limit)


def seconds_to_vote(pace: str) -> float:
    """Seconds in which the others may vote on a seat: the time of a turn, ten minutes at least."""
    limit = PACES[pace].limit
    return DAY if limit is None else max(600.0, limit)


class Absences:
    """Acts when the time of a seat is up."""

    def __init__(self, ledger: Ledger, seats: Seats, bench: Bench) -> None:
        self._ledger = ledger
        self._bench = bench
        self._seats = seats

    async def time_up(self, live: Live, seat: Seat) -> None:
        """The time of an awaited person is up: do what the table agreed. The caller holds the match."""
        table = live.table
        missed = live.clocks.get(seat, SeatClock(0.0)).missed
        if table.terms.absence == "neutral" and missed < NEUTRAL:
            await self._answer(live, seat)
        elif table.terms.absence == TURN and missed < NEUTRAL:
            await self._play_turn(live, seat)
        elif table.terms.absence in ("neutral", "caretaker", TURN) or seat in table.late:
            await self._stand_in(live, seat)
        else:
            await self._mark_late(live, seat)

    async def _answer(self, live: Live, seat: Seat) -> None:
        """The neutral answer, after a remark in the log that it is none of the person's own."""
        rules = running_rules(live)
        line = bots.neutral_line(rules, live.state, seat, self._ledger.rng)
        clock = live.clocks.get(seat, SeatClock(0.0))
        clocks = {**live.clocks, seat: replace(clock, missed=clock.missed + 1)}
        told = tuple(self._ledger.notices(live, Msg("play.notice.answered", left=NEUTRAL - clock.missed), [seat]))
        await play_for(self._ledger, live, seat, line, "absent", Msg("play.note.absent", who=Who(seat)), told, clocks)

    async def _play_turn(self, live: Live, seat: Seat) -> None:
        """Answer as the game's sensible player would, until somebody else is awaited; it counts as one turn that its person missed."""
        missed = live.clocks.get(seat, SeatClock(0.0)).missed
        told = tuple(self._ledger.notices(live, Msg("play.notice.answered", left=NEUTRAL - missed), [seat]))
        for _ in range(IN_A_ROW):
            line = await sensible(self._ledger, live, seat)
            clocks = {**live.clocks, seat: replace(live.clocks.get(seat, SeatClock(0.0)), missed=missed + 1)}
            await play_for(self._ledger, live, seat, line, "absent", Msg("play.note.absent", who=Who(seat)), told, clocks)
            after = self._ledger.remembered(live.match)
            if after is None or after.table.status != "running" or after.table.to_act != (seat,):
                return
            live, told = after, ()

    async def _stand_in(self, live: Live, seat: Seat) -> Table:
        """Let the deputy of a person play everything until they are back."""
        until = self._ledger.clock.now() + seconds_kept(live.table.terms.pace)
        vacancies = (*without_seat(live.table, seat), Vacancy(seat, until))
        late = tuple(at for at in live.table.late if at != seat)
        timers = {key: at for key, at in live.timers.items() if key[1] != seat or at == HELD}
        clocks = {**live.clocks, seat: SeatClock(0.0)} if seat in live.clocks else live.clocks
        after = replace(live, clocks=clocks, timers=timers).with_matters(vacancies=vacancies).with_table(late=late)
        after, told = settled(after, self._ledger.moment())
        notices = self._ledger.notices(live, Msg("play.notice.caretaker", bot=bot_name(CARETAKER), when=str(int(until))), [seat])
        if after.table.paused:
            notices += self._ledger.notices(live, Msg("play.notice.paused"), [at for at in live.table.people if at != seat])
        gone = outdated_notices(live, self._ledger.moment(), seat)
        return (await self._ledger.write(live, after, [*gone, *told, *notices], {"notice"})).table

    async def _opened(self, live: Live, seat: Seat, note: Msg, until: float) -> Table:
        """A bot keeps the seat, and anybody may take it."""
        return await self._seats.hand_over(
            live, seat, Occupant(bot=CARETAKER), remarks.Sits(seat, CARETAKER).line, note, vacancy=Vacancy(seat, until, is_open=True)
        )

    async def _mark_late(self, live: Live, seat: Seat) -> None:
        """The seat is late: its person and the opener are told, and anybody at the table may let a bot play; or the others vote."""
        table = live.table
        silent, votes = PACES[table.terms.pace].limit is None, table.terms.absence == "vote" and len(table.present) > 1
        after = live.without_timer("late", seat).with_table(late=(*table.late, seat))
        if votes:
            until = self._ledger.clock.now() + seconds_to_vote(table.terms.pace)
            after, _ = settled(
                after.with_matters(ballots=(*table.ballots, Ballot(seat, table.edition + 1, until=until))), self._ledger.moment()
            )
            notices = self._ledger.notices(live, Msg("play.notice.vote"), [seat])
        else:
            when = self._ledger.clock.now() + LEFT
            after = replace(after, timers={**after.timers, ("late", seat): when})
            notices = self._ledger.notices(live, Msg("play.notice.silent") if silent else Msg("play.notice.late"), [seat])
            if (teller := told_of_late(table, seat)) is not None:
                by = str(int(when))
                told = Msg("play.notice.somebody-late", who=Who(seat), when=by)
                told = Msg("play.notice.somebody-silent", who=Who(seat), when=by) if silent else told
                notices.append(notice(live, teller, told, self._ledger.clock.now()))
        await self._ledger.write(live, after, notices, {"notice"})

    async def offer(self, live: Live, seat: Seat) -> None:
        """A seat is no longer kept for its owner alone: a bot keeps it, and substitutes are called, later the next, until somebody takes
        it. The caller holds the match."""
        now, whole = self._ledger.clock.now(), seconds_kept(live.table.terms.pace)
        alone = next((one.until for one in live.table.vacancies if one.seat == seat and not one.is_open), 0.0)
        until = moment_after(alone - whole, whole, stops(live, self._ledger.moment()))  # standing still costs no owner
        if now < until <= now + whole:  # a later time came from a clock that was ahead
            waits = tuple(replace(one, until=until) if one.seat == seat else one for one in live.table.vacancies)
            await self._ledger.write(live, settled(live.without_timer(OFFER, seat).with_matters(vacancies=waits), self._ledger.moment())[0])
            return
        if seat in live.table.stood_for:
            await self._opened(live, seat, Msg("play.note.caretaker", who=Who(seat), bot=bot_name(CARETAKER)), now)
            return
        calls, again = await self._bench.called(live, seat)
        vacancies = tuple(Vacancy(seat, again, is_open=True) if one.seat == seat else one for one in live.table.vacancies)
        after, _ = settled(live.without_timer(OFFER, seat).with_matters(vacancies=vacancies), self._ledger.moment())
        await self._ledger.write(live, after, calls, {"notice"} if calls else ())

    async def vote(self, match: int, user_id: int, key: str, choice: str) -> Voted:
        """Say what shall become of a seat whose time is up; the last word of a person counts.

        What more than half of the others want happens at once; when all have voted, what most want. Raises `StaleTable` when this is
        not asked any more.
        """
        async with self._ledger.held(match) as live:
            running_rules(live)
            table, own = live.table, own_seat(live.table, user_id)
            ballot = next((ballot for ballot in table.ballots if ballot.key == key), None)
            if ballot is None or choice not in VOTES:
                raise StaleTable
            if own == ballot.seat:
                raise NotAllowed(Msg("play.vote-own"))
            ballot = replace(ballot, votes=(*((seat, vote) for seat, vote in ballot.votes if seat != own), (own, choice)))
            after = live.with_matters(ballots=tuple(ballot if other.key == key else other for other in table.ballots))
            decided = decision(after.table.present, ballot)
            if decided is None:
                return Voted((await self._ledger.write(live, after)).table, ballot.seat, None)
            return Voted(await self._carry_out(live, ballot.seat, decided), ballot.seat, decided)

    async def close(self, live: Live, seat: Seat) -> None:
        """The time to vote on a seat is over: what most of those want who voted, and where nobody did the match waits. The caller holds
        the match."""
        ballot = next(ballot for ballot in live.table.ballots if ballot.seat == seat)
        await self._carry_out(live, seat, most(ballot.votes))

    async def _carry_out(self, live: Live, seat: Seat, decided: str) -> Table:
        """Do what was voted for."""
        if decided == "end":
            ended = self._ledger.notices(live, Msg("play.notice.voted-end"))
            return (await end_without_result(self._ledger, live, Msg("play.why.voted"), ended)).table
        if decided == "wait":
            table = live.table
            clocks = {at: replace(clock, bank=0.0, since=None) if at == seat else clock for at, clock in live.clocks.items()}
            late, ballots = tuple(at for at in table.late if at != seat), tuple(one for one in table.ballots if one.seat != seat)
            after, _ = settled(replace(live, clocks=clocks).with_table(late=late).with_matters(ballots=ballots), self._ledger.moment())
            told = self._ledger.notices(live, Msg("play.notice.voted-wait"), [seat])
            return (await self._ledger.write(live, after, told, {"notice"})).table
        if decided == "free":
            note = Msg("play.note.voted", who=Who(seat), bot=bot_name(CARETAKER))
            return await self._opened(live, seat, note, self._ledger.clock.now())
        return await self._stand_in(live, seat)


def decision(people: tuple[Seat, ...], ballot: Ballot) -> str | None:
    """What the others at a table have decided; `None` while it is open."""
    voters = [seat for seat in people if seat != ballot.seat]
    votes = tuple((seat, vote) for seat, vote in ballot.votes if seat in voters)
    counts = Counter(vote for _, vote in votes)
    for choice in VOTES:
        if counts[choice] * 2 > len(voters):
            return choice
    return most(votes) if len(votes) >= len(voters) else None


def most(votes: tuple[tuple[Seat, str], ...]) -> str:
    """The choice with most votes, the gentlest of several; without votes the match waits."""
    counts = Counter(vote for _, vote in votes)
    return max(VOTES, key=lambda choice: counts[choice])
