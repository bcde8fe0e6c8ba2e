"""The picture on the table card: sea, wheel, what can be won, standings."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageFilter

from engine.values.core import Msg, Say
from games.carta_magica.pictures import chart, places, players, ships, table, talismans, words
from games.carta_magica.pictures.wheel import SIGNS
from games.carta_magica.rules.board import COLUMNS, COMPASS, ROWS, TALISMAN_PRICE, Square, name
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, tablecard, text
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.kit.surface import BoxPx
from render.kit.tablecard import EDGE, GAP, LEAST, SMALL, TALL, WIDE, Sign, Standing
from render.kit.zoom import Zoomed

FRAME: BoxPx = (EDGE, 174.0, WIDE - EDGE, 588.0)
ACROSS = 14
"""Columns of the chart that are shown."""
DOWN = 6
"""Rows of the chart that are shown. With one more, a card with an event would be higher than 700 px on a phone."""
SQUARE = 62
"""Side of a square in px."""
SEA: BoxPx = (FRAME[2] - 6 - ACROSS * SQUARE, FRAME[3] - 6 - DOWN * SQUARE, FRAME[2] - 6, FRAME[3] - 6)
SCALE = SQUARE / places.SIDE
SPUN: BoxPx = (EDGE, 598.0, 296.0, 700.0)
"""The panel of the segment under the pointer."""
PRIZE: BoxPx = (SPUN[2] + GAP, SPUN[1], WIDE - EDGE, SPUN[3])
"""The panel beside it: the talismans on sale, a monster or a battle."""
PLAYERS_TOP = PRIZE[3] + 10
NAME = 36
"""Size of the letters of a harbour's name, in px."""
SHADE = 16
"""Px that the shade of letters takes around them."""
MARKER = 26.0
"""Radius of the disc that tells where a ship beyond the edge lies, in px."""


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """Draw the card. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    title = words.title_key(view)
    tablecard.lay_head(canvas, say, table.shown_seats(view), lambda who: say(Msg(title, who=who)), words.task(view, say))
    _lay_chart(canvas, view, say)
    _lay_spun(canvas, view, say)
    canvas.area("prize", *PRIZE)
    if view.monster is not None:
        _lay_monster(canvas, view, say)
    elif view.fight is not None:
        _lay_fight(canvas, view)
    else:
        _lay_talismans(canvas, view)
    tablecard.lay_players(canvas, say, [_standing(view, player, say) for player in view.players], PLAYERS_TOP, TALL)
    _lay_laps(canvas, view)
    return canvas


def _lay_laps(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw how far everybody has come round the island, and what has happened to their ships."""
    for player, (x0, y0, x1, y1) in zip(view.players, tablecard.player_boxes(len(view.players), PLAYERS_TOP, TALL), strict=True):
        is_wide = x1 - x0 > WIDE / 2
        x, y = (WIDE / 2 - 34, (y0 + y1) / 2) if is_wide else (x0 + 48, y1 - 38)
        players.lay_ring(canvas, x, y, 60, player)
        if player.condition != "free":
            players.badge(canvas, x0 + 74, y0 + 30, 20, players.BADGES[player.condition])


@layers.keep_last(3)
def ground(count: int) -> Image.Image:
    """Draw paper with the empty panels for a number of players."""
    panels = (SPUN, PRIZE, *tablecard.player_boxes(count, PLAYERS_TOP, TALL))
    return tablecard.ground(PLAYERS_TOP + tablecard.players_height(count, TALL) + 8, panels).image


def corner(view: CartaMagicaView) -> Square:
    """Return the north-western square shown, with the awaited or active ship in the middle."""
    seats = (*view.awaited, view.active)
    spots = [spot for seat in (*seats, *range(len(view.players))) if (spot := view.players[seat].square) is not None]
    row, column = divmod(spots[0], COLUMNS) if spots else (len(ROWS) // 2, COLUMNS // 2)
    top = min(max(0, row - DOWN // 2), len(ROWS) - DOWN)
    left = min(max(0, column - ACROSS // 2), COLUMNS - ACROSS)
    return top * COLUMNS + left


@layers.keep_last(24)
def _sea(first: Square) -> Image.Image:
    """Draw the framed chart from a north-western square on, with its letters and figures."""
    left, top = (round(edge) for edge in FRAME[:2])
    sheet = Canvas(Image.new("RGB", (round(FRAME[2]), round(FRAME[3])), palette.PAPER))
    sheet.fill(shapes.round_rectangle(*FRAME, 6, 4), palette.GOLD)
    sheet.fill(shapes.round_rectangle(*FRAME, 6, 1.8), palette.INK)
    sheet.fill(shapes.round_rectangle(SEA[0] - 2, SEA[1] - 2, SEA[2] + 2, SEA[3] + 2, 0), palette.INK)
    chart.zoom(_part(first), ACROSS * SQUARE, DOWN * SQUARE, SCALE).lay(sheet, *SEA[:2])
    row, column = divmod(first, COLUMNS)
    for k in range(ACROSS):
        x = SEA[0] + SQUARE * (k + 0.5)
        sheet.text(x, (FRAME[1] + SEA[1]) / 2 + 1, name(column + k)[0].upper(), fonts.SANS_BOLD, LEAST, palette.INK_SOFT, "mm")
    for k in range(DOWN):
        y = SEA[1] + SQUARE * (k + 0.5)
        sheet.text((FRAME[0] + SEA[0]) / 2 + 1, y, str(row + k + 1), fonts.SANS_BOLD, LEAST, palette.INK_SOFT, "mm")
    return sheet.image.crop((left, top, round(FRAME[2]), round(FRAME[3])))


def _part(first: Square) -> BoxPx:
    """Return the squares shown, in px of the whole chart."""
    row, column = divmod(first, COLUMNS)
    x, y = places.ORIGIN[0] + places.SIDE * column, places.ORIGIN[1] + places.SIDE * row
    return x, y, x + places.SIDE * ACROSS, y + places.SIDE * DOWN


def _lay_chart(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the sea with its ships, the last move, and marks for the ships beyond its edge."""
    first = corner(view)
    framed = _sea(first)
    x0, y0 = (round(edge) for edge in FRAME[:2])
    canvas.image.paste(framed, (x0, y0))
    water = framed.crop((round(SEA[0]) - x0, round(SEA[1]) - y0, round(SEA[2]) - x0, round(SEA[3]) - y0))
    sea = Zoomed(water, _part(first), SCALE)
    places.name_areas(sea)
    ships.lay(sea, view)
    marked = _lay_beyond(sea, view)
    lay_names(sea, words.harbour_names(view, say), [*marked, *_way_boxes(sea, view)])
    sea.lay(canvas, *SEA[:2])
    canvas.area("chart", *FRAME)


def _lay_beyond(sea: Zoomed, view: CartaMagicaView) -> list[Box]:
    """Draw a disc with an arrow at the edge for every ship beyond it; return the discs' boxes."""
    obstacles: list[Box] = []
    above = Canvas(sea.image)
    for player in view.players:
        if player.square is None or _is_inside(sea, places.centre(player.square)):
            continue
        x, y = places.centre(player.square)
        goal = (x - sea.part[0]) * SCALE, (y - sea.part[1]) * SCALE
        margin = MARKER + 20
        spot = min(max(goal[0], margin), sea.width - margin), min(max(goal[1], margin), sea.height - margin)
        # The disc moves along the edge, and round its corners, until it is clear of those before.
        while any(math.dist(spot, ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)) < 2 * MARKER + 12 for box in obstacles):
            spot = (spot[0], spot[1] + 1) if goal[0] < 0 or goal[0] > sea.width else (spot[0] + 1, spot[1])
            if spot[0] > sea.width - margin or spot[1] > sea.height - margin:
                spot = (margin, spot[1]) if spot[0] > sea.width - margin else (spot[0], margin)
        _lay_pointer(above, spot, goal)
        box = marks.disc(above, *spot, MARKER, player.seat)
        obstacles.append(Box("sprite", box.label, spot[0] - margin, spot[1] - margin, spot[0] + margin, spot[1] + margin))
    return obstacles


def _way_boxes(sea: Zoomed, view: CartaMagicaView) -> list[Box]:
    """Return where the last way runs, in px of the image: no name should stand there."""
    boxes = []
    for square in ships.busy(view) - ships.afloat(view):
        x, y = ((at - low) * SCALE for at, low in zip(places.centre(square), sea.part[:2], strict=True))
        boxes.append(Box("way", "", x - SQUARE / 2, y - 10, x + SQUARE / 2, y + 10))
    return boxes


def _is_inside(sea: Zoomed, point: Point) -> bool:
    x0, y0, x1, y1 = sea.part
    return x0 < point[0] < x1 and y0 < point[1] < y1


def _lay_pointer(canvas: Canvas, spot: Point, goal: Point) -> None:
    """Draw a small arrow head outside a disc, toward where the ship is."""
    length = math.dist(spot, goal) or 1
    ux, uy = (goal[0] - spot[0]) / length, (goal[1] - spot[1]) / length
    tip = (spot[0] + ux * (MARKER + 17), spot[1] + uy * (MARKER + 17))
    back = (spot[0] + ux * (MARKER - 2), spot[1] + uy * (MARKER - 2))
    head = (tip, (back[0] - uy * 15, back[1] + ux * 15), (back[0] + uy * 15, back[1] - ux * 15))
    canvas.fill(shapes.polyline(head, 4, dash=None, closed=True), palette.INK)
    canvas.fill(shapes.polygon(head), palette.HALO)


def lay_names(sea: Zoomed, names: tuple[str, ...], marked: list[Box]) -> None:
    """Draw the names of the harbours that are shown, where nothing lies in their way."""
    named: list[Box] = []
    for number, harbour in enumerate(names):
        spot = chart.DRAWN["names"][number]
        piece = text.piece(harbour, fonts.SERIF_BOLD_ITALIC, NAME)
        for place in ("at", "else"):
            x, y = (at * sea.scale for at in chart.point(spot[place]))
            x, y = x - sea.part[0] * sea.scale, y - sea.part[1] * sea.scale
            left = x - {"l": 0.0, "m": piece.width / 2, "r": piece.width}[spot["anchor"]]
            box = Box("text", harbour, left, y - piece.cap, left + piece.width, y, palette.PAPER, NAME)
            is_whole = box.x0 >= 4 and box.x1 <= sea.width - 4 and box.y0 >= 4 and box.y1 <= sea.height - 12
            if is_whole and not any(box.overlaps(other, 2) for other in (*sea.boxes, *marked)):
                _lay_letters(sea.image, harbour, round(left) + piece.dx, round(y) + piece.dy)
                named.append(box)
                break
    sea.boxes += named


def _lay_letters(image: Image.Image, harbour: str, x: int, y: int) -> None:
    """Draw pale letters on a dark shade of their own shape."""
    letters, shade = _letters(harbour)
    shapes.pour(image, palette.SEA_DEEP, x - SHADE, y - SHADE, shade)
    shapes.pour(image, palette.PAPER, x - SHADE, y - SHADE, letters)


@lru_cache(maxsize=64)
def _letters(harbour: str) -> tuple[Image.Image, Image.Image]:
    """Return the masks of a harbour's name and of its shade."""
    piece = text.piece(harbour, fonts.SERIF_BOLD_ITALIC, NAME)
    letters = Image.new("L", (piece.mask.width + 2 * SHADE, piece.mask.height + 2 * SHADE), 0)
    letters.paste(piece.mask, (SHADE, SHADE))
    shade = letters.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.GaussianBlur(4))
    return letters, shade.point([min(255, round(v * 1.25)) for v in range(256)])


def _lay_spun(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the segment under the pointer, pale while the wheel is to be spun again."""
    x0, y0, x1, y1 = SPUN
    canvas.area("wheel", *SPUN)
    is_new = view.spin is not None and view.stage not in ("spinning", "settling")
    if is_new:
        canvas.fill(shapes.round_rectangle(x0 + 8, y0 + 8, x1 - 8, y1 - 8, 8), palette.INK)
        canvas.fill(shapes.round_rectangle(x0 + 10, y0 + 10, x1 - 10, y1 - 10, 6), palette.HALO)
    middle = (y0 + y1) / 2
    if view.spin is None:
        canvas.sprite("spin-again", (x0 + x1) / 2, middle, 92, strength=0.5, shadow=False)
        return
    segment, strength = view.wheel[view.spin], 1.0 if is_new else 0.4
    size, colour = 66 if segment.is_storm else 84, palette.INK if is_new else palette.INK_SOFT
    canvas.text(x0 + 70, middle, words.steps(segment), fonts.SANS_BOLD, size, colour, "mm")
    if segment.is_storm:
        canvas.sprite("storm", x0 + 160, middle, 76, strength=strength, shadow=False)
        if view.wind is not None:
            letter = words.compass(say)[COMPASS.index(view.wind)]
            canvas.text(x1 - 40, middle, letter, fonts.SANS_BOLD, 60, palette.INK, "mm")
        return
    for k, action in enumerate(segment.actions):
        canvas.sprite(SIGNS[action], x0 + 152 + 76 * k, middle, 68, strength=strength, shadow=False)


def _lay_talismans(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw the price, and the talismans on sale with points and the players who seek them."""
    x0, y0, x1, y1 = PRIZE
    middle = (y0 + y1) / 2
    canvas.sprite("bag", x0 + 48, middle - 4, 68, figure=str(TALISMAN_PRICE))
    canvas.fill(shapes.round_rectangle(x0 + 92, y0 + 22, x0 + 94, y1 - 22, 1), palette.PAPER_EDGE)
    pitch = (x1 - x0 - 104) / 3
    for k, talisman in enumerate(view.row):
        x = x0 + 102 + pitch * k
        canvas.sprite(words.GLYPHS[talisman.name], x + 48, middle, 88, shadow=False)
        canvas.sprite("crown", x + 128, middle + 14, 74, figure=str(talisman.points), shadow=False)
        for place, seat in enumerate(talismans.seats_that_want(view, talisman)):
            marks.disc(canvas, x + 112 + 38 * place, y0 + 30, 19, seat)


def _lay_monster(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the monster met: what it brings, and the segments that tame it by magic spent."""
    assert view.monster is not None
    x0, y0, x1, _ = PRIZE
    card = view.monster.card
    canvas.sprite(words.sign_of(card), x0 + 64, y0 + 51, 88, shadow=False)
    marks.badge(canvas, x0 + 106, y0 + 74, 23, str(card.strength))
    bag = canvas.sprite("bag", x1 - 44, y0 + 34, 52, figure=str(card.gold))
    x = x0 + 146
    canvas.text(x, y0 + 46, words.card_title(say, card), fonts.SERIF_BOLD, 46, palette.INK, "ls", bag.x0 - 10 - x)
    for k, (magic, good) in enumerate(view.monster.stakes[-3:]):
        at = x + 154 * k
        canvas.sprite("magic", at + 18, y0 + 80, 36, shadow=False)
        figure = canvas.text(at + 40, y0 + 80, str(magic), fonts.SANS_BOLD, SMALL, palette.INK, "lm")
        start, share = figure.x1 + 10, say(Msg("carta_magica.pic.of_six", good=good))
        canvas.text(start, y0 + 80, share, fonts.SANS, LEAST, palette.INK_SOFT, "lm", at + 150 - start)


def _lay_fight(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw what both sides of a battle have spun."""
    assert view.fight is not None
    x0, y0, x1, y1 = PRIZE
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    sides = ((-1, view.fight.attacker, view.fight.attack), (1, view.fight.defender, view.fight.defence))
    for side, seat, spin in sides:
        marks.disc(canvas, x + 180 * side, y, 48, seat)
        canvas.text(x + 84 * side, y, words.steps(view.wheel[spin]), fonts.SANS_BOLD, 72, palette.INK, "mm")
    canvas.text(x, y, ":", fonts.SANS_BOLD, 60, palette.INK_SOFT, "mm")


def _standing(view: CartaMagicaView, player: PlayerView, say: Say) -> Standing:
    """Return state, tokens, the number of cards, and the points if the match ended now."""
    forms, is_alert = words.state(view, player, say)
    state = next((form for form in forms if text.width(form, fonts.SANS_MEDIUM, LEAST) <= 240), forms[-1])
    signs = tuple(Sign(sign, str(count), wide) for (sign, count), wide in zip(words.stock(player), (46, 50, 44, 46), strict=True))
    return Standing(player.seat, state, signs, str(player.points), player.seat in view.awaited, is_alert=is_alert, kept=70)
