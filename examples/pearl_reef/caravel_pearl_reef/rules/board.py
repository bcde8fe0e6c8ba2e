"""What is printed: the hexes of the reef. No state.

A hex has an index, row by row from the top; its name is its row and its place in it (`d4` is the middle). `HEXES` has axial coordinates
(q, r): q counts columns to the right, r rows down.
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
"""Where the boats lie at first, by seat."""
TIDE: int = _PRINTED["tide"]
LANTERN: int = _PRINTED["lantern"]
PEARLS: tuple[int, ...] = tuple(int(pearls) for pearls, hexes in _PRINTED["pearls"].items() for _ in range(hexes))
"""The pearls of all hexes at the start, in no order."""


def apart(cell: Hex, other: Hex) -> int:
    """Return the steps from one hex to another."""
    q, r = (HEXES[cell][k] - HEXES[other][k] for k in (0, 1))
    return (abs(q) + abs(r) + abs(q + r)) // 2


REACH: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(goal for goal in range(len(HEXES)) if apart(start, goal) <= _PRINTED["reach"]) for start in range(len(HEXES))
)
"""Where a boat can sail from each hex, itself among them."""
