"""The picture of a puzzle: the decision with its numbers, and below it what everybody has."""

from __future__ import annotations

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas

BELOW = ("players", "player-0")
"""Areas of a table card from which on it says what everybody has."""

EDGE = 12
"""Px of paper between the two parts, and below."""


def stack_pictures(decision: Canvas, card: Canvas) -> Canvas:
    """Return the picture of a decision with the lowest part of the table card below it."""
    tops = [card.areas[name][1] for name in BELOW if name in card.areas]
    if not tops:
        return decision
    top, wide = round(min(tops)) - EDGE // 2, decision.image.width
    strip = card.image.crop((0, top, card.image.width, card.image.height))
    if strip.width != wide:
        strip = strip.resize((wide, round(strip.height * wide / strip.width)), Image.Resampling.LANCZOS)
    image = Image.new("RGB", (wide, decision.image.height + EDGE + strip.height), palette.PAPER)
    image.paste(decision.image, (0, 0))
    image.paste(strip, (0, decision.image.height + EDGE))
    made = Canvas(image)
    made.areas.update(decision.areas)
    made.boxes.extend(decision.boxes)
    return made
