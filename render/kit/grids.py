"""Hexes, squares and ways: px of a place, its outline and its neighbours.

Outlines are closed and run clockwise; `Canvas.shaped` makes areas of them, `shapes.polygon` masks, `marks.ring` dashed rings.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

from render.kit.shapes import Point, Points

Hex: TypeAlias = tuple[int, int]
"""Axial coordinates (q, r): q counts columns to the right, r rows down; the third, -q-r, follows from them."""

Square: TypeAlias = tuple[int, int]
"""Column and row, from 0, to the right and down."""

AROUND: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the six neighbours of a hex, clockwise on the picture."""

BESIDE: tuple[Square, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The steps to the four neighbours of a square, clockwise from the right."""

SLANTING: tuple[Square, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))
"""The steps to the four neighbours of a square over its corners."""


@dataclass(frozen=True)
class Hexes:
    """A grid of hexes.

    `side` is the length of a side in px, (`x`, `y`) the middle of hex (0, 0); `is_flat`: a side is on top, else a corner.

    >>> Hexes(side=20).at(36, 1)
    (1, 0)
    """

    side: float
    x: float = 0.0
    y: float = 0.0
    is_flat: bool = False

    def middle(self, place: Hex) -> Point:
        """Return the middle of a hex in px.

        >>> Hexes(side=10, is_flat=True).middle((2, -1))
        (30.0, 0.0)
        """
        q, r = place
        if self.is_flat:
            return self.x + self.side * 1.5 * q, self.y + self.side * math.sqrt(3) * (r + q / 2)
        return self.x + self.side * math.sqrt(3) * (q + r / 2), self.y + self.side * 1.5 * r

    def outline(self, place: Hex, share: float = 1.0) -> Points:
        """Return the corners of a hex, clockwise; `share` of its size, for what lies inside it.

        >>> len(Hexes(side=10).outline((0, 0)))
        6
        """
        x, y = self.middle(place)
        turn = 0 if self.is_flat else 30
        angles = (math.radians(turn + 60 * k) for k in range(6))
        return tuple((x + share * self.side * math.cos(angle), y + share * self.side * math.sin(angle)) for angle in angles)

    def at(self, x: float, y: float) -> Hex:
        """Return the hex of a point.

        >>> Hexes(side=10, x=300, y=200).at(301, 199)
        (0, 0)
        """
        x, y = (x - self.x) / self.side, (y - self.y) / self.side
        if self.is_flat:
            return nearest_hex(x * 2 / 3, y / math.sqrt(3) - x / 3)
        return nearest_hex(x / math.sqrt(3) - y / 3, y * 2 / 3)


def nearest_hex(q: float, r: float) -> Hex:
    """Return the hex whose middle is nearest to fractional coordinates.

    >>> nearest_hex(0.4, 0.9)
    (0, 1)
    """
    s = -q - r
    near = [round(q), round(r), round(s)]
    off = [abs(near[0] - q), abs(near[1] - r), abs(near[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return near[0], near[1]


def around(place: Hex) -> tuple[Hex, ...]:
    """Return the six neighbours of a hex, clockwise.

    >>> around((0, 0))
    ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    """
    return tuple((place[0] + q, place[1] + r) for q, r in AROUND)


def apart(one: Hex, other: Hex) -> int:
    """Return the steps from one hex to another.

    >>> apart((0, 0), (2, -1))
    2
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def within(radius: int, middle: Hex = (0, 0)) -> tuple[Hex, ...]:
    """Return all hexes at most `radius` steps away, row by row: 1, 7, 19, 37 ... of them.

    >>> within(1)
    ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
    """
    return tuple(
        (middle[0] + q, middle[1] + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


@dataclass(frozen=True)
class Squares:
    """A grid of rectangles.

    (`x`, `y`) is the upper left corner of square (0, 0). `high` is `wide` by default, both in px.

    >>> Squares(wide=50, x=10).at(120, 20)
    (2, 0)
    """

    wide: float
    x: float = 0.0
    y: float = 0.0
    high: float | None = None

    @property
    def _high(self) -> float:
        return self.wide if self.high is None else self.high

    def middle(self, place: Square) -> Point:
        """Return the middle of a square in px.

        >>> Squares(wide=50, x=10).middle((2, 0))
        (135.0, 25.0)
        """
        return self.x + (place[0] + 0.5) * self.wide, self.y + (place[1] + 0.5) * self._high

    def box(self, place: Square) -> tuple[float, float, float, float]:
        """Return left, top, right, bottom of a square, for `Canvas.area`.

        >>> Squares(wide=50).box((2, 0))
        (100.0, 0.0, 150.0, 50.0)
        """
        left, top = self.x + place[0] * self.wide, self.y + place[1] * self._high
        return left, top, left + self.wide, top + self._high

    def outline(self, place: Square, share: float = 1.0) -> Points:
        """Return the corners of a square, clockwise; `share` of its size, for what lies inside it.

        >>> Squares(wide=50).outline((0, 0), share=0.8)
        ((5.0, 5.0), (45.0, 5.0), (45.0, 45.0), (5.0, 45.0))
        """
        (x, y), half, tall = self.middle(place), share * self.wide / 2, share * self._high / 2
        return (x - half, y - tall), (x + half, y - tall), (x + half, y + tall), (x - half, y + tall)

    def at(self, x: float, y: float) -> Square:
        """Return the square of a point.

        >>> Squares(wide=50).at(120, 20)
        (2, 0)
        """
        return math.floor((x - self.x) / self.wide), math.floor((y - self.y) / self._high)


def beside(place: Square, slanting: bool = False) -> tuple[Square, ...]:
    """Return the four neighbours of a square; with `slanting` those over its corners too.

    >>> beside((2, 2))
    ((3, 2), (2, 3), (1, 2), (2, 1))
    """
    steps = (*BESIDE, *SLANTING) if slanting else BESIDE
    return tuple((place[0] + column, place[1] + row) for column, row in steps)


@dataclass(frozen=True)
class Way:
    """A way along two or more different points: a score track, a road, a ship's course.

    >>> road = Way(((0, 0), (100, 0), (100, 50)))
    >>> road.length, road.spots(4)
    (150.0, ((0.0, 0.0), (50.0, 0.0), (100.0, 0.0), (100.0, 50.0)))
    """

    points: Points

    @cached_property
    def _lengths(self) -> tuple[float, ...]:
        """The px from the beginning to each point."""
        passed = [0.0]
        for start, end in pairwise(self.points):
            passed.append(passed[-1] + math.dist(start, end))
        return tuple(passed)

    @property
    def length(self) -> float:
        """The length in px."""
        return self._lengths[-1]

    def at(self, share: float) -> Point:
        """Return the point after a share (0..1) of the length.

        >>> Way(((0, 0), (100, 0))).at(0.25)
        (25.0, 0.0)
        """
        wanted = min(max(share, 0.0), 1.0) * self.length
        for (start, stop), (begin, end) in zip(pairwise(self.points), pairwise(self._lengths), strict=True):
            if wanted <= end and end > begin:
                part = (wanted - begin) / (end - begin)
                return start[0] + (stop[0] - start[0]) * part, start[1] + (stop[1] - start[1]) * part
        return self.points[-1]

    def spots(self, count: int) -> Points:
        """Return `count` points at even distances, from the beginning to the end.

        >>> Way(((0, 0), (100, 0))).spots(3)
        ((0.0, 0.0), (50.0, 0.0), (100.0, 0.0))
        """
        return tuple(self.at(k / max(1, count - 1)) for k in range(count))

    def outline(self, width: float) -> Points:
        """Return the strip along the way, clockwise, half a width longer at either end.

        >>> Way(((0, 0), (100, 0))).outline(width=20)
        ((-10.0, -10.0), (110.0, -10.0), (110.0, 10.0), (-10.0, 10.0))
        """
        directions = []
        for (ax, ay), (bx, by) in pairwise(self.points):
            long = math.dist((ax, ay), (bx, by))
            if long:
                directions.append(((bx - ax) / long, (by - ay) / long))
        half, left, right = width / 2, [], []
        steps = [directions[0], *directions, directions[-1]]
        for k, (x, y) in enumerate(self.points):
            (ax, ay), (bx, by) = steps[k], steps[k + 1]
            back = 0.0
            if k == 0:
                back = -half
            elif k == len(self.points) - 1:
                back = half
            # At a bend both edges go on until they meet, at a sharp one no further than a width.
            nx, ny = ay + by, -(ax + bx)
            long = half / max(0.5, math.hypot(nx, ny) / 2) / (math.hypot(nx, ny) or 1.0)
            left.append((x + nx * long + ax * back, y + ny * long + ay * back))
            right.append((x - nx * long + ax * back, y - ny * long + ay * back))
        return (*left, *reversed(right))


# Names of interface 1.0 of the guests, kept beside the new ones.
rounded = nearest_hex
