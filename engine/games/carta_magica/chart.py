"""How squares are offered: harbours first, then by direction, never more than a menu holds in one group."""

from __future__ import annotations

from functools import cache
from math import atan2, tau

from engine.core import Msg, Option, Suggestion
from engine.games.carta_magica import says
from engine.games.carta_magica.board import COLUMNS, HARBOUR, HARBOURS, Square, bearing, name
from engine.games.carta_magica.reach import Bits, Reach, squares_in

MENU = 25
"""Options in a menu."""
SECTORS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""Directions, clockwise from the east."""


@cache
def sector(origin: Square, target: Square) -> int:
    """The number of the direction in which a square lies."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return round(atan2(to_row - row, to_column - column) / tau * 8) % 8


@cache
def distance(origin: Square, target: Square) -> int:
    """Rows and columns between two squares."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return abs(to_row - row) + abs(to_column - column)


@cache
def _group(direction: int, is_far: bool | None) -> Msg:
    if is_far is None:
        return Msg(f"carta_magica.group.{SECTORS[direction]}")
    kind = "far" if is_far else "near"
    return Msg(f"carta_magica.group.{kind}", direction=Msg(f"carta_magica.group.{SECTORS[direction]}"))


@cache
def _sea(target: Square, direction: int, is_far: bool | None) -> Option[Square]:
    return Option(name(target), target, says.place(target), group=_group(direction, is_far))


@cache
def _port(target: Square, is_home: bool) -> Option[Square]:
    colour = "black" if HARBOUR[target].is_black else "red"
    hint = Msg("carta_magica.sail.home") if is_home else Msg(f"carta_magica.sail.{colour}")
    return Option(name(target), target, says.place(target), hint, group=Msg("carta_magica.group.harbours"))


def options(origin: Square, found: Reach, home: Square, is_lap: bool) -> tuple[Option[Square], ...]:
    """The squares where a move can end. `is_lap`: reaching home would end the match."""
    ends = found.ends
    ports = tuple(_port(harbour.square, is_lap and harbour.square == home) for harbour in HARBOURS if ends >> harbour.square & 1)
    return (*ports, *_waters(origin, ends))


def _waters(origin: Square, ends: Bits) -> list[Option[Square]]:
    """Sea squares, direction by direction. A direction with too many for a menu is split at half of its distances."""
    by_sector: list[list[Square]] = [[] for _ in SECTORS]
    for one in squares_in(ends):
        if one not in HARBOUR:
            by_sector[sector(origin, one)].append(one)
    found: list[Option[Square]] = []
    for direction, squares in enumerate(by_sector):
        if len(squares) <= MENU:
            found += [_sea(one, direction, None) for one in squares]
            continue
        squares.sort(key=lambda one: (distance(origin, one), one))
        half = len(squares) // 2
        found += [_sea(one, direction, number >= half) for number, one in enumerate(squares)]
    return found


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
