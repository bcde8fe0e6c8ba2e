"""Rows and writes of what is deleted: about a person, of a server, of a match."""

from __future__ import annotations

from msgspec import Struct


class ErasureRow(Struct, frozen=True):
    """Something is to be deleted from `due` on.

    `what` is `person`, `server` or `left` (the bot was removed from that server), `id` says which. By its `secret` results get another
    number in the place of a person. One that is there already stays as it is.
    """

    what: str
    id: int
    asked_at: float
    due: float
    secret: str


class ErasureLater(Struct, frozen=True):
    """Not all could be deleted yet."""

    what: str
    id: int
    due: float


class MatchErased(Struct, frozen=True):
    """Removes a person from a match that is over, or cannot be read.

    If they opened it, nobody did. It is the next revision.

    JSON: `oversight` (or null), without the person.
    """

    match: int
    user: int
    oversight: str | None


class SeatErased(Struct, frozen=True):
    """A seat of a person is that of a bot (`gone`: of somebody whom nobody knows any more)."""

    match: int
    user: int
    bot: str


class OutcomeErased(Struct, frozen=True):
    """Moves the results of a person to a number below zero.

    The ratings of the others stay as they are.
    """

    match: int
    user: int
    alias: int


class PersonErased(Struct, frozen=True):
    """Delete what belongs to a person and to no match, and all messages to them.

    What others chose names them no more.
    """

    user: int


class PersonErasedAt(Struct, frozen=True):
    """Deletes what belongs to a person at one match.

    It knows nobody of the seats that they held before.
    """

    match: int
    user: int


class ServerErased(Struct, frozen=True):
    """Delete all of a server but its matches, which go one by one."""

    guild: int
