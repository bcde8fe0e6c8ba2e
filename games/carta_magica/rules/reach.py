"""Where a ship can sail.

Layers of squares as bits of a number, one plane for each change of the lap counter.

Each layer is the set of squares that can be reached with so many steps. A step moves the whole layer at once by shifting
its bits, so a long move costs a few operations for each step. rulebook: Moving around the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from games.carta_magica.rules.board import CALM_LETTER, CHART, COLUMNS, GATE_ROW, HARBOUR, SAFE_LETTERS, SQUARES, Square, crossing
from games.carta_magica.rules.options import Options

Bits = int
"""A set of squares."""
Planes = dict[int, Bits]
"""Squares by the change of the lap counter on the way to them."""
FAR = 99
"""Steps to what cannot be reached."""
FURTHEST = 110
"""More steps than any square is away from another by any way round the island."""


def bits(squares: Iterable[Square]) -> Bits:
    """Return the set of some squares."""
    return sum(1 << square for square in set(squares))


def squares_in(squares: Bits) -> Iterator[Square]:
    """Return the squares of a set, ascending."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


ALL = (1 << SQUARES) - 1
NOT_WEST = bits(square for square in range(SQUARES) if square % COLUMNS)
NOT_EAST = bits(square for square in range(SQUARES) if (square + 1) % COLUMNS)
SAFE = bits(square for square in range(SQUARES) if CHART[square] in SAFE_LETTERS)
CALM = bits(square for square in range(SQUARES) if CHART[square] == CALM_LETTER)
PORTS = bits(HARBOUR)
GATE_NORTH = bits(square for square in range(SQUARES - COLUMNS) if crossing(square, square + COLUMNS))
GATE_SOUTH = GATE_NORTH << COLUMNS
GATE = GATE_NORTH | GATE_SOUTH
_GATE_ROWS = (GATE_ROW, GATE_ROW + 1)


class Reach(Struct, frozen=True):
    """Where a ship can end with a number of steps: `ends`. `layers[n]`: the squares after `n`."""

    ends: Bits
    planes: tuple[tuple[int, Bits], ...]
    """The squares of `ends` by the change of the lap counter on the way there, ascending."""
    layers: tuple[Planes, ...]
    early: Bits
    """Squares where a move may end before its last step."""
    final: Bits
    """Squares where it has to end."""
    is_diagonal: bool

    def laps(self, target: Square) -> tuple[int, ...]:
        """By how much the lap counter can change on the way to a square, ascending."""
        if len(self.planes) == 1:
            return (self.planes[0][0],)
        return tuple(delta for delta, plane in self.planes if plane >> target & 1)

    def route(self, target: Square, delta: int) -> tuple[Square, ...]:
        """Return the shortest way to a square with a lap change of `delta`, from the first square."""
        layers = self.layers
        if self.early >> target & 1:
            at = next(number for number, layer in enumerate(layers) if number and layer.get(delta, 0) >> target & 1)
        else:
            at = len(layers) - 1
        squares = [target]
        square, step = target, 0
        beside, final = _BESIDE[self.is_diagonal], self.final
        while at:
            at -= 1
            closed = final if at else 0
            before = beside[square] & layers[at].get(delta, 0) & ~closed
            if square // COLUMNS in _GATE_ROWS:
                before, delta = self._before(square, delta, layers[at], closed)
            previous = square + step
            if step == 0 or not 0 <= previous < SQUARES or not before >> previous & 1:
                previous = (before & -before).bit_length() - 1
            square, step = previous, previous - square
            squares.append(square)
        return tuple(reversed(squares))

    def _before(self, square: Square, delta: int, layer: Planes, closed: Bits) -> tuple[Bits, int]:
        """Return the squares before one beside the gate, and the change of the counter until then."""
        for change, beside in _crossings(square, self.is_diagonal):
            if before := beside & layer.get(delta - change, 0) & ~closed:
                return before, delta - change
        raise AssertionError("a layer is not reached from the one before it")


@cache
def _crossings(square: Square, is_diagonal: bool) -> tuple[tuple[int, Bits], ...]:
    """Return the neighbours of a square by what the step from them adds to the lap counter."""
    beside = neighbours(square, is_diagonal)
    return tuple((change, bits(other for other in beside if crossing(other, square) == change)) for change in (0, 1, -1))


@cache
def neighbours(square: Square, is_diagonal: bool) -> tuple[Square, ...]:
    """Return the squares beside a square: through its sides, or over its corners too."""
    row, column = divmod(square, COLUMNS)
    steps = [(-1, 0), (0, 1), (1, 0), (0, -1)] + ([(-1, -1), (-1, 1), (1, 1), (1, -1)] if is_diagonal else [])
    rows = SQUARES // COLUMNS
    return tuple((row + y) * COLUMNS + column + x for y, x in steps if 0 <= row + y < rows and 0 <= column + x < COLUMNS)


_BESIDE: dict[bool, tuple[Bits, ...]] = {
    is_diagonal: tuple(bits(neighbours(square, is_diagonal)) & (SAFE | CALM) for square in range(SQUARES)) for is_diagonal in (False, True)
}
"""The water squares beside each square."""


def is_open(origin: Square, ships: Bits, options: Options) -> bool:
    """Return whether a ship can sail at all if it may take fewer steps than its number."""
    return bool(_BESIDE[options.is_diagonal][origin] & ~ships & (ALL if options.is_calm_open else ~CALM))


def reach(origin: Square, steps: int, ships: Bits, options: Options) -> Reach:
    """Return where a ship at `origin` can sail; `ships` are the squares of the others.

    A move ends neither on its own square nor, once left, in its harbour.
    """
    # Ships that are too far away to be in the way are left out, so that more moves are alike.
    near = ships & _within(origin, steps, options.is_diagonal)
    return _reach(origin, steps, near, options.is_exact, options.is_diagonal, options.is_passing, options.is_calm_open)


@cache
def _within(origin: Square, steps: int, is_diagonal: bool) -> Bits:
    """Return the squares at most so many steps away over any ground."""
    row, column = divmod(origin, COLUMNS)
    squares = 0
    for square in range(SQUARES):
        down, right = abs(square // COLUMNS - row), abs(square % COLUMNS - column)
        if (max(down, right) if is_diagonal else down + right) <= steps:
            squares |= 1 << square
    return squares


@lru_cache(maxsize=4096)
def _reach(origin: Square, steps: int, ships: Bits, is_exact: bool, is_diagonal: bool, is_passing: bool, is_calm_open: bool) -> Reach:
    start = 1 << origin
    calm = CALM if is_calm_open else 0
    allowed = (SAFE | calm) & ~ships
    if PORTS & start:
        allowed &= ~start
    final = calm if is_passing else calm | PORTS
    layers: list[Planes] = [{0: start}]
    seen: Planes = {0: start}
    moving: Planes = layers[0]
    if not is_diagonal:
        plane = at_all = start
        while len(layers) <= steps and not plane & GATE:
            plane = ((plane & NOT_WEST) >> 1 | (plane & NOT_EAST) << 1 | plane << COLUMNS | plane >> COLUMNS) & allowed
            if not is_exact:
                plane &= ~at_all
            layers.append({0: plane})
            at_all |= plane
            plane &= ~final
        seen, moving = {0: at_all}, {0: plane}
    while len(layers) <= steps:
        layer = _spread(moving, allowed, is_diagonal)
        if not is_exact:
            layer = {delta: fresh for delta, plane in layer.items() if (fresh := plane & ~seen.get(delta, 0))}
        layers.append(layer)
        moving = {}
        for delta, plane in layer.items():
            seen[delta] = seen.get(delta, 0) | plane
            if onward := plane & ~final:
                moving[delta] = onward
    early = PORTS | calm if is_exact else ALL
    planes = {}
    for delta, plane in seen.items():
        plane_ends = (plane & early | layers[-1].get(delta, 0)) & ~start
        if plane_ends:
            planes[delta] = plane_ends
    ends = 0
    for plane in planes.values():
        ends |= plane
    return Reach(ends, tuple(sorted(planes.items())), tuple(layers), early, final, is_diagonal)


def _spread(moving: Planes, allowed: Bits, is_diagonal: bool) -> Planes:
    """Return the squares one step away from every square, in every direction."""
    layer: Planes = {}
    for delta, plane in moving.items():
        sides = (plane & NOT_WEST) >> 1 | (plane & NOT_EAST) << 1
        wide = plane | sides if is_diagonal else plane
        if plane & GATE:
            down, up = _wide(plane & GATE_NORTH, is_diagonal), _wide(plane & GATE_SOUTH, is_diagonal)
            if south := down << COLUMNS & allowed:
                layer[delta + 1] = layer.get(delta + 1, 0) | south
            if north := up >> COLUMNS & allowed:
                layer[delta - 1] = layer.get(delta - 1, 0) | north
            to_south, to_north = _wide(plane & ~GATE_NORTH, is_diagonal), _wide(plane & ~GATE_SOUTH, is_diagonal)
            same = sides | to_south << COLUMNS | to_north >> COLUMNS
        else:
            same = sides | wide << COLUMNS | wide >> COLUMNS
        same &= allowed
        if same:
            layer[delta] = layer.get(delta, 0) | same
    return layer


def _wide(plane: Bits, is_diagonal: bool) -> Bits:
    return plane | (plane & NOT_WEST) >> 1 | (plane & NOT_EAST) << 1 if is_diagonal else plane


@lru_cache(64)
def lap_distances(home: Square, options: Options) -> dict[tuple[Square, int], int]:
    """Return the steps from home by square and lap counter, other ships and stops aside."""
    open_sea = replace(options, is_exact=False, is_passing=True, is_calm_open=False)
    steps_to: dict[tuple[Square, int], int] = {}
    for steps, layer in enumerate(reach(home, FURTHEST, 0, open_sea).layers):
        for delta, plane in layer.items():
            for square in squares_in(plane):
                steps_to.setdefault((square, delta), steps)
    # a way never leads back into the harbour that it leaves, so the shortest lap ends beside it
    for lap in (-1, 1):
        beside = [steps_to.get((square, lap - crossing(square, home)), FAR) for square in neighbours(home, options.is_diagonal)]
        steps_to[home, lap] = min(FAR, 1 + min(beside))
    return steps_to


def away(options: Options, origin: Square, port: Square) -> int:
    """Return the steps from a square to a harbour, other ships and stops aside."""
    field = lap_distances(port, options)
    return min(field.get((origin, delta), FAR) for delta in (-1, 0, 1))
