"""The hexes of the reef. Nothing here changes in a match.

Hexes have an index, row by row from the top, and a name: the row, and the place in the row (`d4` is the middle). `HEXES` has their axial
coordinates (q, r): q counts columns to the right, r counts rows down.
"""

from __future__ import annotations

from typing import TypeAlias

from caravel import table

_PRINTED = table("pearl_reef", "board")
_RADIUS: int = _PRINTED["radius"]

Hex: TypeAlias = int
"""The index of a hex."""

HEXES: tuple[tuple[int, int], ...] = tuple(
    (q, r) for r in range(-_RADIUS, _RADIUS + 1) for q in range(max(-_RADIUS, -_RADIUS - r), min(_RADIUS, _RADIUS - r) + 1)
)
NAMES: tuple[str, ...] = tuple(f"{'abcdefg'[r + _RADIUS]}{q - max(-_RADIUS, -_RADIUS - r) + 1}" for q, r in HEXES)
CORNERS: tuple[Hex, ...] = tuple(NAMES.index(name) for name in _PRINTED["corners"])
"""The hexes of the boats at the start, by seat."""
TIDE: int = _PRINTED["tide"]
"""Pearls that the tide brings to one hex after a round."""
LANTERN: int = _PRINTED["lantern"]
"""Points of a lantern that was never lit."""
PEARLS: tuple[int, ...] = tuple(int(pearls) for pearls, hexes in _PRINTED["pearls"].items() for _ in range(hexes))
"""The pearls of all hexes at the start, in no order."""


def apart(cell: Hex, other: Hex) -> int:
    """Return the steps from one hex to another."""
    q, r = (HEXES[cell][k] - HEXES[other][k] for k in (0, 1))
    return (abs(q) + abs(r) + abs(q + r)) // 2


REACH: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(goal for goal in range(len(HEXES)) if apart(start, goal) <= _PRINTED["reach"]) for start in range(len(HEXES))
)
"""For each hex, the hexes to which a boat can sail from it; a boat may also stay."""
