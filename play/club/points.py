"""What a place at a table is worth. Pure.

The mean of a table is 5 at every size, so that tables of different sizes can be added. People who share a place share the mean of the
places that they take. The last place has points, so it pays to play on; a seat that others played brings its owner nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

POINTS: dict[int, tuple[int, ...]] = {
    1: (5,),
    2: (9, 1),
    3: (10, 4, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 3, 1),
    6: (10, 8, 5, 4, 2, 1),
}
"""Points by place, for each number of competing seats."""

OWN = Fraction(2, 3)
"""The share of the turns of a seat that its owner has to play themselves."""


def place_points(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat by its place; equal places share the mean of theirs.

    Only the order counts: if a bot's place is left out, those behind it move up.
    """
    worth = POINTS[len(places)]
    found = []
    for place in places:
        ahead, equal = sum(other < place for other in places), places.count(place)
        found.append(Fraction(sum(worth[ahead : ahead + equal]), equal))
    return tuple(found)


def most(seats: int) -> Fraction:
    """Return the most points that a table of so many seats can bring."""
    return Fraction(POINTS[seats][0])
