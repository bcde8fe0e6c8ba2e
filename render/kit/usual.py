"""The picture of a decision for a game that draws none of its own: its usual picture, made as wide as all of them and low enough for one
screen, under the band with what is asked.

The number of an answer stands on each area of the usual picture that is named as one of its places (`Answer.places`).
"""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.core import Say, Seat
from engine.decision import Decision
from render.kit import outlines, palette
from render.kit.canvas import Area, Canvas
from render.kit.decision import BAND, MARK, TALLEST, WIDE, WIDE_HEIGHT, in_sight, mark, opened
from render.kit.marks import BAND as OWN_BAND

TOUCH = 10.0
"""Px by which a number lies over the area that it names."""

EDGE = 4.0
"""Px between a number and the edge of the picture."""


def decided(usual: Canvas, decision: Decision | None, asks: bool, seat: Seat | None, say: Say, is_wide: bool) -> Canvas:
    """A usual picture as that of a decision. Its own band gives way to what is asked, or to what was done, unless the prompt of the ask is
    said below the picture (`Decision.stake` is `None` while it `asks`): nothing is said twice."""
    is_told = decision is not None and seat is not None and (decision.stake is not None or not asks)
    own = usual.areas.get(OWN_BAND) if is_told else None
    top, band = 0.0 if own is None else own[3], BAND if is_told else 0
    part, scale = _seen(usual, top, decision, say, (WIDE_HEIGHT if is_wide else TALLEST) - band, is_wide)
    size = (round(usual.width * scale), round((part[3] - part[1]) * scale))
    if is_told and decision is not None and seat is not None:
        canvas = opened(band + size[1], decision, seat, say)
    else:
        canvas = Canvas(Image.new("RGB", (WIDE, size[1]), palette.PAPER))
    _lay(canvas, usual, part, ((WIDE - size[0]) / 2, band), size, scale)
    for number, answer in {} if decision is None else decision.numbers().items():
        for place in answer.places:
            if place in canvas.areas:
                _number(canvas, number, canvas.areas[place], MARK * scale * usual.width / WIDE)
    return canvas


def _seen(usual: Canvas, top: float, decision: Decision | None, say: Say, room: float, is_wide: bool) -> tuple[Area, float]:
    """The part of a usual picture below `top` that is shown in so many px of height, and how large. A wide one is all of it. A tall one
    ends where a desk still shows all its numbers together with the answers; where it is too high it begins above the numbers."""
    places = [] if decision is None else [place for answer in decision.numbers().values() for place in answer.places]
    areas = [usual.areas[place] for place in places if place in usual.areas]
    foot, full = float(usual.height), WIDE / usual.width
    scale = min(full, room / (foot - top))
    if is_wide or not areas or decision is None:
        return (0.0, top, float(usual.width), foot), scale
    first, last = min(area[1] for area in areas), max(area[3] for area in areas)
    over = MARK - TOUCH + EDGE
    foot = min(foot, max(last + EDGE, first + (in_sight(decision, say) - over) / full))
    top = max(top, min(first - over / full, foot - room / full))
    return (0.0, top, float(usual.width), foot), min(full, room / (foot - top))


def _lay(canvas: Canvas, usual: Canvas, part: Area, at: tuple[float, float], size: tuple[int, int], scale: float) -> None:
    """A part of the usual picture with its upper left corner at a point, and with all that stands on it."""
    canvas.image.paste(usual.image.resize(size, Image.Resampling.LANCZOS, part), (round(at[0]), round(at[1])))
    left, top = round(at[0]), round(at[1]) - part[1] * scale

    def moved(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, min(top + y * scale, canvas.height)  # the picture ends at a whole px

    canvas.boxes += [
        replace(box, x0=moved(box.x0, 0)[0], y0=moved(0, box.y0)[1], x1=moved(box.x1, 0)[0], y1=moved(0, box.y1)[1], size=box.size * scale)
        for box in usual.boxes
        if box.y0 >= part[1] and box.y1 <= part[3]
    ]
    for name, (x0, y0, x1, y1) in usual.areas.items():
        if name in usual.outlines:
            seen = outlines.cut(usual.outlines[name], *part)
            if seen:
                canvas.shaped(name, tuple(moved(*point) for point in seen))
        elif y0 >= part[1] and y1 <= part[3]:
            canvas.area(name, *moved(x0, y0), *moved(x1, y1))


def _number(canvas: Canvas, number: int, area: Area, size: float) -> None:
    """A number that touches the upper edge of an area from above, inside the picture; smaller where the picture is."""
    x, y = (area[0] + area[2]) / 2, area[1] - size / 2 + TOUCH * size / MARK
    half = size / 2 + 2
    mark(canvas, number, min(max(x, half), canvas.width - half), min(max(y, half), canvas.height - half), size)
