"""The static layers: paper, the framed plates of the world and of zooms, empty panels."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.magellan.pictures.places import COLUMN, HEIGHTS, ROWS, Plate, middle
from games.magellan.pictures.relief import WATER_LINE, relief
from games.magellan.rules.board import COLUMNS
from render.kit import fonts, layers, palette, shapes, sprites, surface
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx

WIDTH = 1200
ATLANTIC = 20
"""First column of the table for bases in the Atlantic: its edge, at 170 W, cuts only open water."""
PACIFIC = 34
"""First column of the table for bases in the Pacific: its edge, at 30 W, leaves the Pacific whole."""
ROSES: dict[int, Point] = {ATLANTIC: (156.0, 545.0), PACIFIC: (356.0, 540.0)}
"""Middle of the compass rose in px, in empty water."""
ROSE_WIDTH = 112
PLAYERS_TOP = 716.0
PLAYERS_HEIGHT = 104.0
"""Height in px of the panel of a player."""
CARDS_TOP = 834.0
ROW = 34.0
"""Height of a row of the cards' panel."""
EDGE = 8.0
GAP = 12.0
SIDE = 32
"""Width in px of the band of the frame, left and right of the map."""
BAND = 24
"""Height in px of the band of the frame, above and below the map."""


def world(first: int) -> Plate:
    """Return the plate of the table."""
    return Plate(first, columns=COLUMNS, top=0, rows=len(ROWS), x0=40, y0=108, scale=1.0)


def columns(count: int) -> tuple[BoxPx, ...]:
    """Return so many boxes side by side, as those of the players' panels."""
    width = (WIDTH - 2 * EDGE - GAP * (count - 1)) / count
    return tuple(
        (EDGE + k * (width + GAP), PLAYERS_TOP, EDGE + k * (width + GAP) + width, PLAYERS_TOP + PLAYERS_HEIGHT) for k in range(count)
    )


def cards_boxes(rows: int) -> tuple[BoxPx, BoxPx]:
    """Return the panel of the countries for sale, and that of the discoveries beside it."""
    quarters = columns(4)
    bottom = CARDS_TOP + 44 + ROW * rows
    return (quarters[0][0], CARDS_TOP, quarters[2][2], bottom), (quarters[3][0], CARDS_TOP, quarters[3][2], bottom)


def height(rows: int) -> int:
    """Return the height in px of the table picture, by its rows of cards."""
    return round(CARDS_TOP + 44 + ROW * rows + 18)


@layers.keep_last(2)
def map_layer(first: int) -> Image.Image:
    """Draw the framed plate of the world on paper, as high as the map needs.

    The compass rose has the pale blue of the water lines.
    """
    plate, at = world(first), ROSES[first]
    canvas = Canvas(Image.new("RGB", (WIDTH, 720), palette.GROUND))
    lay_frame(canvas, plate)
    image, rose = relief(plate, at), sprites.sprite("compass-rose", ROSE_WIDTH, shadow=False)
    light = ImageChops.multiply(rose.image.convert("L"), rose.mask).point([round(v * 0.62) for v in range(256)])
    image.paste(WATER_LINE, (round(at[0] - plate.x0) + rose.dx, round(at[1] - plate.y0) + rose.dy), light)
    canvas.image.paste(image, (round(plate.x0), round(plate.y0)))
    outer = frame_box(plate)
    return canvas.image.crop((round(outer[0]), round(outer[1]), round(outer[2]), round(outer[3])))


@layers.keep_last(16)
def table_layer(first: int, count: int, rows: int) -> Image.Image:
    """Draw the table without anything that changes."""
    canvas = surface.ground((WIDTH, height(rows)))
    for box in (*columns(count), *cards_boxes(rows)):
        surface.panel(canvas, box)
    outer = frame_box(world(first))
    canvas.image.paste(map_layer(first), (round(outer[0]), round(outer[1])))
    return canvas.image


ACROSS = (3, 4, 6, 9, 12, 18)
"""How many columns a block of the world may have."""
DOWN = (2, 3, 6, 9)
"""How many rows a block of the world may have."""
BLOCK = (380, 300)
"""Least width and height of a block in px."""


def bare(plate: Plate) -> Image.Image:
    """Return a part of the world without a frame, put together from shared blocks."""
    step = COLUMN * plate.scale
    across = next((count for count in ACROSS if count * step >= BLOCK[0]), ACROSS[-1])
    down = next((count for count in DOWN if count * HEIGHTS[9] * plate.scale >= BLOCK[1]), DOWN[-1])
    image = Image.new("RGB", (round(plate.x1 - plate.x0), round(plate.y1 - plate.y0)))
    west, north = plate.first - 1, round(plate.scale * sum(HEIGHTS[: plate.top]))
    for row in range(plate.top // down * down, plate.top + plate.rows, down):
        y = round(plate.scale * sum(HEIGHTS[:row])) - north
        for column in range(west // across * across, west + plate.columns, across):
            image.paste(_block(plate.scale, column % COLUMNS + 1, across, row, down), (round(column * step) - round(west * step), y))
    return image


@layers.keep_last(64)
def _block(scale: float, first: int, columns: int, top: int, rows: int) -> Image.Image:
    return relief(Plate(first, columns, top, rows, x0=0, y0=0, scale=scale), None, 1 + max(0.0, scale - 1) * 0.14, 1)


@layers.keep_last(18)
def plate_layer(plate: Plate, size: tuple[int, int], figures: float = 25, band: tuple[float, float] = (SIDE, BAND)) -> Image.Image:
    """Draw a part of the world on paper, framed with figures, without anything that changes."""
    canvas = surface.ground(size)
    lay_frame(canvas, plate, figures, band)
    canvas.image.paste(relief(plate, None, 1 + (plate.scale - 1) * 0.14), (round(plate.x0), round(plate.y0)))
    return canvas.image


BAND_SHADE = palette.mix(palette.PAPER_EDGE, palette.LAND_SHADE, 0.35)
"""The colour of every other field of the frame."""


def frame_box(plate: Plate) -> BoxPx:
    """Return the outer edge of the frame."""
    return plate.x0 - SIDE, plate.y0 - BAND, plate.x1 + SIDE, plate.y1 + BAND


def lay_frame(canvas: Canvas, plate: Plate, size: float = 21, band: tuple[float, float] = (SIDE, BAND)) -> None:
    """Draw the band with the coordinates of the grid; the plate is pasted later."""
    x0, y0, x1, y1 = plate.x0 - band[0], plate.y0 - band[1], plate.x1 + band[0], plate.y1 + band[1]
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 1), palette.PAPER)
    fields: list[tuple[int, str, BoxPx]] = []
    for k in range(plate.columns):
        left, words = plate.x0 + k * COLUMN * plate.scale, str((plate.first - 1 + k) % COLUMNS + 1)
        for top, bottom in ((y0, plate.y0), (plate.y1, y1)):
            fields.append((k, words, (left, top, left + COLUMN * plate.scale, bottom)))
    top = plate.y0
    for k in range(plate.rows):
        bottom, words = top + HEIGHTS[plate.top + k] * plate.scale, ROWS[plate.top + k].upper()
        fields += [(k, words, (left, top, right, bottom)) for left, right in ((x0, plate.x0), (plate.x1, x1))]
        top = bottom
    for k, words, field in fields:
        if k % 2 == 0:
            canvas.fill(shapes.round_rectangle(*field, 0), BAND_SHADE)
        canvas.text(*middle(field), words, fonts.SANS_BOLD, size, palette.INK, "mm")
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 1, 1.8), palette.INK)
    canvas.fill(shapes.round_rectangle(plate.x0 - 2, plate.y0 - 2, plate.x1 + 2, plate.y1 + 2, 0, 2), palette.INK)
