"""What Discord has to be told of a change: the rows of the outbox that are written with it. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from play.types import Table
from store.rows import NewEffect, NewNotice, Write


def effects(before: Table | None, after: Table, writes: Iterable[Write], now: float) -> list[NewEffect]:
    """The effects of a change of a table that is stored with these writes; `before` is `None` for a new table.

    A lesson is told to nobody: its learner comes back to it.
    """
    if after.lesson is not None:
        return []
    found: list[NewEffect] = []
    if before is None or after.edition != before.edition:
        is_end = before is not None and before.status == "running" and after.status == "finished"
        found.append(effect(after, "result" if is_end else "card", 0, now))
    if before is not None:
        changed = awaited_people(before) ^ awaited_people(after)
        found += [effect(after, "ping", user, now) for user in sorted(changed)]
    notified = {write.user for write in writes if type(write) is NewNotice}
    found += [effect(after, "notice", user, now) for user in sorted(notified)]
    return found


def effect(table: Table, kind: str, recipient: int, now: float, payload: str = "") -> NewEffect:
    """One row of the outbox, due at once."""
    return NewEffect(table.match, kind, recipient, table.edition, payload, now)


def awaited_people(table: Table) -> set[int]:
    """The user ids of the people whose turn it is."""
    if table.status != "running":
        return set()
    people = (table.occupants[seat].person for seat in table.to_act)
    return {person.user_id for person in people if person is not None}
