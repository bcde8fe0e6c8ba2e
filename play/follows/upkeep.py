"""The running tables of a server: who is waited for, how long, and which are dead. Pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Seat
from play.time.calendar import DAY
from play.values.types import Table

DEAD = 5 * DAY
"""Seconds without a change after which a table is dead: by then a caretaker would have moved."""

FORGOTTEN = 7 * DAY
"""Seconds without a change after which a table that never began is forgotten."""

Care: TypeAlias = Literal["frozen", "stopped", "empty", "dead", "forgotten", "late", "waits", "bots", "open"]
"""The state of a table.

States that need care:

- `frozen`: the match cannot be played on.
- `stopped`: a referee stopped it.
- `dead`: nobody has moved for `DEAD` seconds.
- `forgotten`: it has not begun for `FORGOTTEN` seconds.
- `late`: somebody's time is up.

States that need none:

- `waits`: people are waited for.
- `bots`: bots think.
- `open`: seats are free, and it has not begun.
- `empty`: only bots are left.
"""

ORDER: tuple[Care, ...] = ("frozen", "stopped", "dead", "forgotten", "late", "waits", "bots", "open", "empty")
"""The states, the most urgent first."""

WANTS_CARE = ORDER[:5]
"""The states that need care."""


class CaredTable(Struct, frozen=True):
    """A table of a server, its state, since when it has it, and the seats of awaited people."""

    table: Table
    care: Care
    since: float
    waited: tuple[Seat, ...] = ()


def care_of(table: Table, now: float) -> CaredTable:
    """Return a table that is not over with its state."""
    waited = tuple(seat for seat in table.to_act if seat in table.present) if table.status == "running" else ()
    return CaredTable(table, _care(table, waited, now), table.oversight.since or table.changed_at, waited)


def _care(table: Table, waited: tuple[Seat, ...], now: float) -> Care:
    """Return the state of a table that is not over. `waited`: the seats of awaited people."""
    silent = now - table.changed_at
    if table.status == "frozen":
        return "frozen"
    if table.status == "open":
        return "forgotten" if silent > FORGOTTEN else "open"
    if table.stopped:
        return "stopped"
    if table.paused:
        return "empty"
    if silent > DEAD:
        return "dead"
    if table.late:
        return "late"
    return "waits" if waited else "bots"


def by_care(tables: list[CaredTable]) -> list[CaredTable]:
    """Return the tables by urgency, and in each state the longest waiting first."""
    return sorted(tables, key=lambda table: (ORDER.index(table.care), table.since, table.table.match))
