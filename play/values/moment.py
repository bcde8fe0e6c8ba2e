"""When and how the host looks at a position."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from play.time.calendar import Span
from play.time.clock import Delays


class Moment(Struct, frozen=True):
    """When and how the host looks at a position. `stops`: when the bot was down."""

    now: float
    delays: Delays
    rng: Random
    stops: tuple[Span, ...] = ()
