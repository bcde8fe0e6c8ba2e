"""The frame of a plate: a band with the coordinates of the grid on all four sides."""

from __future__ import annotations

from render.kit import fonts, palette, shapes
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx
from render.magellan.plate import COLUMN, COLUMNS, HEIGHTS, ROWS, Plate

SIDE = 32
"""Width of the band left and right of the plate, in px."""
BAND = 24
"""Height of the band above and below it."""
CENTRE = palette.mix(palette.PAPER_EDGE, palette.LAND_SHADE, 0.35)


def box(plate: Plate) -> BoxPx:
    """The outer edge of the frame."""
    return plate.x0 - SIDE, plate.y0 - BAND, plate.x1 + SIDE, plate.y1 + BAND


def lay(canvas: Canvas, plate: Plate, size: float = 21) -> None:
    """Draw the band and its lines; the plate's own picture is pasted later."""
    x0, y0, x1, y1 = box(plate)
    canvas.fill(shapes.rounded(x0, y0, x1, y1, 1), palette.PAPER)
    for k in range(plate.columns):
        left = plate.x0 + k * COLUMN * plate.scale
        right = left + COLUMN * plate.scale
        for top, bottom in ((y0, plate.y0), (plate.y1, y1)):
            if k % 2 == 0:
                canvas.fill(shapes.rounded(left, top, right, bottom, 0), CENTRE)
            words = str((plate.first - 1 + k) % COLUMNS + 1)
            canvas.text((left + right) / 2, (top + bottom) / 2, words, fonts.SANS_BOLD, size, palette.INK, "mm")
    top = plate.y0
    for k in range(plate.rows):
        bottom = top + HEIGHTS[plate.top + k] * plate.scale
        for left, right in ((x0, plate.x0), (plate.x1, x1)):
            if k % 2 == 0:
                canvas.fill(shapes.rounded(left, top, right, bottom, 0), CENTRE)
            words = ROWS[plate.top + k].upper()
            canvas.text((left + right) / 2, (top + bottom) / 2, words, fonts.SANS_BOLD, size, palette.INK, "mm")
        top = bottom
    canvas.fill(shapes.rounded(x0, y0, x1, y1, 1, 1.8), palette.INK)
    canvas.fill(shapes.rounded(plate.x0 - 2, plate.y0 - 2, plate.x1 + 2, plate.y1 + 2, 0, 2), palette.INK)
