"""Signs on top of a board: rings, halos, arrows, pennants, discs, the private band."""

from __future__ import annotations

import math
from dataclasses import replace

from engine.values.core import Msg
from render.kit import fonts, palette, shapes
from render.kit.canvas import Box, Canvas
from render.kit.palette import Colour
from render.kit.shapes import Point, Points

BAND_HEIGHT = 64
"""Height in px of the violet band, without its gold line."""
BAND = "band"
"""The name of the area of the violet band."""
HEAD = (18.0, 21.0)
"""Length and width of an arrow head in px."""


def ring(canvas: Canvas, points: Points, width: float = 3.5, dash: tuple[float, float] = (12, 9)) -> None:
    """Draw a dashed gold ring over ink along a closed outline: what can be won or chosen.

    `width` of the gold line in px; `dash` is (drawn, left out) in px.

    >>> canvas = surface.ground((200, 100))
    >>> ring(canvas, shapes.circle(100, 50, 30))
    """
    canvas.fill(shapes.polyline(points, width + 2, dash, closed=True), palette.INK, 0.85)
    canvas.fill(shapes.polyline(points, width, dash, closed=True), palette.HALO)


def halo(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a warm glow behind what the last move brought here.

    >>> canvas = surface.ground((200, 100))
    >>> halo(canvas, 100, 50, radius=30)
    >>> canvas.image.getpixel((100, 50)) == palette.HALO
    True
    """
    disc = shapes.disc(x, y, radius)
    canvas.fill(shapes.glow(disc, 0, 5), palette.HALO)
    canvas.fill(shapes.disc(x, y, radius - 1), palette.HALO, 0.75)


def rounded_path(points: Points, radius: float) -> Points:
    """Return the path with its corners rounded.

    `radius` is how many px before and after a corner the curve begins and ends, at most half of a line.

    >>> path = rounded_path(((0, 0), (40, 0), (40, 40)), radius=10)
    >>> path[:2], path[-2:]
    (((0, 0), (30.0, 0.0)), ((40.0, 10.0), (40, 40)))
    """
    path: list[Point] = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start, end = _toward(corner, before, radius), _toward(corner, after, radius)
        for step in range(7):  # a quadratic Bézier curve with the corner as its control point
            t = step / 6
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            path.append((a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]))
    return (*path, points[-1])


def _toward(start: Point, goal: Point, length: float) -> Point:
    share = min(0.5, length / (math.dist(start, goal) or 1))
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def arrow(canvas: Canvas, points: Points, width: float = 4, colour: Colour = palette.HALO, dash: tuple[float, float] | None = None) -> None:
    """Draw the way of a move, colour over ink, with a head at its end.

    `width` of the coloured line in px; `dash` as in `shapes.polyline`.

    >>> canvas = surface.ground((200, 100))
    >>> arrow(canvas, ((20, 50), (100, 50), (180, 20)))
    """
    (ax, ay), (bx, by) = points[-2], points[-1]
    length = math.dist((ax, ay), (bx, by)) or 1
    ux, uy = (bx - ax) / length, (by - ay) / length
    back = (bx - ux * HEAD[0], by - uy * HEAD[0])
    side = HEAD[1] / 2
    head = ((bx, by), (back[0] - uy * side, back[1] + ux * side), (back[0] + uy * side, back[1] - ux * side))
    path = rounded_path((*points[:-1], back), 12)
    outline = shapes.polyline(head, 3.5, dash=None, closed=True)
    canvas.fill(shapes.polyline(path, width + 3, dash), palette.INK)
    canvas.fill(outline, palette.INK)
    canvas.fill(shapes.polyline(path, width, dash), colour)
    canvas.fill(shapes.polygon(head), colour)


def pennant(canvas: Canvas, x: float, y: float, words: str, current: bool, width: float = 76) -> Box:
    """Draw a small two-tailed flag with a phase on it; the current one is dark.

    `width` of its field in px.

    >>> pennant(surface.ground((200, 100)), 100, 50, "II", current=True).label
    'pennant-current:II'
    """
    name = "pennant-current" if current else "pennant"
    return canvas.sprite(name, x, y, width, figure=words, face=fonts.SERIF_BOLD)


def disc(canvas: Canvas, x: float, y: float, radius: float, seat: int, strength: float = 1.0) -> Box:
    """Draw a player's disc with the emblem, `radius` px to the outer edge of its paper line.

    `strength` is 0..1: faint for a player who is out.

    >>> anas = disc(surface.ground((200, 100)), 100, 50, 20, seat=0)
    >>> anas.label, anas.x0, anas.x1
    ('disc.vermilion', 80.0, 120.0)
    """
    return canvas.sprite("disc", x, y, radius * 2, seat, strength=strength)


def strike(canvas: Canvas, x: float, y: float, reach: float, width: float = 3) -> None:
    """Draw a slanting line through something that is out or used up.

    `reach` is half of its width and height in px.

    >>> canvas = surface.ground((200, 100))
    >>> strike(canvas, 100, 50, reach=20)
    >>> canvas.image.getpixel((100, 50)) == palette.INK
    True
    """
    line = ((x - reach, y + reach), (x + reach, y - reach))
    canvas.fill(shapes.polyline(line, width + 2.5), palette.PAPER)
    canvas.fill(shapes.polyline(line, width), palette.INK)


def lay_disc_of_rank(canvas: Canvas, x: float, y: float, seat: int, rank: int) -> None:
    """Draw a disc above a final score: a winner's in a laurel, another's with a place badge.

    >>> canvas = surface.ground((200, 200))
    >>> lay_disc_of_rank(canvas, 100, 100, seat=0, rank=1)
    >>> [box.label for box in canvas.boxes]
    ['laurel', 'disc.vermilion']
    """
    if rank == 1:
        canvas.sprite("laurel", x, y - 2, 132)
        disc(canvas, x, y, 36, seat)
    else:
        disc(canvas, x, y, 33, seat)
        badge(canvas, x + 26, y + 25, 16, str(rank))


def badge(canvas: Canvas, x: float, y: float, radius: float, words: str) -> Box:
    """Draw a small paper disc with a figure.

    >>> badge(surface.ground((200, 100)), 100, 50, 16, "2").label
    '2'
    """
    canvas.fill(shapes.disc(x, y, radius), palette.INK)
    canvas.fill(shapes.disc(x, y, radius - 2), palette.PAPER)
    canvas.text(x, y, words, fonts.SANS_BOLD, radius * 1.4, palette.INK, "mm")
    canvas.boxes[-1] = replace(canvas.boxes[-1], kind="badge")
    return canvas.boxes[-1]


def private_words(is_drafted: bool, has_secret: bool = True) -> Msg:
    """Return the words of the band: an unconfirmed move, a secret, or the reader's own.

    >>> private_words(is_drafted=False, has_secret=True)
    Msg('picture.private')
    """
    if is_drafted:
        return Msg("picture.unconfirmed")
    return Msg("picture.private" if has_secret else "picture.own")


def private_band(canvas: Canvas, words: str, owner: str, seat: int | None) -> None:
    """Draw the violet band of pictures for one person, with an eye and the owner.

    `owner` is the name of the reader, who sits in `seat` (`None`: in none).

    >>> canvas = surface.ground((960, 200))
    >>> private_band(canvas, "Only you see this", "Ana", seat=0)
    >>> canvas.areas
    {'band': (0, 0, 960, 67)}
    """
    width = canvas.width
    canvas.fill(shapes.round_rectangle(0, 0, width, BAND_HEIGHT, 0), palette.PRIVATE)
    canvas.fill(shapes.round_rectangle(0, BAND_HEIGHT, width, BAND_HEIGHT + 3, 0), palette.GOLD)
    canvas.sprite("eye", 52, BAND_HEIGHT / 2, 58, shadow=False)
    canvas.text(94, BAND_HEIGHT / 2, words, fonts.SERIF_ITALIC, 34, palette.PAPER, "lm", width / 2 - 94)
    name = canvas.text(width - 24, BAND_HEIGHT / 2, owner, fonts.SANS_MEDIUM, 30, palette.PAPER, "rm", width / 2 - 110)
    if seat is not None:
        disc(canvas, name.x0 - 34, BAND_HEIGHT / 2, 22, seat)
    canvas.area(BAND, 0, 0, width, BAND_HEIGHT + 3)


# Names of interface 1.0 of the guests, kept beside the new ones.
placed = lay_disc_of_rank
