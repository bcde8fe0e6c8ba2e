"""The days of a season. Pure.

They follow from the day of the draw and from how long a table may take, not from any table.
"""

from __future__ import annotations

from msgspec import Struct

from play.time.calendar import DAY, HOUR
from play.time.paces import PACES

SIGN_UP = 7 * DAY
"""Seconds of the sign-up at most: who waits longer forgets it."""

REST = 12 * HOUR
"""Seconds from the draw to the first tables: time to look at it, and to take back what one signed up for."""

ASKED = DAY
"""Seconds before the draw at which those are asked who have been silent."""

SILENT = 7 * DAY
"""Seconds after which somebody is silent."""

OPEN_TABLES = 3
"""The season of an open form lasts as long as so many tables, one after the other, would at most, and no table begins in the last."""

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
    """Return the seconds that a table may take: the banks of all its seats.

    One clock always runs.
    """
    return seats * PACES[pace].bank


def days(draw: float, pace: str, seats: int, is_open: bool = False) -> Days:
    """The moments of a season that is drawn at a time.

    A league has two waves, the second in the middle of the first; tables of an open season begin at any time up to the last that leaves
    them their whole time.
    """
    start, whole = draw + REST, length(pace, seats)
    if is_open:
        return Days(draw, ((start, start + OPEN_TABLES * whole),))
    later = start + round(whole / DAY / 2) * DAY
    return Days(draw, ((start, start + whole), (later, later + whole)))


def last_boarding(whole: Days, pace: str, seats: int) -> float:
    """Until when tables of an open season begin."""
    return whole.end - length(pace, seats)
