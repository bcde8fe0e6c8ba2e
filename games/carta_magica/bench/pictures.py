"""The pictures of carta_magica as PNG bytes, timed beside a naive drawing of the table."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageFilter

from bench import Row
from bench.naive import TWICE, Naive, rows_of
from contract.names import NAMES
from engine.values.core import Msg, Say, Who
from games.carta_magica import positions
from games.carta_magica.pictures import chart, places, players, ships, table, talismans, wheel, words
from games.carta_magica.rules.board import CHART, COLUMNS, HARBOUR, name
from games.carta_magica.rules.view import CartaMagicaView
from render.kit import fonts, palette, sprites, surface
from words import speaker

SPRITES = {"o": "calm", "^": "rock"}
"""What is drawn on a square, by its letter on the chart."""


def rows() -> list[Row]:
    """Measure the pictures of table, private view and score sheet."""
    say = speaker("en", NAMES)
    shots = (
        ("table picture, 4 players", positions.middle(), "table", None),
        ("my view", positions.mine(), "mine", None),
        ("score sheet, 4 players", positions.over(), "sheet", None),
    )
    return rows_of("carta_magica", say, lambda: naive(positions.middle(), say), shots)


def naive(view: CartaMagicaView, say: Say) -> bytes:
    """Draw the same pieces, lines and words plainly: no texture, one water line, one shadow."""
    drawing = Naive((1200, 900))
    for box in (table.BANNER, places.FRAME, wheel.BOX, talismans.BOX, *players.boxes(len(view.players))):
        drawing.panel(box, palette.PAPER)
    _naive_chart(drawing)
    _naive_pieces(drawing, view, say)
    _naive_wheel(drawing, view)
    _naive_panels(drawing, view, say)
    drawing.text(135, 57, say(Msg(words.title_key(view), who=say(Who(view.awaited[0])))), fonts.SERIF_BOLD, 44)
    drawing.text(135, 90, words.task(view, say), fonts.SANS_MEDIUM, 28)
    drawing.text(598, 55, say(Msg("carta_magica.chapter", round=view.round)), fonts.SERIF_ITALIC, 31)
    drawing.text(634, 89, words.last(view, say), fonts.SANS_MEDIUM, 27)
    return drawing.finished()


@cache
def _coast() -> Image.Image:
    """Draw the sea with its grown coasts: even a naive program would make it once."""
    side = round(places.SIDE * TWICE)
    size = (side * COLUMNS, side * (len(CHART) // COLUMNS))
    mask = Image.new("L", size, 0)
    for spot, sign in places.everywhere():
        row, column = divmod(spot, COLUMNS)
        if sign in places.LAND:
            mask.paste(255, (column * side, row * side, (column + 1) * side, (row + 1) * side))
    soft = mask.filter(ImageFilter.GaussianBlur(19))
    soft = ImageChops.add(soft, surface.noise(size, 34, 21, 5), 1, -128)
    land = soft.point(lambda v: max(0, min(255, 128 + (v - 112) * 10)))
    sea = Image.new("RGB", size, palette.SEA)
    sea.paste(palette.SEA_COAST, (0, 0, *size), land.filter(ImageFilter.GaussianBlur(48)))
    sea.paste(palette.SEA_DEEP, (0, 0, *size), land.filter(ImageFilter.MaxFilter(9)))
    sea.paste(palette.LAND, (0, 0, *size), land)
    return sea


def _naive_chart(drawing: Naive) -> None:
    """Draw sea and coasts, the grid, squares and coordinates."""
    drawing.image.paste(_coast(), (round(places.SEA[0] * TWICE), round(places.SEA[1] * TWICE)))
    for column in range(COLUMNS + 1):
        x = places.SEA[0] + places.SIDE * column
        drawing.line(((x, places.SEA[1]), (x, places.SEA[3])), palette.SEA_SHALLOW, 2)
    for row in range(len(CHART) // COLUMNS + 1):
        y = places.SEA[1] + places.SIDE * row
        drawing.line(((places.SEA[0], y), (places.SEA[2], y)), palette.SEA_SHALLOW, 2)
    for spot, sign in places.everywhere():
        x, y = places.centre(spot)
        sprite = chart.disc_of(spot) if spot in HARBOUR else SPRITES.get(sign)
        if sprite is not None:
            drawing.sprite(sprite, x, y, 40)
        if spot < COLUMNS:
            drawing.text(x - 6, 132, name(spot)[0].upper(), fonts.SANS_BOLD, 21)
            drawing.text(x - 6, 763, name(spot)[0].upper(), fonts.SANS_BOLD, 21)
        if spot % COLUMNS == 0:
            drawing.text(30, y + 7, name(spot)[1:], fonts.SANS_BOLD, 20)
            drawing.text(922, y + 7, name(spot)[1:], fonts.SANS_BOLD, 20)
    for x, y, width in chart.DRAWN["ranges"]:
        drawing.sprite("mountains", *chart.point([x, y]), width * places.SIDE)
    for x, y, scale in chart.DRAWN["palms"]:
        drawing.sprite("palm", *chart.point([x, y]), 34 * scale)
    drawing.text(345, 455, "Carta Magica", fonts.SERIF_BOLD_ITALIC, 54)


def _naive_pieces(drawing: Naive, view: CartaMagicaView, say: Say) -> None:
    for words_here, place in zip(words.harbour_names(view, say), chart.DRAWN["names"], strict=True):
        x, y = chart.point(place["at"])
        drawing.text(x - (100 if place["anchor"] == "r" else 0), y, words_here, fonts.SERIF_BOLD_ITALIC, 22)
    drawing.line(ships.turning_squares(view.last.route), palette.INK, 15)
    drawing.line(ships.turning_squares(view.last.route), palette.HALO, 9)
    afloat = [places.centre(player.square) for player in view.players if player.square is not None]
    shade = Image.new("L", drawing.image.size, 0)
    for x, y in afloat:
        shade.paste(255, (round(x * 2 - 40), round(y * 2), round(x * 2 + 40), round(y * 2 + 40)))
    drawing.image.paste(palette.SHADOW, (0, 0), shade.filter(ImageFilter.GaussianBlur(4)).point(lambda v: v // 3))
    for player in view.players:
        if player.home is not None and player.square is not None:
            drawing.sprite(sprites.slot_name("home-flag", player.seat), *ships.flag_foot(player.home), 46)
            x, y = places.centre(player.square)
            drawing.sprite(sprites.slot_name(ships.SPRITES[player.condition], player.seat), x, y, ships.FIELD)


def _naive_wheel(drawing: Naive, view: CartaMagicaView) -> None:
    x, y = wheel.CENTRE
    box = [(v + d) * TWICE for v, d in ((x, -wheel.RIM), (y, -wheel.RIM), (x, wheel.RIM), (y, wheel.RIM))]
    for number, segment in enumerate(view.wheel):
        angle = wheel.angle_of(number, view.spin)
        fill = palette.HALO if number == view.spin else palette.LAND
        drawing.brush.pieslice(box, angle - 120, angle - 60, fill=fill, outline=palette.INK, width=4)
        drawing.text(wheel.spot(angle, 51)[0] - 8, wheel.spot(angle, 51)[1] + 10, words.steps(segment), fonts.SANS_BOLD, 31)
        for side, action in zip((-17, 17), segment.actions, strict=False):
            drawing.sprite(wheel.SIGNS[action], *wheel.spot(angle + side, 77), 27)
    drawing.brush.ellipse([(v + d) * TWICE for v, d in ((x, -33), (y, -33), (x, 33), (y, 33))], fill=palette.SEA_CHART)
    for sign, dx, dy in (("N", 0, -22), ("E", 22, 0), ("S", 0, 22), ("W", -22, 0)):
        drawing.text(x + dx - 6, y + dy + 7, sign, fonts.SANS_BOLD, 20)


def _naive_panels(drawing: Naive, view: CartaMagicaView, say: Say) -> None:
    for k, talisman in enumerate(view.row):
        y = talismans.FIRST + talismans.PITCH * k
        drawing.panel((972, y, 972 + talismans.CARD[0], y + talismans.CARD[1]), palette.PAPER_WARM)
        drawing.sprite(words.GLYPHS[talisman.name], 1005, y + 51, 54)
        drawing.text(1034, y + 58, words.talisman_name(say, talisman), fonts.SERIF_BOLD, 24)
        drawing.sprite("crown", 1143, y + 53, 48)
        drawing.text(1135, y + 62, str(talisman.points), fonts.SANS_BOLD, 24)
    for player, box in zip(view.players, players.boxes(len(view.players)), strict=True):
        drawing.sprite(sprites.slot_name("disc", player.seat), box[0] + 33, box[1] + 33, 48)
        drawing.text(box[0] + 68, box[1] + 32, say(Who(player.seat)), fonts.SANS_MEDIUM, 28)
        drawing.text(box[0] + 68, box[1] + 57, words.state(view, player, say)[0][-1], fonts.SANS, 23)
        for ring in ("lap-ring-track", f"lap-ring-fill.{palette.PLAYERS[player.seat].name}", "lap-ring-top"):
            drawing.sprite(ring, box[2] - 36, box[1] + 30, 52)
        figures = (("bag", player.gold), ("goods", player.goods), ("magic", player.magic), ("card", len(player.cards)))
        for k, (sign, count) in enumerate(figures):
            drawing.sprite(sign, box[0] + 28 + 50 * k, box[1] + 81, 30)
            drawing.text(box[0] + 44 + 50 * k, box[1] + 91, str(count), fonts.SANS_BOLD, 29)
        drawing.sprite("crown", box[2] - 37, box[1] + 80, 54)
        drawing.text(box[2] - 46, box[1] + 92, str(player.points), fonts.SANS_BOLD, 26)
