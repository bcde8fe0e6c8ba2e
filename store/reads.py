"""Reading rows: plain functions of a link, run in its thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from store import rows
from store.link import Link
from store.statements import columns

T = TypeVar("T")


def at_once(link: Link, function: Callable[[Link, int], T], match: int) -> T:
    """Several reads of a match that see the same moment."""
    with link.moment():
        return function(link, match)


def some(values: Sequence[object]) -> str:
    """A placeholder for each value; of none something that nothing is."""
    return ", ".join("?" * len(values)) or "NULL"


def selected(link: Link, kind: type[T], rest: str, *values: object) -> tuple[T, ...]:
    """Rows of a kind; `rest` is the table and the conditions."""
    return tuple(kind(*row) for row in link.execute(f"SELECT {columns(kind)} FROM {rest}", values))


def named(link: Link, asked: str, rest: str, *values: object) -> tuple[dict[str, Any], ...]:
    """Rows with the names of their columns; `rest` is the table and the conditions."""
    called = [column.split(" AS ")[-1].split(".")[-1] for column in asked.split(", ")]
    return tuple(dict(zip(called, row, strict=True)) for row in link.execute(f"SELECT {asked} FROM {rest}", values))


def entries(link: Link, match: int, after: int) -> tuple[rows.EntryRow, ...]:
    """The log from entry `after + 1` on."""
    return selected(link, rows.EntryRow, "entry WHERE match = ? AND seq > ? ORDER BY seq", match, after)


def table(link: Link, match: int) -> rows.TableRows | None:
    """A table with what belongs to it."""
    found = selected(link, rows.MatchRow, "match WHERE id = ?", match)
    if not found:
        return None
    card = link.execute("SELECT id, card_channel, card_message, card_posted, shown FROM match WHERE id = ?", (match,)).fetchone()
    return rows.TableRows(
        found[0],
        None if card[1] is None else rows.CardRow(*card),
        selected(link, rows.SeatRow, "seat WHERE match = ? ORDER BY seat", match),
        tuple(row[0] for row in link.execute("SELECT user FROM follower WHERE match = ? ORDER BY user", (match,))),
        selected(link, rows.StintRow, "stint WHERE match = ? ORDER BY seat, until", match),
    )


def live(link: Link, match: int) -> rows.LiveRows | None:
    """All that is needed to go on with a match."""
    rest = table(link, match)
    if rest is None:
        return None
    snapshots = selected(link, rows.SnapshotRow, "snapshot WHERE match = ?", match)
    snapshot = snapshots[0] if snapshots else None
    return rows.LiveRows(
        rest,
        snapshot,
        entries(link, match, snapshot.seq if snapshot else -1),
        selected(link, rows.OrderRow, "standing_order WHERE match = ? ORDER BY seat, slot", match),
        selected(link, rows.TimerRow, "timer WHERE match = ?", match),
        selected(link, rows.ClockRow, "seat_clock WHERE match = ?", match),
        selected(link, rows.PersonRow, "person WHERE user IN (SELECT user FROM seat WHERE match = ?)", match),
    )
