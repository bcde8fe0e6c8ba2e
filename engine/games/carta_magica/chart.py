"""How squares are offered: harbours first, then by direction, never more than a menu holds in one group."""

from __future__ import annotations

from functools import cache
from math import atan2, tau

from engine.core import Msg, Option, Suggestion
from engine.games.carta_magica import says
from engine.games.carta_magica.board import CHART, COLUMNS, HARBOUR, HARBOURS, SQUARES, Square, bearing, name
from engine.games.carta_magica.reach import PORTS, Bits, Reach, squares_in

MENU = 25
"""Options in a menu."""
SECTORS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""Directions, clockwise from the east."""
GROUPS = {
    "near": "carta_magica.group.near",
    "middle": "carta_magica.group.middle",
    "far": "carta_magica.group.far",
}
RINGS = (("near", "far"), ("near", "middle", "far"))
"""Parts of a direction with too many squares."""


def sector(origin: Square, target: Square) -> int:
    """The number of the direction in which a square lies."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return round(atan2(to_row - row, to_column - column) / tau * 8) % 8


def distance(origin: Square, target: Square) -> int:
    """Rows and columns between two squares."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return abs(to_row - row) + abs(to_column - column)


@cache
def _group(direction: int, ring: str | None) -> Msg:
    name = Msg(f"carta_magica.group.{SECTORS[direction]}")
    return name if ring is None else Msg(GROUPS[ring], direction=name)


@cache
def _sea(target: Square, direction: int, ring: str | None) -> Option[Square]:
    return Option(name(target), target, says.place(target), group=_group(direction, ring))


@cache
def _port(target: Square, is_home: bool) -> Option[Square]:
    colour = "black" if HARBOUR[target].is_black else "red"
    hint = Msg("carta_magica.sail.home") if is_home else Msg(f"carta_magica.sail.{colour}")
    return Option(name(target), target, says.place(target), hint, group=Msg("carta_magica.group.harbours"))


@cache
def _nearest(origin: Square) -> tuple[tuple[tuple[int, Square], ...], ...]:
    """For each direction its squares with their distances, nearest first."""
    found: list[list[tuple[int, Square]]] = [[] for _ in SECTORS]
    for one in _SEA:
        if one != origin:
            found[sector(origin, one)].append((distance(origin, one), one))
    return tuple(tuple(sorted(squares)) for squares in found)


_SEA = tuple(one for one in range(SQUARES) if CHART[one] in ".o")
_BIT = tuple(1 << one for one in range(SQUARES))


@cache
def _directions(origin: Square, steps: int) -> tuple[tuple[int, Bits, tuple[tuple[Bits, Option[Square]], ...]], ...]:
    """For each direction its squares within so many steps, as a set and, nearest first, with their options."""
    found = []
    for direction, squares in enumerate(_nearest(origin)):
        near = [one for away, one in squares if away <= steps]
        found.append((direction, sum([_BIT[one] for one in near]), tuple([(_BIT[one], _sea(one, direction, None)) for one in near])))
    return tuple(found)


def options(origin: Square, found: Reach, home: Square, is_lap: bool) -> tuple[Option[Square], ...]:
    """The squares where a move can end. `is_lap`: reaching home would end the match.

    A direction with too many squares for a menu is offered in two or three rings, the nearest first.
    """
    ends = found.ends
    offered: list[Option[Square]] = []
    if ends & PORTS:
        offered += [_port(one.square, is_lap and one.square == home) for one in HARBOURS if ends >> one.square & 1]
    steps = len(found.layers) - 1
    for direction, within, table in _directions(origin, 2 * steps if found.is_diagonal else steps):
        here = ends & within
        if not here:
            continue
        if here.bit_count() <= MENU:
            offered += [option for bit, option in table if here & bit]
            continue
        squares = [option.value for bit, option in table if here & bit]
        rings = RINGS[-(-len(squares) // MENU) - 2]
        offered += [_sea(one, direction, rings[number * len(rings) // len(squares)]) for number, one in enumerate(squares)]
    return tuple(offered)


def progress(target: Square, delta: int) -> float:
    """How far round the island a square lies, for the same ship: in turns, clockwise."""
    return delta + bearing(target)


def furthest(found: Reach, is_clockwise: bool) -> tuple[Square, int] | None:
    """The sea square furthest along one way round the island, and the change of the lap counter on the way to it."""
    best: tuple[float, Square, int] | None = None
    for delta, plane in found.planes:
        for one in squares_in(plane):
            if one not in HARBOUR:
                way = progress(one, delta) if is_clockwise else -progress(one, delta)
                if best is None or way > best[0]:
                    best = (way, one, delta)
    return None if best is None else (best[1], best[2])


def route_word(found: Reach, target: Square, delta: int) -> tuple[str, ...]:
    """The token that names the way round the island, if there are two."""
    laps = found.laps(target)
    if len(laps) < 2:
        return ()
    return ("clockwise",) if delta == laps[-1] else ("anticlockwise",)


def onward_hints(found: Reach, way: str) -> tuple[Suggestion, ...]:
    """Sailing as far as possible, either way round the island."""
    hints = []
    for is_clockwise in (True, False):
        end = furthest(found, is_clockwise)
        if end is not None:
            key = "clockwise" if is_clockwise else "anticlockwise"
            path = (way, name(end[0]), *route_word(found, *end))
            hints.append(Suggestion(path, Msg(f"carta_magica.suggest.{key}", square=says.place(end[0]))))
    return tuple(hints)
