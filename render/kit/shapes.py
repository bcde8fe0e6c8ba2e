"""Antialiased shapes as small masks.

A shape is drawn four times as large into a tile of its own size and reduced once. Shapes are cached, so a dashed ring costs one paste when
it comes again. Points are (x, y) in px of the final picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps
from itertools import pairwise
from threading import Lock
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.values.recent import Recent

SCALE = 4
"""How many times larger a shape is painted before it is reduced."""

LARGE = 1 << 16
"""A mask of at least so many pixels is large. These are panels and their shadows, few of which are needed again; hundreds of them would be
most of the memory of a drawing process."""

MOST_LARGE = 24
"""How many large masks of each kind are kept, 100 to 1,000 KB each."""

CORED = 1 << 14
"""A rectangle of at least so many pixels has a core, which is filled without its mask."""

HOLLOWS = (0.1, 0.18, 0.26)
"""How far from its edges the middle of a ring may be empty, as shares of its width and height; tried in this order."""

EVEN = 4
"""Least width of a core in px."""

Point = tuple[float, float]
Points = tuple[Point, ...]

SMALL = 1000
"""Through a mask of fewer pixels a colour is poured as it is. For more, an image of that colour is twice as quick, with the same result."""


def pour(image: Image.Image, colour: tuple[int, int, int], x: int, y: int, mask: Image.Image) -> None:
    """Pour a colour through a mask whose upper left corner is at (x, y).

    >>> image = Image.new("RGB", (4, 4))
    >>> pour(image, (200, 30, 40), 1, 1, Image.new("L", (2, 2), 255))
    >>> image.getpixel((1, 1)), image.getpixel((3, 3))
    ((200, 30, 40), (0, 0, 0))
    """
    if mask.width * mask.height < SMALL:
        image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)
    else:
        image.paste(Image.new("RGB", mask.size, colour), (x, y), mask)


Core = tuple[int, int, int, int]
"""Left, top, right, bottom of the middle of a mask, in its px."""


@dataclass(frozen=True, slots=True, eq=False)
class Stencil:
    """A mask and the place of its upper left corner.

    A large one may have a `core`: a middle that is completely full or empty. `even`: all columns at least so many px from the edges are
    alike, and all rows.
    """

    mask: Image.Image
    x: int
    y: int
    core: Core | None = None
    even: int | None = None

    def faded(self, strength: float) -> Stencil:
        """Return the stencil at a strength of 0..1.

        >>> disc(50, 50, 20).faded(0.5).mask.getextrema()
        (0, 128)
        """
        return Stencil(mask=self.mask.point(lambda v: round(v * strength)), x=self.x, y=self.y, core=self.core, even=self.even)

    def parts(self) -> Iterable[Core]:
        """Return boxes that cover the mask without its core, if it has one.

        >>> list(disc(50, 50, 20).parts())
        [(0, 0, 42, 42)]
        """
        width, height = self.mask.size
        if self.core is None:
            return ((0, 0, width, height),)
        x0, y0, x1, y1 = self.core
        return ((0, 0, width, y0), (0, y1, width, height), (0, y0, x0, y1), (x1, y0, width, y1))

    def without(self, other: Stencil) -> Stencil:
        """Return this shape minus the other one.

        >>> ring = disc(50, 50, 20).without(disc(50, 50, 12))
        >>> ring.mask.getpixel((50 - ring.x, 50 - ring.y))
        0
        """
        cut = Image.new("L", self.mask.size, 0)
        cut.paste(other.mask, (other.x - self.x, other.y - self.y))
        return Stencil(ImageChops.subtract(self.mask, cut), self.x, self.y)


def _tile(x0: float, y0: float, x1: float, y1: float, paint: Callable[[ImageDraw.ImageDraw, Callable[[Point], Point]], None]) -> Stencil:
    """Paint a shape `SCALE` times as large, and reduce it, so that its edges are smooth."""
    left, top = math.floor(x0) - 1, math.floor(y0) - 1
    width, height = math.ceil(x1) + 1 - left, math.ceil(y1) + 1 - top
    large = Image.new("L", (width * SCALE, height * SCALE), 0)

    def place(point: Point) -> Point:
        return (point[0] - left) * SCALE, (point[1] - top) * SCALE

    paint(ImageDraw.Draw(large), place)
    return Stencil(large.reduce(SCALE), left, top)


def _hull(points: Iterable[Point], margin: float) -> tuple[float, float, float, float]:
    """Return the box around some points, with a margin."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def keep_last(size: int) -> Callable[[Callable[..., Stencil]], Callable[..., Stencil]]:
    """Keep the last `size` shapes that were drawn, of large ones only `MOST_LARGE`."""

    def decorate(build: Callable[..., Stencil]) -> Callable[..., Stencil]:
        large: Recent[tuple[Any, ...], Stencil] = Recent(MOST_LARGE)
        lock = Lock()

        def keep(key: tuple[Any, ...], drawn: Stencil) -> None:
            with lock:
                large.put(key, drawn)

        @lru_cache(maxsize=size)
        def small(*args: Any, **named: Any) -> Stencil | None:  # `None`: it is large, and kept there
            drawn = build(*args, **named)
            if drawn.mask.width * drawn.mask.height < LARGE:
                return drawn
            keep((args, *named.items()), drawn)
            return None

        @wraps(build)
        def get(*args: Any, **named: Any) -> Stencil:
            drawn = small(*args, **named)
            if drawn is None:
                key = (args, *named.items())
                with lock:
                    drawn = large.get(key)
                if drawn is None:
                    drawn = build(*args, **named)
                    keep(key, drawn)
            return drawn

        def clear() -> None:
            small.cache_clear()
            with lock:
                large.clear()

        _clear_calls.append(clear)
        return get

    return decorate


_clear_calls: list[Callable[[], None]] = []
"""What empties each cache."""


def forget() -> None:
    """Forget all shapes drawn so far: after grounds are built, most are not needed again."""
    for clear in _clear_calls:
        clear()


@keep_last(512)
def polygon(points: Points) -> Stencil:
    """Return a filled polygon.

    >>> polygon(((0, 0), (40, 0), (20, 30))).mask.size
    (42, 32)
    """
    return _tile(*_hull(points, 0), lambda brush, place: brush.polygon([place(p) for p in points], fill=255))


@keep_last(512)
def polyline(points: Points, width: float, dash: tuple[float, float] | None = None, closed: bool = False) -> Stencil:
    """Return a line with round ends; `dash` is (drawn, left out) in px.

    The dashes of a closed line fit its length.

    >>> polyline(((0, 0), (40, 0)), width=4, dash=(10, 5)).mask.size
    (46, 6)
    """
    drawn = stroke(points, width, dash, closed)
    return Stencil(drawn.mask, drawn.x, drawn.y, hollow(drawn.mask)) if closed else drawn


def hollow(mask: Image.Image) -> Core | None:
    """Return an empty middle of a mask; `None` for a small mask, or if there is none.

    >>> hollow(round_rectangle(0, 0, 300, 200, radius=8, width=2).mask)
    (30, 20, 272, 182)
    """
    width, height = mask.size
    for share in HOLLOWS if width * height >= CORED else ():
        core = (round(width * share), round(height * share), round(width * (1 - share)), round(height * (1 - share)))
        if mask.crop(core).getbbox() is None:
            return core
    return None


def stroke(points: Points, width: float, dash: tuple[float, float] | None = None, closed: bool = False) -> Stencil:
    """Return a line without caching it: for lines that no other picture has."""
    path = (*points, points[0]) if closed else points
    pieces = list(dashes(path, dash, closed)) if dash else [path]

    def paint(brush: ImageDraw.ImageDraw, place: Callable[[Point], Point]) -> None:
        r = width * SCALE / 2
        for piece in pieces:
            placed = [place(p) for p in piece]
            brush.line(placed, fill=255, width=round(width * SCALE), joint="curve")
            for x, y in (placed[0], placed[-1]):
                brush.ellipse((x - r, y - r, x + r, y + r), fill=255)

    return _tile(*_hull(path, width / 2), paint)


def dashes(path: Points, dash: tuple[float, float], fits: bool) -> Iterable[Points]:
    """Yield the pieces of a dashed path; with `fits` a whole number of dashes.

    >>> list(dashes(((0, 0), (30, 0)), dash=(10, 5), fits=False))
    [((0.0, 0.0), (10.0, 0.0)), ((15.0, 0.0), (25.0, 0.0))]
    """
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    total = sum(lengths)
    drawn, left_out = dash
    if fits:
        count = max(1, round(total / (drawn + left_out)))
        factor = total / count / (drawn + left_out)
        drawn, left_out = drawn * factor, left_out * factor
    start = 0.0
    while start < total - 0.01:
        yield part(path, lengths, start, min(total, start + drawn))
        start += drawn + left_out


def part(path: Points, lengths: list[float], start: float, end: float) -> Points:
    """Return the points of the path between two arc lengths; `lengths` are those of its lines.

    >>> part(((0, 0), (30, 0)), [30.0], start=10, end=20)
    ((10.0, 0.0), (20.0, 0.0))
    """
    points: list[Point] = []
    passed = 0.0
    for (ax, ay), (bx, by), length in zip(path, path[1:], lengths, strict=False):
        if length and passed + length >= start and passed <= end:
            for at in (max(start, passed), min(end, passed + length)):
                share = (at - passed) / length
                points.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        passed += length
    return tuple(points)


@keep_last(512)
def round_rectangle(x0: float, y0: float, x1: float, y1: float, radius: float, width: float = 0) -> Stencil:
    """Return a filled rectangle with round corners, or its line of `width` px, drawn inward.

    >>> paper = round_rectangle(10, 10, 110, 60, radius=8)
    >>> (paper.x, paper.y), paper.mask.size
    ((9, 9), (102, 52))
    """
    corner = math.ceil(max(radius, width)) + 3
    # A large one is painted without most of its middle, which is then filled with copies of a column and of a row.
    more = [max(0, math.floor(end - start) - 2 * corner - EVEN) for start, end in ((x0, x1), (y0, y1))]
    if (x1 - x0) * (y1 - y0) < CORED or not all(more):
        return _paint_rounded(x0, y0, x1, y1, radius, width)
    drawn = _paint_rounded(x0, y0, x1 - more[0], y1 - more[1], radius, width)
    mask = _longer(drawn.mask, corner, more)
    return Stencil(mask, drawn.x, drawn.y, core=(corner, corner, mask.width - corner, mask.height - corner), even=corner)


def _longer(mask: Image.Image, at: int, more: Sequence[int]) -> Image.Image:
    """Return a mask with `more` (or fewer, below 0) copies of its column and row at `at` px."""
    across = Image.new("L", (mask.width + more[0], mask.height))
    across.paste(mask.crop((0, 0, at, mask.height)))
    if more[0] > 0:
        across.paste(mask.crop((at, 0, at + 1, mask.height)).resize((more[0], mask.height), Image.Resampling.NEAREST), (at, 0))
    across.paste(mask.crop((at + max(0, -more[0]), 0, mask.width, mask.height)), (at + max(0, more[0]), 0))
    turned = Image.Transpose.TRANSPOSE
    return across if not more[1] else _longer(across.transpose(turned), at, (more[1], 0)).transpose(turned)


def _paint_rounded(x0: float, y0: float, x1: float, y1: float, radius: float, width: float) -> Stencil:
    def paint(brush: ImageDraw.ImageDraw, place: Callable[[Point], Point]) -> None:
        (left, top), (right, bottom) = place((x0, y0)), place((x1, y1))
        brush.rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill=255)
        w = width * SCALE
        if width and 2 * w < min(right - left, bottom - top):
            inner = max(0.0, (radius - width) * SCALE)
            brush.rounded_rectangle((left + w, top + w, right - 1 - w, bottom - 1 - w), inner, fill=0)

    return _tile(x0, y0, x1, y1, paint)


@keep_last(512)
def disc(x: float, y: float, radius: float, width: float = 0) -> Stencil:
    """Return a filled circle, or with `width` its line, drawn inward from the edge.

    >>> disc(50, 50, 20).mask.size
    (42, 42)
    """

    def paint(brush: ImageDraw.ImageDraw, place: Callable[[Point], Point]) -> None:
        (left, top), (right, bottom) = place((x - radius, y - radius)), place((x + radius, y + radius))
        brush.ellipse((left, top, right - 1, bottom - 1), fill=255)
        if width:
            w = width * SCALE
            brush.ellipse((left + w, top + w, right - 1 - w, bottom - 1 - w), fill=0)

    return _tile(x - radius, y - radius, x + radius, y + radius, paint)


@lru_cache(maxsize=256)
def circle(x: float, y: float, radius: float) -> Points:
    """Return the outline of a circle, for dashed rings.

    >>> len(circle(50, 50, 20))
    40
    """
    steps = max(24, round(radius * 2))
    return tuple((x + radius * math.cos(2 * math.pi * k / steps), y + radius * math.sin(2 * math.pi * k / steps)) for k in range(steps))


@keep_last(256)
def glow(shape: Stencil, grow: int, blur: float) -> Stencil:
    """Return the shape grown by `grow` px and blurred, for halos and shadows.

    >>> glow(disc(50, 50, 20), grow=4, blur=2).mask.size
    (62, 62)
    """
    margin, reach = grow + math.ceil(blur * 3), 3 * grow + math.ceil(3 * blur) + 6
    if shape.core is None or shape.even is None:
        return Stencil(_glow(shape.mask, margin, grow, blur), shape.x - margin, shape.y - margin)
    # A large one is blurred without most of its middle, which is filled again afterwards.
    at, (_, _, right, bottom) = shape.even, shape.core
    fewer = [max(0, end - at - 2 * reach - EVEN) for end in (right, bottom)]
    mask = _glow(_longer(shape.mask, at, [-number for number in fewer]), margin, grow, blur)
    at += margin + reach
    mask = _longer(mask, at, fewer)
    core = (at, at, mask.width - at, mask.height - at) if all(fewer) else None
    return Stencil(mask, x=shape.x - margin, y=shape.y - margin, core=core, even=at)


def _glow(shape: Image.Image, margin: int, grow: int, blur: float) -> Image.Image:
    mask = Image.new("L", (shape.width + 2 * margin, shape.height + 2 * margin), 0)
    mask.paste(shape, (margin, margin))
    if grow:
        mask = mask.filter(ImageFilter.GaussianBlur(grow)).point([min(255, v * 6) for v in range(256)])
    return mask.filter(ImageFilter.GaussianBlur(blur))


def smooth(points: Points, steps: int = 6) -> Points:
    """Return a closed Catmull-Rom curve through the points.

    >>> len(smooth(((0, 0), (40, 0), (20, 30)), steps=6))
    18
    """
    curve: list[Point] = []
    count = len(points)
    for k in range(count):
        p0, p1, p2, p3 = (points[(k + d) % count] for d in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append((catmull(p0[0], p1[0], p2[0], p3[0], t), catmull(p0[1], p1[1], p2[1], p3[1], t)))
    return tuple(curve)


def catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return the curve from b to c, after a and before d, at the share t of the way.

    >>> catmull(0, 1, 2, 3, 0.5)
    1.5
    """
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


# Names of interface 1.0 of the guests, kept beside the new ones.
kept = keep_last
rounded = round_rectangle
