"""Rows of what is still to be sent to Discord."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class NewEffect(Write, frozen=True):
    """Something to send to Discord; it replaces an unsent one of the same kind and recipient.

    A `trouble` that was sent stays as it is.
    """

    match: int
    kind: str
    """Such as `card`, `result`, `mention`, `ping`, `ask`, `notice`, `trouble` or `referee`."""
    recipient: int
    """The id of a person if the kind is for one person (`store.personal.TO_PEOPLE`), else a number that tells several apart."""
    edition: int
    """Grows by at least one when this replaces an older one."""
    payload: str
    """JSON, or empty."""
    due: float


class EffectDone(Write, frozen=True):
    """An effect is done: Discord accepted it, or it is not wanted any more.

    A newer edition that was stored meanwhile stays, and can be claimed.
    """

    match: int
    kind: str
    recipient: int
    edition: int


class EffectLater(Write, frozen=True):
    """An effect is to be tried again at `due`; null: the row stays as a mark of what was sent.

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
    """What is late."""

    waiting: int
    """The number of effects that are due."""
    oldest: float | None
    """Since when the oldest of them is due; null if there is none."""
    overdue: int
    """The number of overdue timers."""


class ShardsRow(Struct, frozen=True):
    """Which effects a process sends: those of its shards, `first` to `last`, and late ones."""

    shards: int
    """How many shards the bot has in all its processes."""
    first: int
    last: int
    overdue: float
    """The seconds by which an effect of another process has to be late for this one to send it."""
