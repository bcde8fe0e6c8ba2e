"""The picture on the table card, large enough for a phone.

It shows whose turn it is and where their stone may go, the last move, the market's prices, how near the end is, and the standings.
"""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, ledger, signs
from games.navegador.pictures.rondel import ICONS, WARM, angle, at, lay_edges, lay_hub, little_ship, sector
from games.navegador.pictures.table import last_words, title
from games.navegador.rules.board import GOODS, RONDEL
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, player_name
from render.kit.surface import BoxPx

WIDTH = 960
LEAST = 33.0
"""Size in px of the smallest words: 11 px if Discord shows the picture 320 px wide."""
LEFT, RIGHT = 24.0, 936.0
CENTRE = (322.0, 444.0)
RADIUS = 260.0
"""Radius in px of the rondel, the band included."""
BAND = 46.0
"""Width in px of the band with the prices."""
HUB = 40.0
"""Radius in px of the compass rose in the middle."""
PRICES = RADIUS - BAND / 2 - 4
"""Distance in px of the prices from the middle."""
MARKET: BoxPx = (644.0, 152.0, RIGHT, 450.0)
AHEAD: BoxPx = (644.0, 466.0, RIGHT, 744.0)
TOP = 764.0
HEAD = 58.0
"""Height in px of the head of the standings."""
ROW = 62.0
"""Height in px of a row of the standings."""
WORD_AT: dict[str, tuple[float, float, float, float]] = {
    "sailing": (0, -172, 0, -118),
    "workers": (113, -92, 100, -142),
    "market1": (144, 15, 134, -32),
    "colony": (108, 92, 99, 142),
    "privilege": (0, 170, 0, 114),
    "ships": (-108, 92, -99, 142),
    "market2": (-144, 15, -134, -32),
    "buildings": (-113, -92, -99, -140),
}
"""Where the word (x, y) and the sign (x, y) of each field are, in px from the rondel's middle."""
WORD_ROOM = 140.0
"""Greatest width in px of the name of a rondel field."""
# The x of the columns of the standings.
COLUMNS = {"points": 452.0, "money": 578.0, "workers": 686.0, "ships": 772.0, "colonies": 858.0}
DIM = palette.mix(palette.PAPER_EDGE, palette.LAND_SHADE, 0.45)
SEA: BoxPx = (LEFT, 152.0, 626.0, 744.0)
"""The strip of the chart behind the rondel."""
ATLANTIC = (224, 96, 826, 688)
"""The part of the large chart that the strip shows, in px of the chart."""


def height(count: int) -> int:
    """Return the picture's height in px for a number of players."""
    return round(TOP + HEAD + ROW * count + 32)


@layers.keep_last(4)
def ground(count: int) -> Image.Image:
    """Draw the paper, the empty panels and the rondel's rim."""
    canvas = surface.ground((WIDTH, height(count)))
    bottom = TOP + HEAD + ROW * count + 8
    for box in (MARKET, AHEAD, (LEFT, TOP, RIGHT, bottom)):
        surface.panel(canvas, box)
    for k in range(0, count, 2):
        canvas.fill(shapes.round_rectangle(LEFT + 6, TOP + HEAD + ROW * k, RIGHT - 6, TOP + HEAD + ROW * (k + 1), 8), palette.PAPER_SHADE)
    surface.hairline(canvas, LEFT + 14, TOP + HEAD - 2, RIGHT - 14, palette.INK_SOFT)
    canvas.image = surface.add_texture(canvas.image, 7)
    canvas.image.paste(chart.ground("board").crop(ATLANTIC), (round(SEA[0]), round(SEA[1])))
    canvas.fill(shapes.round_rectangle(SEA[0] - 3, SEA[1] - 3, SEA[2] + 3, SEA[3] + 3, 3, 3), palette.GOLD)
    surface.shadow(canvas, shapes.disc(*CENTRE, RADIUS + 3), 6)
    canvas.fill(shapes.disc(*CENTRE, RADIUS + 5), palette.INK)
    canvas.fill(shapes.disc(*CENTRE, RADIUS + 2.5), palette.CROWN)
    canvas.fill(shapes.disc(*CENTRE, RADIUS), palette.SEA_DEEP)
    canvas.fill(shapes.disc(*CENTRE, RADIUS - BAND), palette.INK)
    return canvas.image


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw the card of a running match, from the public view."""
    canvas = Canvas(ground(len(view.players)).copy())
    _lay_head(canvas, view, say)
    lay_rondel(canvas, view, say)
    _lay_market(canvas, view, say)
    _lay_ahead(canvas, view, say)
    _lay_standings(canvas, view, say)
    return canvas


def _lay_head(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    canvas.area("head", 0, 0, WIDTH, SEA[1] - 6)
    if view.awaited:
        seat = view.awaited[0]
        marks.disc(canvas, 66, 62, 38, seat)
        words, size = fitted_sentence(title(view, say), player_name(say, seat), fonts.SERIF_BOLD, 46, RIGHT - 120)
        canvas.text(120, 56, words, fonts.SERIF_BOLD, size, palette.INK, "ls", RIGHT - 120)
    if view.last.seat is not None:
        sentence = last_words(view.last, say, player_name(say, view.last.seat))
        lines = text.wrap_text(sentence, fonts.SANS, 36, RIGHT - 120, 2)
        for k, line in enumerate(lines):
            canvas.text(120, 100 + 39 * k, *_fit(line, fonts.SANS, 36, RIGHT - 120), palette.INK_SOFT, "ls")


def _fit(words: str, face: str, size: float, room: float) -> tuple[str, str, float]:
    """Return words, face and size that fit: too long words are in the smallest size and cut."""
    if text.width(words, face, size) > room:
        size = LEAST
        while text.width(words, face, size) > room:
            words = words.removesuffix(text.ELLIPSIS)[:-1].rstrip() + text.ELLIPSIS
    return words, face, size


def lay_rondel(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the rondel: free fields are bright, fields out of reach dark."""
    costs = view.players[view.awaited[0]].costs if view.stage == "moving" else (0,) * len(RONDEL)
    for name, cost in zip(RONDEL, costs, strict=True):
        middle = angle(name)
        if cost is None:
            fill = DIM
        else:
            fill = WARM if cost == 0 else palette.PAPER
        canvas.fill(shapes.polygon(sector(middle, HUB, RADIUS - BAND - 2, 22.2, CENTRE)), fill)
        if view.stage == "moving":
            _lay_price(canvas, middle, cost)
        drawing, width, slot = ICONS[name]
        x, y, sx, sy = WORD_AT[name]
        down = 18 if slot is not None else 0
        canvas.sprite(
            drawing, CENTRE[0] + sx, CENTRE[1] + sy + down, width * 1.6, slot, strength=1.0 if cost is not None else 0.5, shadow=False
        )
        words = say(Msg(f"navegador.pic.field.{name}"))
        canvas.text(CENTRE[0] + x, CENTRE[1] + y, words, fonts.SANS_BOLD, 34, palette.INK, "mm", WORD_ROOM)
    lay_edges(canvas, RADIUS - BAND, RADIUS, CENTRE)
    lay_hub(canvas, CENTRE, HUB)
    _lay_stones(canvas, view)
    canvas.area("rondel", CENTRE[0] - RADIUS - 34, CENTRE[1] - RADIUS - 34, CENTRE[0] + RADIUS + 34, CENTRE[1] + RADIUS + 34)


def _lay_price(canvas: Canvas, middle: float, cost: int | None) -> None:
    if cost == 0:
        canvas.fill(shapes.polygon(sector(middle, RADIUS - BAND, RADIUS, 22.4, CENTRE)), palette.GOLD)
    x, y = at(middle, PRICES, CENTRE)
    if cost is None:
        canvas.fill(shapes.round_rectangle(x - 12, y - 2, x + 12, y + 2, 1), palette.SEA_SHALLOW)
    elif cost == 0:
        canvas.text(x, y, "0", fonts.SANS_BOLD, 40, palette.INK, "mm")
    else:
        fx, fy = at(middle - 5.5, PRICES, CENTRE)
        canvas.text(fx, fy, str(cost), fonts.SANS_BOLD, 36, signs.IVORY, "mm")
        little_ship(canvas, *at(middle + 5.5, PRICES, CENTRE), 1.6)


def _lay_stones(canvas: Canvas, view: NavegadorView) -> None:
    """Draw the stones beside each other along the rim, and the orange ship."""
    for field in RONDEL:
        there = [player.seat for player in view.players if player.field == field]
        for k, seat in enumerate(there):
            x, y = at(angle(field) + (k - (len(there) - 1) / 2) * min(12.0, 44 / len(there)), RADIUS + 20, CENTRE)
            radius = 22.0 if len(there) < 5 else 20.0
            if seat == view.last.seat and not view.last.is_rest and view.last.what == field:
                signs.glow(canvas, x, y, radius + 7)
            marks.disc(canvas, x, y, radius, seat)
            if seat in view.awaited:
                canvas.fill(shapes.disc(x, y, radius + 5, 4), palette.HALO)
    if view.card.marked is not None:
        x, y = at(angle(view.card.marked) - 14.5, RADIUS - BAND / 2 - 1, CENTRE)
        signs.orange_ship(canvas, x, y, 36)


def _lay_market(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw what a unit of each good sells for, and what processing one brings."""
    x0, y0, x1, _ = MARKET
    sell, process = x1 - 178, x1 - 74
    canvas.text(sell, y0 + 44, say(Msg("navegador.pic.sell")), fonts.SANS, LEAST, palette.INK_SOFT, "ms", 84)
    canvas.text(process, y0 + 44, say(Msg("navegador.pic.process")), fonts.SANS, LEAST, palette.INK_SOFT, "ms", 120)
    surface.hairline(canvas, x0 + 14, y0 + 60, x1 - 14)
    for k, good in enumerate(view.market):
        y = y0 + 102 + 78 * k
        canvas.sprite(good.good, x0 + 44, y, 54, shadow=False)
        trade = next((trade for trade in view.last.trades if trade.good == good.good), None)
        if trade is not None:
            signs.glow(canvas, sell if trade.units > 0 else process, y, 42, 28)
        for x, price in ((sell, good.sell), (process, good.process)):
            canvas.text(x, y, str(price), fonts.SANS_BOLD, 46, palette.INK, "mm")
        if trade is not None and trade.row != trade.row_after:
            _lay_trend(canvas, (sell + process) / 2, y, trade.row_after > trade.row)
    canvas.area("market", *MARKET)


def _lay_trend(canvas: Canvas, x: float, y: float, is_down: bool) -> None:
    """Draw an arrow that shows whether the last trade made a good dearer or cheaper."""
    way = 1 if is_down else -1
    canvas.fill(
        shapes.polygon(((x - 12, y - 8 * way), (x + 12, y - 8 * way), (x, y + 11 * way))), palette.WAX if is_down else palette.SEA_CHART
    )


def _lay_ahead(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the phase and how near the end is, or the turns left once the end is triggered."""
    x0, y0, x1, _ = AHEAD
    if view.is_ending:
        lines = text.wrap_text(say(Msg("navegador.pic.ending")), fonts.SERIF_BOLD, 46, x1 - x0 - 40, 1)
        canvas.text((x0 + x1) / 2, y0 + 100, lines[0], fonts.SERIF_BOLD, 46, palette.WAX, "ms")
        turns = len(view.players) if view.left is None else view.left
        canvas.text((x0 + x1) / 2, y0 + 164, say(Msg("navegador.pic.turns_left", turns=turns)), fonts.SANS, 40, palette.INK, "ms")
    else:
        unknown = sum(region.hidden > 0 for region in view.regions)
        left = sum(len(row.prices) - row.sold for row in view.buildings)
        rows = (("phase", signs.NUMERAL[view.phase]), ("unknown", str(unknown)), ("on_sale", str(left)))
        for k, (key, figure) in enumerate(rows):
            y = y0 + 50 + 89 * k
            if key == "phase":
                canvas.fill(shapes.round_rectangle(x0 + 18, y - 28, x0 + 80, y + 28, 9), palette.INK)
                canvas.fill(shapes.round_rectangle(x0 + 20, y - 26, x0 + 78, y + 26, 8), palette.WAX)
                canvas.text(x0 + 49, y, figure, fonts.SERIF_BOLD, 36, palette.PAPER, "mm")
                end = x0 + 96
            else:
                canvas.sprite("explorer-disc" if key == "unknown" else "factory", x0 + 43, y, 52, shadow=False)
                end = canvas.text(x0 + 78, y, figure, fonts.SANS_BOLD, 42, palette.INK, "lm").x1 + 8
            canvas.text(end, y + 1, say(Msg(f"navegador.pic.card.{key}")), fonts.SANS, 34, palette.INK_SOFT, "lm", x1 - 12 - end)
            if k:
                surface.hairline(canvas, x0 + 14, y - 44, x1 - 14)
    canvas.area("ahead", *AHEAD)


def _lay_standings(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw a row of figures for each player; what the last line changed glows."""
    y = TOP + 30
    canvas.sprite("crown", COLUMNS["points"], y, 54, shadow=False)
    canvas.sprite("bag", COLUMNS["money"], y, 42, shadow=False)
    canvas.sprite("worker", COLUMNS["workers"], y, 44, shadow=False)
    canvas.sprite("ship", COLUMNS["ships"], y + 18, 46, 5, shadow=False)
    canvas.sprite("colony", COLUMNS["colonies"], y, 46, shadow=False)
    canvas.area("players", LEFT, TOP, RIGHT, TOP + HEAD + ROW * len(view.players) + 8)
    for player in view.players:
        y = TOP + HEAD + ROW * (player.seat + 0.5)
        if player.seat in view.awaited:
            canvas.fill(shapes.round_rectangle(LEFT + 5, y - ROW / 2 + 1, RIGHT - 5, y + ROW / 2 - 1, 9), palette.rgb("#FFE9A8"))
            canvas.fill(shapes.round_rectangle(LEFT + 5, y - ROW / 2 + 1, RIGHT - 5, y + ROW / 2 - 1, 9, 2.5), palette.GOLD)
        marks.disc(canvas, 62, y, 24, player.seat)
        room = (330.0 if player.has_card else 384.0) - 98
        canvas.text(98, y, *_fit(player_name(say, player.seat), fonts.SANS_MEDIUM, 38, room), palette.INK, "lm")
        if player.has_card:
            signs.orange_ship(canvas, 362, y, 46)
        news = ledger.news(view, player)
        has_founded = any(f"colony-{good}" in news for good in GOODS)
        figures = (
            ("points", player.points, False), ("money", player.money, "money" in news), ("workers", player.workers, "workers" in news),
            ("ships", player.ships_out, "ships" in news), ("colonies", player.items[0], has_founded),
        )  # fmt: skip
        for name, value, is_new in figures:
            if is_new:
                half = 16 + 9.5 * len(str(value))
                canvas.fill(shapes.round_rectangle(COLUMNS[name] - half, y - 24, COLUMNS[name] + half, y + 24, 12), palette.HALO, 0.85)
            canvas.text(COLUMNS[name], y, str(value), fonts.SANS_BOLD, 40, palette.INK, "mm")
        canvas.area(f"player-{player.seat}", LEFT, y - ROW / 2, RIGHT, y + ROW / 2)
