"""What a commit is made of: rows to store, and changes of rows by their columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = int | float | str

GREATEST_MATCH = 2**63 - 1
"""The greatest number of a match, by the type of its column."""

NO_MATCH = 0
"""The number in a new match's rows, which the store replaces, and in a commit of rows that belong to no match."""


class Write(Struct, frozen=True):
    """A row to store, or another change of the database."""


class Deletion(Write, frozen=True):
    """Delete the rows of a table that have these values in these columns."""

    table: str
    columns: tuple[str, ...]
    values: tuple[Value, ...]


def deletion(table: str, **values: Value) -> Deletion:
    """Return the write that deletes rows.

    `deletion("bench", guild=7, user=1)` takes person 1 off the bench of server 7.
    """
    return Deletion(table, tuple(values), tuple(values.values()))


class Update(Write, frozen=True):
    """Change some columns of the rows that have certain values in other columns."""

    table: str
    changed: tuple[str, ...]
    """The columns that change."""
    columns: tuple[str, ...]
    """The columns by which the rows are found."""
    values: tuple[Value | None, ...]
    """The new values of `changed`."""
    keys: tuple[Value, ...]
    """The values of `columns`."""


def update(table: str, changes: Mapping[str, Value | None], **keys: Value) -> Update:
    """Return the write that changes some columns of rows; no such row is no error.

    `update("seat", {"acted": 12}, match=3, seat=0)` stores that seat 0 of match 3 made entry 12.
    """
    return Update(table, tuple(changes), tuple(keys), tuple(changes.values()), tuple(keys.values()))
