"""Undo, and ending a match by agreement (`play.matters.proposal` takes the answers).

A player can undo their last move at once if nobody has moved since and the move revealed nothing. Everything else needs the consent of all
people at the table. Undo is an entry; nothing is deleted. If a bot keeps the seat of a person who left, a person who is alone there cannot
undo a move that revealed chance or a secret: it would be revealed again, and they would know it.

While people are asked about an undo, bots and standing orders wait `PATIENCE` for the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.match.match import Entry, Match, effective, is_about, undo_target
from engine.values.core import Msg, Note, Seat, Who
from play.follows import deputy
from play.follows.matter import renew_matters, span
from play.follows.prepared import drop_undone_turns
from play.follows.progress import due, without_answering_orders
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

        If others have to agree, the first call asks nobody: its result says what would be undone. With this `target` the undo is then
        proposed; if another entry is the last own one by now, `StaleTable` is raised. `seen` is the newest entry that the person saw: if
        they have moved since, or something was taken back, another move would be meant, and `StaleTable` is raised.
        """
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            stored = await self._ledger.stored.entries(live.match)
            entries = [entry_of(row) for row in stored]
            if seen is not None and any(entry.seq > seen and (entry.seat == seat or undo_target(entry) is not None) for entry in entries):
                raise StaleTable
            standing = [entry for entry in effective(entries) if entry.seat is not None]
            since = max((stint.until for stint in live.table.past if stint.seat == seat), default=-1)
            own = [entry for entry in standing if entry.seat == seat and entry.seq > since]
            if not own:
                raise NotAllowed(Msg("play.nothing-to-undo"))
            last = own[-1]
            if target not in (None, last.seq):
                raise StaleTable
            missing = tuple(other for other in live.table.present if other != seat)
            away = [other for other in live.table.bots if live.table.owner_of(other) is not None]
            keepers = tuple(map(Who, sorted({*away, *live.table.stood_for} - {seat})))
            if not missing and keepers and any(entry.sealed for entry in standing if entry.seq >= last.seq):
                raise NotAllowed(Msg("play.undo-kept", who=keepers))
            if not missing or (last is standing[-1] and not last.sealed):
                rules_for_move(live)
                on_the_clock = self._on_the_clock(live, seat, last.seq, stored)
                notes = undo_notes(seat, last.seq, entries, ())
                return await take_back(self._ledger, live, on_the_clock, last.seq, entries, notes, [seat])
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

    def _on_the_clock(self, live: Live, seat: Seat, target: int, stored: Sequence[EntryRow]) -> Live:
        """Return the match with the clock of a seat that takes its move back by itself.

        It has a turn's time once more, but no more of it if it takes back a move of the same turn again, and nothing is put into its bank
        for the move. Else a turn could last for ever. Raises `NotAllowed` if no time is left.
        """
        clock = live.clocks.get(seat)
        if clock is None:
            return live
        standing = (entry for entry in effective(map(entry_of, stored)) if not is_about(entry, "ideas"))
        before = max(entry.seq for entry in standing if entry.seq < target)
        since = next((row.at for row in stored if row.seq > before and undo_target(entry_of(row)) is not None), clock.since)
        bank = max(0.0, clock.bank - PACES[live.table.terms.pace].refill)
        after, moment = replace(live, clocks={**live.clocks, seat: replace(clock, bank=bank, since=since)}), self._ledger.moment()
        times = due(after, moment, seat)
        if times is not None and times.due <= moment.now:
            raise NotAllowed(Msg("play.undo-time"))
        return after


async def propose(ledger: Ledger, live: Live, proposal: Proposal) -> AskedConsent:
    """Ask the people at a table, one question at a time. The caller holds the match."""
    standing = live.table.proposal
    if standing is not None:
        if (standing.kind, standing.seat, standing.deed) == (proposal.kind, proposal.seat, proposal.deed):
            return AskedConsent(live.table, standing.missing, standing.key)
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

    The orders of these seats that would repeat it are deleted. The caller holds the match: `before` is as it is stored, `live` may have
    other clocks and officials. The state is folded in a thread: a long match takes some milliseconds.
    """
    rules, table = running_rules(live), live.table
    match = Match(rules, *live.deal, live.state, tuple(entries))
    undone = await asyncio.to_thread(match.undone, target, notes)
    gone = [entry for entry in effective(entries) if entry.seq >= target]
    after, ended = drop_undone_turns(renew_matters(live, ledger.moment()), target, gone, ledger.clock.now())
    after = replace(after, state=undone.state).with_table(seq=undone.seq)
    notices: list[Write] = [*more]
    for seat in seats:
        after, dropped = without_answering_orders(after, seat)
        waits = {("small", seat): ledger.clock.now() + deputy.SMALL, ("likely", seat): ledger.clock.now() + deputy.LIKELY}
        after = replace(after, timers={**after.timers, **waits})  # nor may their deputies answer again at once
        notices += [
            deletion for order in dropped for deletion in ledger.notices(live, Msg("play.notice.order-undone", order=order.text), [seat])
        ]
    after = after.with_table(ideas_taken=ideas_by_seat(undone.entries, len(table.occupants)))
    return Undone(*await advance(ledger, before, after, undone.entries[-1], more=[*notices, *ended]))


def undo_notes(seat: Seat, target: int, entries: Sequence[Entry], agreed: Sequence[Seat]) -> tuple[Note, ...]:
    """Return the log's notes on an undo: whose move, its public text, and who agreed."""
    undone = [entry for entry in effective(entries) if entry.seq >= target and entry.seat is not None]
    open_notes = [note.msg for note in undone[0].notes if note.to is None]
    more = len(undone) - 1
    if open_notes:
        note = Note(Msg("play.note.undo", who=Who(seat), move=open_notes[0], more=more))
    else:
        note = Note(Msg("play.note.undo-unseen", who=Who(seat), more=more))
    return (note, Note(Msg("play.note.undo-agreed", who=tuple(Who(other) for other in agreed)))) if agreed else (note,)
