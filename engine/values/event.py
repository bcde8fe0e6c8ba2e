"""Events: what a match would be told about.

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

    - `kind` is permanent and names what it was (`storm`). `kind` and `value` choose the picture; `value` is the game's own (a region).
    - `headline` has at most 28 characters in English.
    - `line` has at most 58 characters in English: whom it happened to, and what it did.
    - `rank` says how rare it is: 1 the end of the match, 2 the lead changes for good, 3 a ship, country or talisman is lost, 4 a
      discovery or a new phase, 5 a monster, 6 a storm with damage, 7 a record price.
    - `who` is the player in whose colours it is drawn. `hits` are those it took something from: they read of it first.
    - `record`: if it is not 0, the event is told only if this figure is larger than that of all earlier events of its kind
      (engine/story/chronicle.py).
    """

    kind: str
    headline: Msg
    line: Msg
    rank: int
    who: Seat | None = None
    hits: tuple[Seat, ...] = ()
    value: Any = None
    record: int = 0
