"""How squares are offered: harbours first, then by direction, never more than a menu holds in one group."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import atan2, tau

from engine.core import Msg, Option, Suggestion
from engine.games.carta_magica import says
from engine.games.carta_magica.board import BLACK, CHART, COLUMNS, HARBOUR, HARBOURS, RED, SQUARES, Square, name
from engine.games.carta_magica.options import Options
from engine.games.carta_magica.reach import PORTS, Bits, Reach, reach, squares_in

MENU = 25
"""Options in a menu."""
FAR = 99
"""Steps to what cannot be reached."""
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


@dataclass(frozen=True, slots=True)
class Around:
    """The squares within some steps of one, by direction, nearest first."""

    bits: tuple[Bits, ...]
    options: tuple[Option[Square], ...]
    """For each of `bits` the option of its square."""
    directions: tuple[Bits, ...]
    """All squares of each direction."""
    is_large: bool
    """Whether some direction has more squares than a menu holds."""


@cache
def _around(origin: Square, steps: int) -> Around:
    near = [[one for away, one in squares if away <= steps] for squares in _nearest(origin)]
    return Around(
        tuple([_BIT[one] for squares in near for one in squares]),
        tuple([_sea(one, direction, None) for direction, squares in enumerate(near) for one in squares]),
        tuple([sum([_BIT[one] for one in squares]) for squares in near]),
        max(map(len, near)) > MENU,
    )


def options(origin: Square, found: Reach, home: Square, is_lap: bool) -> tuple[Option[Square], ...]:
    """The squares where a move can end. `is_lap`: reaching home would end the match.

    A direction with too many squares for a menu is offered in two or three rings, the nearest first.
    """
    ends = found.ends
    offered: list[Option[Square]] = []
    if ends & PORTS:
        offered += [_port(one.square, is_lap and one.square == home) for one in HARBOURS if ends >> one.square & 1]
    steps = len(found.layers) - 1
    around = _around(origin, 2 * steps if found.is_diagonal else steps)
    near = [option for bit, option in zip(around.bits, around.options, strict=True) if ends & bit]
    if not around.is_large:
        return (*offered, *near)
    start = 0
    for direction, within in enumerate(around.directions):
        stop = start + (ends & within).bit_count()
        if stop - start <= MENU:
            offered += near[start:stop]
        else:
            rings = RINGS[-(-(stop - start) // MENU) - 2]
            squares = [option.value for option in near[start:stop]]
            offered += [_sea(one, direction, rings[number * len(rings) // len(squares)]) for number, one in enumerate(squares)]
        start = stop
    return tuple(offered)


def furthest(found: Reach, home: Square, lap: int, options: Options, is_clockwise: bool) -> tuple[Square, int] | None:
    """The sea square in reach with the fewest steps left to a lap one way round, and the change of the lap counter on the way."""
    field = lap_distances(home, options)
    goal = 1 if is_clockwise else -1
    ends = [(one, delta) for delta, plane in found.planes for one in squares_in(plane) if one not in HARBOUR]
    return min(ends, key=lambda end: (field.get((end[0], lap + end[1] - goal), FAR), -end[0]), default=None)


def route_word(found: Reach, target: Square, delta: int) -> tuple[str, ...]:
    """The token that names the way round the island, if there are two."""
    laps = found.laps(target)
    if len(laps) < 2:
        return ()
    return ("clockwise",) if delta == laps[-1] else ("anticlockwise",)


@cache
def lap_distances(home: Square, options: Options) -> dict[tuple[Square, int], int]:
    """Steps from home by square and lap counter, ships and stops aside."""
    open_sea = replace(options, is_exact=False, is_passing=True, is_calm_open=False)
    found: dict[tuple[Square, int], int] = {}
    for steps, layer in enumerate(reach(home, 110, 0, open_sea).layers):
        for delta, plane in layer.items():
            for one in squares_in(plane):
                found.setdefault((one, delta), steps)
    return found


def towards(found: Reach, options: Options, ship: Square, ports: tuple[Square, ...]) -> tuple[Square, Square] | None:
    """The nearest of some harbours out of reach, and the sea square in reach that is nearest to it."""
    out = [port for port in ports if not found.ends >> port & 1 and port != ship]
    if not out:
        return None
    port = min(out, key=lambda one: away(options, ship, one))
    squares = [one for one in squares_in(found.ends) if one not in HARBOUR]
    return (port, min(squares, key=lambda one: away(options, one, port))) if squares else None


def away(options: Options, origin: Square, port: Square) -> int:
    """Steps from a square to a harbour, other ships and stops aside."""
    field = lap_distances(port, options)
    return min(field.get((origin, delta), FAR) for delta in (-1, 0, 1))


def harbour_hints(found: Reach, options: Options, ship: Square, way: str) -> tuple[Suggestion, ...]:
    """Sailing towards the nearest black and the nearest red harbour that are still out of reach."""
    hints = []
    for ports in (BLACK, RED):
        end = towards(found, options, ship, ports)
        if end is not None:
            port, target = end
            path = (way, name(target), *route_word(found, target, found.laps(target)[-1]))
            hints.append(Suggestion(path, Msg("carta_magica.suggest.towards", harbour=says.harbour(port), square=says.place(target))))
    return tuple(hints)


def onward_hints(found: Reach, home: Square, lap: int, options: Options, way: str) -> tuple[Suggestion, ...]:
    """Sailing as far as possible, either way round the island."""
    hints = []
    for is_clockwise in (True, False):
        end = furthest(found, home, lap, options, is_clockwise)
        if end is not None:
            key = "carta_magica.suggest.clockwise" if is_clockwise else "carta_magica.suggest.anticlockwise"
            path = (way, name(end[0]), *route_word(found, *end))
            hints.append(Suggestion(path, Msg(key, square=says.place(end[0]))))
    return tuple(hints)
