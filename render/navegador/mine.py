"""My view: the own sheet, points per item that can be added up, workers, ships by region, the score now."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.core import Msg, Say
from engine.games.navegador.board import GOOD_OF, GOODS, KINDS, LEAST_WORKERS, MOST_WORKERS, REGIONS, RONDEL, SHIPS
from engine.games.navegador.flow import cost
from engine.games.navegador.view import NavegadorView, PlayerView
from render import Marks
from render.kit import fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx
from render.navegador import chart, draft, rondel, signs
from render.navegador.banner import NUMERAL
from render.navegador.draft import Draft
from render.navegador.panels import ICON

SIZE = (1200, 1022)
HEAD = (67, 158)
TURN: BoxPx = (24.0, 174.0, 1176.0, 264.0)
OWNED: BoxPx = (24.0, 278.0, 1176.0, 736.0)
WORKERS: BoxPx = (24.0, 752.0, 430.0, 1006.0)
FLEET: BoxPx = (444.0, 752.0, 852.0, 1006.0)
NOW: BoxPx = (866.0, 752.0, 1176.0, 1006.0)
TOP, ROW = 332.0, 79.0
ITEMS_X, ITEMS_END = 322.0, 628.0
SHIELDS_X = 680.0
EACH_X, POINTS_X = 946.0, 1106.0
SINGLE = 6
"""More colonies or factories than this are counted by good."""


@layers.kept(1)
def ground() -> Image.Image:
    """Paper, a strip of the chart behind the name, the empty panels."""
    canvas = surface.ground(SIZE)
    for box in (TURN, OWNED, WORKERS, FLEET, NOW):
        surface.panel(canvas, box)
    for k in range(0, len(KINDS), 2):
        canvas.fill(shapes.rounded(OWNED[0] + 6, TOP + ROW * k, OWNED[2] - 6, TOP + ROW * (k + 1), 8), palette.PAPER_SHADE)
    surface.hairline(canvas, OWNED[0] + 16, TOP - 4, OWNED[2] - 16, palette.INK_SOFT)
    for x in (646.0, 892.0):
        canvas.fill(shapes.rounded(x - 0.7, OWNED[1] + 14, x + 0.7, OWNED[3] - 12, 0), palette.PAPER_EDGE)
    canvas.image = surface.textured(canvas.image, 4)
    strip = chart.ground("table").crop((0, 30, 1132, 30 + 86)).resize((1200, HEAD[1] - HEAD[0]), Image.Resampling.BICUBIC)
    veil = Image.new("RGB", strip.size, palette.SEA_DEEP)
    canvas.image.paste(Image.blend(strip, veil, 0.62), (0, HEAD[0]))
    canvas.fill(shapes.rounded(0, HEAD[1], 1200, HEAD[1] + 3, 0), palette.GOLD)
    return canvas.image


def compose(view: NavegadorView, say: Say, drafted: Marks) -> Canvas:
    """The sheet of the view's seat with its half-made move."""
    assert view.seat is not None
    player = view.players[view.seat]
    canvas = Canvas(ground().copy())
    made = draft.read(view, drafted)
    marks.private_band(canvas, say(Msg("picture.private")), player_name(say, player.seat), player.seat)
    _lay_head(canvas, view, say, player, made)
    _lay_turn(canvas, view, say, player, made)
    _lay_titles(canvas, say)
    for kind in range(len(KINDS)):
        lay_kind(canvas, say, player, kind, made)
    _lay_workers(canvas, view, say, player, made)
    _lay_fleet(canvas, say, player, made)
    _lay_now(canvas, say, player)
    return canvas


def _lay_head(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView, made: Draft) -> None:
    middle = (HEAD[0] + HEAD[1]) / 2
    marks.disc(canvas, 64, middle, 36, player.seat)
    is_awaited = player.seat in view.awaited
    if view.stage == "over":
        state = say(Msg("navegador.pic.mine.over", rank=view.ranks[player.seat]))
    else:
        key = "navegador.pic.mine.moving" if is_awaited else "navegador.pic.mine.waiting"
        state = draft.cash_words(view, say, made) or say(Msg(key, phase=NUMERAL[view.phase]))
    name = canvas.text(116, middle - 2, player_name(say, player.seat), fonts.SERIF_BOLD, 44, signs.IVORY, "ls", 480)
    if player.has_card:
        signs.orange_ship(canvas, name.x1 + 40, middle - 16, 46)
    canvas.text(116, middle + 30, state, fonts.SANS, 25, signs.IVORY, "ls", 480)
    points = canvas.text(1172, middle, str(player.points), fonts.SANS_BOLD, 54, signs.IVORY, "rm")
    crown = canvas.sprite("crown", points.x0 - 46, middle, 68)
    money = canvas.text(crown.x0 - 34, middle, str(player.money), fonts.SANS_BOLD, 54, signs.IVORY, "rm")
    canvas.sprite("bag", money.x0 - 42, middle, 60)


def _lay_turn(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView, made: Draft) -> None:
    """The fields of the rondel in the order in which the own stone meets them, with their price in ships."""
    x0, y0, x1, y1 = TURN
    start = 0 if player.field is None else RONDEL.index(player.field) + 1
    order = RONDEL[start:] + RONDEL[:start]
    pitch = (x1 - x0 - 16) / len(order)
    here = None if player.field is None else RONDEL.index(player.field)
    for k, field in enumerate(order):
        left, right = x0 + 8 + pitch * k + 3, x0 + 8 + pitch * (k + 1) - 3
        middle = (left + right) / 2
        price = cost(here, RONDEL.index(field))
        is_open = price <= player.ships_out and view.stage != "over"
        fill = palette.CROWN if field == made.field else palette.PAPER_SHADE
        canvas.fill(shapes.rounded(left, y0 + 8, right, y1 - 8, 9), fill)
        name, width, slot = rondel.ICONS[field]
        strength = 1.0 if is_open else 0.4
        canvas.sprite(name, left + 32, y0 + 33 + (14 if slot is not None else 0), width + 5, slot, strength=strength, shadow=False)
        if not is_open:
            canvas.fill(shapes.rounded(middle + 22, y0 + 32, middle + 46, y0 + 35, 1), palette.INK_SOFT)
        elif price == 0:
            canvas.fill(shapes.rounded(middle + 14, y0 + 15, middle + 52, y0 + 51, 9), palette.GOLD)
            canvas.text(middle + 33, y0 + 33, "0", fonts.SANS_BOLD, 28, palette.INK, "mm")
        else:
            canvas.text(middle + 12, y0 + 33, str(price), fonts.SANS_BOLD, 28, palette.INK, "mm")
            canvas.sprite("ship-small", middle + 40, y0 + 45, 36, player.seat, shadow=False)
        words = say(Msg(f"navegador.pic.field.{field}"))
        canvas.text(middle, y1 - 17, words, fonts.SANS_MEDIUM, 24, palette.INK if is_open else palette.INK_SOFT, "ms", pitch - 14)
        if field in made.fields_offered:
            signs.box_ring(canvas, (left, y0 + 8, right, y1 - 8), 9)
    if view.card.is_usable and player.has_card:
        signs.orange_ship(canvas, x1 - 14, y0 + 4, 34)


def _lay_titles(canvas: Canvas, say: Say) -> None:
    y = OWNED[1] + 35
    canvas.text(OWNED[0] + 20, y, say(Msg("navegador.pic.mine.owned")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ls", 280)
    canvas.text(770, y, say(Msg("navegador.pic.privileges")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 220)
    canvas.text(EACH_X, y, say(Msg("navegador.pic.mine.each")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 100)
    canvas.text(POINTS_X, y, say(Msg("navegador.pic.mine.points")), fonts.SERIF_BOLD, 26, palette.INK_SOFT, "ms", 120)


def lay_kind(canvas: Canvas, say: Say, player: PlayerView, kind: int, made: Draft) -> None:
    """One row: owned, its pieces, privileges with the money of the next one, times points each."""
    y = TOP + ROW * (kind + 0.5)
    name = KINDS[kind]
    canvas.sprite(ICON[name], 64, y, 48, shadow=False)
    canvas.text(102, y, say(Msg(f"navegador.kind.{name}")), fonts.SERIF_BOLD, 32, palette.INK, "lm", 148)
    canvas.text(282, y, str(player.items[kind]), fonts.SANS_BOLD, 40, palette.INK, "mm")
    _lay_items(canvas, player, kind, y, made)
    for place in range(3):
        _lay_shield(canvas, player, kind, place, SHIELDS_X + 76 * place + 14, y, made)
    canvas.text(EACH_X - 34, y, "×", fonts.SANS_MEDIUM, 32, palette.INK_SOFT, "mm")
    canvas.text(EACH_X + 6, y, str(player.each[kind]), fonts.SANS_BOLD, 40, palette.INK, "mm")
    canvas.text(EACH_X + 72, y, "=", fonts.SANS_MEDIUM, 32, palette.INK_SOFT, "mm")
    canvas.text(POINTS_X + 24, y, str(player.kind_points[kind]), fonts.SANS_BOLD, 40, palette.INK, "rm")


def pieces(player: PlayerView, kind: int) -> list[str]:
    """The drawings of everything owned of a kind; the orange factory last."""
    if kind == 0:
        return [f"colony-{good}" for good, count in zip(GOODS, player.colonies, strict=True) for _ in range(count)]
    if kind == 1:
        return [*(f"factory-{good}" for good, count in zip(GOODS, player.factories, strict=True) for _ in range(count)), "orange"]
    return [{2: "explorer-disc", 3: "shipyard", 4: "church"}[kind]] * player.items[kind]


def _lay_items(canvas: Canvas, player: PlayerView, kind: int, y: float, made: Draft) -> None:
    found = pieces(player, kind)
    if kind == 0:
        fresh = [f"colony-{_good_of(region)}" for region, _ in made.colonies]
    else:
        wanted = {1: GOODS, 3: ("shipyard",), 4: ("church",)}.get(kind, ())
        fresh = [f"factory-{name}" if kind == 1 else name for name, _ in made.buildings if name in wanted]
    width = 56.0
    if kind < 2 and len(found) + len(fresh) > SINGLE:
        _lay_counted(canvas, found, fresh, y)
        return
    whole = len(found) + len(fresh)
    pitch = min(64.0, (ITEMS_END - ITEMS_X - width) / max(1, whole - 1)) if whole > 1 else 64.0
    for k, name in enumerate([*found, *fresh]):
        x = ITEMS_X + width / 2 + pitch * k
        if name == "orange":
            _lay_orange_factory(canvas, x, y, width)
        else:
            canvas.sprite(name, x, y, width, strength=0.5 if k >= len(found) else 1.0)
        if k >= len(found):
            signs.ring(canvas, x, y, width / 2 + 2)


def _lay_counted(canvas: Canvas, found: list[str], fresh: list[str], y: float) -> None:
    """Many pieces: one of each good with its number; with those of the draft in red, ringed."""
    whole = Counter([*(name for name in found if name != "orange"), *fresh, *(name for name in found if name == "orange")])
    for k, (name, count) in enumerate(whole.items()):
        x = ITEMS_X + 22 + 78 * k
        if name == "orange":
            _lay_orange_factory(canvas, x, y, 46)
            continue
        canvas.sprite(name, x, y, 46)
        canvas.text(x + 26, y, str(count), fonts.SANS_BOLD, 28, palette.WAX if name in fresh else palette.INK, "lm", 28)
        if name in fresh:
            signs.ring(canvas, x, y, 25)


def _good_of(region: str) -> str:
    good = GOOD_OF[REGIONS.index(region)]
    return GOODS[good or 0]


def _lay_orange_factory(canvas: Canvas, x: float, y: float, width: float) -> None:
    half = width * 0.5
    canvas.fill(shapes.rounded(x - half, y - half * 0.92, x + half, y + half * 0.92, 9), palette.INK)
    canvas.fill(shapes.rounded(x - half + 1.8, y - half * 0.92 + 1.8, x + half - 1.8, y + half * 0.92 - 1.8, 7.5), signs.ORANGE)
    canvas.sprite("factory", x, y, width * 0.74, shadow=False)


def _lay_shield(canvas: Canvas, player: PlayerView, kind: int, place: int, x: float, y: float, made: Draft) -> None:
    owned = player.owned[kind]
    if place < owned:
        if player.king == KINDS[kind] and place == owned - 1:
            signs.king(canvas, x, y, 62)
            return
        canvas.sprite("privilege-shield", x, y, 62)
        canvas.sprite(ICON[KINDS[kind]], x, y - 2, 36, shadow=False)
        return
    canvas.sprite("privilege-shield-empty", x, y, 62, strength=1.0 if place == owned else 0.6, shadow=False)
    bonus = player.next_bonus[kind]
    if place == owned and bonus is not None:
        if KINDS[kind] in (made.privilege, made.king, *made.kinds_offered, *made.kings_offered):
            signs.box_ring(canvas, (x - 33, y - 34, x + 33, y + 34), 12)
        if made.field != "privilege" and KINDS[kind] in (made.king, *made.kings_offered):
            canvas.sprite("crown", x, y - 2, 36, strength=0.6, shadow=False)
            return
        signs.stamp(canvas, x, y - 2, f"+{bonus}", 25, palette.INK, 43)


def _lay_workers(canvas: Canvas, view: NavegadorView, say: Say, player: PlayerView, made: Draft) -> None:
    x0, y0, x1, _ = WORKERS
    canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.pic.workers")), fonts.SERIF_BOLD, 28, palette.INK, "ls", 220)
    numbers = range(LEAST_WORKERS, MOST_WORKERS + 1)
    pitch = (x1 - x0 - 32) / len(numbers)
    after = player.workers + made.recruited - bool(made.privilege)
    for k, number in enumerate(numbers):
        x, y = x0 + 16 + pitch * (k + 0.5), y0 + 90
        is_now = number == player.workers
        canvas.fill(shapes.disc(x, y, 24 if is_now else 20), palette.PLAYERS[player.seat].dark if is_now else palette.PAPER_EDGE)
        canvas.fill(shapes.disc(x, y, 22 if is_now else 18.6), palette.WAX if is_now else palette.PAPER_SHADE)
        colour = palette.PAPER if is_now else palette.INK if number < player.workers else palette.INK_SOFT
        canvas.text(x, y, str(number), fonts.SANS_BOLD if is_now else fonts.SANS_MEDIUM, 28 if is_now else 25, colour, "mm")
        if after != player.workers and number == min(after, MOST_WORKERS):
            signs.ring(canvas, x, y, 23)
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
        return say(Msg("navegador.pic.king.best", kind=say(Msg(f"navegador.kind.{player.king_best}")), points=player.king_points))
    return say(Msg("navegador.pic.king.placed", kind=say(Msg(f"navegador.kind.{player.king}"))))


def _lay_fleet(canvas: Canvas, say: Say, player: PlayerView, made: Draft) -> None:
    """Ships by region, with where the draft takes them."""
    x0, y0, x1, y1 = FLEET
    title = canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.pic.ships")), fonts.SERIF_BOLD, 28, palette.INK, "ls", 160)
    words = say(Msg("navegador.pic.ships.out", ships=player.ships_out, all=SHIPS))
    canvas.text(title.x1 + 14, y0 + 40, words, fonts.SANS, 24, palette.INK_SOFT, "ls", x1 - title.x1 - 34)
    where: list[tuple[str, int]] = [(region, count) for region, count in zip(REGIONS, player.ships, strict=True) if count]
    held = dict(where)
    where += [(region, 0) for region in REGIONS if region not in held and made.change(region) > 0]
    wide, high = x1 - x0 - 32, min(62.0, (y1 - y0 - 62) / max(1, len(where)))
    size = min(30.0, round(high * 0.94))
    for k, (region, count) in enumerate(where):
        x, y = x0 + 16, y0 + 56 + high * (k + 0.5)
        canvas.sprite("ship-small", x + 24, y + high * 0.36, min(50.0, high), player.seat, strength=1.0 if count else 0.5, shadow=False)
        canvas.text(
            x + 64, y, str(count + made.change(region)), fonts.SANS_BOLD, size, palette.WAX if made.touches(region) else palette.INK, "mm"
        )
        canvas.text(x + 84, y, say(Msg(f"navegador.region.{region}")), fonts.SERIF_BOLD_ITALIC, min(28, size), palette.INK, "lm", wide - 94)


def _lay_now(canvas: Canvas, say: Say, player: PlayerView) -> None:
    """The sum: the five rows, workers and ships, money; and with the King's privilege."""
    x0, y0, x1, _ = NOW
    canvas.text(x0 + 20, y0 + 40, say(Msg("navegador.pic.mine.now")), fonts.SERIF_BOLD, 28, palette.INK, "ls", x1 - x0 - 40)
    rows = (
        (say(Msg("navegador.pic.mine.rows")), sum(player.kind_points)),
        (say(Msg("navegador.pic.mine.crew")), player.workers + player.ships_out),
        (say(Msg("navegador.pic.mine.cash", money=player.money)), player.money_points),
    )
    for k, (words, value) in enumerate(rows):
        y = y0 + 78 + 34 * k
        canvas.text(x0 + 20, y, words, fonts.SANS, 25, palette.INK, "ls", 200)
        canvas.text(x1 - 22, y, str(value), fonts.SANS_BOLD, 28, palette.INK, "rs")
    surface.hairline(canvas, x0 + 18, y0 + 160, x1 - 18, palette.INK_SOFT)
    canvas.sprite("crown", x0 + 48, y0 + 190, 54, shadow=False)
    canvas.text(x1 - 22, y0 + 191, str(player.points), fonts.SANS_BOLD, 44, palette.INK, "rm")
    if player.king_best is not None:
        words = say(Msg("navegador.pic.mine.with_king", points=player.points + player.king_points))
        canvas.text(x1 - 22, y0 + 236, words, fonts.SANS, 24, palette.INK_SOFT, "rs", x1 - x0 - 42)
