"""A sprint: people say that they are here for a while. Pure.

While everybody whom a match waits for is here, the table is *live*: nobody is pinged, and a short clock runs for every turn. A person
whose short clock runs out only counts as gone. All of it is stored in the table, so a restart changes nothing. `play.matters.sprint` has
the rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from play.values.stands import Here, Sprint
from play.values.types import Table

STAY = 30 * 60.0
"""Seconds for which people stay "here" after they said so."""

LIVE_TURN = 3 * 60.0
"""Seconds for a turn at a live table."""


def here(table: Table) -> dict[Seat, Here]:
    """Return the people who are here at a running table, by seat."""
    if table.sprint is None or table.status != "running":
        return {}
    guests = ((table.seat_of(guest.user_id), guest) for guest in table.sprint.here)
    return {seat: presence for seat, presence in guests if seat is not None}


def is_live(table: Table) -> bool:
    """Return whether at least two people are here, among them all whom the match waits for."""
    present = here(table)
    return len(present) > 1 and set(table.to_act) & set(table.present) <= present.keys()


def join_sprint(table: Table, user_id: int, until: float) -> Sprint:
    """Return the sprint with a person who is here until a time; the first person begins it."""
    others = () if table.sprint is None else tuple(guest for guest in table.sprint.here if guest.user_id != user_id)
    since = table.edition + 1 if table.sprint is None else table.sprint.since
    been = () if table.sprint is None else table.sprint.been
    return Sprint(since, (*others, Here(user_id, until)), tuple(sorted({*been, user_id})))


def leave_sprint(table: Table, user_id: int) -> Sprint | None:
    """Return the sprint without a person; `None` if nobody is left."""
    if table.sprint is None:
        return None
    others = tuple(guest for guest in table.sprint.here if guest.user_id != user_id)
    return replace(table.sprint, here=others) if others else None
