"""A picture that is being drawn, with the boxes of everything on it for layout tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.kit import fonts, outlines, sprites, text
from render.kit.palette import Colour
from render.kit.shapes import Points, Stencil, pour


@dataclass(frozen=True, slots=True)
class Box:
    """The place of a text (`kind` "text") or a drawing (`kind` "sprite"), in px.

    A text has its `colour` and its `size` (px of the em); a drawing has neither.
    """

    kind: str
    label: str
    x0: float
    y0: float
    x1: float
    y1: float
    colour: Colour | None = None
    size: float = 0.0

    def overlaps(self, other: Box, slack: float = 0) -> bool:
        """Return whether the two share more than `slack` px in both directions.

        >>> word, ship = Box("text", "Lisbon", 0, 0, 80, 20), Box("sprite", "ship", 70, 10, 120, 50)
        >>> word.overlaps(ship), word.overlaps(ship, slack=10)
        (True, False)
        """
        return min(self.x1, other.x1) - max(self.x0, other.x0) > slack and min(self.y1, other.y1) - max(self.y0, other.y0) > slack


Area: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom, in px."""


def _size(area: Area) -> float:
    return (area[2] - area[0]) * (area[3] - area[1])


@lru_cache(maxsize=64)
def _table(strength: float) -> tuple[int, ...]:
    """Return for each value of a mask (0..255) its value at a strength of 0..1."""
    return tuple([round(value * strength) for value in range(256)])


class Canvas:
    """Draws on an RGB image in px of the final picture.

    >>> canvas = Canvas(Image.new("RGB", (200, 100)))
    >>> canvas.text(20, 50, "Lisbon", size=30).label
    'Lisbon'
    """

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.boxes: list[Box] = []
        self.areas: dict[str, Area] = {}
        self.outlines: dict[str, Points] = {}

    @property
    def width(self) -> int:
        """The width in px."""
        return self.image.width

    @property
    def height(self) -> int:
        """The height in px."""
        return self.image.height

    def area(self, name: str, x0: float, y0: float, x1: float, y1: float) -> None:
        """Name an area to point at: `offer`, `hand`, `player-2`, `cell-5n36`.

        >>> canvas = Canvas(Image.new("RGB", (200, 100)))
        >>> canvas.area("offer", 10, 10, 90, 60)
        >>> canvas.at(50, 50)
        ('offer',)
        """
        self.areas[name] = (x0, y0, x1, y1)
        self.outlines.pop(name, None)

    def shaped(self, name: str, points: Points) -> None:
        """Name an area of any shape by its closed outline: a hex, a country, a road.

        It is ringed along its edge, so that the ring frames none of its neighbours; `areas` has the rectangle around it. See
        `render.kit.grids`.

        >>> canvas = Canvas(Image.new("RGB", (200, 100)))
        >>> canvas.shaped("france", ((20, 20), (120, 20), (70, 90)))
        >>> canvas.areas
        {'france': (20, 20, 120, 90)}
        """
        self.areas[name] = outlines.bounding_box(points)
        self.outlines[name] = tuple(points)

    def at(self, x: float, y: float) -> tuple[str, ...]:
        """Return the names of the areas that a point is in, the smallest first.

        >>> canvas = Canvas(Image.new("RGB", (200, 100)))
        >>> canvas.area("board", 0, 0, 200, 100)
        >>> canvas.area("cell-3", 20, 20, 60, 60)
        >>> canvas.at(30, 30)
        ('cell-3', 'board')
        """
        names = [
            name
            for name, (x0, y0, x1, y1) in self.areas.items()
            if x0 <= x <= x1 and y0 <= y <= y1 and (name not in self.outlines or outlines.contains_point(self.outlines[name], (x, y)))
        ]
        return tuple(sorted(names, key=lambda name: _size(self.areas[name])))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        face: str = fonts.SANS,
        size: float = 26,
        colour: Colour = (43, 33, 24),
        anchor: str = "ls",
        room: float | None = None,
    ) -> Box:
        """Write a line of text.

        `anchor` is l, m or r (start, middle, end at x) and s or m (baseline, middle of the capitals at y). `room` is the greatest width:
        longer text is shrunk, then cut.

        >>> line = Canvas(Image.new("RGB", (200, 100))).text(20, 50, "Lisbon", size=30)
        >>> line.label, line.x0, line.y1
        ('Lisbon', 20.0, 50)
        """
        if room is not None:
            words, size = text.fit_text(words, face, size, room)
        piece = text.piece(words, face, size)
        left = x - {"l": 0.0, "m": piece.width / 2, "r": piece.width}[anchor[0]]
        base = y + (piece.cap / 2 if anchor[1] == "m" else 0)
        pour(self.image, colour, round(left) + piece.dx, round(base) + piece.dy, piece.mask)
        box = Box("text", words, left, base - piece.cap, left + piece.width, base, colour, size)
        self.boxes.append(box)
        return box

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        seat: int | None = None,
        figure: str | None = None,
        strength: float = 1.0,
        shadow: bool = True,
        turn: float = 0.0,
        face: str = fonts.SANS_BOLD,
    ) -> Box:
        """Put a baked drawing with its anchor at (x, y), its field `width` px wide.

        `render.kit.sprites.sprite` explains the other arguments.

        >>> ship = Canvas(Image.new("RGB", (200, 100))).sprite("ship", 100, 50, width=60, seat=0)
        >>> ship.label, ship.x1 - ship.x0
        ('ship.vermilion', 60.0)
        """
        sprite = sprites.sprite(name, width, seat, figure, strength, shadow, turn, face)
        spot = (round(x) + sprite.dx, round(y) + sprite.dy)
        self.image.paste(sprite.image, spot, sprite.mask)
        label = sprites.slot_name(name, seat) + ("" if figure is None else f":{figure}")
        box = Box("sprite", label, x + sprite.left, y + sprite.top, x + sprite.right, y + sprite.bottom)
        self.boxes.append(box)
        return box

    def sign(
        self,
        name: str,
        x: float,
        y: float,
        side: float,
        seat: int | None = None,
        figure: str | None = None,
        strength: float = 1.0,
        shadow: bool = False,
    ) -> Box:
        """Put a baked drawing with the middle of its field at (x, y), its longer side `side` px.

        >>> crown = Canvas(Image.new("RGB", (200, 100))).sign("crown", 100, 50, side=40)
        >>> crown.x0, crown.x1
        (80.0, 120.0)
        """
        entry = sprites.drawing(name)
        unit = side / max(entry["width"], entry["height"])
        x += (entry["anchor"][0] - entry["width"] / 2) * unit
        y += (entry["anchor"][1] - entry["height"] / 2) * unit
        return self.sprite(name, x, y, entry["width"] * unit, seat, figure, strength, shadow)

    def block(self, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        """Fill a box of whole px, much quicker than through a stencil.

        >>> canvas = Canvas(Image.new("RGB", (200, 100)))
        >>> canvas.block(0, 0, 200, 20, (200, 30, 40))
        >>> canvas.image.getpixel((5, 5))
        (200, 30, 40)
        """
        self.image.paste(colour, (round(x0), round(y0), round(x1), round(y1)))

    def fill(self, shape: Stencil, colour: Colour, strength: float = 1.0, *, is_hollow: bool = False) -> None:
        """Pour a colour through a stencil; `is_hollow`: not into its core, which is covered later.

        >>> canvas = Canvas(Image.new("RGB", (200, 100)))
        >>> canvas.fill(shapes.disc(100, 50, 20), (200, 30, 40))
        >>> canvas.image.getpixel((100, 50))
        (200, 30, 40)
        """
        table = None if strength >= 1 else _table(strength)
        for x0, y0, x1, y1 in shape.parts():
            mask = shape.mask if shape.core is None else shape.mask.crop((x0, y0, x1, y1))
            pour(self.image, colour, shape.x + x0, shape.y + y0, mask if table is None else mask.point(table))
        if shape.core is None or is_hollow:
            return
        x0, y0, x1, y1 = shape.core
        depth = shape.mask.crop((x0, y0, x0 + 1, y0 + 1)).tobytes()[0]  # as at every place of the core
        value = depth if table is None else table[depth]
        spot = (shape.x + x0, shape.y + y0, shape.x + x1, shape.y + y1)
        if value:
            self.image.paste(colour, spot, None if value == 255 else Image.new("L", (x1 - x0, y1 - y0), value))
