"""The chart without pieces: sea, coasts, calm squares, rocks, harbours, frame."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageChops, ImageFilter

from data.tables import table
from games.carta_magica.pictures import places
from games.carta_magica.rules import board
from render.kit import fonts, layers, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.zoom import Zoomed

DRAWN = table("carta_magica", "chart")
"""What is drawn on the chart and where, in squares: the rose, mountains, palms, the title, the harbours' names."""
SEA_TOP, SEA_BOTTOM = palette.rgb("#3F718C"), palette.rgb("#386987")
GRID = palette.rgb("#DCEBEA")
DISC = 18.5
"""Radius of a harbour's disc, in px."""
NAME_SIZE, NAME_ROOM, NAME_HIGH = 22.0, 132.0, 15.0
"""Px of a harbour's name: the size of its letters, its greatest width, its height."""
HULL, KEEL, MAST = 29.0, 24.0, 37.0
"""Px that a ship takes on each side of its berth, below it and above it."""


def point(at: list[float]) -> tuple[float, float]:
    """Return a point of the chart's table, in px."""
    return places.ORIGIN[0] + places.SIDE * at[0], places.ORIGIN[1] + places.SIDE * at[1]


@layers.keep_last(1)
def land() -> Image.Image:
    """Draw a mask of the sea's size, 255 on land.

    Squares are blurred, roughened and cut again, so that coasts look grown.
    """
    side, margin = round(places.SIDE), round(places.SIDE)
    wide, high = side * board.COLUMNS, side * len(board.ROWS)
    mask = Image.new("L", (wide + 2 * margin, high + 2 * margin), 0)
    for row in range(-1, len(board.ROWS) + 1):
        for column in range(-1, board.COLUMNS + 1):
            # Land at the border goes on outside, so that no coast runs along the frame.
            sign = board.ROWS[min(max(row, 0), len(board.ROWS) - 1)][min(max(column, 0), board.COLUMNS - 1)]
            if sign in places.LAND:
                x, y = margin + side * column, margin + side * row
                mask.paste(255, (x, y, x + side, y + side))
    soft = mask.filter(ImageFilter.GaussianBlur(9.5))
    for grid, amplitude, seed in ((17, 21.0, 5), (6, 9.0, 6)):
        soft = ImageChops.add(soft, surface.noise(soft.size, grid, amplitude, seed), 1, -128)
    cut = soft.point(lambda v: 255 if v > 112 else 0).filter(ImageFilter.GaussianBlur(1.6)).point(_crisp)
    return cut.crop((margin, margin, margin + wide, margin + high))


def _crisp(value: int) -> int:
    """Sharpen a blurred edge, one px soft."""
    return max(0, min(255, round(128 + (value - 128) * 3.2)))


def _grow(mask: Image.Image, distances: tuple[int, ...]) -> dict[int, Image.Image]:
    """Return the land grown by each of some ascending distances in px; bays fill up."""
    masks, at = {}, 0
    for by in distances:
        while at < by:
            step = min(3, by - at)
            mask = mask.filter(ImageFilter.MaxFilter(2 * step + 1)).filter(ImageFilter.GaussianBlur(1.2))
            at += step
        masks[by] = mask.filter(ImageFilter.GaussianBlur(2.2)).point(_crisp)
    return masks


def _lay_coast(sea: Image.Image) -> None:
    """Draw land on the sea: shallows, three water lines, the shore shaded and outlined."""
    mask = land()
    everywhere = (0, 0, *sea.size)
    for blur, strength in ((40, 0.5), (17, 0.55)):
        shallow = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v, k=strength: min(255, round(v * 1.9 * k)))
        sea.paste(palette.SEA_COAST, everywhere, shallow)
    grown = _grow(mask, (2, 6, 8, 12, 14, 18, 19))
    for inner, outer, strength in ((6, 8, 0.62), (12, 14, 0.42), (18, 19, 0.3)):
        line = ImageChops.subtract(grown[outer], grown[inner]).point(lambda v, k=strength: round(v * k))
        sea.paste(palette.SEA_DEEP, everywhere, line)
    ground_here = Image.new("RGB", sea.size, palette.LAND)
    inland = mask.filter(ImageFilter.GaussianBlur(9)).point(lambda v: round(max(0, 255 - v) * 1.5) if v > 85 else 255)
    ground_here.paste(palette.LAND_SHADE, everywhere, inland)
    patches = surface.noise(sea.size, 26, 26, 8).point(lambda v: max(0, min(90, (v - 128) * 2)))
    ground_here.paste(palette.rgb("#EFE5CB"), everywhere, patches)
    sea.paste(palette.COAST, everywhere, grown[2])
    sea.paste(ground_here, (0, 0), mask)


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw the chart without names, as large as `places.FRAME`."""
    x0, y0, x1, y1 = places.FRAME
    canvas = Canvas(Image.new("RGB", (1200, 900), palette.GROUND))
    sea = surface.sea(places.SEA, point(DRAWN["rose"]), SEA_TOP, SEA_BOTTOM, 0.2)
    _lay_depths(sea)
    _lay_coast(sea)
    ashore = sea.copy()
    _lay_grid(sea, 0.3)
    _lay_grid(ashore, 0.13, palette.COAST)
    sea.paste(ashore, (0, 0), land())
    canvas.image.paste(sea, (round(places.SEA[0]), round(places.SEA[1])))
    _decorate(canvas)
    canvas.image = surface.add_texture(canvas.image, 3)
    lay_squares(canvas)
    _lay_frame(canvas)
    return canvas.image.crop((round(x0), round(y0), round(x1), round(y1)))


def zoom(part: surface.BoxPx, wide: int, high: int, scale: float) -> Zoomed:
    """Draw a part of the chart without pieces, enlarged, with drawings made in the new size."""
    x0, y0 = places.FRAME[:2]
    cut = (part[0] - x0, part[1] - y0, part[2] - x0, part[3] - y0)
    sea = Zoomed(ground().resize((wide, high), Image.Resampling.BICUBIC, cut), part, scale)
    lay_squares(sea)
    return sea


def named_ground(names: tuple[str, ...], ships: Collection[board.Square] = ()) -> Image.Image:
    """Draw the chart with its title and its harbours' names, clockwise from the north.

    Each name stands where none of the `ships` covers it, if possible.
    """
    return _chart_with_names(names, tuple(name_place(number, words, ships) for number, words in enumerate(names)))


@layers.keep_last(12)
def _chart_with_names(names: tuple[str, ...], spots: tuple[str, ...]) -> Image.Image:
    canvas = Canvas(ground().copy())
    x0, y0 = places.FRAME[:2]
    x, y = point(DRAWN["title"])
    canvas.text(x - x0, y - y0, "Carta Magica", fonts.SERIF_BOLD_ITALIC, 54, palette.COAST, "mm")
    letters = Image.new("L", canvas.image.size, 0)
    for number, (words, place) in enumerate(zip(names, spots, strict=True)):
        box, piece = name_box(number, words, place)
        letters.paste(piece.mask, (round(box[0] - x0) + piece.dx, round(box[3] - y0) + piece.dy))
    # A dark shade behind pale letters reads on deep and on shallow water, and lies under every ship.
    shade = letters.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(3)).point(lambda v: min(255, round(v * 1.25)))
    canvas.image.paste(palette.SEA_DEEP, (0, 0, *canvas.image.size), shade)
    canvas.image.paste(palette.PAPER, (0, 0, *canvas.image.size), letters)
    return canvas.image


def name_box(number: int, words: str, place: str) -> tuple[surface.BoxPx, text.Piece]:
    """Return the box of a harbour's name at `place` (`at` or `else`), and its letters."""
    drawn = DRAWN["names"][number]
    x, y = point(drawn[place])
    used, size = text.fit_text(words, fonts.SERIF_BOLD_ITALIC, NAME_SIZE, NAME_ROOM)
    piece = text.piece(used, fonts.SERIF_BOLD_ITALIC, size)
    left = x - {"l": 0.0, "m": piece.width / 2, "r": piece.width}[drawn["anchor"]]
    return (left, y - NAME_HIGH, left + piece.width, y), piece


def name_place(number: int, words: str, ships: Collection[board.Square]) -> str:
    """Return where a harbour's name stands: the first of `at` and `else` without a ship."""
    return next((place for place in ("at", "else") if not _is_covered(name_box(number, words, place)[0], ships)), "at")


def _is_covered(box: surface.BoxPx, ships: Collection[board.Square]) -> bool:
    """Return whether the hull or the sails of a ship on one of the squares reach into a box."""
    x0, y0, x1, y1 = box
    return any(x0 < x + HULL and x1 > x - HULL and y0 < y + KEEL and y1 > y - MAST for x, y in map(places.berth, ships))


def is_name_beside(harbour: board.Square) -> bool:
    """Return whether a harbour's name stands in its own row."""
    number = next(number for number, place in enumerate(board.HARBOURS) if place.square == harbour)
    return int(DRAWN["names"][number]["at"][1]) == harbour // board.COLUMNS


def _lay_depths(sea: Image.Image) -> None:
    """Draw large clouds of deeper water, so that the open sea is not one flat tone."""
    cloud = surface.noise(sea.size, 110, 60, 11).point(lambda v: max(0, min(70, v - 128)))
    sea.paste(palette.rgb("#2F5F7D"), (0, 0, *sea.size), cloud)


def _lay_grid(image: Image.Image, strength: float, colour: palette.Colour = GRID) -> None:
    lines = Canvas(image)
    wide, high = image.size
    for column in range(1, board.COLUMNS):
        x = places.SIDE * column
        lines.fill(shapes.round_rectangle(x - 0.5, 0, x + 0.5, high, 0), colour, strength)
    for row in range(1, len(board.ROWS)):
        y = places.SIDE * row
        lines.fill(shapes.round_rectangle(0, y - 0.5, wide, y + 0.5, 0), colour, strength)


def _decorate(canvas: Canvas) -> None:
    """Draw mountains, palms and the compass rose."""
    for x, y, width in DRAWN["ranges"]:
        canvas.sprite("mountains", *point([x, y]), width * places.SIDE, strength=0.8, shadow=False)
    for x, y, size in DRAWN["palms"]:
        canvas.sprite("palm", *point([x, y]), 34 * size, strength=0.9, shadow=False)
    canvas.sprite("compass-rose", *point(DRAWN["rose"]), 58, strength=0.85, shadow=False)


def lay_squares(canvas: Canvas) -> None:
    """Draw calm squares, rocks and harbours."""
    for square, sign in places.everywhere():
        x, y = places.centre(square)
        if sign == places.CALM:
            canvas.sprite("calm", x, y, 40, shadow=False)
        elif sign == places.ROCK:
            canvas.sprite("rock", x, y, 43, shadow=False)
        elif sign in places.COLOURS:
            down, right = places.inland(square)
            turn = {(1, 0): 0.0, (0, -1): 90.0, (-1, 0): 180.0, (0, 1): 270.0}[down, right]
            canvas.sprite("quay", x, y, 43, shadow=False, turn=turn)
            canvas.sprite(disc_of(square), x, y, 2 * DISC)


def disc_of(harbour: board.Square) -> str:
    """Return the name of a harbour's drawing."""
    return f"harbour-{places.COLOURS[board.CHART[harbour]]}"


def _lay_frame(canvas: Canvas) -> None:
    """Draw the frame with a golden border, letters above and below, figures at the sides."""
    x0, y0, x1, y1 = places.FRAME
    sea = places.SEA
    hole = shapes.round_rectangle(*sea, 0)
    sheet = shapes.round_rectangle(x0, y0, x1, y1, 4)
    canvas.fill(sheet.without(hole), palette.PAPER)
    canvas.fill(shapes.round_rectangle(x0 + 1.4, y0 + 1.4, x1 - 1.4, y1 - 1.4, 3, 3.2), palette.GOLD)
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 4, 1.4), palette.INK)
    for column in range(board.COLUMNS):
        x = sea[0] + places.SIDE * column
        if column % 2 == 0:
            for y in (sea[1] - 4.6, sea[3]):
                canvas.fill(shapes.round_rectangle(x, y, x + places.SIDE, y + 4.6, 0), palette.INK)
        for y in (y0 + 13, y1 - 13):
            canvas.text(x + places.SIDE / 2, y, board.name(column)[0].upper(), fonts.SANS_BOLD, 21, palette.INK_SOFT, "mm")
    for row in range(len(board.ROWS)):
        y = sea[1] + places.SIDE * row
        if row % 2 == 0:
            for x in (sea[0] - 4.6, sea[2]):
                canvas.fill(shapes.round_rectangle(x, y, x + 4.6, y + places.SIDE, 0), palette.INK)
        for x in (x0 + 15.8, x1 - 15.8):
            canvas.text(x, y + places.SIDE / 2, str(row + 1), fonts.SANS_BOLD, 20, palette.INK_SOFT, "mm")
    canvas.fill(shapes.round_rectangle(sea[0] - 6, sea[1] - 6, sea[2] + 6, sea[3] + 6, 0, 1.2), palette.INK)
    canvas.fill(shapes.round_rectangle(sea[0] - 1, sea[1] - 1, sea[2] + 1, sea[3] + 1, 0, 1.2), palette.INK)
