"""The picture of a puzzle: the decision, and under its band what everybody has.

A computer shows the foot of a tall picture when a panel opens, so the numbers have to be near the answers.
"""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.kit import marks, palette
from render.kit.canvas import Canvas

BELOW = ("players", "player-0")
"""Areas at which the part of a table card begins that shows what everybody has."""

EDGE = 12
"""Px of paper above what everybody has, and below."""

MOST = 4
"""The most answers below a picture."""

TALLEST = 1066
"""The greatest height in px of a picture above `MOST` answers, on a phone."""

BUTTON = 130
"""Px by which such a picture may be higher for each missing answer, on a phone."""

TALLEST_WIDE = 560
"""The greatest height in px of a picture above `MOST` answers, on a computer."""

BUTTON_WIDE = 70
"""Px by which such a picture may be higher for each missing answer, on a computer."""


def greatest_height(answers: int, is_wide: bool) -> int:
    """Return the greatest height in px of a picture above a number of answers."""
    return TALLEST_WIDE + BUTTON_WIDE * (MOST - answers) if is_wide else TALLEST + BUTTON * (MOST - answers)


def stack_pictures(decision: Canvas, card: Canvas, most: int) -> Canvas:
    """Return a decision's picture with the card's lowest part under its band.

    If both together are higher than `most` px, it is the decision's picture alone.
    """
    tops = [card.areas[name][1] for name in BELOW if name in card.areas]
    if not tops or marks.BAND not in decision.areas:
        return decision
    top, width = round(min(tops)) - EDGE // 2, decision.image.width
    strip = card.image.crop((0, top, card.image.width, card.image.height))
    if strip.width != width:
        strip = strip.resize((width, round(strip.height * width / strip.width)), Image.Resampling.LANCZOS)
    added, band = EDGE + strip.height, round(decision.areas[marks.BAND][3])
    if decision.height + added > most:
        return decision
    image = Image.new("RGB", (width, decision.height + added), palette.PAPER)
    image.paste(decision.image.crop((0, 0, width, band)), (0, 0))
    image.paste(strip, (0, band + EDGE))
    image.paste(decision.image.crop((0, band, width, decision.height)), (0, band + added))
    canvas = Canvas(image)
    for name, (x0, y0, x1, y1) in decision.areas.items():
        down = 0 if name == marks.BAND else added
        canvas.area(name, x0, y0 + down, x1, y1 + down)
    canvas.boxes.extend(box if box.y1 <= band else replace(box, y0=box.y0 + added, y1=box.y1 + added) for box in decision.boxes)
    return canvas
