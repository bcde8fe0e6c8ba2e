"""Undo, and ending a match by agreement (`play.matters.proposal` takes the answers).

A player can undo their last move at once if nobody has moved since and the move revealed nothing. Everything else needs the consent of all
people at the table. An undo is an entry of its own; nothing is deleted from the log. If a bot keeps the seat of a person who left, nobody
is there to agree. Then the only person at the table cannot undo a move that revealed chance or a secret, because they would know it when
they move again.

While people are asked about an undo, bots and standing orders wait `PATIENCE` for the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.match.match import Entry, Match, effective, is_about, taken_back_from
from engine.values.core import Msg, Note, Seat, Who
from play.follows import deputy
from play.follows.matter import renew_matters, span
from play.follows.prepared import drop_undone_turns
from play.follows.progress import deadline_of, without_answering_orders
from play.ledger.ledger import Ledger
from play.ledger.moves import advance
from play.table.lobby import end_without_result
from play.time.paces import PACES
from play.turn.coach import ideas_by_seat
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, entry_of, rules_for_move, running_rules
from play.values.outcomes import AskedConsent, Ended, Undoing, Undone
from play.values.stands import Proposal
from store.rows import EntryRow, Write

PATIENCE = 600.0
"""Seconds for which bots and standing orders wait for the answer about an undo."""


class Agreements:
    """Takes moves back, and ends matches by agreement."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def undo(self, match: int, user_id: int, seen: int | None = None, target: int | None = None) -> Undone | Undoing | AskedConsent:
        """Take back the person's last entry and all that followed, at once or by consent of all.

        If others have to agree, the first call asks nobody: its result says what would be undone. A second call with this `target` asks
        them; it raises `StaleTable` if the person's last entry is another one by now. `seen`: the newest entry that the person has seen.
        If they have moved since then, or something was undone, they mean another move than the last, and `StaleTable` is raised.
        """
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            stored = await self._ledger.stored.entries(live.match)
            entries = [entry_of(row) for row in stored]
            if seen is not None and any(
                entry.seq > seen and (entry.seat == seat or taken_back_from(entry) is not None) for entry in entries
            ):
                raise StaleTable
            moves = [entry for entry in effective(entries) if entry.seat is not None]
            sat_down = max((stint.until for stint in live.table.past if stint.seat == seat), default=-1)
            own = [entry for entry in moves if entry.seat == seat and entry.seq > sat_down]
            if not own:
                raise NotAllowed(Msg("play.nothing-to-undo"))
            last = own[-1]
            if target not in (None, last.seq):
                raise StaleTable
            missing = tuple(other for other in live.table.present if other != seat)
            left_seats = [other for other in live.table.bots if live.table.owner_of(other) is not None]
            absent = tuple(map(Who, sorted({*left_seats, *live.table.stood_for} - {seat})))
            if not missing and absent and any(entry.sealed for entry in moves if entry.seq >= last.seq):
                raise NotAllowed(Msg("play.undo-kept", who=absent))
            if not missing or (last is moves[-1] and not last.sealed):
                rules_for_move(live)
                timed = self._with_clock(live, seat, last.seq, stored)
                notes = undo_notes(seat, last.seq, entries, ())
                return await take_back(self._ledger, live, timed, last.seq, entries, notes, [seat])
            if target is None:
                return Undoing(live.table, last.seq, missing)
            return await propose(self._ledger, live, Proposal("undo", seat, last.seq, missing, edition=live.table.edition + 1))

    async def abandon(self, match: int, user_id: int) -> Ended | AskedConsent:
        """End the match without a result, by consent of all people."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            if span(live.table, ()) is not None:
                raise NotAllowed(Msg("play.ends-by-a-day"))
            missing = tuple(other for other in live.table.present if other != seat)
            if not missing:
                away = [person.user_id for person in live.table.players if person.user_id != user_id]
                notices = [self._ledger.notice(live, other, Msg("play.notice.ended", who=Who(seat))) for other in away]
                return Ended((await end_without_result(self._ledger, live, Msg("play.why.abandoned"), notices)).table)
            return await propose(self._ledger, live, Proposal("abandon", seat, live.table.seq, missing, edition=live.table.edition + 1))

    def _with_clock(self, live: Live, seat: Seat, target: int, stored: Sequence[EntryRow]) -> Live:
        """Return the match with the clock of a seat that takes its move back by itself.

        The first undo of a turn gives the time of a turn once more. Later undos of the same turn give nothing, because otherwise a turn
        could last for ever. What the move put into the bank is taken out again. Raises `NotAllowed` if no time is left.
        """
        clock = live.clocks.get(seat)
        if clock is None:
            return live
        counting = (entry for entry in effective(map(entry_of, stored)) if not is_about(entry, "ideas"))
        before = max(entry.seq for entry in counting if entry.seq < target)
        since = next((row.at for row in stored if row.seq > before and taken_back_from(entry_of(row)) is not None), clock.since)
        bank = max(0.0, clock.bank - PACES[live.table.terms.pace].refill)
        after, moment = replace(live, clocks={**live.clocks, seat: replace(clock, bank=bank, since=since)}), self._ledger.moment()
        times = deadline_of(after, moment, seat)
        if times is not None and times.due <= moment.now:
            raise NotAllowed(Msg("play.undo-time"))
        return after


async def propose(ledger: Ledger, live: Live, proposal: Proposal) -> AskedConsent:
    """Ask the people at a table. The caller holds the match.

    Only one question can be open: the same one again changes nothing, for another one `NotAllowed` is raised.
    """
    present = live.table.proposal
    if present is not None:
        if (present.kind, present.seat, present.deed) == (proposal.kind, proposal.seat, proposal.deed):
            return AskedConsent(live.table, present.missing, present.key)
        raise NotAllowed(Msg("play.proposal-stands"))
    timers = live.timers
    if proposal.takes_back:
        later = ledger.clock.now() + PATIENCE
        timers = {
            key: max(due, later) if key[0] in ("bot", "order", "automatic", *deputy.KINDS) else due for key, due in live.timers.items()
        }
    after = await ledger.write(live, replace(live, timers=timers).with_matters(proposal=proposal))
    return AskedConsent(after.table, proposal.missing, proposal.key)


async def take_back(
    ledger: Ledger,
    before: Live,
    live: Live,
    target: int,
    entries: Sequence[Entry],
    notes: tuple[Note, ...],
    seats: Iterable[Seat],
    more: Sequence[Write] = (),
) -> Undone:
    """Take back everything from entry `target` on.

    The caller holds the match. `before`: the match as it is stored. `live`: the same with other clocks and officials. `seats`: those whose
    orders are deleted if they would make the same moves again. `more`: further rows. The position is computed in a thread, because that
    takes some milliseconds in a long match.
    """
    rules, table = running_rules(live), live.table
    match = Match(rules, *live.deal, live.state, tuple(entries))
    undone = await asyncio.to_thread(match.undone, target, notes)
    gone = [entry for entry in effective(entries) if entry.seq >= target]
    after, turn_notices = drop_undone_turns(renew_matters(live, ledger.moment()), target, gone, ledger.clock.now())
    after = replace(after, state=undone.state).with_table(seq=undone.seq)
    notices: list[Write] = [*more]
    for seat in seats:
        after, dropped = without_answering_orders(after, seat)
        waits = {("small", seat): ledger.clock.now() + deputy.SMALL, ("likely", seat): ledger.clock.now() + deputy.LIKELY}
        after = replace(after, timers={**after.timers, **waits})  # deputies may not answer again at once either
        for order in dropped:
            notices += ledger.notices(live, Msg("play.notice.order-undone", order=order.text), [seat])
    after = after.with_table(ideas_taken=ideas_by_seat(undone.entries, len(table.occupants)))
    return Undone(*await advance(ledger, before, after, undone.entries[-1], more=[*notices, *turn_notices]))


def undo_notes(seat: Seat, target: int, entries: Sequence[Entry], agreed: Sequence[Seat]) -> tuple[Note, ...]:
    """Return the log's notes on an undo: whose move, its public text, and who agreed."""
    undone = [entry for entry in effective(entries) if entry.seq >= target and entry.seat is not None]
    public_notes = [note.msg for note in undone[0].notes if note.to is None]
    more = len(undone) - 1
    if public_notes:
        note = Note(Msg("play.note.undo", who=Who(seat), move=public_notes[0], more=more))
    else:
        note = Note(Msg("play.note.undo-unseen", who=Who(seat), more=more))
    return (note, Note(Msg("play.note.undo-agreed", who=tuple(map(Who, agreed))))) if agreed else (note,)
