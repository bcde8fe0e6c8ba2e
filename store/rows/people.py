"""Rows about people and servers: choices, messages to them, and demands for deletion."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class PersonRow(Write, frozen=True):
    """The settings of a person.

    `told`: how they are notified of their turns (`channel`, `dm`, `digest`, `off`); `digest`: the minutes after midnight of their digest;
    `locale`: that of their Discord, if its language is not English. JSON: `quiet` (from and to in minutes after midnight, or null),
    `holidays` (list).
    """

    user: int
    told: str
    language: str | None
    confirm: bool = False
    zone: str | None = None
    quiet: str | None = None
    holidays: str = "[]"
    digest: int = 1080
    hits: bool = False
    wide: bool = False
    locale: str | None = None


class ServerRow(Write, frozen=True):
    """The settings of a server. `referee`: the role whose holders are referees, or null."""

    guild: int
    referee: int | None = None


class BenchRow(Write, frozen=True):
    """A person on a server's bench, and their last call. JSON: `games` (empty: all)."""

    guild: int
    user: int
    games: str
    called_at: float


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
    """How a person is notified of one table, if not as of all others."""

    match: int
    user: int
    told: str


class PingRow(Write, frozen=True):
    """The message that says what waits for a person on a server.

    Writing it demands that `number` is the stored one plus one. `guild` 0 stands for direct messages, `message` 0 for none. `match` is the
    table that it began with; with `panel` it shows the panel of that one. `seen`: its person has clicked since. JSON: `shown` (a list of
    match, key and edition).
    """

    user: int
    guild: int
    match: int
    channel: int
    message: int
    posted_at: float
    number: int
    seen: bool
    panel: bool
    shown: str


class DirectRow(Write, frozen=True):
    """The channel of a person's direct messages (0: unknown); none are tried until `rests`."""

    user: int
    channel: int
    rests: float = 0.0


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
