"""The reef, as all pictures draw it: hexes with pearls, boats, and choices."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from caravel.pictures import Canvas, fonts, grids, marks, palette, shapes

from caravel_pearl_reef.rules.board import HEXES, NAMES, Hex
from caravel_pearl_reef.rules.view import PearlReefView

SIDE = 68.0
"""Px of the side of a hex."""
BOATS = {1: (46, 0, 54), 2: (40, 44, 48), 3: (36, 30, 44)}
"""By the number of boats in a hex (3 or more): the size of a boat, the px between two, and the px from the middle down to them."""
SHALLOWS = tuple(
    palette.mix(palette.mix(palette.SEA, palette.SEA_FOOT, 0.6), (150, 214, 205), share) for share in (0.0, 0.08, 0.5, 0.65, 0.8, 1.0)
)
"""The water of a hex by its pearls: the more, the shallower. Names are light on the first two and dark on all others."""
SAND = (226, 205, 160)


def grid(x: float, y: float) -> grids.Hexes:
    """Return the grid with its middle hex at a point."""
    return grids.Hexes(SIDE, x, y)


def lay_ground(canvas: Canvas, hexes: grids.Hexes) -> None:
    """Draw what never changes: the sand around the reef, and the hexes."""
    for cell in HEXES:
        canvas.fill(shapes.polygon(hexes.outline(cell, 1.16)), SAND)
    for cell in HEXES:
        canvas.fill(shapes.polygon(hexes.outline(cell, 0.97)), palette.SEA)


def lay(canvas: Canvas, view: PearlReefView, hexes: grids.Hexes, is_named: bool, goals: Collection[str] = ()) -> None:
    """Draw water, pearls and boats of a position.

    In a hex of `goals` (`goal-d4`) the number of an answer takes the place of its name.
    """
    for at, (cell, pearls) in enumerate(zip(HEXES, view.pearls, strict=True)):
        x, y = hexes.middle(cell)
        canvas.shaped(f"hex-{NAMES[at]}", hexes.outline(cell))
        canvas.fill(shapes.polygon(hexes.outline(cell, 0.94)), SHALLOWS[min(pearls, 5)])
        goal, is_taken = f"goal-{NAMES[at]}", any(player.boat == at for player in view.players)
        if goal in goals:
            canvas.area(goal, x - 54, y - (52 if is_taken else 8), x + 6, y + (8 if is_taken else 52))
        if pearls:
            right, down = (26, 16) if goal in goals else (0, 6)
            canvas.sprite("sale-disc", x + right, y - 17 if is_taken else y + down, 40 if is_taken else 60, figure=str(pearls))
        if is_named and goal not in goals:
            canvas.text(x, y - 42, NAMES[at].upper(), fonts.SANS_MEDIUM, 22, palette.INK if pearls > 1 else palette.PAPER, "ms")
    for at in range(len(HEXES)):
        _lay_boats(canvas, view, hexes, at)


def _lay_boats(canvas: Canvas, view: PearlReefView, hexes: grids.Hexes, at: Hex) -> None:
    boats = [player.seat for player in view.players if player.boat == at]
    x, y = hexes.middle(HEXES[at])
    size, apart, down = BOATS.get(len(boats), BOATS[3])
    for number, seat in enumerate(boats):
        canvas.sprite("ship-small", x + (number - (len(boats) - 1) / 2) * apart, y + down, size, seat)


def ring(canvas: Canvas, hexes: grids.Hexes, goals: Iterable[Hex]) -> None:
    """Draw rings where a boat may sail."""
    for goal in goals:
        marks.ring(canvas, hexes.outline(HEXES[goal], 0.96), 3)


def course(canvas: Canvas, hexes: grids.Hexes, start: Hex, goal: Hex) -> None:
    """Draw the way of a boat to the hex that is chosen."""
    marks.ring(canvas, hexes.outline(HEXES[goal], 0.96), 5, (400, 1))
    if start != goal:
        (ax, ay), (bx, by) = hexes.middle(HEXES[start]), hexes.middle(HEXES[goal])
        share = 1 - 42 / math.dist((ax, ay), (bx, by))
        marks.arrow(canvas, ((ax, ay), (ax + (bx - ax) * share, ay + (by - ay) * share)), 6)
