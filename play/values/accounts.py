"""How old somebody's account is: a Discord id contains the time when it was made."""

from __future__ import annotations

YOUNG_DAYS = 30
"""Days of an account below which its owner is new: they begin in the last division of a season, and predict nothing."""

_EPOCH = 1_420_070_400.0
"""The moment from which the ids count."""


def is_young(user_id: int, now: float) -> bool:
    """Return whether an account is younger than `YOUNG_DAYS`."""
    return now - (_EPOCH + (user_id >> 22) / 1_000) < YOUNG_DAYS * 86_400.0
