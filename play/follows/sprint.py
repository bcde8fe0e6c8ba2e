"""A sprint: people say that they are here for a while. While everybody whom a match waits for is here, the table is *live*: nobody is
pinged, and a short clock runs for every turn, without a penalty: whose time runs out merely counts as gone. Pure.

All of it stands in the table, for everybody to see, so it holds over restarts; the timer `sprint` of a seat says when its person counts
as gone.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat
from play.values.types import Here, Sprint, Table

STAY = 30 * 60.0
"""Seconds for which somebody is here who says so."""

TURN = 3 * 60.0
"""Seconds for a turn at a live table."""


def here(table: Table) -> dict[Seat, Here]:
    """Who at a running table is here, by seat."""
    if table.sprint is None or table.status != "running":
        return {}
    found = ((table.seat_of(one.user_id), one) for one in table.sprint.here)
    return {seat: one for seat, one in found if seat is not None}


def is_live(table: Table) -> bool:
    """Whether two people at least are here, and all people whom the match waits for."""
    present = here(table)
    return len(present) > 1 and set(table.to_act) & set(table.people) <= present.keys()


def invited(table: Table) -> set[int]:
    """The user ids of people at the table who have not been here, while others are. Who has gone knows of it."""
    if table.sprint is None or not here(table):
        return set()
    people = (table.occupants[seat].person for seat in table.people)
    return {person.user_id for person in people if person is not None} - set(table.sprint.been)


def arrived(table: Table, user_id: int, until: float) -> Sprint:
    """The sprint with somebody who is here until a time. It begins with the first one."""
    others = () if table.sprint is None else tuple(one for one in table.sprint.here if one.user_id != user_id)
    since = table.edition + 1 if table.sprint is None else table.sprint.since
    been = () if table.sprint is None else table.sprint.been
    return Sprint(since, (*others, Here(user_id, until)), tuple(sorted({*been, user_id})))


def left(table: Table, user_id: int) -> Sprint | None:
    """The sprint without somebody; it ends with the last one."""
    if table.sprint is None:
        return None
    others = tuple(one for one in table.sprint.here if one.user_id != user_id)
    return replace(table.sprint, here=others) if others else None


def kept(table: Table, waited: tuple[Seat, ...], actor: Seat | None, now: float) -> Sprint | None:
    """The sprint in a new position: who gave up their seat is not here, and the short clocks of a live table run for those who are awaited
    now. They go on for who was in `waited` and has not moved."""
    present, runs = here(table), is_live(table)
    if table.sprint is None or not present:
        return None
    found = []
    for seat, one in present.items():
        goes_on = seat in waited and seat != actor and one.move_by is not None
        move_by = (one.move_by if goes_on and one.move_by is not None else now + TURN) if runs and seat in table.to_act else None
        move_by, until = None if move_by is None else min(move_by, now + TURN), min(one.until, now + STAY)  # the clock may have been ahead
        found.append(one if (one.move_by, one.until) == (move_by, until) else replace(one, move_by=move_by, until=until))
    return replace(table.sprint, here=tuple(found))


def timers(table: Table) -> dict[tuple[str, Seat], float]:
    """When those who are here count as gone."""
    return {("sprint", seat): one.until if one.move_by is None else min(one.until, one.move_by) for seat, one in here(table).items()}
