"""What is asked at a table: taking a move back, ending the match, a seat for somebody. In words, with the buttons that answer."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.actions.referees import TakeOffered
from cogs.actions.seats import Consent, ShowSeats, SitDown, VoteAbsent, VoteRules
from cogs.actions.tables import OpenTurn
from cogs.edge.services import shown_name
from cogs.panel.screens import spelt
from cogs.panel.spec import SHORT, Button, Fate, Row, Screen, cut
from cogs.screens import story
from engine.core import Msg, Say, Seat, Who
from play.follows.effects import asked_people
from play.host import Host
from play.table.absence import VOTES
from play.table.seats import is_free
from play.values.names import player
from play.values.types import Ballot, Proposal, Table, Upgrade, Wish

MOVES = 6
"""Moves that a question about taking back names."""


NEWS = 2
"""Entries that tell what came of a question."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that is asked: its key, in words, and the buttons that answer it."""

    key: str
    text: str
    row: Row


async def standing(host: Host, table: Table, say: Say, user_id: int | None = None) -> list[Question]:
    """What is asked at a table; with a person only what they have to answer, in the words that everybody may read."""
    wanted = None if user_id is None else asked_people(table).get(user_id, ())
    found: list[Question] = []
    asked = table.upgrade
    if table.status == "frozen" and asked is not None and (wanted is None or asked.key in wanted):
        row = tuple(
            Button(
                VoteRules(table.match, asked.key, choice), say(Msg(f"upgrade.vote.{choice}")), "danger" if choice == "end" else "primary"
            )
            for choice in asked.choices
            if table.people
        )
        found.append(Question(asked.key, _rules(table, asked, say), row))
    if table.status != "running":
        return found
    proposal = table.proposal
    if proposal is not None and (wanted is None or proposal.key in wanted):
        if proposal.kind == "deed":
            text = await _deed(host, table, proposal, say)
        else:
            text = await _undo(host, table, proposal, say) if proposal.kind == "undo" else _abandon(proposal, say)
        found.append(
            Question(proposal.key, text, _answers(table, proposal.key, Msg("discord.card.agree"), Msg("discord.card.refuse"), say))
        )
    for ballot in table.ballots:
        if wanted is None or ballot.key in wanted:
            found.append(Question(ballot.key, _absent(table, ballot, say), _votes(table, ballot, say)))
    for wish in table.wishes:
        if not wish.refused and (wanted is None or wish.key in wanted):
            name = shown_name(wish.person.name)
            labels = Msg("discord.wish.agree", name=name), Msg("discord.wish.refuse", name=name)
            found.append(Question(wish.key, _wish(table, wish, say), _answers(table, wish.key, *labels, say)))
    return found


def stamp(table: Table, user_id: int) -> str:
    """What a person is asked at a table and how that stands, as something that can be compared; empty where they are asked nothing."""
    keys = asked_people(table).get(user_id, ())
    asked = (table.proposal, *table.ballots, *table.wishes, table.upgrade)
    return repr([one for one in asked if one is not None and one.key in keys]) if keys else ""


async def answers(host: Host, table: Table, key: str, user_id: int, say: Say) -> Screen:
    """How a question stands, for somebody who asked it or has agreed: who is still to answer; when it is over what has happened."""
    seat, asked = table.seat_of(user_id), (table.proposal, *(wish for wish in table.wishes if not wish.refused))
    one = next((one for one in asked if one is not None and one.key == key), None)
    if table.status != "running" or one is None:
        news = await host.reading.recent(table.match, seat, NEWS)
        head = (say(Msg("question.over")), f"{say(Msg('discord.card.news'))}\n{story.recent(news, say, NEWS)}")
        return Screen(head, () if seat is None else ((Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"),),))
    missing = one.missing if isinstance(one, Proposal) else tuple(other for other in table.people if other not in one.agreed)
    fate = Fate(awaits=key, asks=repr(missing))
    if not isinstance(one, Proposal) or one.seat != seat:
        return Screen((say(Msg("discord.undo.agreed", who=_who(missing))),), fate=fate)
    said = Msg("discord.undo.asked" if one.deed is None else "referee.asked", who=_who(missing))
    back = Button(Consent(table.match, key, False), say(Msg("discord.undo.withdraw")))
    return Screen((say(said),), ((back,),), fate=fate)


async def _undo(host: Host, table: Table, proposal: Proposal, say: Say) -> str:
    head = Msg("discord.undo.question", who=Who(proposal.seat), missing=_who(proposal.missing))
    return f"{say(head)}\n{await undone_moves(host, table, None, proposal.target, say)}"


async def _deed(host: Host, table: Table, proposal: Proposal, say: Say) -> str:
    """What a referee who plays at the table wants to do; of taking back also everything that would go."""
    deed = proposal.deed
    assert deed is not None
    key = "offer-gone" if deed.kind == "offer" and deed.person is None else deed.kind
    name = "" if deed.person is None else shown_name(deed.person.name)
    wants = Msg(f"referee.wants.{key}", who=Who(deed.seat), hours=deed.number // 3600, name=name, seq=deed.number)
    if deed.line:
        answers = spelt(await host.turns.answers(table.match, deed.seat, deed.line), say)
        wants = Msg("referee.wants.answer", who=Who(deed.seat), answers=answers, line=deed.line)
    lines = [say(Msg("referee.question", who=Who(proposal.seat), wants=wants, missing=_who(proposal.missing)))]
    if deed.kind == "rewind":
        lines.append(await undone_moves(host, table, None, deed.number, say))
        if any(one.entry.sealed for one in await host.reading.back_to(table.match, None, deed.number)):
            lines.append(say(Msg("referee.rewind-known")))
    return "\n".join(lines)


async def undone_moves(host: Host, table: Table, seat: Seat | None, target: int, say: Say) -> str:
    """Everything that would be undone from an entry on, a line for each move; the first is the one that is meant."""
    entries = await host.reading.back_to(table.match, seat, target)
    lines = [f"• {cut(story.in_words(logged, say), 200)}" for logged in entries[:MOVES]]
    if len(entries) > MOVES:
        lines.append(say(Msg("discord.panel.more", count=len(entries) - MOVES)))
    return "\n".join(lines)


def _abandon(proposal: Proposal, say: Say) -> str:
    return say(Msg("discord.card.proposal-abandon", who=Who(proposal.seat), missing=_who(proposal.missing)))


def _absent(table: Table, ballot: Ballot, say: Say) -> str:
    lines = [say(Msg("time.ballot", who=Who(ballot.seat)))]
    lines += [say(Msg("time.ballot-vote", who=Who(seat), choice=Msg(f"time.vote.{choice}"))) for seat, choice in ballot.votes]
    lines.append(say(Msg("time.ballot-missing", missing=_who(still_to_vote(table, ballot.seat)), when=str(int(ballot.until)))))
    return "\n".join(lines)


def _votes(table: Table, ballot: Ballot, say: Say) -> Row:
    return tuple(
        Button(VoteAbsent(table.match, ballot.key, choice), say(Msg(f"time.vote.{choice}")), "danger" if choice == "end" else "secondary")
        for choice in VOTES
    )


def _rules(table: Table, asked: Upgrade, say: Say) -> str:
    """What newer rules mean for a match, who voted for what, and who has not."""
    lost = table.seq - asked.holds
    lines = [say(Msg("upgrade.question", version=asked.version, old=table.version))]
    if asked.holds < 0:
        lines.append(say(Msg("upgrade.nothing-holds")))
    else:
        lines.append(say(Msg("upgrade.holds", seq=asked.holds, lost=lost)))
    if not asked.old:
        lines.append(say(Msg("upgrade.not-shipped")))
    if not table.people:
        return "\n".join([*lines, say(Msg("upgrade.nobody-end" if asked.choices == ("end",) else "upgrade.nobody"))])
    lines += [say(Msg("time.ballot-vote", who=Who(seat), choice=Msg(f"upgrade.vote.{choice}"))) for seat, choice in asked.votes]
    voted = {seat for seat, _ in asked.votes}
    lines.append(say(Msg("upgrade.missing", missing=_who(tuple(seat for seat in table.people if seat not in voted)))))
    return "\n".join(lines)


def still_to_vote(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who has not voted on a seat whose time is up."""
    voted = {voter for ballot in table.ballots if ballot.seat == seat for voter, _ in ballot.votes}
    return tuple(other for other in table.people if other != seat and other not in voted)


def _wish(table: Table, wish: Wish, say: Say) -> str:
    owner, name = table.owner_of(wish.seat), shown_name(wish.person.name)
    left = None if owner is None else player(table, owner.user_id)
    if left is not None:
        return say(Msg("discord.wish.question-left", name=name, bot=Who(wish.seat), who=left))
    return say(Msg("discord.wish.question", name=name, bot=Who(wish.seat)))


def _answers(table: Table, key: str, yes: Msg, no: Msg, say: Say) -> Row:
    return (
        Button(Consent(table.match, key, True), cut(say(yes), SHORT), "success"),
        Button(Consent(table.match, key, False), cut(say(no), SHORT), "danger"),
    )


def _who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in seats)


def way_to_seat(table: Table, user_id: int, say: Say) -> tuple[Button, ...]:
    """The button by which a person without a seat gets one: back to their own, to one that is free, or to ask for one. Whom a referee
    took off the table has none: they know a hand, and that seat is not theirs any more."""
    if table.status != "running" or table.seat_of(user_id) is not None:
        return ()
    offered = next((seat for seat, person in table.oversight.offers if person.user_id == user_id), None)
    if offered is not None:
        return (Button(TakeOffered(table.match, offered), say(Msg("referee.take-mine")), "primary"),)
    if not table.bots or any(user == user_id for _, user in table.oversight.barred):
        return ()
    own = table.kept_for(user_id)
    if own is not None:
        return (Button(SitDown(table.match, own, False), say(Msg("discord.seats.back")), "primary"),)
    is_offered = is_free(table) or any(vacancy.is_open for vacancy in table.vacancies)
    label = Msg("discord.seats.take") if is_offered else Msg("discord.seats.ask")
    return (Button(ShowSeats(table.match), say(label)),)
