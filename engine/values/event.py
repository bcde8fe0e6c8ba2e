"""Events: what people would tell about a match.

An event takes something from somebody, gives something for the first time, or ends something.

A game finds them in the public views before and after an entry and in its public notes (`Rules.events`). The host shows the rarest of a
round with a picture of its own and folds the rest.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.values.core import Msg, Seat


class Event(Struct, frozen=True):
    """Something that happened and that everybody may know.

    >>> storm = Event("storm", Msg("toy.storm"), Msg("toy.storm.hits", ships=2), rank=6, hits=(Seat(0),))
    >>> storm.hits
    (0,)
    """

    kind: str
    """The permanent name of what it was (`storm`). With `value` it chooses the picture."""
    headline: Msg
    """At most 28 characters in English."""
    line: Msg
    """To whom it happened and what it did, in at most 58 characters in English."""
    rank: int
    """How rare it is: 1 the end of the match, 2 the lead changes for good, 3 a ship, country or talisman is lost, 4 a discovery or a new
    phase, 5 a monster, 6 a storm with damage, 7 a record price."""
    who: Seat | None = None
    """The player in whose colours it is drawn; `None`: in nobody's."""
    hits: tuple[Seat, ...] = ()
    """The players from whom it took something. They read of it first."""
    value: Any = None
    """A value of the game's own, such as a region."""
    record: int = 0
    """If it is not 0, the event is told only if this figure is larger than that of all earlier events of its kind
    (engine/story/chronicle.py)."""
