"""Rows for tests of stores."""

from __future__ import annotations

from store import rows
from store.base import Store

ROW = rows.MatchRow(
    0, "toy", 1, "{}", "none", "running", 2, 4, 5, "[]", 1, 2, None, False, "seed", 0, "[0]", "[]", None, None, None, 1, 1, 0.0, 0.0
)  # fmt: skip


def entry(match: int, seq: int, line: str = "pass", once: str | None = None) -> rows.EntryRow:
    """An entry of seat 0."""
    return rows.EntryRow(match, seq, 0, line, line, "[]", "digest", False, 1.0, once)


async def new(store: Store, count: int = 1) -> list[int]:
    """Store new matches of a person and a bot; return their ids."""
    seats = [rows.SeatRow(0, 0, 5, "Anne", None, -1), rows.SeatRow(0, 1, None, None, "deckhand", -1)]
    return [await store.new_match(ROW, seats) for _ in range(count)]
