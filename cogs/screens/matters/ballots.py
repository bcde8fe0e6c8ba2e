"""Votes on a seat whose time is up."""

from __future__ import annotations

from cogs.actions.seats import VoteAbsent
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import Button, Row, Screen
from cogs.screens.consent import who_of
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Seat, Who
from play.follows.matter import Question
from play.host import Host
from play.matters.ballots import VOTES
from play.values.outcomes import Voted
from play.values.stands import Ballot
from play.values.types import Table


class BallotsShown(Shown):
    """The votes."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        return _absent(table, question.about, say), _votes(table, question.about, say)

    def brief(self, question: Question) -> Msg | None:
        return Msg("time.vote-about", who=Who(question.about.seat))

    def follows(self, question: Question, say: Say) -> list[str]:
        who = Who(question.about.seat)
        lines = [Msg("time.vote-line", choice=Msg(f"time.vote.{vote}"), what=Msg(f"time.follows-{vote}", who=who)) for vote in VOTES]
        return [*map(say, lines), say(Msg("time.vote-how"))]


def still_to_vote(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the people who have not voted on a seat whose time is up."""
    voted = {voter for ballot in table.ballots if ballot.seat == seat for voter, _ in ballot.votes}
    return tuple(other for other in table.present if other != seat and other not in voted)


def _absent(table: Table, ballot: Ballot, say: Say) -> str:
    lines = [say(Msg("time.ballot", who=Who(ballot.seat)))]
    lines += [say(Msg("time.ballot-vote", who=Who(seat), choice=Msg(f"time.vote.{choice}"))) for seat, choice in ballot.votes]
    lines.append(say(Msg("time.ballot-missing", missing=who_of(still_to_vote(table, ballot.seat)), when=str(int(ballot.until)))))
    return "\n".join(lines)


def _votes(table: Table, ballot: Ballot, say: Say) -> Row:
    return tuple(
        Button(VoteAbsent(table.match, ballot.key, choice), say(Msg(f"time.vote.{choice}")), "danger" if choice == "end" else "secondary")
        for choice in VOTES
    )


def vote_screen(outcome: Voted, choice: str, was: Say, say: Say) -> Screen:
    """Return what a voter reads: what is decided, else who has yet to vote.

    `was`: texts with the names of those who held the seats before the vote.
    """
    if outcome.decided is not None:
        return Screen((was(Msg("time.decided", what=Msg(f"time.follows-{outcome.decided}", who=Who(outcome.seat)))),))
    missing = tuple(Who(seat) for seat in still_to_vote(outcome.table, outcome.seat))
    turn = Button(OpenTurn(outcome.table.match), say(Msg("discord.card.my-turn")))
    return Screen((say(Msg("time.voted", choice=Msg(f"time.vote.{choice}"), missing=missing)),), ((turn,),))


SHOWN = BallotsShown()
