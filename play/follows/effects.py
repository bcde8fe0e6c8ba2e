"""What Discord has to be told of a change: the rows of the outbox that are written with it. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from engine.match import UNDO
from play.follows.sprint import here, invited, is_live
from play.values.types import Table
from store.rows import EntryRow, NewEffect, NewNotice, Write


def effects(before: Table | None, after: Table, writes: Iterable[Write], now: float, delay: float) -> list[NewEffect]:
    """The effects of a change of a table that is stored with these writes; `before` is `None` for a new table.

    Whoever is awaited from now on is pinged after `delay` seconds, if they are awaited still: time for whatever plays in people's
    place, so that nobody is pinged for nothing. It is the same for a seat that has orders and one that has none, or the ping would
    tell. A ping that is wanted no more goes at once. Whoever may answer early is told when the table has stood still for as long: so
    while the host plays what was answered, nobody is told of it. A lesson is told to nobody: its learner comes back to it.
    """
    if after.lesson is not None:
        return []
    found: list[NewEffect] = []
    if before is None or after.edition != before.edition:
        is_end = before is not None and before.status == "running" and after.status == "finished"
        found.append(effect(after, "result" if is_end else "card", 0, now))
    if before is not None:
        were, are = told_people(before), told_people(after)
        changed = were | are if _is_agreed_undo(before, writes) else were ^ are
        found += [effect(after, "ping", user, now + delay if user in are else now) for user in sorted(changed)]
        asked, asked_now = _questions(before), _questions(after)
        answered = {user for user in {*asked, *asked_now} if asked.get(user) != asked_now.get(user)} | _last(before, after)
        found += [effect(after, "ask", user, now) for user in sorted(answered | (asked_early(before) - asked_early(after) - are))]
        if after.seq != before.seq:
            found += [effect(after, "early", user, now + delay) for user in sorted(asked_early(after))]
    notified = {write.user for write in writes if type(write) is NewNotice}
    found += [effect(after, "notice", user, now) for user in sorted(notified)]
    return found


def _last(before: Table, after: Table) -> set[int]:
    """The person for whom alone everybody waits, of several who were asked together."""
    is_last = len(after.to_act) == 1 < len(before.to_act) and set(after.to_act) < set(before.to_act)
    return awaited_people(after) & awaited_people(before) if is_last else set()


def _is_agreed_undo(before: Table, writes: Iterable[Write]) -> bool:
    """Whether moves were taken back by a vote: what the pings that stand say of the table is no longer so, whoever is awaited."""
    return before.proposal is not None and any(
        type(write) is EntryRow and write.seat is None and write.line.startswith(f"{UNDO} ") for write in writes
    )


def effect(table: Table, kind: str, recipient: int, due: float) -> NewEffect:
    """One row of the outbox."""
    return NewEffect(table.match, kind, recipient, table.edition, "", due)


def awaited_people(table: Table) -> set[int]:
    """The user ids of the people whose turn it is."""
    if table.status != "running":
        return set()
    people = (table.occupants[seat].person for seat in table.to_act)
    return {person.user_id for person in people if person is not None}


def told_people(table: Table) -> set[int]:
    """The user ids of those whose turn it is and who are told so: at a live table nobody who is here is, while the match is stopped
    nobody at all."""
    return set() if table.stopped else awaited_people(table) - silent_people(table)


def silent_people(table: Table) -> set[int]:
    """The user ids of those who are told nothing, because they are here and the table is live."""
    return {one.user_id for one in here(table).values()} if is_live(table) else set()


def _questions(table: Table) -> dict[int, tuple[str, ...]]:
    """As `asked_people`, with the invitation to those who are not here; it is sent once a sprint."""
    asked = asked_people(table)
    return {**asked, **{user: (*asked.get(user, ()), f"here{table.sprint.since}") for user in invited(table) if table.sprint is not None}}


def asked_early(table: Table) -> set[int]:
    """The user ids of the people who may answer already although others are awaited: all of them, whether they have answered or not."""
    if table.status != "running" or table.stopped:
        return set()
    people = (table.occupants[seat].person for seat in table.asked)
    return {person.user_id for person in people if person is not None}


def asked_people(table: Table) -> dict[int, tuple[str, ...]]:
    """What people are asked about a running table, as the keys of the questions by user id.

    A proposal is for all whose consent it needs. A wish for a seat is for whoever opened the table, who can grant it alone; where
    they do not sit there, for everybody. What becomes of a seat whose time is up is for all others who have not voted, by which rules
    a match goes on for everybody who has not.
    """
    if table.status == "frozen" and table.upgrade is not None:
        voted = {seat for seat, _ in table.upgrade.votes}
        people = (table.occupants[seat].person for seat in table.people if seat not in voted)
        return {person.user_id: (table.upgrade.key,) for person in people if person is not None}
    if table.status != "running":
        return {}
    users = {seat: person.user_id for seat in table.people if (person := table.occupants[seat].person) is not None}
    found: dict[int, list[str]] = {}
    if table.proposal is not None:
        for seat in table.proposal.missing:
            found.setdefault(users[seat], []).append(table.proposal.key)
    for ballot in table.ballots:
        voted = {seat for seat, _ in ballot.votes}
        for seat, user in users.items():
            if seat != ballot.seat and seat not in voted:
                found.setdefault(user, []).append(ballot.key)
    for wish in table.wishes:
        asked = [table.opener_id] if table.opener_id in users.values() else users.values()
        for user in asked if not wish.refused else ():
            found.setdefault(user, []).append(wish.key)
    return {user: tuple(keys) for user, keys in found.items()}
