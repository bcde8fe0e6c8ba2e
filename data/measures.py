"""What tests and benches have to know of a game: `games/<game>/data/measures.toml`.

A game without that file has what stands here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct, convert, field

from data.tables import table


class Arena(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches of the arena: what is chosen at their tables."""

    choices: dict[str, str] = field(default_factory=dict)


class Rivals(Struct, frozen=True, forbid_unknown_fields=True):
    """Whole matches of the plain strategies: seats, and what makes them short."""

    seats: int | None = None
    """As many as sit down with four strategies, three at most, where nothing is said."""
    choices: dict[str, str] = field(default_factory=dict)


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """The pace at which people play (docs/tempo.md).

    Seats, and median days at most, if everybody comes back and with somebody gone for good; `plans` are those of people who plan.
    """

    seats: int
    days: tuple[float, float]
    plans: float


class MeasuredSitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A match in one sitting: seats and choices."""

    seats: int
    choices: dict[str, str] = field(default_factory=dict)


class Lasting(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an answer lasts.

    The stage, and what of the view says that it is still about the same.
    """

    stage: str
    about: tuple[str, ...]


class Sittings(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches of which `bench sittings` measures the minutes.

    Everybody is there in them.
    """

    tried: tuple[MeasuredSitting, ...] = ()
    lasting: Lasting | None = None


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """What one game is measured by.

    `clicks`: nine turns of ten take no more clicks from the open panel on, *Confirm* included where the move needs it. `is_long`: a whole
    match of bots that look ahead takes seconds, so that it waits for a campaign.
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

    Raises `msgspec.ValidationError` with the place of what is wrong in its file.
    """
    try:
        found: dict[str, Any] = table(game, "measures")
    except FileNotFoundError:
        return Measures()
    return convert(found, Measures)
