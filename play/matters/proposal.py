"""Taking back, ending, and what a referee who plays there wants to do: it needs the consent of every person (play/table/votes.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Note, Seat
from play.follows.matter import Asked, Matter, MatterChange
from play.follows.proposals import lapsed_proposal, takes_back, unasked
from play.values.live import Live
from play.values.moment import Moment
from play.values.stands import Proposal
from play.values.types import Table


class Proposals(Matter):
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

    def moved(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """A referee's move for somebody lapses with every move, agreed to or not: who was to move has a move less to make."""
        asked = before.table.proposal
        if asked is None:
            return MatterChange(live)
        if asked.deed is not None and asked.deed.kind == "act":
            return MatterChange(unasked(live, moment))
        if takes_back(asked) or (by_person and seat in asked.missing):
            return MatterChange(unasked(live, moment), lapsed_proposal(before, seat, moment.now))
        return MatterChange(live)

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Others would have to be asked now."""
        return MatterChange(unasked(live, moment), lapsed_proposal(before, seat, moment.now))

    def renewed(self, live: Live, moment: Moment) -> Live:
        return unasked(live, moment)

    def people(self, table: Table) -> Iterable[int]:
        """The person whom a referee's deed is about."""
        deed = None if table.proposal is None else table.proposal.deed
        return () if deed is None or deed.person is None else (deed.person.user_id,)

    def without(self, table: Table, user_id: int) -> Table:
        return table.with_matters(proposal=None) if user_id in self.people(table) else table

    def told(self, table: Table, user_id: int) -> Any:
        deed = None if table.proposal is None else table.proposal.deed
        return None if deed is None else {"deed": deed.kind, "seat": deed.seat}


MATTER = Proposals()
