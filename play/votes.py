"""Taking moves back, and ending a match by agreement.

The last own entry is taken back at once while nobody has acted since and nothing came out with it. Everything
else needs the consent of all people at the table. Undo is an entry; nothing is deleted. Where a bot keeps the seat of somebody who left,
nobody who is alone there takes back what chance or a secret came out with: it would come out the same, and they would know it.

While people are asked whether to take a move back, bots and standing orders give them `PATIENCE` to answer. A question ends with
the answers of all, with a refusal, or when the table plays on (`play.moves.lapsing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Msg, Note, Seat, Who
from engine.match import IDEAS, Entry, Match, effective, undo_target
from play.coach import counted
from play.errors import NotAllowed, StaleTable
from play.ledger import Ledger
from play.live import Live, entry_of, running, seated
from play.moves import advance
from play.outcomes import Agreed, AskedConsent, Declined, Ended, Undoing, Undone
from play.paces import PACES
from play.prepared import taken_back
from play.progress import due, notice, settled, unasked, without_answering_orders
from play.tables import end_without_result
from play.types import Proposal
from store.rows import EntryRow

PATIENCE = 600.0
"""Seconds for which bots and standing orders wait for the answer whether a move is taken back."""


class Votes:
    """Undo and agreement."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def undo(self, match: int, user_id: int, seen: int | None = None, target: int | None = None) -> Undone | Undoing | AskedConsent:
        """Take the person's last entry back (with all that followed), at once or by consent of all people.

        Where others have to agree, nobody is asked yet: the answer says what would be undone. Asked for with this `target`, it is
        proposed to them; when another entry is the last own one by now, `StaleTable` is raised. `seen` is the newest entry that the
        person saw: when they moved since, or something was taken back, another move would be meant, and `StaleTable` is raised.
        """
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            stored = await self._ledger.read(self._ledger.store.entries(live.match))
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
            missing = tuple(other for other in live.table.people if other != seat)
            kept = tuple(Who(other) for other in live.table.bots if live.table.owner_of(other) is not None)
            if not missing and kept and any(entry.sealed for entry in standing if entry.seq >= last.seq):
                raise NotAllowed(Msg("play.undo-kept", who=kept))
            if not missing or (last is standing[-1] and not last.sealed):
                return await self._take_back(self._on_the_clock(live, seat, last.seq, stored), seat, last.seq, entries)
            if target is None:
                return Undoing(live.table, last.seq, missing)
            return await self._propose(live, Proposal("undo", seat, last.seq, missing, edition=live.table.edition + 1))

    async def abandon(self, match: int, user_id: int) -> Ended | AskedConsent:
        """End the match without a result, by consent of all people."""
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            missing = tuple(other for other in live.table.people if other != seat)
            if not missing:
                away = [person.user_id for person in live.table.players if person.user_id != user_id]
                now, msg = self._ledger.clock.now(), Msg("play.notice.ended", who=Who(seat))
                told = [notice(live, other, msg, now) for other in away]
                return Ended((await end_without_result(self._ledger, live, Msg("play.why.abandoned"), told)).table)
            return await self._propose(live, Proposal("abandon", seat, live.table.seq, missing, edition=live.table.edition + 1))

    async def consent(self, match: int, user_id: int, yes: bool, key: str | None = None) -> Agreed:
        """Agree to what is proposed, or refuse it. Its proposer refuses by taking it back.

        `key` is that of the proposal which was shown; when another stands by now, `StaleTable` is raised.
        """
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            proposal = live.table.proposal
            if proposal is None:
                raise NotAllowed(Msg("play.nothing-proposed"))
            if key not in (None, proposal.key):
                raise StaleTable
            if not yes:
                told = [] if seat == proposal.seat else [proposal.seat]
                notices = self._ledger.notices(live, Msg(f"play.notice.{proposal.kind}-declined", who=Who(seat)), told)
                return Declined((await self._ledger.write(live, self._released(live), notices, {"notice"})).table)
            missing = tuple(other for other in proposal.missing if other != seat)
            agreed = (*proposal.agreed, *(other for other in proposal.missing if other == seat))
            if missing:
                after = await self._ledger.write(live, live.with_table(proposal=replace(proposal, missing=missing, agreed=agreed)))
                return AskedConsent(after.table, missing)
            if proposal.kind == "abandon":
                return Ended((await end_without_result(self._ledger, live, Msg("play.why.abandoned"))).table)
            return await self._take_back(live, proposal.seat, proposal.target, await self._entries(live), agreed)

    async def _propose(self, live: Live, proposal: Proposal) -> AskedConsent:
        standing = live.table.proposal
        if standing is not None:
            if standing.kind == proposal.kind and standing.seat == proposal.seat:
                return AskedConsent(live.table, standing.missing)
            raise NotAllowed(Msg("play.proposal-stands"))
        timers = live.timers
        if proposal.kind == "undo":
            later = self._ledger.clock.now() + PATIENCE
            timers = {key: max(due, later) if key[0] in ("bot", "order", "automatic") else due for key, due in live.timers.items()}
        after = await self._ledger.write(live, replace(live, timers=timers).with_table(proposal=proposal))
        return AskedConsent(after.table, proposal.missing)

    def _released(self, live: Live) -> Live:
        """The match with nothing asked any more."""
        return settled(unasked(live, self._ledger.moment()), self._ledger.moment())[0]

    def _on_the_clock(self, live: Live, seat: Seat, target: int, stored: Sequence[EntryRow]) -> Live:
        """The match with the clock of a seat that takes its move back without being agreed with; raises `NotAllowed` when it has no time.

        It has a turn's time once more, but no more of it when it takes a move of the same turn back again, and nothing is put into its
        bank for the move. Else a turn could last for ever.
        """
        clock = live.clocks.get(seat)
        if clock is None:
            return live
        standing = (entry for entry in effective(map(entry_of, stored)) if not entry.line.startswith(f"{IDEAS} "))
        begun = max(entry.seq for entry in standing if entry.seq < target)
        since = next((row.at for row in stored if row.seq > begun and undo_target(entry_of(row)) is not None), clock.since)
        bank = max(0.0, clock.bank - PACES[live.table.pace].refill)
        after, moment = replace(live, clocks={**live.clocks, seat: replace(clock, bank=bank, since=since)}), self._ledger.moment()
        times = due(after, moment, seat)
        if times is not None and times.due <= moment.now:
            raise NotAllowed(Msg("play.undo-time"))
        return after

    async def _entries(self, live: Live) -> list[Entry]:
        return [entry_of(row) for row in await self._ledger.read(self._ledger.store.entries(live.match))]

    async def _take_back(self, live: Live, seat: Seat, target: int, entries: Sequence[Entry], agreed: Sequence[Seat] = ()) -> Undone:
        """The seat's move is taken back, with an order of its that would make it again. The state is folded in a thread: a long match
        takes some milliseconds."""
        rules, table = running(live), live.table
        match = Match(rules, len(table.occupants), table.settings, live.seed or "", live.state, tuple(entries))
        undone = await asyncio.to_thread(match.undone, target, _notes(seat, target, entries, agreed))
        gone = [entry for entry in effective(entries) if entry.seq >= target]
        after, told = taken_back(unasked(live, self._ledger.moment()), target, gone, self._ledger.clock.now())
        after, dropped = without_answering_orders(replace(after, state=undone.state).with_table(seq=undone.seq), seat)
        after = after.with_table(ideas_taken=counted(undone.entries, len(table.occupants)))
        notices = [
            one for order in dropped for one in self._ledger.notices(live, Msg("play.notice.order-undone", order=order.text), [seat])
        ]
        notices += told
        return Undone(*await advance(self._ledger, live, after, undone.entries[-1], more=notices))


def _notes(seat: Seat, target: int, entries: Sequence[Entry], agreed: Sequence[Seat]) -> tuple[Note, ...]:
    """What the log says of a move that is taken back: whose it was, what everybody could read of it, and who agreed."""
    undone = [entry for entry in effective(entries) if entry.seq >= target and entry.seat is not None]
    open_notes = [note.msg for note in undone[0].notes if note.to is None]
    more = len(undone) - 1
    if open_notes:
        note = Note(Msg("play.note.undo", who=Who(seat), move=open_notes[0], more=more))
    else:
        note = Note(Msg("play.note.undo-unseen", who=Who(seat), more=more))
    return (note, Note(Msg("play.note.undo-agreed", who=tuple(Who(other) for other in agreed)))) if agreed else (note,)
