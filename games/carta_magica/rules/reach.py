"""Where a ship can sail. rulebook: Moving around the board.

A set of squares is a number with a bit for each square. Layer `n` holds the squares that can be reached with `n` steps: a set, here
called a plane, for each change of the lap counter on the way. A step moves a whole plane at once by shifting its bits, so a long move
costs a few operations for each step.
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
"""The number of steps that means: out of reach."""
FURTHEST = 110
"""More steps than the longest way between two squares has, either way round the island."""


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
    """Where a ship can sail with a number of steps."""

    ends: Bits
    """Squares where the move can end."""
    planes: tuple[tuple[int, Bits], ...]
    """The squares of `ends` by the change of the lap counter on the way there, ascending."""
    layers: tuple[Planes, ...]
    """`layers[n]`: the squares after `n` steps."""
    early: Bits
    """Squares where a move may end before its last step."""
    final: Bits
    """Squares where it has to end."""
    is_diagonal: bool

    def laps(self, target: Square) -> tuple[int, ...]:
        """Return by how much the lap counter can change on the way to one of `ends`, ascending."""
        if len(self.planes) == 1:
            return (self.planes[0][0],)
        return tuple(delta for delta, plane in self.planes if plane >> target & 1)

    def route(self, target: Square, delta: int) -> tuple[Square, ...]:
        """Return the squares from the origin to a target, by a way with a lap change of `delta`.

        It is the shortest if the move may end early on the target, else it takes all steps. It is found backwards, straight on if it can.
        """
        layers = self.layers
        if self.early >> target & 1:
            layer_number = next(number for number, layer in enumerate(layers) if number and layer.get(delta, 0) >> target & 1)
        else:
            layer_number = len(layers) - 1
        squares = [target]
        square, stride = target, 0  # by how much the last step changed the number of the square; 0: no step yet
        beside, final = _BESIDE[self.is_diagonal], self.final
        while layer_number:
            layer_number -= 1
            closed = final if layer_number else 0  # a move goes on from such a square only if it begins there
            before = beside[square] & layers[layer_number].get(delta, 0) & ~closed
            if square // COLUMNS in _GATE_ROWS:
                before, delta = self._before(square, delta, layers[layer_number], closed)
            previous = square + stride
            if stride == 0 or not 0 <= previous < SQUARES or not before >> previous & 1:
                previous = (before & -before).bit_length() - 1
            square, stride = previous, previous - square
            squares.append(square)
        return tuple(reversed(squares))

    def _before(self, square: Square, delta: int, layer: Planes, closed: Bits) -> tuple[Bits, int]:
        """Return squares from which a step leads to this one, and the lap change at them."""
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
    """Return whether a ship can take a single step."""
    return bool(_BESIDE[options.is_diagonal][origin] & ~ships & (ALL if options.is_calm_open else ~CALM))


def reach(origin: Square, steps: int, ships: Bits, options: Options) -> Reach:
    """Return where a ship at `origin` can sail; `ships` are the squares of the others.

    A move never ends on the square where it began. A harbour that it has left is closed to it.
    """
    # Ships that are too far away to be in the way are left out, so that more moves are alike.
    near = ships & _within(origin, steps, options.is_diagonal)
    return _reach(origin, steps, near, options.is_exact, options.is_diagonal, options.is_passing, options.is_calm_open)


@cache
def _within(origin: Square, steps: int, is_diagonal: bool) -> Bits:
    """Return the squares that are at most `steps` steps away, over land too."""
    row, column = divmod(origin, COLUMNS)
    squares = 0
    for square in range(SQUARES):
        down, right = abs(square // COLUMNS - row), abs(square % COLUMNS - column)
        if (max(down, right) if is_diagonal else down + right) <= steps:
            squares |= 1 << square
    return squares


@lru_cache(maxsize=4096)
def _reach(origin: Square, steps: int, ships: Bits, is_exact: bool, is_diagonal: bool, is_passing: bool, is_calm_open: bool) -> Reach:
    """Return where a ship can sail, as `reach`; `ships` are those that can be in the way."""
    start = 1 << origin
    calm = CALM if is_calm_open else 0
    allowed = (SAFE | calm) & ~ships
    if PORTS & start:
        allowed &= ~start
    final = calm if is_passing else calm | PORTS
    layers: list[Planes] = [{0: start}]
    seen: Planes = {0: start}
    moving: Planes = layers[0]
    if not is_diagonal:  # until the gate is reached, a single plane: no dictionaries are needed
        plane = seen_squares = start
        while len(layers) <= steps and not plane & GATE:
            plane = ((plane & NOT_WEST) >> 1 | (plane & NOT_EAST) << 1 | plane << COLUMNS | plane >> COLUMNS) & allowed
            if not is_exact:
                plane &= ~seen_squares
            layers.append({0: plane})
            seen_squares |= plane
            plane &= ~final
        seen, moving = {0: seen_squares}, {0: plane}
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
    """Return the next layer: the squares of `allowed` that are one step away from `moving`."""
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
    """Add the squares to the west and to the east if ships sail over corners."""
    return plane | (plane & NOT_WEST) >> 1 | (plane & NOT_EAST) << 1 if is_diagonal else plane


@lru_cache(64)
def lap_distances(home: Square, options: Options) -> dict[tuple[Square, int], int]:
    """Return the steps from home to each square and lap counter.

    Other ships are not in the way, and harbours do not stop the ship.
    """
    open_sea = replace(options, is_exact=False, is_passing=True, is_calm_open=False)
    steps_to: dict[tuple[Square, int], int] = {}
    for steps, layer in enumerate(reach(home, FURTHEST, 0, open_sea).layers):
        for delta, plane in layer.items():
            for square in squares_in(plane):
                steps_to.setdefault((square, delta), steps)
    # A way never leads back into the harbour that it has left: a whole lap is the shortest way to a square beside it and a step.
    for lap in (-1, 1):
        beside = [steps_to.get((square, lap - crossing(square, home)), FAR) for square in neighbours(home, options.is_diagonal)]
        steps_to[home, lap] = min(FAR, 1 + min(beside))
    return steps_to


def away(options: Options, origin: Square, port: Square) -> int:
    """Return the steps from a square to a harbour; `FAR`: out of reach."""
    field = lap_distances(port, options)
    return min(field.get((origin, delta), FAR) for delta in (-1, 0, 1))
