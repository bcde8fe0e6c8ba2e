"""Decisions in rows: the market, buildings, workers and ships, privileges.

The number of an answer is at the right end of the row or cell that it touches.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.core import Msg, Say
from games.navegador.pictures import signs
from games.navegador.pictures.changes import Changes
from games.navegador.pictures.mine import lay_orange_factory
from games.navegador.pictures.panels import ICON
from games.navegador.rules.board import CHEAP, DEAR, GOODS, KINDS, MOST_WORKERS, PRIVILEGES, SHIPS
from games.navegador.rules.view import PlayerView
from render.kit import decision as deciding
from render.kit import fonts, palette, shapes
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

Numbers = dict[str, list[int]]
"""The numbers of the answers, by the name of what they touch."""
LARGE_FIGURE = 44.0
"""Size in px of the numbers that matter most; others have `deciding.FIGURE`."""
PRICE_HEAD = 42.0
"""Height in px of the words above the prices."""
LEFT, RIGHT = 24.0, 936.0


def _marks(canvas: Canvas, numbers: Sequence[int], right: float, y: float) -> None:
    """Draw numbers side by side; the last one ends at `right`."""
    for k, number in enumerate(numbers):
        deciding.mark(canvas, number, right - 33 - 70 * (len(numbers) - 1 - k), y)


def _bands(canvas: Canvas, box: BoxPx, count: int) -> list[float]:
    """Draw rows, every other one darker, and return the y of their middles."""
    pitch = (box[3] - box[1]) / count
    for k in range(0, count, 2):
        canvas.fill(
            shapes.round_rectangle(box[0] + 8, box[1] + pitch * k + 2, box[2] - 8, box[1] + pitch * (k + 1) - 2, 10), palette.PAPER_SHADE
        )
    return [box[1] + pitch * (k + 0.5) for k in range(count)]


def lay_market(canvas: Canvas, changes: Changes, say: Say, box: BoxPx, numbers: Numbers) -> None:
    """Draw the number of own colonies and factories of each good, and the price for one."""
    player, _ = changes.own()
    top = box[1] + 56
    for x, key in ((150.0, "navegador.pic.sell"), (524.0, "navegador.pic.process")):
        canvas.text(x, box[1] + 42, say(Msg(key)), fonts.SERIF_BOLD_ITALIC, 36, palette.INK_SOFT, "ls", 300)
    done = {trade.good: trade.units for trade in changes.done.trades} if changes.done is not None else {}
    for y, offer, colonies, factories in zip(
        _bands(canvas, (box[0], top, box[2], box[3]), len(GOODS)), changes.view.market, player.colonies, player.factories, strict=True
    ):
        canvas.sprite(offer.good, 84, y, 84, shadow=False)
        cells = (
            (150.0, 496.0, colonies, offer.sell, f"colony-{offer.good}", "sell"),
            (524.0, RIGHT, factories, offer.process, f"factory-{offer.good}", "process"),
        )
        for left, right, count, price, sprite, what in cells:
            units = done.get(offer.good, 0)
            is_done = units > 0 if what == "sell" else units < 0
            if is_done:
                canvas.fill(shapes.round_rectangle(left - 12, y - 44, right, y + 44, 14), palette.HALO, 0.6)
            has_any = count or what == "process"
            canvas.sprite(sprite, left + 30, y, 58, strength=1.0 if has_any else 0.67, shadow=False)
            figure = canvas.text(left + 72, y, f"{count}", fonts.SANS_BOLD, LARGE_FIGURE, palette.INK, "lm")
            end = figure.x1 + 9
            if what == "process":
                plus = canvas.text(end, y, "+", fonts.SANS_MEDIUM, deciding.FIGURE, palette.INK_SOFT, "lm")
                lay_orange_factory(canvas, plus.x1 + 23, y, 34)
                end = plus.x1 + 49
            sign = canvas.text(end, y, "×", fonts.SANS_MEDIUM, deciding.FIGURE, palette.INK_SOFT, "lm")
            canvas.text(sign.x1 + 9, y, str(price), fonts.SANS_BOLD, LARGE_FIGURE, palette.INK, "lm")
            _marks(canvas, numbers.get(f"{what} {offer.good}", ()), right - 4, y)
    canvas.fill(shapes.round_rectangle(509, box[1] + 18, 510.5, box[3] - 10, 0), palette.PAPER_EDGE)
    canvas.area("market", *box)


def lay_buildings(canvas: Canvas, changes: Changes, say: Say, box: BoxPx, numbers: Numbers) -> None:
    """Draw a row for each building: the workers it needs, and the next prices."""
    for y, row in zip(_bands(canvas, box, len(changes.view.buildings)), changes.view.buildings, strict=True):
        height = (box[3] - box[1]) / len(changes.view.buildings)
        side = min(74.0, height - 12)
        canvas.sprite(f"factory-{row.name}" if row.name in GOODS else row.name, 72, y, side, shadow=False)
        canvas.sprite("worker", 158, y, side * 0.66, shadow=False)
        canvas.text(186, y, str(row.workers), fonts.SANS_MEDIUM, 40, palette.INK_SOFT, "lm")
        bought = changes.bought(row.name)
        for k, price in enumerate(row.prices[row.sold : row.sold + 4]):
            x = 300.0 + 122 * k
            half = min(34.0, height / 2 - 4)
            face, size, ink = (fonts.SANS, 40, palette.INK_SOFT) if k else (fonts.SANS_BOLD, 44, palette.INK)
            if not k:
                canvas.fill(shapes.round_rectangle(x - 54, y - half, x + 54, y + half, 12), palette.INK)
                canvas.fill(shapes.round_rectangle(x - 51.5, y - half + 2.5, x + 51.5, y + half - 2.5, 10), palette.CROWN)
            if price in bought:
                signs.box_ring(canvas, (x - 56, y - half - 1, x + 56, y + half + 1), 12)
            canvas.text(x, y, str(price), face, size, ink, "mm")
        if not row.prices[row.sold :]:
            canvas.fill(shapes.round_rectangle(286, y - 2, 340, y + 2, 1), palette.INK_SOFT)
        _marks(canvas, numbers.get(row.name, ()), RIGHT, y)
    canvas.area("buildings", *box)


def lay_track(canvas: Canvas, changes: Changes, say: Say, box: BoxPx, numbers: dict[int, list[int]], what: str) -> None:
    """Draw a slot for each worker or ship; those not owned are pale and show their price.

    An answer's number is above the last slot that it fills.
    """
    view = changes.view
    before, after = changes.own()
    is_worker = what == "workers"
    most = MOST_WORKERS if is_worker else SHIPS
    now, soon = (before.workers, after.workers) if is_worker else (before.ships_out, after.ships_out)
    cheap = before.churches if is_worker else before.shipyards
    slots = range(1, most + 1)
    pitch = (RIGHT - LEFT) / len(slots)
    middle = (box[1] + box[3]) / 2 + 14
    for k, number in enumerate(slots):
        x = LEFT + pitch * (k + 0.5)
        is_owned = number <= now
        half = pitch / 2 - 4
        fill = palette.PAPER_WARM if is_owned else palette.PAPER_SHADE
        canvas.fill(shapes.round_rectangle(x - half, middle - 62, x + half, middle + 62, 14), palette.PAPER_EDGE)
        canvas.fill(shapes.round_rectangle(x - half + 2, middle - 60, x + half - 2, middle + 60, 12), fill)
        strength = 0.55 if number <= soon else 0.3
        if is_owned:
            strength = 1.0
        if is_worker:
            canvas.sprite("worker", x, middle - 14, 66, strength=strength, shadow=False)
        else:
            canvas.sprite("ship-small", x, middle + 16, 84, before.seat, strength=strength, shadow=False)
        if now < number <= soon:
            signs.box_ring(canvas, (x - half, middle - 62, x + half, middle + 62), 14)
        canvas.text(x, middle + 42, str(number), fonts.SANS_BOLD if is_owned else fonts.SANS, deciding.FIGURE, palette.INK, "mm")
        if not is_owned:
            price = CHEAP if number - now <= cheap else DEAR * view.phase
            canvas.text(x, middle + 98, str(price), fonts.SANS_BOLD, 40, palette.INK if price == CHEAP else palette.WAX, "mm", pitch - 6)
    right = RIGHT + 37.0
    for count in sorted(numbers, reverse=True):  # greater purchases are further right, and no mark covers another
        for figure in numbers[count]:
            right = min(LEFT + pitch * (min(most, now + count) - 0.5), right - 70)
            deciding.mark(canvas, figure, right, middle - 104)
    canvas.area("track", *box)


def lay_privileges(canvas: Canvas, changes: Changes, say: Say, box: BoxPx, numbers: Numbers) -> None:
    """Draw for each kind its items, their points now and with a privilege, and the bonus."""
    view = changes.view
    player, after = changes.own()
    is_king = bool(changes.kings) and not changes.privileges
    height = (box[3] - box[1]) / len(KINDS)
    side = min(66.0, height - 8)
    for kind, y in enumerate(_bands(canvas, box, len(KINDS))):
        name = KINDS[kind]
        can_take = name in changes.privileges or name in changes.kings or name in numbers
        strength = 1.0 if can_take else 0.67
        canvas.sprite(ICON[name], 70, y, side, strength=strength, shadow=False)
        colour = palette.INK if can_take else palette.INK_SOFT
        owned = canvas.text(124, y, str(player.items[kind]), fonts.SANS_BOLD, LARGE_FIGURE, colour, "lm")
        sign = canvas.text(owned.x1 + 10, y, "×", fonts.SANS_MEDIUM, deciding.FIGURE, palette.INK_SOFT, "lm")
        each = canvas.text(sign.x1 + 10, y, str(player.each[kind]), fonts.SANS_BOLD, LARGE_FIGURE, colour, "lm")
        if player.owned[kind] < PRIVILEGES:
            _arrow(canvas, each.x1 + 14, y)
            canvas.text(each.x1 + 62, y, str(player.each[kind] + view.gallery[kind].step), fonts.SANS_BOLD, LARGE_FIGURE, palette.WAX, "lm")
        _lay_shields(canvas, player, after, kind, y, side)
        bonus = player.next_bonus[kind]
        if bonus is not None and not is_king:
            canvas.sprite("bag", 636, y, side * 0.72, strength=strength, shadow=False)
            canvas.text(666, y, f"+{bonus}", fonts.SANS_BOLD, 40, colour, "lm")
        _marks(canvas, numbers.get(name, ()), RIGHT, y)
    canvas.area("privileges", *box)


def _arrow(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(shapes.polyline(((x, y), (x + 24, y)), 4), palette.INK_SOFT)
    canvas.fill(shapes.polygon(((x + 20, y - 10), (x + 36, y), (x + 20, y + 10))), palette.INK_SOFT)


def _lay_shields(canvas: Canvas, player: PlayerView, after: PlayerView, kind: int, y: float, side: float) -> None:
    """Draw the three places for privileges of a kind; one that this move takes has a ring."""
    for place in range(PRIVILEGES):
        x = 408.0 + 68 * place
        if place < after.owned[kind]:
            is_new = place >= player.owned[kind]
            canvas.sprite("privilege-shield", x, y, side * 0.88, strength=0.6 if is_new else 1.0, shadow=False)
            if is_new:
                signs.box_ring(canvas, (x - 32, y - side / 2, x + 32, y + side / 2), 12)
        else:
            canvas.sprite("privilege-shield-empty", x, y, side * 0.88, strength=0.8, shadow=False)


def lay_foot(canvas: Canvas, changes: Changes, seat: int, box: BoxPx, rows: int = 1) -> None:
    """Draw what a player owns after the half-made move; figures that it changes are red."""
    before, after = changes.view.players[seat], changes.preview.players[seat]
    x0, y0, x1, y1 = box
    canvas.block(x0, y0, x1, y1, palette.PAPER_SHADE)
    canvas.block(x0, y0, x1, y0 + 3, palette.GOLD)
    things = [
        ("bag", "money", before.money, after.money), ("ship-small", "ships", before.ships_out, after.ships_out),
        ("worker", "workers", before.workers, after.workers), ("shipyard", "shipyards", before.shipyards, after.shipyards),
        ("factory", "factories", before.items[1], after.items[1]), ("colony", "colonies", before.items[0], after.items[0]),
        ("church", "churches", before.churches, after.churches),
    ]  # fmt: skip
    per_row = -(-len(things) // rows)
    height = (y1 - y0 - 3) / rows
    side = min(58.0, height - 8)
    for row in range(rows):
        shown = things[row * per_row : (row + 1) * per_row]
        weights = [len(str(now)) + 3.2 for _, _, _, now in shown]
        unit, x, y = (x1 - x0 - 24) / sum(weights), x0 + 12, y0 + 3 + height * (row + 0.5)
        for (name, area, was, now), weight in zip(shown, weights, strict=True):
            canvas.area(f"own-{area}", x + 8, y - side / 2 - 2, x + unit * weight - 8, y + side / 2 + 2)
            start = x + max(4.0, (unit * weight - side - 10 - 22 * len(str(now))) / 2)
            canvas.sign(name, start + side / 2, y, side, before.seat if name == "ship-small" else None)
            canvas.text(
                start + side + 9, y, str(now), fonts.SANS_BOLD, 44 if rows == 1 else 40, palette.INK if was == now else palette.WAX, "lm"
            )
            x += unit * weight
    canvas.area("own", *box)


def lay_prices(canvas: Canvas, changes: Changes, say: Say, box: BoxPx) -> None:
    """Draw the price of each good, and smaller what processing one brings."""
    x0, y0, x1, y1 = box
    canvas.block(x0, y0, x1, y1, palette.PAPER_SHADE)
    width, top = x1 - x0, y0 + PRICE_HEAD
    sign, sell, process = (x0 + share * width for share in (0.17, 0.45, 0.78))
    canvas.text(sell, top - 8, say(Msg("navegador.pic.sell")), fonts.SANS, deciding.NOTE, palette.INK_SOFT, "ms", 0.28 * width)
    canvas.text(process, top - 8, say(Msg("navegador.pic.process")), fonts.SANS, deciding.NOTE, palette.INK_SOFT, "ms", 0.36 * width)
    pitch = (y1 - top) / len(GOODS)
    for k, offer in enumerate(changes.preview.market):
        y = top + pitch * (k + 0.5)
        canvas.sprite(offer.good, sign, y, 54, shadow=False)
        canvas.text(sell, y, str(offer.sell), fonts.SANS_BOLD, 44, palette.INK, "mm")
        brings = canvas.text(process, y, str(offer.process), fonts.SANS, deciding.FIGURE, palette.INK_SOFT, "mm")
        canvas.area(f"price-{offer.good}", x0 + 8, y - pitch / 2 + 2, brings.x1 + 12, y + pitch / 2 - 2)
    canvas.area("market", *box)
