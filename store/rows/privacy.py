"""Writes that delete, and their demands: about a person, of a server, of a match."""

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


class ErasureRow(Struct, frozen=True):
    """Something is to be deleted from `due` on.

    `what` is `person`, `server` or `left` (the bot was removed from that server), `id` says which. `secret` gives the number that replaces
    a person in results. An earlier row for the same stays as it is.
    """

    what: str
    id: int
    asked_at: float
    due: float
    secret: str


class ErasureLater(Struct, frozen=True):
    """Put a deletion off: not all could be deleted yet."""

    what: str
    id: int
    due: float


class MatchErased(Struct, frozen=True):
    """Remove a person from a match that is over, or cannot be read.

    Its opener becomes nobody if it was this person. The revision goes up. JSON: `oversight` (or null), without the person.
    """

    match: int
    user: int
    oversight: str | None


class SeatErased(Struct, frozen=True):
    """Give a person's seat to a bot (`gone`: the seat of a person whose data were deleted)."""

    match: int
    user: int
    bot: str


class OutcomeErased(Struct, frozen=True):
    """Give a person's results a number below zero; the others' ratings stay as they are."""

    match: int
    user: int
    alias: int


class PersonErased(Struct, frozen=True):
    """Delete a person's rows of no match, all messages to them, and mentions of them."""

    user: int


class PersonErasedAt(Struct, frozen=True):
    """Delete a person's rows at one match, and their name from seats they held before."""

    match: int
    user: int


class ServerErased(Struct, frozen=True):
    """Delete all of a server but its matches, which are deleted one by one."""

    guild: int
