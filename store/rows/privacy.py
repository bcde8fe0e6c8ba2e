"""Writes that delete, and their demands: about a person, of a server, of a match."""

from __future__ import annotations

from store.rows.writes import Write


class ErasureRow(Write, frozen=True):
    """Something is to be deleted from `due` on.

    `what` is `person`, `server` or `left` (the bot was removed from that server), `id` says which. `secret` gives the number that replaces
    a person in results. An earlier row for the same stays as it is.
    """

    what: str
    id: int
    asked_at: float
    due: float
    secret: str


class MatchErased(Write, frozen=True):
    """Remove a person from a match that is over, or cannot be read.

    Its opener becomes nobody if it was this person. The revision goes up. JSON: `oversight` (or null), without the person.
    """

    match: int
    user: int
    oversight: str | None


class PersonErased(Write, frozen=True):
    """Delete a person's rows of no match, all messages to them, and mentions of them."""

    user: int


class PersonErasedAt(Write, frozen=True):
    """Delete a person's rows at one match, and their name from seats they held before."""

    match: int
    user: int


class ServerErased(Write, frozen=True):
    """Delete all of a server but its matches, which are deleted one by one."""

    guild: int
