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

    `kind` is permanent and names what it was (`storm`); the picture goes by it and by `value`, which is the game's own (a region, a card).
    `headline` has at most 28 characters in English, `line` at most 58: it names who it happened to and what it did. `rank` says how rare
    it is: 1 the end of the match, 2 the lead changes for good, 3 a ship, country or talisman is lost, 4 a discovery or a new phase, 5 a
    monster, 6 a storm with damage, 7 a record price. `who` is the player in whose colours it is drawn; `hits` are those it took something
    from: they read of it first. `record` is the figure that has to be larger than that of every event of its kind before for the event to
    be told; 0 where it is told anyhow (engine/story/chronicle.py).
    """

    kind: str
    headline: Msg
    line: Msg
    rank: int
    who: Seat | None = None
    hits: tuple[Seat, ...] = ()
    value: Any = None
    record: int = 0
