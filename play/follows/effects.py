"""What Discord has to be sent after a change. Pure.

It is in rows of the outbox that are written with the change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from engine.values.core import Seat
from engine.values.remarks import Undo, read_line
from play.follows.matter import all_asked, matters
from play.values.types import Table
from store.rows import EntryRow, NewEffect, NewNotice, Write

V = TypeVar("V")

NOBODY: Mapping[int, float] = MappingProxyType({})


def effects(
    before: Table | None,
    after: Table,
    writes: Iterable[Write],
    now: float,
    delay: float,
    small: Mapping[int, float] = NOBODY,
    newly_timed: frozenset[Seat] = frozenset(),
) -> list[NewEffect]:
    """The effects of a change of a table that is stored with these writes.

    `before` is `None` for a new table.

    Whoever is awaited from now on is pinged after `delay` seconds, if they are awaited still: time for whatever plays in people's
    place, so that nobody is pinged for nothing. It is the same for a seat that has orders and one that has none, or the ping would
    tell. Who is asked what is `small` (by user id) is pinged so many seconds later, whatever their deputy: when deputies have answered it,
    and for the next such question so much later again.
    A ping that is wanted no more goes at once. Whoever may answer early is told when the table has stood still for as long: so
    while the host plays what was answered, nobody is told of it. A lesson is told to nobody: its learner comes back to it.
    What tells somebody in one of the `newly_timed` seats how long they have is looked at again.
    """
    if after.lesson is not None:
        return []
    found: list[NewEffect] = []
    if before is None or after.edition != before.edition:
        is_end = before is not None and before.status == "running" and after.status == "finished"
        found.append(effect(after, "result" if is_end else "card", 0, now))
    if before is not None:
        were, are = told_people(before), told_people(after)
        changed = were | are if _is_agreed_undo(before, writes) else (were ^ are) | (are & _movers(after, writes) & small.keys())
        found += [effect(after, "ping", user, now + delay + small.get(user, 0.0) if user in are else now) for user in sorted(changed)]
        were_asked, are_asked = _questions(before), _questions(after)
        answered = {user for user in {*were_asked, *are_asked} if were_asked.get(user) != are_asked.get(user)} | _last(before, after)
        answered |= {person.user_id for seat in newly_timed if (person := after.occupants[seat].person) is not None} & were & are
        answered |= _went_on(before, after, writes) & were & are
        found += [effect(after, "ask", user, now) for user in sorted(answered | (asked_early(before) - asked_early(after) - are))]
        if after.seq != before.seq:
            found += [effect(after, "early", user, now + delay) for user in sorted(asked_early(after))]
    notified = {write.user for write in writes if type(write) is NewNotice}
    found += [effect(after, "notice", user, now) for user in sorted(notified)]
    return found


def _movers(table: Table, writes: Iterable[Write]) -> set[int]:
    """The user ids of those in whose seats a move is stored."""
    people = (table.occupants[write.seat].person for write in writes if type(write) is EntryRow and write.seat is not None)
    return {person.user_id for person in people if person is not None}


def _last(before: Table, after: Table) -> set[int]:
    """The person for whom alone everybody waits, of several who were asked together."""
    is_last = len(after.to_act) == 1 < len(before.to_act) and set(after.to_act) < set(before.to_act)
    return awaited_people(after) & awaited_people(before) if is_last else set()


def _went_on(before: Table, after: Table, writes: Iterable[Write]) -> set[int]:
    """Return who moved, so that others are awaited.

    If several choose at the same time, the last one begins the next round. What waits for them remains, but its text changes.
    """
    if before.to_act == after.to_act:
        return set()
    people = (after.occupants[write.seat].person for write in writes if type(write) is EntryRow and write.seat is not None)
    return {person.user_id for person in people if person is not None}


def _is_agreed_undo(before: Table, writes: Iterable[Write]) -> bool:
    """Return whether moves were taken back by a vote.

    Then existing pings describe the table wrongly, whoever is awaited.
    """
    return before.proposal is not None and any(
        type(write) is EntryRow and write.seat is None and isinstance(read_line(write.line), Undo) for write in writes
    )


def effect(table: Table, kind: str, recipient: int, due: float) -> NewEffect:
    """One row of the outbox."""
    return NewEffect(table.match, kind, recipient, table.edition, "", due)


def awaited_people(table: Table) -> set[int]:
    """The user ids of the people whose turn it is."""
    if table.status != "running":
        return set()
    people = (table.occupants[seat].person for seat in table.to_act if seat not in table.stood_for)
    return {person.user_id for person in people if person is not None}


def told_people(table: Table) -> set[int]:
    """The user ids of those who are told that it is their turn.

    At a live table those who are here are not told, and while the match is stopped nobody is.
    """
    return set() if table.stopped else awaited_people(table) - silent_people(table)


def silent_people(table: Table) -> set[int]:
    """Return the user ids of people who get no notification because a matter says so.

    They are here, and the table is live.
    """
    return {user for matter in matters() for user in matter.hushes(table)}


def _questions(table: Table) -> dict[int, list[tuple[str, int]]]:
    """The questions and invitations of people and when they began, by user id."""
    return _by_person(table, ((question.seats, (question.key, question.since)) for question in all_asked(table)))


def _by_person(table: Table, found: Iterable[tuple[tuple[Seat, ...], V]]) -> dict[int, list[V]]:
    """Values by seat as values by the user id of the person there."""
    people: dict[int, list[V]] = {}
    for seats, value in found:
        for seat in seats:
            person = table.occupants[seat].person
            if person is not None:
                people.setdefault(person.user_id, []).append(value)
    return people


def asked_early(table: Table) -> set[int]:
    """Return the user ids of people who may answer before they are awaited.

    All of them, whether they have answered or not.
    """
    if table.status != "running" or table.stopped:
        return set()
    people = (table.occupants[seat].person for seat in table.asked if seat not in table.stood_for)
    return {person.user_id for person in people if person is not None}


def asked_people(table: Table) -> dict[int, tuple[str, ...]]:
    """What people are asked about a table, as the keys of the questions by user id."""
    found = _by_person(table, ((question.seats, question.key) for question in all_asked(table) if question.is_question))
    return {user: tuple(keys) for user, keys in found.items()}
