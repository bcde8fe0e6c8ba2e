"""Where the pieces of land and sea of the chart lie, in degrees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from data.tables import table
from render.magellan.plate import ROWS

Degrees = tuple[float, float]
"""Longitude and latitude."""


@cache
def places() -> dict[str, Degrees]:
    """A point well inside each node, by its name (`5n1s2`)."""
    found: dict[str, Degrees] = {}
    for line in table("magellan", "chart")["pieces"].split("\n"):
        cell, *words = line.split() or [""]
        if cell:
            west, south = corner(cell)
            for piece, east, north in zip(words[::3], words[1::3], words[2::3], strict=True):
                found[cell + piece] = (west + (int(east) + 0.5) / 10, south + (int(north) + 0.5) / 10)
    return found


def corner(cell: str) -> Degrees:
    """The south-west corner of a cell; longitudes run from 0 to 360."""
    return 10.0 * (int(cell[2:]) - 1), 10.0 * (8 - ROWS.index(cell[:2]))


def cell_of(node: str) -> str:
    """The cell of a node, or the cell itself."""
    return node[: max(node.rfind("s", 2), node.rfind("l"))] if node[2:].strip("0123456789") else node


@cache
def islets() -> tuple[Degrees, ...]:
    """Every piece of land: those that the outlines leave out are drawn as dots."""
    return tuple(at for node, at in places().items() if "l" in node)


@dataclass(frozen=True, slots=True)
class Sea:
    """The name of a sea on a map: where its middle may stand, the best place first, and its size in px."""

    at: tuple[Degrees, ...]
    size: float


@cache
def seas() -> dict[str, Sea]:
    """The seas that have names."""
    found = table("magellan", "chart_seas")
    return {name: Sea(tuple((lon, lat) for lon, lat in entry["at"]), entry["size"]) for name, entry in found.items()}
