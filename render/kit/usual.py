"""The picture of a decision for a game that draws none of its own: its usual picture, made as wide as all of them and low enough for one
screen, under the band with what is asked.

The number of an answer stands on each area of the usual picture that is named as one of its places (`Answer.places`).
"""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.core import Say, Seat
from engine.decision import Decision
from render.kit import palette
from render.kit.canvas import Area, Canvas
from render.kit.decision import BAND, MARK, TALLEST, WIDE, WIDE_HEIGHT, mark, opened
from render.kit.marks import BAND as OWN_BAND

TOUCH = 10.0
"""Px by which a number lies over the area that it names."""


def decided(usual: Canvas, decision: Decision | None, asks: bool, seat: Seat | None, say: Say, is_wide: bool) -> Canvas:
    """A usual picture as that of a decision. Its own band gives way to what is asked, or to what was done, unless the prompt of the ask is
    said below the picture (`Decision.stake` is `None` while it `asks`): nothing is said twice."""
    is_told = decision is not None and seat is not None and (decision.stake is not None or not asks)
    own = usual.areas.get(OWN_BAND) if is_told else None
    top, band = 0.0 if own is None else own[3], BAND if is_told else 0
    part = (0.0, top, float(usual.width), float(usual.height))
    scale = min(WIDE / usual.width, ((WIDE_HEIGHT if is_wide else TALLEST) - band) / (usual.height - top))
    size = (round(usual.width * scale), round((usual.height - top) * scale))
    if is_told and decision is not None and seat is not None:
        canvas = opened(band + size[1], decision, seat, say)
    else:
        canvas = Canvas(Image.new("RGB", (WIDE, size[1]), palette.PAPER))
    _lay(canvas, usual, part, ((WIDE - size[0]) / 2, band), size, scale)
    for number, answer in {} if decision is None else decision.numbers().items():
        for place in answer.places:
            if place in usual.areas:
                _number(canvas, number, canvas.areas[place])
    return canvas


def _lay(canvas: Canvas, usual: Canvas, part: Area, at: tuple[float, float], size: tuple[int, int], scale: float) -> None:
    """A part of the usual picture with its upper left corner at a point, and with all that stands on it."""
    canvas.image.paste(usual.image.resize(size, Image.Resampling.LANCZOS, part), (round(at[0]), round(at[1])))
    left, top = round(at[0]), round(at[1]) - part[1] * scale

    def moved(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, top + y * scale

    canvas.boxes += [
        replace(box, x0=moved(box.x0, 0)[0], y0=moved(0, box.y0)[1], x1=moved(box.x1, 0)[0], y1=moved(0, box.y1)[1], size=box.size * scale)
        for box in usual.boxes
        if box.y0 >= part[1]
    ]
    for name, (x0, y0, x1, y1) in usual.areas.items():
        if name in usual.outlines:
            canvas.shaped(name, tuple(moved(*point) for point in usual.outlines[name]))
        elif y0 >= part[1]:
            canvas.area(name, *moved(x0, y0), *moved(x1, y1))


def _number(canvas: Canvas, number: int, area: Area) -> None:
    """A number that touches the upper edge of an area from above, inside the picture."""
    x, y = (area[0] + area[2]) / 2, area[1] - MARK / 2 + TOUCH
    half = MARK / 2 + 2
    mark(canvas, number, min(max(x, half), canvas.width - half), min(max(y, half), canvas.height - half))
