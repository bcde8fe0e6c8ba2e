"""How squares are offered: harbours, then by direction, no group larger than a menu."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, tau

from msgspec import Struct

from engine.values.core import Msg, Option
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CALM_LETTER, CHART, COLUMNS, HARBOUR, HARBOURS, SAFE_LETTERS, SQUARES, Square, name
from games.carta_magica.rules.reach import PORTS, Bits, Reach
from games.carta_magica.rules.state import Player, Position

MENU = 25
"""The most options that a menu holds."""
SECTORS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""Directions, clockwise from the east."""
GROUPS = {"near": "carta_magica.group.near", "middle": "carta_magica.group.middle", "far": "carta_magica.group.far"}
RINGS = {2: ("near", "far"), 3: ("near", "middle", "far")}
"""The parts of a direction whose squares need so many menus."""


def sector(origin: Square, target: Square) -> int:
    """Return the number of the direction in which a square lies."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return round(atan2(to_row - row, to_column - column) / tau * 8) % 8


def distance(origin: Square, target: Square) -> int:
    """Return the rows and columns between two squares, added up."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    return abs(to_row - row) + abs(to_column - column)


@cache
def _group(direction: int, ring: str | None) -> Msg:
    named = Msg(f"carta_magica.group.{SECTORS[direction]}")
    return named if ring is None else Msg(GROUPS[ring], direction=named)


@cache
def _sea(target: Square, direction: int, ring: str | None) -> Option[Square]:
    hint = Msg("carta_magica.sail.calm") if CHART[target] == CALM_LETTER else None
    return Option(name(target), target, says.place(target), hint, group=_group(direction, ring))


@cache
def _port(target: Square, is_home: bool) -> Option[Square]:
    hint = Msg("carta_magica.sail.home") if is_home else Msg("carta_magica.sail.hint", colour=HARBOUR[target].colour)
    return Option(name(target), target, says.place(target), hint, group=Msg("carta_magica.group.harbours"))


@cache
def _nearest(origin: Square) -> tuple[tuple[tuple[int, Square], ...], ...]:
    """Return for each direction its squares with their distances, nearest first."""
    sectors: list[list[tuple[int, Square]]] = [[] for _ in SECTORS]
    for target in range(SQUARES):
        if target != origin and CHART[target] in SAFE_LETTERS + CALM_LETTER and target not in HARBOUR:
            sectors[sector(origin, target)].append((distance(origin, target), target))
    return tuple(tuple(sorted(squares)) for squares in sectors)


class Around(Struct, frozen=True):
    """The squares of open sea within a `distance` of one, by direction, nearest first."""

    bits: tuple[Bits, ...]
    options: tuple[Option[Square], ...]
    """For each of `bits` the option of its square."""
    directions: tuple[Bits, ...]
    """All squares of each direction."""
    is_large: bool
    """Whether some direction has more squares than a menu holds."""


@cache
def _around(origin: Square, farthest: int) -> Around:
    """Return the squares of open sea at most `farthest` away, as `distance` counts."""
    near = [[target for away, target in squares if away <= farthest] for squares in _nearest(origin)]
    return Around(
        tuple([1 << target for squares in near for target in squares]),
        tuple([_sea(target, direction, None) for direction, squares in enumerate(near) for target in squares]),
        tuple([sum([1 << target for target in squares]) for squares in near]),
        max(map(len, near)) > MENU,
    )


def square_options(origin: Square, reach: Reach, home: Square, ends_at_home: bool) -> tuple[Option[Square], ...]:
    """Return the squares where a move can end.

    `ends_at_home`: sailing home begins the last turns.

    A direction with too many squares for a menu is offered in two or three rings, the nearest first.
    """
    steps = len(reach.layers) - 1
    farthest = 2 * steps if reach.is_diagonal else steps  # as `distance` counts: a step over a corner is a row and a column
    return _square_options(origin, farthest, reach.ends, home if ends_at_home else None)


@lru_cache(maxsize=4096)
def _square_options(origin: Square, farthest: int, ends: Bits, last_home: Square | None) -> tuple[Option[Square], ...]:
    """Return the options; `last_home`: the home where the last turns would begin."""
    offered: list[Option[Square]] = []
    if ends & PORTS:
        offered += [_port(harbour.square, harbour.square == last_home) for harbour in HARBOURS if ends >> harbour.square & 1]
    around = _around(origin, farthest)
    near = [option for bit, option in zip(around.bits, around.options, strict=True) if ends & bit]
    if not around.is_large:
        return (*offered, *near)
    start = 0  # `near` lists direction after direction: cut one slice for each
    for direction, within in enumerate(around.directions):
        stop = start + (ends & within).bit_count()
        if stop - start <= MENU:
            offered += near[start:stop]
        else:
            menus = -(-(stop - start) // MENU)  # rounded up: two or three
            rings = RINGS[menus]
            squares = [option.value for option in near[start:stop]]
            offered += [_sea(target, direction, rings[number * len(rings) // len(squares)]) for number, target in enumerate(squares)]
        start = stop
    return tuple(offered)


def can_end_at_home(position: Position, player: Player, reach: Reach) -> bool:
    """Return whether home is in reach and sailing there begins the last turns.

    Nobody is home yet, and a way leaves the lap counter at other than 0, or being back is enough.
    """
    is_somebody_home = position.final is not None
    if is_somebody_home or not reach.ends >> player.home & 1:
        return False
    return position.options.is_return_enough or any(player.lap + delta != 0 for delta in reach.laps(player.home))
