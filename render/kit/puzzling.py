"""The picture of a puzzle: the decision with its numbers, and below it what everybody has."""

from __future__ import annotations

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas

BELOW = ("players", "player-0")
"""Areas at which the part of a table card begins that shows what everybody has."""

EDGE = 12
"""Px of paper between the two parts, and below."""


MOST = 4
"""The most answers below a picture."""

TALLEST = 1066
"""The greatest height in px of a picture above `MOST` answers, on a phone."""

BUTTON = 130
"""Px that such a picture may be higher for each answer fewer, on a phone."""

TALLEST_WIDE = 560
"""The greatest height in px of a picture above `MOST` answers, on a desk."""

BUTTON_WIDE = 70
"""Px that such a picture may be higher for each answer fewer, on a desk."""


def greatest_height(answers: int, is_wide: bool) -> int:
    """Return the px of height that a picture above so many answers may have."""
    return TALLEST_WIDE + BUTTON_WIDE * (MOST - answers) if is_wide else TALLEST + BUTTON * (MOST - answers)


def stack_pictures(decision: Canvas, card: Canvas, most: int) -> Canvas:
    """Return a decision's picture with the card's lowest part below it.

    It is the decision's picture alone if both are higher than `most` px.
    """
    tops = [card.areas[name][1] for name in BELOW if name in card.areas]
    if not tops:
        return decision
    top, wide = round(min(tops)) - EDGE // 2, decision.image.width
    strip = card.image.crop((0, top, card.image.width, card.image.height))
    if strip.width != wide:
        strip = strip.resize((wide, round(strip.height * wide / strip.width)), Image.Resampling.LANCZOS)
    if decision.height + EDGE + strip.height > most:
        return decision
    image = Image.new("RGB", (wide, decision.image.height + EDGE + strip.height), palette.PAPER)
    image.paste(decision.image, (0, 0))
    image.paste(strip, (0, decision.image.height + EDGE))
    canvas = Canvas(image)
    canvas.areas.update(decision.areas)
    canvas.boxes.extend(decision.boxes)
    return canvas
