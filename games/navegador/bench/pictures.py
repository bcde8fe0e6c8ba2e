"""The pictures of navegador beside a naive drawing of the same table."""

from __future__ import annotations

import math
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from bench import Row
from bench.naive import TWICE, Naive, rows_of
from contract.names import NAMES
from data.tables import table
from engine.values.core import Msg, Say, Who
from games.navegador import positions
from games.navegador.pictures import chart, fleet, ledger, panels, rondel
from games.navegador.pictures import table as public
from games.navegador.rules.board import RONDEL
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, palette, sprites
from words import speaker


def rows() -> list[Row]:
    """Measure the pictures of table, sea chart, private view and score sheet."""
    say = speaker("en", NAMES)
    shots = (
        ("table picture, 4 players", positions.middle(), "table", None),
        ("sea chart, 5 players", positions.middle(5), "board", None),
        ("my view", positions.middle(4, 0), "mine", None),
        ("score sheet, 4 players", positions.over(), "sheet", None),
    )
    return rows_of("navegador", say, lambda: naive(positions.middle(), say), shots)


@cache
def _coast() -> dict[str, list[list[float]]]:
    """Return the outlines: even a naive program would read them once."""
    return table("navegador", "coast")


def naive(view: NavegadorView, say: Say) -> bytes:
    """Draw the same position plainly: no texture, no relief, one water line, one shadow layer.

    The pieces, lines and words are the same.
    """
    drawing = Naive((1200, ledger.height(len(view.players))))
    _naive_chart(drawing)
    for box in (*panels.BOXES, ledger.box(len(view.players))):
        drawing.panel(box, palette.PAPER)
    _naive_pieces(drawing, view, say)
    _naive_rondel(drawing, view, say)
    _naive_panels(drawing, view)
    _naive_ledger(drawing, view, say)
    drawing.text(104, 38, public.title(view, say)(say(Who(view.awaited[0]))), fonts.SERIF_BOLD, 38)
    drawing.text(104, 63, public.last_words(view.last, say, say(Who(view.awaited[0]))), fonts.SANS, 24)
    return drawing.finished()


def _naive_chart(drawing: Naive) -> None:
    """Draw sea and land with their borders."""
    layout = chart.chart("table")
    x0, y0, x1, y1 = (round(v * TWICE) for v in layout.box)
    size = (x1 - x0, y1 - y0)
    land = Image.new("L", size, 0)
    brush = ImageDraw.Draw(land)
    for key, value in (("land", 255), ("lakes", 0)):
        for ring in _coast()[key]:
            placed = [layout.at(ring[k], ring[k + 1]) for k in range(0, len(ring), 2)]
            brush.polygon([(x * TWICE - x0, y * TWICE - y0) for x, y in placed], fill=value)
    sea = Image.new("RGB", size, palette.SEA_CHART)
    sea.paste(palette.SEA_SHALLOW, (0, 0, *size), land.filter(ImageFilter.GaussianBlur(14)).point(lambda v: v // 2))
    sea.paste(chart.WATER_LINE, (0, 0, *size), land.filter(ImageFilter.MaxFilter(9)).point(lambda v: v // 3))
    sea.paste(palette.LAND, (0, 0, *size), land)
    drawing.brush.rectangle((x0 - 20, y0 - 20, x1 + 20, y1 + 20), fill=palette.PAPER, outline=palette.INK, width=3)
    drawing.image.paste(sea, (x0, y0))
    for k in range(32):
        angle = 2 * math.pi * k / 32
        drawing.line(
            (rondel.CENTRE, (rondel.CENTRE[0] + 160 * math.sin(angle), rondel.CENTRE[1] - 160 * math.cos(angle))), palette.SEA_SHALLOW, 1
        )
    for key, colour, width in (("blue", chart.BORDER_BLUE, 5), ("red", chart.BORDER_RED, 10), ("hinterlands", palette.COAST, 3)):
        for line in chart.plan()["table"][key]:
            drawing.line(tuple((x, y) for x, y in line), colour, width)


def _naive_pieces(drawing: Naive, view: NavegadorView, say: Say) -> None:
    """Draw the pieces on the chart, their shadows first."""
    shadows = Image.new("L", drawing.image.size, 0)
    shade = ImageDraw.Draw(shadows)
    pieces: list[tuple[str, float, float, float, str]] = []
    for region in view.regions:
        place = fleet.place("table", region.region)
        for seat, number in enumerate(region.ships):
            if number:
                x, y = fleet.berth(view, "table", region.region, seat)
                pieces.append((sprites.slot_name("ship-small", seat), x, y, 46, str(number)))
        if not region.is_known:
            pieces.append(("explorer-disc", *place["disc"], 46, ""))
        for k, (x, y) in enumerate(place.get("tokens", ())):
            name = f"coin-{region.good}" if region.is_known else f"colony-{region.good}"
            pieces.append((name, x, y, 44, str(region.tokens[k]) if k < len(region.tokens) else ""))
        drawing.text(
            place["label"][0] - 40, place["label"][1] + 8, say(Msg(f"navegador.region.{region.region}")), fonts.SERIF_BOLD_ITALIC, 26
        )
    for _, x, y, _, _ in pieces:
        shade.ellipse([v * TWICE for v in (x - 22, y - 22, x + 22, y + 22)], fill=255)
    drawing.image.paste(palette.SHADOW, (2, 5), shadows.filter(ImageFilter.GaussianBlur(4)).point(lambda v: v * 2 // 5))
    for name, x, y, width, figure in pieces:
        drawing.sprite(name, x, y, width)
        drawing.text(x - 10, y + 9, figure, fonts.SANS_BOLD, 26)


def _naive_rondel(drawing: Naive, view: NavegadorView, say: Say) -> None:
    """Draw the rondel with prices and stones."""
    x, y = rondel.CENTRE
    for radius, colour in (
        (rondel.RADIUS, palette.SEA_DEEP),
        (rondel.RADIUS - rondel.BAND, palette.PAPER),
        (rondel.HUB, palette.SEA_CHART),
    ):
        drawing.brush.ellipse(
            [v * TWICE for v in (x - radius, y - radius, x + radius, y + radius)], fill=colour, outline=palette.INK, width=3
        )
    for field, price in zip(RONDEL, view.players[view.awaited[0]].costs, strict=True):
        name, width, slot = rondel.ICONS[field]
        label = rondel.LABEL_AT[field]
        drawing.sprite(sprites.slot_name(name, slot), x + label[2], y + label[3], width)
        drawing.text(x + label[0] - 30, y + label[1] + 7, say(Msg(f"navegador.pic.field.{field}")), fonts.SANS_BOLD, 20)
        drawing.line(
            (rondel.at(rondel.angle(field) + 22.5, rondel.HUB), rondel.at(rondel.angle(field) + 22.5, rondel.RADIUS)), palette.INK, 2
        )
        spot = rondel.at(rondel.angle(field), rondel.RADIUS - 12)
        drawing.text(spot[0] - 5, spot[1] + 7, str(price), fonts.SANS_BOLD, 22)
    for player in view.players:
        if player.field:
            spot = rondel.at(rondel.angle(player.field) + 14, rondel.RADIUS + 5)
            drawing.sprite(sprites.slot_name("disc", player.seat), *spot, 33)


def _naive_panels(drawing: Naive, view: NavegadorView) -> None:
    """Draw the market, the gallery and the buildings."""
    for k, good in enumerate(view.market):
        y = panels.MARKET[1] + 71 + 48 * k
        drawing.sprite(good.good, panels.MARKET[0] + 31, y, 34)
        for pair in range(0, len(good.sells), 2):
            drawing.text(panels.MARKET[0] + 80 + 22 * pair, y + 8, str(good.sells[pair]), fonts.SANS, 22)
        drawing.text(panels.MARKET[0] + 310, y + 10, f"{good.sell}   {good.process}", fonts.SANS_BOLD, 28)
    for k, arch in enumerate(view.gallery):
        x = panels.GALLERY[0] + 40 + 60 * k
        drawing.sprite("privilege-shield", x, panels.GALLERY[1] + 69, 46)
        drawing.sprite(panels.ICON[arch.kind], x, panels.GALLERY[1] + 67, 25)
        drawing.text(x + 23, panels.GALLERY[1] + 78, str(arch.gallery), fonts.SANS_BOLD, 26)
    for k, row in enumerate(view.buildings):
        y = panels.BUILDINGS[1] + 58 + 28.6 * k
        drawing.sprite(panels.ICON.get(row.name, "factory"), panels.BUILDINGS[0] + 52, y, 28)
        for at, price in enumerate(row.prices[-5:]):
            drawing.text(panels.BUILDINGS[0] + 80 + 57 * at, y + 8, str(price), fonts.SANS, 22)


def _naive_ledger(drawing: Naive, view: NavegadorView, say: Say) -> None:
    """Draw the figures of all players."""
    for player in view.players:
        y = ledger.TOP + ledger.HEAD + ledger.ROW * (player.seat + 0.5)
        drawing.sprite(sprites.slot_name("disc", player.seat), ledger.LEFT + 28, y, 32)
        drawing.text(ledger.LEFT + 52, y + 9, say(Who(player.seat)), fonts.SANS_MEDIUM, 26)
        figures = (player.points, player.money, player.workers, player.ships_out, *player.colonies, *player.factories, *player.items[2:])
        for k, value in enumerate(figures):
            drawing.text(240 + 72 * k, y + 10, str(value), fonts.SANS_BOLD, 28)
