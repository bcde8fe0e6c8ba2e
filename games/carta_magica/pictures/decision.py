"""The picture of a decision: the sea with the answers' numbers, or a monster, or cards.

The sea around the ship and all places of the answers is large; beside or below it stand what is owned and what is on sale.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import msgspec
from PIL import Image

from engine.asks.decision import Answer, Decision
from engine.values.core import Msg, Say, Seat
from games.carta_magica.pictures import foot, framing, places, reaching, ships, tablecard, wheel, words
from games.carta_magica.pictures.foot import Spot
from games.carta_magica.rules.board import CHART, COLUMNS, HARBOUR, STEP, TALISMANS, Adventure, Challenge, Harbour, Square, Talisman
from games.carta_magica.rules.board import name as square_name
from games.carta_magica.rules.reach import bits, reach
from games.carta_magica.rules.view import CartaMagicaView
from render import Draft
from render.kit import decision, fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.kit.zoom import Zoomed

FOOT = 96
"""Height in px of what is owned, below a tall picture."""
SEA_HIGH = 672
"""Greatest height in px of the sea of a tall picture."""
SEA_WIDE = 700
"""Width in px of the sea of a tall picture."""
TALL = decision.BAND + SEA_HIGH + FOOT
"""Greatest height in px of a tall picture with a sea."""
NARROW = 600
"""Width in px of the sea of a wide picture."""
THING = 160
"""Height in px of a card to choose from, of a tall picture."""
RADIUS = decision.MARK / 2
"""Radius in px of the disc of an answer's number."""
LARGE_WHEEL = 1.9
"""How many times as large as on the table the wheel is on a high sea."""
SMALL_WHEEL = 1.52
"""How many times as large as on the table the wheel is on a low sea."""
STAKES = 6
"""Amounts of magic that are shown for a monster at least; with those of the answers, one more at most."""
BESIDE_WHEEL = 3
"""Columns of the chart that are shown beside the own ship for the wheel."""


def compose(view: CartaMagicaView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw the picture of an ask, or of a complete move."""
    assert view.seat is not None
    brief = _place_on_chart(draft.decision or Decision(Msg("carta_magica.decision.done"), ()))
    after: CartaMagicaView = draft.preview
    touched = [place for answer in brief.answers for place in answer.places] + list(draft.values if len(brief.answers) == 1 else ())
    things = tuple(dict.fromkeys(place for place in touched if isinstance(place, Talisman | Adventure)))
    if after.monster is not None and view.seat in after.awaited:
        return _monster(view, say, draft, brief, is_wide)
    if draft.asked in ("card.peek", "battle.prize", "cash.card"):
        return _things(view, say, draft, brief, things[:3], is_wide)
    return _sea(view, say, draft, brief, is_wide)


def _place_on_chart(brief: Decision) -> Decision:
    """Return the decision with harbours as squares, and challenges as talismans."""
    return msgspec.structs.replace(
        brief, answers=tuple(msgspec.structs.replace(answer, places=tuple(map(_place, answer.places))) for answer in brief.answers)
    )


def _place(place: Any) -> Any:
    if isinstance(place, Challenge):
        return TALISMANS[place.talismans[0]]
    return place.square if isinstance(place, Harbour) else place


def _mark(canvas: Canvas, brief: Decision, spots: Iterable[Spot]) -> None:
    """Draw the numbers of spots, side by side where several answers touch the same place."""
    for spot in spots:
        for k, number in enumerate([number for number, answer in brief.numbers().items() if spot.place in answer.places]):
            decision.mark(canvas, number, spot.x + k * (decision.MARK + 4), spot.y)


def _things(view: CartaMagicaView, say: Say, draft: Draft, brief: Decision, things: tuple[Any, ...], is_wide: bool) -> Canvas:
    """Draw cards to choose from."""
    after, seat = draft.preview, view.seat or 0
    high = decision.WIDE_HEIGHT if is_wide else decision.BAND + 28 + THING * max(1, len(things)) + 110
    canvas = _open_canvas(high, brief, seat, say)
    described = tuple([foot.thing_of(view, thing, say) for thing in things])
    spots = foot.lay_things(canvas, described, (24, decision.BAND + 26, decision.WIDE - 24, high - 92 - 14))
    foot.lay_own(canvas, after.players[seat], view.players[seat], (36, high - 98, decision.WIDE - 20, high - 10))
    _mark(canvas, brief, spots)
    return canvas


def _open_canvas(high: int, brief: Decision, seat: int, say: Say) -> Canvas:
    """Draw the band on warm paper."""
    canvas = decision.open_canvas(high, brief, Seat(seat), say)
    band = canvas.image.crop((0, 0, decision.WIDE, decision.BAND))
    canvas.image.paste(_paper(high), (0, 0))
    canvas.image.paste(band, (0, 0))
    return canvas


@layers.keep_last(6)
def _paper(high: int) -> Image.Image:
    return surface.add_texture(surface.ground((decision.WIDE, high)).image)


def _monster(view: CartaMagicaView, say: Say, draft: Draft, brief: Decision, is_wide: bool) -> Canvas:
    """Draw the monster, and how many of the six segments tame it for each amount of magic."""
    after, seat = draft.preview, view.seat or 0
    assert after.monster is not None
    card, player = after.monster.card, view.players[seat]
    touched = [place for answer in brief.answers for place in answer.places]
    amounts = {int(place.removeprefix("stake-")) for place in touched if isinstance(place, str) and place.startswith("stake-")}
    missing = STAKES - len(amounts)
    if missing > 0:  # fill up with the stakes of the most segments
        amounts.update([after.monster.spent + magic for magic, _ in after.monster.stakes][-missing:])
    rows = sorted(amounts, reverse=True)[: STAKES + 1]
    pitch = 66 if is_wide else 78
    high = decision.WIDE_HEIGHT if is_wide else decision.BAND + 70 + pitch * max(STAKES, len(rows)) + 110
    canvas = _open_canvas(high, brief, seat, say)
    top, bottom = decision.BAND + 24, high - 104
    surface.panel(canvas, (20, top, 380, bottom))
    canvas.area("monster", 20, top, 380, bottom)
    middle = (top + bottom) / 2
    canvas.text(200, top + 52, words.card_title(say, card), fonts.SERIF_BOLD, 42, palette.INK, "ms", 330)
    canvas.sign(words.sign_of(card), 200, middle + 6, min(290, bottom - top - 150))
    marks.badge(canvas, 72, bottom - 52, 34, str(card.strength))
    canvas.sprite("bag", 324, bottom - 52, 70, figure=str(card.gold), shadow=False)
    start = top + (bottom - top - pitch * len(rows)) / 2 + pitch / 2
    spots = []
    for k, magic in enumerate(rows):
        y = start + pitch * k
        good = sum([segment.steps + magic + len(player.monsters) >= card.strength for segment in view.wheel])
        canvas.sprite("magic", 512, y, 46, shadow=False)
        canvas.text(546, y, str(magic), fonts.SANS_BOLD, 46, palette.INK, "lm")
        for pip in range(6):
            x = 640 + 52 * pip
            canvas.fill(shapes.disc(x, y, 20), palette.INK if pip < good else palette.PAPER_EDGE)
            canvas.fill(shapes.disc(x, y, 17), palette.HALO if pip < good else palette.PAPER)
        spots.append(Spot(f"stake-{magic}", 434, y))
        canvas.area(f"stake-{magic}", 476, y - pitch / 2 + 2, 930, y + pitch / 2 - 2)
    foot.lay_own(canvas, after.players[seat], player, (36, high - 98, decision.WIDE - 20, high - 10))
    _mark(canvas, brief, spots)
    return canvas


def _sea(view: CartaMagicaView, say: Say, draft: Draft, brief: Decision, is_wide: bool) -> Canvas:
    """Draw the sea with the ship, ways and goals; at the right talismans, and what is owned."""
    squares, marked, is_begun = _squares_to_show(view, draft, brief), _numbered_squares(brief), _is_begun(draft)
    if is_wide:
        width, height, clear_top = NARROW, decision.WIDE_HEIGHT, 0.0
        sea_height = height - decision.BAND if is_begun else framing.whole_height(width)
        sea = framing.zoom_in(squares, width, sea_height)
    else:
        width, on_cards = SEA_WIDE, any(not isinstance(place, int) for answer in brief.answers for place in answer.places)
        most, in_sight = SEA_HIGH if is_begun else framing.whole_height(width), decision.in_sight(brief, say) - FOOT
        sea_height, clear_top = framing.sea_height(squares, marked, width, most, in_sight, is_clear_above=on_cards)
        sea = framing.zoom_in(squares, width, sea_height, marked, clear_top)
        height = decision.BAND + sea_height + FOOT
    canvas = _open_canvas(height, brief, view.seat or 0, say)
    areas = _lay_sea(sea, view, draft, brief, say, clear_top)
    sea.lay(canvas, 0, decision.BAND)
    for name, area in areas.items():
        canvas.area(name, *area)
    end = decision.BAND + sea_height
    canvas.fill(shapes.round_rectangle(width - 3, decision.BAND, width, end, 0), palette.GOLD)
    if is_wide:
        spots = _lay_right_of_wide(canvas, view, draft, brief, end)
    else:
        spots = _lay_right_of_tall(canvas, view, draft, brief, end, say)
    _mark(canvas, brief, spots)
    return canvas


def _lay_right_of_wide(canvas: Canvas, view: CartaMagicaView, draft: Draft, brief: Decision, end: int) -> list[Spot]:
    """Draw the spin, talismans and what is owned beside the sea of a wide picture.

    `end`: the lower edge of the sea. Before a home is chosen, the whole chart is shown, which is lower: what is owned stands below it.
    """
    after, seat, is_begun = draft.preview, view.seat or 0, _is_begun(draft)
    has_spun = _has_spun(draft)
    spots = foot.lay_spin(canvas, after, (672, 92, 944, 236)) if has_spun else []
    top, bottom = 246 if has_spun else 92, 440 if is_begun else canvas.height - 12
    spots += foot.list_talismans(canvas, after, _talismans(view, after, brief), (672, top, 944, bottom), _named_talismans(brief))
    own_box, columns = ((622, 440, 952, 544), 3) if is_begun else ((24, end, NARROW - 12, canvas.height), 5)
    foot.lay_own(canvas, after.players[seat], view.players[seat], own_box, columns)
    return spots


def _lay_right_of_tall(canvas: Canvas, view: CartaMagicaView, draft: Draft, brief: Decision, end: int, say: Say) -> list[Spot]:
    """Draw the spin and talismans beside a tall picture's sea, and what is owned below it.

    `end`: the lower edge of the sea.
    """
    after, seat = draft.preview, view.seat or 0
    canvas.fill(shapes.round_rectangle(0, end - 3, decision.WIDE, end, 0), palette.GOLD)
    has_spun = _has_spun(draft)
    left, right, spin_top = SEA_WIDE + 24, decision.WIDE - 14, end - 14 - foot.HIGH
    spots = foot.lay_spin(canvas, after, (left, spin_top, right, end - 14)) if has_spun else []
    box = (left, decision.BAND + 14, right, spin_top if has_spun else end - 2)
    spots += foot.stack_talismans(canvas, after, _talismans(view, after, brief), box, _named_talismans(brief), say)
    foot.lay_own(canvas, after.players[seat], view.players[seat], (36, end + 6, decision.WIDE - 20, canvas.height - 6))
    return spots


def _talismans(view: CartaMagicaView, after: CartaMagicaView, brief: Decision) -> tuple[Talisman, ...]:
    """Return the talismans shown: before an attack those at stake, else those on sale."""
    return _at_stake(view) if view.victims else _on_sale(after, brief)


def _named_talismans(brief: Decision) -> set[int]:
    """Return the talismans that answers name; they are ringed."""
    return {place.id for answer in brief.answers for place in answer.places if isinstance(place, Talisman)}


def _on_sale(view: CartaMagicaView, brief: Decision) -> tuple[Talisman, ...]:
    """Return the talismans on sale, or those of the answers if some are not on sale."""
    named = [place for answer in brief.answers for place in answer.places if isinstance(place, Talisman)]
    return tuple(named) if any(talisman not in view.row for talisman in named) else view.row


def _at_stake(view: CartaMagicaView) -> tuple[Talisman, ...]:
    """Return talismans of ships one may attack, sought ones first, and the dearest own one."""
    own = view.players[view.seat or 0]
    sought = own.challenge.talismans if own.challenge is not None else ()
    theirs = [talisman for seat in view.victims for talisman in view.players[seat].talismans]
    theirs.sort(key=lambda their: (their.id not in sought, -their.points))
    dearest = sorted(own.talismans, key=lambda talisman: (talisman.id not in sought, -talisman.points))[:1]
    return (*theirs[: 3 - len(dearest)], *dearest)


def _squares_to_show(view: CartaMagicaView, draft: Draft, brief: Decision) -> list[Square]:
    """Return the squares to be seen: of the answers, the own ship, its ways and a battle.

    For the choice of a home these are all harbours.
    """
    if not _is_begun(draft):
        return [harbour.square for harbour in view.harbours]
    after, seat = draft.preview, view.seat or 0
    squares = _squares_of(brief.answers)
    squares += [square for way in reaching.drafted_ways(view, draft) for square in way]
    squares += [square for moment in (view, after) if (square := moment.players[seat].square) is not None]
    if after.fight is not None:
        squares += [square for other in (after.fight.attacker, after.fight.defender) if (square := after.players[other].square) is not None]
    if squares and _has_to_spin(after):  # the ship moves aside for the wheel
        squares.append(squares[0] + (BESIDE_WHEEL if squares[0] % COLUMNS < COLUMNS / 2 else -BESIDE_WHEEL))
    return squares or [harbour.square for harbour in view.harbours]


def _numbered_squares(brief: Decision) -> list[Square]:
    """Return the squares that carry a number."""
    return _squares_of(brief.numbers().values())


def _squares_of(answers: Iterable[Answer]) -> list[Square]:
    return [place for answer in answers for place in answer.places if isinstance(place, int)]


def _lay_sea(
    sea: Zoomed, view: CartaMagicaView, draft: Draft, brief: Decision, say: Say, clear_top: float
) -> dict[str, tuple[float, float, float, float]]:
    """Draw reach, ways, flags, ships, numbers and names; return the areas of the numbers.

    These are in px of the picture. No number stands in the upper `clear_top` px of the sea.
    """
    after, seat = draft.preview, view.seat or 0
    plain = Canvas(sea.image)
    if after.wind is not None and after.is_storm:
        ships.lay_streaks(sea, STEP[after.wind])
    is_begun = _is_begun(draft)
    near = after.reach if after.last == view.last else ()
    reaching.lay_reach(plain, sea, near)
    ships.lay_rings(sea, tuple([place for place in near if place in HARBOUR] or ([] if is_begun else _squares_of(brief.answers))))
    ships.lay_flags(sea, after)
    ways = [way for way in reaching.drafted_ways(view, draft) if len(way) > 1] or _ways(after, brief, seat) or _drifts(after, brief, seat)
    dots = [dot for way in ways for dot in reaching.lay_way(plain, reaching.dotted_way(sea, way))]
    own = after.players[seat].square
    if own is not None:
        marks.halo(sea, *_ship(own), 27)
    drafted = [way[-1] for way in reaching.drafted_ways(view, draft) if draft.asked != "sail.route"]
    ships.lay_ships(sea, view if drafted else after, None)
    for end in drafted:
        x, y = places.berth(end)
        sea.sprite("ship", x - 1, y + ships.DOWN, ships.FIELD, seat, strength=0.5, shadow=False)
    ships.lay_encounter(sea, after)
    if not is_begun:  # homes are chosen by their names: numbers give way to them
        tablecard.lay_names(sea, words.harbour_names(view, say), [])
    if _has_to_spin(after):
        _lay_wheel(plain, sea, after, say)
    marked = _lay_marks(plain, sea, brief, clear_top)
    for square in dict.fromkeys((*_numbered_squares(brief), *([] if own is None else [own]), *HARBOUR)):
        x, y = places.centre(square)
        sea.area(f"square-{square_name(square)}", x - places.SIDE / 2, y - places.SIDE / 2, x + places.SIDE / 2, y + places.SIDE / 2)
    if is_begun:
        tablecard.lay_names(sea, words.harbour_names(view, say), [*plain.boxes, *dots])
    sea.boxes += plain.boxes
    return {name: (x0, y0 + decision.BAND, x1, y1 + decision.BAND) for name, (x0, y0, x1, y1) in marked.items()}


def _is_begun(draft: Draft) -> bool:
    """Return whether the own ship has a home; the whole chart is shown before."""
    return draft.asked != "settle"


def _has_spun(draft: Draft) -> bool:
    """Return whether the segment under the pointer matters: no spin or home is asked for."""
    return _is_begun(draft) and not _has_to_spin(draft.preview)


def _has_to_spin(view: CartaMagicaView) -> bool:
    """Return whether the reader is asked to spin: the wheel itself is shown then."""
    return view.stage == "spinning" and view.seat in view.awaited


def _lay_wheel(canvas: Canvas, sea: Zoomed, view: CartaMagicaView, say: Say) -> None:
    """Draw the wheel in the corner of the sea that is farthest from the own ship."""
    (wide, high), scale = sea.image.size, LARGE_WHEEL if sea.image.height >= sea.image.width * 0.9 else SMALL_WHEEL
    radius, free = wheel.RIM * scale, 16
    corners = [(x, y) for x in (free + radius, wide - free - radius) for y in (free + radius + wheel.POINTER * scale, high - free - radius)]
    square = view.players[view.seat or 0].square
    own = (wide / 2, high / 2) if square is None else reaching.at(sea, *_ship(square))
    wheel.lay_large(canvas, max(corners, key=lambda corner: math.dist(corner, own)), scale, view.spin, view.wind, say)


def _ship(square: Square) -> Point:
    """Return the middle of a ship's drawing."""
    x, y = places.berth(square)
    return x, y - 3


def _ways(view: CartaMagicaView, brief: Decision, seat: int) -> list[tuple[Square, ...]]:
    """Return the ways of the answers that sail."""
    origin = view.players[seat].square
    if origin is None or not view.steps:
        return []
    others = bits(player.square for player in view.players if player.square is not None and player.seat != seat)
    in_reach = reach(origin, view.steps, others, view.options)
    ways = []
    for answer in brief.answers:
        target = next((square for square in _squares_of([answer]) if square != origin and in_reach.ends >> square & 1), None)
        if target is not None:
            laps = in_reach.laps(target)
            ways.append(in_reach.route(target, laps[0] if "anticlockwise" in answer.path else laps[-1]))
    return ways


def _drifts(view: CartaMagicaView, brief: Decision, seat: int) -> list[tuple[Square, ...]]:
    """Return where a storm that is coming would drive the own ship."""
    origin = view.players[seat].square
    if origin is None or not view.is_storm:
        return []
    return [(origin, square) for square in _squares_of(brief.answers) if square != origin]


def _lay_marks(canvas: Canvas, sea: Zoomed, brief: Decision, clear_top: float) -> dict[str, tuple[float, float, float, float]]:
    """Draw the numbers on the sea: on an open square, else beside it where it is free."""
    for number, answer in brief.numbers().items():
        for square in dict.fromkeys(place for place in answer.places if isinstance(place, int)):
            obstacles = [*sea.boxes, *canvas.boxes]
            spots = _spots(sea, square, clear_top)
            free = [spot for spot in spots if _is_free(spot, obstacles)]
            decision.mark(canvas, number, *(free or spots)[0])
    return canvas.areas


def _spots(sea: Zoomed, square: Square, clear_top: float) -> list[Point]:
    """Return where a number of a square may stand, the best places first.

    They are on circles around the square, at sixteen directions; on open sea also on the square itself. No number stands in the upper
    `clear_top` px.
    """
    x, y = reaching.at(sea, *places.centre(square))
    side = places.SIDE * sea.scale
    is_open = CHART[square] == "."
    near = max(0.5 * side + RADIUS * 0.5, 0.62 * side + 8)
    around = [
        (x + radius * math.cos(turn * math.pi / 8), y + radius * math.sin(turn * math.pi / 8))
        for radius in (near, near + 14, near + 30, near + 50, near + 80, near + 120, near + 170)
        for turn in (8, 0, 10, 14, 6, 2, 12, 4, 9, 15, 7, 1, 11, 13, 5, 3)  # left, right, then the diagonals, above and below
    ]
    spots = [(x, y), *around] if is_open else around
    top, left = clear_top + RADIUS + 2, RADIUS + 2
    wide, high = sea.image.size
    return [(min(max(a, left), wide - left), min(max(b, top), high - top)) for a, b in spots]


def _is_free(spot: Point, obstacles: list[Box]) -> bool:
    x, y = spot
    box = Box("mark", "", x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
    return not any(box.overlaps(other, 1) for other in obstacles)
