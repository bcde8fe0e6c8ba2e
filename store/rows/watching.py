"""Rows of followers and their predictions."""

from __future__ import annotations

from msgspec import Struct


class WatchRow(Struct, frozen=True):
    """What the followers of a match were sent.

    Writing it demands that the stored `number` is one less. `at`: when they were last sent anything, 0 for never. JSON: `told` (object).
    `closed`: predictions are over for good.
    """

    match: int
    number: int
    at: float
    told: str
    closed: bool


class PredictionRow(Struct, frozen=True):
    """A person predicts the winning seat; a later prediction replaces an earlier one."""

    match: int
    user: int
    seat: int
    at: float
