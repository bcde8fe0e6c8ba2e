"""The reader's own sheet: property, points of each kind, workers, ships and the score now."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, rondel, signs
from games.navegador.pictures.panels import ICON
from games.navegador.rules.board import FIELD_NUMBER, GOODS, KINDS, LEAST_WORKERS, MOST_WORKERS, PRIVILEGES, REGIONS, RONDEL, SHIPS
from games.navegador.rules.view import NavegadorView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

SIZE = (1200, 1022)
HEAD = (67, 158)
TURN: BoxPx = (24.0, 174.0, 1176.0, 264.0)
OWNED: BoxPx = (24.0, 278.0, 1176.0, 736.0)
WORKERS: BoxPx = (24.0, 752.0, 430.0, 1006.0)
FLEET: BoxPx = (444.0, 752.0, 852.0, 1006.0)
NOW: BoxPx = (866.0, 752.0, 1176.0, 1006.0)
# The rows of the kinds: top of the first and height of each; then the x of their columns. All in px.
TOP = 332.0
ROW = 79.0
ITEMS_X = 322.0
ITEMS_END = 628.0
SHIELDS_X = 680.0
EACH_X = 946.0
POINTS_X = 1106.0
SINGLE = 6
"""If there are more colonies or factories than this, one of each good is drawn with its number."""


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw the paper, a strip of the chart behind the name, and the empty panels."""
    canvas = surface.ground(SIZE)
    for box in (TURN, OWNED, WORKERS, FLEET, NOW):
        surface.panel(canvas, box)
    for k in range(0, len(KINDS), 2):
        canvas.fill(shapes.round_rectangle(OWNED[0] + 6, TOP + ROW * k, OWNED[2] - 6, TOP + ROW * (k + 1), 8), palette.PAPER_SHADE)
    surface.hairline(canvas, OWNED[0] + 16, TOP - 4, OWNED[2] - 16, palette.INK_SOFT)
    for x in (646.0, 892.0):
        canvas.fill(shapes.round_rectangle(x - 0.7, OWNED[1] + 14, x + 0.7, OWNED[3] - 12, 0), palette.PAPER_EDGE)
    canvas.image = surface.add_texture(canvas.image, 4)
    strip = chart.ground("table").crop((0, 30, 1132, 30 + 86)).resize((1200, HEAD[1] - HEAD[0]), Image.Resampling.BICUBIC)
    veil = Image.new("RGB", strip.size, palette.SEA_DEEP)
    canvas.image.paste(Image.blend(strip, veil, 0.62), (0, HEAD[0]))
    canvas.fill(shapes.round_rectangle(0, HEAD[1], 1200, HEAD[1] + 3, 0), palette.GOLD)
    return canvas.image


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw the sheet of the view's seat."""
    assert view.seat is not None
    player = view.players[view.seat]
    canvas = Canvas(ground().copy())
    words = say(marks.private_words(is_drafted=False, has_secret=False))
    marks.private_band(canvas, words, player_name(say, player.seat), player.seat)
    _lay_head(canvas, view, say, player)
    _lay_turn(canvas, view, say, player)
    _lay_titles(canvas, say)
    for kind in range(len(KINDS)):
        _lay_kind(canvas, say, player, kind)
    _lay_workers(canvas, say, player)
    _lay_fleet(canvas, say, player)
    _lay_now(canvas, say, player)
    for name, box in (("rondel", TURN), ("owned", OWNED), ("workers", WORKERS), ("ships", FLEET), ("points", NOW)):
        canvas.area(name, *box)
    canvas.area("privileges", SHIELDS_X - 26, TOP - 4, EACH_X - 60, OWNED[3] - 8)
    canvas.area("money", 820, HEAD[0], 1184, HEAD[1])
    return canvas


def _lay_head(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView) -> None:
    """Draw name, state, money and points on the strip of the chart."""
    middle = (HEAD[0] + HEAD[1]) / 2
    marks.disc(canvas, 64, middle, 36, player.seat)
    if view.stage == "over":
        state = say(Msg("navegador.pic.mine.over", rank=view.ranks[player.seat]))
    else:
        key = "navegador.pic.mine.moving" if player.seat in view.awaited else "navegador.pic.mine.waiting"
        state = say(Msg(key, phase=signs.NUMERAL[view.phase]))
    name = canvas.text(116, middle - 2, player_name(say, player.seat), fonts.SERIF_BOLD, 44, signs.IVORY, "ls", 480)
    if player.has_card:
        signs.orange_ship(canvas, name.x1 + 40, middle - 16, 46)
    canvas.text(116, middle + 30, state, fonts.SANS, 25, signs.IVORY, "ls", 480)
    points = canvas.text(1172, middle, str(player.points), fonts.SANS_BOLD, 54, signs.IVORY, "rm")
    crown = canvas.sprite("crown", points.x0 - 46, middle, 68)
    money = canvas.text(crown.x0 - 34, middle, str(player.money), fonts.SANS_BOLD, 54, signs.IVORY, "rm")
    canvas.sprite("bag", money.x0 - 42, middle, 60)


def _lay_turn(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView) -> None:
    """Draw the rondel's fields in the order in which the own stone meets them, with prices."""
    x0, y0, x1, y1 = TURN
    start = 0 if player.field is None else FIELD_NUMBER[player.field] + 1
    pitch = (x1 - x0 - 16) / len(RONDEL)
    for k, field in enumerate(RONDEL[start:] + RONDEL[:start]):
        left, right = x0 + 8 + pitch * k + 3, x0 + 8 + pitch * (k + 1) - 3
        middle = (left + right) / 2
        price = None if view.stage == "over" else player.costs[FIELD_NUMBER[field]]
        canvas.fill(shapes.round_rectangle(left, y0 + 8, right, y1 - 8, 9), palette.PAPER_SHADE)
        name, width, slot = rondel.ICONS[field]
        strength = 1.0 if price is not None else 0.4
        canvas.sprite(name, left + 32, y0 + 33 + (14 if slot is not None else 0), width + 5, slot, strength=strength, shadow=False)
        if price is None:
            canvas.fill(shapes.round_rectangle(middle + 22, y0 + 32, middle + 46, y0 + 35, 1), palette.INK_SOFT)
        elif price == 0:
            canvas.fill(shapes.round_rectangle(middle + 14, y0 + 15, middle + 52, y0 + 51, 9), palette.GOLD)
            canvas.text(middle + 33, y0 + 33, "0", fonts.SANS_BOLD, 28, palette.INK, "mm")
        else:
            canvas.text(middle + 12, y0 + 33, str(price), fonts.SANS_BOLD, 28, palette.INK, "mm")
            canvas.sprite("ship-small", middle + 40, y0 + 45, 36, player.seat, shadow=False)
        words = say(Msg(f"navegador.pic.field.{field}"))
        canvas.text(middle, y1 - 17, words, fonts.SANS_MEDIUM, 24, palette.INK_SOFT if price is None else palette.INK, "ms", pitch - 14)
    if view.card.is_usable and player.has_card:
        signs.orange_ship(canvas, x1 - 14, y0 + 4, 34)


def _lay_titles(canvas: Canvas, say: Say) -> None:
    y = OWNED[1] + 35
    canvas.text(OWNED[0] + 20, y, say(Msg("navegador.pic.mine.owned")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ls", 280)
    canvas.text(770, y, say(Msg("navegador.pic.privileges")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 220)
    canvas.text(EACH_X, y, say(Msg("navegador.pic.mine.each")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 100)
    canvas.text(POINTS_X, y, say(Msg("navegador.pic.mine.points")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 120)


def _lay_kind(canvas: Canvas, say: Say, player: PlayerView, kind: int) -> None:
    """Draw one row: the pieces of a kind, its privileges, and number times points each."""
    y = TOP + ROW * (kind + 0.5)
    name = KINDS[kind]
    canvas.sprite(ICON[name], 64, y, 48, shadow=False)
    canvas.text(102, y, say(Msg(f"navegador.kind.{name}")), fonts.SERIF_BOLD, 32, palette.INK, "lm", 156)
    canvas.text(282, y, str(player.items[kind]), fonts.SANS_BOLD, 40, palette.INK, "mm")
    _lay_items(canvas, player, kind, y)
    for place in range(PRIVILEGES):
        _lay_shield(canvas, player, kind, place, SHIELDS_X + 76 * place + 14, y)
    canvas.text(EACH_X - 34, y, "×", fonts.SANS_MEDIUM, 32, palette.INK_SOFT, "mm")
    canvas.text(EACH_X + 6, y, str(player.each[kind]), fonts.SANS_BOLD, 40, palette.INK, "mm")
    canvas.text(EACH_X + 72, y, "=", fonts.SANS_MEDIUM, 32, palette.INK_SOFT, "mm")
    canvas.text(POINTS_X + 24, y, str(player.kind_points[kind]), fonts.SANS_BOLD, 40, palette.INK, "rm")


def pieces(player: PlayerView, kind: int) -> list[str]:
    """Return the drawings of everything owned of a kind; the orange factory is last."""
    name = KINDS[kind]
    if name == "colony":
        return [f"colony-{good}" for good, count in zip(GOODS, player.colonies, strict=True) for _ in range(count)]
    if name == "factory":
        return [*(f"factory-{good}" for good, count in zip(GOODS, player.factories, strict=True) for _ in range(count)), "orange"]
    return [ICON[name]] * player.items[kind]


def _lay_items(canvas: Canvas, player: PlayerView, kind: int, y: float) -> None:
    """Draw what is owned of a kind: each piece, or one of each good with its number."""
    owned = pieces(player, kind)
    is_counted = KINDS[kind] in ("colony", "factory") and len(owned) > SINGLE
    width, start = (46.0, ITEMS_X + 22) if is_counted else (56.0, ITEMS_X + 28)
    pitch = 78.0 if is_counted else min(64.0, (ITEMS_END - ITEMS_X - width) / max(1, len(owned) - 1))
    for k, (name, count) in enumerate(Counter(owned).items() if is_counted else [(name, 1) for name in owned]):
        x = start + pitch * k
        if name == "orange":
            lay_orange_factory(canvas, x, y, width)
            continue
        canvas.sprite(name, x, y, width)
        if is_counted:
            canvas.text(x + 26, y, str(count), fonts.SANS_BOLD, 28, palette.INK, "lm", 28)


def lay_orange_factory(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the orange factory, which every player has."""
    half = width * 0.5
    canvas.fill(shapes.round_rectangle(x - half, y - half * 0.92, x + half, y + half * 0.92, 9), palette.INK)
    canvas.fill(shapes.round_rectangle(x - half + 1.8, y - half * 0.92 + 1.8, x + half - 1.8, y + half * 0.92 - 1.8, 7.5), signs.ORANGE)
    canvas.sprite("factory", x, y, width * 0.74, shadow=False)


def _lay_shield(canvas: Canvas, player: PlayerView, kind: int, place: int, x: float, y: float) -> None:
    """Draw a place for a privilege: taken, next with its bonus, or for later."""
    name = KINDS[kind]
    owned = player.owned[kind]
    if place < owned:
        if player.king == name and place == owned - 1:
            signs.king(canvas, x, y, 62)
            return
        canvas.sprite("privilege-shield", x, y, 62)
        canvas.sprite(ICON[name], x, y - 2, 36, shadow=False)
        return
    canvas.sprite("privilege-shield-empty", x, y, 62, strength=1.0 if place == owned else 0.6, shadow=False)
    bonus = player.next_bonus[kind]
    if place == owned and bonus is not None:
        signs.stamp(canvas, x, y - 2, f"+{bonus}", 25, palette.INK, 43)


def _lay_workers(canvas: Canvas, say: Say, player: PlayerView) -> None:
    """Draw the track of workers, and below it the King's privilege."""
    x0, y0, x1, _ = WORKERS
    canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.score.workers")), fonts.SERIF_BOLD, 28, palette.INK, "ls", 220)
    numbers = range(LEAST_WORKERS, MOST_WORKERS + 1)
    pitch = (x1 - x0 - 32) / len(numbers)
    for k, number in enumerate(numbers):
        x, y = x0 + 16 + pitch * (k + 0.5), y0 + 90
        is_now = number == player.workers
        canvas.fill(shapes.disc(x, y, 24 if is_now else 20), palette.PLAYERS[player.seat].dark if is_now else palette.PAPER_EDGE)
        canvas.fill(shapes.disc(x, y, 22 if is_now else 18.6), palette.WAX if is_now else palette.PAPER_SHADE)
        colour = palette.INK if number < player.workers else palette.INK_SOFT
        if is_now:
            colour = palette.PAPER
        canvas.text(x, y, str(number), fonts.SANS_BOLD if is_now else fonts.SANS_MEDIUM, 28 if is_now else 25, colour, "mm")
    surface.hairline(canvas, x0 + 18, y0 + 134, x1 - 18)
    signs.king(canvas, x0 + 54, y0 + 190, 66, 1.0 if player.king in ("held", "goa") else 0.45)
    canvas.text(x0 + 100, y0 + 182, say(Msg("navegador.pic.king")), fonts.SERIF_BOLD, 28, palette.INK, "ls", x1 - x0 - 116)
    canvas.text(x0 + 100, y0 + 216, _king_words(say, player), fonts.SANS, 24, palette.INK_SOFT, "ls", x1 - x0 - 116)


def _king_words(say: Say, player: PlayerView) -> str:
    if player.king == "goa":
        return say(Msg("navegador.pic.king.goa"))
    if player.king == "held":
        if player.king_best is None:
            return say(Msg("navegador.pic.king.held"))
        return say(Msg("navegador.pic.king.best", kind=Msg(f"navegador.kind.{player.king_best}"), points=player.king_points))
    return say(Msg("navegador.pic.king.placed", kind=Msg(f"navegador.kind.{player.king}")))


def _lay_fleet(canvas: Canvas, say: Say, player: PlayerView) -> None:
    """Draw the ships by region."""
    x0, y0, x1, y1 = FLEET
    title = canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.score.ships")), fonts.SERIF_BOLD, 28, palette.INK, "ls", 160)
    words = say(Msg("navegador.pic.ships.out", ships=player.ships_out, all=SHIPS))
    canvas.text(title.x1 + 14, y0 + 40, words, fonts.SANS, 24, palette.INK_SOFT, "ls", x1 - title.x1 - 34)
    rows = [(region, count) for region, count in zip(REGIONS, player.ships, strict=True) if count]
    width, height = x1 - x0 - 32, min(62.0, (y1 - y0 - 62) / max(1, len(rows)))
    size = min(30.0, round(height * 0.94))
    for k, (region, count) in enumerate(rows):
        x, y = x0 + 16, y0 + 56 + height * (k + 0.5)
        canvas.sprite("ship-small", x + 24, y + height * 0.36, min(50.0, height), player.seat, shadow=False)
        canvas.text(x + 64, y, str(count), fonts.SANS_BOLD, size, palette.INK, "mm")
        canvas.text(
            x + 84, y, say(Msg(f"navegador.region.{region}")), fonts.SERIF_BOLD_ITALIC, min(28, size), palette.INK, "lm", width - 94
        )


def _lay_now(canvas: Canvas, say: Say, player: PlayerView) -> None:
    """Draw the points of rows, crew and money, and the sum without and with the King's."""
    x0, y0, x1, _ = NOW
    canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.pic.mine.now")), fonts.SERIF_BOLD, 28, palette.INK, "ls", x1 - x0 - 40)
    rows = (
        (Msg("navegador.pic.mine.rows"), sum(player.kind_points)),
        (Msg("navegador.pic.mine.crew"), player.workers + player.ships_out),
        (Msg("navegador.pic.mine.cash", money=player.money), player.money_points),
    )
    for k, (words, points) in enumerate(rows):
        y = y0 + 78 + 34 * k
        canvas.text(x0 + 20, y, say(words), fonts.SANS, 25, palette.INK, "ls", 200)
        canvas.text(x1 - 22, y, str(points), fonts.SANS_BOLD, 28, palette.INK, "rs")
    surface.hairline(canvas, x0 + 18, y0 + 160, x1 - 18, palette.INK_SOFT)
    canvas.sprite("crown", x0 + 48, y0 + 190, 54, shadow=False)
    canvas.text(x1 - 22, y0 + 191, str(player.points), fonts.SANS_BOLD, 44, palette.INK, "rm")
    if player.king_best is not None:
        with_king = say(Msg("navegador.pic.mine.with_king", points=player.points + player.king_points))
        canvas.text(x1 - 22, y0 + 236, with_king, fonts.SANS, 24, palette.INK_SOFT, "rs", x1 - x0 - 42)
