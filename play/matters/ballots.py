"""A seat whose time is up: the others vote on what becomes of it (play/table/absence.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.core import Seat
from play.follows.matter import Asked, MatterChange, time_of_end
from play.table.absence import Absences, seconds_to_vote
from play.table.acting import Acting, Hands
from play.time.paces import PACES
from play.values.live import Live, MatterKind, Timers
from play.values.moment import Moment
from play.values.stands import Ballot
from play.values.types import Table

BALLOT = MatterKind("ballot")


class Ballots(Acting):
    """What is voted on because somebody's time is up."""

    name = "ballots"
    type = tuple[Ballot, ...]
    order = 40
    kinds: ClassVar[Mapping[MatterKind, float]] = {BALLOT: max(seconds_to_vote(pace) for pace in PACES)}

    def seats(self, value: tuple[Ballot, ...]) -> Iterable[Seat]:
        return [seat for one in value for seat in (one.seat, *(voter for voter, _ in one.votes))]

    def asks(self, table: Table) -> tuple[Asked, ...]:
        """Ask all others who have not voted."""
        found = []
        for ballot in table.ballots:
            silent = {ballot.seat, *(seat for seat, _ in ballot.votes)}
            found.append(Asked(ballot.key, ballot.edition, tuple(seat for seat in table.present if seat not in silent), ballot))
        return tuple(found)

    def timers(self, live: Live, moment: Moment) -> Timers:
        """The time at which the votes so far decide."""
        return {(BALLOT, one.seat): time_of_end(live, BALLOT, one.seat, one.until) for one in live.table.ballots}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        await Absences(hands.ledger, hands.seats, hands.bench).close(live, seat)

    def settled(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Nobody votes on a seat that is not late any more, or that nobody holds."""
        late, people = live.table.late, live.table.people
        return live.with_matters(ballots=tuple(one for one in live.table.ballots if one.seat in late and one.seat in people))

    def reseated(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """A vote goes with who gave it."""
        ballots = (replace(one, votes=tuple(vote for vote in one.votes if vote[0] != seat)) for one in live.table.ballots)
        return MatterChange(live.with_matters(ballots=tuple(ballots)))

    def resumed(self, table: Table, seconds: float) -> Table:
        """A vote gets back the time for which the match stood still."""
        return table.with_matters(ballots=tuple(replace(ballot, until=ballot.until + seconds) for ballot in table.ballots))


MATTER = Ballots()
