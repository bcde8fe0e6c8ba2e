"""The rondel of a decision, with the numbers of answers on the rim of their fields."""

from __future__ import annotations

import math

from PIL import Image

from engine.values.core import Msg, Say, Seat
from games.navegador.pictures import signs
from games.navegador.pictures.changes import Changes
from games.navegador.pictures.rondel import ICONS, angle, at, lay_edges, lay_hub, little_ship, sector
from games.navegador.rules.board import RONDEL, RondelField
from games.navegador.rules.view import NavegadorView
from render.kit import decision as deciding
from render.kit import fonts, layers, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point

FULL = 262
"""The radius in px for which the lengths here are meant."""
STONE = 21.0
"""Radius of a stone in px."""
WORD_AND_SIGN = {
    "sailing": (-28.0, 22.0), "workers": (19.0, -32.0), "market1": (22.0, -24.0), "colony": (-20.0, 26.0), "privilege": (24.0, -22.0),
    "ships": (-20.0, 26.0), "market2": (22.0, -24.0), "buildings": (19.0, -32.0),
}  # fmt: skip
"""How far the word and the sign of a field are below its middle, in px."""
TIGHT = 211
"""If the fields of a rondel reach less far than this, in px, the words of its diagonal fields are narrower."""
TURN = 10.5
"""Degrees between the middle of a field and the number on its rim; the price is as far on the other side."""


def lay(canvas: Canvas, changes: Changes, say: Say, centre: Point, radius: float, numbers: dict[str, list[int]]) -> None:
    """Draw the rondel with the answers' `numbers` by field; it reaches 46 px beyond `radius`."""
    view = changes.view
    unit = radius / FULL
    is_small = radius < 255
    band, hub = 44.0 if is_small else 54.0, 44 * unit
    base = _empty(radius, band)
    canvas.image.paste(base, (round(centre[0] - base.width / 2), round(centre[1] - base.height / 2)))
    costs, turn = costs_of(view), 12.0 if is_small else TURN
    for name, cost in zip(RONDEL, costs, strict=True):
        if changes.field == name:
            fill = palette.CROWN
        elif cost is None:
            fill = palette.mix(palette.PAPER_EDGE, palette.INK, 0.12)
        else:
            fill = palette.PAPER_WARM if cost == 0 and changes.field is None else palette.PAPER_EDGE
        canvas.fill(shapes.polygon(sector(angle(name), hub, radius - band - 2, 22.2, centre)), fill)
        canvas.shaped(f"field-{name}", sector(angle(name), hub + 2, radius - 1, 22.0, centre))
        _lay_price(canvas, centre, radius - band / 2, band, angle(name) - (turn if name in numbers else 0), angle(name), cost)
    lay_edges(canvas, radius - band, radius, centre)
    for name, cost in zip(RONDEL, costs, strict=True):
        if cost == 0 and changes.field is None:
            outline = sector(angle(name), hub + 2, radius - 1, 22.0, centre)
            canvas.fill(shapes.polyline(outline, 7, dash=None, closed=True), palette.INK, 0.8)
            canvas.fill(shapes.polyline(outline, 4.4, dash=None, closed=True), palette.HALO)
    for name, cost in zip(RONDEL, costs, strict=True):
        _lay_word(canvas, say, name, centre, radius - band, 1.0 if cost is not None else 0.67)
    lay_hub(canvas, centre, hub)
    for name in RONDEL:
        _lay_stones(canvas, changes, name, centre, radius, name in numbers)
    for field, shown in numbers.items():
        for k, number in enumerate(shown):
            deciding.mark(canvas, number, *at(angle(field) + turn - 15 * k, radius - 4, centre))
    canvas.shaped("rondel", tuple(at(5 * step, radius + 8, centre) for step in range(72)))


@layers.keep_last(8)
def _empty(radius: float, band: float) -> Image.Image:
    """Draw the rondel without its fields, on paper."""
    side = 2 * math.ceil(radius) + 48
    middle = side / 2
    canvas = Canvas(Image.new("RGB", (side, side), palette.PAPER))
    canvas.fill(shapes.glow(shapes.disc(middle + 1, middle + 4, radius + 3), 0, 6), palette.SHADOW, 0.4)
    for reach, colour in ((5, palette.INK), (2.5, palette.CROWN), (0, palette.SEA_DEEP), (-band, palette.INK)):
        canvas.fill(shapes.disc(middle, middle, radius + reach), colour)
    return canvas.image


def costs_of(view: NavegadorView) -> tuple[int | None, ...]:
    """Return what each field costs the reader, or for a spectator the player to move."""
    return view.players[reader(view)].costs


def reader(view: NavegadorView) -> int:
    """Return the seat that reads the view; for a spectator the one that is awaited, or 0."""
    if view.seat is not None:
        return view.seat
    return view.awaited[0] if view.awaited else 0


def _lay_price(canvas: Canvas, centre: Point, radius: float, band: float, turn: float, middle: float, cost: int | None) -> None:
    if cost == 0:
        canvas.fill(shapes.polygon(sector(middle, radius - band / 2, radius + band / 2, 22.4, centre)), palette.GOLD)
    x, y = at(turn, radius, centre)
    if cost is None:
        canvas.fill(shapes.round_rectangle(x - 12, y - 2, x + 12, y + 2, 1), palette.SEA_SHALLOW)
    elif cost == 0:
        canvas.text(x, y, "0", fonts.SANS_BOLD, deciding.FIGURE, palette.INK, "mm")
    else:
        fx, fy = at(turn - 3.5, radius, centre)
        canvas.text(fx, fy, str(cost), fonts.SANS_BOLD, deciding.FIGURE, signs.IVORY, "mm")
        little_ship(canvas, *at(turn + 6.5, radius, centre), 1.5)


def _lay_word(canvas: Canvas, say: Say, name: str, centre: Point, inner: float, strength: float) -> None:
    """Draw a field's sign and name; a small rondel has only names, a tiny one only signs."""
    words, middle = say(Msg(f"navegador.pic.field.{name}")), angle(name)
    if inner < 130:
        drawing, width, slot = ICONS[name]
        x, y = at(middle, inner * 0.66, centre)
        canvas.sprite(drawing, x, y + (16 if slot is not None else 0), width * 1.25, slot, strength=strength, shadow=False)
        return
    if inner < 180:
        share = {0: 0.84, 90: 0.6}.get(round(middle % 180), 0.68)  # at the top and bottom words lie farther out, at the sides nearer
        x, y = at(middle, inner * share, centre)
        canvas.text(x, y, words, fonts.SANS_MEDIUM, deciding.NOTE, palette.INK, "mm")
        return
    drawing, width, slot = ICONS[name]
    is_tight = inner < TIGHT and round(middle % 90) == 45  # the next field is near there
    x, y = at(middle, inner * (0.74 if is_tight else 0.68), centre)
    word, sign = WORD_AND_SIGN[name]
    canvas.sprite(drawing, x, y + sign + (16 if slot is not None else 0), width * 1.5, slot, strength=strength, shadow=False)
    room = 2 * (inner * 0.32 - 5) if round(middle % 180) == 90 else None  # off the ring beside it
    canvas.text(x, y + word, words, fonts.SANS_BOLD, 31 if is_tight else 34, palette.INK, "mm", room)


def _lay_stones(canvas: Canvas, changes: Changes, name: RondelField, centre: Point, radius: float, has_number: bool) -> None:
    """Draw stones and the orange ship outside the rim; the stone that moves is faint."""
    view = changes.view
    there: list[Seat | None] = [player.seat for player in view.players if player.field == name]
    if changes.field == name and changes.moves_stone and changes.seat is not None and changes.seat not in there:
        there.append(view.players[changes.seat].seat)
    if view.card.marked == name:
        there.append(None)
    if not there:
        return
    start, end = (-22.5, 1.0) if has_number else (-20.0, 20.0)
    size = STONE if len(there) < 4 and radius > 220 else 17.0
    pitch = min(10.5 * FULL / radius, (end - start) / max(1, len(there) - 1))
    size = min(size, math.radians(pitch) * radius / (2 - math.radians(pitch)))  # so that no stone covers another
    first = (start + end) / 2 - pitch * (len(there) - 1) / 2
    for k, seat in enumerate(there):
        x, y = at(angle(name) + first + pitch * k, radius + size + 1, centre)
        if seat is None:
            signs.orange_ship(canvas, x, y, 2 * size - 4)
            continue
        is_moving = seat == changes.seat and changes.moves_stone
        marks.disc(canvas, x, y, size, seat, 0.5 if is_moving and view.players[seat].field == name else 1.0)
        if seat in view.awaited:
            canvas.fill(shapes.disc(x, y, size + 4, 4), palette.HALO)
