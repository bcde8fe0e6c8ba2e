"""The picture of a decision for a game that draws none: its usual picture under the band.

It is as wide as the pictures of decisions of other games, and low enough for one screen. The number of an answer is on each area that is
named as one of its places (`Answer.places`). An area whose name is `keep` or begins with `keep-` is never cut.
"""

from __future__ import annotations

import math
from dataclasses import replace

from PIL import Image

from engine.asks.decision import Decision
from engine.values.core import Say, Seat
from render.kit import outlines, palette
from render.kit.canvas import Area, Box, Canvas
from render.kit.decision import BAND, MARK, TALLEST, WIDE, WIDE_HEIGHT, in_sight, mark, open_canvas
from render.kit.marks import BAND as OWN_BAND

KEEP = "keep"
"""The name of areas that are never cut."""

TOUCH = 10.0
"""Px by which a number lies over its area."""

EDGE = 4.0
"""Px between a number and the edge of the picture."""

NEARER = (1.2, 1.1, 1.0, 0.9)
"""Scales of the usual picture, the largest first; the next one is tried if words would be cut."""

LEAST = 0.6
"""The least scale, at which letters of 26 px can still be read on a computer screen."""

HEAD = "head"
"""The area of a table card that says whose turn it is: the band of a private picture replaces it."""

OWN = ("hand", "own")
"""The areas of a picture of a decision that show what its reader has; the first one found is used."""

STEP = 4
"""Px between the places that are tried for the left edge."""


def frame_decision(usual: Canvas, decision: Decision | None, asks: bool, seat: Seat | None, say: Say, is_wide: bool) -> Canvas:
    """Draw a game's usual picture as the picture of a decision.

    A band with the question, or with what was done, replaces the picture's own band. There is no such band if the words below the picture
    ask the question (`decision.stake` is `None` while it `asks`): nothing is said twice.
    """
    has_band = decision is not None and seat is not None and (decision.stake is not None or not asks)
    replaced = next((usual.areas[name] for name in (OWN_BAND, HEAD) if has_band and name in usual.areas), None)
    top, band = 0.0 if replaced is None else replaced[3], BAND if has_band else 0
    part, scale = _visible_part(usual, top, decision, say, (WIDE_HEIGHT if is_wide else TALLEST) - band, is_wide)
    size = (round((part[2] - part[0]) * scale), round((part[3] - part[1]) * scale))
    if has_band and decision is not None and seat is not None:
        canvas = open_canvas(band + size[1], decision, seat, say)
    else:
        canvas = Canvas(Image.new("RGB", (WIDE, size[1]), palette.PAPER))
    _lay(canvas, usual, part, ((WIDE - size[0]) / 2, band), size, scale)
    for number, answer in {} if decision is None else decision.numbers().items():
        for place in answer.places:
            if place in canvas.areas:
                _number(canvas, number, canvas.areas[place], MARK * min(1.0, scale * usual.width / WIDE))
    return canvas


def overview(card: Canvas, decision_picture: Canvas | None, decision: Decision, seat: Seat, say: Say) -> Canvas:
    """Draw the whole table for one reader.

    It is the table card with the band instead of its head. At the foot is what the reader has, cut from the picture of a decision
    (`decision_picture`).
    """
    table = frame_decision(card, decision, asks=False, seat=seat, say=say, is_wide=False)
    own = None if decision_picture is None else next((decision_picture.areas[name] for name in OWN if name in decision_picture.areas), None)
    if decision_picture is None or own is None:
        return table
    top, foot = math.floor(own[1]), math.ceil(own[3])
    canvas = Canvas(Image.new("RGB", (WIDE, table.height + foot - top), palette.PAPER))
    _lay(canvas, table, (0.0, 0.0, float(WIDE), float(table.height)), (0.0, 0.0), table.image.size, 1.0)
    _lay(canvas, decision_picture, (0.0, float(top), float(WIDE), float(foot)), (0.0, float(table.height)), (WIDE, foot - top), 1.0)
    return canvas


def _visible_part(usual: Canvas, top: float, decision: Decision | None, say: Say, room: float, is_wide: bool) -> tuple[Area, float]:
    """Return the part of a usual picture below `top` that is shown, and its scale.

    It is `room` px high, around the areas with numbers and those that are never cut, and as large as possible without cutting words at its
    sides. A tall one ends where a computer screen still shows all its numbers together with the answers; if it is too high it begins above
    the numbers. Without numbers it is the whole picture, or its upper part if the whole would be too small to read. A picture with its own
    band is never enlarged.
    """
    places = [] if decision is None else [place for answer in decision.numbers().values() for place in answer.places]
    areas = [usual.areas[place] for place in places if place in usual.areas]
    areas += [area for name, area in usual.areas.items() if name.partition("-")[0] == KEEP] if areas else []
    foot = float(usual.height)
    whole = min(WIDE / usual.width, room / (foot - top))  # at this scale the whole picture is visible
    if not areas or decision is None:
        scale = max(whole, LEAST)
        return (0.0, top, float(usual.width), _foot(usual, top, min(foot, top + room / scale))), scale
    over = MARK - TOUCH + EDGE  # px that a number and its margin take above its area
    left, first = min(area[0] for area in areas), min(area[1] for area in areas)
    right, last = max(area[2] for area in areas), max(area[3] for area in areas)
    # The greatest scale at which all areas with numbers fit.
    fitting = min((WIDE - 2 * EDGE) / (right - left), (room - over - EDGE) / (last - first))
    scale, (left, right) = _largest_scale(usual, top, left, right, fitting, whole)
    visible_height = room / scale
    if is_wide:
        middle = (first - over / scale + last) / 2
        top = max(top, min(middle - visible_height / 2, foot - visible_height))
        foot = _foot(usual, last + EDGE, min(foot, top + visible_height))
    else:
        foot = min(foot, max(last + EDGE, first + (in_sight(decision, say) - over) / scale))
        top = max(top, min(first - over / scale, foot - visible_height))
    return (left, top, right, foot), min(scale, room / (foot - top))


def _largest_scale(usual: Canvas, top: float, left: float, right: float, fitting: float, whole: float) -> tuple[float, tuple[float, float]]:
    """Return the largest scale at which no word is cut at the sides, and the part's edges.

    What is between `left` and `right` stays visible. `fitting`: the largest scale at which all areas with numbers fit. `whole`: the largest
    one at which the whole picture does.
    """
    full_width = WIDE / usual.width  # at this scale the picture is as wide as the result
    words = [box for box in usual.boxes if box.kind == "text" and box.y1 > top]
    may_enlarge = bool(top) or OWN_BAND not in usual.areas
    enlarging = [near for near in NEARER if may_enlarge and full_width < near <= fitting]
    for scale in (*enlarging, min(full_width, max(whole, fitting))):
        sides = _sides(usual, words, left, right, WIDE / scale)
        if sides is not None:
            return scale, sides
    raise AssertionError("at its own width nothing is cut")


def _foot(usual: Canvas, least: float, foot: float) -> float:
    """Return the lowest height between `foot` and `least` that cuts no word.

    If there is none, or the whole picture ends at `foot`, it is `foot`.
    """
    if foot == usual.height:
        return foot
    words = [(box.y0 - EDGE, box.y1 + EDGE) for box in usual.boxes if box.kind == "text"]
    free = (float(at) for at in range(math.floor(foot), math.ceil(least), -1) if not any(start < at < end for start, end in words))
    return next(free, foot)


def _sides(usual: Canvas, words: list[Box], left: float, right: float, width: float) -> tuple[float, float] | None:
    """Return the edges of a part around the numbers that cuts no word; `None`: there is none.

    The part is `width` px wide, and contains what is between `left` and `right`.
    """
    if width >= usual.width - 1:
        return 0.0, float(usual.width)
    lowest, highest = max(0.0, right + EDGE - width), min(usual.width - width, left - EDGE)
    centred = (left + right - width) / 2
    for edge in sorted(range(math.ceil(lowest), math.floor(highest) + 1, STEP), key=lambda tried: abs(tried - centred)):
        if not any(box.x0 - EDGE < x < box.x1 + EDGE for x in (edge, edge + width) for box in words):
            return float(edge), edge + width
    return None


def _lay(canvas: Canvas, usual: Canvas, part: Area, at: tuple[float, float], size: tuple[int, int], scale: float) -> None:
    """Draw a part of the usual picture at a point, with its boxes and areas."""
    canvas.image.paste(usual.image.resize(size, Image.Resampling.LANCZOS, part), (round(at[0]), round(at[1])))
    left, top = round(at[0]) - part[0] * scale, round(at[1]) - part[1] * scale

    def move(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, min(top + y * scale, canvas.height)  # the picture ends at a whole px

    canvas.boxes += [
        replace(box, x0=move(box.x0, 0)[0], y0=move(0, box.y0)[1], x1=move(box.x1, 0)[0], y1=move(0, box.y1)[1], size=box.size * scale)
        for box in usual.boxes
        if box.x0 >= part[0] and box.x1 <= part[2] and box.y0 >= part[1] and box.y1 <= part[3]
    ]
    for name, (x0, y0, x1, y1) in usual.areas.items():
        if name in usual.outlines:
            visible = outlines.clip_outline(usual.outlines[name], *part)
            if visible:
                canvas.shaped(name, tuple(move(*point) for point in visible))
        elif x0 >= part[0] and x1 <= part[2] and y0 >= part[1] and y1 <= part[3]:
            canvas.area(name, *move(x0, y0), *move(x1, y1))


def _number(canvas: Canvas, number: int, area: Area, size: float) -> None:
    """Draw a number on the upper edge of an area, inside the picture."""
    x, y = (area[0] + area[2]) / 2, area[1] - size / 2 + TOUCH * size / MARK
    half = size / 2 + 2
    mark(canvas, number, min(max(x, half), canvas.width - half), min(max(y, half), canvas.height - half), size)
