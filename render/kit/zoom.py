"""A part of a picture, drawn larger with the same calls, so that figures stay sharp."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from PIL import Image

from render.kit import fonts, outlines
from render.kit.canvas import Area, Box, Canvas
from render.kit.palette import Colour
from render.kit.shapes import Stencil, hollow


@lru_cache(maxsize=64)
def _resize(shape: Stencil, size: tuple[int, int]) -> Stencil:
    """Return a stencil in another size, at (0, 0)."""
    mask = shape.mask.resize(size, Image.Resampling.BICUBIC)
    return Stencil(mask, 0, 0, None if shape.core is None else hollow(mask))


class Zoomed(Canvas):
    """Draws the `part` of a picture on an image of its own, `scale` times as large.

    Coordinates, `areas` and the boxes that the drawing calls return are in px of the whole picture. `boxes` are in px of the image, at
    whose edge drawings are cut off.

    >>> detail = Zoomed(Image.new("RGB", (200, 200)), part=(100, 100, 150, 150), scale=4)
    >>> town = detail.text(110, 130, "Lisbon", size=10)
    >>> town.x0, detail.boxes[0].x0
    (110.0, 40.0)
    """

    def __init__(self, image: Image.Image, part: Area, scale: float) -> None:
        super().__init__(image)
        self.part = part
        self.scale = scale

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.part[0]) * self.scale, (y - self.part[1]) * self.scale

    def _whole(self, box: Box) -> Box:
        """Return the box in px of the whole picture."""
        left, top = self.part[:2]
        x0, x1 = (left + x / self.scale for x in (box.x0, box.x1))
        y0, y1 = (top + y / self.scale for y in (box.y0, box.y1))
        return replace(box, x0=x0, y0=y0, x1=x1, y1=y1)

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
        if room is not None:
            room *= self.scale
        return self._whole(super().text(*self._point(x, y), words, face, round(size * self.scale * 4) / 4, colour, anchor, room))

    def sprite(self, name: str, x: float, y: float, width: float, *more: Any, **named: Any) -> Box:
        return self._whole(super().sprite(name, *self._point(x, y), width * self.scale, *more, **named))

    def fill(self, shape: Stencil, colour: Colour, strength: float = 1.0, *, is_hollow: bool = False) -> None:
        x, y = self._point(shape.x, shape.y)
        size = (max(1, round(shape.mask.width * self.scale)), max(1, round(shape.mask.height * self.scale)))
        if x < self.width and y < self.height and x + size[0] > 0 and y + size[1] > 0:
            super().fill(replace(_resize(shape, size), x=round(x), y=round(y)), colour, strength)

    def lay(self, canvas: Canvas, x: float, y: float) -> None:
        """Put the image with its boxes and areas on another picture at (x, y).

        >>> canvas, detail = surface.ground((300, 300)), Zoomed(Image.new("RGB", (200, 200)), (100, 100, 150, 150), 4)
        >>> town = detail.text(110, 130, "Lisbon", size=10)
        >>> detail.lay(canvas, 50, 50)
        >>> canvas.boxes[0].x0
        90.0
        """
        canvas.image.paste(self.image, (round(x), round(y)))
        whole = Box("", "", 0, 0, self.width, self.height)
        for box in self.boxes:
            if box.overlaps(whole):
                x0, x1 = (x + min(max(at, 0), self.width) for at in (box.x0, box.x1))
                y0, y1 = (y + min(max(at, 0), self.height) for at in (box.y0, box.y1))
                canvas.boxes.append(replace(box, x0=x0, y0=y0, x1=x1, y1=y1))
        for name, outline in self.outlines.items():
            seen = outlines.clip_outline(tuple(self._point(*point) for point in outline), 0, 0, self.width, self.height)
            if seen:
                canvas.shaped(name, tuple((x + at, y + to) for at, to in seen))
        for name, (left, top, right, bottom) in self.areas.items():
            if name in self.outlines:
                continue
            (x0, y0), (x1, y1) = self._point(left, top), self._point(right, bottom)
            x0, x1 = (min(max(at, 0), self.width) for at in (x0, x1))
            y0, y1 = (min(max(at, 0), self.height) for at in (y0, y1))
            if x1 - x0 > 1 and y1 - y0 > 1:
                canvas.area(name, x + x0, y + y0, x + x1, y + y1)
