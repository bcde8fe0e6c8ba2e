"""The days of a season: they follow from the draw and the length of a table. Pure."""

from __future__ import annotations

from msgspec import Struct

from play.time.calendar import DAY, HOUR
from play.time.paces import PACES

SIGN_UP = 7 * DAY
"""The most seconds of the sign-up, because people who wait longer forget it."""

REST = 12 * HOUR
"""Seconds from the draw to the first tables, in which people can look at the draw and withdraw."""

ASKED = DAY
"""Seconds before the draw at which silent people are asked whether they are still in."""

SILENT = 7 * DAY
"""A person is silent if they have not moved, or said that they are in, for this many seconds."""

OPEN_TABLES = 3
"""How many times as long as a table an open season lasts. No table begins in the last of these times."""

SEASON_PACES = ("season", "season-long")
"""The paces of a season's tables."""


class Days(Struct, frozen=True):
    """The moments of a season. `tables`: for each wave, the time in which tables are played."""

    draw: float
    tables: tuple[tuple[float, float], ...]

    @property
    def start(self) -> float:
        return self.tables[0][0]

    @property
    def end(self) -> float:
        return self.tables[-1][1]


def length(pace: str, seats: int) -> float:
    """Return the most seconds of a table: the banks of all seats, of which one always runs."""
    return seats * PACES[pace].bank


def days(draw: float, pace: str, seats: int, is_open: bool = False) -> Days:
    """Return the moments of a season that is drawn at the time `draw`.

    A league has two waves; the second begins in the middle of the first. An open season has one, in which tables begin up to
    `last_boarding`.
    """
    start, whole = draw + REST, length(pace, seats)
    if is_open:
        return Days(draw, ((start, start + OPEN_TABLES * whole),))
    later = start + round(whole / DAY / 2) * DAY
    return Days(draw, ((start, start + whole), (later, later + whole)))


def last_boarding(whole: Days, pace: str, seats: int) -> float:
    """Return until when tables of an open season can begin and still have their whole time."""
    return whole.end - length(pace, seats)
