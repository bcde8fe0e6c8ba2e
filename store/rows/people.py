"""Rows about people and servers: choices, messages to them, and demands for deletion."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class PersonRow(Write, frozen=True):
    """The settings of a person."""

    user: int
    told: str
    """How they are notified of their turns: `channel`, `dm`, `digest` or `off`."""
    language: str | None
    confirm: bool = False
    zone: str | None = None
    quiet: str | None = None
    """JSON: begin and end of their quiet hours in minutes after midnight; null: they have none."""
    holidays: str = "[]"
    """JSON: a list."""
    digest: int = 1080
    """When they get their digest, in minutes after midnight."""
    hits: bool = False
    wide: bool = False
    locale: str | None = None
    """The locale of their Discord; null if its language is English."""


class ServerRow(Write, frozen=True):
    """The settings of a server. `referee`: the role whose holders are referees, or null."""

    guild: int
    referee: int | None = None


class BenchRow(Write, frozen=True):
    """A person on a server's bench: they would take over a free seat."""

    guild: int
    user: int
    games: str
    """JSON: the list of games that they would play; `[]`: all."""
    called_at: float
    """When they were last asked to take a seat over."""


class FollowerRow(Write, frozen=True):
    """A person follows a match."""

    match: int
    user: int


class MemoRow(Write, frozen=True):
    """The memo of a person at a table."""

    match: int
    user: int
    text: str


class NotificationWayRow(Write, frozen=True):
    """How a person is notified of one table, if they chose it for that table."""

    match: int
    user: int
    told: str


class PingRow(Write, frozen=True):
    """The message that says what waits for a person on a server.

    Writing it demands that `number` is the stored one plus one.
    """

    user: int
    guild: int
    """The server; 0 for direct messages."""
    match: int
    """The table that it was first about."""
    channel: int
    message: int
    """The message; 0: there is none."""
    posted_at: float
    number: int
    seen: bool
    """Whether the person has clicked since it was posted."""
    panel: bool
    """Whether it shows the panel of `match`."""
    shown: str
    """JSON: a list of its items, each with match, key and edition."""


class DirectRow(Write, frozen=True):
    """The channel of a person's direct messages."""

    user: int
    channel: int
    """The id of the channel; 0: unknown."""
    rests: float = 0.0
    """The time until which no direct message is tried."""


class NewNotice(Write, frozen=True):
    """A private notice, unless the same is waiting already. JSON: `msg`."""

    match: int
    user: int
    msg: str
    at: float


class NoticesGone(Write, frozen=True):
    """Delete a person's notices about a match with this message key: they are outdated."""

    match: int
    user: int
    key: str


class OldNoticesGone(Write, frozen=True):
    """Delete a person's notices about a match from before this time: they have moved since."""

    match: int
    user: int
    before: float


class NoticeRow(Struct, frozen=True):
    """A stored notice."""

    id: int
    match: int
    user: int
    msg: str
    at: float


class HouseRow(Write, frozen=True):
    """What an admin (`author`) chose for a server. JSON: `chosen` (object).

    Writing it demands that nobody has written this `revision`.
    """

    guild: int
    revision: int
    chosen: str
    author: int
    at: float


class HousesGone(Write, frozen=True):
    """Delete the settings of a server of earlier revisions."""

    guild: int
    revision: int


class RefusalRow(Write, frozen=True):
    """Somebody was told that a permission is missing in a channel, for the first time.

    Writing it demands that nobody was told before.
    """

    guild: int
    channel: int
    permission: str
    at: float


class ErasureRow(Write, frozen=True):
    """Something is to be deleted from `due` on. An earlier row for the same stays as it is."""

    what: str
    """`person`, `server` or `left` (the bot was removed from that server)."""
    id: int
    """The id of the person or server."""
    asked_at: float
    due: float
    secret: str
    """From this comes the number that replaces a person in results."""


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
