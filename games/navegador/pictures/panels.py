"""The panels below the chart: market, gallery with workers, buildings on sale."""

from __future__ import annotations

from engine.values.core import Msg, Say
from games.navegador.pictures import signs
from games.navegador.rules.board import LEAST_WORKERS, MOST_WORKERS
from games.navegador.rules.view import MarketView, NavegadorView
from render.kit import fonts, marks, palette, shapes, surface
from render.kit.canvas import Box, Canvas
from render.kit.surface import BoxPx

TOP, BOTTOM = 676.0, 872.0
MARKET: BoxPx = (24.0, TOP, 452.0, BOTTOM)
GALLERY: BoxPx = (466.0, TOP, 792.0, BOTTOM)
BUILDINGS: BoxPx = (806.0, TOP, 1176.0, BOTTOM)
BOXES = (MARKET, GALLERY, BUILDINGS)
GOOD_COLOURS = {"sugar": palette.rgb("#FDFAF0"), "gold": palette.rgb("#EBBE4C"), "spice": palette.rgb("#C9864F")}
ICON = {"shipyard": "shipyard", "church": "church", "colony": "colony", "factory": "factory", "explorer": "explorer-disc"}
"""Drawings of kinds and buildings; factories of a good have their own."""


def lay(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Fill the three panels, which the static layer has drawn."""
    lay_market(canvas, view, say)
    lay_gallery(canvas, view, say)
    lay_buildings(canvas, view, say)
    line = GALLERY[1] + 110
    canvas.area("market", *MARKET)
    canvas.area("privileges", GALLERY[0], GALLERY[1], GALLERY[2], line)
    canvas.area("workers", GALLERY[0], line, GALLERY[2], GALLERY[3])
    canvas.area("buildings", *BUILDINGS)


def heading(canvas: Canvas, box: BoxPx, words: str, room: float = 200) -> Box:
    """Write a panel's title and return its box."""
    return canvas.text(box[0] + 18, box[1] + 33, words, fonts.SERIF_BOLD, 27, palette.INK, "ls", room)


def lay_market(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw a row for each good: its track, and what selling and processing bring."""
    heading(canvas, MARKET, say(Msg("navegador.pic.market")))
    x0, x1 = MARKET[0] + 68, MARKET[0] + 290
    right = (MARKET[0] + 325, MARKET[0] + 384)
    canvas.text(right[0], MARKET[1] + 33, say(Msg("navegador.pic.sell")), fonts.SANS, 22, palette.INK_SOFT, "ms", 58)
    canvas.text(right[1], MARKET[1] + 33, say(Msg("navegador.pic.process")), fonts.SANS, 22, palette.INK_SOFT, "ms", 70)
    for k, good in enumerate(view.market):
        y = MARKET[1] + 71 + 48 * k
        canvas.sprite(good.good, MARKET[0] + 31, y, 34, shadow=False)
        trade = next((trade for trade in view.last.trades if trade.good == good.good), None)
        _lay_track(canvas, good, (x0, y - 18, x1, y + 18), trade.row if trade else None)
        if trade:
            signs.glow(canvas, right[0] if trade.units > 0 else right[1], y, 25, 17)
        canvas.text(right[0], y, str(good.sell), fonts.SANS_BOLD, 28, palette.INK, "mm")
        canvas.text(right[1], y, str(good.process), fonts.SANS_BOLD, 28, palette.INK, "mm")


def _lay_track(canvas: Canvas, good: MarketView, box: BoxPx, before: int | None) -> None:
    """Draw the prices of a good, each in a cell with two pips for the two rows that have it.

    The marker's cell has the good's colour, and the pip of its row is large. `before`: the marker's row before the last line; `None`: the
    line did not trade the good.
    """
    x0, y0, x1, y1 = box
    count = len(good.sells)
    step = (x1 - x0) / count
    pips = y1 - 7

    def spot(row: int) -> float:
        return x0 + step * (row + 0.5)

    canvas.fill(shapes.round_rectangle(x0 - 2, y0, x1 + 2, y1, 8), palette.PAPER_SHADE)
    for pair in range(2, count, 2):
        canvas.fill(shapes.round_rectangle(x0 + step * pair - 0.8, y0 + 5, x0 + step * pair + 0.8, y1 - 5, 0), palette.PAPER_EDGE)
    for pair in range(0, count, 2):
        left, right = x0 + step * pair, x0 + step * (pair + 2)
        is_now = good.row // 2 * 2 == pair
        if is_now:
            if before is not None and before != good.row:
                signs.glow(canvas, (left + right) / 2, (y0 + y1) / 2, 27, 23)
            surface.shadow(canvas, shapes.round_rectangle(left, y0 - 2, right, y1 + 2, 8), 3)
            canvas.fill(shapes.round_rectangle(left, y0 - 2, right, y1 + 2, 8), palette.INK)
            canvas.fill(shapes.round_rectangle(left + 1.8, y0 - 0.2, right - 1.8, y1 + 0.2, 6.5), GOOD_COLOURS[good.good])
        face, size = (fonts.SANS_BOLD, 25) if is_now else (fonts.SANS, 22)
        ink = palette.INK if is_now else palette.INK_SOFT
        canvas.text((left + right) / 2, (y0 + pips) / 2 - 1, str(good.sells[pair]), face, size, ink, "mm")
        for row in (pair, pair + 1):
            canvas.fill(shapes.disc(spot(row), pips, 2.2), palette.INK_SOFT if is_now else palette.rgb("#B3A380"))
    if before is not None and before != good.row:
        _lay_run(canvas, spot(before), spot(good.row), y0 - 4)
    canvas.fill(shapes.disc(spot(good.row), pips, 4.4), palette.INK)


def _lay_run(canvas: Canvas, start: float, end: float, y: float) -> None:
    """Draw how the last line moved a marker."""
    for width, colour in ((5, palette.INK), (3, palette.HALO)):
        canvas.fill(shapes.polyline(((start, y), (end, y)), width), colour)
    canvas.fill(shapes.disc(start, y, 4), palette.INK)
    canvas.fill(shapes.disc(end, y, 5), palette.INK)
    canvas.fill(shapes.disc(end, y, 3.4), palette.HALO)


def lay_gallery(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw the privileges in the gallery, and below them the workers of all players."""
    x0, y0, x1, _ = GALLERY
    title = heading(canvas, GALLERY, say(Msg("navegador.pic.privileges")), 130)
    if view.phase < 3:
        words = say(Msg("navegador.pic.refill", phase=signs.NUMERAL[view.phase + 1], number=view.refills[view.phase]))
        canvas.text(x1 - 16, y0 + 32, words, fonts.SANS, 22, palette.INK_SOFT, "rs", x1 - 32 - title.x1)
    pitch = (x1 - x0 - 24) / len(view.gallery)
    for k, arch in enumerate(view.gallery):
        x, y = x0 + 12 + pitch * (k + 0.5) - 9, y0 + 69
        if arch.kind == view.last.privilege:
            signs.glow(canvas, x + 9, y, 30, 25)
        canvas.sprite("privilege-shield" if arch.gallery else "privilege-shield-empty", x, y, 46, shadow=bool(arch.gallery))
        canvas.sprite(ICON[arch.kind], x, y - 2, 25, strength=1.0 if arch.gallery else 0.35, shadow=False)
        colour = palette.INK if arch.gallery else palette.INK_SOFT
        canvas.text(x + 23, y, str(arch.gallery), fonts.SANS_BOLD, 26, colour, "lm")
    surface.hairline(canvas, x0 + 14, y0 + 108, x1 - 14)
    _lay_workers(canvas, view, (x0, y0 + 112, x1, y0 + 190))


def _lay_workers(canvas: Canvas, view: NavegadorView, box: BoxPx) -> None:
    """Draw the track of workers with every player's disc above the number."""
    x0, _, x1, y1 = box
    canvas.sprite("worker", x0 + 27, y1 - 22, 36, shadow=False)
    numbers = range(LEAST_WORKERS, MOST_WORKERS + 1)
    pitch = (x1 - x0 - 58) / len(numbers)
    for k, number in enumerate(numbers):
        x = x0 + 50 + pitch * (k + 0.5)
        there = [player.seat for player in view.players if player.workers == number]
        canvas.fill(shapes.round_rectangle(x - pitch / 2 + 1.5, y1 - 36, x + pitch / 2 - 1.5, y1 - 6, 6), palette.PAPER_SHADE)
        face = fonts.SANS_BOLD if there else fonts.SANS
        canvas.text(x, y1 - 21, str(number), face, 24, palette.INK if there else palette.INK_SOFT, "mm")
        radius = 12.5 if len(there) < 3 else 9.0
        for at, seat in enumerate(there):
            dx, dy = _shift_on_pile(at, len(there), radius)
            if seat == view.last.seat and view.last.what in ("workers", "privilege") and not view.last.is_king:
                signs.glow(canvas, x + dx, y1 - 50 + dy, radius + 5)
            marks.disc(canvas, x + dx, y1 - 50 + dy, radius, seat)


def _shift_on_pile(at: int, count: int, radius: float) -> tuple[float, float]:
    """Return the shift in px of one of several discs above the same number."""
    if count == 1:
        return 0, 0
    if count == 2:
        return (-5.5, 3) if at == 0 else (5.5, -11)
    row, is_right = divmod(at, 2)
    down = 4 - row * (radius * 1.75)
    if at == count - 1 and not is_right:
        return 0, down  # it is alone in the top row
    return (radius - 0.5 if is_right else 0.5 - radius), down


def lay_buildings(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Draw a row of prices for each building: sold ones are dashes, the next one is gold."""
    x0, y0, x1, _ = BUILDINGS
    heading(canvas, BUILDINGS, say(Msg("navegador.pic.buildings")), x1 - x0 - 36)
    built = [name for name, _ in view.last.buildings]
    for k, row in enumerate(view.buildings):
        y = y0 + 58 + 28.6 * k
        is_factory = row.name not in ICON
        if is_factory:
            canvas.sprite(row.name, x0 + 25, y, 26, shadow=False)
        canvas.sprite("factory" if is_factory else row.name, x0 + 52, y, 28, shadow=False)
        first = max(0, min(row.sold - 2, len(row.prices) - 5))
        shown = row.prices[first : first + 5]
        new_count = built.count(row.name)
        for at, price in enumerate(shown):
            column = first + at
            x = x0 + 98 + 57 * at
            if column < row.sold:
                if column >= row.sold - new_count and view.last.seat is not None:
                    signs.glow(canvas, x, y, 20, 11)
                    marks.disc(canvas, x, y, 12, view.last.seat)
                else:
                    canvas.fill(shapes.round_rectangle(x - 8, y - 1.2, x + 8, y + 1.2, 1), palette.rgb("#BFAF8B"))
                continue
            is_next = column == row.sold
            if is_next:
                canvas.fill(shapes.round_rectangle(x - 25, y - 12.5, x + 25, y + 12.5, 6), palette.INK)
                canvas.fill(shapes.round_rectangle(x - 23.6, y - 11.1, x + 23.6, y + 11.1, 5), palette.CROWN)
            face, size, ink = (fonts.SANS_BOLD, 24, palette.INK) if is_next else (fonts.SANS, 22, palette.INK_SOFT)
            canvas.text(x, y, str(price), face, size, ink, "mm")
