"""The days of a season: they follow from the draw and the length of a table. Pure."""

from __future__ import annotations

from msgspec import Struct

from play.time.calendar import DAY, HOUR
from play.time.paces import PACES

SIGN_UP = 7 * DAY
"""The most seconds of the sign-up: people who wait longer forget it."""

REST = 12 * HOUR
"""Seconds from the draw to the first tables, for people to look at it and to withdraw."""

ASKED = DAY
"""Seconds before the draw at which silent people are asked."""

SILENT = 7 * DAY
"""Seconds after which a person is silent."""

OPEN_TABLES = 3
"""The length of an open season in tables of full length; none begins in the last of them."""

SEASON_PACES = ("season", "season-long")
"""The paces of a season's tables."""


class Days(Struct, frozen=True):
    """The moments of a season. `tables`: when those of each wave begin, and have to be over."""

    draw: float
    tables: tuple[tuple[float, float], ...]

    @property
    def start(self) -> float:
        return self.tables[0][0]

    @property
    def end(self) -> float:
        return self.tables[-1][1]


def length(pace: str, seats: int) -> float:
    """Return the seconds that a table may take: the banks of all seats (one always runs)."""
    return seats * PACES[pace].bank


def days(draw: float, pace: str, seats: int, is_open: bool = False) -> Days:
    """Return the moments of a season that is drawn at a time.

    A league has two waves, the second in the middle of the first; tables of an open season begin at any time up to the last that leaves
    them their whole time.
    """
    start, whole = draw + REST, length(pace, seats)
    if is_open:
        return Days(draw, ((start, start + OPEN_TABLES * whole),))
    later = start + round(whole / DAY / 2) * DAY
    return Days(draw, ((start, start + whole), (later, later + whole)))


def last_boarding(whole: Days, pace: str, seats: int) -> float:
    """Return until when tables of an open season begin."""
    return whole.end - length(pace, seats)
