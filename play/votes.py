"""Taking moves back, and ending a match by agreement.

The last own entry is taken back at once while nobody has acted since and nothing came out with it. Everything
else needs the consent of all people at the table. Undo is an entry; nothing is deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Msg, Seat, Who
from engine.match import Entry, Match, effective, undo_target
from play.errors import NotAllowed, StaleTable
from play.ledger import Ledger
from play.live import Live, entry_of, running, seated
from play.moves import advance
from play.progress import without_answering_orders
from play.tables import end_without_result
from play.types import Agreed, AskedConsent, Declined, Ended, Proposal, Undone


class Votes:
    """Undo and agreement."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def undo(self, match: int, user_id: int, seen: int | None = None) -> Undone | AskedConsent:
        """Take the person's last entry back (with all that followed), at once or by consent of all people.

        `seen` is the newest entry that the person saw: when they moved since, or something was taken back, another move would
        be meant, and `StaleTable` is raised.
        """
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            entries = await self._entries(live)
            if seen is not None and any(entry.seq > seen and (entry.seat == seat or undo_target(entry) is not None) for entry in entries):
                raise StaleTable
            standing = [entry for entry in effective(entries) if entry.seat is not None]
            own = [entry for entry in standing if entry.seat == seat]
            if not own:
                raise NotAllowed(Msg("play.nothing-to-undo"))
            target = own[-1]
            if target is standing[-1] and not target.sealed:
                return await self._take_back(live, seat, target.seq, entries)
            missing = tuple(other for other in live.table.people if other != seat)
            if not missing:
                return await self._take_back(live, seat, target.seq, entries)
            return await self._propose(live, Proposal("undo", seat, target.seq, missing))

    async def abandon(self, match: int, user_id: int) -> Ended | AskedConsent:
        """End the match without a result, by consent of all people."""
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            missing = tuple(other for other in live.table.people if other != seat)
            if not missing:
                return Ended((await end_without_result(self._ledger, live, Msg("play.why.abandoned"))).table)
            return await self._propose(live, Proposal("abandon", seat, live.table.seq, missing))

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
                notices = self._ledger.notices(live, Msg(f"play.notice.{proposal.kind}-declined", who=Who(seat)), [proposal.seat])
                return Declined((await self._ledger.write(live, live.with_table(proposal=None), notices, {"notice"})).table)
            missing = tuple(other for other in proposal.missing if other != seat)
            if missing:
                after = await self._ledger.write(live, live.with_table(proposal=replace(proposal, missing=missing)))
                return AskedConsent(after.table, missing)
            if proposal.kind == "abandon":
                return Ended((await end_without_result(self._ledger, live, Msg("play.why.abandoned"))).table)
            return await self._take_back(live, proposal.seat, proposal.target, await self._entries(live))

    async def _propose(self, live: Live, proposal: Proposal) -> AskedConsent:
        standing = live.table.proposal
        if standing is not None:
            if standing.kind == proposal.kind and standing.seat == proposal.seat:
                return AskedConsent(live.table, standing.missing)
            raise NotAllowed(Msg("play.proposal-stands"))
        notices = self._ledger.notices(live, _request_text(proposal), proposal.missing)
        after = await self._ledger.write(live, live.with_table(proposal=proposal), notices, {"notice"})
        return AskedConsent(after.table, proposal.missing)

    async def _entries(self, live: Live) -> list[Entry]:
        return [entry_of(row) for row in await self._ledger.read(self._ledger.store.entries(live.match))]

    async def _take_back(self, live: Live, seat: Seat, target: int, entries: Sequence[Entry]) -> Undone:
        """The seat's move is taken back, with an order of its that would make it again. The state is folded in a thread: a long match
        takes some milliseconds."""
        rules, table = running(live), live.table
        match = Match(rules, len(table.occupants), table.settings, live.seed or "", live.state, tuple(entries))
        undone = await asyncio.to_thread(match.undone, target)
        after, dropped = without_answering_orders(replace(live, state=undone.state).with_table(seq=undone.seq, proposal=None), seat)
        notices = [
            one for order in dropped for one in self._ledger.notices(live, Msg("play.notice.order-undone", order=order.text), [seat])
        ]
        return Undone(*await advance(self._ledger, live, after, undone.entries[-1], more=notices))


def _request_text(proposal: Proposal) -> Msg:
    who = Who(proposal.seat)
    if proposal.kind == "undo":
        return Msg("play.notice.undo-asked", who=who, seq=proposal.target)
    return Msg("play.notice.abandon-asked", who=who)
