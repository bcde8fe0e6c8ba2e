"""The picture of a decision: a map with numbers, costs and gains, and the own goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.asks.decision import Answer, Decision
from engine.values.core import Msg, Say
from games.magellan.pictures import ground
from games.magellan.pictures.changes import Changes, compare_draft
from games.magellan.pictures.decisionmap import DecisionMap, cells_of, own_cells, window
from games.magellan.pictures.places import ROWS, Plate
from games.magellan.pictures.tags import glyph
from games.magellan.rules.board import NATIONS
from games.magellan.rules.values import Pack
from games.magellan.rules.view import KINDS, CountryView, MagellanView
from render import Draft
from render.kit import decision as deciding
from render.kit import fonts, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

ROW = 82.0
"""Height in px of the row of an answer."""
HIGHEST_ROW = 128.0
"""Greatest height in px of the row of an answer beside the map."""
FOOT = 96.0
"""Height in px of the strip with the own goods."""
MAP = 600.0
"""Greatest height in px of the map of a tall picture."""
FOOT_BESIDE = 160.0
"""Height in px of the own goods below a list beside the map: they have two rows."""
SIDE = 396.0
"""Width in px of the list beside the map of a wide picture."""
CARDS = 420.0
"""Height in px of the two packs."""
ABOUT = 14
"""Columns of a map without answers, at least: so there is land to see round a base in the ocean."""
BEYOND = 0.28
"""How much the world is darkened (0 to 1) below the rows that a map shows with their pieces."""
PACKS = "draw.pack"
"""The ask whose answers are drawn as two packs, without a map."""
LISTED = ("sell.country", "owe.country")
"""Asks whose answers are drawn as a list, without a map."""


def compose(view: MagellanView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw an open decision, or a move that is complete."""
    changed = compare_draft(view, draft)
    seat = view.seat if view.seat is not None else view.turn
    brief = draft.decision or Decision(Msg("magellan.pic.decide.done"), (), frame=Msg("magellan.frame.target", target=view.table.target))
    numbers = brief.numbers()
    has_packs, has_list = draft.asked == PACKS, draft.asked in LISTED
    is_beside = is_wide and bool(numbers) and not has_packs and not has_list  # a list beside the map
    highest_map = min(MAP, deciding.in_sight(brief, say) - FOOT) if numbers else MAP
    height = deciding.WIDE_HEIGHT
    if not is_wide:
        if has_packs:
            body = CARDS
        elif has_list:
            body = len(numbers) * ROW + 16
        else:
            body = _map_plate(changed, draft, numbers, seat, deciding.WIDE, highest_map).y1 - deciding.BAND + 4
        height = round(deciding.BAND + body + FOOT)
    canvas = deciding.open_canvas(height, brief, view.players[seat].seat, say)
    top, left = float(deciding.BAND), deciding.WIDE - SIDE + 4.0 if is_beside else 0.0
    foot_top = height - (FOOT_BESIDE if is_beside else FOOT)
    if has_packs:
        _lay_packs(canvas, numbers, changed.after, (0.0, top, float(deciding.WIDE), foot_top), say)
    elif not has_list:
        width = deciding.WIDE - SIDE if is_beside else deciding.WIDE
        map_height = highest_map
        if is_wide:
            map_height = height - top - (0 if is_beside else FOOT)
        plate = _map_plate(changed, draft, numbers, seat, width, map_height)
        _lay_map(canvas, plate, changed, numbers, say, top + map_height if is_wide else plate.y1, not is_wide)
    if has_list or is_beside:
        row = _row_height(len(numbers), height, is_wide, is_beside)
        for at, (number, answer) in enumerate(numbers.items()):
            box = (left, top + 8 + at * row, float(deciding.WIDE), top + 8 + (at + 1) * row)
            _lay_row(canvas, number, answer, changed.after, box, say, is_beside)
    _lay_foot(canvas, changed.after, seat, (left, foot_top, float(deciding.WIDE), float(height)), say)
    return canvas


def _row_height(count: int, height: float, is_wide: bool, is_beside: bool) -> float:
    """Return the height in px of the row of an answer, on a picture of some height."""
    if not is_wide:
        return ROW
    below = FOOT_BESIDE + 8 if is_beside else FOOT
    return min((height - deciding.BAND - below) / max(1, count), HIGHEST_ROW if is_beside else ROW)


def _map_plate(changed: Changes, draft: Draft, numbers: dict[int, Answer], seat: int, width: float, height: float) -> Plate:
    """Return the part of the world that the answers and the half-made move touch.

    If they touch nothing, it is the part with the own pieces.
    """
    after = changed.after
    if draft.asked == "buy.count":
        return window([after.players[seat].base], width, height, 0.0, deciding.BAND)
    cells = [cell for answer in numbers.values() for cell in cells_of(answer.places)]
    cells += list(changed.cells)
    cells += [fight.cell for fight in after.fights]
    if not cells:
        return window(own_cells(after, seat)[:3], width, height, 0.0, deciding.BAND, ABOUT)
    return window(cells, width, height, 0.0, deciding.BAND)


def _lay_map(canvas: Canvas, plate: Plate, changed: Changes, numbers: dict[int, Answer], say: Say, bottom: float, is_priced: bool) -> None:
    places = {number: answer.places for number, answer in numbers.items()}
    canvas.image.paste(_bare_world(plate, bottom), (round(plate.x0), round(plate.y0)))
    DecisionMap(canvas, plate, say, changes=changed, touched=places, is_priced=is_priced).lay()
    if bottom > plate.y1 + 1:
        canvas.fill(shapes.round_rectangle(plate.x0, plate.y1, plate.x1, bottom, 0), palette.SEA_DEEP, BEYOND)
    canvas.fill(shapes.round_rectangle(plate.x0, plate.y1 if bottom <= plate.y1 + 1 else bottom - 4, plate.x1, bottom + 4, 0), palette.GOLD)


def _bare_world(plate: Plate, bottom: float) -> Image.Image:
    """Return the part of the world without its pieces, as far down as is shown."""
    rows = plate.rows
    while rows < len(ROWS) - plate.top and replace(plate, rows=rows).y1 < bottom:
        rows += 1
    image = ground.bare(replace(plate, rows=rows))
    return image.crop((0, 0, image.width, min(image.height, round(bottom - plate.y0))))


def _lay_row(canvas: Canvas, number: int, answer: Answer, view: MagellanView, box: BoxPx, say: Say, is_narrow: bool) -> None:
    """Draw an answer: its number, its countries, the price, the gain."""
    x0, y0, x1, y1 = box
    y = (y0 + y1) / 2
    by_name = {country.country: country for country in view.countries}
    countries = [by_name[place] for place in answer.places if isinstance(place, str) and place in by_name]
    deciding.mark(canvas, number, x0 + 56, y)
    left = x0 + 104
    if not countries:
        _lay_label(canvas, say(answer.label), left, y, 38 if is_narrow else 42, x1 - left - 22)
        return
    name = str(say(NATIONS[countries[0].country].name))
    for other in countries[1:]:
        name = say(Msg("magellan.pic.decide.and", first=name, second=NATIONS[other.country].name))
    income = int(str(dict(answer.label.args).get("income", sum(country.income for country in countries))))
    cost = _cost(answer, countries)
    sign = "−" if answer.label.key.startswith("magellan.decide.sell") else "+"
    if is_narrow:
        room = x1 - left - 14
        lines = (name,) if text.width(name, fonts.SERIF_BOLD, 33) <= room else text.wrap_text(name, fonts.SERIF_BOLD, 31, room, 2)
        size, below = (38, 26.0) if len(lines) == 1 else (31, 35.0)
        for at, line in enumerate(lines):
            canvas.text(left, y - 24 + at * 30 - (14 if len(lines) > 1 else 0), line, fonts.SERIF_BOLD, size, palette.INK, "lm", room)
        right = canvas.text(left, y + below, f"{sign}{income}", fonts.SANS_BOLD, 38, _gain(sign), "lm")
        if cost is not None:
            canvas.text(right.x1 + 24, y + below, f"{cost} M", fonts.SANS_BOLD, 38, palette.INK, "lm")
        return
    target = canvas.text(
        x1 - 26, y + 2, say(Msg("magellan.pic.decide.of", target=view.table.target)), fonts.SANS, 32, palette.INK_SOFT, "rm"
    )
    gain = canvas.text(target.x0 - 10, y, f"{sign}{income}", fonts.SANS_BOLD, 44, _gain(sign), "rm")
    right = gain
    if cost is not None:
        right = canvas.text(x1 - 250, y, f"{cost} M", fonts.SANS_BOLD, 44, palette.INK, "rm")
    canvas.text(left, y, name, fonts.SERIF_BOLD, 44, palette.INK, "lm", right.x0 - left - 20)


def _cost(answer: Answer, countries: Sequence[CountryView]) -> object:
    """Return the money that an answer costs or brings; `None`: none is named.

    The label of a teacher has no figures: then it is the cost of the countries for sale.
    """
    args, is_decision = dict(answer.label.args), answer.label.key.startswith("magellan.decide")
    if is_decision and args.get("cost") is not None:
        return args["cost"]
    if args.get("money") is not None or is_decision:
        return args.get("money")
    return sum(country.cost for country in countries if country.owner is None) or None


def _lay_label(canvas: Canvas, label: str, left: float, y: float, size: int, room: float) -> None:
    """Write a label in up to two lines, a longer one in three smaller ones."""
    lines = _lines(label, size, room)
    if lines[-1].endswith("…"):
        size = 31
        lines = text.wrap_text(label, fonts.SERIF_BOLD, size, room, 3)
    for at, line in enumerate(lines):
        canvas.text(left, y + (at - (len(lines) - 1) / 2) * size * 1.1, line, fonts.SERIF_BOLD, size, palette.INK, "lm", room)


def _lines(label: str, size: int, room: float) -> tuple[str, ...]:
    """Break a label into lines, after its colon if possible."""
    deed, colon, rest = label.partition(": ")
    halves = (f"{deed}:", rest)
    is_long = text.width(label, fonts.SERIF_BOLD, size) > room
    if is_long and colon and all(text.width(half, fonts.SERIF_BOLD, size) <= room for half in halves):
        return halves
    return text.wrap_text(label, fonts.SERIF_BOLD, size, room, 2)


def _gain(sign: str) -> palette.Colour:
    return palette.WAX if sign == "−" else palette.PLAYERS[2].main


def _lay_packs(canvas: Canvas, numbers: dict[int, Answer], view: MagellanView, box: BoxPx, say: Say) -> None:
    """Draw the two packs with their cards left, those of the answers with numbers."""
    x0, y0, x1, y1 = box
    width = (x1 - x0 - 72) / 2
    choices = {answer.places[0].name: (number, answer) for number, answer in numbers.items() if isinstance(answer.places[0], Pack)}
    for at, name in enumerate(dict.fromkeys((*choices, "geographic", "history"))):
        left = x0 + 24 + at * (width + 24)
        is_map, offered = name == "geographic", choices.get(name)
        card = (left, y0 + 24, left + width, y1 - 20)
        surface.panel(canvas, card)
        colour = palette.LAND if is_map else palette.mix(palette.PAPER, palette.GOLD, 0.4)
        for lift in (16.0, 8.0, 0.0):
            tile = (left + width / 2 - 90 + lift, card[1] + 34 - lift, left + width / 2 + 90 + lift, card[1] + 178 - lift)
            canvas.fill(shapes.round_rectangle(*tile, 12), palette.INK)
            canvas.fill(shapes.round_rectangle(tile[0] + 3, tile[1] + 3, tile[2] - 3, tile[3] - 3, 10), colour)
        canvas.sign("compass-rose" if is_map else "discovery-seal", left + width / 2, card[1] + 106, 108)
        canvas.area("pack-geographic" if is_map else "pack-history", *card)
        count = view.geographic_count if is_map else view.history_count
        title = say(Msg("magellan.pic.decide.countries" if is_map else "magellan.pic.decide.history", cards=count))
        canvas.text(left + width / 2, card[3] - 98, title, fonts.SERIF_BOLD, 42, palette.INK, "mm", width - 30)
        if offered is None:
            continue
        number, answer = offered
        deciding.mark(canvas, number, left + 52, card[1] + 52)
        args = dict(answer.label.args)
        key, argument = ("payable", "payable") if is_map else ("payday", "income")
        sentence = say(Msg(f"magellan.pic.decide.{key}", **{argument: args[argument]}))
        canvas.text(left + width / 2, card[3] - 44, sentence, fonts.SANS_MEDIUM, 36, palette.INK_SOFT, "mm", width - 30)


def _lay_foot(canvas: Canvas, view: MagellanView, seat: int, box: BoxPx, say: Say) -> None:
    """Draw what the player owns: money, pieces, and the income toward the target."""
    x0, y0, x1, y1 = box
    player = view.players[seat]
    canvas.area("own", *box)
    is_narrow = x1 - x0 < deciding.WIDE / 2
    y = y0 + (y1 - y0) / (4 if is_narrow else 2)
    second = y0 + (y1 - y0) * 3 / 4 if is_narrow else y
    canvas.fill(shapes.round_rectangle(x0 + 24, y0, x1 - 24, y0 + 2, 0), palette.PAPER_EDGE)
    canvas.sprite("bag", x0 + 52, y - 2, 50, shadow=False)
    x = canvas.text(x0 + 84, y, f"{player.cash} M", fonts.SANS_BOLD, 44, palette.INK, "lm").x1 + 40
    canvas.area("own-money", x0 + 20, y - 34, x - 26, y + 34)
    if is_narrow:
        x = x0 + 30
    for kind, count in zip(KINDS, player.counts, strict=True):
        if kind == "plane" and not view.table.has_planes:
            continue
        mask = glyph(kind, 52)
        canvas.image.paste(palette.PLAYERS[seat].main, (round(x), round(second - 28)), mask)
        x = canvas.text(x + 60, second, str(count), fonts.SANS_BOLD, 42, palette.INK, "lm").x1 + (24 if is_narrow else 34)
    sentence = say(Msg("magellan.pic.decide.income", income=player.income, target=view.table.target))
    income = canvas.text(x1 - 26, y, sentence, fonts.SANS_BOLD, 32 if is_narrow else 38, palette.INK_SOFT, "rm")
    canvas.area("own-income", income.x0 - 12, y - 34, x1 - 14, y + 34)
