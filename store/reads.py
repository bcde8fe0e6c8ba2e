"""Reading rows: plain functions of a connection, run in its thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeVar

from store import rows
from store.statements import columns

T = TypeVar("T")


def moment(connection: sqlite3.Connection, function: Callable[[], T]) -> T:
    """Several reads that see the same moment."""
    connection.execute("BEGIN")
    try:
        return function()
    finally:
        connection.execute("COMMIT")


def some(values: Sequence[object]) -> str:
    """A placeholder for each value."""
    return ", ".join("?" * len(values))


def selected(connection: sqlite3.Connection, kind: type[T], rest: str, *values: object) -> tuple[T, ...]:
    """Rows of a kind; `rest` is the table and the conditions."""
    return tuple(kind(*row) for row in connection.execute(f"SELECT {columns(kind)} FROM {rest}", values))


def entries(connection: sqlite3.Connection, match: int, after: int) -> tuple[rows.EntryRow, ...]:
    """The log from entry `after + 1` on."""
    return selected(connection, rows.EntryRow, "entry WHERE match = ? AND seq > ? ORDER BY seq", match, after)


def table(connection: sqlite3.Connection, match: int) -> rows.TableRows | None:
    """A table with what belongs to it."""
    found = selected(connection, rows.MatchRow, "match WHERE id = ?", match)
    if not found:
        return None
    card = connection.execute("SELECT id, card_channel, card_message, card_posted, shown FROM match WHERE id = ?", (match,)).fetchone()
    return rows.TableRows(
        found[0],
        None if card[1] is None else rows.CardRow(*card),
        selected(connection, rows.SeatRow, "seat WHERE match = ? ORDER BY seat", match),
        tuple(row[0] for row in connection.execute("SELECT user FROM follower WHERE match = ? ORDER BY user", (match,))),
        selected(connection, rows.StintRow, "stint WHERE match = ? ORDER BY seat, until", match),
    )


def live(connection: sqlite3.Connection, match: int) -> rows.LiveRows | None:
    """All that is needed to go on with a match."""
    rest = table(connection, match)
    if rest is None:
        return None
    snapshots = selected(connection, rows.SnapshotRow, "snapshot WHERE match = ?", match)
    snapshot = snapshots[0] if snapshots else None
    return rows.LiveRows(
        rest,
        snapshot,
        entries(connection, match, snapshot.seq if snapshot else -1),
        selected(connection, rows.OrderRow, "standing_order WHERE match = ? ORDER BY seat, slot", match),
        selected(connection, rows.TimerRow, "timer WHERE match = ?", match),
        selected(connection, rows.ClockRow, "seat_clock WHERE match = ?", match),
        selected(connection, rows.PersonRow, "person WHERE user IN (SELECT user FROM seat WHERE match = ?)", match),
    )
