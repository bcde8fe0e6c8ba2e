"""What tests and benches know of a game.

It is in `games/<game>/data/measures.toml`; a game without that file has the defaults here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct, convert, field

from data.tables import table


class Arena(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of the tables in the arena."""

    choices: dict[str, str] = field(default_factory=dict)


class Rivals(Struct, frozen=True, forbid_unknown_fields=True):
    """Whole matches of the plain strategies: seats, and choices that make them short."""

    seats: int | None = None
    """`None`: three, or the nearest number that the game allows."""
    choices: dict[str, str] = field(default_factory=dict)


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """The pace at which people play (docs/tempo.md)."""

    seats: int
    days: tuple[float, float]
    """The most median days of a match: if everybody comes back, and if somebody is gone for good."""
    plans: float
    """The same if everybody comes back and plans: the most median days."""


class MeasuredSitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A match in one sitting: seats and choices."""

    seats: int
    choices: dict[str, str] = field(default_factory=dict)


class Lasting(Struct, frozen=True, forbid_unknown_fields=True):
    """The `stage` in which an answer lasts, and the parts of the view that it is `about`."""

    stage: str
    about: tuple[str, ...]


class Sittings(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches in which everybody is present, for the minutes of `bench sittings`."""

    tried: tuple[MeasuredSitting, ...] = ()
    lasting: Lasting | None = None


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is measured by.

    `clicks`: nine turns of ten take at most so many clicks from the open panel on, *Confirm* included if the move needs it. `is_long`: a
    whole match of bots that look ahead takes so many seconds that only `make campaign` plays it.
    """

    clicks: int = 3
    is_long: bool = False
    arena: Arena = Arena()
    rivals: Rivals = Rivals()
    tempo: Tempo | None = None
    sittings: Sittings = Sittings()


@cache
def measures(game: str) -> Measures:
    """Return the measures of a game.

    Raises `msgspec.ValidationError` with the place of the fault in its file.
    """
    try:
        values: dict[str, Any] = table(game, "measures")
    except FileNotFoundError:
        return Measures()
    return convert(values, Measures)
