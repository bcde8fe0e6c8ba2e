"""The table picture, complete as PNG bytes, beside a naive drawing of the same things.

The naive drawing is what one writes first: everything at twice the size by Pillow's own calls, reduced, and saved as a palette PNG at
level 6. Both draw the same position with five players.
"""

from __future__ import annotations

import math

from bench import Row
from bench.naive import TWICE, Naive, rows_of
from contract.names import NAMES
from engine.values.core import Msg, Say, Who
from games.pizarro import positions
from games.pizarro.pictures import auction, banner, places, players
from games.pizarro.pictures.cards import explorer_name
from games.pizarro.rules.board import EXPLORERS
from games.pizarro.rules.view import PizarroView
from render.kit import fonts, palette, shapes, sprites
from render.kit.banner import BOX
from words import speaker


def rows() -> list[Row]:
    """Measure the pictures of table, hand and score sheet."""
    say, view = speaker("en", NAMES), positions.middle()
    shots = (
        ("table picture, 5 players", view, "table", None),
        ("hand picture", positions.paying_view(), "hand", None),
        ("score sheet, 4 players", positions.over(), "sheet", None),
    )
    return rows_of("pizarro", say, lambda: naive(view, say), shots)


def naive(view: PizarroView, say: Say) -> bytes:
    """Draw the same pieces, lines and words plainly: no texture, flat seas, one shadow layer."""
    drawing = Naive((1200, 900))
    boxes = (BOX, auction.CARD, auction.PANEL, *players.boxes(len(view.players)))
    for box in boxes:
        drawing.panel(box, palette.PAPER)
    _naive_chart(drawing, view, say)
    _naive_panels(drawing, view, say)
    drawing.text(135, 57, banner.title(view, say)(say(Who(view.awaited[0]))), fonts.SERIF_BOLD, 44)
    drawing.text(135, 89, banner.task(view, say), fonts.SANS_MEDIUM, 28)
    drawing.text(546, 91, say(Msg("pizarro.pic.card_of", number=view.card_number, cards=view.cards_in_phase)), fonts.SANS_BOLD, 25)
    return drawing.finished()


def _naive_chart(drawing: Naive, view: PizarroView, say: Say) -> None:
    drawing.brush.rectangle([v * TWICE for v in places.CHART], fill=palette.PAPER, outline=palette.INK, width=3)
    for k in range(1, 31, 2):
        drawing.line(((24 + 28 * k, 122), (52 + 28 * k, 122)), palette.INK, 10)
        drawing.line(((24 + 28 * k, 733), (52 + 28 * k, 733)), palette.INK, 10)
    drawing.brush.rectangle([v * TWICE for v in places.SEA], fill=palette.SEA)
    for k in range(32):
        angle = 2 * math.pi * k / 32
        drawing.line(((812, 436), (812 + 300 * math.sin(angle), 436 - 300 * math.cos(angle))), palette.SEA_SHALLOW, 1)
    shore = tuple((224 + 5 * math.sin(y / 34), float(y)) for y in range(127, 730, 3))
    drawing.brush.polygon([(66, 254), *((x * TWICE, y * TWICE) for x, y in shore), (66, 1458)], fill=palette.LAND)
    for off in (0, 5, 10):
        drawing.line(tuple((x + off, y) for x, y in shore), palette.COAST, 3)
    for key in places.every_space():
        outline = [(x * TWICE, y * TWICE) for x, y in places.outline(*key)]
        drawing.brush.polygon(outline, fill=palette.SHOAL, outline=palette.SEA_CHART, width=3)
    values = [value for key in places.every_space() for value in places.printed_values(view.sides, *key)[0]]
    drawing.shaded((value.x, value.y, value.width * 0.4) for value in values)
    for explorer, phase in places.every_space():
        for value in places.printed_values(view.sides, explorer, phase)[0]:
            drawing.sprite(value.name, value.x, value.y, value.width)
            if value.figure:
                drawing.text(value.x - 6, value.y + 8, value.figure, fonts.SANS_BOLD, 26)
    for explorer in EXPLORERS:
        y = places.lane_middle(explorer)
        drawing.sprite("medallion", 62, y, 54)
        drawing.sprite(explorer.replace("_", "-"), 62, y, 40)
        drawing.text(95, y + 8, explorer_name(say, explorer), fonts.SERIF_BOLD, 27)
    for piece in shapes.dashes(places.ring("cook", 2), (12, 9), fits=True):
        drawing.line(piece, palette.INK, 11)
        drawing.line(piece, palette.HALO, 7)
    drawing.line(((420, 330), (420, 342), (630, 342), (630, 325)), palette.HALO, 8)
    for player in view.players:
        for ship in player.ships:
            drawing.sprite(
                sprites.slot_name("ship", player.seat), places.COLUMNS[ship.phase][1] - 40, places.lane_middle(ship.explorer), 60
            )


def _naive_panels(drawing: Naive, view: PizarroView, say: Say) -> None:
    for player, box in zip(view.players, players.boxes(len(view.players)), strict=True):
        drawing.sprite(sprites.slot_name("disc", player.seat), box[0] + 32, box[1] + 36, 48)
        drawing.text(box[0] + 64, box[1] + 33, say(Who(player.seat)), fonts.SANS_MEDIUM, 27)
        drawing.text(box[0] + 64, box[1] + 60, players.standing(view, player, say)[0], fonts.SANS, 23)
        for k, mark in enumerate(players.marks_of(view, player)):
            drawing.sprite(sprites.slot_name(mark.name, mark.seat), box[0] + 30 + 60 * k, box[1] + 102, mark.width)
            drawing.text(box[0] + 50 + 60 * k, box[1] + 110, mark.figure, fonts.SANS_BOLD, 27)
    drawing.sprite("cook", 1042, 280, 156)
    drawing.text(930, 168, "Cook", fonts.SERIF_BOLD, 38)
    drawing.sprite("bag", 976, 586, 98)
    for k, step in enumerate(view.trail):
        drawing.sprite(sprites.slot_name("disc", step.seat), 946 + 49 * k, 682, 38)
        drawing.text(940 + 49 * k, 726, str(step.amount), fonts.SANS_BOLD, 28)
