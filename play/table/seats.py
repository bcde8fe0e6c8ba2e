"""Who plays a seat of a running match: leaving, coming back, and taking a bot's seat.

A seat belongs to the person in it. If they leave, it is still theirs: a bot keeps it, and they can come back at once at any time. Anybody
else has to ask for the seat, and the opener or more than half of the people there grant it. A free seat is taken at once; a bot's seat is
free if the opener said so, or if no people are left. Nobody takes a second seat, not even after leaving the first, because they would know
two hands.

Before a person's time is up, only they themselves can give their seat to a bot. At a table without a time limit it is up when the match has
waited for them for three days (`SILENCE`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engine.match.match import effective, is_about
from engine.values.core import Line, Msg, Seat, Who
from engine.values.remarks import FOR_SOMEBODY, Sits
from play.follows.deputy import CARETAKER
from play.follows.matter import change_matters
from play.follows.progress import REMINDERS, deadline_of, outdated_notices, settle
from play.ledger.ledger import Ledger
from play.ledger.moves import advance, host_entry
from play.table.lobby import end_without_result, require_invited
from play.time.calendar import Hours
from play.time.paces import SeatClock, full_clock
from play.values.erased import is_barred, seal, seats_held, was_theirs
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, running_rules
from play.values.names import bot_name, known_level, player
from play.values.stands import Vacancy, Wish
from play.values.types import Occupant, Person, Stint, Table, next_opener
from store.rows import DraftSpent, NoticesGone, Write

WISHES = 3
"""The most people who may ask for a seat of a table at the same time."""

Right: TypeAlias = Literal["own", "free", "ask"]
"""How a person gets the seat of a bot: their `own` back, a `free` one, or they have to `ask`."""


def may_end_alone(table: Table, user_id: int) -> bool:
    """Return whether a person may decide about a match without people: players and the opener."""
    return user_id == table.opener_id or player(table, user_id) is not None


def is_free(table: Table) -> bool:
    """Return whether anybody may take the seat of a bot."""
    return table.terms.free or not table.people


def right_to_seat(table: Table, user_id: int, seat: Seat) -> Right:
    """Return how a person without a seat gets a bot's; raises `NotAllowed` if they cannot."""
    if table.seat_of(user_id) is not None:
        raise NotAllowed(Msg("play.seated-already"))
    if is_barred(table, seat, user_id):
        raise NotAllowed(Msg("play.seat-barred"))
    if seat not in table.bots:
        raise NotAllowed(Msg("play.seat-taken"))
    before = seats_held(table, user_id)
    if before and seat not in before:
        raise NotAllowed(Msg("play.seat-other", who=Who(before[-1])))
    owner = table.owner_of(seat)
    if owner is not None and owner.user_id == user_id:
        return "own"
    return "free" if is_free(table) or table.is_offered(seat) else "ask"


def _with_stint(table: Table, seat: Seat, until: int) -> tuple[Stint, ...]:
    """Return the stints with one that ends now; a bot of the last entry has none."""
    if any(stint.seat == seat and stint.until == until for stint in table.past):
        return table.past
    return tuple(sorted((*table.past, Stint(seat, until, table.occupants[seat])), key=lambda stint: (stint.seat, stint.until)))


class Seats:
    """Puts a bot on a person's seat, and a person on a bot's."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def substitute(
        self, match: int, actor_id: int, seat: Seat, kind: str, instead_of: int | None = None, for_good: bool = False
    ) -> Table:
        """Let a bot play a seat.

        The person in the seat may do that, and anybody at the table if the seat is late; then its person is notified. `for_good`: a person
        who leaves lets anybody take the seat. `instead_of`: the person to be replaced, or `None`; if somebody else sits there by now,
        `StaleTable` is raised.
        """
        async with self._ledger.hold(match) as live:
            running_rules(live)
            table = live.table
            level = known_level(kind)
            if not 0 <= seat < len(table.occupants):
                raise NotAllowed(Msg("play.no-such-seat"))
            person = table.occupants[seat].person
            if instead_of is not None and (person is None or person.user_id != instead_of):
                raise StaleTable
            if person is None:
                raise NotAllowed(Msg("play.bot-already"))
            if table.lesson is not None:
                raise NotAllowed(Msg("play.lesson.seat"))
            own = table.seat_of(actor_id)
            line, bot = Sits(seat, level).line, Occupant(bot=level)
            if own == seat:
                offered = Vacancy(seat, self._ledger.clock.now(), is_open=True) if for_good else None
                note = Msg("play.note.left", who=Who(seat), bot=bot_name(level))
                return await self.hand_over(live, seat, bot, line, note, vacancy=offered)
            if any(ballot.seat == seat for ballot in table.ballots):
                raise NotAllowed(Msg("play.vote-stands", who=Who(seat)))
            if own is None or seat not in table.late:
                raise NotAllowed(Msg("play.substitute-present", who=Who(seat)))
            message = Msg("play.notice.replaced", who=Who(own), bot=bot_name(level))
            note = Msg("play.note.replaced", who=Who(seat), by=Who(own), bot=bot_name(level))
            return await self.hand_over(live, seat, bot, line, note, [self._ledger.notice(live, person.user_id, message)])

    async def take(self, match: int, person: Person, seat: Seat) -> Table:
        """Take one's own or a free seat from a bot. Raises `NotAllowed` if others must be asked."""
        async with self._ledger.hold(match) as live:
            running_rules(live)
            require_invited(live.table, person)
            if right_to_seat(live.table, person.user_id, seat) == "ask":
                raise NotAllowed(Msg("play.seat-ask", who=player(live.table, live.table.opener_id) or Msg("play.opener")))
            return await self.seat(live, person, seat)

    async def take_offered(self, match: int, person: Person, seat: Seat) -> Table:
        """Take the seat that a referee offers to this person. Raises `StaleTable` without one."""
        async with self._ledger.hold(match) as live:
            running_rules(live)
            table = live.table
            if not any(offer.seat == seat and offer.person.user_id == person.user_id for offer in table.offers):
                raise StaleTable
            if table.seat_of(person.user_id) is not None:
                raise NotAllowed(Msg("play.seated-already"))
            holder = table.occupants[seat].person
            if holder is None:
                return await self.seat(live, person, seat)
            barred = (*table.oversight.barred, (seat, holder.user_id))
            live = live.with_table(oversight=replace(table.oversight, barred=tuple(dict.fromkeys(barred))))
            notice = self._ledger.notice(live, holder.user_id, Msg("play.notice.replaced-by-person"))
            note = Msg("play.note.taken-offered", who=Who(seat))
            return await self.hand_over(live, seat, Occupant(person), Sits(seat).line, note, [notice])

    async def ask(self, match: int, person: Person, seat: Seat) -> Table:
        """Ask for a bot's seat, or take a free one. A second request changes nothing."""
        async with self._ledger.hold(match) as live:
            running_rules(live)
            table = live.table
            require_invited(table, person)
            if right_to_seat(table, person.user_id, seat) != "ask":
                return await self.seat(live, person, seat)
            known = (person.user_id, seal(match, person.user_id))  # after an erasure a refused wish has only the seal
            own = [wish for wish in table.wishes if wish.person.user_id in known and wish.seat == seat]
            if own and own[0].refused:
                raise NotAllowed(Msg("play.wish-refused"))
            if own:
                return table
            others = tuple(wish for wish in table.wishes if wish.person.user_id != person.user_id or wish.refused)
            if sum(not wish.refused for wish in others) >= WISHES:
                raise NotAllowed(Msg("play.wishes-stand"))
            wish = Wish(person, seat, table.edition + 1)
            return (await self._ledger.write(live, live.with_matters(wishes=(*others, wish)))).table

    async def play_alone(self, match: int, user_id: int) -> Table:
        """Let the bots play on without people. Only players and the opener may."""
        async with self._ledger.hold(match) as live:
            self._require_paused(live, user_id)
            after, notices = settle(live.with_table(alone=True), self._ledger.moment())
            return (await self._ledger.write(live, after, notices)).table

    async def end_alone(self, match: int, user_id: int) -> Table:
        """End a match without people. Only players and the opener may; the others are notified."""
        async with self._ledger.hold(match) as live:
            self._require_paused(live, user_id)
            why = Msg("play.why.deserted")
            notices = [
                self._ledger.notice(live, person.user_id, Msg("play.notice.deserted-end"))
                for person in live.table.players
                if person.user_id != user_id
            ]
            return (await end_without_result(self._ledger, live, why, notices)).table

    def _require_paused(self, live: Live, user_id: int) -> None:
        """Raise `StaleTable` if people play, `NotAllowed` for a person who may not decide."""
        running_rules(live)
        if not live.table.paused:
            raise StaleTable
        if not may_end_alone(live.table, user_id):
            raise NotAllowed(Msg("play.players-only"))

    async def seat(self, live: Live, person: Person, seat: Seat, more: list[Write] | None = None) -> Table:
        """Give the seat of a bot to a person, and notify its owner. The caller holds the match."""
        owner = live.table.owner_of(seat)
        is_own = owner is not None and owner.user_id == person.user_id
        writes = list(more or ())
        if owner is not None and not is_own:
            writes.append(self._ledger.notice(live, owner.user_id, Msg("play.notice.seat-gone", who=Who(seat))))
        if is_own and await self._has_played(live, seat):
            writes.append(self._ledger.notice(live, person.user_id, Msg("play.notice.deputy")))
        note = Msg("play.note.back", who=Who(seat)) if is_own else Msg("play.note.taken", who=Who(seat))
        return await self.hand_over(live, seat, Occupant(person), Sits(seat).line, note, writes)

    async def open_up(self, live: Live, seat: Seat, note: Msg, until: float, notices: list[Write] | None = None) -> Table:
        """Let a bot keep a seat that anybody may take; substitutes are called at `until`.

        The caller holds the match.
        """
        vacancy = Vacancy(seat, until, is_open=True)
        return await self.hand_over(live, seat, Occupant(bot=CARETAKER), Sits(seat, CARETAKER).line, note, notices, vacancy)

    async def _has_played(self, live: Live, seat: Seat) -> bool:
        """Return whether the bot in a seat has moved since its person left."""
        since = max((stint.until for stint in live.table.past if stint.seat == seat), default=-1)
        return any(entry.seat == seat for entry in await self._ledger.stored.entries(live.match, since))

    async def hand_over(
        self,
        live: Live,
        seat: Seat,
        occupant: Occupant,
        line: Line,
        note: Msg,
        notices: list[Write] | None = None,
        vacancy: Vacancy | None = None,
    ) -> Table:
        """Give a seat to another occupant from now on.

        Orders and drafts of the former one are deleted. `line`, `note`: of the entry that says so. Its note names the person who leaves or
        comes, so the entry counts to the time of that person in the seat. `vacancy`: the seat is offered from now on; `None`: it is not.
        """
        table, seq = live.table, live.table.seq + 1
        hours, clocks = await self._times(live, seat, occupant.person)
        last_move = await self._last_move(live, seat, occupant.person)
        occupants = (*table.occupants[:seat], occupant, *table.occupants[seat + 1 :])
        past = _with_stint(table, seat, until=seq - 1 if occupant.bot is None else seq)
        owner = table.owner_of(seat)
        is_new_owner = occupant.person is not None and (owner is None or owner.user_id != occupant.person.user_id)
        after = replace(
            live.with_deputy(seat, "small") if is_new_owner else live,
            acted=tuple(last_move if at == seat else last for at, last in enumerate(live.acted)),
            orders=tuple(owned for owned in live.orders if owned[0] != seat),
            timers={key: due for key, due in live.timers.items() if key[1] != seat},
            hours=hours,
            clocks=clocks,
        ).with_table(
            occupants=occupants, opener_id=next_opener(table.opener_id, occupants), seq=seq, past=past,
            late=tuple(late for late in table.late if late != seat), alone=table.alone and occupant.person is None, why=None,
        )  # fmt: skip
        change = change_matters(after, lambda matter, value: matter.after_seat_change(live, value, seat, self._ledger.moment()))
        after = change.live
        if vacancy is not None:
            after = after.with_matters(vacancies=(*after.table.vacancies, vacancy))
        drafts_gone = [DraftSpent(table.match, seat, kind) for kind in ("turn", "order", "plan", "early")]
        more = [*change.writes, *drafts_gone, *(notices or ()), *self._notice_rows(live, after.table, seat)]
        return (await advance(self._ledger, live, after, host_entry(live, line, note), more=more))[0]

    def _notice_rows(self, before: Live, after: Table, seat: Seat) -> list[Write]:
        """Return the rows that delete outdated notices, and notify others if nobody is left."""
        writes = outdated_notices(before, self._ledger.moment(), seat)
        comer, leaver = after.occupants[seat].person, before.table.occupants[seat].person
        if comer is not None:
            outdated = ("caretaker", "replaced", "answered", *REMINDERS)
            writes += [NoticesGone(before.match, comer.user_id, f"play.notice.{kind}") for kind in outdated]
        if after.paused:
            others = (person for person in after.players if leaver is None or person.user_id != leaver.user_id)
            writes += [self._ledger.notice(before, person.user_id, Msg("play.notice.paused")) for person in others]
        return writes

    async def _last_move(self, live: Live, seat: Seat, person: Person | None) -> int:
        """Return the last own entry of a person who comes back to a seat; -1 for everybody else."""
        if person is None:
            return -1
        stints = [stint for stint in live.table.past if stint.seat == seat and stint.occupant.user_id == person.user_id]
        if not stints:
            return -1
        since = max((stint.until for stint in live.table.past if stint.seat == seat and stint.until < stints[-1].until), default=-1)
        entries = effective(await self._ledger.entries(live.match, since))
        not_own = {entry.seq + 1 for entry in entries if any(is_about(entry, about, seat) for about in FOR_SOMEBODY)}
        own = [entry.seq for entry in entries if entry.seat == seat and entry.seq <= stints[-1].until and entry.seq not in not_own]
        return max(own, default=-1)

    async def _times(self, live: Live, seat: Seat, person: Person | None) -> tuple[dict[int, Hours], dict[Seat, SeatClock]]:
        """Return the hours and clocks after a person or a bot (`None`) has just sat down.

        An owner who comes back has the time bank that they left. The clock of a person who leaves runs until the bot has moved, so nobody
        gains a turn's time by leaving and coming back at once. It stops if their time was up.
        """
        hours, clocks, moment = dict(live.hours), dict(live.clocks), self._ledger.moment()
        if person is not None:
            hours |= await self._ledger.hours([person.user_id])
            owner = live.table.owner_of(seat)
            is_own = was_theirs(live.table, seat, person.user_id) if owner is None else owner.user_id == person.user_id
            if not is_own:
                clocks[seat] = full_clock(live.table.terms.pace)
            elif seat in clocks:
                clocks[seat] = replace(clocks[seat], missed=0)
        else:
            times = deadline_of(live, moment, seat)
            if times is not None and times.due <= moment.now:
                clocks[seat] = replace(clocks[seat], bank=0.0, since=None)
        return hours, clocks
