"""What is printed on cards and prizes. No state."""

from __future__ import annotations

from data.tables import table

_PRINTED = table("newgame", "board")

CARDS: tuple[int, ...] = tuple(range(_PRINTED["cards"]["first"], _PRINTED["cards"]["last"] + 1))
"""The values of all cards, each there once."""
PRIZES: tuple[int, ...] = tuple(_PRINTED["prizes"])
"""The points of all prizes. There are as many rounds, and as many cards in a hand at the start."""
