"""The write that deletes rows by their values."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = int | float | str


class Deletion(Struct, frozen=True):
    """Delete the rows of a table that have these values in these columns."""

    table: str
    columns: tuple[str, ...]
    values: tuple[Value, ...]


def deletion(table: str, **values: Value) -> Deletion:
    """Return the write that deletes rows.

    `deletion("bench", guild=7, user=1)` takes person 1 off the bench of server 7.
    """
    return Deletion(table, tuple(values), tuple(values.values()))
