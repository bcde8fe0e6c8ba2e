"""Drawing: the canvas, half-made moves, and the modules of the kit.

The public names of each of these modules are promised as well.
"""

from __future__ import annotations

from render import CARD, Draft, plain
from render.kit import (
    banner,
    cards,
    decision,
    event,
    fonts,
    grids,
    layers,
    marks,
    names,
    outlines,
    palette,
    players,
    png,
    poster,
    rims,
    scores,
    shapes,
    sprites,
    surface,
    tablecard,
    text,
    zoom,
)
from render.kit.canvas import Area, Box, Canvas

__all__ = [
    "CARD",
    "Area",
    "Box",
    "Canvas",
    "Draft",
    "banner",
    "cards",
    "decision",
    "event",
    "fonts",
    "grids",
    "layers",
    "marks",
    "names",
    "outlines",
    "palette",
    "plain",
    "players",
    "png",
    "poster",
    "rims",
    "scores",
    "shapes",
    "sprites",
    "surface",
    "tablecard",
    "text",
    "zoom",
]
