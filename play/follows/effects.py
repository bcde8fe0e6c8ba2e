"""What Discord has to be sent after a change, as rows of the outbox. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from engine.values.core import Seat
from engine.values.remarks import Undo, read_line
from play.follows.matter import all_questions, matters
from play.values.types import Table
from store.rows import EntryRow, NewEffect, NewNotice, Write

V = TypeVar("V")

NOBODY: Mapping[int, float] = MappingProxyType({})
"""No further seconds for anybody."""


def effects(
    before: Table | None,
    after: Table,
    writes: Iterable[Write],
    now: float,
    delay: float,
    put_off: Mapping[int, float] = NOBODY,
    newly_timed: frozenset[Seat] = frozenset(),
) -> list[NewEffect]:
    """Return the effects of a change of a table that is stored with these writes.

    An effect only names what may have to be sent. What is sent is decided when the effect is due.

    - `before` is `None` for a new table.
    - `delay`: seconds from the moment when a person is awaited to their ping. It gives stand-ins and orders time to answer first. It is
      the same with and without orders, because otherwise the ping would reveal whether a seat has orders.
    - `put_off`: further seconds before the ping, by user id, for people with a small question, whatever deputy they have.
    - `newly_timed`: seats whose deadline has changed, so that messages to them are updated.

    A ping that is no longer wanted is withdrawn at once. A person who may answer early is notified when there was no move for `delay`
    seconds, so moves that the host makes at once notify nobody. In a lesson nothing is sent, because its learner comes back to it.
    """
    if after.lesson is not None:
        return []
    outgoing: list[NewEffect] = []
    if before is None or after.edition != before.edition:
        is_end = before is not None and before.status == "running" and after.status == "finished"
        outgoing.append(effect(after, "result" if is_end else "card", 0, now))
    if before is not None:
        awaited = notified_people(after)
        for user in sorted(_people_to_ping(before, after, writes, put_off)):
            outgoing.append(effect(after, "ping", user, now + delay + put_off.get(user, 0.0) if user in awaited else now))
        outgoing += [effect(after, "ask", user, now) for user in sorted(_people_with_old_messages(before, after, writes, newly_timed))]
        if after.seq != before.seq:
            outgoing += [effect(after, "early", user, now + delay) for user in sorted(people_asked_early(after))]
    notified = {write.user for write in writes if type(write) is NewNotice}
    outgoing += [effect(after, "notice", user, now) for user in sorted(notified)]
    return outgoing


def _people_to_ping(before: Table, after: Table, writes: Iterable[Write], put_off: Mapping[int, float]) -> set[int]:
    """Return the user ids of people to whom a ping is due, or is not wanted any more."""
    were, are = notified_people(before), notified_people(after)
    if _is_agreed_undo(before, writes):
        return were | are
    return (were ^ are) | (are & _movers(after, writes) & put_off.keys())


def _people_with_old_messages(before: Table, after: Table, writes: Iterable[Write], newly_timed: frozenset[Seat]) -> set[int]:
    """Return the user ids of people whose messages have to show something else now."""
    were_asked, are_asked = _questions(before), _questions(after)
    outdated = {user for user in {*were_asked, *are_asked} if were_asked.get(user) != are_asked.get(user)}
    outdated |= _only_one_left(before, after)
    are = notified_people(after)
    outdated |= ({*after.users(newly_timed)} | _went_on(before, after, writes)) & notified_people(before) & are
    return outdated | (people_asked_early(before) - people_asked_early(after) - are)


def _movers(table: Table, writes: Iterable[Write]) -> set[int]:
    """Return the user ids of the people in whose seats a move is stored."""
    return {*table.users(Seat(write.seat) for write in writes if type(write) is EntryRow and write.seat is not None)}


def _only_one_left(before: Table, after: Table) -> set[int]:
    """Return the user id of the only person still awaited, if others were awaited with them."""
    is_last = len(after.to_act) == 1 < len(before.to_act) and set(after.to_act) < set(before.to_act)
    return awaited_people(after) & awaited_people(before) if is_last else set()


def _went_on(before: Table, after: Table, writes: Iterable[Write]) -> set[int]:
    """Return the user ids of the people who moved, if other seats are awaited now.

    Somebody who chose last of several begins the next round: they are still awaited, but for another question.
    """
    return set() if before.to_act == after.to_act else _movers(after, writes)


def _is_agreed_undo(before: Table, writes: Iterable[Write]) -> bool:
    """Return whether moves were taken back by consent: all existing pings are outdated then."""
    return before.proposal is not None and any(
        type(write) is EntryRow and write.seat is None and isinstance(read_line(write.line), Undo) for write in writes
    )


def effect(table: Table, kind: str, recipient: int, due: float) -> NewEffect:
    """Return one row of the outbox."""
    return NewEffect(table.match, kind, recipient, table.edition, "", due)


def awaited_people(table: Table) -> set[int]:
    """Return the user ids of the people whose turn it is."""
    return {*table.users(seat for seat in table.to_act if seat not in table.stood_for)} if table.status == "running" else set()


def notified_people(table: Table) -> set[int]:
    """Return the user ids of people who get a turn notification; none in a stopped match."""
    return set() if table.stopped else awaited_people(table) - muted_people(table)


def muted_people(table: Table) -> set[int]:
    """Return the user ids of people who get no turn notification because a matter says so."""
    return {user for matter in matters() for user in matter.muted_users(table)}


def _questions(table: Table) -> dict[int, list[tuple[str, int]]]:
    """Return the keys and editions of people's questions and invitations, by user id."""
    return _by_person(table, ((question.seats, (question.key, question.since)) for question in all_questions(table)))


def _by_person(table: Table, by_seats: Iterable[tuple[tuple[Seat, ...], V]]) -> dict[int, list[V]]:
    """Return values by seat as values by the user id of the person there."""
    people: dict[int, list[V]] = {}
    for seats, value in by_seats:
        for user in table.users(seats):
            people.setdefault(user, []).append(value)
    return people


def people_asked_early(table: Table) -> set[int]:
    """Return the user ids of people who may answer early, also if they have answered."""
    if table.status != "running" or table.stopped:
        return set()
    return {*table.users(seat for seat in table.asked if seat not in table.stood_for)}


def asked_people(table: Table) -> dict[int, tuple[str, ...]]:
    """Return the keys of the questions to each person at a table, by user id."""
    questions = _by_person(table, ((question.seats, question.key) for question in all_questions(table) if question.is_question))
    return {user: tuple(keys) for user, keys in questions.items()}
