"""Rows about people: what they chose, follow and have been told."""

from __future__ import annotations

from msgspec import Struct


class PersonRow(Struct, frozen=True):
    """What a person chose once. JSON: `quiet` (from and to in minutes after midnight, or null), `holidays` (list)."""

    user: int
    turns: str
    pings: bool
    language: str | None
    confirm: bool = False
    zone: str | None = None
    quiet: str | None = None
    holidays: str = "[]"


class FollowerRow(Struct, frozen=True):
    """A person follows a match."""

    match: int
    user: int


class FollowerGone(Struct, frozen=True):
    """A person no longer follows a match."""

    match: int
    user: int


class MemoRow(Struct, frozen=True):
    """What a person wrote down for themselves at a table."""

    match: int
    user: int
    text: str


class MemoGone(Struct, frozen=True):
    """A person wants to keep nothing written down at a table any more."""

    match: int
    user: int


class PingRow(Struct, frozen=True):
    """A message that pings a person; one of a kind (`turn`, `ask`). `edition` is that of the table when it was sent."""

    match: int
    user: int
    kind: str
    channel: int
    message: int
    edition: int


class PingGone(Struct, frozen=True):
    """The pinging message was removed."""

    match: int
    user: int
    kind: str


class NewNotice(Struct, frozen=True):
    """Something to tell a person in private, unless the same waits to be told already. JSON: `msg`."""

    match: int
    user: int
    msg: str
    at: float


class NoticeGone(Struct, frozen=True):
    """A notice was delivered."""

    id: int


class NoticeRow(Struct, frozen=True):
    """A stored notice."""

    id: int
    match: int
    user: int
    msg: str
    at: float
