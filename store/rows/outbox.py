"""Rows of what is still to be sent to Discord."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class NewEffect(Write, frozen=True):
    """Something to send to Discord; it replaces an older unsent one about the same.

    `kind` is `card`, `result`, `mention`, `ping`, `ask`, `notice`, `trouble` or `referee`; `recipient` is a user id if the kind is for one
    person, else a number that tells several apart. `edition` grows by at least one when it replaces an older one. JSON: `payload`, or
    empty. A `trouble` that was sent stays as it is.
    """

    match: int
    kind: str
    recipient: int
    edition: int
    payload: str
    due: float


class EffectDone(Write, frozen=True):
    """Discord accepted it, or it is not wanted any more.

    A newer edition that was stored meanwhile stays, and can be claimed.
    """

    match: int
    kind: str
    recipient: int
    edition: int


class EffectLater(Write, frozen=True):
    """It is to be tried again at `due` (null: it only marks what was sent).

    A newer edition stays as it is, and can be claimed.
    """

    match: int
    kind: str
    recipient: int
    edition: int
    due: float | None
    tries: int


class TroubleOver(Write, frozen=True):
    """Discord accepts messages of this match again: the next trouble is sent."""

    match: int


class EffectRow(Struct, frozen=True):
    """A claimed row of the outbox."""

    match: int
    kind: str
    recipient: int
    edition: int
    payload: str
    tries: int


class BacklogRow(Struct, frozen=True):
    """The due rows of the outbox, since when the `oldest` is due, and the overdue timers."""

    waiting: int
    oldest: float | None
    overdue: int


class ShardsRow(Struct, frozen=True):
    """A process's shards `first` to `last`, and all that is overdue by `overdue` seconds."""

    shards: int
    first: int
    last: int
    overdue: float
