"""Rows about people: what they chose, follow and have been told."""

from __future__ import annotations

from msgspec import Struct


class PersonRow(Struct, frozen=True):
    """What a person chose once.

    `told`: how they are told of their turns (`channel`, `dm`, `digest`, `off`); `digest`: the minutes after midnight of their digest;
    `locale`: that of their Discord, where it says another language than English.

    JSON: `quiet` (from and to in minutes after midnight, or null), `holidays` (list).
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


class ServerRow(Struct, frozen=True):
    """The choices for a whole server.

    `referee`: the role whose holders are referees there, or null.
    """

    guild: int
    referee: int | None = None


class BenchRow(Struct, frozen=True):
    """A person is on the bench of a server (`guild`), and was called last at a time.

    JSON: `games` (list; empty: all).
    """

    guild: int
    user: int
    games: str
    called_at: float


class FollowerRow(Struct, frozen=True):
    """A person follows a match."""

    match: int
    user: int


class MemoRow(Struct, frozen=True):
    """The memo of a person at a table."""

    match: int
    user: int
    text: str


class ToldRow(Struct, frozen=True):
    """A person is told of one table otherwise than of all others."""

    match: int
    user: int
    told: str


class PingRow(Struct, frozen=True):
    """The message that says what waits for a person on a server.

    `guild` 0 stands for direct messages, `message` 0 for none.

    `match` is the table that it began with; with `panel` it shows the panel of that one. `seen`: its person has clicked since. Writing it
    demands that `number` is the stored one plus one. JSON: `shown` (a list of match, key and edition).
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


class DirectRow(Struct, frozen=True):
    """The channel of a person's direct messages (0: not known).

    And the time until which none is tried because Discord refused one.
    """

    user: int
    channel: int
    rests: float = 0.0


class PingSeen(Struct, frozen=True):
    """A person clicked at a table of a server.

    They have seen the messages there and in their direct messages.
    """

    user: int
    guild: int


class NewNotice(Struct, frozen=True):
    """Something to tell a person in private, unless the same waits to be told already.

    JSON: `msg`.
    """

    match: int
    user: int
    msg: str
    at: float


class NoticesGone(Struct, frozen=True):
    """Removes a person's notices about a match under one key of the catalogue.

    They are no longer true.
    """

    match: int
    user: int
    key: str


class OldNoticesGone(Struct, frozen=True):
    """Drop a person's notices about a match from before this time: they have moved since."""

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
