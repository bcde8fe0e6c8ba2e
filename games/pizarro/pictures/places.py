"""Where things stand on the board, in px: lanes, spaces, printed values and ships."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from games.pizarro.rules.board import CARDS, EXPLORERS, PHASES, Explorer, Sides, Space, spaces
from render.kit import surface
from render.kit.shapes import Points
from render.kit.surface import BoxPx

CHART: BoxPx = (24, 118, 884, 738)
SEA: BoxPx = (33, 127, 875, 729)
COAST_X = 231
"""Where the coast of Europe is, from the left."""
LANE_TOP = 166
"""Upper edge of the first lane."""
LANE_HEIGHT = 88
FOLD = 26
"""Room between the two half boards."""
FOLD_Y = 442
"""Where the two half boards meet, from above."""
COLUMNS: dict[int, tuple[float, float]] = {1: (241, 498), 2: (506, 714), 3: (722, 866)}
"""Left and right edge of the spaces of a phase; the width follows the number of ships that fit."""
MARGIN = 6
"""Room between the edge of a space and what is on it."""
NUMERAL = {1: "I", 2: "II", 3: "III"}
ShipLayout = tuple[float, float]
"""How ships are laid on a space: their scale, and the distance from one to the next."""
SHIP_LAYOUTS: tuple[ShipLayout, ...] = ((0.46, 50.0), (0.42, 39.0), (0.40, 37.0))
"""From roomy to full."""
SHIP_LEFT, SHIP_RIGHT = 56.5, 58.5
"""What a ship with its paper line takes left and right of its anchor, at full scale."""


@dataclass(frozen=True, slots=True)
class Value:
    """A printed value or action: a drawing with a figure, its centre and width in px."""

    name: str
    figure: str | None
    x: float
    y: float
    width: float


WIDTHS = {"crown": (54.0, 3.0), "bag": (37.5, 1.0), "draw": (46.0, 4.0), "disc": (38.0, 0.0)}
"""The width of each kind of drawing at full scale, and its transparent margin, into which the neighbour may reach."""


def lane_middle(explorer: Explorer) -> float:
    """Return the height of the middle of an explorer's spaces."""
    at = EXPLORERS.index(explorer)
    return LANE_TOP + at * LANE_HEIGHT + (FOLD if at >= 3 else 0) + LANE_HEIGHT / 2


def space_box(explorer: Explorer, phase: int) -> BoxPx:
    """Return the shoal of a space."""
    left, right = COLUMNS[phase]
    middle = lane_middle(explorer)
    return left, middle - 38, right, middle + 38


@cache
def outline(explorer: Explorer, phase: int) -> Points:
    """Return the outline of the shoal, which each space has of its own."""
    seed = EXPLORERS.index(explorer) * len(PHASES) + phase + 10
    return surface.shoal_outline(space_box(explorer, phase), seed)


@cache
def ring(explorer: Explorer, phase: int) -> Points:
    """Return the outline of the ring around a space that can be won."""
    return surface.grow_outline(outline(explorer, phase), 5)


def _ships_width(count: int, layout: ShipLayout) -> float:
    """Return the px that `count` ships take side by side."""
    scale, pitch = layout
    return (SHIP_LEFT + SHIP_RIGHT) * scale + pitch * (count - 1)


def signs(space: Space) -> list[tuple[str, str, str | None]]:
    """Return what is printed on a space, from the left: kind (`WIDTHS`), drawing, figure."""
    printed_signs: list[tuple[str, str, str | None]] = []
    if space.crowns:
        printed_signs.append(("crown", "crown", str(space.crowns)))
    if space.bags:
        printed_signs.append(("bag", "bag", str(space.bags)))
    if space.action == "draw":
        printed_signs.append(("draw", "draw", f"+{space.amount}"))
    elif space.action:
        sign = "pile-add" if space.action in ("pile_hand", "pile_paid") else space.action.replace("_", "-")
        printed_signs.append(("disc", sign, None))
    return printed_signs


def row(signs: list[tuple[str, str, str | None]], x: float, y: float, scale: float) -> tuple[list[Value], float]:
    """Return the drawings side by side from x, and where they end."""
    values = []
    for kind, name, figure in signs:
        width, margin = (px * scale for px in WIDTHS[kind])
        nudge = -3 if kind == "bag" else 0
        values.append(Value(name, figure, x - margin + width / 2, y + nudge, width))
        x += width - 2 * margin
    return values, x


@lru_cache(maxsize=64)
def printed_values(sides: Sides, explorer: Explorer, phase: int) -> tuple[tuple[Value, ...], float, Points | None]:
    """Return the values of a space, where they end, and the slash that parts a divided space."""
    left, right = COLUMNS[phase]
    x, y = left + MARGIN + 2, lane_middle(explorer)
    halves = [space for space in spaces(sides) if space.explorer == explorer and space.phase == phase]
    if len(halves) > 1:
        return _divided(halves, x, y, phase)
    most_ships = CARDS[phase - 1]  # each of the explorer's cards brings one ship to the space
    room = right - MARGIN - x - _ships_width(most_ships, SHIP_LAYOUTS[-1])
    _, full_end = row(signs(halves[0]), x, y, 1.0)
    scale = min(1.0, room / (full_end - x))
    values, end = row(signs(halves[0]), x, y, scale)
    return tuple(values), end, None


def _divided(halves: list[Space], x: float, y: float, phase: int) -> tuple[tuple[Value, ...], float, Points]:
    """Return the values of halves: above and below a slash in phase III, else side by side.

    Each half has one sign.
    """
    first, second = signs(halves[0])[0], signs(halves[1])[0]
    if phase == 3:
        (_, name, figure), (_, other_name, other_figure) = first, second
        values = [Value(name, figure, x + 17, y - 16, 41.0), Value(other_name, other_figure, x + 49, y + 16, 52.0)]
        return tuple(values), x + 74, ((x + 6, y + 26), (x + 58, y - 24))
    values, end = row([first], x, y, 1.0)
    more, end = row([second], end + 12, y, 1.0)
    middle = more[0].x - more[0].width / 2 - 4
    return (*values, *more), end, ((middle - 7, y + 27), (middle + 7, y - 27))


@lru_cache(maxsize=512)
def berths(sides: Sides, explorer: Explorer, phase: int, count: int) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Return the scale of `count` ships on a space, and their anchors.

    The last ship stands at the right edge, the others to the left of it, in their order. They are laid as roomily as the printed values
    allow.
    """
    _, end, _ = printed_values(sides, explorer, phase)
    right = COLUMNS[phase][1] - MARGIN
    fitting = [layout for layout in SHIP_LAYOUTS if _ships_width(count, layout) <= right - end]
    scale, pitch = fitting[0] if fitting else SHIP_LAYOUTS[-1]
    y = lane_middle(explorer) + 25
    last = right - SHIP_RIGHT * scale
    return scale, tuple((last - pitch * (count - 1 - k), y) for k in range(count))


def every_space() -> tuple[tuple[Explorer, int], ...]:
    """Return all spaces: explorer and phase."""
    return tuple((explorer, phase) for explorer in EXPLORERS for phase in PHASES)
