"""The pictures of magellan as PNG bytes, beside a naive drawing of the same table.

The anchor draws the same position at twice the size with Pillow's own calls, nothing kept: coasts with water lines, grid, coordinates,
tags, capitals, panels; then reduces it and saves a palette PNG at level 6.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bench import Row
from bench.naive import TWICE, Naive, rows_of
from engine.values.core import Say
from games.magellan import positions
from games.magellan.pictures import banner, ground, relief, scene, table, tags
from games.magellan.pictures.places import COLUMN, ROWS, Plate, middle
from games.magellan.pictures.ways import on_table
from games.magellan.rules.board import NATIONS
from games.magellan.rules.view import MagellanView
from render.kit import fonts, palette, sprites
from render.kit.names import player_name
from words import speaker


def rows() -> list[Row]:
    """Measure the pictures of tables, a zoom, a private view and the open cards."""
    say, view = speaker("en", positions.NAMES), positions.middle()
    mine, _ = positions.drafts()["ship-chosen"]
    shots = (
        ("table, 4 players", view, "table", None),
        ("crowded table", positions.crowded_view(), "table", None),
        ("zoom on Europe", view, "zoom-europe", None),
        ("private picture", mine, "mine", None),
        ("open cards", view, "cards", None),
    )
    return rows_of("magellan", say, lambda: naive(view, say), shots)


def naive(view: MagellanView, say: Say) -> bytes:
    """Draw the same position plainly, without texture, shadows and rhumb lines."""
    drawing = Naive((ground.WIDTH, ground.height(table.rows(view, say))))
    plate = ground.world(ground.ATLANTIC)
    _naive_sea(drawing, plate)
    _naive_grid(drawing, plate)
    _naive_pieces(drawing, view, plate)
    _naive_panels(drawing, view, say)
    return drawing.finished()


def _naive_sea(drawing: Naive, plate: Plate) -> None:
    """Draw sea and land with two water lines and shallows."""
    wide, high = round((plate.x1 - plate.x0) * TWICE), round((plate.y1 - plate.y0) * TWICE)
    land = Image.new("L", (wide, high), 0)
    brush = ImageDraw.Draw(land)
    for rings, fill in zip(relief.outlines(), (255, 0), strict=True):
        for ring in rings:
            for shift in (-360, 0, 360):
                brush.polygon([_on_plate(lon + shift, far) for lon, far in zip(*ring, strict=True)], fill=fill)
    sea = Image.new("RGB", (wide, high), palette.SEA_CHART)
    for blur, colour, strength in ((52, palette.SEA_DEEP, 110), (14, palette.SEA_SHALLOW, 150)):
        mask = land.filter(ImageFilter.GaussianBlur(blur))
        mask = ImageChops.invert(mask) if colour == palette.SEA_DEEP else mask
        sea.paste(colour, (0, 0), mask.point([v * strength // 255 for v in range(256)]))
    for distance in (5, 11, 18):
        line = land.filter(ImageFilter.GaussianBlur(distance)).point([max(0, 200 - 20 * abs(v - 40)) for v in range(256)])
        sea.paste(relief.WATER_LINE, (0, 0), line)
    ground_here = Image.new("RGB", (wide, high), palette.LAND)
    ground_here.paste(palette.LAND_SHADE, (0, 0), ImageChops.invert(land.filter(ImageFilter.GaussianBlur(10))))
    sea.paste(ground_here, (0, 0), land)
    drawing.image.paste(sea, (round(plate.x0 * TWICE), round(plate.y0 * TWICE)))


def _on_plate(lon: float, far: float) -> tuple[float, float]:
    """Return a point of the plate by its longitude and its px from the North Pole."""
    return (lon - 190 + 360) / 10 * COLUMN * TWICE, far * TWICE


def _naive_grid(drawing: Naive, plate: Plate) -> None:
    """Draw the grid with its coordinates."""
    for k in range(37):
        x = plate.x0 + k * COLUMN
        drawing.line(((x, plate.y0), (x, plate.y1)), relief.GRID_SEA, 1)
        if k < 36:
            for y in (102, 696):
                drawing.text(x + 4, y, str((plate.first - 1 + k) % 36 + 1), fonts.SANS_BOLD, 21)
    for row in ROWS:
        box = plate.cell_box(f"{row}20")
        drawing.line(((plate.x0, box[1]), (plate.x1, box[1])), relief.GRID_SEA, 1)
        for x in (10, 1164):
            drawing.text(x, (box[1] + box[3]) / 2 + 7, row.upper(), fonts.SANS_BOLD, 21)


def _naive_pieces(drawing: Naive, view: MagellanView, plate: Plate) -> None:
    """Draw bases, capitals, bonuses, ways and tags."""
    for player in view.players:
        drawing.sprite(sprites.slot_name("base-island", player.seat), *middle(plate.cell_box(player.base)), 33)
    for capital in scene.capitals(view):
        x, y = plate.point(capital.lon, capital.lat)
        if capital.owner is None:
            drawing.sprite("sale-disc", x, y, 28)
            drawing.text(x - 6, y + 7, capital.letter, fonts.SANS_BOLD, 20)
        else:
            drawing.sprite(sprites.slot_name("disc", capital.owner), x, y, 24)
    for goal in scene.discoveries(view):
        x, y = plate.point(goal.lon, goal.lat)
        drawing.sprite("discovery-seal", x, y, 40)
        drawing.text(x - 10, y + 7, str(goal.bonus), fonts.SANS_BOLD, 20)
    for way in view.trail:
        for line in on_table(plate, way.path):
            drawing.line(line, palette.HALO, 8)
    for tag in scene.tags(view):
        box = plate.cell_box(tag.cell)
        drawing.brush.rectangle([v * TWICE for v in box], outline=palette.PLAYERS[tag.seat].main, width=4)
        x, y = box[2] + 2, (box[1] + box[3]) / 2
        drawing.panel((x, y - 15, x + tag.width, y + 15), palette.PLAYERS[tag.seat].main, 7)
        for k, (kind, count) in enumerate(tag.pieces):
            name = {"jeep": "jeep", "ship": "ship-squadron", "plane": "plane"}[kind.split("+")[0]]
            drawing.sprite(sprites.slot_name(name, tag.seat), x + tags.EMBLEM + 14 + 40 * k, y, 27)
            if count > 1:
                drawing.text(x + tags.EMBLEM + 28 + 40 * k, y + 8, str(count), fonts.SANS_BOLD, 23)


def _naive_panels(drawing: Naive, view: MagellanView, say: Say) -> None:
    """Draw the head, the players and the open cards."""
    drawing.sprite(sprites.slot_name("disc", view.turn), 38, 42, 60)
    drawing.text(80, 43, banner.title(view, say, player_name(say, view.turn)), fonts.SERIF_BOLD, 37)
    drawing.text(80, 70, banner.last_move(view, say, player_name(say, view.last.seat)), fonts.SANS, 24)
    for k, face in enumerate(view.dice):
        drawing.panel((732 + 45 * k, 14, 770 + 45 * k, 52), palette.PAPER, 8)
        drawing.text(744 + 45 * k, 42, str(face), fonts.SANS_BOLD, 28)
    if view.war:
        drawing.panel(banner.RIBBON, palette.WAX)
        drawing.text(900, 40, scene.card_title(say, view.war.card), fonts.SERIF_BOLD, 26)
    for player, box in zip(view.players, ground.columns(len(view.players)), strict=True):
        drawing.panel(box, palette.PAPER)
        drawing.sprite(sprites.slot_name("disc", player.seat), box[0] + 30, box[1] + 30, 38)
        drawing.text(box[0] + 58, box[1] + 39, player_name(say, player.seat), fonts.SERIF_BOLD, 28)
        drawing.sprite("bag", box[2] - 80, box[1] + 29, 34)
        drawing.text(box[2] - 60, box[1] + 40, str(player.cash), fonts.SANS_BOLD, 32)
        drawing.line(((box[0] + 15, box[1] + 61), (box[2] - 15, box[1] + 61)), palette.PAPER_EDGE, 22)
        drawing.text(box[0] + 15, box[1] + 93, f"+{player.income} / {view.table.target}", fonts.SANS_BOLD, 27)
        for k, count in enumerate(player.counts):
            drawing.text(box[2] - 150 + 50 * k, box[1] + 93, str(count), fonts.SANS_BOLD, 27)
    for box in ground.cards_boxes(table.rows(view, say)):
        drawing.panel(box, palette.PAPER)
    for k, country in enumerate(scene.listed_countries(view)):
        x, y = 25 + 289 * (k % 3), 897 + 34 * (k // 3)
        drawing.sprite("sale-disc", x + 13, y - 7, 27)
        drawing.text(x + 34, y, scene.country_name(say, country), fonts.SERIF_BOLD, 23)
        drawing.text(x + 180, y, str(NATIONS[country].cost), fonts.SANS_BOLD, 27)
        drawing.text(x + 235, y, f"+{NATIONS[country].income}", fonts.SANS, 23)
    for k, goal in enumerate(scene.discoveries(view)):
        drawing.text(990, 897 + 34 * k, scene.place_name(say, goal.card), fonts.SERIF_BOLD, 22)
