"""Questions that need the consent of every person.

Undo, ending, and what a referee who plays there wants to do.

It is asked by play/table/agreements.py and referees.py. It ends with the answers of all, with a refusal, or when the table plays on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from play.follows.matter import Asked, MatterChange
from play.follows.progress import HELD, notice, settle
from play.table.acting import Acting, Hands, is_yes
from play.table.agreements import take_back, undo_notes
from play.table.lobby import end_without_result
from play.table.referees import Referees
from play.values.live import Live, entry_of, going_on, own_seat
from play.values.moment import Moment
from play.values.outcomes import AskedConsent, Declined, Ended, RefereeActed, Undone
from play.values.stands import Proposal
from play.values.types import Table
from store.rows import Write


class Proposals(Acting):
    """What all have to agree to."""

    name = "proposal"
    type = Proposal
    order = 30

    def seats(self, value: Proposal) -> Iterable[Seat]:
        return (value.seat, *value.missing, *value.agreed, *(() if value.deed is None else (value.deed.seat,)))

    def asks(self, table: Table) -> tuple[Asked, ...]:
        """All whose consent it still needs."""
        asked = table.proposal
        return () if asked is None else (Asked(asked.key, asked.edition, asked.missing, asked),)

    async def answer(
        self, hands: Hands, live: Live, user_id: int, asked: Asked, choice: str
    ) -> Undone | Ended | RefereeActed | AskedConsent | Declined:
        """Somebody agrees or refuses; its proposer refuses by taking it back.

        What all have agreed to is done.
        """
        ledger, proposal, seat = hands.ledger, asked.about, own_seat(live.table, user_id)
        if not is_yes(choice):
            told = [] if seat == proposal.seat else [proposal.seat]
            notices = ledger.notices(live, Msg(f"play.notice.{proposal.kind}-declined", who=Who(seat)), told)
            released = settle(_unasked(live, ledger.moment()), ledger.moment())[0]
            return Declined((await ledger.write(live, released, notices, {"notice"})).table)
        missing = tuple(other for other in proposal.missing if other != seat)
        proposal = replace(proposal, missing=missing, agreed=(*proposal.agreed, *(other for other in proposal.missing if other == seat)))
        if missing:
            return AskedConsent((await ledger.write(live, live.with_matters(proposal=proposal))).table, missing, proposal.key)
        if proposal.kind == "deed":
            return await Referees(ledger, hands.seats).agreed(live, proposal)
        if proposal.kind == "abandon":
            return Ended((await end_without_result(ledger, live, Msg("play.why.abandoned"))).table)
        going_on(live)
        entries = [entry_of(row) for row in await ledger.read(ledger.store.entries(live.match))]
        notes = undo_notes(proposal.seat, proposal.target, entries, proposal.agreed)
        return await take_back(ledger, live, live, proposal.target, entries, notes, [proposal.seat])

    def moved(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """End a referee's move for somebody after every move, agreed to or not.

        The player to move has one move less to make.
        """
        asked = before.table.proposal
        if asked is None:
            return MatterChange(live)
        if asked.deed is not None and asked.deed.kind == "act":
            return MatterChange(_unasked(live, moment))
        if asked.takes_back or (by_person and seat in asked.missing):
            return MatterChange(_unasked(live, moment), _lapsed(before, seat, moment.now))
        return MatterChange(live)

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Others would have to be asked now."""
        return MatterChange(_unasked(live, moment), _lapsed(before, seat, moment.now))

    def renewed(self, live: Live, moment: Moment) -> Live:
        return _unasked(live, moment)

    def people(self, table: Table) -> Iterable[int]:
        """The person whom a referee's deed is about."""
        deed = None if table.proposal is None else table.proposal.deed
        return () if deed is None or deed.person is None else (deed.person.user_id,)

    def without(self, table: Table, user_id: int) -> Table:
        return table.with_matters(proposal=None) if user_id in self.people(table) else table

    def told(self, table: Table, user_id: int) -> Any:
        deed = None if table.proposal is None else table.proposal.deed
        return None if deed is None else {"deed": deed.kind, "seat": deed.seat}


def _lapsed(live: Live, seat: Seat, now: float) -> tuple[Write, ...]:
    """End a question because a seat moved on.

    Its proposer is notified, unless they moved on themselves.

    A question about taking back lapses with every move, because the move would have to be taken back as well; one about ending the
    match when somebody moves who was asked and has not agreed.
    """
    asked = live.table.proposal
    person = None if asked is None else live.table.occupants[asked.seat].person
    if asked is None or person is None or asked.seat == seat:
        return ()
    return (notice(live, person.user_id, Msg(f"play.notice.{asked.kind}-lapsed", who=Who(seat)), now),)


def _unasked(live: Live, moment: Moment) -> Live:
    """Return the match without a question.

    Bots and automatic moves wait for no answer. Standing orders wait only if their owner looks at them, unless they are held.
    """
    latest = moment.now + moment.delays.while_present
    timers = {
        (kind, seat): min(due, latest) if kind == "order" and due < HELD else due
        for (kind, seat), due in live.timers.items()
        if kind not in ("bot", "automatic")
    }
    return replace(live, timers=timers).with_matters(proposal=None)


MATTER = Proposals()
