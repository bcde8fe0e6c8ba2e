"""A seat whose time is up: the others vote. The vote begins in play/table/absence.py.

A choice for which more than half of the others vote is carried out at once. Otherwise the choice with most votes is carried out when all
have voted or the time is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.values.core import Msg, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.matter import MatterChange, Question, time_of_end
from play.follows.progress import settle
from play.table.absence import Absences, seconds_to_vote
from play.table.acting import ActingMatter, Hands, decision, most_wanted
from play.table.lobby import end_without_result
from play.time.paces import PACES
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, MatterKind, Moment, Timers, own_seat
from play.values.names import bot_name
from play.values.outcomes import Voted
from play.values.stands import Ballot
from play.values.types import Table

BALLOT = MatterKind("ballot")

VOTES = ("wait", "bot", "free", "end")
"""The choices, the gentlest first: of choices with equal votes the first wins."""


class Ballots(ActingMatter):
    """The votes on seats whose time is up."""

    name = "ballots"
    type = tuple[Ballot, ...]
    order = 40
    kinds: ClassVar[Mapping[MatterKind, float]] = {BALLOT: max(seconds_to_vote(pace) for pace in PACES)}

    def seats(self, value: tuple[Ballot, ...]) -> Iterable[Seat]:
        return [seat for ballot in value for seat in (ballot.seat, *(voter for voter, _ in ballot.votes))]

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Ask all others who have not voted."""
        questions = []
        for ballot in table.ballots:
            silent = {ballot.seat, *(seat for seat, _ in ballot.votes)}
            questions.append(Question(ballot.key, ballot.edition, tuple(seat for seat in table.present if seat not in silent), ballot))
        return tuple(questions)

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Return the times at which the votes so far decide."""
        return {(BALLOT, ballot.seat): time_of_end(live, BALLOT, ballot.seat, ballot.until) for ballot in live.table.ballots}

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """End the vote and do the choice with most votes. Without votes the match waits."""
        ballot = next(ballot for ballot in live.table.ballots if ballot.seat == seat)
        await _carry_out(hands, live, seat, most_wanted(VOTES, [vote for _, vote in ballot.votes]))

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> Voted:
        """Store somebody's vote, and do what it decides, if anything."""
        ballot, own = question.about, own_seat(live.table, user_id)
        if choice not in VOTES:
            raise StaleTable
        if own == ballot.seat:
            raise NotAllowed(Msg("play.vote-own"))
        ballot = replace(ballot, votes=(*((seat, vote) for seat, vote in ballot.votes if seat != own), (own, choice)))
        after = live.with_matters(ballots=tuple(ballot if other.key == question.key else other for other in live.table.ballots))
        decided = decision(VOTES, ballot.votes, [seat for seat in after.table.present if seat != ballot.seat])
        if decided is None:
            return Voted((await hands.ledger.write(live, after)).table, ballot.seat, None)
        return Voted(await _carry_out(hands, live, ballot.seat, decided), ballot.seat, decided)

    def settle(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """End votes on seats that are no longer late, or that no person holds."""
        late, people = live.table.late, live.table.people
        return live.with_matters(ballots=tuple(ballot for ballot in live.table.ballots if ballot.seat in late and ballot.seat in people))

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Remove the vote of a person who has left the seat."""
        ballots = (replace(ballot, votes=tuple(vote for vote in ballot.votes if vote[0] != seat)) for ballot in live.table.ballots)
        return MatterChange(live.with_matters(ballots=tuple(ballots)))

    def after_stop(self, table: Table, seconds: float) -> Table:
        """Give votes back the time for which the match was stopped."""
        return table.with_matters(ballots=tuple(replace(ballot, until=ballot.until + seconds) for ballot in table.ballots))


async def _carry_out(hands: Hands, live: Live, seat: Seat, decided: str) -> Table:
    """Do what the voters decided."""
    ledger = hands.ledger
    if decided == "end":
        ended = ledger.notices(live, Msg("play.notice.voted-end"))
        return (await end_without_result(ledger, live, Msg("play.why.voted"), ended)).table
    if decided == "wait":
        table = live.table
        clocks = {at: replace(clock, bank=0.0, since=None) if at == seat else clock for at, clock in live.clocks.items()}
        late = tuple(at for at in table.late if at != seat)
        ballots = tuple(ballot for ballot in table.ballots if ballot.seat != seat)
        after, _ = settle(replace(live, clocks=clocks).with_table(late=late).with_matters(ballots=ballots), ledger.moment())
        notices = ledger.notices(live, Msg("play.notice.voted-wait"), [seat])
        return (await ledger.write(live, after, notices)).table
    if decided == "free":
        note = Msg("play.note.voted", who=Who(seat), bot=bot_name(CARETAKER))
        return await hands.seats.open_up(live, seat, note, ledger.clock.now())
    return await Absences(ledger).stand_in(live, seat)


MATTER = Ballots()
