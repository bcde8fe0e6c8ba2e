"""Questions that need the consent of all: undo, ending, acts of a referee who plays there.

play/table/agreements.py and referees.py ask them. A question ends when all have agreed, when somebody refuses, or when the table plays on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from play.follows.matter import MatterChange, Question
from play.follows.progress import HELD, notices, settle
from play.table.acting import ActingMatter, Hands, is_yes
from play.table.agreements import take_back, undo_notes
from play.table.lobby import end_without_result
from play.table.referees import Referees
from play.values.live import Live, Moment, own_seat, rules_for_move
from play.values.outcomes import AskedConsent, Declined, Ended, RefereeActed, Undone
from play.values.stands import Proposal
from play.values.types import Table
from store.rows import Write


class Proposals(ActingMatter):
    """The question to which all have to agree."""

    name = "proposal"
    type = Proposal
    order = 30

    def seats(self, value: Proposal) -> Iterable[Seat]:
        return (value.seat, *value.missing, *value.agreed, *(() if value.deed is None else (value.deed.seat,)))

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Ask all whose consent is still needed."""
        proposal = table.proposal
        return () if proposal is None else (Question(proposal.key, proposal.edition, proposal.missing, proposal),)

    async def answer(
        self, hands: Hands, live: Live, user_id: int, question: Question, choice: str
    ) -> Undone | Ended | RefereeActed | AskedConsent | Declined:
        """Store consent or refusal. The last consent carries the proposal out; a refusal ends it."""
        ledger, proposal, seat = hands.ledger, question.about, own_seat(live.table, user_id)
        if not is_yes(choice):
            readers = [] if seat == proposal.seat else [proposal.seat]
            notices = ledger.notices(live, Msg(f"play.notice.{proposal.kind}-declined", who=Who(seat)), readers)
            released = settle(_without_question(live, ledger.moment()), ledger.moment())[0]
            return Declined((await ledger.write(live, released, notices)).table)
        missing = tuple(other for other in proposal.missing if other != seat)
        proposal = replace(proposal, missing=missing, agreed=(*proposal.agreed, *(other for other in proposal.missing if other == seat)))
        if missing:
            return AskedConsent((await ledger.write(live, live.with_matters(proposal=proposal))).table, missing, proposal.key)
        if proposal.kind == "deed":
            return await Referees(ledger, hands.seats).do_agreed(live, proposal)
        if proposal.kind == "abandon":
            return Ended((await end_without_result(ledger, live, Msg("play.why.abandoned"))).table)
        rules_for_move(live)
        entries = await ledger.entries(live.match)
        notes = undo_notes(proposal.seat, proposal.target, entries, proposal.agreed)
        return await take_back(ledger, live, live, proposal.target, entries, notes, [proposal.seat])

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """End the question if the move makes it pointless.

        A question about an act for an absent player ends with every move. So does a question about an undo, because that move would have to
        be taken back as well. Any other question ends when a person moves who was asked and has not agreed.
        """
        proposal = before.table.proposal
        if proposal is None:
            return MatterChange(live)
        if proposal.deed is not None and proposal.deed.kind == "act":
            return MatterChange(_without_question(live, moment))
        if proposal.takes_back or (by_person and seat in proposal.missing):
            return MatterChange(_without_question(live, moment), _lapse_notices(before, seat, moment.now))
        return MatterChange(live)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """End the question: others would have to be asked now."""
        return MatterChange(_without_question(live, moment), _lapse_notices(before, seat, moment.now))

    def after_reset(self, live: Live, moment: Moment) -> Live:
        return _without_question(live, moment)

    def people(self, table: Table) -> Iterable[int]:
        """Return the person whom a referee's deed is about."""
        deed = None if table.proposal is None else table.proposal.deed
        return () if deed is None or deed.person is None else (deed.person.user_id,)

    def erase(self, table: Table, user_id: int) -> Table:
        return table.with_matters(proposal=None) if user_id in self.people(table) else table

    def export(self, table: Table, user_id: int) -> Any:
        deed = None if table.proposal is None else table.proposal.deed
        return None if deed is None else {"deed": deed.kind, "seat": deed.seat}


def _lapse_notices(live: Live, seat: Seat, now: float) -> tuple[Write, ...]:
    """Return the notice to the proposer of a question that another seat has ended."""
    proposal = live.table.proposal
    if proposal is None or proposal.seat == seat:
        return ()
    return tuple(notices(live, Msg(f"play.notice.{proposal.kind}-lapsed", who=Who(seat)), now, [proposal.seat]))


def _without_question(live: Live, moment: Moment) -> Live:
    """Return the match without a question.

    Bots and automatic moves no longer wait for an answer. Standing orders still wait if their owner has the panel open or holds them.
    """
    latest = moment.now + moment.delays.while_present
    timers = {
        (kind, seat): min(due, latest) if kind == "order" and due < HELD else due
        for (kind, seat), due in live.timers.items()
        if kind not in ("bot", "automatic")
    }
    return replace(live, timers=timers).with_matters(proposal=None)


MATTER = Proposals()
