"""Rows of live evenings (play/club/evenings.py)."""

from __future__ import annotations

from msgspec import Struct


class EveningRow(Struct, frozen=True):
    """The live evening of a server.

    Writing it demands that the stored `number` is one less. `state`: `planned`, `called` (its card is posted), `on` or `off`. `event`:
    Discord's scheduled event; `message`: the card; 0 for none. `due`: when it is looked at next, null when it is off. `author` planned it.
    """

    guild: int
    number: int
    channel: int
    game: str
    starts_at: float
    weekly: bool
    event: int
    state: str
    message: int
    due: float | None
    author: int


class EveningPersonRow(Struct, frozen=True):
    """Somebody who came to the evening. `match`: where they were seated, null while they wait."""

    guild: int
    user: int
    name: str
    at: float
    match: int | None = None


class EveningSeated(Struct, frozen=True):
    """Somebody is seated at a table of the evening. Writing it demands that they waited."""

    match: int
    guild: int
    user: int
