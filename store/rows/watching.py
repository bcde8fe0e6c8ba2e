"""Rows of those who watch.

What followers of a match have been sent, and who believes in whom.
"""

from __future__ import annotations

from msgspec import Struct


class WatchRow(Struct, frozen=True):
    """What followers of a match know.

    Writing it demands that the stored `number` is the one before. `at`: when they were last told anything, 0 for never. JSON: `told`
    (object). `closed`: nobody predicts any more, for ever.
    """

    match: int
    number: int
    at: float
    told: str
    closed: bool


class PredictionRow(Struct, frozen=True):
    """Somebody believes that a seat wins; a later answer takes the place of an earlier one."""

    match: int
    user: int
    seat: int
    at: float
