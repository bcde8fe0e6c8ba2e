"""Rows of what Discord still has to be told."""

from __future__ import annotations

from msgspec import Struct


class NewEffect(Struct, frozen=True):
    """Something that has to be sent to Discord.

    It replaces what was to be sent before about the same.

    `kind` is `card`, `result`, `mention`, `ping`, `ask`, `notice`, `trouble` or `referee`; `recipient` is a user id where the kind is for
    one person, else a number that tells several apart. `edition` grows by one at least when it takes the place of an older
    one. JSON: `payload`, or empty. A `trouble` that was told stays as it is.
    """

    match: int
    kind: str
    recipient: int
    edition: int
    payload: str
    due: float


class EffectDone(Struct, frozen=True):
    """Discord accepted it, or it is not wanted any more.

    A newer edition that was stored meanwhile stays; nobody has it any more (`EffectFree`, which is written with this).
    """

    match: int
    kind: str
    recipient: int
    edition: int


class EffectFree(Struct, frozen=True):
    """What replaced this edition while it was sent can be claimed.

    Until then it had to wait, or it would overtake.
    """

    match: int
    kind: str
    recipient: int
    edition: int


class EffectLater(Struct, frozen=True):
    """It is to be tried again at `due` (null: it only marks what was told).

    A newer edition stays as it is, and nobody has it any more.
    """

    match: int
    kind: str
    recipient: int
    edition: int
    due: float | None
    tries: int


class TroubleOver(Struct, frozen=True):
    """Discord accepts messages of this match again: the next trouble is told anew."""

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
    """How much is due.

    Of the outbox how many rows wait and since when the oldest is due (null: none), and how many timers.
    """

    waiting: int
    oldest: float | None
    overdue: int


class ShardsRow(Struct, frozen=True):
    """The servers that a process serves.

    Of `shards` those from `first` to `last`; and, of all others, what is due for `overdue` seconds.
    """

    shards: int
    first: int
    last: int
    overdue: float
